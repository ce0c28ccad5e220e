internal import Language

/// Reads the blocks of prose.
///
///     block     = quote | list | table | paragraph
///     quote     = lines that begin with ">"
///     list      = items with the same sign; what is indented below an item belongs to it
///     table     = heading row, delimiter row, rows
///     paragraph = other lines, up to a blank one or the begin of a quote or a list
struct ProseReader {
  private(set) var problems: [ProseProblem] = []
  /// How many lists and quotes are open.
  private var depth = 0

  mutating func report(_ line: ProseLine, _ message: String) {
    problems.append(ProseProblem(line: line.number, message: message))
  }

  /// The blocks of some lines.
  mutating func blocks(_ lines: [ProseLine]) -> [ProseBlock] {
    var blocks: [ProseBlock] = []
    var rest = ArraySlice(lines)
    while let first = rest.first {
      if first.isBlank {
        rest.removeFirst()
      } else if depth < deepest, first.text.hasPrefix(">") {
        blocks.append(quote(&rest))
      } else if isRule(first) {
        report(first, "a rule ('---') is not part of lessons: begin a new heading")
        rest.removeFirst()
      } else if depth < deepest, let mark = ItemMark(first) {
        blocks.append(list(&rest, mark))
      } else if let table = table(&rest) {
        blocks.append(.table(table))
      } else {
        blocks.append(.paragraph(paragraph(&rest)))
      }
    }
    return blocks
  }

  // MARK: Quotes and lists

  private mutating func quote(_ rest: inout ArraySlice<ProseLine>) -> ProseBlock {
    var inner: [ProseLine] = []
    while let line = rest.first, line.text.hasPrefix(">") {
      inner.append(line.dropping(1).within(1))
      rest.removeFirst()
    }
    return .quote(nested(inner))
  }

  private mutating func nested(_ lines: [ProseLine]) -> [ProseBlock] {
    depth += 1
    defer { depth -= 1 }
    if depth == deepest, let first = lines.first { report(first, "lists and quotes nest too deep") }
    return blocks(lines)
  }

  private mutating func list(_ rest: inout ArraySlice<ProseLine>, _ first: ItemMark) -> ProseBlock {
    var list = ProseList(start: first.number)
    while let line = rest.first, !isRule(line), let mark = ItemMark(line), mark.sign == first.sign {
      list.items.append(nested(item(&rest, mark)))
    }
    return .list(list)
  }

  /// The lines of an item: what is indented as far as its text, and text that goes on lazily.
  private func item(_ rest: inout ArraySlice<ProseLine>, _ mark: ItemMark) -> [ProseLine] {
    guard let first = rest.popFirst() else { return [] }
    let content = first.indentation + mark.width
    var lines = [first.dropping(mark.length).within(mark.width - mark.length)]
    while let line = rest.first, !line.isBlank {
      if line.indentation < content, beginsBlock(line) { break }
      lines.append(line.indentation < content ? line.goingOn : line.within(content))
      rest.removeFirst()
    }
    return lines
  }

  private func beginsBlock(_ line: ProseLine) -> Bool {
    line.indentation < 4
      && (line.text.hasPrefix(">") || isRule(line) || ItemMark(line) != nil)
  }

  // MARK: Paragraphs

  private mutating func paragraph(_ rest: inout ArraySlice<ProseLine>) -> [ProseInline] {
    guard let first = rest.popFirst() else { return [] }
    if first.indentation > 3 { report(first, "indented code: write it between ``` fences") }
    if isDefinition(first) {
      report(first, "a reference link: write '[words](address)' where it stands")
    }
    var texts = [first.text]
    while let line = rest.first, !line.isBlank, !interrupts(line) {
      if isUnderline(line) {
        report(line, "an underlined heading: write '## ' before it")
      } else {
        if isDelimiterRow(line) {
          report(line, "a table has as many headings as columns and begins its own block")
        }
        texts.append(line.text)
      }
      rest.removeFirst()
    }
    return inlines(texts.joined(separator: "\n"), line: first.number)
  }

  private func interrupts(_ line: ProseLine) -> Bool {
    guard line.indentation < 4, depth < deepest else { return false }
    if isUnderline(line) { return false }
    return line.text.hasPrefix(">") || isRule(line) || ItemMark(line)?.interrupts == true
  }

  mutating func inlines(_ text: String, line: Int) -> [ProseInline] {
    var reader = InlineReader(text, line: line)
    let inlines = reader.inlines()
    problems += reader.problems
    return inlines
  }
}

/// Lists and quotes within each other; enough for people, and no stack overflows.
private let deepest = 8

/// Three or more of the same sign, as in `---` and `* * *`.
private func isRule(_ line: ProseLine) -> Bool {
  let signs = line.text.utf8.filter { $0 != 0x20 && $0 != 0x09 }
  guard let first = signs.first, signs.count >= 3, [0x2A, 0x2D, 0x5F].contains(first) else {
    return false
  }
  return signs.allSatisfy { $0 == first }
}

/// `===` or `---` below a paragraph makes it a heading.
private func isUnderline(_ line: ProseLine) -> Bool {
  let text = trimmed(line.text).utf8
  return text.allSatisfy { $0 == 0x3D } || text.allSatisfy { $0 == 0x2D }
}

/// `[name]: address`.
private func isDefinition(_ line: ProseLine) -> Bool {
  guard line.text.hasPrefix("["), let end = line.text.firstIndex(of: "]") else { return false }
  return line.text[end...].hasPrefix("]:")
}
