/// One step of a ``CompiledForm``: sixteen plain bytes.
///
/// `a`, `b` and `c` are registers from the frame's first on, or places in the code; `number` is a
/// constant.
struct Instruction {
  var operation: Operation
  /// Steps of the budget that are taken here.
  var cost: UInt8 = 0
  var a: Int16 = 0
  var b: Int16 = 0
  var c: Int16 = 0
  var number = 0.0

  enum Operation: UInt8 {
    // a = b; a = number; wide values take c registers
    case move, load, moveWide
    // Between a register and one that has the same place in each frame: a = b, a of all frames = b
    case fetch, fetchWide, keep, keepWide
    // a = b op c
    case add, subtract, multiply, divide, remainder, power, divideWhole
    // a = b op number
    case addNumber, multiplyNumber, divideNumber
    case concatenate
    // a = |b|
    case magnitude
    /// a = b without its fraction; a = b, which must have none.
    case truncate, requireWhole
    /// a = an entry of the catalogue, the c-th of the form, of what stands from b on.
    case entry
    /// Sets the c-th of the properties that the form sets, of a view or layer: a's property = b.
    case set
    // Go on at a where b op c, or b op number
    case jump
    case jumpLess, jumpLessEqual, jumpEqual, jumpNotEqual
    case jumpLessNumber, jumpLessEqualNumber, jumpGreaterNumber, jumpGreaterEqualNumber
    case jumpEqualNumber, jumpNotEqualNumber
    /// The next round of a loop over a range, at a: b counts up to b + 1, b + 2 is the variable.
    case next, nextClosed
    case abandon
    /// Nothing but its cost.
    case burn
    /// Calls what stands at a; its frame begins b after the caller's.
    case call
    case giveBack
    /// The end: of a loop, of a function, or of a loop that returns from the function around; `number` is the node of
    /// what it returns.
    case finish, finishReturning
  }
}

extension Instruction.Operation {
  /// Whether `a` is a place in the code.
  var isJump: Bool {
    switch self {
    case .jump, .jumpLess, .jumpLessEqual, .jumpEqual, .jumpNotEqual, .jumpLessNumber,
      .jumpLessEqualNumber, .jumpGreaterNumber, .jumpGreaterEqualNumber, .jumpEqualNumber,
      .jumpNotEqualNumber, .next, .nextClosed:
      true
    case .move, .load, .moveWide, .fetch, .fetchWide, .keep, .keepWide, .add, .subtract, .multiply,
      .divide, .divideWhole, .remainder, .power, .addNumber, .multiplyNumber,
      .divideNumber, .concatenate, .magnitude, .truncate, .requireWhole, .entry, .set, .abandon,
      .burn, .call, .giveBack,
      .finish, .finishReturning:
      false
    }
  }
}
