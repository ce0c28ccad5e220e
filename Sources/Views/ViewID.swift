/// The name of one view or layer within a ``Scene``.
///
/// An id stays valid while its scene lives, also after the view left its superview; a scene's copy
/// knows the same ids. A rollback or an older copy does not know the ids made since.
public struct ViewID: Hashable, Sendable {
  /// The place in the scene's arena, counted from 0 in order of creation.
  public let index: Int32

  /// The id of what a scene makes at this place of its arena.
  public init(index: Int32) { self.index = index }

  init(index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }
}
