public import Geometry

/// Fingers that come down, move in equal steps, and are lifted.
///
/// One event each sixtieth of a second: down, the steps, and the lift, which is no step. Events are
/// computed when asked for, so that long scripts cost nothing to make.
public struct TouchScript: Equatable, Sendable {
  /// Events in a second.
  public static let rate = 60.0
  /// The most fingers that a script may have.
  public static let mostFingers = 10
  /// The most steps, and the most taps, that a script may have.
  public static let mostSteps = 100_000

  /// Where the fingers go.
  enum Path: Equatable, Sendable {
    case lines(from: [Point], to: [Point])
    case pinch(at: Point, from: Double, to: Double, angle: Angle)
    case twist(at: Point, by: Angle, radius: Double)
  }

  let path: Path
  /// The number of moves.
  public let steps: Int
  /// How often the fingers come down and are lifted.
  public let taps: Int
  /// When the fingers are lifted, where that is not a sixtieth after the last step.
  private let lift: Double?
  /// Whether the fingers are lifted at the end.
  public let lifts: Bool

  private init(
    _ path: Path, steps: Int, taps: Int = 1, lift: Double? = nil, lifts: Bool = true
  ) {
    (self.path, self.steps, self.taps) = (path, steps, taps)
    (self.lift, self.lifts) = (lift, lifts)
  }
}

extension TouchScript {
  /// Where the first finger comes down and where it is lifted, if fingers move in lines.
  public var way: (start: Point, end: Point)? {
    guard case .lines(let start, let end) = path, let first = start.first, let last = end.first
    else { return nil }
    return (first, last)
  }
}

// MARK: Making scripts

extension TouchScript {
  /// Fingers that move in straight lines; a single finger drags.
  public static func fingers(
    from start: [Point], to end: [Point], steps: Int, lifts: Bool = true
  ) throws(TouchScriptError) -> TouchScript {
    guard !start.isEmpty else { throw .noFingers }
    guard start.count == end.count else { throw .unequalFingers(start.count, end.count) }
    guard start.count <= mostFingers else { throw .tooManyFingers(start.count) }
    // Their ways, too: from one end of all numbers to the other is farther than any number.
    let ways = zip(start, end).map { $1 - $0 }
    guard (start + end).allSatisfy(\.isFinite), ways.allSatisfy(\.isFinite) else {
      throw .notFinite
    }
    try check(steps: steps)
    return TouchScript(.lines(from: start, to: end), steps: steps, lifts: lifts)
  }

  /// Two fingers on a line through `center`, whose distance goes from `start` to `end`.
  public static func pinch(
    at center: Point, from start: Double, to end: Double, steps: Int,
    angle: Angle = .init(radians: 0)
  ) throws(TouchScriptError) -> TouchScript {
    guard center.isFinite, start.isFinite, end.isFinite, angle.radians.isFinite else {
      throw .notFinite
    }
    guard start > 0 else { throw .noDistance(start) }
    guard end >= 0 else { throw .negativeDistance(end) }
    try check(steps: steps)
    return TouchScript(.pinch(at: center, from: start, to: end, angle: angle), steps: steps)
  }

  /// Two fingers opposite to each other on a circle about `center`, which turn by `angle`.
  public static func twist(
    at center: Point, by angle: Angle, radius: Double, steps: Int
  ) throws(TouchScriptError) -> TouchScript {
    guard center.isFinite, radius.isFinite, angle.radians.isFinite else { throw .notFinite }
    guard radius > 0 else { throw .noRadius(radius) }
    try check(steps: steps)
    return TouchScript(.twist(at: center, by: angle, radius: radius), steps: steps)
  }

  /// Fingers that come down side by side, 20 points apart, about `place`, and are lifted at once.
  public static func tap(
    at place: Point, taps: Int = 1, fingers: Int = 1
  ) throws(TouchScriptError) -> TouchScript {
    guard place.isFinite else { throw .notFinite }
    guard taps > 0, taps <= mostSteps else { throw .taps(taps) }
    guard fingers > 0 else { throw .noFingers }
    guard fingers <= mostFingers else { throw .tooManyFingers(fingers) }
    let places = row(of: fingers, about: place)
    return TouchScript(.lines(from: places, to: places), steps: 0, taps: taps)
  }

