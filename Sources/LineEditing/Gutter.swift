/// What keeps room for the continuation prompt on the second and later rows.
///
/// libedit draws no prompt on the later rows of its buffer. So each row there starts with as many
/// blanks as that prompt is wide, and the editor paints the prompt over them; where it paints nothing, the
/// row starts with the letters of the prompt. They are taken away before anyone else sees the text.
struct Gutter {
  /// What each of these rows starts with.
  var mark: Scalars = []

  var width: Int { mark.count }

  /// The text with a gutter after each line feed.
  func adding(to text: Scalars) -> Scalars {
    guard width > 0, text.contains("\n") else { return text }
    return text.reduce(into: []) { result, scalar in
      result.append(scalar)
      if scalar == "\n" { result += mark }
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
    var left = mark[width...]
    for (index, scalar) in entry.scalars.enumerated() {
      if index == entry.cursor { result.cursor = result.scalars.count }
      if takes(scalar, of: &left) { continue }
      result.scalars.append(scalar)
    }
    if entry.cursor >= entry.scalars.count { result.cursor = result.scalars.count }
    return result
  }

  /// Whether a scalar belongs to a gutter, of which `left` is still to come, where one goes through a buffer.
  func takes(_ scalar: Unicode.Scalar, of left: inout Scalars.SubSequence) -> Bool {
    if scalar == left.first {
      left.removeFirst()
      return true
    }
    left = scalar == "\n" ? mark[...] : []
    return false
  }

  /// How many scalars of gutter follow the row start at `start`; 0 on the first row.
  func length(at start: Int, in scalars: Scalars) -> Int {
    guard start > 0 else { return 0 }
    return zip(scalars[start...], mark).prefix { $0 == $1 }.count
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
