public import Geometry
public import Views

/// What moves in a layer, and when: a `CAAnimation` as it runs.
public struct Animation: Equatable, Sendable {
  /// What it does.
  public indirect enum Action: Equatable, Sendable {
    /// Changes one property.
    case change(LayerProperty, Change)
    /// Several animations in the time of this one.
    case group([Animation])
  }

  /// When it runs.
  public var timing: MediaTiming
  /// How progress follows from time, for each way.
  public var curve: TimingCurve
  /// What it does.
  public var action: Action
  /// Whether nothing is left of it when it is over.
  public var isRemovedOnCompletion = true

  /// An animation; without a curve its progress is even, as that of an explicit `CAAnimation` is [D].
  public init(
    _ action: Action, timing: MediaTiming, curve: TimingCurve = .cubic(.linear)
  ) {
    self.action = action
    self.timing = timing
    self.curve = curve
  }

  /// The properties that it changes.
  public var properties: [LayerProperty] {
    switch action {
    case .change(let property, _): [property]
    case .group(let parts): parts.flatMap(\.properties)
    }
  }

  /// Writes what a change shows at a progress, in a round counted from 0.
  public func show(progress: Double, round: Int = 0, on id: ViewID, in scene: inout Scene) {
    guard case .change(let property, let change) = action,
      let value = change.value(at: progress, round: round, over: scene.value(property, of: id))
    else { return }
    try? scene.set(property, to: value, of: id)
  }

  /// The value that a change makes of a present one at a progress, where a scene stores none.
  func value(of property: LayerProperty, progress: Double, over present: AnimatedValue)
    -> AnimatedValue
  {
    guard case .change(property, let change) = action else { return present }
    return change.value(at: progress, over: present) ?? present
  }

  /// The value that it makes of a present one at a time of its parent, where a scene stores none.
  public func value(
    of property: LayerProperty, at time: Double, isEnd: Bool = false, over present: AnimatedValue
  ) -> AnimatedValue {
    guard let place = timing.place(at: time, isEnd: isEnd) else { return present }
    let progress = curve.value(at: place.fraction)
    switch action {
    case .change(property, let change):
      return change.value(at: progress, round: place.round, over: present) ?? present
    case .change: return present
    case .group(let parts):
      return parts.reduce(present) {
        $1.value(
          of: property, at: progress * timing.duration, isEnd: place.fraction == 1, over: $0)
      }
    }
  }

  /// Writes what it shows at a time of its parent into a scene; what a scene refuses is not shown.
  ///
  /// Where the time stands at the end of a group, what ends there has arrived.
  public func show(
    at time: Double, isEnd: Bool = false, on id: ViewID, in scene: inout Scene
  ) {
    guard let place = timing.place(at: time, isEnd: isEnd) else { return }
    let progress = curve.value(at: place.fraction)
    switch action {
    case .change: show(progress: progress, round: place.round, on: id, in: &scene)
    case .group(let parts):
      for part in parts {
        part.show(
          at: progress * timing.duration, isEnd: place.fraction == 1, on: id, in: &scene)
      }
    }
  }
}

/// How a property goes on its way.
public struct Change: Equatable, Sendable {
  /// From where to where.
  public enum Course: Equatable, Sendable {
    /// From one value to another; what is missing is the present one.
    case ends(from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?)
    /// Through several values.
    case frames([KeyFrame])
  }

  /// From where to where.
  public var course: Course
  /// Whether the value is added to the present one.
  public var isAdditive = false
  /// Whether each round goes on where the last one ended.
  public var isCumulative = false

  /// A change on a course.
  public init(_ course: Course) { self.course = course }

  /// Between which values it goes, where it goes between two.
  ///
  /// From and by: from…from + by; by and to: to − by…to; a missing end is the present value [D].
  public func ends(over present: AnimatedValue) -> (start: AnimatedValue, end: AnimatedValue)? {
    guard case .ends(let from, let to, let by) = course else { return nil }
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return from.adding(by).map { (from, $0) }
    case (nil, let to?, let by?): return to.subtracting(by).map { ($0, to) }
    case (let from?, nil, nil): return (from, present)
    case (nil, let to?, nil): return (present, to)
    case (nil, nil, let by?): return present.adding(by).map { (present, $0) }
    case (nil, nil, nil): return (present, present)
    }
  }

  /// What is shown at a progress, in a round counted from 0.
  public func value(
    at progress: Double, round: Int = 0, over present: AnimatedValue
  ) -> AnimatedValue? {
    guard var value = value(at: progress, over: present) else { return nil }
    if isCumulative, round > 0, let last = self.value(at: 1, over: present)?.times(Double(round)) {
      value = value.adding(last) ?? value
    }
    return isAdditive ? present.adding(value) : value
  }

  private func value(at progress: Double, over present: AnimatedValue) -> AnimatedValue? {
    switch course {
    case .ends:
      return ends(over: present).flatMap { $0.start.interpolated(to: $0.end, at: progress) }
    case .frames(let frames):
      guard let frame = frames.last(where: { $0.start <= progress }) ?? frames.first else {
        return nil
      }
      return frame.value(at: progress)
    }
  }
}

/// A part of the way between two values, in fractions of the whole time.
public struct KeyFrame: Equatable, Sendable {
  /// When it begins.
  public var start: Double
  /// When it has arrived; it then stays there.
  public var end: Double
  /// Where it begins.
  public var from: AnimatedValue
  /// Where it arrives.
  public var to: AnimatedValue
  /// How progress follows from time.
  public var curve = TimingCurve.cubic(.linear)
  /// What a point follows instead of the straight way.
  public var track: BezierCurve?
  /// How fast a spline leaves the one value and reaches the other, in a part of the way.
  var slopes: [AnimatedValue] = []

  /// A part of the way.
  public init(
    _ start: Double, _ end: Double, from: AnimatedValue, to: AnimatedValue,
    curve: TimingCurve = .cubic(.linear)
  ) {
    self.start = start
    self.end = end
    self.from = from
    self.to = to
    self.curve = curve
  }

  func value(at progress: Double) -> AnimatedValue? {
    let length = end - start
    let part = length > 0 ? (progress - start) / length : progress < start ? 0 : 1
    if part < 0 { return from }
    if slopes.count == 2 { return splined(at: curve.value(at: part)) }
    if let track { return .point(track.point(at: curve.value(at: part))) }
    return from.interpolated(to: to, at: curve.value(at: part))
  }
}

extension KeyFrame {
  /// Frames in the order of time, each beginning no earlier than the one before it ends.
  ///
  /// Discrete ones jump to their value where they begin.
  public static func sequence(_ frames: [KeyFrame], isDiscrete: Bool = false) -> [KeyFrame] {
    var ordered: [KeyFrame] = []
    for var frame in frames.enumerated().sorted(by: {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }).map(\.element) {
      if let last = ordered.last {
        frame.start = max(frame.start, last.end)
        frame.from = last.to
      }
      frame.end = isDiscrete ? frame.start : max(frame.start, frame.end)
      ordered.append(frame)
    }
    return ordered
  }
}
