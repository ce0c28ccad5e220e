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
  lines.flatMap(splitLines).map { "    " + visible($0) }.joined(separator: "\n")
}

/// Text from outside as code within a line: its fence is longer than any row of backticks in it.
///
/// Scalars are counted, as readers of Markdown do: to Swift a backtick with an accent is another letter.
func codeSpan(_ text: String) -> String {
  let text = oneLine(text)
  let (longest, isAtEnd) = backticks(in: Array(text.unicodeScalars))
  let fence = String(repeating: "`", count: longest + 1)
  let blank = isAtEnd || text.isEmpty ? " " : ""
  return fence + blank + text + blank + fence
}

/// The length of the longest row of backticks, and whether one stands first or last.
private func backticks(in scalars: [Unicode.Scalar]) -> (longest: Int, isAtEnd: Bool) {
  var (longest, length) = (0, 0)
  for scalar in scalars {
    length = scalar == "`" ? length + 1 : 0
    longest = max(longest, length)
  }
  return (longest, scalars.first == "`" || scalars.last == "`")
}

/// The author's `*emphasis*` and `` `code` `` stay.
private func escapedMarkdown(_ line: String) -> String {
  let scalars = Array(line.unicodeScalars.drop { $0 == " " || $0 == "\t" })
  var result = ""
  var index = 0
  while index < scalars.count {
    let end = endOfCode(from: index, in: scalars)
    let part = scalars[index..<(end ?? index + 1)]
    result += end == nil ? escaped(index, of: scalars) : String(String.UnicodeScalarView(part))
    index = part.endIndex
  }
  return result
}

/// Where the code ends that begins at a place; nil where none does.
///
/// Readers end it at the next row of just as many backticks.
private func endOfCode(from start: Int, in scalars: [Unicode.Scalar]) -> Int? {
  guard scalars[start] == "`", start == 0 || scalars[start - 1] != "`" else { return nil }
  let count = scalars[start...].prefix { $0 == "`" }.count
  var index = start + count
  while index < scalars.count {
    let length = scalars[index...].prefix { $0 == "`" }.count
    if length == count { return index + length }
    index += max(1, length)
  }
  return nil
}

/// A character of prose so that it is nothing but itself.
private func escaped(_ index: Int, of scalars: [Unicode.Scalar]) -> String {
  let scalar = scalars[index]
  return switch scalar {
  case "<": "&lt;"
  case "&": "&amp;"
  case "\\", "`", "[", "|": "\\\(scalar)"
  case _ where beginsBlock(index, of: scalars) || makesAddress(index, of: scalars): "\\\(scalar)"
  case _: String(scalar)
  }
}

/// It would make a heading, a list, a quote or a fence of its line: what is code below would be no code then.
private func beginsBlock(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
  switch scalars[index] {
  case "#", ">", "-", "+", "~": index == 0
  case "*": index == 0 && isBlank(1, of: scalars)
  case ".", ")":
    index > 0 && isBlank(index + 1, of: scalars)
      && scalars[..<index].allSatisfy { ("0"..."9").contains($0) }
  case _: false
  }
}

private func isBlank(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
  index >= scalars.count || scalars[index] == " " || scalars[index] == "\t"
}

/// The colon of `http://` and the dot of `www.`, of which GitHub makes links.
private func makesAddress(_ index: Int, of scalars: [Unicode.Scalar]) -> Bool {
  switch scalars[index] {
  case ":": scalars[(index + 1)...].starts(with: "//".unicodeScalars)
  case ".": scalars[..<index].suffix(3).allSatisfy { $0 == "w" || $0 == "W" } && index > 2
  case _: false
  }
}
