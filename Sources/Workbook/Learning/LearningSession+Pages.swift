internal import Language

extension LearningSession {
  /// Shows a page from its beginning; an exercise starts from its setup, whatever came before.
  mutating func show(page index: Int) -> Reply {
    page = index
    item = 0
    pendingSteps = []
    draft = []
    lastEntry = nil
    hintsShown = 0
    guard lesson.pages.indices.contains(index) else { return end() }
    var reply = Reply(programs: preparation(), text: heading())
    reply.text.append(goOn().text)
    return reply
  }

  /// What runs unseen before a page: the setups, and the examples that were passed over.
  private mutating func preparation() -> [Program] {
    var code = page == 0 || exercise != nil ? lesson.setup + (exercise?.setup ?? []) : []
    for index in 0..<page where finishedPages.insert(index).inserted {
      if lesson.pages[index].exercise == nil { code += lesson.pages[index].items.flatMap(\.inputs) }
    }
    return code.map { Program(code: $0, isShown: false) }
  }

  /// Shows the rest of the page, up to an example that the learner runs.
  mutating func goOn() -> Reply {
    pendingSteps = []
    let items = lesson.pages[page].items
    var text = StyledText(item > 0 ? "\n" : "")
    while item < items.count {
      text.append(styled(items[item], width: width))
      item += 1
      pendingSteps = items[item - 1].inputs
      if pendingSteps.isEmpty { continue }
      text.append(dim("Enter runs it; or type it yourself."))
      return Reply(text: text)
    }
    finishedPages.insert(page)
    if let exercise {
      text.append(task(exercise))
    } else {
      text.append(dim(page + 1 < lesson.pages.count ? "Enter goes on." : "Enter ends the lesson."))
    }
    return Reply(text: text)
  }

  func end() -> Reply {
    var text = StyledText(lesson.title + "\n", .heading)
    text.append(list())
    return Reply(text: text, hasEnded: true)
  }

  // MARK: Texts

  func dim(_ text: String) -> StyledText { StyledText(text + "\n", .dim) }

  private func heading() -> StyledText {
    var text = StyledText("\n" + visible(lesson.pages[page].heading), .heading)
    text.append("   \(page + 1)/\(lesson.pages.count)\n\n", .dim)
    if let exercise, progress.isChanged(exercise, in: lesson) {
      text.append("This exercise was changed since you did it.\n\n", .note)
    }
    return text
  }

  private func task(_ exercise: Exercise) -> StyledText {
    var text = StyledText()
    for code in [exercise.predicted, exercise.starter].compactMap({ $0 }) {
      text.append(styled(.code(splitLines(code.text)), width: width))
    }
    text.append(request(exercise))
    return text
  }

  /// What an answer looks like.
  func request(_ exercise: Exercise) -> StyledText {
    let help = ":hint :solution :skip :list"
    if exercise.kind == .predict {
      return dim("Say what it gives, before you run it: ':check (3, 4)'. Also \(help)")
    }
    let names = exercise.askedNames.joined(separator: " and ")
    if names.isEmpty { return dim("Answer with ':check' and your code. Also \(help)") }
    return dim("An entry that defines \(names) is your answer. Also \(help)")
  }

  /// The exercises and how they stand, with a bar of those that are done.
  func list() -> StyledText {
    var text = StyledText()
    let done = lesson.exercises.filter(isDone).count
    let count = lesson.exercises.count
    let bar = String(repeating: "#", count: done) + String(repeating: "-", count: count - done)
    text.append("[\(bar)] \(done) of \(count)\n", .value)
    for exercise in lesson.exercises {
      let isHere = exercise.id == self.exercise?.id
      text.append("  \(state(exercise))  \(exercise.id)", isHere ? .heading : .plain)
      text.append("   \(visible(exercise.title))\n", .dim)
    }
    return text
  }

  private func state(_ exercise: Exercise) -> String {
    let entry = progress.entry(exercise, in: lesson)
    if progress.isChanged(exercise, in: lesson) { return "changed" }
    if entry?.isRight == true { return "done   " }
    return entry?.hasSeenSolution == true ? "seen   " : "pending"
  }
}
