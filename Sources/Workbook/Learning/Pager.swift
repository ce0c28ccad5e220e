public import Language

/// Shows long texts a screenful at a time; what is left waits for Enter.
public struct Pager {
  private var rest: [StyledText] = []

  /// Nothing waits.
  public init() {}

  /// Whether everything was shown.
  public var isEmpty: Bool { rest.isEmpty }

  /// The part of a text that fits a screen on which `used` rows are taken; the rest waits.
  ///
  /// It takes the place of what waited before. A text that fits leaves that alone.
  public mutating func take(_ text: StyledText, columns: Int, rows: Int, used: Int = 0)
    -> StyledText
  {
    let lines = text.lines
    let room = rows - 2 - used
    if height(ArraySlice(lines), columns) <= room + 1 { return text }
    rest = lines
    // A picture or a table stays on the screen; what is said about it comes with Enter.
    return used > 0 && room < 4 ? mark : more(columns: columns, rows: rows - used)
  }

  /// The next part of what waits.
  public mutating func more(columns: Int, rows: Int) -> StyledText {
    let room = max(3, rows - 2)
    if height(ArraySlice(rest), columns) <= room + 1 {
      defer { rest = [] }
      return joined(ArraySlice(rest))
    }
    var count = 0
    while count < rest.count, height(rest[...count], columns) <= room { count += 1 }
    count = max(1, count)
    // Better between paragraphs than within one.
    if let gap = rest[..<count].lastIndex(where: \.isBlank), gap >= count / 2 { count = gap + 1 }
    defer { rest = Array(rest[count...].drop(while: \.isBlank)) }
    var text = joined(rest[..<count])
    text.append(mark)
    return text
  }

  /// What waits is not shown any more.
  public mutating func drop() { rest = [] }

  private var mark: StyledText { StyledText("Enter goes on.\n", .dim) }

  private func height(_ lines: ArraySlice<StyledText>, _ width: Int) -> Int {
    let width = max(1, width)
    return lines.reduce(0) { $0 + max(1, (columns($1.plain) + width - 1) / width) }
  }

  private func joined(_ lines: ArraySlice<StyledText>) -> StyledText {
    lines.reduce(into: StyledText()) { text, line in
      text.append(line)
      text.append("\n")
    }
  }
}

extension StyledText {
  fileprivate var isBlank: Bool { plain.allSatisfy(\.isWhitespace) }

  /// The lines without their ends; the empty one after the last end is none.
  fileprivate var lines: [StyledText] {
    var lines = [StyledText()]
    for piece in pieces {
      for (index, part) in splitLines(piece.text).enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(part, piece.role)
      }
    }
    if lines.last?.pieces.isEmpty == true { lines.removeLast() }
    return lines
  }
}
