/// Draws a diagnostic with the line it belongs to.
///
///     error[P0203]: a transform has no member 'rotate'
///       ┌─ prompt:1:16
///       │
///     1 │ view.transform.rotate(by: 30°)
///       │                ^^^^^^ did you mean 'rotated(by:)'?
///       │
///       = note: 'rotated(by:)' puts the rotation before what the transform already does
struct DiagnosticRenderer {
  let sources: SourceMap
  let names: Names
  /// The columns of the screen; nil where there is none.
  let columns: Int?
  private let advisesBudget: Bool
  private let isASCII: Bool
  private var text = StyledText()
  private var gutter = ""

  init(
    sources: SourceMap, names: Names, columns: Int? = nil, advisesBudget: Bool = true,
    isASCII: Bool = false
  ) {
    self.sources = sources
    self.names = names
    self.columns = columns
    self.advisesBudget = advisesBudget
    self.isASCII = isASCII
  }

  mutating func render(_ diagnostic: Diagnostic) -> StyledText {
    text = StyledText()
    let role = role(diagnostic.severity)
    text.append("\(diagnostic.severity.rawValue)[\(diagnostic.problem.code)]", role)
    text.append(": \(headline(diagnostic.problem))", .heading)
    if sources.source(at: diagnostic.span.start) != nil, diagnostic.span != .nowhere {
      excerpts(diagnostic, role)
    } else if let advice = advice(diagnostic.problem) {
      gutter = "  "
      line("= \(advice)")
    }
    for note in diagnostic.problem.notes { line("= note: \(note)") }
    for (call, count) in runs(diagnostic.calls).prefix(8) {
      line("= \(describe(call))" + (count > 1 ? " (\(grouped(count)) times)" : ""))
    }
    return text
  }

  /// A character that has no meaning is written as in the excerpt.
  private func headline(_ problem: Problem) -> String {
    guard isASCII, case .unexpectedCharacter(let character, let instead) = problem else {
      return problem.headline
    }
    return Problem.unexpectedCharacter(asciiSource(character), instead: instead).headline
  }

  private func advice(_ problem: Problem) -> String? {
    advisesBudget || !problem.isOfBudget ? problem.advice : nil
  }

  private func role(_ severity: Diagnostic.Severity) -> TextRole {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }

  private mutating func line(_ content: String) { text.append("\n\(gutter)\(content)", .dim) }

  /// Calls with repeats of the same call counted, as recursion makes them.
  private func runs(_ calls: [Diagnostic.Call]) -> [(call: Diagnostic.Call, count: Int)] {
    var runs: [(call: Diagnostic.Call, count: Int)] = []
    for call in calls {
      if let last = runs.last, last.call.function == call.function, last.call.span == call.span {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((call, 1))
      }
    }
    return runs
  }

  private func describe(_ call: Diagnostic.Call) -> String {
    let place = sources.location(call.span.start)
    let name = call.function == .none ? "a closure" : "'\(names.text(call.function))'"
    return "in \(name), called at \(place.source):\(place.line):\(place.column)"
  }

  // MARK: Excerpts

  /// One line of source with the marks below it.
  private struct Excerpt {
    var location: Location
    /// Which source it is from: those of the prompt all have one name.
    var source: Int32?
    var marks: [(span: Span, label: String, isMain: Bool)]

    func follows(_ other: Excerpt) -> Bool {
      source == other.source && location.line == other.location.line + 1
    }
  }

  private mutating func excerpts(_ diagnostic: Diagnostic, _ role: TextRole) {
    let excerpts = group(diagnostic)
    let width = excerpts.map { String($0.location.line).count }.reduce(1, max)
    gutter = String(repeating: " ", count: width) + " "
    let place = sources.location(diagnostic.span.start)
    text.append(
      "\n\(gutter)┌─ \(visible(place.source)):\(place.line):\(place.column)\n\(gutter)│", .location)
    for (index, excerpt) in excerpts.enumerated() {
      if index > 0, !excerpt.follows(excerpts[index - 1]) {
        text.append("\n\(gutter)·", .location)
      }
      draw(excerpt, width, role)
    }
    if !diagnostic.problem.notes.isEmpty || !diagnostic.calls.isEmpty {
      text.append("\n\(gutter)│", .location)
    }
  }

  /// All marks, by lines, in the order of the source.
  private func group(_ diagnostic: Diagnostic) -> [Excerpt] {
    var marks = [(span: diagnostic.span, label: advice(diagnostic.problem) ?? "", isMain: true)]
    for label in diagnostic.labels where label.span != diagnostic.span && label.span != .nowhere {
      marks.append((label.span, label.text.words, false))
    }
    var excerpts: [Excerpt] = []
    for mark in marks {
      let location = sources.location(mark.span.start)
      let source = sources.source(at: mark.span.start)?.base
      if let index = excerpts.firstIndex(where: {
        $0.location.line == location.line && $0.source == source
      }) {
        excerpts[index].marks.append(mark)
      } else {
        excerpts.append(Excerpt(location: location, source: source, marks: [mark]))
      }
    }
    return excerpts.sorted { $0.marks[0].span.start < $1.marks[0].span.start }
  }

