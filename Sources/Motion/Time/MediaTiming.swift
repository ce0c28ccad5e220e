/// What is shown of an animation outside its time: `CAMediaTimingFillMode`.
public enum FillMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case removed
  /// After its end, its last value.
  case forwards
  /// Before its beginning, its first value.
  case backwards
  /// Both.
  case both
}

/// When an animation runs: `CAMediaTiming`.
///
/// With p the time of what it belongs to, e = (p − begin) · speed has passed of it [A]. It is active
/// while 0 ≤ e < `activeDuration`. Within a cycle (there, or there and back) it stands at e + timeOffset,
/// which starts over at the end of the cycle [R]: an offset shows another part first, and takes
/// no longer.
public struct MediaTiming: Equatable, Sendable {
  /// When it begins, in the time of what it belongs to.
  public var begin = 0.0
  /// The seconds of one way.
  public var duration = 0.25
  /// How fast its time runs; 0 stands still, below 0 runs backwards.
  public var speed = 1.0
  /// What is added to its time.
  public var offset = 0.0
  /// How often it runs, also in part; 0 counts as 1.
  public var repeatCount = 0.0
  /// How long it runs; 0 leaves that to the count.
  public var repeatDuration = 0.0
  /// Whether it comes back after each time.
  public var autoreverses = false
  /// What is shown outside its time.
  public var fill = FillMode.removed

  /// The timing of one second's quarter, at once.
  public init() {}

  /// The seconds there, or there and back.
  public var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How much of its own time it takes; may be infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * repeatCount : cycle
  }

  /// When it is over, in the time of what it belongs to; infinite where it never is.
  public var end: Double {
    speed == 0 || !activeDuration.isFinite ? .infinity : begin + activeDuration / abs(speed)
  }

  /// Where an animation stands, with the sums that lead there.
  public struct Place: Equatable, Sendable {
    /// How much of its own time is over.
    public var passed: Double
    /// That with its direction and the offset: what the cycles are counted in.
    public var moved: Double
    /// The seconds of the present cycle that are over.
    public var into: Double
    /// Whether it comes back: the way there, backwards.
    public var isBack: Bool
    /// How much of the way there is done, 0 to 1.
    public var fraction: Double
    /// How often it ran to the end before.
    public var round: Int
    /// The seconds of the way there at which it stands: `fraction` · duration.
    public var time: Double
  }

  /// Where it stands at a time of what it belongs to, which may be the end of that; nil where it shows nothing.
  public func place(at time: Double, isEnd: Bool = false) -> Place? {
    let passed = (time - begin) * abs(speed)
    if time < begin { return fill == .backwards || fill == .both ? place(after: 0) : nil }
    if speed == 0 { return place(after: 0) }
    if passed < activeDuration { return place(after: passed) }
    // The half-open interval would leave out the last value of what ends with its group, but for rounding.
    if isEnd, passed < activeDuration + 1e-9 { return place(after: activeDuration, isEnd: true) }
    return fill == .forwards || fill == .both ? place(after: activeDuration, isEnd: true) : nil
  }

  private func place(after passed: Double, isEnd: Bool = false) -> Place {
    let moved = (speed < 0 ? -passed : passed) + offset
    guard cycle > 0 else {
      return Place(
        passed: passed, moved: moved, into: 0, isBack: false, fraction: 1, round: 0, time: 0)
    }
    var cycles = moved / cycle
    if !cycles.isFinite { cycles = 0 }
    let whole = cycles.rounded(.down)
    var part = cycles - whole
    // At the very end it has arrived, and has not begun anew.
    let hasArrived = part == 0 && (isEnd != (speed < 0)) && (passed > 0 || speed < 0)
    if hasArrived { part = 1 }
    let round = max(0, Int(exactly: (passed / cycle).rounded(.down)) ?? 0)
    let way = autoreverses ? 1 - abs(2 * part - 1) : part
    return Place(
      passed: passed, moved: moved, into: part * cycle, isBack: autoreverses && part > 0.5,
      fraction: way, round: isEnd && round > 0 && hasArrived ? round - 1 : round,
      time: way * duration)
  }
}
