// What the extension of a generic type says of its type parameters: `extension Array where Element == CGPoint`.

/// A type that a type parameter is, or that it promises to be.
struct Constraint {
  var parameter: Name
  /// In ``Tree/types``.
  var type: Int32
  var isSame: Bool
  /// As it is written.
  var text: String
}

/// A member that an extension gives a type only where its type parameters are of some types.
struct ConstrainedMember {
  /// What it is kept under.
  var name: Name
  var constraints: [Constraint]
}

extension Parser {
  /// `where Self: UIView`: what a view has may be named alone; other constraints say which values have the members.
  mutating func readConstraints(on type: Name) throws(Diagnostic) {
    guard kind == .name, Name(id: token.payload) == words.whereName else { return }
    while kind != .leftBrace, kind != .end {
      advance()
      if kind == .name, next.kind == .colon || next.kind == .equal {
        try readConstraint(on: type)
      }
    }
  }

  private mutating func readConstraint(on type: Name) throws(Diagnostic) {
    let start = token.span.start
    let parameter = Name(id: token.payload)
    advance()
    let isSame = kind == .equal
    advance()
    let index = try self.type()
    guard names.text(parameter, is: "Self") else {
      return constrain(parameter, to: index, isSame: isSame, from: start)
    }
    let bound = tree.types[Int(index)].name
    if Catalogue.shared.type(bound) != nil { return noteConformance(type, bound) }
    tree.selfBounds[type, default: []].append(bound)
    note(parameter, index, isSame: isSame, from: start)
  }

  mutating func constrain(
    _ parameter: Name, to type: Int32, isSame: Bool, from start: Int32
  ) {
    guard typeParameters(of: openTypes.last ?? .none).contains(parameter) else { return }
    note(parameter, type, isSame: isSame, from: start)
  }

  private mutating func note(_ parameter: Name, _ type: Int32, isSame: Bool, from start: Int32) {
    let range = lexer.source.range(Span(start: start, end: lastEnd))
    let text = String(decoding: lexer.source.bytes[range], as: UTF8.self)
    constraints.append(
      Constraint(parameter: parameter, type: type, isSame: isSame, text: text))
  }

  /// `<CGPoint>` in `extension Array<CGPoint>`.
  mutating func readTypeArguments(of type: Name) throws(Diagnostic) {
    let start = token.span.start
    for (parameter, argument) in zip(typeParameters(of: type), try typeArguments()) {
      constrain(parameter, to: tree.keep(argument), isSame: true, from: start)
    }
  }

  /// What a member is kept under that not all values of its type have.
  mutating func constrained(_ name: Name) -> Name {
    if constraints.isEmpty { return name }
    let own = intern("\(names.text(name)) \(constraints.map(\.text).joined(separator: ", "))")
    tree.constrained[name, default: []].removeAll { $0.name == own }
    tree.constrained[name, default: []].append(
      ConstrainedMember(name: own, constraints: constraints))
    return own
  }

  // MARK: Type parameters

  /// The type parameters of a generic type, which its extensions may name.
  mutating func typeParameters(of type: Name) -> [Name] {
    if let own = tree.typeParameters[type] { return own }
    switch names.text(type) {
    case "Array", "Collection", "Sequence", "MutableCollection", "BidirectionalCollection",
      "RandomAccessCollection", "RangeReplaceableCollection", "Set":
      return [intern("Element")]
    case "Dictionary": return [intern("Key"), intern("Value")]
    default: return []
    }
  }

  /// In an extension the type parameters may be any types; that of a list is the type of its first element.
  mutating func noteTypeParameters(of type: Name) {
    let parameters = typeParameters(of: type)
    genericNames.formUnion(parameters)
    for parameter in parameters { genericBounds[parameter] = nil }
    if let only = parameters.first, parameters.count == 1, tree.typeParameters[type] == nil {
      genericHolders[only] = GenericHolder(name: words.selfName, isList: true)
    }
    for (parameter, holder) in tree.typeHolders[type] ?? [:] { genericHolders[parameter] = holder }
  }

  /// What an extension says a type parameter is: `CGPoint` of `Element == CGPoint`, `Double` where only numbers with
  /// fractions are meant; nil where it does not say it.
  mutating func typeConstrained(_ parameter: Name) -> Name? {
    guard let constraint = constraints.last(where: { $0.parameter == parameter }) else {
      return nil
    }
    let type = tree.types[Int(constraint.type)]
    if constraint.isSame { return type.isPlain && type.parameter == .none ? type.name : nil }
    return Protocols.numberType(names.text(type.name)).map { intern($0) }
  }
}
