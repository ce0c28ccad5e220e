/// A part of a line of code, without white space at its ends, with its tokens, which are scanned once.
struct CodePart {
  private let source: Line
  /// Its place in the line, and that of its tokens.
  let range: Range<Int>
  let tokens: ArraySlice<CodeSpan>

  init(_ source: Line) {
    self.init(source, 0..<source.count, codeSpans(source)[...])
  }

  private init(_ source: Line, _ range: Range<Int>, _ tokens: ArraySlice<CodeSpan>) {
    let inner = source[range].trimmedRange
    let start = range.lowerBound + inner.lowerBound
    self.source = source
    self.range = start..<(start + inner.count)
    self.tokens = tokens
  }

  /// Its bytes.
  var line: Line { source[range] }
  /// Its text.
  var text: String { line.text }

  /// The text of a part of the line.
  func text(_ range: Range<Int>) -> String { source[range].text }

  /// What stands before one of its tokens.
  func before(_ token: CodeSpan) -> CodePart { upTo(token.range.lowerBound) }

  /// What stands before a place of the line; a token that it parts is scanned anew.
  func upTo(_ end: Int) -> CodePart {
    let before = tokens.prefix { $0.range.lowerBound < end }
    if let last = before.last, last.range.upperBound > end {
      return CodePart(source[range.lowerBound..<end])
    }
    return CodePart(source, range.lowerBound..<end, before)
  }

  /// What stands behind one of its tokens.
  func after(_ token: CodeSpan) -> CodePart {
    let start = token.range.upperBound
    return CodePart(source, start..<range.upperBound, tokens.drop { $0.range.lowerBound < start })
  }

  /// The last such sign outside of brackets.
  func last(_ sign: StaticString) -> CodeSpan? {
    tokens.last { $0.depth == 0 && self[$0] == sign }
  }

  /// One of its tokens.
  subscript(token: CodeSpan) -> Line { source[token.range] }
}
