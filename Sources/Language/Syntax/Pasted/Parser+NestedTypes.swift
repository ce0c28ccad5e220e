// Types inside types: `Card.Layout` is kept under its full name, and means what `Layout` says within `Card`.

extension Parser {
  /// The type around the place, as it is kept.
  private var typeAround: Name? {
    openTypes.last ?? openClasses.last.map { tree.bodies[$0.body].name }
  }

  /// The name under which a type that is declared here is kept.
  mutating func fullName(_ name: Name) -> Name {
    guard let around = typeAround else { return name }
    return intern("\(names.text(around)).\(names.text(name))")
  }

  /// What a name that is used here means: a type of one of the types around it, or the name itself.
  mutating func meant(_ name: Name) -> Name {
    guard !openTypes.isEmpty || !openClasses.isEmpty, names.text(name).first?.isUppercase ?? false
    else { return name }
    if names.text(name, is: "Self"), let around = typeAround, !isProtocol(around) { return around }
    for type in openTypes.reversed() + openClasses.reversed().map({ tree.bodies[$0.body].name }) {
      if let nested = names.find("\(names.text(type)).\(names.text(name))"),
        tree.structure(named: nested) != nil
      {
        return nested
      }
    }
    return name
  }

  private func isProtocol(_ name: Name) -> Bool { tree.structure(named: name)?.isOpen ?? false }

  /// Whether `enum` or its like stands at a token.
  func startsDeclaration(_ token: Token) -> Bool {
    token.kind == .name && words.foreignDeclarations.contains(Name(id: token.payload))
  }

  /// A struct or enum within a struct, enum or extension; false where none begins.
  mutating func readsNestedType() throws(Diagnostic) -> Bool {
    if isKeyword(.struct) {
      extras.append(try structure())
      return true
    }
    guard let statement = try foreignDeclaration() else { return false }
    extras.append(statement)
    return true
  }
}
