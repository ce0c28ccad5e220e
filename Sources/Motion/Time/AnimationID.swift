/// The name of one `CAAnimation` object within a session.
///
/// The objects have an identity: whoever holds the id sees what changes in it. A layer keeps a copy,
/// so that changes after `add(_:forKey:)` reach no animation that runs.
public struct AnimationID: Hashable, Sendable {
  /// Its place in the table of animations, in order of creation.
  public let index: Int32

  /// Names the animation at a place of its table.
  public init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}
