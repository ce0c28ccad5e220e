internal import Language

/// What stands between two spaces: never broken where it fits a line.
struct Word {
  var line = ScreenLine()
  /// A line ends behind it.
  var endsLine = false
}

/// The words of a paragraph, each stretch in its role.
///
/// Marks stand beside emphasis and code, in a role that is only shown where no colour tells them.
struct WordList {
  private(set) var words: [Word] = []
  private var open = Word()
  private let showsMarks: Bool

  /// The words of `inlines` in the role of what surrounds them, after words in front of them.
  init(
    _ inlines: [ProseInline], role: TextRole = .plain, after lead: StyledText = StyledText(),
    showsMarks: Bool = true
  ) {
    self.showsMarks = showsMarks
    for piece in lead.pieces { add(piece.text, piece.role) }
    add(inlines, role)
    close()
  }

  private mutating func add(_ inlines: [ProseInline], _ role: TextRole) {
    for inline in inlines {
      switch inline {
      case .text(let text): add(text, role)
      case .emphasis(let inner): add(inner, role == .plain ? .emphasis : role, mark: "*")
      case .strong(let inner):
        add(inner, role == .plain || role == .emphasis ? .strong : role, mark: "**")
      case .code(let code): add(code: code)
      case .link(let inner, let address):
        add(inner, role)
        if address.contains(part: "://"), address != inner.plain { add(" (\(address))", .dim) }
      case .lineBreak: close(endsLine: true)
      }
    }
  }

  private mutating func add(_ inner: [ProseInline], _ role: TextRole, mark: String) {
    add(mark: mark)
    add(inner, role)
    add(mark: mark)
  }

  private mutating func add(mark: String) {
    if showsMarks { open.line.append(mark, .mark) }
  }

  private mutating func add(code: String) {
    let mark = code.contains("`") ? "``" : "`"
    add(mark: mark)
    let scalars = code.unicodeScalars.map { $0 == "\t" ? " " : $0 }
    open.line.append(visible(String(String.UnicodeScalarView(scalars))), .code)
    add(mark: mark)
  }

  private mutating func add(_ text: String, _ role: TextRole) {
    for (index, part) in text.split(whereSeparator: isBreak).enumerated() {
      let isFirst = index == 0 && !(text.first.map(isBreak) ?? false)
      if !isFirst {
        if isBeginOfPoint(open) { open.line.append(" ", role) } else { close() }
      }
      open.line.append(visible(String(part)), role)
    }
    if let last = text.last, isBreak(last) { close() }
  }

  private mutating func close(endsLine: Bool = false) {
    if open.line.columns > 0 { words.append(open) }
    open = Word()
    if endsLine, !words.isEmpty { words[words.count - 1].endsLine = true }
  }
}

/// Where a line may end; by scalars, for comparing letters takes the square of the number of their marks.
private func isBreak(_ character: Character) -> Bool {
  let scalars = character.unicodeScalars
  return scalars.dropFirst().isEmpty
    && (scalars.first.map { " \t\n".unicodeScalars.contains($0) } ?? false)
}

/// `(120,` goes on with `80)`: points stay whole.
private func isBeginOfPoint(_ word: Word) -> Bool {
  guard word.line.columns < 12 else { return false }
  let text = word.line.text.plain.utf8
  return text.first == 0x28 && text.last == 0x2C && text.dropFirst().allSatisfy(isOfNumber)
}

private func isOfNumber(_ byte: UInt8) -> Bool {
  (0x30...0x39).contains(byte) || byte == 0x2C || byte == 0x2D || byte == 0x2E
}

// MARK: - Lines

/// Words in lines of at most so many columns.
func wrapped(_ words: [Word], width: Int) -> [ScreenLine] {
  var lines: [ScreenLine] = []
  var line = ScreenLine()
  for word in words {
    if line.columns > 0, line.columns + 1 + word.line.columns > width {
      lines.append(line)
      line = ScreenLine()
    }
    if line.columns > 0 { line.append(" ", space(between: line, word.line)) }
    line.append(word.line)
    if line.columns > width {
      lines += broken(line, width: width)
      line = lines.popLast() ?? ScreenLine()
    }
    if word.endsLine {
      lines.append(line)
      line = ScreenLine()
    }
  }
  return line.columns > 0 ? lines + [line] : lines
}

/// The role of the space between two words: theirs where it is one, so that they stay one piece.
private func space(between left: ScreenLine, _ right: ScreenLine) -> TextRole {
  // A space between two marks is not shown with them: colour takes the marks away.
  guard let role = left.text.pieces.last?.role, role == right.text.pieces.first?.role, role != .mark
  else { return .plain }
  return role
}

/// A line that is too long, broken at the last spaces that fit, else between characters.
func broken(_ line: ScreenLine, width: Int) -> [ScreenLine] {
  if line.columns <= width { return [line] }
  let letters = line.text.pieces.flatMap { piece in
    piece.text.map { Letter(text: String($0), role: piece.role) }
  }
  var lines: [ScreenLine] = []
  var start = 0
  while start < letters.count {
    var line = ScreenLine()
    let end = end(of: letters, from: start, room: width)
    for letter in letters[start..<end] { line.append(letter.text, letter.role) }
    lines.append(line)
    start = end < letters.count && letters[end].text == " " ? end + 1 : end
  }
  return lines
}

/// A line of code that is too long, broken between its tokens.
func broken(code line: ScreenLine, width: Int, step: Int) -> [ScreenLine] {
  if line.columns <= width { return [line] }
  let letters = line.text.pieces.flatMap { piece in
    piece.text.map { Letter(text: String($0), role: piece.role) }
  }
  let code = letters.compactMap(\.text.first)
  let own = code.prefix { $0 == " " }.count
  let margin = String(repeating: " ", count: min(own + step, width / 2))
  var lines: [ScreenLine] = []
  var start = 0
  while start < letters.count {
    var line = ScreenLine(lines.isEmpty ? "" : margin)
    let end = endOfCodeLine(code, from: start, room: width - line.columns)
    for letter in letters[start..<end] { line.append(letter.text, letter.role) }
    lines.append(line)
    start = letters[end...].firstIndex { $0.text != " " } ?? letters.count
  }
  return lines
}

private struct Letter {
  var text: String
  var role: TextRole
}

/// Where a line that begins at `start` ends: at a space in its second half, else where it is full.
private func end(of letters: [Letter], from start: Int, room: Int) -> Int {
  var (end, taken) = (start, 0)
  var space: Int?
  while end < letters.count {
    taken += columns(letters[end].text)
    if letters[end].text == " ", taken > room / 2 { space = end }
    if taken > room { return space ?? max(end, start + 1) }
    end += 1
  }
  return end
}
