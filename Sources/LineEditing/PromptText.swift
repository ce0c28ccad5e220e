/// A prompt as libedit wants it: escapes marked, so that it counts only what takes columns.
struct PromptText {
  private(set) var scalars: Scalars = []
  private(set) var width = 0

  /// What libedit writes of it.
  var drawn: String { String(scalars.filter { $0 != Self.mark }) }

  private static let mark: Unicode.Scalar = "\u{1}"

  /// Marks the escapes in `text`, or leaves them out where the terminal would show them.
  init(_ text: String, keepsEscapes: Bool) {
    let written = Scalars(text.unicodeScalars)
    var place = 0
    while place < written.count {
      let end = written.endOfEscape(at: place)
      if end > place {
        if keepsEscapes { scalars += [Self.mark] + written[place..<end] + [Self.mark] }
      } else if !written[place].isControl {
        scalars.append(written[place])
        width += max(0, written[place].columns)
      }
      place = max(end, place + 1)
    }
    moveLastEscapeInside()
  }

  /// libedit loses an escape at the very end: it goes before the last visible scalar.
  private mutating func moveLastEscapeInside() {
    guard scalars.last == Self.mark else { return }
    let start = scalars.dropLast().lastIndex(of: Self.mark) ?? 0
    guard start > 0 else { return }
    scalars.append(scalars.remove(at: start - 1))
  }
}

extension Scalars {
  /// Where the control sequence that begins at a place ends, as `ESC [ 1 ; 32 m` does; the place itself where none
  /// begins.
  fileprivate func endOfEscape(at place: Int) -> Int {
    guard self[place] == "\u{1B}", place + 1 < count, self[place + 1] == "[" else { return place }
    let last = self[(place + 2)...].firstIndex { (0x40...0x7E).contains($0.value) }
    return last.map { $0 + 1 } ?? place
  }
}
