/// The name of one gesture recognizer within a session.
///
/// Recognizers have an identity: whoever holds the id sees what changes in it.
public struct RecognizerID: Hashable, Sendable {
  /// Its place in the table of recognizers, in order of creation.
  public let index: Int32

  /// Names the recognizer at a place of its table.
  public init(index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}
