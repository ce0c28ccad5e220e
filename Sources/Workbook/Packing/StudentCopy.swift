public import Language

/// A lesson for students: solutions, wrong answers and hidden checks are gone, and seals of the values
/// are there in their place, so that it still checks.
public func studentCopy(
  of lesson: Lesson, text: String, session: Session
) throws(LessonProblem) -> String {
  let sealing = Sealing(lesson, session)
  var copy = StudentCopy(textLines(text), lesson)
  for exercise in lesson.exercises {
    do throws(Bench.Fault) {
      copy.sealed[exercise.line] = try sealing.lines(exercise)
    } catch {
      throw LessonProblem(file: lesson.file, line: error.line, message: error.message)
    }
  }
  return copy.written().map { $0 + "\n" }.joined()
}

/// What whoever asks a student's copy for a solution reads.
let noSolutions = "This is a student's copy: it holds no solutions."

extension Check {
  /// Whether a student's copy has it.
  var isForStudents: Bool { !isHidden }
}

// MARK: - Seals

/// Seals what the solutions of a lesson give.
private struct Sealing {
  private let lesson: Lesson
  private let session: Session
  private let checker: Checker

  init(_ lesson: Lesson, _ session: Session) {
    self.lesson = lesson
    self.session = session
    checker = Checker(session: session, diagnoses: false)
  }

  /// The lines of an exercise's `sealed` block; none where it needs none.
  func lines(_ exercise: Exercise) throws(Bench.Fault) -> [String] {
    guard let page = lesson.pages.firstIndex(where: { $0.exercise?.id == exercise.id }) else {
      return []
    }
    var lines: [String] = []
    for variant in 0..<(try variantCount(exercise)) {
      let instance = lesson.instance(variant: variant, session: session)
      guard let own = instance.pages[page].exercise else { continue }
      let sealed = try sealedAnswers(own, instance, variant)
      if sealed.lines.isEmpty { continue }
      lines += (exercise.variation == nil ? [] : ["variant"]) + sealed.lines
    }
    return lines
  }

  private func variantCount(_ exercise: Exercise) throws(Bench.Fault) -> Int {
    guard exercise.variation != nil,
      let page = lesson.pages.firstIndex(where: { $0.exercise?.id == exercise.id })
    else { return 1 }
    return try Instantiation(lesson, session).variants[page]?.get().count ?? 1
  }

  private func sealedAnswers(
    _ exercise: Exercise, _ lesson: Lesson, _ variant: Int
  ) throws(Bench.Fault) -> SealedAnswers {
    let seed = "\(lesson.id) \(exercise.id) \(variant)"
    func seal(_ value: CheckedValue, _ tolerance: Tolerance, _ place: String) -> Seal {
      Seal(value, tolerance: tolerance, seed: "\(seed) \(place)")
    }
    var sealed = SealedAnswers()
    switch exercise.kind {
    case .predict, .explain: return sealed
    case .choose:
      let value = CheckedValue.numbers(chosen: Set(exercise.rightChoices))
      sealed.seals[1] = [seal(value, .standard, "1")]
      sealed.isOfSeveral = exercise.asksForSeveral
      return sealed
    case .exercise, .order: break
    }
    let bench = try checker.bench(exercise, lesson)
    let kept = bench.checks.indices.filter { bench.checks[$0].check.isForStudents }
    if kept.isEmpty {
      let message =
        "students could check nothing of this exercise: give it a check that compares values"
      throw Bench.Fault(message: message, line: exercise.checksLine)
    }
    if exercise.kind == .order {
      let lines = exercise.lines.filter { $0.extra == nil }.map(\.code)
      sealed.belonging = seal(.lines(lines), .standard, "lines")
    }
    sealed.names =
      exercise.kind == .order
      ? definedNames(in: bench.solution.text) : exercise.askedNames
    sealed.kept = (bench.givens.map(\.name) + bench.givenViews).sorted()
    for (number, index) in kept.enumerated() {
      let check = bench.checks[index].check
      let values = bench.solved.values(ofCheck: index, check.rule)
      sealed.seals[number + 1] = values.enumerated().map { place, value in
        seal(value, check.tolerance, "\(index) \(place)")
      }
    }
    return sealed
  }
}

