extension Parser {
  // class = ("class" | "extension") name [":" types] "{" (statement | initializer)* "}"

  /// A class, or the extension of one, that is open at this place.
  struct OpenClass {
    var brace: Span
    /// Its place in the tree.
    var body: Int
    /// Where each name stands among its members.
    var places: [Name: Int] = [:]
    /// Whether a name alone may be a member of a view: in classes of views, layers and recognizers.
    var isOfViews: Bool
  }

  /// Enters a pasted class, or the extension of one, whose members become top-level.
  ///
  /// False where no class begins here. What is written before it (`final`, `@objc`) means nothing.
  mutating func entersClass(_ statements: inout [NodeID]) -> Bool {
    guard mayBeginClass else { return false }
    var entered = false
    recovering { parser throws(Diagnostic) in
      try parser.skipModifiers()
      guard parser.isKeyword(.class) || parser.isKeyword(.extension),
        parser.next.kind == .name, !parser.extendsValues
      else { return }
      entered = true
      if let statement = try parser.classHeader() {
        parser.tree.nodes[Int(statement)].place.hasBlocks = true
        statements.append(statement)
      }
    }
    return entered
  }

  /// An attribute, a modifier, or the word itself; most statements are known to be something else.
  private var mayBeginClass: Bool {
    mutating get {
      guard kind == .keyword, let word = Keyword(rawValue: token.payload) else {
        return kind == .at && !isDirective
      }
      return word == .class || word == .extension || word.isModifier
    }
  }

  /// The declaration of a class; nothing for an extension.
  private mutating func classHeader() throws(Diagnostic) -> NodeID? {
    let start = token.span.start
    let isExtension = isKeyword(.extension)
    advance()
    let nameSpan = token.span
    let written = try expectName(.typeName)
    // The name of a class is as long as those around it are together.
    guard openClasses.count < Parser.deepest else {
      throw Diagnostic(.nestedTooDeep(Parser.deepest), nameSpan)
    }
    let name = isExtension ? unaliased(written) : fullName(written)
    outerType = nil
    try readGenerics(of: name)
    let above = try readParents(of: name)
    let parent = unaliased(above?.name ?? .none)
    guard kind == .leftBrace else { throw unexpected(.openingBrace) }
    let brace = token.span
    let own = intern("\(names.text(name)).self")
    let body = tree.add(BodyNode(name: name, own: own, span: Span(start: start, end: .max)))
    let isOfViews = self.isOfViews(isExtension ? name : parent, isKnown: !isExtension)
    openClasses.append(
      OpenClass(brace: brace, body: body, isOfViews: isOfViews))
    advance()
    if isExtension { return nil }
    let index = tree.add(
      StructureNode(
        name: name, nestedName: name == written ? .none : written, fields: [], methods: [],
        span: nameSpan, isClass: true, parent: parent, parentArguments: above?.arguments ?? [],
        isOfViews: isOfViews))
    tree.structures[Int(index)].initializers = tree.initializers(extending: name)
    tree.bodies[body].structure = index
    blocks += 1
    return try add(.structure(index, target: place(.name(name), nameSpan)), from: start)
  }

