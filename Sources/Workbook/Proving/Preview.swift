public import Language

extension Lesson {
  /// The pages from an exercise on as a learner sees them, with hints, solutions and what examples
  /// show; nil where there is no such exercise.
  public func preview(
    from id: String?, variant: Int, session: Session = Session(), width: Int = 80,
    showsMarks: Bool = true
  ) -> StyledText? {
    let first = id == nil ? 0 : pages.firstIndex { $0.exercise?.id == id }
    guard let first else { return nil }
    let lesson = instance(variant: variant, session: session)
    var preview = Preview(
      lesson: lesson, checker: Checker(session: session, diagnoses: false), width: width,
      showsMarks: showsMarks)
    return preview.text(from: first)
  }
}

private struct Preview {
  let lesson: Lesson
  let checker: Checker
  let width: Int
  let showsMarks: Bool
  /// An example used up its budget: what comes after is shown as it is written.
  private var hasRunOut = false

  init(lesson: Lesson, checker: Checker, width: Int, showsMarks: Bool) {
    (self.lesson, self.checker) = (lesson, checker)
    (self.width, self.showsMarks) = (width, showsMarks)
  }

  mutating func text(from first: Int) -> StyledText {
    let course = checker.start(lesson.setup, of: lesson)
    var text = StyledText()
    for (index, page) in lesson.pages.enumerated() {
      let own = page.exercise.map { checker.start(lesson.setup + $0.setup, of: lesson) }
      let shown = self.text(page, own ?? course)
      if index >= first { text.append(shown) }
    }
    return text
  }

  private mutating func text(_ page: Page, _ workspace: Workspace) -> StyledText {
    var text = StyledText("\n" + visible(page.heading) + "\n\n", .heading)
    for item in page.items {
      text.append(styled(item, width: width, showsMarks: showsMarks))
      if case .example(let example) = item { text.append(results(example, workspace)) }
    }
    if let exercise = page.exercise { text.append(task(exercise)) }
    return text
  }

  /// What an example shows; of several entries each again, as where they run in the prompt.
  private mutating func results(_ example: Example, _ workspace: Workspace) -> StyledText {
    var text = StyledText()
    for step in example.steps {
      let run = example.run(step, in: workspace)
      if example.steps.count > 1 { text.append("    > \(visible(step.input.text))\n", .dim) }
      for line in run.lines { text.append("    \(line)\n", .value) }
      if run.excess != nil { hasRunOut = true }
    }
    if !text.plain.isEmpty { text.append("\n") }
    return text
  }

  // MARK: Exercises

  private func task(_ exercise: Exercise) -> StyledText {
    var text = setupText(exercise, width: width)
    for code in [exercise.predicted, exercise.starter].compactMap({ $0 }) {
      text.append(styled(.code(splitLines(code.text)), width: width))
    }
    let lines = exercise.shuffledLines.enumerated().map { "\($0.offset + 1)  \($0.element)" }
    if !lines.isEmpty { text.append(styled(.code(lines), width: width)) }
    for (index, hint) in exercise.hints.enumerated() {
      text.append(folded("Hint \(index + 1)", hint.items))
    }
    text.append(folded("Solution", solution(exercise)))
    for wrong in exercise.wrongs {
      let items: [PageItem] = [
        .code(splitLines(wrong.code.text)), .quote([feedback(wrong, exercise)]),
      ]
      text.append(folded("Not yet: \(wrong.id)", items))
    }
    for (index, choice) in exercise.choices.enumerated()
    where !choice.isRight && lesson.holdsSolution(of: exercise) {
      text.append(folded("Not yet: \(index + 1)", [.quote([choice.reason])]))
    }
    return text
  }

  /// Its feedback as the learner reads it; the answer runs only where its values are asked for.
  private func feedback(_ wrong: Exercise.WrongAnswer, _ exercise: Exercise) -> String {
    guard !hasRunOut, wrong.feedback.utf8.contains(UInt8(ascii: "{")),
      let bench = try? checker.bench(exercise, lesson),
      let attempt = try? bench.attempt(exercise.program(of: wrong))
    else { return wrong.feedback }
    return bench.filled(wrong.feedback, attempt).text
  }

  private func solution(_ exercise: Exercise) -> [PageItem] {
    guard lesson.holdsSolution(of: exercise) else { return [.prose([noSolutions])] }
    let code = exercise.solutions.map { PageItem.code(splitLines($0.text)) }
    let isCode = exercise.kind == .exercise || exercise.kind == .order
    let answer = isCode ? nil : exercise.solutionAnswer
    return code + (answer.map { [.code([$0])] } ?? []) + exercise.solutionNotes
  }

  /// What a learner sees only after asking for it.
  private func folded(_ label: String, _ items: [PageItem]) -> StyledText {
    if items.isEmpty { return StyledText() }
    var text = StyledText("[\(visible(label))]\n", .dim)
    for item in items { text.append(styled(item, width: width, showsMarks: showsMarks)) }
    return text
  }
}
