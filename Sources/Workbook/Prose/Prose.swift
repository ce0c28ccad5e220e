/// A block of prose: what a lesson says between its code.
///
/// One tree for the terminal and for pages: a subset of CommonMark with tables. What it has follows
/// CommonMark's rules; what it has not (images, raw HTML, reference links, underlined headings, rules,
/// indented code) is a problem of the lesson and shown as the words that stand there.
indirect enum ProseBlock: Equatable, Sendable {
  case paragraph([ProseInline])
  case list(ProseList)
  case table(ProseTable)
  case quote([ProseBlock])
}

/// A stretch of a paragraph.
indirect enum ProseInline: Equatable, Sendable {
  case text(String)
  case emphasis([ProseInline])
  case strong([ProseInline])
  /// Code within a line; nothing in it is a mark.
  case code(String)
  case link([ProseInline], address: String)
  /// A line ends here.
  case lineBreak
}

/// Items after one another; its items hold blocks, lists among them.
struct ProseList: Equatable, Sendable {
  /// The number of the first item; nil where the items are not numbered.
  var start: Int?
  var items: [[ProseBlock]] = []
}

/// A table with one row of headings.
struct ProseTable: Equatable, Sendable {
  enum Alignment: Sendable { case natural, left, center, right }

  typealias Cell = [ProseInline]

  /// One for each column.
  var alignments: [Alignment]
  var heading: [Cell]
  /// Each has as many cells as the heading.
  var rows: [[Cell]] = []
}

/// The tree of some lines, which a blank line or the begin of a fence ends.
func prose(_ lines: [String]) -> [ProseBlock] {
  var reader = ProseReader()
  return reader.blocks(proseLines(lines, from: 1))
}

/// The tree of a text that is one paragraph, such as a title or a remark.
func inlineProse(_ text: String) -> [ProseInline] {
  var reader = InlineReader(text, line: 1)
  return reader.inlines()
}

/// What in some lines is not, or would elsewhere not be, what it looks like.
/// - Parameter line: The line of the file on which they begin.
func proseProblems(_ lines: [String], from line: Int) -> [ProseProblem] {
  var reader = ProseReader()
  let lines = proseLines(lines, from: line)
  if let first = lines.first, first.indentation > 0 {
    reader.report(
      first, "text begins at the start of its line; a blank line before it ends a list")
  }
  _ = reader.blocks(lines)
  return reader.problems.sorted { $0.line < $1.line }
}

/// What in the prose of a block is not shown as it is meant.
func proseProblems(in located: LocatedBlock) -> [ProseProblem] {
  switch located.block {
  case .prose(let lines): return proseProblems(lines.texts, from: located.line)
  case .quote(let lines): return proseProblems(lines.unquoted.texts, from: located.line)
  case .heading(let text): return inlineProblems(text.text, line: located.line)
  case .detailsBegin(let summary): return inlineProblems(summary.singlySpaced, line: located.line)
  case .fence, .comment, .detailsEnd: return []
  }
}

private func inlineProblems(_ text: String, line: Int) -> [ProseProblem] {
  var reader = InlineReader(text, line: line)
  _ = reader.inlines()
  return reader.problems
}

/// Something in prose that is not shown as it is meant.
struct ProseProblem: Equatable, Sendable {
  var line: Int
  var message: String
}

extension [ProseInline] {
  /// The words without marks.
  var plain: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.plain
      case .lineBreak: " "
      }
    }.joined()
  }
}
