internal import Language

/// A line of the screen with the columns it takes.
struct ScreenLine {
  private(set) var text = StyledText()
  private(set) var columns = 0

  init() {}

  init(_ text: String, _ role: TextRole = .plain) { append(text, role) }

  /// Adds text that is safe to show.
  mutating func append(_ text: String, _ role: TextRole = .plain) {
    self.text.extend(text, role)
    columns += Language.columns(text)
  }

  mutating func append(_ other: ScreenLine) {
    for piece in other.text.pieces { append(piece.text, piece.role) }
  }

  /// Spaces up to a column.
  mutating func pad(to width: Int) {
    if width > columns { append(String(repeating: " ", count: width - columns)) }
  }
}

extension StyledText {
  /// Lines, each with its end.
  init(_ lines: [ScreenLine]) {
    self.init()
    for line in lines {
      append(line.text)
      append("\n")
    }
  }
}

/// Lines behind a mark and a space; where too little room is left, without them.
func beside(_ mark: ScreenLine, width: Int, _ lines: (Int) -> [ScreenLine]) -> [ScreenLine] {
  let inner = width - mark.columns - 1
  return inner < narrowest ? lines(width) : lines(inner).map { joined(mark, $0) }
}

/// Lines behind a mark that stands before the first, the others below it; where too little room is
/// left, they stand below the mark.
func hanging(_ mark: ScreenLine, width: Int, _ lines: (Int) -> [ScreenLine]) -> [ScreenLine] {
  let inner = width - mark.columns - 1
  guard inner >= narrowest else { return broken(mark, width: width) + lines(width) }
  let found = lines(inner)
  guard let first = found.first else { return [mark] }
  let space = ScreenLine(String(repeating: " ", count: mark.columns))
  return [joined(mark, first)] + found.dropFirst().map { joined(space, $0) }
}

private func joined(_ mark: ScreenLine, _ line: ScreenLine) -> ScreenLine {
  var joined = mark
  joined.append(" ")
  joined.append(line)
  return joined
}

/// The columns that text needs at least.
let narrowest = 8
