internal import Language

/// The text of a piece of a page; examples show what is to be entered, not what it gives.
func styled(_ item: PageItem, width: Int) -> StyledText {
  var text = StyledText()
  switch item {
  case .prose(let lines):
    for paragraph in paragraphs(lines) { text.append(wrapped(paragraph, width), .plain) }
  case .quote(let lines):
    for line in splitLines(wrapped(lines.joined(separator: " "), width - 2)).dropLast() {
      text.append("  " + line + "\n", .note)
    }
  case .code(let lines):
    for line in lines { text.append("    " + visible(line) + "\n", .dim) }
  case .example(let example):
    for step in example.steps {
      for line in splitLines(step.input.text) {
        text.append("    " + visible(line) + "\n", .value)
      }
    }
  }
  text.append("\n")
  return text
}

/// The items of a list and the lines of a table stand for themselves, other lines flow together.
private func paragraphs(_ lines: [String]) -> [String] {
  var result: [String] = []
  for line in lines.map({ trimmed($0) }) {
    if result.isEmpty || startsItem(line) {
      result.append(line)
    } else {
      result[result.count - 1] += " " + line
    }
  }
  return result
}

private func startsItem(_ line: String) -> Bool {
  if line.hasPrefix("- ") || line.hasPrefix("* ") || line.hasPrefix("|") { return true }
  let digits = line.prefix { $0.isNumber }
  return !digits.isEmpty && line.dropFirst(digits.count).hasPrefix(". ")
}

/// Words in lines of at most `width` columns, emphasis taken away; ends with a newline.
func wrapped(_ text: String, _ width: Int) -> String {
  var lines: [String] = []
  var line = ""
  for word in spaceSeparated(visible(withoutMarks(text))) {
    if !line.isEmpty, columns(line) + 1 + columns(word) > max(20, width) {
      lines.append(line)
      line = word
    } else {
      line += (line.isEmpty ? "" : " ") + word
    }
  }
  lines.append(line)
  let text = lines.joined(separator: "\n") + "\n"
  return String(text.map { $0 == noBreakSpace ? " " : $0 })
}

/// Stands for the spaces of code while lines are broken.
private let noBreakSpace: Character = "\u{A0}"

/// Markdown's marks taken away: `*emphasis*`, `**strong**`, `` `code` ``, `[text](address)`.
///
/// Within code nothing is a mark and no line is broken; a star between spaces is a product.
func withoutMarks(_ text: String) -> String {
  var result: [Character] = []
  var isCode = false
  var isAddress = false
  let characters = Array(text)
  for (index, character) in characters.enumerated() {
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + 1 < characters.count ? characters[index + 1] : " "
    if isAddress {
      isAddress = character != ")"
    } else if character == "`" {
      isCode.toggle()
    } else if !isCode, character == "]", after == "(" {
      isAddress = true
      if let begin = result.lastIndex(of: "[") { result.remove(at: begin) }
    } else if isCode || character != "*" || (before == " " && after == " ") {
      result.append(isCode && character == " " ? noBreakSpace : character)
    }
  }
  return String(result)
}
