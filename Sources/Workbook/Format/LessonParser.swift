internal import Language

/// Reads a lesson; with problems, what could be read is still there.
///
/// Lines are counted from 1, LF and CRLF are the same, a byte order mark is passed over.
/// - Parameter readsProse: Prose is kept, and what would not be shown as it is meant is a problem; who judges
///   answers shows none.
public func parseLesson(
  _ text: String, file: String, readsProse: Bool = true
) -> (lesson: Lesson, problems: [LessonProblem]) {
  parseLesson(Array(text.utf8), file: file, readsProse: readsProse)
}

/// Reads a lesson from the bytes of its file; those that are no UTF-8 stand for U+FFFD, and are its only
/// problem, as are lines that end in CR, for all others may follow from it.
public func parseLesson(
  _ bytes: [UInt8], file: String, readsProse: Bool = true
) -> (lesson: Lesson, problems: [LessonProblem]) {
  let invalid =
    bytes.firstInvalidByte.map { invalidByte(at: $0, of: bytes, file) }
    ?? endsLinesInCR(bytes, file)
  let bytes = (invalid == nil ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8))
    .streamSafe
  return withLines(bytes[...]) { lines in
    var parser = LessonParser(lines, of: bytes, file: file, readsProse: readsProse)
    parser.parse()
    return (parser.lesson, invalid.map { [$0] } ?? parser.problems.sorted { $0.line < $1.line })
  }
}

/// A lone CR ended lines long ago: all of the file is one line.
private func endsLinesInCR(_ bytes: [UInt8], _ file: String) -> LessonProblem? {
  guard !bytes.contains(0x0A), bytes.contains(0x0D) else { return nil }
  return LessonProblem(file: file, line: 1, message: "the lines end in CR: save it with LF or CRLF")
}

private func invalidByte(at place: Int, of bytes: [UInt8], _ file: String) -> LessonProblem {
  let other = markedEncoding(bytes)
  let line = other == nil ? 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") } : 1
  let encoding = other.map { "the file is \($0)" } ?? "the file is not UTF-8"
  return LessonProblem(file: file, line: line, message: "\(encoding): save it as UTF-8")
}

/// The id that the front matter of a lesson states; nil where it states none.
public func lessonID(_ bytes: [UInt8]) -> String? {
  withLines(frontMatter(of: bytes)) { lines in
    var parser = LessonParser(lines, of: [], file: "", readsProse: false)
    _ = parser.parseFrontMatter()
    return parser.lesson.id.isEmpty ? nil : parser.lesson.id
  }
}

/// What stands before the second line that begins with `---`, and that line.
private func frontMatter(of bytes: [UInt8]) -> String {
  let end = bytes.indices.dropFirst().first { bytes[$0...].starts(with: "\n---".utf8) }
  return end.map { String(decoding: Array(bytes[..<$0]).streamSafe, as: UTF8.self) + "\n---\n" }
    ?? ""
}

/// Groups the blocks of a Markdown file into pages and exercises.
struct LessonParser {
  var lesson: Lesson
  var problems: [LessonProblem] = []
  /// The folded block that is open, and the line on which it was opened.
  var details: (kind: DetailsKind, line: Int)?
  /// A `wrong` block that still needs the quote with its feedback.
  var pendingWrong: (id: String, code: Snippet)?
  /// The exercise that still needs the comment with its id.
  var needsComment = false
  /// The ids of the exercises so far.
  var ids = TextPlaces()
  /// The numbered lines of a `Choose:` page so far, and what is said about them.
  var statements: [(number: Int, text: String, line: Int)] = []
  var choiceAnswers: [ChoiceAnswer] = []
  let lines: Lines
  /// The last line with a problem that is not only one of how the text looks.
  private var lastProblem = 0
  /// Whether somebody shows what is no code.
  let readsProse: Bool

  init(_ lines: Lines, of bytes: [UInt8], file: String, readsProse: Bool) {
    self.lines = lines
    lesson = Lesson(file: file)
    lesson.text = bytes
    self.readsProse = readsProse
  }

  mutating func report(_ line: Int, _ message: String) {
    problems.append(LessonProblem(file: lesson.file, line: line, message: message))
    lastProblem = max(lastProblem, line)
  }

  mutating func parse() {
    var scanner = MarkdownScanner(lines, from: parseFrontMatter())
    while let block = scanner.next() {
      reportProblems(&scanner)
      if readsProse { reportProse(block) }
      add(block)
    }
    reportProblems(&scanner)
    finishPage(before: lines.count + 1)
    if lesson.pages.isEmpty { report(1, "a lesson needs a heading: '# Title'") }
  }

  private mutating func reportProblems(_ scanner: inout MarkdownScanner) {
    for problem in scanner.problems { report(problem.line, problem.message) }
    scanner.problems = []
  }

  private mutating func reportProse(_ block: LocatedBlock) {
    for problem in proseProblems(in: block) {
      let found = LessonProblem(file: lesson.file, line: problem.line, message: problem.message)
      // Of a line the same is said once.
      if problems.last != found { problems.append(found) }
    }
  }

  // MARK: Blocks

