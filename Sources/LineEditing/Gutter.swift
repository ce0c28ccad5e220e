/// The blank columns that keep room for the continuation prompt on the second and later rows.
///
/// libedit draws no prompt on the later rows of its buffer. So each row there starts with as many
/// spaces as that prompt is wide, the editor paints the prompt over them where the terminal can
/// move its cursor, and the spaces are taken away before anyone else sees the text.
struct Gutter {
  var width = 0

  /// The text with a gutter after each line feed.
  func adding(to text: Scalars) -> Scalars {
    guard width > 0, text.contains("\n") else { return text }
    let blanks = Scalars(repeating: " ", count: width)
    return text.reduce(into: []) { result, scalar in
      result.append(scalar)
      if scalar == "\n" { result += blanks }
    }
  }

  /// The entry with gutters; the cursor stays at its scalar.
  func adding(to entry: Entry) -> Entry {
    let before = adding(to: Scalars(entry.scalars[..<entry.cursor]))
    return Entry(scalars: adding(to: entry.scalars), cursor: before.count)
  }

  /// The entry without its gutters; a cursor inside a gutter comes to the row's first scalar.
  func removing(from entry: Entry) -> Entry {
    guard width > 0, entry.scalars.contains("\n") else { return entry }
    var result = Entry()
    var blanks = 0
    for (index, scalar) in entry.scalars.enumerated() {
      if index == entry.cursor { result.cursor = result.scalars.count }
      if scalar == " ", blanks > 0 {
        blanks -= 1
        continue
      }
      blanks = scalar == "\n" ? width : 0
      result.scalars.append(scalar)
    }
    if entry.cursor >= entry.scalars.count { result.cursor = result.scalars.count }
    return result
  }

  /// How many scalars of gutter follow the row start at `start`; 0 on the first row.
  func length(at start: Int, in scalars: Scalars) -> Int {
    guard start > 0 else { return 0 }
    return scalars[start...].prefix(width).prefix { $0 == " " }.count
  }

  /// Where the cursor should be if it stands in a gutter it came to from `previous`.
  ///
  /// Moving left it goes on to the end of the row above, else to the first scalar of its row.
  func place(of entry: Entry, from previous: Int) -> Int {
    let start = entry.rowStart
    let text = start + length(at: start, in: entry.scalars)
    guard entry.cursor < text else { return entry.cursor }
    return previous == text && entry.cursor == text - 1 ? start - 1 : text
  }
}
