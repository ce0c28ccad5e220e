internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// What recognizers count. Each has a value that is set and a reading that is kept beside it; the
// value is then what was set, and what the fingers did since. Source: docs/geometry.md#gestures.

/// How far the middle of the fingers moved.
///
/// Law: total = what was set + movement since.
struct Displacement: Equatable, Sendable {
  private(set) var offset = Vector.zero
  private(set) var reference = Point.zero
  private(set) var current = Point.zero

  var total: Vector { offset + (current - reference) }

  mutating func set(_ total: Vector) {
    offset = total
    reference = current
  }

  mutating func move(to place: Point) { current = place }

  /// The middle jumps because a finger came or went; the total does not.
  mutating func jump(to place: Point) {
    offset = total
    reference = place
    current = place
  }
}

/// How many times the distance of two fingers grew.
///
/// Law: factor = what was set × distance ÷ distance then.
struct Stretch: Equatable, Sendable {
  private(set) var base = 1.0
  private(set) var reference = 0.0
  private(set) var current = 0.0

  /// With fingers at one place there is nothing to divide by: what was set stands.
  var factor: Double { reference > 0 ? base * (current / reference) : base }

  mutating func set(_ factor: Double) {
    base = factor
    reference = current
  }

  mutating func move(to distance: Double) {
    if reference == 0 { reference = distance }
    current = distance
  }

  mutating func jump(to distance: Double) {
    base = factor
    reference = distance
    current = distance
  }
}

/// How far the line between two fingers turned, in radians, unwrapped past ±π.
///
/// Law: total = what was set + the angle turned since.
struct Turning: Equatable, Sendable {
  private(set) var base = 0.0
  private(set) var reference = 0.0
  private(set) var turn = 0.0
  private var angle: Double?

  var total: Double { base + (turn - reference) }

  mutating func set(_ total: Double) {
    base = total
    reference = turn
  }

  /// Follows the line to its new direction, the short way; `exactTurn` is known where a script is.
  mutating func move(along line: Vector, exactTurn: Double?) {
    let new = direction(line)
    if let exactTurn {
      turn = exactTurn
    } else if let new, let angle {
      turn += wrapped(new - angle)
    }
    angle = new ?? angle
  }

  mutating func jump(to line: Vector) {
    base = total
    reference = turn
    angle = direction(line) ?? angle
  }

  /// Two fingers at one place have no direction.
  private func direction(_ line: Vector) -> Double? {
    line == .zero ? nil : atan2(line.dy, line.dx)
  }

  private func wrapped(_ angle: Double) -> Double {
    if angle > .pi { return angle - 2 * .pi }
    return angle <= -.pi ? angle + 2 * .pi : angle
  }
}
