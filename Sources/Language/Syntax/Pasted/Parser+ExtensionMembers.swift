// Members of extensions: functions and variables of the top level under names that no program can write.

extension Parser {
  /// A function named "point.moved", or of the type "CGPoint.unit"; an operator keeps its name.
  ///
  /// What the extension of a protocol gives the types themselves has the type as `self`.
  mutating func addMethod(of owner: Name, isStatic: Bool) throws(Diagnostic) {
    let start = token.span.start
    let isMethod = !isStatic || isProtocol(owner) && !namesOperator
    let (index, nameSpan) = try functionNode(isMethod: isMethod)
    var name = tree.functions[Int(index)].name
    if names.isOperator(name) {
      nameSelf(owner, in: index)
    } else {
      let isPlain = tree.functions[Int(index)].parameters.count == 1
      name = mangled(name, of: owner, isStatic: isStatic, isPlain: isPlain)
    }
    if isMethod { tree.functions[Int(index)].owner = owner }
    let target = place(.name(name), nameSpan)
    extras.append(try add(.function(index, target: target), from: start))
  }

  /// `Self` of an operator in the extension of a protocol: the operands are what promises to be it, and no others.
  private mutating func nameSelf(_ owner: Name, in function: Int32) {
    guard tree.structure(named: owner)?.isProtocol ?? false else { return }
    for parameter in tree.functions[Int(function)].parameters {
      for type in [parameter.type, parameter.each] where type >= 0 {
        if names.text(tree.types[Int(type)].name, is: "Self") {
          tree.types[Int(type)].name = owner
        }
      }
    }
  }

  /// Whether an operator stands behind `func`.
  private var namesOperator: Bool {
    mutating get { next.kind == .ownOperator || next.kind.isDeclarable }
  }

  /// `init(center:size:)` of a type: a method "CGRect.init", whose `self` it makes.
  mutating func addInitializer(of owner: Name) throws(Diagnostic) {
    let start = token.span
    let index = try structureInitializer()
    tree.functions[Int(index)].owner = owner
    tree.noteExtension(owner, of: owner)
    if isProtocol(owner) { tree.holdsInitializersOfProtocols = true }
    let name = mangled(words.initializer, of: owner, isStatic: true)
    extras.append(try add(.function(index, target: place(.name(name), start)), from: start.start))
  }

  /// Computed properties, or values of the type itself, such as `static let zero = …, unit = …`.
  mutating func addProperty(of owner: Name, isStatic: Bool) throws(Diagnostic) {
    let start = token.span.start
    let isConstant = isKeyword(.let)
    advance()
    if kind == .leftParen, isStatic {
      return try addParts(of: owner, isConstant: isConstant, from: start)
    }
    repeat {
      try addProperty(of: owner, isStatic: isStatic, isConstant: isConstant, from: start)
    } while match(.comma)
  }

  /// `static let (a, b) = (1, 2)`.
  private mutating func addParts(of owner: Name, isConstant: Bool, from start: Int32)
    throws(Diagnostic)
  {
    let (parts, type) = try namesOfTuple()
    let targets = parts.map { part in
      let target = place(.name(mangled(part.name, of: owner, isStatic: true)), part.span)
      tree.nodes[Int(target)].place.isConstant = isConstant
      return target
    }
    extras.append(try destructured(tree.add(targets), as: type, from: start))
  }

  private mutating func addProperty(
    of owner: Name, isStatic: Bool, isConstant: Bool, from start: Int32
  ) throws(Diagnostic) {
    let nameSpan = token.span
    let name = try expectName(.variableName)
    let type = match(.colon) ? try type() : -1
    let full = mangled(name, of: owner, isStatic: isStatic, isPlain: true)
    let target = place(.name(full), nameSpan)
    tree.nodes[Int(target)].place.isConstant = isConstant
    if isStatic, match(.assign) {
      return extras.append(try staticVariable(name, target, type, from: start))
    }
    if isStatic, !isConstant, type >= 0, kind != .leftBrace {
      return extras.append(
        try add(.declare(target: target, type: type, value: Tree.none), from: start))
    }
    guard kind == .leftBrace else { throw unexpected(.computedBody) }
    try addComputed(name, target, type, of: owner, isStatic: isStatic, from: start)
  }

  /// `static var scale = 2 { didSet { … } }` behind its `=`.
  private mutating func staticVariable(
    _ name: Name, _ target: NodeID, _ type: Int32, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    let value = try expression()
    if !startsObservers, isMadeLater(value) {
      return try lazyVariable(name, target, type, value, from: start)
    }
    let declared = try add(
      .declare(target: target, type: type, value: value), from: start, value)
    guard startsObservers else { return declared }
    return try add(
      .observed(declared, accessors(of: name, type: type)), from: start, declared)
  }

  /// A computed property at its brace.
  mutating func addComputed(
    _ name: Name, _ target: NodeID, _ type: Int32, of owner: Name, isStatic: Bool,
    from start: Int32
  ) throws(Diagnostic) {
    let isMethod = !isStatic || isProtocol(owner)
    let receiver = isMethod ? [selfParameter(token.span)] : []
    let index = try accessors(of: name, type: type, receiver)
    for function in [tree.accessors[Int(index)].getter, tree.accessors[Int(index)].setter]
    where function >= 0 && isMethod {
      tree.functions[Int(function)].owner = owner
    }
    let declaration = try add(
      .declare(target: target, type: -1, value: Tree.none), from: start)
    extras.append(try add(.observed(declaration, index), from: start))
  }

  /// The name of the top level under which a member of a type is kept; no program can write it.
  ///
  /// Each type of fractions has what takes no arguments for itself, where another has the same.
  mutating func mangled(_ name: Name, of owner: Name, isStatic: Bool, isPlain: Bool = false) -> Name
  {
    if !isStatic { tree.noteExtension(name, of: owner) }
    let isOwn = isStatic || ownTypes.contains(owner) || tree.structure(named: owner) != nil
    let prefix = isOwn ? nil : Catalogue.shared.memberPrefix(of: owner)
    var shared = intern("\(prefix ?? names.text(owner)).\(names.text(name))")
    if !isOwn, isPlain, fractionTypes.contains(names.text(owner)),
      tree.fractions.isSecond(owner, shared, name)
    {
      shared = intern("\(names.text(owner)).\(names.text(name))")
      tree.fractions.note(owner, shared)
    }
    let own = apart(shared, isStatic: isStatic)
    // What an initializer takes says which is meant; there is no value yet whose type could.
    let full = name == words.initializer ? own : constrained(own)
    if isStatic { tree.noteStatic(name, keptAs: full) } else { tree.noteMember(keptAs: full) }
    return full
  }

  /// The same of a class method of Objective-C, which no name alone means.
  mutating func mangled(_ name: Name, ofMessagesTo owner: Name) -> Name {
    let full = apart(intern("\(names.text(owner)).\(names.text(name))"), isStatic: true)
    tree.noteClassMethod(keptAs: full)
    return full
  }

  /// A name for `static func degrees(_:)` beside `var degrees`: the later of both is kept apart.
  private mutating func apart(_ full: Name, isStatic: Bool) -> Name {
    if !tree.hasTwin(full), tree.isTaken(full, besides: isStatic) {
      let twin = intern("\(names.text(full)).(\(isStatic ? "type" : "value"))")
      tree.addTwin(twin, of: full, isStatic: isStatic)
    }
    return tree.kept(full, isStatic: isStatic)
  }
}
