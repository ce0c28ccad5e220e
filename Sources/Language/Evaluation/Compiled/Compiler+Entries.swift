/// Entries of the catalogue that only compute or read: `R(0.1)`, `t.inverted()`, `v.frame`, `v.convert(p, to: w)`.
extension Compiler {
  /// A call whose entry its labels and their number decide on.
  mutating func entry(
    _ name: Name, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) throws(Refusal) -> Operand {
    guard let entry = onlyEntry(name, callee, arguments) else { throw Refusal() }
    note(name, means: nil)
    let start = body.top
    var kinds: [RegisterKind] = []
    for argument in evaluator.tree.arguments(arguments) {
      kinds.append(try inNextRegister(argument.value).kind)
    }
    let largest = try largestArgument(entry, id, arguments)
    return try perform(entry, kinds, from: start, largest, into: nil)
  }

  /// `t.rotated(by: 0.1)`: a method of a value, by its labels and their number.
  mutating func method(
    _ name: Name, of base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Refusal) -> Operand {
    let start = body.top
    var kinds = [try inNextRegister(base).kind]
    guard let entry = onlyMethod(name, of: kinds[0], id, arguments) else { throw Refusal() }
    for argument in evaluator.tree.arguments(arguments) {
      if isWindow(argument.value, of: entry) { continue }
      kinds.append(try inNextRegister(argument.value).kind)
    }
    let largest = try largestArgument(entry, id, arguments)
    return try perform(entry, kinds, from: start, largest, into: nil)
  }

  /// `nil` is the window's space, for which there is no register.
  private func isWindow(_ argument: NodeID, of entry: Int32) -> Bool {
    guard case .nothing = evaluator.tree[argument],
      case .conversion = evaluator.catalogue.entries[Int(entry)].body
    else { return false }
    return true
  }

  /// Messages, what an extension may mean, and what takes optionals apart are left to the tree.
  private func onlyMethod(
    _ name: Name, of owner: RegisterKind, _ id: NodeID, _ arguments: ArgumentList
  ) -> Int32? {
    guard !evaluator.tree.nodes[Int(id)].place.isMessage,
      !evaluator.words.mapping.contains(name), name != evaluator.words.initializer,
      !evaluator.tree.mayBeExtended(name)
    else { return nil }
    let entries = evaluator.fit(
      evaluator.catalogue.methods(name, of: owner.kind), arguments, isMethod: true)
    return entries.count == 1 ? entries.first : nil
  }

  private func onlyEntry(_ name: Name, _ callee: NodeID, _ arguments: ArgumentList) -> Int32? {
    if evaluator.tree.nodes[Int(callee)].place.isOwn { return nil }
    if arguments.entry >= 0 { return arguments.entry }
    return evaluator.catalogue.onlyFunction(name, evaluator.tree.arguments(arguments))
  }

  /// A property of a value, a view or a layer.
  mutating func property(_ name: Name, of base: NodeID, _ id: NodeID, into wanted: Int?)
    throws(Refusal) -> Operand
  {
    let start = body.top
    let owner = try expression(base)
    guard !evaluator.isSuspicious(id) else { throw Refusal() }
    let entry = try propertyEntry(name, of: owner.kind)
    if let part = part(name, of: owner) { return part }
    if let side = try side(name, of: owner, into: wanted) { return side }
    _ = try moved(owner, to: start)
    return try perform(entry, [owner.kind], from: start, .infinity, into: wanted)
  }

  /// The entry of a property, where nothing but its name decides what is meant.
  func propertyEntry(_ name: Name, of owner: RegisterKind) throws(Refusal) -> Int32 {
    guard let entry = evaluator.catalogue.property(name, of: owner.kind),
      name != evaluator.words.hole, !evaluator.tree.mayBeExtended(name)
    else { throw Refusal() }
    return entry
  }

  private mutating func perform(
    _ number: Int32, _ kinds: [RegisterKind], from start: Int, _ largest: Double, into wanted: Int?
  ) throws(Refusal) -> Operand {
    let entry = evaluator.catalogue.entries[Int(number)]
    guard entry.body.takes(kinds),
      let result = entry.body.result(of: kinds) ?? RegisterKind(entry.result)
    else { throw Refusal() }
    entries.append(
      EntryCall(
        body: entry.body, kinds: kinds, result: result, largest: largest,
        last: kinds.dropLast().map(\.width).reduce(0, +),
        isFrame: entry.watch == .frame && evaluator.settings.warns))
    body.top = start
    let place = try body.allocate(result, at: wanted)
    try body.emit(.entry, place, start, entries.count - 1)
    return Operand(kind: result, place: place)
  }

  /// What an argument may be before it is looked at, as an angle that may be meant in degrees.
  private func largestArgument(_ entry: Int32, _ id: NodeID, _ arguments: ArgumentList)
    throws(Refusal) -> Double
  {
    switch evaluator.catalogue.entries[Int(entry)].watch {
    case _ where !evaluator.settings.warns: return .infinity
    case .nothing: return .infinity
    case .shape where !evaluator.isSuspicious(id): return .infinity
    case .ownPoint where !evaluator.isWrittenOutside(arguments): return .infinity
    case .angle where arguments.count == 1:
      let angle = evaluator.tree.arguments[Int(arguments.start)].value
      return evaluator.mayLook(atAngle: angle) && evaluator.mayBeDegrees(angle)
        ? 2 * .pi : .infinity
    case _: throw Refusal()
    }
  }

  /// A name of the catalogue that stands alone.
  mutating func constant(_ name: Name) throws(Refusal) -> Operand {
    guard let entry = evaluator.catalogue.globalConstant(name),
      case .many(let value) = evaluator.catalogue.entries[Int(entry)].body,
      case .number(let number)? = try? value([]), number.isFinite
    else { throw Refusal() }
    note(name, means: nil)
    return Operand(kind: .number, number: number)
  }
}

extension Body {
  /// Whether it computes with such values, or reads what the scene has of a view or layer, and nothing else.
  fileprivate func takes(_ kinds: [RegisterKind]) -> Bool {
    guard let first = kinds.first else { return false }
    return switch self {
    case .scene: kinds.count == 1 && first.isOfScene
    case .conversion: result(of: kinds) != nil
    case .one: kinds.count == 1 && !first.isOfScene
    case .two: kinds.count == 2 && !first.isOfScene
    case .three: kinds.count == 3 && !first.isOfScene
    case .many: !first.isOfScene
    case .change, .effect, .form: false
    }
  }

  /// What a conversion gives is of the kind of what it converts; nil where the entry says the kind.
  fileprivate func result(of kinds: [RegisterKind]) -> RegisterKind? {
    guard case .conversion = self, kinds.count > 1, kinds[1] == .point || kinds[1] == .rect,
      kinds.dropFirst(2).allSatisfy({ $0 == kinds[0] })
    else { return nil }
    return kinds[1]
  }
}
