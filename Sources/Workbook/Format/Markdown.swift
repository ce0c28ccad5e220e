/// A fenced block of code.
struct Fence {
  /// What stands after the backticks.
  var info: Line
  /// What stands between the fences, as it stands there.
  var content: Lines
  /// The line of the opening fence.
  var line: Int

  /// Copies of what stands between the fences.
  var lines: [String] { content.texts }
  /// The text of the block and its first line.
  var snippet: Snippet { Snippet(text: content.joined, line: line + 1) }
}

/// What a lesson's Markdown is made of, as far as the format looks at it: places in the text, no copies.
enum MarkdownBlock {
  case heading(Line)
  case fence(Fence)
  /// The text of `<!-- … -->`.
  case comment(Line)
  /// `<details>` with its summary.
  case detailsBegin(summary: Line)
  case detailsEnd
  /// The lines with their marks.
  case quote(Lines)
  /// A paragraph, list or table: lines up to the next blank one.
  case prose(Lines)
}

extension Lines {
  /// The lines of a quote, without their marks.
  var unquoted: [Line] { map { $0.trimmed.dropFirst().trimmed } }
}

/// A block and the line on which it begins.
struct LocatedBlock {
  var block: MarkdownBlock
  var line: Int
}

/// Splits Markdown into blocks, line by line.
struct MarkdownScanner: Sequence, IteratorProtocol {
  /// What is wrong in the lines so far.
  var problems: [(line: Int, message: String)] = []
  /// The block that was found last, and one more, where `<details>` ends on the line on which it began.
  private var found: LocatedBlock?
  private var rest: LocatedBlock?
  private let lines: Lines
  private var index: Int

  /// A scanner for the lines from index `first` on.
  init(_ lines: Lines, from first: Int = 0) {
    self.lines = lines
    index = first
  }

  /// The next block.
  mutating func next() -> LocatedBlock? {
    found = rest.take()
    while found == nil, index < lines.count { scanBlock() }
    return found
  }

  /// A line without white space at its ends.
  private func bare(_ index: Int) -> Line { lines[index].trimmed }

  private mutating func scanBlock() {
    let line = bare(index)
    switch opening(line) {
    case .blank: index += 1
    case .fence: scanFence()
    case .heading: scanHeading(line)
    case .comment: scanComment(line)
    case .details: scanDetails(line)
    case .quote: scanQuote()
    case .prose: scanProse()
    }
  }

  // MARK: Which block

  private enum Opening { case blank, fence, heading, comment, details, quote, prose }

  private func opening(_ line: Line) -> Opening {
    switch line.first {
    case nil: .blank
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      line.begins(with: "```") || line.begins(with: "~~~") ? .fence : .prose
    case UInt8(ascii: "#"): headingLevel(line) == nil ? .prose : .heading
    case UInt8(ascii: "<"): tagOpening(line)
    case UInt8(ascii: ">"): .quote
    case _: .prose
    }
  }

  private func tagOpening(_ line: Line) -> Opening {
    if line.begins(with: "<!--") { return .comment }
    let rest = line.dropFirst(line.begins(with: "</") ? 2 : 1)
    return rest.begins(with: "details") || rest.begins(with: "summary") ? .details : .prose
  }

  private func headingLevel(_ line: Line) -> Int? {
    let level = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let next = line.dropFirst(level).first
    let isHeading = next == nil || next == 0x20 || next == 0x09 || lacksSpace(line, level)
    return (1...6).contains(level) && isHeading ? level : nil
  }

