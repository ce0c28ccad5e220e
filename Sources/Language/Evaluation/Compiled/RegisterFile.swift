internal import Geometry

/// The registers in which a ``CompiledForm`` runs.
///
/// First come those that all frames share, then the frames, one for each call. Between two runs nothing
/// in them counts, so all evaluators of a session use the same.
final class RegisterFile {
  /// Room for what all frames share.
  static let shared = 256
  /// Where frames end; deeper calls are left to the tree.
  private static let count = 100_000
  private static let callCount = 10_000

  private struct Caller {
    var next: UnsafeMutablePointer<Instruction>
    var shift: Int
  }

  let registers = Register.allocate(capacity: count)
  /// What the form that runs has set.
  var touched = TouchedViews()
  private let callers = UnsafeMutablePointer<Caller>.allocate(capacity: callCount + 1)

  /// The first frame.
  var frame: Register { registers + RegisterFile.shared }

  deinit {
    registers.deallocate()
    callers.deallocate()
  }

  /// How a run ended.
  enum Ending {
    /// Something was no matter of course: all that was done is void.
    case abandoned
    case done
    /// A loop returns from the function around it; its result, if it has one, is here, and is what a node gave.
    case returning(Register, NodeID)
  }

  /// Runs a form; `calls` may be open inside one another.
  ///
  /// Each operation takes a line, and nothing here is counted by reference or checked twice.
  func run(_ form: CompiledForm, calls: Int, in evaluator: inout Evaluator) -> Ending {
    var frame = frame
    let lastFrame = registers + RegisterFile.count - form.frameSize
    var next = form.code + form.entry
    var caller = caller(of: form)
    let lastCaller = callers + min(calls, RegisterFile.callCount)
    var untilCheck = evaluator.fuel.untilCheck
    var isPlain = frame <= lastFrame
    while isPlain {
      let step = next.pointee
      next += 1
      untilCheck &-= Int(step.cost)
      let (a, b, c) = (frame + Int(step.a), frame + Int(step.b), frame + Int(step.c))
      switch step.operation {
      case .move: a.pointee = b.pointee
      case .load: a.pointee = step.number
      case .fetch: a.pointee = registers[Int(step.b)]
      case .keep: registers[Int(step.a)] = b.pointee
      case .moveWide, .fetchWide, .keepWide: moveWide(step, in: frame)
      case .add: isPlain = a.put(b.pointee + c.pointee)
      case .subtract: isPlain = a.put(b.pointee - c.pointee)
      case .multiply: isPlain = a.put(b.pointee * c.pointee, within: step.number)
      case .divide: isPlain = c.pointee != 0 && a.put(b.pointee / c.pointee)
      case .addNumber: isPlain = a.put(b.pointee + step.number)
      case .multiplyNumber: isPlain = a.put(b.pointee * step.number)
      case .divideNumber: isPlain = a.put(b.pointee / step.number)
      case .divideWhole, .remainder, .power, .magnitude, .truncate, .requireWhole:
        isPlain = a.putRare(step.operation, b.pointee, c.pointee)
      case .concatenate: isPlain = a.put(b.transform.concatenating(c.transform))
      case .entry: isPlain = form.perform(Int(step.c), b, into: a, in: &evaluator)
      case .set: isPlain = evaluator.setPlainly(form.settings + Int(step.c), a, b, self)
      case .jump:
        next = form.code + Int(step.a)
        isPlain = isPaid(&untilCheck, &evaluator.fuel)
      case .jumpLess: if b.pointee < c.pointee { next = form.code + Int(step.a) }
      case .jumpLessEqual: if b.pointee <= c.pointee { next = form.code + Int(step.a) }
      case .jumpEqual: if b.pointee == c.pointee { next = form.code + Int(step.a) }
      case .jumpNotEqual: if b.pointee != c.pointee { next = form.code + Int(step.a) }
      case .jumpLessNumber: if b.pointee < step.number { next = form.code + Int(step.a) }
      case .jumpLessEqualNumber: if b.pointee <= step.number { next = form.code + Int(step.a) }
      case .jumpGreaterNumber: if b.pointee > step.number { next = form.code + Int(step.a) }
      case .jumpGreaterEqualNumber: if b.pointee >= step.number { next = form.code + Int(step.a) }
      case .jumpEqualNumber: if b.pointee == step.number { next = form.code + Int(step.a) }
      case .jumpNotEqualNumber: if b.pointee != step.number { next = form.code + Int(step.a) }
      case .next, .nextClosed:
        if b.countUp(isClosed: step.operation == .nextClosed) { next = form.code + Int(step.a) }
        isPlain = b.pointee.isCountable && isPaid(&untilCheck, &evaluator.fuel)
      case .call:
        caller += 1
        caller.initialize(to: Caller(next: next, shift: Int(step.b)))
        (frame, next) = (b, form.code + Int(step.a))
        isPlain = frame <= lastFrame && caller <= lastCaller && isPaid(&untilCheck, &evaluator.fuel)
      case .giveBack:
        (frame, next, caller) = (frame - caller.pointee.shift, caller.pointee.next, caller - 1)
      case .burn, .abandon: isPlain = step.operation == .burn
      case .finish, .finishReturning: return end(step, a, untilCheck, &evaluator.fuel)
      }
    }
    return .abandoned
  }

