internal import Language

extension LearningSession {
  /// Judges what is given, or what was entered last.
  mutating func check(_ answer: String?) -> Reply {
    guard let exercise else { return noExercise }
    if answer == nil, exercise.kind == .exercise, let last = entries.here.last {
      let isPart = takesSteps(exercise) || (last == entries.last && exercise.takes(last))
      return judge(isPart ? nil : entries.last, exercise, wasEntered: false)
    }
    let last = exercise.kind == .predict ? entries.lastShown : entries.last
    guard let entry = answer.map(exercise.asDefinition) ?? last else {
      return Reply(text: request(exercise))
    }
    return judge(entry, exercise, wasEntered: false)
  }

  /// Notes the try and says what came of it; nil is all that was entered on this page.
  mutating func judge(_ entry: String?, _ exercise: Exercise, wasEntered: Bool) -> Reply {
    let isCode = exercise.kind == .exercise || exercise.kind == .predict
    let value = entry.map(exercise.code(of:))
    let answer = isCode ? entries.code(of: value, for: exercise, in: lesson) : entry ?? ""
    judged.insert(answer)
    switch checker.judge(answer, of: exercise, in: lesson).shownVerdict(of: exercise) {
    case .right(let notes): return accept(answer, notes, exercise)
    case .notYet(let mistake):
      if let other = rightReading(of: value, exercise) {
        return accept(other, [onlyTheLast], exercise)
      }
      noteTry(answer, isRight: false, mistake: mistake.id ?? "", exercise)
      missed.insert(exercise.id)
      let restores = wasEntered && !(entry.map(onlyDeclares) ?? true)
      return Reply(text: correction(mistake, exercise), restoresState: restores)
    case .notGradable(let reason):
      if let other = rightReading(of: value, exercise) {
        return accept(other, [onlyTheLast], exercise)
      }
      var text = labelled("Not gradable. ", .note, reason)
      text.append(dim("This costs nothing. \(again(exercise))."))
      return Reply(text: text)
    }
  }

  /// What is said to whoever leaves without a command, at the end of input.
  public mutating func leave() -> Reply { Reply(text: judgeSteps()) }

  /// The steps that nobody judged yet, as one answer.
  private func openSteps(_ exercise: Exercise) -> String? {
    // What only declares a name of its own changes nothing of what is asked for.
    let hasSteps = entries.here.contains { isOneOfSteps($0, exercise) && !onlyDeclares($0) }
    guard !isDone(exercise), hasSteps else { return nil }
    let answer = entries.code(of: nil, for: exercise, in: lesson)
    return judged.contains(answer) ? nil : answer
  }

  /// What was taken along is kept at once: nobody knows how the program ends.
  mutating func keepSteps(_ exercise: Exercise) {
    let steps = openSteps(exercise) ?? ""
    guard steps != progress.entry(exercise, in: lesson)?.steps ?? "" else { return }
    note(.entered(steps: steps, learner: progress.name ?? ""), in: exercise)
  }

  /// Steps that nobody judged are what was answered when the exercise is left: handing in must not lose them.
  mutating func judgeSteps() -> StyledText {
    guard let exercise, let steps = openSteps(exercise) else { return StyledText() }
    _ = judge(nil, exercise, wasEntered: false)
    let state = isDone(exercise) ? "it is right" : "it is not right yet"
    let isAll = !isDone(exercise) || progress.entry(exercise, in: lesson)?.answer == steps
    let what = "What you entered for '\(exercise.id)' is your answer: \(state)."
    return dim(what + (isAll ? "" : " \(onlyTheLast)"))
  }

  private mutating func accept(_ answer: String, _ notes: [String], _ exercise: Exercise) -> Reply {
    let isFirst = !isDone(exercise)
    finish(exercise, answer)
    return Reply(programs: observed(exercise), text: praise(notes, exercise, tellsHints: isFirst))
  }

  /// Whoever ran something first, as the page may ask for, has what came of it beneath the answer.
  private func rightReading(of answer: String?, _ exercise: Exercise) -> String? {
    entries.otherReadings(of: answer, for: exercise, in: lesson).first {
      checker.isRight($0, of: exercise, in: lesson)
    }
  }

