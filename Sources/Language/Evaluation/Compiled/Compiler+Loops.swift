/// A loop of the tree.
struct Loop {
  enum Head {
    /// Over a range of numbers.
    case range(target: NodeID, isClosed: Bool)
    /// A step stands in the head of C's `for`.
    case whileTrue(NodeList, step: NodeID)
    case repeatWhile(NodeID)
  }

  var head: Head
  var body: NodeID
}

extension Compiler {
  /// Writes what is left of a loop that begins another round; of one over a range, the counter and the
  /// end are in the first registers.
  mutating func writeRest(of loop: Loop) throws(Refusal) {
    if case .range = loop.head { for _ in 0..<3 { _ = try body.allocate(.number) } }
    _ = try write(loop)
    try body.emit(.finish)
  }

  /// Writes a loop, one over a range from where its range is known; whether it may end.
  mutating func write(_ loop: Loop) throws(Refusal) -> Bool {
    let rounds = Rounds(end: body.label(), next: body.label())
    body.loops.append(rounds)
    switch loop.head {
    case .range(let target, let isClosed):
      try writeRounds(from: body.top - 3, target, isClosed, loop.body, rounds)
    case .whileTrue(let conditions, let step):
      let start = try body.labelHere()
      try branch(unless: conditions, to: rounds.end)
      try writeRound(loop.body, rounds)
      if step >= 0 { _ = try statement(step) }
      try body.jump(to: start)
    case .repeatWhile(let condition):
      let start = try body.labelHere()
      try writeRound(loop.body, rounds)
      try branch(condition, to: rounds.end, when: false)
      try body.jump(to: start)
    }
    try body.place(rounds.end)
    body.loops.removeLast()
    return body.isUsed(rounds.end)
  }

  private mutating func writeRound(_ id: NodeID, _ rounds: Rounds) throws(Refusal) {
    body.burn()
    _ = try statement(id)
    try body.place(rounds.next)
  }

  /// The counter, the end of the range and the variable stand side by side.
  private mutating func writeRounds(
    from range: Int, _ target: NodeID, _ isClosed: Bool, _ id: NodeID, _ rounds: Rounds
  ) throws(Refusal) {
    try body.emit(.move, range + 2, range)
    try declareCounter(target, range + 2)
    let start = try body.labelHere()
    try writeRound(id, rounds)
    try body.jump(isClosed ? .nextClosed : .next, to: start, range)
    // Where the range ends, the loop does.
    try body.jump(to: rounds.end)
  }

  private mutating func declareCounter(_ target: NodeID, _ place: Int) throws(Refusal) {
    switch evaluator.tree[target] {
    case .local(let slot): body.variables[slot] = Operand(kind: .number, place: place)
    case .global(evaluator.words.wildcard): return
    default: throw Refusal()
    }
  }

  /// A loop inside another, or in a function.
  mutating func forEach(_ target: NodeID, _ sequence: NodeID, _ id: NodeID) throws(Refusal) {
    guard case .range(let lower, let upper, let isClosed) = evaluator.tree[sequence] else {
      throw Refusal()
    }
    let range = body.top
    for bound in [lower, upper] {
      guard try inNextRegister(bound).kind == .number else { throw Refusal() }
    }
    _ = try body.allocate(.number)
    let end = body.label()
    try enter(range, isClosed, orTo: end)
    _ = try write(Loop(head: .range(target: target, isClosed: isClosed), body: id))
    try body.place(end)
  }

  /// A range that is turned round is an error; one of no numbers has no rounds.
  private mutating func enter(_ range: Int, _ isClosed: Bool, orTo end: Label) throws(Refusal) {
    if !isClosed { try body.jump(.jumpEqual, to: end, range, range + 1) }
    let start = body.label()
    try body.jump(.jumpLessEqual, to: start, range, range + 1)
    try body.emit(.abandon)
    try body.place(start)
  }
}
