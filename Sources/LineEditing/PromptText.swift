/// A prompt as libedit wants it: escapes marked, so that it counts only what takes columns.
struct PromptText {
  private(set) var scalars: Scalars = []
  private(set) var width = 0

  private static let mark: Unicode.Scalar = "\u{1}"

  /// Marks the escapes in `text`, or leaves them out where the terminal would show them.
  init(_ text: String, keepsEscapes: Bool) {
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      let escape = rest.leadingEscape
      rest.removeFirst(max(1, escape.count))
      if !escape.isEmpty, keepsEscapes {
        scalars += [Self.mark] + escape + [Self.mark]
      } else if escape.isEmpty, !scalar.isControl {
        scalars.append(scalar)
        width += max(0, scalar.columns)
      }
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

extension Substring.UnicodeScalarView {
  /// The control sequence at the start, as in `ESC [ 1 ; 32 m`; empty when there is none.
  fileprivate var leadingEscape: Scalars {
    guard starts(with: ["\u{1B}", "["]) else { return [] }
    guard let end = dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0.value) }) else {
      return []
    }
    return Scalars(self[...end])
  }
}
