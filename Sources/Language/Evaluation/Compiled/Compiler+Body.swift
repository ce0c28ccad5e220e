extension Compiler {
  /// A place in the code that may not be known yet.
  struct Label {
    fileprivate var number: Int
  }

  /// Where `break` and `continue` lead in a loop.
  struct Rounds {
    var end: Label
    var next: Label
  }

  /// Where a value is, or which constant it is.
  struct Operand {
    var kind: RegisterKind
    var place = 0
    var number: Double?
  }

  /// The code of a loop or function while it is written.
  struct Body {
    /// The largest frame, and the most instructions.
    static let mostRegisters = 2_000
    static let mostInstructions = 8_000

    let isFunction: Bool
    var code: [Instruction] = []
    /// What it gives, once it gives something.
    var result: Result?
    /// Its variables, by the slots of the resolver.
    var variables: [Int32: Operand] = [:]
    /// The open loops, the innermost last.
    var loops: [Rounds] = []
    /// The annotation of what a function gives.
    var resultType: Int32 = -1
    /// The first register that nothing is in.
    var top = 0
    /// The registers that it takes; a result may be a transform.
    private(set) var size = RegisterKind.transform.width
    /// Steps that were not written into an instruction yet.
    private var cost = 0
    private var labels: [(place: Int, isUsed: Bool)] = []

    init(isFunction: Bool) { self.isFunction = isFunction }
  }
}

extension Compiler.Body {
  // MARK: Registers

  /// A place for a value: the one that is wanted, else a free one.
  mutating func allocate(_ kind: RegisterKind, at wanted: Int? = nil) throws(Compiler.Refusal)
    -> Int
  {
    if let wanted { return wanted }
    let place = top
    try reserve(through: top + kind.width)
    top += kind.width
    return place
  }

  mutating func reserve(through end: Int) throws(Compiler.Refusal) {
    size = max(size, end)
    guard size < Self.mostRegisters else { throw Compiler.Refusal() }
  }

  // MARK: Steps

  /// The tree takes steps here; the next instruction does.
  mutating func burn(_ count: Int = 1) { cost += count }

  private mutating func payAll() throws(Compiler.Refusal) {
    while cost > 0 { try emit(.burn) }
  }

  // MARK: Instructions

  mutating func emit(
    _ operation: Instruction.Operation, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0,
    number: Double = 0
  ) throws(Compiler.Refusal) {
    guard code.count < Self.mostInstructions, let a = Int16(exactly: a),
      let b = Int16(exactly: b), let c = Int16(exactly: c)
    else { throw Compiler.Refusal() }
    let paid = min(cost, Int(UInt8.max))
    cost -= paid
    code.append(
      Instruction(operation: operation, cost: UInt8(paid), a: a, b: b, c: c, number: number))
  }

  var endsInProduct: Bool { code.last?.operation == .multiply }

  mutating func limitLast(to limit: Double) { code[code.count - 1].number = limit }

  mutating func jump(
    _ operation: Instruction.Operation = .jump, to label: Compiler.Label, _ b: Int = 0,
    _ c: Int = 0, number: Double = 0
  ) throws(Compiler.Refusal) {
    labels[label.number].isUsed = true
    try emit(operation, label.number, b, c, number: number)
  }

  mutating func label() -> Compiler.Label {
    labels.append((place: -1, isUsed: false))
    return Compiler.Label(number: labels.count - 1)
  }

  /// Here a label is that was jumped to already.
  mutating func place(_ label: Compiler.Label) throws(Compiler.Refusal) {
    if labels[label.number].isUsed { try payAll() }
    labels[label.number].place = code.count
  }

  /// Whether something jumps to a label.
  func isUsed(_ label: Compiler.Label) -> Bool { labels[label.number].isUsed }

  /// A label for jumps back to here.
  mutating func labelHere() throws(Compiler.Refusal) -> Compiler.Label {
    try payAll()
    let label = label()
    labels[label.number].place = code.count
    return label
  }

  /// The code with the places of its labels, where its first instruction stands at `start`.
  func linked(at start: Int) -> [Instruction] {
    code.map { instruction in
      guard instruction.operation.isJump else { return instruction }
      var jump = instruction
      jump.a = Int16(clamping: start + labels[Int(instruction.a)].place)
      return jump
    }
  }

  // MARK: Results

  /// It gives the same on all of its ways.
  mutating func give(_ new: Compiler.Result) throws(Compiler.Refusal) {
    if let result, result != new { throw Compiler.Refusal() }
    result = new
  }
}
