/// Code of a lesson that ran, with what it showed.
struct ExampleRun {
  /// Where it stands: the page, the item on it, the step of the example; nil for a setup.
  var place: Place?
  var code: Snippet
  var run: Workspace.Run

  /// A step of an example.
  struct Place: Hashable {
    var page: Int
    var item: Int
    var step: Int
  }
}

extension Checker {
  /// Runs the setups and the examples of a lesson: those of the lesson follow one another, those of
  /// an exercise start from its setup.
  func runExamples(of lesson: Lesson, _ note: (ExampleRun) -> Void) {
    let shared = prepared(lesson.setup, lesson, note)
    for (index, page) in lesson.pages.enumerated() {
      guard let exercise = page.exercise else {
        run(page.items, index, shared, lesson, note)
        continue
      }
      let own = start(lesson.setup, of: lesson)
      for code in exercise.setup {
        note(ExampleRun(code: code, run: own.run(code, name: lesson.file)))
      }
      run(page.items, index, own, lesson, note)
    }
  }

  private func prepared(
    _ setup: [Snippet], _ lesson: Lesson, _ note: (ExampleRun) -> Void
  ) -> Workspace {
    let workspace = start([], of: lesson)
    for code in setup {
      note(ExampleRun(code: code, run: workspace.run(code, name: lesson.file)))
    }
    return workspace
  }

  private func run(
    _ items: [PageItem], _ page: Int, _ workspace: Workspace, _ lesson: Lesson,
    _ note: (ExampleRun) -> Void
  ) {
    for (item, content) in items.enumerated() {
      guard case .example(let example) = content else { continue }
      for (index, step) in example.steps.enumerated() {
        let run = workspace.run(step.input, name: lesson.file, announces: !example.isProgram)
        let place = ExampleRun.Place(page: page, item: item, step: index)
        note(ExampleRun(place: place, code: step.input, run: run))
      }
    }
  }
}
