internal import Language

extension LearningSession {
  var noExercise: Reply { Reply(text: dim("There is no exercise on this page; Enter goes on.")) }

  // MARK: Hints

  /// The next hint; after the last one the solution with gaps.
  mutating func hint() -> Reply {
    guard let exercise else { return noExercise }
    let shown = hintsShown[exercise.id] ?? 0
    guard let help = help(exercise, shown) else {
      let isNone = exercise.hints.isEmpty && exercise.faded.isEmpty
      let words = isNone ? "There is no hint here" : "That was all the help there is"
      let more = lesson.holdsSolution(of: exercise) ? "; ':solution' shows the solution." : "."
      return Reply(text: dim(words + more))
    }
    hintsShown[exercise.id] = shown + 1
    if !isDone(exercise) { note(.sawHint, in: exercise) }
    return Reply(text: help)
  }

  private func help(_ exercise: Exercise, _ index: Int) -> StyledText? {
    if exercise.hints.indices.contains(index) { return hintText(exercise.hints[index]) }
    let gap = index - exercise.hints.count
    guard exercise.faded.indices.contains(gap) else { return nil }
    var text = StyledText("Here is the solution with gaps:\n\n")
    text.append(prose(.code(splitLines(exercise.faded[gap].text))))
    text.append(dim("Put something in place of each ___ and enter it."))
    return text
  }

  func hintText(_ hint: Exercise.Hint) -> StyledText {
    var text = StyledText()
    for item in hint.items { text.append(prose(item)) }
    return text
  }

  // MARK: The solution

  mutating func solution() -> Reply {
    guard let exercise else { return noExercise }
    guard lesson.holdsSolution(of: exercise) else { return Reply(text: dim(noSolutions)) }
    let wasDone = isDone(exercise)
    if !wasDone {
      note(.sawSolution, in: exercise)
      missed.insert(exercise.id)
    }
    var reply = Reply(programs: observed(exercise), text: solutionText(exercise))
    let advice = wasDone ? "Enter goes on." : "Try it yourself now, or go on with ':next'."
    reply.text.append(dim(isExploring && !wasDone ? "\(advice) \(endOfExploring)." : advice))
    return reply
  }

  func solutionText(_ exercise: Exercise) -> StyledText {
    var text = StyledText()
    if exercise.kind != .order, let code = exercise.solutions.first {
      text.append(prose(.code(splitLines(code.text))))
    }
    for number in exercise.rightChoices {
      let choice = exercise.choices[number - 1]
      text.append("\(number)  ", .value)
      text.append(
        styled(prose: withReason(choice), width: width, showsMarks: showsMarks))
    }
    if exercise.kind == .order {
      let lines = exercise.lines.filter { $0.extra == nil }.map(\.code)
      text.append(prose(.code(lines)))
    }
    for item in exercise.solutionNotes { text.append(prose(item)) }
    return text
  }

  /// `(0.5, 1): half of the width`, or two sentences.
  private func withReason(_ choice: Exercise.Choice) -> String {
    let isSentence = choice.text.last.map { ".?!:".contains($0) } ?? true
    return choice.text + (isSentence || choice.reason.isEmpty ? " " : ": ") + choice.reason
  }

  /// The code of a prediction runs, so that it is seen what it gives.
  func observed(_ exercise: Exercise) -> [Program] {
    exercise.predicted.map { [Program(code: $0, isShown: true)] } ?? []
  }

  // MARK: Why

  /// Keeps what the learner says about why it is so; nobody judges it.
  mutating func explain(_ text: String) -> Reply {
    guard let exercise else { return noExercise }
    guard !text.isEmpty else {
      let kept = progress.entry(exercise, in: lesson)?.explanation
      let words =
        kept.map { "You wrote: \(visible($0))" } ?? "':why because …' keeps a line for you."
      return Reply(text: dim(words))
    }
    note(.explained(text), in: exercise)
    return Reply(text: dim("Kept for you. ':why' alone shows it again."))
  }

  // MARK: Anew

  mutating func reset() -> Reply {
    guard let exercise else { return noExercise }
    entries.turnPage()
    note(.reset, in: exercise)
    hintsShown[exercise.id] = nil
    answered.remove(exercise.id)
    var reply = show(page: page)
    reply.leavesExercise = true
    return reply
  }

  /// How entries become answers again.
  var endOfExploring: String { "':explore' ends the free play" }

  mutating func explore() -> Reply {
    isExploring.toggle()
    let words =
      isExploring
      ? "Nothing you enter is taken for an answer now, only what stands behind ':check'. \(endOfExploring)."
      : "Entries that define what is asked are answers again."
    return Reply(text: dim(words))
  }
}
