/// How a `UIViewPropertyAnimator` goes: a way from the start of its animations, 0, to their end, 1, on which it may
/// stand still, be moved, and turn round.
///
/// Going is a ``Leg``: from where it is to an end of the way, in so many seconds, along a curve. What changes has a
/// ``Share`` of the way. Which parts of this are documented and which are inferred stands in
/// docs/geometry.md#property-animators.
public struct Animator: Equatable, Sendable {
  /// `UIViewAnimatingState`.
  public enum State: String, CaseIterable, Sendable {
    /// It has nothing to do.
    case inactive
    /// It goes or stands.
    case active
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped
  }

  /// `UIViewAnimatingPosition`.
  public enum Position: String, CaseIterable, Sendable {
    /// Where the animations lead.
    case end
    /// Where they began.
    case start
    /// Where they are.
    case current
  }

  /// Along which a part of a point moves.
  public enum Axis: Equatable, Sendable {
    case x, y
  }

  /// A going from a place to an end of the way.
  public struct Leg: Equatable, Sendable {
    /// The place where it begins, from 0 to 1.
    public let start: Double
    /// Whether it goes back to 0.
    public let isBack: Bool
    /// The moment at which it begins.
    public internal(set) var begin: Double
    /// The seconds that it takes.
    public let length: Double
    /// How what changes moves on it.
    public internal(set) var curve: TimingCurve

    /// The part of its time that is over, from 0 to 1.
    func time(at moment: Double) -> Double {
      length > 0 ? min(1, max(0, (moment - begin) / length)) : moment < begin ? 0 : 1
    }

    /// The place on the way, which time alone gives: the curve bends what is shown.
    func place(at moment: Double) -> Double {
      start + ((isBack ? 0 : 1) - start) * time(at: moment)
    }
  }

  /// How far a change has come on a leg, with the sums that lead there.
  public struct Passage: Equatable, Sendable {
    /// The part of the leg's time that is over.
    public var time: Double
    /// The part of the leg's time in which the change moves.
    public var window: ClosedRange<Double>
    /// The part of that which is over.
    public var part: Double
    /// What the leg's curve makes of it.
    public var eased: Double
    /// How far the change has come, 0 at its old value and 1 at the new one.
    public var progress: Double
  }

  /// What one change has of the way: it begins at a place and ends with it.
  public struct Share: Equatable, Sendable {
    /// Whose way.
    public let animator: Int
    /// Where on the way it begins.
    public let begin: Double
    /// How far it has come when a leg begins, or while the animator stands.
    public internal(set) var rest: Double
    /// The value before the change.
    public let old: AnimatedValue
    /// The value that it leads to.
    public let new: AnimatedValue
    /// The axis of what is a part of a point; nil for the rest.
    public var axis: Axis?
  }

  /// The seconds of the whole way.
  public let duration: Double
  /// How it goes unless something else is said.
  public let curve: TimingCurve
  /// Whether what changes follows `fractionComplete` evenly while it stands.
  public var scrubsLinearly = true
  /// Whether it stands at the end of its way, active, instead of being over.
  public var pausesOnCompletion = false
  /// What it does.
  public private(set) var state = State.inactive
  /// Whether it goes back.
  public private(set) var isReversed = false
  /// The leg under way, or broken off by a pause.
  public private(set) var leg: Leg?
  /// The moment of the pause.
  private(set) var pause: Double?
  /// Whether it was started with a delay, and its leg is still to come.
  private(set) var isDelayed = false
  /// Where it stands while there is no leg.
  private var place = 0.0
  /// How far something that has all of the way had come when the leg began.
  private var rest = 0.0

  /// An animator that has nothing to do yet.
  public init(duration: Double, curve: TimingCurve) {
    (self.duration, self.curve) = (duration, curve)
  }

  /// Whether it goes, at the moment or after a delay.
  public var isRunning: Bool { state == .active && leg != nil && pause == nil }