  /// A class inside a function: as it uses none of its variables, it is one of the top level.
  mutating func localClass() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let outer = (context, closureArguments, statics, localGetters, openTypes)
    (context, closureArguments, statics) = (Context(), [], [:])
    (localGetters, openTypes) = ([], [])
    var statements: [NodeID] = []
    let depth = openClasses.count
    repeat { readStatement(&statements) } while openClasses.count > depth && kind != .end
    (context, closureArguments, statics, localGetters, openTypes) = outer
    extras.append(contentsOf: statements)
    return try add(.block(.empty), from: start)
  }

  /// Whether a class is a view's, a layer's or a recognizer's: one of the frameworks, of the program, or, in the extension
  /// of a class that was not pasted, none that is called a controller.
  mutating func isOfViews(_ name: Name, isKnown: Bool) -> Bool {
    if Catalogue.shared.type(name)?.hasClasses ?? false { return true }
    if let structure = tree.classNode(named: name) { return structure.isOfViews }
    if isKnown, name != .none, let ancestor = ancestorFurtherDown(name) {
      return isOfViews(ancestor, isKnown: true)
    }
    return !isKnown && !names.text(name).hasSuffix("Controller")
  }

  /// What ends the statements of this place.
  var endOfStatements: TokenKind { openClasses.isEmpty ? .end : .rightBrace }

  /// Leaves the innermost class at its brace; false outside of one.
  mutating func leavesClass() -> Bool {
    guard kind == .rightBrace, let open = openClasses.popLast() else { return false }
    tree.bodies[open.body].span.end = token.span.end
    if !genericHolders.isEmpty {
      if tree.bodies[open.body].structure >= 0 { noteHolders(of: tree.bodies[open.body].name) }
      genericHolders = [:]
    }
    advance()
    return true
  }

  /// At the end of the source: a class that was not closed waits for its brace.
  mutating func closeClasses() {
    guard let open = openClasses.last else { return }
    recovering { parser throws(Diagnostic) in try parser.close(.rightBrace, open.brace) }
  }

  /// Notes that a statement of a class declares its members.
  mutating func noteMembers(_ statement: NodeID) {
    guard let body = openClasses.last?.body ?? implementation else { return }
    noteMembers(of: statement, in: statement, body)
  }

  private mutating func noteMembers(of part: NodeID, in statement: NodeID, _ body: Int) {
    switch tree[part] {
    case .declare(let target, _, _), .function(_, let target):
      noteMember(target, statement, body)
    case .observed(let declaration, _): noteMembers(of: declaration, in: statement, body)
    case .block(let list):
      for child in tree.children(list) { noteMembers(of: child, in: child, body) }
    case .destructure(let targets, _):
      for target in tree.children(targets) { noteMember(target, statement, body) }
    default: return
    }
  }

  private mutating func noteMember(_ target: NodeID, _ statement: NodeID, _ body: Int) {
    guard case .name(let name) = tree[target], !names.isOperator(name) else { return }
    if isStatic, let open = openClasses.last {
      let own = mangled(name, of: tree.bodies[open.body].name, isStatic: true)
      return noteStatic(own, target, statement, open.body)
    }
    if let method = tree.function(declaredBy: statement), tree.functions[Int(method)].isOfClass {
      let own = mangled(name, ofMessagesTo: tree.bodies[body].name)
      return noteStatic(own, target, statement, body)
    }
    tree.nodes[Int(target)].place.isMember = true
    if let open = openClasses.last, case .observed = tree[statement] {
      // What a class above keeps under this name, if it has one.
      _ = intern("\(names.text(tree.bodies[open.body].name)).super.\(names.text(name))")
    }
    let member = MemberNode(name: name, statement: statement, isStatic: isStatic)
    guard let open = openClasses.indices.last else {
      return tree.bodies[body].members.append(member)
    }
    // A property and methods of one name: objects keep the property, the labels tell the methods.
    if let place = openClasses[open].places[name] {
      let isMethodBefore = isMethod(tree.bodies[body].members[place].statement)
      if isMethodBefore, !isMethod(statement) { tree.bodies[body].members[place] = member }
      if isMethodBefore != isMethod(statement) { return }
      if !isMethodBefore { refuseSecond(name, target, tree.bodies[body].members[place].statement) }
    }
    openClasses[open].places[name] = tree.bodies[body].members.count
    tree.bodies[body].members.append(member)
  }

  /// A class has one property of a name.
  private mutating func refuseSecond(_ name: Name, _ target: NodeID, _ first: NodeID) {
    guard let type = openClasses.last.map({ tree.bodies[$0.body].name }) else { return }
    var declaration = first
    if case .observed(let inner, _) = tree[first] { declaration = inner }
    let other = tree.targets(declaredBy: declaration).first ?? first
    report(
      Diagnostic(.redeclared(names.text(name), in: names.text(type)), tree.span(target))
        .labelled(tree.span(other), .declaredHere))
  }

  private mutating func isMethod(_ statement: NodeID) -> Bool {
    if case .function = tree[statement] { return true }
    return false
  }

  /// A `static` member is a variable of the top level under a name that no program can write, since other
  /// classes may have one like it.
  private mutating func noteStatic(
    _ own: Name, _ target: NodeID, _ statement: NodeID, _ body: Int
  ) {
    tree.nodes[Int(target)].node = .name(own)
    tree.bodies[body].members.append(
      MemberNode(name: own, statement: statement, isStatic: true))
  }

  // MARK: Initializers

  // initializer = "init" ["?" | "!"] parameters block | "deinit" block
  /// Reads `init(…) { … }` of a class, and skips its `deinit`; false where neither stands.
  mutating func readsInitializer() -> Bool {
    guard !openClasses.isEmpty, startsInitializer else { return false }
    recovering { parser throws(Diagnostic) in try parser.initializer() }
    return true
  }

  /// `init(…) { … }` of a struct, as a method that gives `self` its values.
  mutating func structureInitializer() throws(Diagnostic) -> Int32 {
    let span = token.span
    advance()
    let isFailable = matchFailable()
    let outer = (genericNames, genericHolders)
    try readGenerics()
    let parameters = [selfParameter(span)] + (try parameterList())
    try skipEffects()
    skipWhere()
    let body = try functionBody()
    (genericNames, genericHolders) = outer
    tree.add(
      FunctionNode(
        name: words.initializer, parameters: parameters, result: -1, body: body,
        span: Span(start: span.start, end: lastEnd), isMethod: true, isFailable: isFailable))
    return Int32(tree.functions.count - 1)
  }

  /// Reads the mark of `init?` or `init!`, if it stands there.
  private mutating func matchFailable() -> Bool {
    guard kind == .question || kind == .not else { return false }
    advance()
    return true
  }

  private mutating func initializer() throws(Diagnostic) {
    while kind == .keyword { advance() }
    let start = token.span.start
    let isMaker = Name(id: token.payload) == words.initializer
    advance()
    let isFailable = matchFailable()
    let outer = (genericNames, genericHolders)
    if isMaker { try readGenerics() }
    let parameters = isMaker ? try parameterList() : []
    try skipEffects()
    skipWhere()
    let body = try functionBody()
    (genericNames, genericHolders) = outer
    if !isMaker { tree.endings.append(body) }
    guard isMaker, let open = openClasses.last else { return }
    tree.add(
      FunctionNode(
        name: words.initializer, parameters: parameters, result: -1, body: body,
        span: Span(start: start, end: lastEnd), isFailable: isFailable))
    let owner = tree.bodies[open.body]
    let ofClass =
      owner.structure >= 0 ? owner.structure : tree.structureIndex[class: owner.name]
    let made = Int32(tree.functions.count - 1)
    guard let structure = ofClass else {
      // It is resolved with its class, not with what follows.
      extras.append(place(.block(.empty), token.span))
      return tree.bodies[open.body].initializers.append(made)
    }
    tree.structures[Int(structure)].initializers.append(made)
  }

  var startsInitializer: Bool {
    mutating get {
      if kind == .keyword, let word = Keyword(rawValue: token.payload), word.isModifier {
        return next.kind == .name && Name(id: next.payload) == words.initializer
          || next.kind == .keyword && ahead(2).kind == .name
            && Name(id: ahead(2).payload) == words.initializer
      }
      guard kind == .name else { return false }
      let name = Name(id: token.payload)
      return name == words.initializer ? next.kind != .assign : names.text(name) == "deinit"
    }
  }
}
