/// Entries of the catalogue that only compute: `R(0.1)`, `sqrt(x)`, `t.tx`, `π`.
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

  private func onlyEntry(_ name: Name, _ callee: NodeID, _ arguments: ArgumentList) -> Int32? {
    if evaluator.tree.places[Int(callee)].isOwn { return nil }
    if arguments.entry >= 0 { return arguments.entry }
    return evaluator.catalogue.onlyFunction(name, evaluator.tree.arguments(arguments))
  }

  /// A property of a number or transform.
  mutating func property(_ name: Name, of base: NodeID, _ id: NodeID, into wanted: Int?)
    throws(Refusal) -> Operand
  {
    let start = body.top
    let owner = try inNextRegister(base)
    guard let entry = evaluator.catalogue.property(name, of: owner.kind.kind),
      name != evaluator.words.hole, !evaluator.isSuspicious(id),
      !evaluator.tree.mayBeExtended(name)
    else { throw Refusal() }
    return try perform(entry, [owner.kind], from: start, .infinity, into: wanted)
  }

  private mutating func perform(
    _ number: Int32, _ kinds: [RegisterKind], from start: Int, _ largest: Double, into wanted: Int?
  ) throws(Refusal) -> Operand {
    let entry = evaluator.catalogue.entries[Int(number)]
    guard let result = RegisterKind(entry.result), entry.body.takes(kinds.count) else {
      throw Refusal()
    }
    entries.append(
      CompiledForm.EntryCall(body: entry.body, kinds: kinds, result: result, largest: largest))
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
    case .angle where arguments.count == 1:
      let angle = evaluator.tree.arguments[Int(arguments.start)].value
      return evaluator.mayLook(atAngle: angle) ? 2 * .pi : .infinity
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
  /// Whether it computes with this number of values, and nothing else.
  fileprivate func takes(_ count: Int) -> Bool {
    switch self {
    case .one: count == 1
    case .two: count == 2
    case .many: count > 0
    case .three, .scene, .change, .effect, .form: false
    }
  }
}
