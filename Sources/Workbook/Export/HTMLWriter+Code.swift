internal import Language

extension HTMLWriter {
  /// Code on lines of its own, coloured as the prompt colours it.
  mutating func add(code: String) {
    block(code) { $0.coloured(code) }
  }

  /// What `body` writes as a block whose lines stay as they are; a block with long lines can be
  /// reached and scrolled with the keyboard.
  mutating func block(_ lines: String, _ body: (inout HTMLWriter) -> Void) {
    let isLong = splitLines(lines).contains { columns($0) > 60 }
    element("pre", ["tabindex": isLong ? "0" : ""]) { $0.element("code", [:], body) }
  }

  /// The parts of a program, each in its class.
  mutating func coloured(_ code: String) {
    let code = splitLines(code).map(withoutTabs).joined(separator: "\n")
    for part in highlighted(code) { add(part.text, part.role) }
  }

  /// Styled text, as what it is.
  mutating func add(_ text: StyledText) {
    for piece in text.pieces { add(piece.text, piece.role) }
  }

  private mutating func add(_ text: String, _ role: TextRole) {
    if let name = role.className {
      element("span", ["class": name], words: text)
    } else {
      words(text)
    }
  }
}

extension TextRole {
  /// The class that the style sheet knows; nil for what looks like any other text.
  fileprivate var className: String? {
    switch self {
    case .plain, .value, .mark, .partner, .caret: nil
    case .name, .variable, .location, .function: "name"
    case .dim, .comment: "dim"
    case .error, .warning: "alarm"
    case .note, .heading, .strong: "strong"
    case .before, .after, .other, .frame: nil
    case .keyword: "keyword"
    case .number: "number"
    case .string: "string"
    case .emphasis: "emphasis"
    case .code: "code"
    }
  }
}
