internal import Language

/// Text from outside as Markdown shows it: several lines are code, one line keeps no markup that
/// could make a link, an image or HTML of it.
func markdownText(_ text: String) -> String {
  let lines = splitLines(visible(text))
  if lines.count > 1 {
    return escapedMarkdown(lines[0]) + "\n\n" + codeBlock(Array(lines.dropFirst()))
  }
  return escapedMarkdown(lines[0])
}

/// Lines as a block of code, whatever backticks they hold.
func codeBlock(_ lines: [String]) -> String {
  lines.map { "    " + visible($0) }.joined(separator: "\n")
}

/// The author's `*emphasis*` and `` `code` `` stay.
private func escapedMarkdown(_ text: String) -> String {
  escaping(text) { scalar in
    switch scalar {
    case "<": "&lt;"
    case "&": "&amp;"
    case "[": "\\["
    case "|": "\\|"
    case _: nil
    }
  }
}