  /// The moment at which it has arrived; infinite while it stands.
  public var end: Double {
    guard let leg, isRunning else { return .infinity }
    return leg.begin + leg.length
  }

  /// `fractionComplete`: how much of the way is done in the direction in which it goes.
  public func fraction(at moment: Double) -> Double {
    let place = place(at: moment)
    return isReversed ? 1 - place : place
  }

  /// The seconds that remain of its own [D: `(1 - fractionComplete) · duration`].
  public func remaining(at moment: Double) -> Double { (1 - fraction(at: moment)) * duration }

  /// Where it is on the way.
  ///
  /// While it goes, time alone says so. Where it was paused and scrubs evenly, it is how far what changes has come, so
  /// that scrubbing goes on from what is seen [?].
  public func place(at moment: Double) -> Double {
    guard let leg else { return place }
    guard let pause else { return leg.place(at: moment) }
    return scrubsLinearly
      ? min(1, max(0, progress(from: 0, rest, at: moment))) : leg.place(at: pause)
  }

  /// How far a change has come, 0 at its old value and 1 at the new one; springs go beyond.
  public func progress(of share: Share, at moment: Double) -> Double {
    progress(from: share.begin, share.rest, share.axis, at: moment)
  }

  private func progress(
    from begin: Double, _ rest: Double, _ axis: Axis? = nil, at moment: Double
  ) -> Double {
    passage(from: begin, rest, axis, at: moment)?.progress ?? rest
  }

  /// Where a change that is added now begins: after a part of what remains [D].
  public func begin(after part: Double, at moment: Double) -> Double {
    let place = leg?.place(at: pause ?? moment) ?? self.place
    return place + part * (1 - place)
  }

  /// How far a change has come where it stands at a place.
  public func standing(from begin: Double, at place: Double) -> Double {
    let part = begin < 1 ? max(0, place - begin) / (1 - begin) : place
    return scrubsLinearly ? part : curve.value(at: part)
  }
}

// MARK: Going and standing

extension Animator {
  /// Becomes active, and stands where it would begin.
  ///
  /// With a delay what it animates begins later.
  public mutating func activate(isDelayed: Bool = false) {
    (state, leg, pause, self.isDelayed) = (.active, nil, nil, isDelayed)
    stand(at: isReversed ? 1 : 0)
  }

  /// Goes on from where it stands; what has a share must have settled.
  public mutating func go(for length: Double, along curve: TimingCurve, from begin: Double) {
    leg = Leg(start: place, isBack: isReversed, begin: begin, length: length, curve: curve)
    (pause, isDelayed) = (nil, false)
  }

  /// Goes on where a pause broke off, as if no time had passed; false where nothing was broken off.
  public mutating func resume(at moment: Double) -> Bool {
    guard leg != nil, let pause else { return false }
    leg?.begin += moment - pause
    self.pause = nil
    return true
  }

  /// Stands still.
  public mutating func pause(at moment: Double) { if isRunning { pause = moment } }

  /// Ends a leg where it is: what is shown stays.
  mutating func settle(at moment: Double) {
    guard leg != nil else { return }
    pause(at: moment)
    let (place, rest) = (place(at: moment), progress(from: 0, rest, at: moment))
    (leg, pause, self.place, self.rest) = (nil, nil, place, rest)
  }

  /// Stands at another place.
  mutating func stand(at place: Double) {
    (leg, pause, self.place) = (nil, nil, place)
    rest = standing(from: 0, at: place)
  }

  /// Turns round; the place stays.
  mutating func turn() { isReversed.toggle() }

  /// Ends what it does.
  public mutating func stop(in state: State) {
    var fresh = Animator(duration: duration, curve: curve)
    (fresh.scrubsLinearly, fresh.pausesOnCompletion) = (scrubsLinearly, pausesOnCompletion)
    fresh.state = state
    self = fresh
  }
}
