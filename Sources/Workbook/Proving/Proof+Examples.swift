extension Proof {
  /// Every example shows what it says it shows.
  ///
  /// Those of the lesson follow one another, those of an
  /// exercise start from its setup.
  mutating func proveExamples() {
    let workspace = checker.start([], of: lesson)
    proveSetup(lesson.setup, workspace)
    for page in lesson.pages {
      if let exercise = page.exercise {
        let own = checker.start(lesson.setup, of: lesson)
        proveSetup(exercise.setup, own)
        prove(page.items, own)
      } else {
        prove(page.items, workspace)
      }
    }
  }

  private mutating func proveSetup(_ setup: [Snippet], _ workspace: Workspace) {
    for code in setup {
      if let failure = workspace.run(code, name: lesson.file).failure {
        report(code.line, "the setup fails: \(firstLine(failure))")
      }
    }
  }

  private mutating func prove(_ items: [PageItem], _ workspace: Workspace) {
    for item in items {
      guard case .example(let example) = item else { continue }
      for step in example.steps { prove(step, of: example, workspace) }
    }
  }

  private mutating func prove(
    _ step: Example.Step, of example: Example, _ workspace: Workspace
  ) {
    if step.input.text.isEmpty {
      return report(step.input.line, "an example begins with '> ' and what is entered")
    }
    let run = workspace.run(step.input, name: lesson.file, announces: !example.isProgram)
    if !example.hasOutput || step.output.allSatisfy({ trimmed($0).isEmpty }) {
      return proveSilent(step, run, isStated: example.hasOutput)
    }
    guard let line = firstUnexpected(step.output, run.lines) else { return }
    let place = min(step.outputLine + line, step.outputLine + step.output.count - 1)
    let shown = run.lines.isEmpty ? "nothing" : run.lines.joined(separator: "\n    ")
    report(place, "the example shows something else:\n    \(shown)")
  }

  /// Nothing is stated: it must not fail, and at the prompt only declarations may show a line.
  private mutating func proveSilent(_ step: Example.Step, _ run: Workspace.Run, isStated: Bool) {
    if let failure = run.failure {
      report(step.input.line, "the example fails: \(firstLine(failure))")
    } else if isStated, run.showsMore {
      report(
        step.input.line,
        "the example shows more than is stated:\n    \(run.lines.joined(separator: "\n    "))")
    }
  }
}

/// The first line of a message.
func firstLine(_ text: String) -> String { splitLines(text).first ?? "" }
