public import Geometry

/// What the fingers of a script do at one moment.
public struct TouchEvent: Equatable, Sendable {
  /// What all of them do.
  public enum Action: Equatable, Sendable {
    case down, move, lift
  }

  /// What they do.
  public let action: Action
  /// When, in seconds since the script began.
  public let time: Double
  /// Where they are, in the window's coordinates.
  public let places: [Point]
  /// What the script knows exactly of its first two fingers.
  public let pair: FingerPair?
}

/// How two fingers lie to each other, as a script says it.
///
/// From places, which are rounded, a pinch from 100 to 110 would give 1.1000000000000001.
public struct FingerPair: Equatable, Sendable {
  /// How far they are apart.
  public let distance: Double
  /// How far the line between them turned since they came down, in radians.
  public let turn: Double
}
