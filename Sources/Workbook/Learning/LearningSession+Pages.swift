internal import Language

extension LearningSession {
  /// The page that was open last, if it is not done; else the first page, or that of an exercise.
  public mutating func begin(at exercise: String? = nil) -> Reply {
    let first = lesson.pages.indices.first(where: isOnTheWay) ?? 0
    if let exercise, let index = exercisePage(exercise) { return show(page: index) }
    guard goal == .lesson, let place = progress.place(in: lesson),
      let index = exercisePage(place) ?? lesson.pages.firstIndex(where: { $0.heading == place })
    else { return show(page: first) }
    if isOpen(index) { return show(page: index) }
    let open = lesson.pages.indices.dropFirst(index).first(where: isOpen)
    return show(page: open ?? firstOpenExercise ?? first)
  }

  private func exercisePage(_ id: String) -> Int? {
    lesson.pages.firstIndex { $0.exercise?.id == id }
  }

  private func isOnTheWay(_ index: Int) -> Bool {
    let id = lesson.pages[index].exercise?.id
    return switch goal {
    case .lesson: true
    case .exercises(let ids): id.map(ids.contains) ?? false
    case .review(let only): id == only
    }
  }

  /// A page on the way that is no exercise which is done.
  private func isOpen(_ index: Int) -> Bool {
    isOnTheWay(index) && !(lesson.pages[index].exercise.map(isDone) ?? false)
  }

  var firstOpenExercise: Int? {
    lesson.pages.indices.first { lesson.pages[$0].exercise != nil && isOpen($0) }
  }

  // MARK: Turning pages

  /// The next page that is not done, else an exercise that was passed over, else the end.
  mutating func next() -> Reply {
    if page >= lesson.pages.count { return leaveEnd() }
    if let index = lesson.pages.indices.dropFirst(page + 1).first(where: isOpen) {
      return show(page: index)
    }
    return goal == .lesson ? showEnd() : leaveEnd()
  }

  mutating func skip() -> Reply {
    var left = judgeSteps()
    if let exercise, !isDone(exercise) { note(.skipped, in: exercise) }
    var reply = next()
    left.append(reply.text)
    reply.text = left
    return reply
  }

  mutating func back() -> Reply {
    let before = lesson.pages.indices.prefix(page).last(where: isOnTheWay)
    return show(page: before ?? page)
  }

  /// To the exercise of this number or id.
  mutating func go(to name: String) -> Reply {
    let id = name.first == "#" ? String(name.dropFirst()) : name
    if let index = exercisePage(id) { return show(page: index) }
    let ids = lesson.exercises.map { $0.id }
    if let number = Int(id), ids.indices.contains(number - 1),
      let index = exercisePage(ids[number - 1])
    {
      return show(page: index)
    }
    guard !ids.isEmpty else { return Reply(text: dim("This lesson has no exercises.")) }
    return Reply(text: dim("Exercises have the numbers 1 to \(ids.count), as ':list' shows them."))
  }

  /// Shows a page from its beginning.
  ///
  /// An exercise starts from its setup, whatever came before; and examples go on from the examples before
  /// them, whatever an exercise did in between.
  mutating func show(page index: Int) -> Reply {
    guard lesson.pages.indices.contains(index) else { return showEnd() }
    let left = judgeSteps()
    page = index
    item = 0
    pendingSteps = []
    entries.turnPage()
    judged = []
    saidHowToAnswer = false
    note(.opened(lesson: lesson.id, place: exercise?.id ?? lesson.pages[index].heading))
    var reply = Reply(programs: passedExamples(), turnsPage: true, text: left)
    reply.text.append(heading())
    reply.leavesExercise = isInExercise && (exercise == nil || !reply.programs.isEmpty)
    isInExercise = exercise != nil
    reply.exerciseSetup = exercise.map { unseen([emptyWindow] + lesson.setup + $0.setup) }
    reply.text.append(goOn().text)
    return reply
  }

  /// The views of examples and of other exercises, which are not judged either, would stand around.
  private var emptyWindow: Snippet {
    Snippet(
      text: """
        for view in window.subviews where view != self.view { view.removeFromSuperview() }
        for view in self.view.subviews { view.removeFromSuperview() }
        """)
  }

  private func unseen(_ code: [Snippet]) -> [Program] {
    code.map { Program(code: $0, isShown: false) }
  }

  /// What runs unseen before a page: the lesson's setup, and the examples that were passed over.
  private mutating func passedExamples() -> [Program] {
    var code: [Snippet] = []
    for index in 0..<page where finishedPages.insert(index).inserted {
      if lesson.pages[index].exercise == nil { code += lesson.pages[index].items.flatMap(\.inputs) }
    }
    entries.define(code.map(\.text))
    if !isSetUp, exercise == nil || !code.isEmpty {
      isSetUp = true
      code = lesson.setup + code
    }
    return unseen(code)
  }

  /// Shows the rest of the page, up to an example that the learner runs.
  mutating func goOn() -> Reply {
    pendingSteps = []
    let items = lesson.pages[page].items
    var text = StyledText(item > 0 ? "\n" : "")
    while item < items.count {
      text.append(prose(items[item]))
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
      text.append(dim("Enter goes on."))
    }
    return Reply(text: text)
  }

  // MARK: The end

  /// How the lesson stands; the learner may still go back.
  mutating func showEnd() -> Reply {
    var text = judgeSteps()
    page = lesson.pages.count
    entries.turnPage()
    text.append("\n")
    text.append(styled(prose: "The end of \(lesson.title)", width: width, role: .heading))
    text.append(list())
    let isDone = firstOpenExercise == nil
    text.append(
      dim(isDone ? "Enter goes on to what comes next." : "Enter goes to the first that is open."))
    return Reply(turnsPage: true, text: text)
  }

  private mutating func leaveEnd() -> Reply {
    if goal == .lesson, let open = firstOpenExercise { return show(page: open) }
    return Reply(text: judgeSteps(), ending: .finished)
  }
}
