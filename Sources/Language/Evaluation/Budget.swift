/// How much a program may use.
///
/// Passing one is an ordinary error that names it.
public struct Budget: Sendable, Equatable {
  /// Statements, calls, iterations and elements worked on.
  public var steps = 20_000_000
  /// Seconds of work: what it waits for the reader of its output, or is suspended, does not count.
  public var seconds = 1.5
  /// Bytes of lists and texts alive at one time.
  ///
  /// With all else that a program makes, views and objects and paths, its process may grow by half as much again.
  public var memory = 128_000_000
  /// Calls of user functions inside one another.
  public var depth = 1_000
  /// Bytes of one text, and of all that one program prints.
  public var text = 1_000_000
  /// Bytes of source text.
  public var source = 16_000_000

  /// The defaults that `pivot doctor` prints.
  public init() {}
}

/// What the core asks of the world around it, so that it needs to know no clock and no signal.
public struct Surroundings {
  /// Seconds since any fixed moment.
  public var now: () -> Double
  /// The seconds of it in which this thread worked; nil where only the clock is known.
  public var worked: (() -> Double)?
  /// Whether the person asked to stop.
  public var isInterrupted: () -> Bool
  /// Whether the stack has little room for more calls inside one another.
  public var isStackLow: () -> Bool
  /// The bytes of memory that the process has; always 0 where nobody knows.
  public var memory: () -> Int

  /// A world in which no time passes and nobody interrupts, unless told otherwise.
  public init(
    now: @escaping () -> Double = { 0 }, worked: (() -> Double)? = nil,
    isInterrupted: @escaping () -> Bool = { false },
    isStackLow: @escaping () -> Bool = { false }, memory: @escaping () -> Int = { 0 }
  ) {
    self.now = now
    self.worked = worked
    self.isInterrupted = isInterrupted
    self.isStackLow = isStackLow
    self.memory = memory
  }
}

/// What is used up so far of a ``Budget``.
struct Fuel {
  /// The steps, apart from what else is counted, so that a run that was for nothing gives them back.
  struct Tank: Equatable {
    fileprivate var left = 0
    /// The steps handed out since the last check, and what remains of them.
    fileprivate var portion = 0
    fileprivate var untilCheck = 0

    /// The steps that nobody took yet.
    var remaining: Int { left - portion + untilCheck }
  }

  var budget = Budget()
  var surroundings = Surroundings()
  var tank = Tank()
  /// Before this moment the time cannot be used up: the clock is cheaper to ask than the work that was done.
  private var deadline = 0.0
  /// The work at which it is; nil until it was asked for first.
  private var lastWork: Double?
  private var textLeft = 0
  private var untilLook = 0
  /// How often the clock was looked at, and the memory of the process soon after the program began.
  private var looks = 0
  private var memoryAtFirst = 0

  mutating func refill() {
    tank = Tank()
    tank.left = budget.steps
    deadline = surroundings.now() + budget.seconds
    lastWork = nil
    textLeft = budget.text
    looks = 0
  }

  /// Whether one more call fits: by the budget and by the stack.
  func allows(depth: Int) -> Bool { depth <= budget.depth && !surroundings.isStackLow() }

  /// Why it does not.
  func refusal(ofDepth depth: Int) -> Problem {
    depth > budget.depth ? .tooDeep(budget.depth) : .tooDeepForStack(depth - 1)
  }

  /// Takes `count` steps; the clock and the interrupt flag are asked once in a thousand.
  @inline(__always)
  mutating func burn(_ count: Int = 1) throws(Fault) {
    tank.untilCheck -= count
    if tank.untilCheck < 0 { try check() }
  }

  private mutating func check() throws(Fault) {
    tank.left -= tank.portion - tank.untilCheck
    tank.portion = max(0, min(1024, tank.left))
    tank.untilCheck = tank.portion
    if tank.left < 0 { throw .problem(.tooManySteps(budget.steps)) }
    try look()
  }

  private mutating func look() throws(Fault) {
    if surroundings.isInterrupted() { throw .problem(.interrupted) }
    let now = surroundings.now()
    if now > deadline { try prolong(from: now) }
    looks += 1
    // At the second, which most runs end before, and each sixteenth from there.
    if looks & 15 == 2 {
      lastWork = lastWork ?? surroundings.worked.map { $0() + budget.seconds }
      try weigh()
    }
  }

  /// Moves the deadline by the work that is left.
  private mutating func prolong(from now: Double) throws(Fault) {
    guard let work = surroundings.worked?(), work < lastWork ?? .infinity else {
      throw .problem(.tooMuchTime(budget.seconds))
    }
    let last = lastWork ?? work + budget.seconds
    lastWork = last
    deadline = now + (last - work)
  }

  /// Asks how far the process grew, since not everything that a program makes is counted; the system takes some
  /// microseconds to answer.
  private mutating func weigh() throws(Fault) {
    let memory = surroundings.memory()
    if looks == 2 { memoryAtFirst = memory }
    guard memory - memoryAtFirst <= budget.memory / 2 * 3 else {
      throw .problem(.tooMuchMemory(budget.memory))
    }
  }

  /// Looks at the clock and the interrupt flag before something large is gone through, which takes time and
  /// no steps; `weight` is in thousands of what is gone through.
  mutating func look(before weight: Int) throws(Fault) {
    untilLook -= weight
    guard untilLook < 0 else { return }
    untilLook = 1024
    try look()
  }

  /// The steps until the next check, for who counts them down alone and then hands them to
  /// ``continued(_:)``.
  var untilCheck: Int { tank.untilCheck }

  /// Takes back what remains of the steps until the check, checks where they are used up, and gives
  /// the steps until the next; nil where the budget ends.
  mutating func continued(_ untilCheck: Int) -> Int? {
    tank.untilCheck = untilCheck
    guard untilCheck < 0 else { return untilCheck }
    do { try check() } catch { return nil }
    return tank.untilCheck
  }

  /// Takes the bytes of a text that is shown, and its newline.
  mutating func spend(text bytes: Int) throws(Fault) {
    textLeft -= bytes + 1
    if textLeft < 0 { throw .problem(.tooMuchText(budget.text)) }
  }
}

extension Value {
  /// How many steps it is to go through a text once; 0 for one that is short, and for other values.
  var stepsThrough: Int {
    guard case .text(let box) = self else { return 0 }
    let bytes = box.payload.utf8.count
    return bytes < 512 ? 0 : bytes >> 3
  }
}