  private mutating func add(_ located: LocatedBlock) {
    let line = located.line
    if pendingWrong != nil, case .quote(let quoted) = located.block, let wrong = pendingWrong.take()
    {
      return addWrong(wrong, feedback: quoted, line)
    }
    finishWrong()
    if needsComment { expectComment(located.block) }
    switch located.block {
    case .heading(let text): beginPage(text, line)
    case .fence(let fence): addFence(fence)
    case .comment(let text): addComment(text, line)
    case .detailsBegin(let summary): beginDetails(summary, line)
    case .detailsEnd: endDetails(line)
    case .quote(let quoted): addProse(line) { .quote(quoted.unquoted.texts) }
    case .prose(let text): addProse(line) { .prose(text.texts) }
    }
  }

  /// Words are copied for those who show them; choices, and what is said about them, are among them.
  private mutating func addProse(_ line: Int, _ item: () -> PageItem) {
    let isRead = readsProse || details?.kind == .answers
    if isRead || lesson.pages.last.map({ $0.exercise?.kind == .choose }) ?? true {
      addItem(item(), line)
    }
  }

  private mutating func expectComment(_ block: MarkdownBlock) {
    if case .comment = block { return }
    finishComment()
  }

  /// A piece of the page, of the open hint, or of what is said about the solution.
  mutating func addItem(_ item: PageItem, _ line: Int) {
    guard !lesson.pages.isEmpty else { return report(line, "a lesson begins with a heading") }
    let page = lesson.pages.count - 1
    switch details?.kind {
    case nil:
      lesson.pages[page].items.append(item)
      if case .prose(let lines) = item, lesson.pages[page].exercise?.kind == .choose {
        statements += numberedItems(lines, firstLine: line)
      }
    case .hint:
      let hint = (lesson.pages[page].exercise?.hints.count ?? 0) - 1
      if hint >= 0 { lesson.pages[page].exercise?.hints[hint].items.append(item) }
    case .solution: lesson.pages[page].exercise?.solutionNotes.append(item)
    case .answers: addAnswers(item, line)
    case .wrong, .aside: break
    }
  }

  // MARK: Pages

  private mutating func beginPage(_ text: Line, _ line: Int) {
    finishPage(before: line)
    var page = Page(heading: text.text, line: line)
    if let (kind, title) = exerciseHeading(text) {
      page.exercise = Exercise(kind: kind, id: "", title: title, line: line)
      needsComment = true
    }
    lesson.pages.append(page)
  }

  private mutating func finishPage(before line: Int) {
    finishWrong()
    finishComment()
    if let details {
      report(details.line, "'<details>' is not closed before line \(line)")
      self.details = nil
    }
    guard let page = lesson.pages.indices.last, lesson.pages[page].exercise != nil else { return }
    let first = lesson.pages[page].line
    let text = text(from: first, before: line)
    lesson.pages[page].exercise?.text = text
    lesson.pages[page].exercise?.isMisread = lastProblem >= first
    finishKind(page)
    finishChecks(page)
  }

  /// The bytes of some lines.
  private func text(from first: Int, before end: Int) -> ArraySlice<UInt8> {
    lesson.text[place(ofLine: first)..<place(ofLine: end)]
  }

  private func place(ofLine line: Int) -> Int {
    if line > lines.count { return lesson.text.count }
    return markLength(of: lesson.text) + lines[0].distance(to: lines[line - 1])
  }

  /// What can be said only when the whole exercise is known.
  private mutating func finishChecks(_ page: Int) {
    guard let exercise = lesson.pages[page].exercise else { return }
    if let rule = exercise.wholeRule, exercise.checks.isEmpty {
      let check = Check(
        rule: rule, points: exercise.points ?? 1, line: exercise.line, source: "")
      lesson.pages[page].exercise?.checks = [check]
    } else if let points = exercise.points, !exercise.isMisread {
      let sum = exercise.checks.reduce(0) { $0 + $1.points }
      if sum != points {
        report(
          exercise.checksLine,
          "the checks give \(counted(sum, "point")), the exercise says \(points)")
      }
    }
    reportMixedSides(exercise)
    reportVaryingAnswer(exercise)
  }

  /// What varies is given, and nobody can define it.
  private mutating func reportVaryingAnswer(_ exercise: Exercise) {
    guard let variation = exercise.variation else { return }
    for name in variation.names where exercise.askedNames.contains(name.name) {
      report(variation.line, "'\(name.name)' is asked for: what varies needs another name")
    }
  }

  /// One side of `≈` reads either the answer or the solution.
  private mutating func reportMixedSides(_ exercise: Exercise) {
    guard exercise.checks.contains(where: { $0.rule.isMixed }) else { return }
    let asked = exercise.askedNames
    for check in exercise.checks where check.rule.isMixed {
      guard let name = check.rule.ownNames.first(where: asked.contains) else { continue }
      report(
        check.line,
        "one side reads both '\(name)' and the solution: move '\(name)' to the other side")
    }
  }

  private mutating func finishWrong() {
    guard let wrong = pendingWrong else { return }
    pendingWrong = nil
    report(
      wrong.code.line - 1, "'wrong \(wrong.id)' needs its feedback: a quote '> …' right after it")
  }

  private mutating func finishComment() {
    guard needsComment, let page = lesson.pages.last else { return }
    needsComment = false
    report(page.line, "an exercise needs its id: '<!-- id: …; points: 1 -->' below the heading")
  }
}