  /// A finger that comes down, stays where it is, and is lifted after `seconds`.
  public static func press(
    at place: Point, seconds: Double
  ) throws(TouchScriptError) -> TouchScript {
    guard place.isFinite, seconds.isFinite else { throw .notFinite }
    guard seconds > 0 else { throw .duration(seconds) }
    let events = (seconds * rate - 1e-6).rounded(.up) - 1
    guard events < Double(mostSteps) else { throw .duration(seconds) }
    return TouchScript(
      .lines(from: [place], to: [place]), steps: max(0, Int(events)), lift: seconds)
  }

  private static func check(steps: Int) throws(TouchScriptError) {
    guard steps > 0, steps <= mostSteps else { throw .steps(steps) }
  }

  private static func row(of count: Int, about place: Point) -> [Point] {
    (0..<count).map { index in
      Point(x: place.x + 20 * Double(index) - 10 * Double(count - 1), y: place.y)
    }
  }
}

// MARK: Events

extension TouchScript {
  /// The number of events.
  public var eventCount: Int { taps * (steps + 2) - (lifts ? 0 : 1) }

  /// The event at an index below ``eventCount``.
  public func event(_ index: Int) -> TouchEvent {
    let step = index % (steps + 2)
    let action: TouchEvent.Action = step == 0 ? .down : step > steps ? .lift : .move
    let time = action == .lift ? lift : nil
    let place = min(step, steps)
    return TouchEvent(
      action: action, time: time ?? Double(index) / TouchScript.rate, places: places(at: place),
      pair: pair(at: place))
  }

  /// Where the fingers are after so many steps: at the end exactly there.
  private func places(at step: Int) -> [Point] {
    switch path {
    case .lines(let start, let end):
      zip(start, end).map { start, end in
        Point(x: between(start.x, end.x, step), y: between(start.y, end.y, step))
      }
    case .pinch(let center, let start, let end, let angle):
      opposite(center, between(start, end, step) / 2, angle)
    case .twist(let center, let angle, let radius):
      opposite(center, radius, turned(angle, step))
    }
  }

  private func pair(at step: Int) -> FingerPair? {
    switch path {
    case .lines: nil
    case .pinch(_, let start, let end, _):
      FingerPair(distance: between(start, end, step), turn: 0)
    case .twist(_, let angle, let radius):
      FingerPair(distance: 2 * radius, turn: turned(angle, step).radians)
    }
  }

  private func opposite(_ center: Point, _ radius: Double, _ angle: Angle) -> [Point] {
    let reach = Vector(dx: radius * angle.cosine, dy: radius * angle.sine)
    return [center - reach, center + reach]
  }

  /// In the angle's own unit, so that a tenth of 90° is 9°.
  private func turned(_ angle: Angle, _ step: Int) -> Angle {
    Angle(between(0, angle.value, step), angle.unit)
  }

  private func between(_ start: Double, _ end: Double, _ step: Int) -> Double {
    if step == steps { return steps == 0 ? start : end }
    return start + (end - start) * Double(step) / Double(steps)
  }
}

/// Why a script cannot be played by fingers.
public enum TouchScriptError: Error, Equatable, Sendable {
  /// A place, distance or angle is infinite or no number.
  case notFinite
  /// The number of steps is 0, negative, or beyond ``TouchScript/mostSteps``.
  case steps(Int)
  /// The number of taps is 0, negative, or too large.
  case taps(Int)
  /// There is no finger.
  case noFingers
  /// There are more fingers than ``TouchScript/mostFingers``.
  case tooManyFingers(Int)
  /// More fingers come down than are told where to go, or fewer.
  case unequalFingers(Int, Int)
  /// A pinch from a distance that is not positive: its scale would be a division by 0.
  case noDistance(Double)
  /// A pinch to a negative distance.
  case negativeDistance(Double)
  /// A twist whose fingers are at one place.
  case noRadius(Double)
  /// A press of no time, or of more than half an hour.
  case duration(Double)
}
