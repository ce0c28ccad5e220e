internal import Language

extension LearningSession {
  /// Judges what is given, or what was entered last with the names entered before it.
  mutating func check(_ answer: String?) -> Reply {
    guard let exercise else { return Reply(text: dim("There is no exercise on this page.")) }
    guard let entry = answer ?? lastEntry ?? draft.last else {
      return Reply(text: request(exercise))
    }
    let parts = exercise.kind == .predict ? [entry] : draft.filter { $0 != entry } + [entry]
    return judge(parts.joined(separator: "\n"), exercise, wasEntered: false)
  }

  /// Notes the try and says what came of it.
  mutating func judge(_ answer: String, _ exercise: Exercise, wasEntered: Bool) -> Reply {
    switch checker.check(answer, of: exercise, in: lesson) {
    case .right(let notes):
      progress.update(exercise, in: lesson) {
        $0.attempts += 1
        $0.isRight = true
      }
      return Reply(programs: observed(exercise), text: praise(notes, exercise))
    case .notYet(let mistake):
      progress.update(exercise, in: lesson) { $0.attempts += 1 }
      return Reply(text: correction(mistake, exercise), restoresState: wasEntered)
    case .notGradable(let reason):
      var text = labelled("Not gradable. ", .note, reason)
      text.append(dim("This costs nothing. \(again(exercise))."))
      return Reply(text: text)
    }
  }

  /// After a right prediction the code runs, so that it is seen.
  private func observed(_ exercise: Exercise) -> [Program] {
    exercise.predicted.map { [Program(code: $0, isShown: true)] } ?? []
  }

  private func praise(_ notes: [String], _ exercise: Exercise) -> StyledText {
    var text = labelled("Right. ", .after, praise(exercise))
    for note in notes { text.append(styled(prose: note, width: width, role: .note)) }
    text.append("\n")
    for hint in exercise.hints where !hint.items.isEmpty {
      text.append("Hint\n", .dim)
      text.append(hintText(hint))
    }
    text.append(dim("Enter goes on."))
    return text
  }

  /// What was reached, so that "right" says something too.
  private func praise(_ exercise: Exercise) -> String {
    if exercise.kind == .predict { return "That is what it gives." }
    let names = exercise.askedNames.joined(separator: " and ")
    let count = exercise.checks.filter { $0.points > 0 }.count
    let checks = count == 1 ? "its check" : "all \(count) checks"
    return names.isEmpty ? "It passes \(checks)." : "\(names) passes \(checks)."
  }

  private func correction(_ mistake: Mistake, _ exercise: Exercise) -> StyledText {
    var text = labelled("Not yet. ", .warning, mistake.cause)
    if !mistake.details.isEmpty {
      text.append("\nYour value, with its wrong entries marked by *:\n", .dim)
      for line in mistake.details { text.append("    \(line)\n", .value) }
    }
    let isHintLeft = hintsShown < exercise.hints.count
    text.append(dim(again(exercise) + (isHintLeft ? "; ':hint' helps." : ".")))
    return text
  }

  private func again(_ exercise: Exercise) -> String {
    exercise.kind == .predict ? "Answer again with ':check'" : "Change it and enter it again"
  }

  /// A word and a text; a text of several lines holds an excerpt of code, whose lines stay.
  private func labelled(_ label: String, _ role: TextRole, _ text: String) -> StyledText {
    let lead = StyledText(label, role)
    guard text.utf8.contains(0x0A) else { return styled(prose: text, width: width, after: lead) }
    var result = lead
    result.append(text + "\n")
    return result
  }

  // MARK: Help

  mutating func hint() -> Reply {
    guard let exercise else { return Reply(text: dim("There is no exercise on this page.")) }
    guard hintsShown < exercise.hints.count else {
      return Reply(text: dim("That was the last hint; ':solution' shows the solution."))
    }
    hintsShown += 1
    return Reply(text: hintText(exercise.hints[hintsShown - 1]))
  }

  private func hintText(_ hint: Exercise.Hint) -> StyledText {
    var text = StyledText()
    for item in hint.items { text.append(styled(item, width: width)) }
    return text
  }

  mutating func solution() -> Reply {
    guard let exercise else { return Reply(text: dim("There is no exercise on this page.")) }
    progress.update(exercise, in: lesson) { $0.hasSeenSolution = true }
    var reply = Reply(programs: observed(exercise))
    if let code = exercise.solutions.first {
      reply.text.append(styled(.code(splitLines(code.text)), width: width))
    }
    for item in exercise.solutionNotes { reply.text.append(styled(item, width: width)) }
    reply.text.append(dim("Try it yourself, or ':next'."))
    return reply
  }

  mutating func reset() -> Reply {
    guard let exercise else { return Reply(text: dim("There is no exercise on this page.")) }
    progress.reset(exercise, in: lesson)
    return show(page: page)
  }

  mutating func explore() -> Reply {
    isExploring.toggle()
    let words =
      isExploring
      ? "Nothing you enter is taken for an answer until ':explore' again."
      : "Entries that define what is asked are answers again."
    return Reply(text: dim(words))
  }
}
