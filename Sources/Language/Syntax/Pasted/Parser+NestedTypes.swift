// Types inside types: `Card.Layout` is kept under its full name, and means what `Layout` says within `Card`.

extension Parser {
  /// The type around the place, as it is kept.
  private var typeAround: Name? {
    mutating get {
      openTypes.last ?? openClasses.last.map { tree.bodies[$0.body].name }
    }
  }

  /// The name under which a type that is declared here is kept.
  mutating func fullName(_ name: Name) -> Name {
    guard let around = outerType ?? typeAround else { return name }
    return intern("\(names.text(around)).\(names.text(name))")
  }

  /// What a name that is used here means: a type of one of the types around it, or the name itself.
  mutating func meant(_ name: Name) -> Name {
    guard !openTypes.isEmpty || !openClasses.isEmpty, names.text(name).first?.isUppercase ?? false
    else { return name }
    if names.text(name, is: "Self"), let around = typeAround,
      !(tree.structure(named: around)?.isOpen ?? false)
    {
      // The result of `static func half(_ a: Self) -> Self` of whole numbers has no fraction.
      return Protocols.numberType(names.text(around)).map { intern($0) } ?? around
    }
    for type in openTypes.reversed() + openClasses.reversed().map({ tree.bodies[$0.body].name }) {
      if let nested = names.find("\(names.text(type)).\(names.text(name))"),
        tree.structure(named: nested) != nil
      {
        return nested
      }
    }
    return openTypes.last.flatMap { indexType(name, of: $0) } ?? name
  }

  /// The `Index` of lists and texts, an Int, for they count their elements; what is cut out of them is of many types.
  mutating func indexType(_ name: Name, of owner: Name) -> Name? {
    let isIndex = names.text(name, is: "Index")
    guard isIndex || names.text(name, is: "SubSequence"), tree.structure(named: owner) == nil
    else { return nil }
    let kind = Protocols.kind(names.text(owner)) ?? Catalogue.shared.type(owner)
    guard kind == .list || kind == .text else { return nil }
    return intern(isIndex ? "Int" : "Any")
  }

  /// What a type parameter is where it is used as a value, and `Self` in the extension of a protocol; nil for
  /// other names.
  mutating func typeOfSelf(_ name: Name, from start: Int32) throws(Diagnostic) -> NodeID? {
    if genericNames.isEmpty, openTypes.isEmpty, openClasses.isEmpty { return nil }
    if genericNames.contains(name), let type = typeConstrained(name) {
      return leaf(.name(type), from: start)
    }
    if genericNames.contains(name), endsListType { return leaf(.name(intern("Any")), from: start) }
    if genericHolders[name]?.isProperty ?? true, let type = try typeArgument(name, from: start) {
      return type
    }
    if let holder = holder(of: name) { return try type(heldBy: holder, from: start) }
    if let bound = boundClass(name) { return leaf(.name(bound), from: start) }
    if names.text(name, is: "Self"), let type = try dynamicSelf(from: start) { return type }
    // What is used with `T.zero` says what it is.
    guard context.functions > 0, genericNames.contains(name), kind == .dot, next.kind == .name,
      ahead(2).kind != .leftParen
    else { return nil }
    advance()
    defer { advance() }
    return leaf(.implicitMember(Name(id: token.payload)), from: start)
  }

  /// `V` in a method of `struct Track<V>`: what the value was declared with, `Track<Double>`, as a member of `self`
  /// that no program can name; where a property gets its first value, before there is a `self`, as such a name.
  private mutating func typeArgument(_ name: Name, from start: Int32) throws(Diagnostic)
    -> NodeID?
  {
    guard !context.selfIsType, kind == .dot || kind == .leftParen, let type = typeAround,
      tree.typeParameters[type]?.contains(name) ?? false
    else { return nil }
    let argument = intern("<\(names.text(type)).\(names.text(name))>")
    if context.functions == 0 { return leaf(.name(argument), from: start) }
    let value = leaf(.selfReference, from: start)
    return try add(.member(value, argument), from: start, value)
  }

  /// `Self` where it may be a type below the one around: in the extension of a protocol, whose `static` members have
  /// the type as `self`, and before a member, or where it makes a value, in a method of a class.
  private mutating func dynamicSelf(from start: Int32) throws(Diagnostic) -> NodeID? {
    let value = leaf(.selfReference, from: start)
    if let around = typeAround, isProtocol(around) {
      if context.selfIsType { return value }
      if let number = Protocols.numberType(names.text(around)) {
        return leaf(.name(intern(number)), from: start)
      }
      return try type(of: value, from: start)
    }
    guard openTypes.isEmpty, context.functions > 0, context.isClassMethod || !isStatic else {
      return nil
    }
    let makes = kind == .leftParen && !token.spaced
    guard makes || asksMember else { return nil }
    let type =
      context.isClassMethod ? classAsSelf(from: start) : try type(of: value, from: start)
    return makes ? try add(.member(type, words.initializer), from: start, type) : type
  }

  /// Whether `.name` follows that is no type.
  private var asksMember: Bool {
    mutating get {
      kind == .dot && next.kind == .name
        && names.text(Name(id: next.payload)).first?.isLowercase ?? false
    }
  }

