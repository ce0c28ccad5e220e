/// Takes the scalars of a bracketed paste until its end mark; what is beyond a limit is read and dropped.
struct PasteReader {
  private static let end: Scalars = ["\u{1B}", "[", "2", "0", "1", "~"]
  private let limit: Int
  private var text: Scalars = []

  /// A reader that keeps the first `limit` scalars.
  init(limit: Int = 1 << 20) { self.limit = limit }

  /// Takes one more; the text, once the mark has been read.
  mutating func take(_ scalar: Unicode.Scalar) -> Scalars? {
    text.append(scalar)
    if scalar == "~", text.suffix(Self.end.count).elementsEqual(Self.end) {
      text.removeLast(Self.end.count)
      return Scalars(text.prefix(limit))
    }
    // The last few stay, for they may be the beginning of the mark.
    if text.count >= 2 * limit + Self.end.count {
      text.removeSubrange(limit..<text.count - Self.end.count)
    }
    return nil
  }
}
