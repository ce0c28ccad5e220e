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
      var text = StyledText("Not gradable. ", .note)
      text.append(paragraph(reason))
      text.append(dim("This costs nothing: change it and enter it again."))
      return Reply(text: text)
    }
  }

  /// After a right prediction the code runs, so that it is seen.
  private func observed(_ exercise: Exercise) -> [Program] {
    exercise.predicted.map { [Program(code: $0, isShown: true)] } ?? []
  }

  private func praise(_ notes: [String], _ exercise: Exercise) -> StyledText {
    var text = StyledText("Right. ", .after)
    text.append(paragraph(praise(exercise)))
    for note in notes { text.append(wrapped(note, width), .note) }
    for hint in exercise.hints where !hint.items.isEmpty {
      text.append("\nHint: ", .dim)
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
    var text = StyledText("Not yet. ", .warning)
    text.append(paragraph(mistake.cause))
    if !mistake.details.isEmpty {
      text.append("\nYour value, with its wrong entries marked by *:\n", .dim)
      for line in mistake.details { text.append("    \(line)\n", .value) }
    }
    let isHintLeft = hintsShown < exercise.hints.count
    text.append(dim("Change it and enter it again" + (isHintLeft ? "; ':hint' helps." : ".")))
    return text
  }

  /// A reason may hold an excerpt of code, whose lines stay as they are.
  private func paragraph(_ text: String) -> String {
    let lines = splitLines(text)
    return lines.count == 1 ? wrapped(text, width) : text + "\n"
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
