internal import Language

/// Code as it stands in a text, indented and coloured; what is too long goes on below, between tokens and further to
/// the right than its line, and an empty line stays empty.
func codeLines(_ lines: [String], width: Int) -> [ScreenLine] {
  let text = visible(lines.map(withoutTabs).joined(separator: "\n"))
  let step = width < 40 ? 2 : 4
  return coloured(text).flatMap { line in
    if line.columns == 0 { return [line] }
    var whole = ScreenLine(String(repeating: " ", count: step))
    whole.append(line)
    return broken(code: whole, width: width, step: step)
  }
}

/// The lines of a program in the roles of its parts; a text that is none stays plain.
private func coloured(_ text: String) -> [ScreenLine] {
  var lines = [ScreenLine()]
  for (part, role) in highlighted(text) {
    for (index, piece) in splitLines(part).enumerated() {
      if index > 0 { lines.append(ScreenLine()) }
      if !piece.isEmpty { lines[lines.count - 1].append(piece, role) }
    }
  }
  return lines
}

/// The parts of a text, each with what it is for the language; one plain part where something in it is
/// not of the language.
func highlighted(_ text: String) -> [(text: String, role: TextRole)] {
  let spans = Session().highlights(text)
  if spans.contains(where: { $0.role == .error }) { return [(text, .value)] }
  let bytes = Array(text.utf8)
  var parts: [(text: String, role: TextRole)] = []
  var end = 0
  func add(_ range: Range<Int>, _ role: TextRole) {
    if !range.isEmpty { parts.append((String(decoding: bytes[range], as: UTF8.self), role)) }
  }
  for span in spans where span.utf8.lowerBound >= end && span.utf8.upperBound <= bytes.count {
    add(end..<span.utf8.lowerBound, .value)
    add(span.utf8, span.role)
    end = span.utf8.upperBound
  }
  add(end..<bytes.count, .value)
  return parts
}

/// A line in which tabs are spaces; a tab reaches to the next multiple of four.
func withoutTabs(_ line: String) -> String {
  guard line.utf8.contains(0x09) else { return line }
  var (result, width) = ("", 0)
  for part in parts(of: line, between: "\t") {
    if part.startIndex != line.startIndex {
      let gap = 4 - width % 4
      result += String(repeating: " ", count: gap)
      width += gap
    }
    result += part
    width += columns(String(part))
  }
  return result
}
