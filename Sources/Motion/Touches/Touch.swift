public import Geometry
public import Views

/// One finger on the screen: a `UITouch`, in the window's coordinates.
public struct Touch: Equatable, Sendable {
  /// What a finger did since the event before.
  public enum Phase: String, CaseIterable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// The number of the touch, never used again in a session.
  public let finger: Int
  /// The view that the window's hit test gave where the finger came down.
  public let view: ViewID?
  /// Where it came down.
  public let start: Point
  /// Which tap in a row it is, counted from 1.
  public let tapCount: Int
  /// Where it is; once lifted, where it was last.
  public internal(set) var location: Point
  /// Where it was in the event before.
  public internal(set) var previous: Point
  /// What it did in the last event.
  public internal(set) var phase = Phase.began

  init(finger: Int, view: ViewID?, at start: Point, tapCount: Int) {
    self.finger = finger
    self.view = view
    self.start = start
    self.tapCount = tapCount
    location = start
    previous = start
  }

  /// Whether it has not been lifted.
  public var isDown: Bool { phase != .ended && phase != .cancelled }

  mutating func move(to point: Point) {
    phase = point == location ? .stationary : .moved
    previous = location
    location = point
  }
}