  /// `##Exercise`, which is meant to be a heading.
  private func lacksSpace(_ line: Line, _ level: Int) -> Bool {
    guard level > 1, let next = line.dropFirst(level).first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next & 0xDF)
  }

  // MARK: Reading one block

  private mutating func add(_ block: MarkdownBlock, at index: Int) {
    let located = LocatedBlock(block: block, line: index + 1)
    if found == nil { found = located } else { rest = located }
  }

  private mutating func report(_ message: String, at index: Int) {
    problems.append((index + 1, message))
  }

  private mutating func scanHeading(_ line: Line) {
    let level = headingLevel(line) ?? 1
    if lacksSpace(line, level) {
      report("a heading has a space behind its signs: '## …'", at: index)
    }
    add(.heading(line.dropFirst(level).trimmed), at: index)
    index += 1
  }

  private mutating func scanComment(_ line: Line) {
    if line.ends(with: "-->"), line.count >= 7 {
      add(.comment(line[4..<(line.count - 3)].trimmed), at: index)
    } else {
      report("a comment must end with '-->' on the line on which it begins", at: index)
    }
    index += 1
  }

  private mutating func scanQuote() {
    let first = index
    while index < lines.count, bare(index).first == UInt8(ascii: ">") { index += 1 }
    add(.quote(lines[first..<index]), at: first)
  }

  private mutating func scanProse() {
    let first = index
    while index < lines.count, opening(bare(index)) == .prose { index += 1 }
    add(.prose(lines[first..<index]), at: first)
  }
}

// MARK: - Fences and details

extension MarkdownScanner {
  private mutating func scanFence() {
    let first = index
    let line = bare(index)
    if line.first == UInt8(ascii: "~") {
      report("a fence is written with ```, not with ~~~", at: index)
    }
    reportIndented()
    let mark = line.utf8.prefix { $0 == line.first }.count
    let content = scanFenceContent(opened: first, mark: mark)
    let fence = Fence(info: line.dropFirst(mark), content: content, line: first + 1)
    add(.fence(fence), at: first)
  }

  private mutating func reportIndented() {
    if lines[index].first == bare(index).first { return }
    report("an indented fence: fences stand at the start of their line", at: index)
  }

  /// The lines up to the closing fence, which has at least as many marks; one that is missing is reported
  /// where the block began.
  private mutating func scanFenceContent(opened first: Int, mark: Int) -> Lines {
    let sign = bare(first).first
    index += 1
    let begin = index
    while index < lines.count {
      let line = bare(index)
      if line.first == sign, line.utf8.prefix(mark).allSatisfy({ $0 == sign }), line.count >= mark {
        let isClosing = line.utf8.allSatisfy { $0 == sign }
        if !isClosing { return unclosed(first, content: begin..<index) }
        reportIndented()
        index += 1
        return lines[begin..<(index - 1)]
      }
      index += 1
    }
    return unclosed(first, content: begin..<index)
  }

  private mutating func unclosed(_ first: Int, content: Range<Int>) -> Lines {
    let place = index < lines.count ? "before the fence in line \(index + 1)" : "before the end"
    report("this fence is not closed \(place)", at: first)
    // What is surely no code is read as if the fence had been closed before it.
    index = content.first(where: isStructure) ?? index
    return lines[content.lowerBound..<index]
  }

  private func isStructure(_ index: Int) -> Bool {
    switch opening(bare(index)) {
    case .heading, .comment, .details: true
    case .blank, .fence, .quote, .prose: false
    }
  }

  /// `<details><summary>…</summary>`, also over several lines, and `</details>`.
  private mutating func scanDetails(_ line: Line) {
    let first = index
    index += 1
    if line.begins(with: "</details") { return add(.detailsEnd, at: first) }
    // As nearly all are written.
    if line.begins(with: "<details><summary>"), line.ends(with: "</summary>") {
      let summary = line[18..<(line.count - 10)].trimmed
      if !summary.utf8.contains(UInt8(ascii: "<")) {
        return add(.detailsBegin(summary: summary), at: first)
      }
    }
    var last = line
    while last.place(of: "</summary>") == nil, index < lines.count, !bare(index).isEmpty {
      last = bare(index)
      index += 1
    }
    let text = line.through(last)
    guard let begin = text.place(of: "<summary>"), let end = text.place(of: "</summary>"),
      text.begins(with: "<details"), begin.upperBound <= end.lowerBound
    else { return report("write '<details><summary>Hint 1</summary>'", at: first) }
    let summary = text[begin.upperBound..<end.lowerBound].trimmed
    add(.detailsBegin(summary: summary), at: first)
    if text.ends(with: "</details>") { add(.detailsEnd, at: index - 1) }
  }
}
