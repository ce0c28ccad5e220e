/// A line of prose, its indentation apart.
struct ProseLine: Sendable {
  /// The spaces before the text; a tab reaches to the next multiple of four.
  var indentation: Int
  /// What follows them.
  var text: Substring
  /// The line of the file.
  var number: Int

  var isBlank: Bool { text.isEmpty }

  init(_ line: String, number: Int) {
    indentation = 0
    self.number = number
    text = Substring(line)
    takeIndentation()
  }

  /// The same line within a block whose content begins `columns` further right.
  func within(_ columns: Int) -> ProseLine {
    var line = self
    line.indentation = max(0, indentation - columns)
    return line
  }

  /// The same line as text that can only go on with a paragraph, whatever it looks like.
  var goingOn: ProseLine {
    var line = self
    line.indentation = 1000
    return line
  }

  /// The line from behind a mark of so many characters on.
  func dropping(_ count: Int) -> ProseLine {
    var line = self
    line.text = text.dropFirst(count)
    line.indentation = 0
    line.takeIndentation()
    return line
  }

  private mutating func takeIndentation() {
    while let first = text.unicodeScalars.first, first == " " || first == "\t" {
      indentation += first == " " ? 1 : 4 - indentation % 4
      text = text.dropFirst()
    }
    if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) { text = "" }
  }
}

/// The lines of a block with their places in the file.
func proseLines(_ lines: [String], from line: Int) -> [ProseLine] {
  lines.enumerated().map { ProseLine($1, number: line + $0) }
}

/// The sign before an item of a list.
struct ItemMark: Equatable {
  /// `-`, `*`, `+`, `.` or `)`: another sign begins another list.
  var sign: Character
  /// The number before the sign.
  var number: Int?
  /// The characters of number and sign.
  var length: Int
  /// How many columns the mark and the blanks after it take.
  var width: Int
  /// Nothing follows.
  var isEmpty: Bool

  /// The mark at the start of a line, if there is one.
  init?(_ line: ProseLine) {
    let digits = line.text.utf8.prefix { (0x30...0x39).contains($0) }.count
    let rest = line.text.dropFirst(digits)
    guard let sign = rest.first, digits == 0 ? "-*+".contains(sign) : ".)".contains(sign) else {
      return nil
    }
    guard digits <= 9 else { return nil }
    let content = line.dropping(digits + 1)
    isEmpty = content.isBlank
    guard isEmpty || content.indentation > 0 else { return nil }
    self.sign = sign
    number = Int(line.text.prefix(digits))
    // Five blanks or more begin code that is indented.
    length = digits + 1
    width = length + (isEmpty || content.indentation > 4 ? 1 : content.indentation)
  }

  /// Whether it begins a list in the middle of a paragraph.
  var interrupts: Bool { !isEmpty && (number == nil || number == 1) }
}
