/// Reads a lesson; with problems, what could be read is still there.
///
/// Lines are counted from 1, LF and CRLF are the same, a byte order mark is passed over.
/// - Parameter readsProse: Prose that is not shown as it is meant is a problem too; who judges answers
///   does not show any.
public func parseLesson(
  _ text: String, file: String, readsProse: Bool = true
) -> (lesson: Lesson, problems: [LessonProblem]) {
  withLines(text) { parseLesson($0, file: file, readsProse: readsProse) }
}

/// Reads a lesson from the bytes of its file; those that are no UTF-8 stand for U+FFFD.
public func parseLesson(
  _ bytes: [UInt8], file: String, readsProse: Bool = true
) -> (lesson: Lesson, problems: [LessonProblem]) {
  withLines(bytes) { parseLesson($0, file: file, readsProse: readsProse) }
}

private func parseLesson(
  _ lines: [Line], file: String, readsProse: Bool
) -> (lesson: Lesson, problems: [LessonProblem]) {
  var parser = LessonParser(lines, file: file, readsProse: readsProse)
  parser.parse()
  return (parser.lesson, parser.problems.sorted { $0.line < $1.line })
}

/// The id that the front matter of a lesson states; nil where it states none.
public func lessonID(_ bytes: [UInt8]) -> String? {
  withLines(frontMatter(of: bytes)) { (lines: [Line]) in
    var parser = LessonParser(lines, file: "", readsProse: false)
    _ = parser.parseFrontMatter()
    return parser.lesson.id.isEmpty ? nil : parser.lesson.id
  }
}

/// What stands before the second line that begins with `---`, and that line.
private func frontMatter(of bytes: [UInt8]) -> String {
  let end = bytes.indices.dropFirst().first { bytes[$0...].starts(with: "\n---".utf8) }
  return end.map { String(decoding: bytes[..<$0], as: UTF8.self) + "\n---\n" } ?? ""
}

/// Eight digits that an answers file repeats.
private func lessonHash(_ lines: [Line]) -> String {
  let digits = String(
    UInt32(truncatingIfNeeded: stableHash(lines)), radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
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
  /// The ids of the exercises so far, and where they stand.
  var exerciseLines: [String: Int] = [:]
  /// The numbered lines of a `Choose:` page so far, and what is said about them.
  var statements: [(number: Int, text: String, line: Int)] = []
  var choiceAnswers: [ChoiceAnswer] = []
  let lines: [Line]
  /// Those of the problems that concern only how the text looks.
  private var looks = 0..<0
  private let readsProse: Bool

  init(_ lines: [Line], file: String, readsProse: Bool) {
    self.lines = lines
    lesson = Lesson(file: file)
    self.readsProse = readsProse
  }

  mutating func report(_ line: Int, _ message: String) {
    problems.append(LessonProblem(file: lesson.file, line: line, message: message))
  }

  mutating func parse() {
    lesson.hash = lessonHash(lines)
    var scanner = MarkdownScanner(lines, from: parseFrontMatter())
    scanner.scan()
    for problem in scanner.problems { report(problem.line, problem.message) }
    let structural = problems.count
    if readsProse { scanner.blocks.forEach { reportProse($0) } }
    looks = structural..<problems.count
    for located in scanner.blocks { add(located) }
    finishPage(before: lines.count + 1)
    if lesson.pages.isEmpty { report(1, "a lesson needs a heading: '# Title'") }
  }

  private mutating func reportProse(_ block: LocatedBlock) {
    for problem in proseProblems(in: block) { report(problem.line, problem.message) }
  }

  // MARK: Blocks

  private mutating func add(_ located: LocatedBlock) {
    let line = located.line
    if pendingWrong != nil, case .quote(let quoted) = located.block, let wrong = pendingWrong.take()
    {
      return addWrong(wrong, feedback: quoted.texts.joined(separator: " "))
    }
    finishWrong()
    if needsComment { expectComment(located.block) }
    switch located.block {
    case .heading(let level, let text): beginPage(level, text.text, line)
    case .fence(let fence): addFence(fence)
    case .comment(let text): addComment(text, line)
    case .detailsBegin(let summary): beginDetails(summary, line)
    case .detailsEnd: endDetails(line)
    case .quote(let quoted): addItem(.quote(quoted.texts), line)
    case .prose(let text): addItem(.prose(text.texts), line)
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

  private mutating func beginPage(_ level: Int, _ text: String, _ line: Int) {
    finishPage(before: line)
    var page = Page(heading: text, line: line)
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
    let hash = stableHash(lines[(first - 1)..<min(line - 1, lines.count)])
    lesson.pages[page].exercise?.contentHash = String(hash, radix: 16)
    let isMisread = hasProblem(below: first)
    lesson.pages[page].exercise?.isMisread = isMisread
    finishKind(page)
    finishChecks(page)
  }

  private func hasProblem(below line: Int) -> Bool {
    problems.indices.contains { !looks.contains($0) && problems[$0].line >= line }
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
          "the checks give \(sum) \(sum == 1 ? "point" : "points"), the exercise says \(points)")
      }
    }
    reportMixedSides(exercise)
  }

  /// One side of `≈` reads either the answer or the solution.
  private mutating func reportMixedSides(_ exercise: Exercise) {
    let mixed = exercise.checks.filter { $0.rule.sides.contains { !$0.ownNames.isEmpty } }
    if mixed.isEmpty { return }
    let asked = exercise.askedNames
    for check in mixed {
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
