extension Evaluator {
  /// `.name` waits for the place where it is used to say what type it belongs to.
  func implicit(_ name: Name, _ id: NodeID) -> Value {
    .implicit(
      Box(ImplicitMember(name: name, arguments: nil, labels: [], span: tree.span(id))))
  }

  /// `.degrees(45)`, `.init(x: 1, y: 2)`: the arguments are evaluated now, the type comes later.
  mutating func implicitCall(_ name: Name, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    var values: [Value] = []
    var labels: [Name] = []
    for argument in tree.arguments(arguments) {
      values.append(try evaluateValue(argument.value))
      labels.append(argument.label)
    }
    let depth = 1 + values.map(\.depth).reduce(0, max)
    return .implicit(
      Box(
        ImplicitMember(name: name, arguments: values, labels: labels, span: tree.span(id)),
        depth: depth))
  }

  /// A value that no place gives a type: an implicit member must then be unique in the catalogue.
  @inline(__always)
  mutating func settled(_ value: Value, at id: NodeID) throws(Diagnostic) -> Value {
    guard case .implicit(let box) = value else { return value }
    return try resolve(box.payload, as: [], at: id)
  }

  /// The value of a declaration without a type, `let side = .left`, which Swift refuses: several that may be meant are
  /// told.
  @inline(__always)
  mutating func settledAlone(_ value: Value, at id: NodeID) throws(Diagnostic) -> Value {
    guard case .implicit(let box) = value else { return value }
    return try resolve(box.payload, as: [], at: id, prefersOwn: false)
  }

  /// A value where `kind` is asked for.
  @inline(__always)
  mutating func settled(_ value: Value, as kind: Kind, at id: NodeID) throws(Diagnostic) -> Value {
    guard case .implicit(let box) = value else { return value }
    return try resolve(box.payload, as: kind == .void || kind == .nothing ? [] : [kind], at: id)
  }

  /// A value where one of some kinds is asked for; none: any.
  mutating func settled(_ value: Value, asOneOf kinds: Kinds, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .implicit(let box) = value else { return value }
    return try resolve(box.payload, as: kinds, at: id)
  }

  /// A value that a property is set to; of one that is only kept, `.byWordWrapping` and `.systemFont(ofSize: 9)`
  /// may be of any type.
  ///
  /// A case is kept by its name: `lineCap = .round` means no line join, `contentMode = .topLeft` no corner.
  mutating func settled(_ value: Value, ofProperty kind: Kind, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard kind == .void, case .implicit(let box) = value else {
      return try settled(value, as: kind, at: id)
    }
    if let meant = try? settled(value, at: id), !meant.isCaseOfFrameworks { return meant }
    return text(names.text(box.payload.name))
  }

  /// A value beside another of `kind`, in a list or an operation: what that kind has not must be
  /// unique in the catalogue, as `.pi` in `atan2(y, x) / .pi` is.
  @inline(__always)
  mutating func settled(_ value: Value, beside kind: Kind, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .implicit(let box) = value else { return value }
    if hasMember(box.payload.name, kind) { return try settled(value, as: kind, at: id) }
    if let held = optionalCase(box.payload) { return try settled(held, beside: kind, at: id) }
    if kind != .void, let own = try extended(box.payload, as: [kind], at: id) { return own }
    return try settled(value, as: kind.isOfCases ? kind : .void, at: id)
  }

  /// Whether a kind of the catalogue has what stands behind a dot.
  func hasMember(_ name: Name, _ kind: Kind) -> Bool {
    catalogue.constant(name, of: kind) != nil
      || !catalogue.staticFunctions(name, of: kind).isEmpty
      || name == words.initializer && kind != .structure
  }

  /// Of several entries those that know each implicit member, as `contains(.pi)` of a range is no search by a
  /// function; all where none does.
  mutating func knowing(_ values: [Value], _ entries: [Int32]) -> [Int32] {
    guard entries.count > 1, values.contains(where: \.isImplicit) else { return entries }
    let knowing = entries.filter { entry in
      values.indices.allSatisfy { position in
        guard case .implicit(let box) = values[position] else { return true }
        let kinds = catalogue.kinds(entry, position)
        return kinds.isEmpty || kinds.contains { hasMember(box.payload.name, $0) }
      }
    }
    return knowing.isEmpty ? entries : knowing
  }

  /// One of two values, of which the other may say what it is: `isOn ? .zero : CGPoint(x: 1, y: 2)`.
  ///
  /// Behind `??` an enum's own `.none` is that case.
  @inline(never)
  mutating func choose(_ id: NodeID, beside other: NodeID, isFallback: Bool = false)
    throws(Diagnostic) -> Value
  {
    let value = try evaluate(id)
    guard case .implicit(let member) = value else { return value }
    if var type = staticType(of: other) ?? typeOfOnlyMember(other) ?? typeMade(by: other),
      case .type(.user(let index))? = userType(type), !type.isList
    {
      let isCase = enumMember(member.payload.name, of: index) != nil
      type.isOptional = !(isFallback && isCase)
      return try check(value, against: type, at: id)
    }
    if let kind = kindByText(other), kind != .structure, kind != .enumeration {
      return try settled(value, beside: kind, at: id)
    }
    return isPointByText(other) ? try settled(value, beside: .point, at: id) : value
  }
}

extension Evaluator {
  /// The `Side` of `Side(rawValue: 9)`.
  private func typeMade(by id: NodeID) -> TypeReference? {
    guard case .call(let callee, _) = tree[id], case .global(let name) = tree[callee],
      tree.structure(named: name) != nil
    else { return nil }
    return TypeReference(name: name, span: .nowhere)
  }

  /// Whether an expression is two numbers in parentheses.
  private func isPointByText(_ id: NodeID) -> Bool {
    guard case .tuple(let parts) = tree[id], parts.count == 2 else { return false }
    return tree.arguments(parts).allSatisfy {
      $0.label == .none && kindByText($0.value) == .number
    }
  }
}

extension Value {
  /// Whether it is a case of an enumeration that the catalogue has, not of one of the program.
  fileprivate var isCaseOfFrameworks: Bool {
    if case .symbol(let symbol) = self { return symbol.kind != .enumeration }
    return false
  }
}