  private mutating func draw(_ excerpt: Excerpt, _ width: Int, _ role: TextRole) {
    guard let first = excerpt.marks.first, let source = sources.source(at: first.span.start) else {
      return
    }
    let window = SourceWindow(source, around: first.span, most: room, isASCII: isASCII)
    let number = String(excerpt.location.line)
    text.append(
      "\n\(String(repeating: " ", count: width - number.count))\(number) │ ", .location)
    text.append(window.text)
    drawMarks(excerpt.marks.sorted { $0.span.start < $1.span.start }, window, role)
  }

  /// The columns beside the gutter.
  private var room: Int? { columns.map { max(12, $0 - Language.columns(gutter) - 2) } }

  /// All marks in one row, the last one's label beside it where it fits, the others' hanging below.
  private mutating func drawMarks(
    _ marks: [(span: Span, label: String, isMain: Bool)], _ window: SourceWindow, _ role: TextRole
  ) {
    text.append("\n\(gutter)│ ", .location)
    var column = 0
    for mark in marks {
      let (start, width) = window.columns(mark.span)
      guard start >= column else { continue }
      text.append(String(repeating: " ", count: start - column))
      text.append(
        String(repeating: mark.isMain ? "^" : "-", count: width), mark.isMain ? role : .note)
      column = start + width
    }
    let label = marks.last?.label ?? ""
    let labelRole = marks.last?.isMain == false ? .note : role
    let isBeside = room.map { column + 1 + Language.columns(label) <= $0 } ?? true
    if isBeside, !label.isEmpty { text.append(" \(label)", labelRole) }
    for mark in marks.dropLast().reversed() where !mark.label.isEmpty {
      text.append("\n\(gutter)│ ", .location)
      text.append(String(repeating: " ", count: window.columns(mark.span).start))
      text.append(mark.label, mark.isMain ? role : .note)
    }
    if !isBeside { text.append("\n\(gutter)= \(label)", labelRole) }
  }
}

/// The part of a source line that is shown: a line of a million bytes is cut around the mark, and one
/// that is wider than the screen.
private struct SourceWindow {
  let text: String
  private let source: Source
  private let start: Int
  private let end: Int
  private let prefix: String
  /// The source is spelled in ASCII here, so that the marks stand below what is shown.
  private let isASCII: Bool

  init(_ source: Source, around span: Span, most: Int?, isASCII: Bool) {
    let range = source.range(span)
    let lineStart = source.lineStart(before: range.lowerBound)
    let lineEnd = source.lineEnd(after: range.lowerBound)
    // Bytes are at least as many as columns; two are for the dots.
    let most = min(220, most.map { $0 - 2 } ?? 220)
    let isLong = lineEnd - lineStart > most
    var start = lineStart
    if isLong, range.lowerBound - lineStart > most * 8 / 11 {
      start = range.lowerBound - most * 3 / 11
    }
    while start > lineStart, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(lineEnd, start + most)
    while end < lineEnd, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    self.source = source
    self.isASCII = isASCII
    self.start = start
    self.end = end
    let dots = isASCII ? "..." : "…"
    prefix = start > lineStart ? dots : ""
    text =
      prefix + SourceWindow.shown(source.bytes[start..<end], isASCII) + (end < lineEnd ? dots : "")
  }

  /// The display column of a span in the window, and its width, at least 1.
  func columns(_ span: Span) -> (start: Int, width: Int) {
    let range = source.range(span)
    let first = min(max(range.lowerBound, start), end)
    let last = min(max(range.upperBound, first), end)
    let column = Language.columns(prefix + shown(start..<first))
    return (column, max(1, Language.columns(shown(first..<last))))
  }

  private func shown(_ range: Range<Int>) -> String {
    SourceWindow.shown(source.bytes[range], isASCII)
  }

  private static func shown(_ bytes: ArraySlice<UInt8>, _ isASCII: Bool) -> String {
    let text = visible(String(decoding: bytes, as: UTF8.self)).replacingTabs()
    return isASCII ? asciiSource(text) : text
  }
}

extension String {
  /// A tab is shown as two spaces, so that columns can be counted.
  fileprivate func replacingTabs() -> String {
    utf8.contains(0x09) ? map { $0 == "\t" ? "  " : String($0) }.joined() : self
  }
}

extension LabelText {
  var words: String {
    switch self {
    case .opensHere: "opened here"
    case .comparedBefore: "compared here already"
    case .assignedHere: "assigned here"
    case .declaredHere: "declared here"
    case .declaredLater: "declared only here"
    case .operand(let kind): kind
    case .definedHere: "defined here"
    case .laysOutAgain: "each layout asks for another"
    }
  }
}
