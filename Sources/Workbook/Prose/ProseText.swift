internal import Language

/// The text of a piece of a page; examples show what is to be entered, not what it gives.
/// - Parameter showsMarks: Signs stand for colours, as where nobody knows of colours.
func styled(_ item: PageItem, width: Int, showsMarks: Bool = true) -> StyledText {
  var lines: [ScreenLine]
  switch item {
  case .prose(let source): lines = screenLines(prose(source), width: width, showsMarks)
  case .quote(let source): lines = screenLines([.quote(prose(source))], width: width, showsMarks)
  case .code(let source): lines = codeLines(source, width: width)
  case .example(let example):
    lines = example.steps.flatMap { codeLines(splitLines($0.input.text), width: width) }
  }
  lines.append(ScreenLine())
  return StyledText(lines)
}

/// A remark of one paragraph, such as feedback, with words in front of it; ends with a newline.
/// - Parameter role: How the words of the remark look that are not marked otherwise.
func styled(
  prose text: String, width: Int, role: TextRole = .plain, after lead: StyledText = StyledText(),
  showsMarks: Bool = true
) -> StyledText {
  let words = WordList(inlineProse(text), role: role, after: lead, showsMarks: showsMarks).words
  return StyledText(wrapped(words, width: width))
}

/// What an exercise sets up for itself; without it a learner would meet names never seen.
func setupText(_ exercise: Exercise, width: Int) -> StyledText {
  let lines = exercise.ownSetup.flatMap { splitLines($0.text) }
  if lines.allSatisfy({ $0.isEmpty }) { return StyledText() }
  var text = StyledText("\(PageWords.setup):\n\n", .dim)
  text.append(styled(.code(lines), width: width))
  return text
}

/// A heading in one line.
func styled(title: String) -> StyledText {
  let words = WordList(inlineProse(title), role: .heading).words
  return wrapped(words, width: .max).first?.text ?? StyledText()
}

/// Blocks with a blank line between them.
func screenLines(
  _ blocks: [ProseBlock], width: Int, _ showsMarks: Bool = true
) -> [ScreenLine] {
  Array(blocks.map { screenLines($0, width: width, showsMarks) }.joined(separator: [ScreenLine()]))
}

private func screenLines(
  _ block: ProseBlock, width: Int, _ showsMarks: Bool
) -> [ScreenLine] {
  switch block {
  case .paragraph(let inlines):
    wrapped(WordList(inlines, showsMarks: showsMarks).words, width: width)
  case .list(let list): screenLines(list, width: width, showsMarks)
  case .table(let table): screenLines(table, width: width)
  case .quote(let blocks):
    beside(ScreenLine("│", .dim), width: width) { screenLines(blocks, width: $0, showsMarks) }
  }
}

/// Items stand close together, with hanging indents.
private func screenLines(
  _ list: ProseList, width: Int, _ showsMarks: Bool
) -> [ScreenLine] {
  let marks = list.items.indices.map { index in
    list.start.map { "\($0 + index)." } ?? "-"
  }
  let longest = marks.map(\.count).reduce(0, max)
  return zip(marks, list.items).flatMap { mark, blocks in
    let space = String(repeating: " ", count: longest - mark.count)
    return hanging(ScreenLine(space + mark), width: width) { width in
      blocks.flatMap { screenLines($0, width: width, showsMarks) }
    }
  }
}
