/// A fenced block of code.
struct Fence: Sendable {
  /// The words after the backticks.
  var info: [String]
  /// What stands between the fences, as it stands there.
  var lines: [String]
  /// The line of the opening fence.
  var line: Int

  /// The text of the block and its first line.
  var snippet: Snippet { Snippet(text: lines.joined(separator: "\n"), line: line + 1) }
}

/// What a lesson's Markdown is made of, as far as the format looks at it.
enum MarkdownBlock: Sendable {
  case heading(level: Int, text: String)
  case fence(Fence)
  /// The text of `<!-- … -->`.
  case comment(String)
  /// `<details>` with its summary.
  case detailsBegin(summary: String)
  case detailsEnd
  case quote([String])
  /// A paragraph, list or table: lines up to the next blank one.
  case prose([String])
}

/// A block and the line on which it begins.
struct LocatedBlock: Sendable {
  var block: MarkdownBlock
  var line: Int
}

/// Splits Markdown into blocks, line by line.
struct MarkdownScanner {
  private(set) var blocks: [LocatedBlock] = []
  private(set) var problems: [(line: Int, message: String)] = []
  private let lines: [String]
  /// The lines without white space at their ends.
  private let bare: [String]
  private var index: Int

  /// A scanner for the lines from index `first` on.
  init(_ lines: [String], from first: Int = 0) {
    self.lines = lines
    bare = lines.map { trimmed($0) }
    index = first
  }

  /// Reads to the end.
  mutating func scan() {
    while index < lines.count { scanBlock() }
  }

  private mutating func scanBlock() {
    let line = bare[index]
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

  private func opening(_ line: String) -> Opening {
    switch line.utf8.first {
    case nil: .blank
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      line.begins(with: "```") || line.begins(with: "~~~") ? .fence : .prose
    case UInt8(ascii: "#"): headingLevel(line) == nil ? .prose : .heading
    case UInt8(ascii: "<"): tagOpening(line)
    case UInt8(ascii: ">"): .quote
    case _: .prose
    }
  }

  private func tagOpening(_ line: String) -> Opening {
    if line.begins(with: "<!--") { return .comment }
    let tags = ["<details", "</details", "<summary", "</summary"]
    return tags.contains(where: line.begins) ? .details : .prose
  }

  private func headingLevel(_ line: String) -> Int? {
    let level = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let next = line.utf8.dropFirst(level).first
    return (1...6).contains(level) && (next == nil || next == 0x20) ? level : nil
  }

  // MARK: Reading one block

  private mutating func add(_ block: MarkdownBlock, at index: Int) {
    blocks.append(LocatedBlock(block: block, line: index + 1))
  }

  private mutating func report(_ message: String, at index: Int) {
    problems.append((index + 1, message))
  }

  private mutating func scanHeading(_ line: String) {
    let level = headingLevel(line) ?? 1
    add(.heading(level: level, text: trimmed(line.dropFirst(level))), at: index)
    index += 1
  }

  private mutating func scanComment(_ line: String) {
    if line.hasSuffix("-->"), line.utf8.count >= 7 {
      add(.comment(trimmed(line.dropFirst(4).dropLast(3))), at: index)
    } else {
      report("a comment must end with '-->' on the line on which it begins", at: index)
    }
    index += 1
  }

  private mutating func scanQuote() {
    let first = index
    var quoted: [String] = []
    while index < lines.count, bare[index].utf8.first == UInt8(ascii: ">") {
      quoted.append(trimmed(bare[index].dropFirst()))
      index += 1
    }
    add(.quote(quoted), at: first)
  }

  private mutating func scanProse() {
    let first = index
    while index < lines.count, opening(bare[index]) == .prose { index += 1 }
    add(.prose(Array(lines[first..<index])), at: first)
  }
}

// MARK: - Fences and details

extension MarkdownScanner {
  private mutating func scanFence() {
    let first = index
    let line = bare[index].utf8
    if line.first == UInt8(ascii: "~") {
      report("a fence is written with ```, not with ~~~", at: index)
    }
    reportIndented()
    let mark = line.prefix { $0 == line.first }
    let info = spaceSeparated(Substring(line.dropFirst(mark.count)))
    let content = scanFenceContent(opened: first, mark: mark)
    add(.fence(Fence(info: info, lines: content, line: first + 1)), at: first)
  }

  private mutating func reportIndented() {
    if lines[index].utf8.first == bare[index].utf8.first { return }
    report("an indented fence: fences stand at the start of their line", at: index)
  }

  /// The lines up to the closing fence; one that is missing is reported where the block began.
  private mutating func scanFenceContent(
    opened first: Int, mark: Substring.UTF8View
  ) -> [String] {
    index += 1
    let begin = index
    while index < lines.count {
      let line = bare[index].utf8
      if line.first == mark.first, line.starts(with: mark) {
        let isClosing = line.allSatisfy { $0 == mark.first }
        if !isClosing { return unclosed(first, content: begin..<index) }
        reportIndented()
        index += 1
        return Array(lines[begin..<(index - 1)])
      }
      index += 1
    }
    return unclosed(first, content: begin..<index)
  }

  private mutating func unclosed(_ first: Int, content: Range<Int>) -> [String] {
    let place = index < lines.count ? "before the fence in line \(index + 1)" : "before the end"
    report("this fence is not closed \(place)", at: first)
    return Array(lines[content])
  }

  /// `<details><summary>…</summary>`, also over several lines, and `</details>`.
  private mutating func scanDetails(_ line: String) {
    let first = index
    index += 1
    if line.begins(with: "</details") { return add(.detailsEnd, at: first) }
    var text = line
    var last = line
    while !last.has("</summary>"), index < lines.count, !bare[index].isEmpty {
      last = bare[index]
      text += last
      index += 1
    }
    guard let begin = text.place(of: "<summary>"), let end = text.place(of: "</summary>"),
      text.begins(with: "<details"), begin.upperBound <= end.lowerBound
    else { return report("write '<details><summary>Hint 1</summary>'", at: first) }
    add(.detailsBegin(summary: trimmed(text[begin.upperBound..<end.lowerBound])), at: first)
    if text.hasSuffix("</details>") { add(.detailsEnd, at: index - 1) }
  }
}