  private var onlyTheLast: String {
    "Counted is what does it when the exercise begins anew, without what you tried or looked at before."
  }

  /// The numbers of an exercise go with a name, and the log may have got another since this session began.
  private mutating func noteTry(
    _ answer: String, isRight: Bool, mistake: String = "", _ exercise: Exercise
  ) {
    let learner = progress.name ?? ""
    note(
      .tried(isRight: isRight, mistake: mistake, answer: answer, learner: learner), in: exercise)
  }

  private mutating func finish(_ exercise: Exercise, _ answer: String) {
    noteTry(answer, isRight: true, exercise)
    if case .review = goal, !answered.contains(exercise.id) {
      note(.reviewed(isRight: !missed.contains(exercise.id)), in: exercise)
    }
    answered.insert(exercise.id)
  }

  // MARK: Right

  private func praise(_ notes: [String], _ exercise: Exercise, tellsHints: Bool) -> StyledText {
    let label = exercise.kind == .explain ? "Kept. " : "Right. "
    var text = labelled(label, .after, reached(exercise))
    for note in notes {
      text.append(styled(prose: note, width: width, role: .note, showsMarks: showsMarks))
    }
    if exercise.kind == .explain {
      text.append("\n")
      text.append(solutionText(exercise))
      text.append(dim("Enter goes on."))
      return text
    }
    let hints = exercise.hints.filter { !$0.items.isEmpty }
    if tellsHints, !hints.isEmpty {
      text.append("\nWhat the hints say:\n", .dim)
      for hint in hints { text.append(hintText(hint)) }
    }
    text.append(dim("Why is it so? ':why because …' keeps a line for yourself. Enter goes on."))
    return text
  }

  /// What was reached, so that "right" says something too.
  private func reached(_ exercise: Exercise) -> String {
    switch exercise.kind {
    case .predict: return "That is what it gives."
    case .choose: return "That is what holds here."
    case .order: return "In this order the steps do what is asked."
    case .explain:
      return lesson.holdsSolution(of: exercise)
        ? "Here is an answer to compare yours with:" : noSolutions
    case .exercise:
      let names = exercise.askedNames
      let count = exercise.checks.filter { $0.points > 0 }.count
      let checks =
        count == 1 ? (names.count > 1 ? "their check" : "its check") : "all \(count) checks"
      if names.isEmpty { return "It passes \(checks)." }
      return "\(listed(names)) \(names.count == 1 ? "passes" : "pass") \(checks)."
    }
  }

  // MARK: Not yet

  private func correction(_ mistake: Mistake, _ exercise: Exercise) -> StyledText {
    var text = labelled("Not yet. ", .warning, mistake.cause)
    if !mistake.details.isEmpty {
      text.append("\nYour value, with its wrong entries marked by *:\n", .dim)
      for line in mistake.details { text.append("    \(line)\n", .value) }
    }
    let helps = exercise.hints.count + exercise.faded.count
    let isHelpLeft = (hintsShown[exercise.id] ?? 0) < helps
    let last = lesson.holdsSolution(of: exercise) ? "; or see ':solution'." : "."
    text.append(dim(again(exercise) + (isHelpLeft ? "; ':hint' helps." : last)))
    return text
  }

  private func again(_ exercise: Exercise) -> String {
    let endsInStep = entries.here.last.map { isOneOfSteps($0, exercise) } ?? false
    if takesSteps(exercise) || endsInStep {
      return "':undo' takes an entry back; then ':check' judges again"
    }
    return exercise.kind == .exercise && !exercise.askedNames.isEmpty
      ? "Change it and enter it again" : "Answer again with ':check'"
  }

  /// A word and a text; a text of several lines holds an excerpt of code, whose lines stay.
  private func labelled(_ label: String, _ role: TextRole, _ text: String) -> StyledText {
    let lead = StyledText(label, role)
    guard text.utf8.contains(0x0A) else {
      return styled(prose: text, width: width, after: lead, showsMarks: showsMarks)
    }
    var result = lead
    result.append(text + "\n")
    return result
  }
}
