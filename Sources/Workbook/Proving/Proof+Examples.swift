internal import Language

extension Proof {
  /// The lesson's setup runs.
  mutating func proveSetup() {
    let workspace = checker.start([], of: lesson)
    proveSetup(lesson.setup, workspace)
  }

  /// Every example outside of exercises shows what it says it shows; they follow one another.
  mutating func proveExamples() {
    let workspace = checker.start(lesson.setup, of: lesson)
    for page in lesson.pages where page.exercise == nil { prove(page.items, workspace) }
  }

  /// So do those of an exercise, which start from its setup.
  mutating func proveExamples(ofPage index: Int) {
    let page = lesson.pages[index]
    let workspace = checker.start(lesson.setup, of: lesson)
    proveSetup(page.exercise?.setup ?? [], workspace)
    prove(page.items, workspace)
  }

  private mutating func proveSetup(_ setup: [Snippet], _ workspace: Workspace) {
    for code in setup {
      let run = workspace.run(code, name: lesson.file)
      if !proveTime(run, code.line) { continue }
      if let failure = run.failure {
        report(.examples, code.line, "the setup fails: \(firstLine(failure))")
      }
    }
  }

  private mutating func prove(_ items: [PageItem], _ workspace: Workspace) {
    for item in items {
      guard case .example(let example) = item else { continue }
      for step in example.steps {
        prove(step, of: example, example.run(step, in: workspace))
      }
    }
  }

  private mutating func prove(
    _ step: Example.Step, of example: Example, _ run: Workspace.Run
  ) {
    if step.input.text.isEmpty {
      return report(.examples, step.input.line, "an example begins with '> ' and what is entered")
    }
    if !proveTime(run, step.input.line) { return }
    proveWidth(step.output, step.outputLine)
    for picture in run.pictures { proveWidth(splitLines(picture), step.input.line) }
    guard example.statesOutput(step) else { return proveSilent(step, of: example, run) }
    guard let line = firstUnexpected(step.output, run.lines) else { return }
    let place = min(step.outputLine + line, step.outputLine + step.output.count - 1)
    let shown = run.lines.isEmpty ? "nothing" : run.lines.joined(separator: "\n    ")
    report(.examples, place, "the example shows something else:\n    \(shown)")
  }

  /// Nothing is stated: it must not fail, and at the prompt only declarations may show a line.
  private mutating func proveSilent(
    _ step: Example.Step, of example: Example, _ run: Workspace.Run
  ) {
    if let failure = run.failure {
      report(.examples, step.input.line, "the example fails: \(firstLine(failure))")
    } else if example.hasOutput, run.showsMore {
      let shown = run.lines.joined(separator: "\n    ")
      report(
        .examples, step.input.line, "the example shows more than is stated:\n    \(shown)")
    }
  }
}

extension Example {
  /// Runs one of its entries as the prompt would.
  ///
  /// What it shows belongs to the lesson, and a warning says where it stands: that must not change with the name of
  /// the file or the lines before the example.
  func run(_ step: Step, in workspace: Workspace) -> Workspace.Run {
    workspace.run(Snippet(text: step.input.text), name: "example", announces: !isProgram)
  }

  /// The file says what the entry shows.
  func statesOutput(_ step: Step) -> Bool {
    hasOutput && !step.output.allSatisfy { trimmed($0).isEmpty }
  }
}

/// The first line of a message, and the second where the first only announces it.
func firstLine(_ text: String) -> String {
  let lines = splitLines(text)
  let first = lines.first ?? ""
  return first.hasSuffix(":") && lines.count > 1 ? first + " " + lines[1] : first
}