  /// `self`: in a `static` member of a struct, enum, extension or category the type around, elsewhere a value.
  mutating func selfValue(from start: Int32) -> NodeID {
    if context.isClassMethod { return classAsSelf(from: start) }
    guard context.selfIsType, let around = typeAround ?? category, !isProtocol(around) else {
      return leaf(.selfReference, from: start)
    }
    return leaf(.name(around), from: start)
  }

  /// What says which type a parameter is; a property does so in functions.
  mutating func holder(of name: Name) -> GenericHolder? {
    genericHolders[name].flatMap { holder in
      let isOfSelf = holder.isProperty || holder.name == words.selfName
      return isOfSelf && (context.functions == 0 || context.selfIsType) ? nil : holder
    }
  }

  /// Whether the brackets end here that say what is in a list to be made: `[T]()`, `[[T]](…)`.
  private var endsListType: Bool {
    mutating get {
      var place = 0
      while peek(place).kind == .rightBracket { place += 1 }
      return place > 0 && peek(place).kind == .leftParen && !peek(place).spaced
    }
  }

  /// Of a parameter `x: T` the type of its value, of `xs: [T]` that of the first, and of `kind: T.Type` the
  /// parameter itself.
  mutating func type(heldBy holder: GenericHolder, from start: Int32) throws(Diagnostic) -> NodeID {
    if holder.isType { return try typeItself(holder.name, from: start) }
    var value = leaf(.name(holder.name), from: start)
    if holder.isProperty {
      value = try add(.member(leaf(.selfReference, from: start), holder.name), from: start, value)
    }
    if holder.isList { value = try add(.member(value, intern("first")), from: start, value) }
    return try type(of: value, from: start)
  }

  private mutating func type(of value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    let first = pending.count
    pending.push(ArgumentNode(label: intern("of"), value: value))
    let (arguments, height) = takeArguments(from: first)
    let callee = leaf(.name(intern("type")), from: start)
    return try add(.call(callee, arguments), from: start, above: max(height, 1))
  }

  /// The type after `as` or `is`, where what a type parameter stands for decides: it is what its holder
  /// has, or at least the class that it promises to be.
  mutating func askedType() throws(Diagnostic) -> Int32 {
    let start = token.span.start
    let index = try type()
    let reference = tree.types[Int(index)]
    guard reference.parameter != .none, reference.isPlain || reference.isOptional else {
      return index
    }
    if let holder = genericHolders[reference.parameter], holder.isType {
      tree.types[Int(index)].holder = leaf(.name(holder.name), from: start)
    } else if let bound = boundClass(reference.parameter) {
      tree.types[Int(index)].name = bound
    }
    return index
  }

  /// A parameter that is a type; what is called makes one of it, `T(frame: r)`.
  private mutating func typeItself(_ name: Name, from start: Int32) throws(Diagnostic) -> NodeID {
    let type = leaf(.name(name), from: start)
    guard kind == .leftParen, !token.spaced else { return type }
    return try add(.member(type, words.initializer), from: start, type)
  }

  /// The class that `T` promises to be: `func make<T: UIView>() -> T { T(frame: r) }`.
  private mutating func boundClass(_ name: Name) -> Name? {
    guard genericNames.contains(name), let bound = genericBounds[name] else { return nil }
    let kind = Catalogue.shared.type(bound)
    return kind == .view || kind == .layer || tree.structure(named: bound)?.isClass ?? false
      ? bound : nil
  }

  /// Whether a type of the program or of Swift is a protocol.
  mutating func isProtocol(_ name: Name) -> Bool {
    tree.structure(named: name)?.isOpen ?? Protocols.isProtocol(names.text(name))
  }

  /// Whether `enum`, `subscript`, `unowned` or their like stand at a token, behind a modifier.
  mutating func startsDeclaration(_ token: Token) -> Bool {
    guard token.kind == .name else { return false }
    let word = Name(id: token.payload)
    return words.foreignDeclarations.contains(word)
      || ["subscript", "unowned", "indirect", "dynamic", "nonisolated", "postfix"]
        .contains(names.text(word))
  }

  /// Whether `(set)` follows, as in `private(set) var`; `open()` is a call.
  var startsMarkOfAccess: Bool {
    mutating get {
      guard next.kind == .leftParen, ahead(2).kind == .name, ahead(3).kind == .rightParen else {
        return false
      }
      // Read before the names are asked, for which it may be a new one.
      let word = Name(id: ahead(2).payload)
      return names.text(word, is: "set") && ahead(4).kind != .end
    }
  }

  /// A class within a struct, enum or extension, kept under its full name.
  private mutating func nestedClass() throws(Diagnostic) {
    outerType = typeAround
    _ = try localClass()
  }

  /// A struct, enum or class within a struct, enum or extension; false where none begins.
  mutating func readsNestedType() throws(Diagnostic) -> Bool {
    if isKeyword(.class), next.kind == .name {
      try nestedClass()
      return true
    }
    if isKeyword(.struct) {
      extras.append(try structure())
      return true
    }
    guard let statement = try foreignDeclaration() else { return false }
    extras.append(statement)
    return true
  }
}
