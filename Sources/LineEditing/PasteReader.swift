/// Takes the scalars of a bracketed paste until its end mark; of what is beyond a limit little is kept.
struct PasteReader {
  private static let end: Scalars = ["\u{1B}", "[", "2", "0", "1", "~"]
  /// The most scalars that a paste may have.
  static let limit = 1 << 20

  private let limit: Int
  private var text: Scalars = []
  /// There was more than the limit: half a program is worse than none.
  private(set) var isTooLong = false

  /// A reader of pastes of up to `limit` scalars.
  init(limit: Int = limit) { self.limit = limit }

  /// Takes one more; the text, once the mark has been read, of which a reader that saw too much has lost
  /// a part.
  mutating func take(_ scalar: Unicode.Scalar) -> Scalars? {
    text.append(scalar)
    if scalar == "~", text.suffix(Self.end.count).elementsEqual(Self.end) {
      text.removeLast(Self.end.count)
      isTooLong = isTooLong || text.count > limit
      return text
    }
    // The last few stay, for they may be the beginning of the mark.
    if text.count >= 2 * limit + Self.end.count {
      text.removeSubrange(limit..<text.count - Self.end.count)
      isTooLong = true
    }
    return nil
  }
}