  /// Who called the form itself: where it returns, it ends.
  private func caller(of form: CompiledForm) -> UnsafeMutablePointer<Caller> {
    callers.initialize(to: Caller(next: form.code, shift: 0))
    return callers
  }

  private func end(
    _ step: Instruction, _ result: Register, _ untilCheck: Int, _ fuel: inout Fuel
  ) -> Ending {
    guard fuel.continued(untilCheck) != nil else { return .abandoned }
    if step.operation == .finish { return .done }
    return .returning(result, NodeID(exactly: step.number) ?? Tree.none)
  }

  private func moveWide(_ step: Instruction, in frame: Register) {
    let (start, end) = (Int(step.b), Int(step.a))
    let from = step.operation == .fetchWide ? registers + start : frame + start
    let to = step.operation == .keepWide ? registers + end : frame + end
    // Registers are found behind others only to be moved before them.
    for place in 0..<Int(step.c) { to[place] = from[place] }
  }

  /// Asks the budget for more steps where those at hand are used up; false where it ends.
  @inline(__always)
  private func isPaid(_ untilCheck: inout Int, _ fuel: inout Fuel) -> Bool {
    // By value, so that it stays in a machine's register.
    if untilCheck < 0 { untilCheck = refilled(untilCheck, &fuel) }
    return untilCheck >= 0
  }

  @inline(never)
  private func refilled(_ untilCheck: Int, _ fuel: inout Fuel) -> Int {
    fuel.continued(untilCheck) ?? -1
  }
}

extension UnsafeMutablePointer<Double> {
  /// Takes the counter of a loop one up, and its variable with it; false where the loop is over.
  ///
  /// The counter, the end of the range and the variable stand side by side.
  @inline(__always)
  fileprivate func countUp(isClosed: Bool) -> Bool {
    let value = pointee + 1
    guard isClosed ? value <= self[1] : value < self[1] else { return false }
    (self[0], self[2]) = (value, value)
    return true
  }

  @inline(__always)
  fileprivate func put(_ transform: AffineTransform) -> Bool {
    self.transform = transform
    return transform.isFinite
  }

  /// Operations of which a call more is not noticed.
  @inline(never)
  fileprivate func putRare(_ operation: Instruction.Operation, _ b: Double, _ c: Double) -> Bool {
    if operation == .power { return put(power(b, c)) }
    if operation == .magnitude { return put(b.magnitude) }
    if operation == .truncate { return put(b.wholePart) }
    if operation == .requireWhole { return put(b) && b == b.rounded() }
    guard c != 0 else { return false }
    // Of what may be an inexact product the tree says so.
    if operation == .remainder {
      return b.magnitude <= 0x1p53 && put(b.wholeRemainder(c))
    }
    return put(b / c + 0) && pointee == pointee.rounded()
  }
}