extension Bench.Solved {
  /// What a check compares an answer with.
  fileprivate func values(ofCheck index: Int, _ rule: Check.Rule) -> [CheckedValue] {
    switch rule {
    case .predicted: run.shown.map { [$0.value] } ?? []
    case .prints(nil): [CheckedValue(printed: run.printed)]
    case .pictures: [CheckedValue(drawn: run.drawn)]
    case .value, .holds, .forall, .uses, .avoids, .defines, .kind, .prints, .shape, .chosen:
      sides[index].compactMap { try? $0.get().value }
    }
  }
}

extension Check {
  /// How near its values must be.
  fileprivate var tolerance: Tolerance {
    switch rule {
    case .value(let equation), .holds(.equation(let equation)),
      .forall(_, _, .equation(let equation)):
      equation.tolerance
    case .holds, .forall, .uses, .avoids, .defines, .kind, .prints, .shape, .pictures, .predicted,
      .chosen:
      .standard
    }
  }
}

// MARK: - The text

/// Goes through the lines of a lesson and leaves out what students must not see.
private struct StudentCopy {
  /// The lines of the `sealed` block of each exercise, by the line of its heading.
  var sealed: [Int: [String]] = [:]
  private let lines: [String]
  private let lesson: Lesson
  private let exercises: [Int: Exercise]
  private var index = 0
  private var copy: [String] = []
  private var exercise: Exercise?

  init(_ lines: [String], _ lesson: Lesson) {
    self.lines = lines
    self.lesson = lesson
    exercises = Dictionary(lesson.exercises.map { ($0.line, $0) }) { first, _ in first }
  }

  mutating func written() -> [String] {
    copyFrontMatter()
    while index < lines.count { copyBlock() }
    return copy
  }

  private mutating func copyFrontMatter() {
    let end = lines.dropFirst().firstIndex { trimmed($0) == "---" } ?? 0
    copy += lines[..<end] + ["packed: \(lesson.hash)"]
    index = end
  }

  private mutating func copyBlock() {
    let line = trimmed(lines[index])
    if line.hasPrefix("#") { exercise = exercises[index + 1] }
    if line.hasPrefix("```") { return copyFence(line) }
    if line.hasPrefix("<details"), exercise != nil, !line.has("<summary>Hint") {
      return skip { $0.hasPrefix("</details") }
    }
    if let exercise, line.hasPrefix("<!--") { return copyComment(exercise) }
    copy.append(lines[index])
    index += 1
  }

  /// Passes over everything up to the line that ends it.
  private mutating func skip(to isEnd: (String) -> Bool) {
    index += 1
    while index < lines.count, !isEnd(trimmed(lines[index])) { index += 1 }
    index += 1
  }

  /// The id and the points that the shown checks give; below stand the seals.
  private mutating func copyComment(_ exercise: Exercise) {
    let shown = exercise.checks.filter(\.isForStudents).reduce(0) { $0 + $1.points }
    let points = exercise.points == nil ? "" : "; points: \(shown)"
    copy.append("<!-- id: \(exercise.id)\(points) -->")
    index += 1
    // Without a block, an exercise of which nothing is sealed would miss its solution.
    guard let seals = sealed[exercise.line], !seals.isEmpty || exercise.kind == .exercise else {
      return
    }
    copy += ["", "```sealed"] + seals + ["```"]
  }

  private mutating func copyFence(_ opening: String) {
    let mark = opening.prefix { $0 == "`" }
    let words = spaceSeparated(opening.dropFirst(mark.count))
    let role = (words.first == "swift" ? words.dropFirst().first : words.first) ?? ""
    let first = index
    skip { $0 == mark }
    let content = lines[(first + 1)..<max(first + 1, min(index, lines.count) - 1)]
    switch role {
    case "solution", "accept", "invalid": break
    case "wrong": skipQuote()
    case "checks": copy += [lines[first]] + content.filter(isShown) + [String(mark)]
    case "order": copy += [lines[first]] + (exercise?.shuffledLines ?? []) + [String(mark)]
    case _: copy += lines[first..<min(index, lines.count)]
    }
  }

  /// The feedback of a wrong answer.
  private mutating func skipQuote() {
    while index < lines.count, trimmed(lines[index]).isEmpty { index += 1 }
    while index < lines.count, trimmed(lines[index]).hasPrefix(">") { index += 1 }
  }

  private func isShown(_ line: String) -> Bool {
    trimmed(line).isEmpty || ((try? CheckParser(line: 0).parse(line))?.isForStudents ?? false)
  }
}
