internal import Language

extension LearningSession {
  /// Looks at what the learner entered, after the prompt has run it.
  ///
  /// - Parameter isStep: The prompt's `:undo` would take it back; nil where that follows from the text.
  public mutating func entered(
    _ text: String, succeeded: Bool, isStep: Bool? = nil
  ) -> Reply {
    let isStep = isStep ?? changesSomething(text)
    if let step = pendingSteps.first, codeTokens(text) == codeTokens(step.text) {
      pendingSteps.removeFirst()
      entries.define([text])
      return pendingSteps.isEmpty ? goOn() : Reply()
    }
    guard let exercise, !isExploring else {
      let reply = exercise.map { explored(text, $0, succeeded) } ?? Reply()
      if succeeded { entries.define([text]) }
      return reply
    }
    defer { entries.last = text }
    guard succeeded else {
      return exercise.kind == .exercise ? Reply() : howToAnswer(text, exercise)
    }
    let isOneOfSteps = self.isOneOfSteps(text, exercise)
    if !isOneOfSteps, answers(text, exercise) {
      let reply = judge(text, exercise, wasEntered: true)
      if !reply.restoresState { entries.add(text, isStep: isStep) }
      return reply
    }
    entries.add(text, isStep: isStep)
    if isOneOfSteps { return step(exercise) }
    if let advice = misspelling(text, exercise) { return Reply(text: dim(advice)) }
    return howToAnswer(text, exercise)
  }

  /// Whoever forgot that this is free play would take an answer for judged.
  private func explored(_ text: String, _ exercise: Exercise, _ succeeded: Bool) -> Reply {
    let defined = definedNames(in: text)
    guard succeeded, !isDone(exercise), exercise.askedNames.contains(where: defined.contains)
    else { return Reply() }
    return Reply(text: dim("That was free play and is not judged. \(endOfExploring)."))
  }

  /// Looks at an entry before the prompt runs it: what has a gap, and a list of numbers, is no code.
  public mutating func takesUnrun(_ text: String) -> Reply? {
    guard let exercise, !isExploring else { return nil }
    switch exercise.kind {
    case .exercise:
      guard codeTokens(text).contains(where: isBlank) else { return nil }
      entries.last = text
      return judge(text, exercise, wasEntered: false)
    case .choose, .order:
      guard text.contains(where: \.isNumber), text.allSatisfy({ $0.isNumber || " ,".contains($0) })
      else { return nil }
      entries.last = text
      return Reply(
        text: dim("':check' takes that for your answer; so does ':check \(visible(text))'."))
    case .predict, .explain: return nil
    }
  }

  /// An entry answers when it defines something that is asked and, with what was entered before,
  /// all of it.
  private func answers(_ text: String, _ exercise: Exercise) -> Bool {
    guard exercise.kind == .exercise, !takesSteps(exercise) else { return false }
    let asked = exercise.askedNames
    let defined = definedNames(in: text)
    let all = entries.currentNames(with: text)
    return asked.contains(where: defined.contains) && asked.allSatisfy(all.contains)
  }

  /// What is asked for is there from the start and only changed, in one entry or in several.
  func takesSteps(_ exercise: Exercise) -> Bool {
    guard exercise.kind == .exercise, !exercise.askedNames.isEmpty else { return false }
    let given = (lesson.setup + exercise.setup).flatMap { definedNames(in: $0.text) }
    return exercise.askedNames.allSatisfy(given.contains)
  }

  /// Whether an entry changes what is asked for, which is there already, or puts out what is.
  func isOneOfSteps(_ text: String, _ exercise: Exercise) -> Bool {
    exercise.takes(text) && (takesSteps(exercise) || goesOn(text, exercise))
  }

  /// An entry behind others of this page that made what is asked for: it reads that to change it, as
  /// `photo = photo.rotated(by: 90°)`, or only puts something out.
  private func goesOn(_ text: String, _ exercise: Exercise) -> Bool {
    let asked = exercise.askedNames
    let tokens = codeTokens(text).map(\.text)
    guard exercise.kind == .exercise, asked.allSatisfy(entries.namesHere.contains) else {
      return false
    }
    if !asked.isEmpty, !changesSomething(text) { return true }
    guard let name = tokens.first, asked.contains(name) else { return false }
    return tokens.dropFirst().first != "=" || tokens.dropFirst().contains(name)
  }

  /// Steps are an answer as soon as they are right; before that nobody knows whether more come.
  private mutating func step(_ exercise: Exercise) -> Reply {
    let answer = entries.code(of: nil, for: exercise, in: lesson)
    if checker.check(answer, of: exercise, in: lesson).isRight {
      return judge(nil, exercise, wasEntered: false)
    }
    keepSteps(exercise)
    guard !saidHowToAnswer, !isDone(exercise) else { return Reply() }
    saidHowToAnswer = true
    return Reply(text: dim("That is taken along. When nothing is left to do, ':check' judges it."))
  }

  /// Once a page: whoever enters a value may think that it was taken for the answer.
  private mutating func howToAnswer(_ text: String, _ exercise: Exercise) -> Reply {
    if isDone(exercise) { return Reply() }
    let missing = missingNames(exercise)
    if !missing.isEmpty, missing.count < exercise.askedNames.count {
      return Reply(text: dim(stillToEnter(missing)))
    }
    // Where names are asked for, ':check' judges what defines them, not the entry that looked at them.
    guard exercise.takesEntries || exercise.kind == .explain, exercise.askedNames.isEmpty,
      !saidHowToAnswer, exercise.kind != .predict || isGradable(text, exercise)
    else { return Reply() }
    saidHowToAnswer = true
    return Reply(text: dim("If that is your answer, ':check' takes it."))
  }

  private func stillToEnter(_ missing: [String]) -> String {
    let (verb, them) = missing.count == 1 ? ("is", "it") : ("are", "them")
    guard missing.allSatisfy(entries.namesHere.contains) else {
      return "\(listed(missing)) \(verb) still to be entered."
    }
    return "\(listed(missing)) \(verb) as before, made of what you changed: enter \(them) again."
  }

  /// Whether an entry is something that can be right or wrong: `let zoom = S(4)` predicts no point.
  private func isGradable(_ text: String, _ exercise: Exercise) -> Bool {
    let answer = entries.code(of: exercise.code(of: text), for: exercise, in: lesson)
    if case .notGradable = checker.judge(answer, of: exercise, in: lesson).verdict { return false }
    return true
  }

  /// An entry that defines what is nearly a name that is asked for.
  private func misspelling(_ text: String, _ exercise: Exercise) -> String? {
    let missing = missingNames(exercise)
    for typed in definedNames(in: text) where !missing.contains(typed) {
      guard let meant = nearestWord(to: typed, among: missing) else { continue }
      return "'\(meant)' is asked for: did you mean that by '\(visible(typed))'?"
    }
    return nil
  }

  /// What an answer must define and no entry of this page does.
  private func missingNames(_ exercise: Exercise) -> [String] {
    guard exercise.kind == .exercise, !takesSteps(exercise) else { return [] }
    let names = entries.currentNames()
    return exercise.askedNames.filter { !names.contains($0) }
  }
}
