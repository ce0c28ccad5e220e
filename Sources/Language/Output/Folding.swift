extension Settings {
  /// Whether all lines of a text fit the screen; where there is none, everything does.
  func fits(_ text: String) -> Bool {
    // No column takes less than a byte, so that most lines need not be looked at.
    !fitsColumns
      || text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy {
        $0.count <= columns || Language.columns(String(Substring($0))) <= columns
      }
  }
}

/// Prose without the ends of its lines, where one of them is too long for a screen: folded anew, it has no short lines.
///
/// Blank lines stay, and so does what is indented.
func flowing(_ text: String, for width: Int) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard lines.contains(where: { columns(String($0)) > width }) else { return text }
  var result = ""
  for (index, line) in lines.enumerated() {
    let stands = line.isEmpty || line.hasPrefix(" ") || index > 0 && lines[index - 1].isEmpty
    if index > 0 { result += stands ? "\n" : " " }
    result += line
  }
  return result
}

/// Words in lines of at most so many columns; one that is too long has a line of its own.
func wrapped(_ words: [String], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var length = 0
  for word in words {
    let wordLength = columns(word)
    if !line.isEmpty, length + 1 + wordLength > width {
      lines.append(line)
      (line, length) = ("", 0)
    }
    line += line.isEmpty ? word : " " + word
    length += wordLength + (length == 0 ? 0 : 1)
  }
  return lines + [line]
}

extension StyledText {
  /// The text with its lines broken at spaces, so that each takes at most so many columns.
  ///
  /// What goes on stands under the words it belongs to: under the last column of a table's line, else
  /// under the line's indentation; further to the left where its longest word would not fit there. A word that is
  /// too long for a line is left to the terminal, and what follows it goes on below. Code behind a prompt is broken
  /// between its tokens; with `isCode`, all of it is such code.
  public func folded(to width: Int, isCode: Bool = false) -> StyledText {
    guard width > 0, lines.contains(where: { $0.columns > width }) else { return self }
    var folded = StyledText()
    for (index, line) in lines.enumerated() {
      if index > 0 { folded.append("\n") }
      for (part, line) in line.folded(to: width, isCode: isCode).enumerated() {
        if part > 0 { folded.append("\n") }
        for letter in line.letters { folded.extend(String(letter.character), letter.role) }
      }
    }
    return folded
  }

  private var lines: [Line] {
    var lines = [Line()]
    for piece in pieces {
      for character in piece.text {
        if character == "\n" {
          lines.append(Line())
        } else {
          lines[lines.count - 1].letters.append(Letter(character: character, role: piece.role))
        }
      }
    }
    return lines
  }
}

private struct Letter {
  var character: Character
  var role: TextRole
  var isSpace: Bool { character == " " }
  var columns: Int { Language.columns(String(character)) }
}

/// A line of the screen, or one that is too long for it.
private struct Line {
  var letters: [Letter] = []

  init() {}

  init(_ letters: ArraySlice<Letter>, indentation: Int) {
    self.letters =
      Array(repeating: Letter(character: " ", role: .plain), count: indentation) + letters
  }

  var columns: Int { letters.reduce(0) { $0 + $1.columns } }

  func folded(to width: Int, isCode: Bool) -> [Line] {
    if isCode || prompt > 0 { return foldedCode(to: width) }
    let margin = margin(width)
    var rest = ArraySlice(letters)
    var parts: [Line] = []
    while let end = lastSpace(of: rest, from: parts.isEmpty ? 0 : margin, width, after: margin) {
      let part = rest[..<end].withoutSpacesAtEnd
      parts.append(Line(part, indentation: parts.isEmpty ? 0 : margin))
      rest = rest[end...].drop(while: \.isSpace)
    }
    return parts + [Line(rest, indentation: parts.isEmpty ? 0 : margin)]
  }

  /// What goes on stands two columns behind where the code begins, not too far to the right.
  private func foldedCode(to width: Int) -> [Line] {
    let code = letters.map(\.character)
    let margin = min(indentation + prompt + 2, width / 3)
    var parts: [Line] = []
    var start = 0
    repeat {
      let room = width - (parts.isEmpty ? 0 : margin)
      let end = endOfCodeLine(code, from: start, room: room)
      parts.append(
        Line(letters[start..<end].withoutSpacesAtEnd, indentation: parts.isEmpty ? 0 : margin))
      start = letters[end...].firstIndex { !$0.isSpace } ?? letters.count
    } while start < letters.count
    return parts
  }

  /// The columns that the prompt before an example takes; 0 where none stands there.
  private var prompt: Int {
    let text = String(letters.dropFirst(indentation).prefix(8).map(\.character))
    return ["> ", "pivot> ", "…> "].first { text.hasPrefix($0) }?.count ?? 0
  }

  /// Where what goes on stands.
  private func margin(_ width: Int) -> Int {
    let column = lastColumn(width)
    return longestWord(from: column) > width - column ? min(column, indentation + 2) : column
  }

  private var indentation: Int { letters.prefix(while: \.isSpace).count }

  /// The columns of the longest word that begins at a place or behind it.
  private func longestWord(from start: Int) -> Int {
    var (place, word, longest) = (0, 0, 0)
    for letter in letters {
      word = letter.isSpace || place < start ? 0 : word + letter.columns
      longest = max(longest, word)
      place += letter.columns
    }
    return longest
  }

  /// Where the last column of a table begins that leaves half of the screen, else the indentation.
  private func lastColumn(_ width: Int) -> Int {
    var margin = 0
    var place = 0
    var spaces = 2
    for letter in letters {
      if place > width / 2 { break }
      if !letter.isSpace, spaces > 1 { margin = place }
      spaces = letter.isSpace ? spaces + 1 : 0
      place += letter.columns
    }
    return margin
  }

  /// Where a line that is too long is broken best: in its second half between the columns of a table,
  /// or outside parentheses, so that points stay whole.
  ///
  /// Its letters begin at `start`; what lies behind the screen is not looked at, for the lines of a long
  /// text are many.
  private func lastSpace(
    of letters: ArraySlice<Letter>, from start: Int, _ width: Int, after margin: Int
  ) -> Int? {
    var (place, depth) = (start, 0)
    var best: (index: Int, rank: Int)?
    let half = margin + (width - margin) / 2
    for index in letters.indices {
      if place > width { break }
      let letter = letters[index]
      if letter.isSpace, place > margin, place <= width {
        let isGap = letters[(index + 1)...].first?.isSpace == true
        let isBesideSign = isSign(letters, index - 1) || isSign(letters, index + 1)
        let rank = place < half ? Int.max : isGap ? Int.min : isBesideSign ? depth + 1 : depth
        if rank <= best?.rank ?? Int.max { best = (index, rank) }
      }
      place += letter.columns
      if "([{".contains(letter.character) { depth += 1 }
      if ")]}".contains(letter.character) { depth -= 1 }
    }
    guard place > width else { return nil }
    return best?.index ?? endOfFirstWord(in: letters)
  }

  /// Whether an operator stands alone there: 'A ^ 3' stays together.
  private func isSign(_ letters: ArraySlice<Letter>, _ index: Int) -> Bool {
    func isApart(_ place: Int) -> Bool {
      !letters.indices.contains(place) || letters[place].isSpace
    }
    return letters.indices.contains(index) && isApart(index - 1) && isApart(index + 1)
      && "^*+=≈".contains(letters[index].character)
  }

  /// Where a word that is too long ends, if something follows it.
  private func endOfFirstWord(in letters: ArraySlice<Letter>) -> Int? {
    let word = letters.drop(while: \.isSpace)
    guard let end = word.firstIndex(where: \.isSpace) else { return nil }
    return letters[end...].contains { !$0.isSpace } ? end : nil
  }
}

extension ArraySlice<Letter> {
  fileprivate var withoutSpacesAtEnd: ArraySlice<Letter> {
    lastIndex { !$0.isSpace }.map { self[...$0] } ?? []
  }
}
