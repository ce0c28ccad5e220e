internal import Language

extension LearningSession {
  /// The one place where pieces of a page become text.
  func prose(_ item: PageItem) -> StyledText { styled(item, width: width, showsMarks: showsMarks) }

  /// A remark of the program, broken to fit.
  func dim(_ text: String) -> StyledText {
    styled(prose: text, width: width, role: .dim, showsMarks: showsMarks)
  }

  func heading() -> StyledText {
    var text = StyledText("\n")
    text.append(styled(title: lesson.pages[page].heading))
    text.append(goal == .lesson ? "   \(position)\n\n" : "\n\n", .dim)
    if let exercise, progress.isChanged(exercise, in: lesson) {
      text.append("This exercise was changed since you did it.\n\n", .note)
    }
    if let other = exercise.flatMap(otherLearner) {
      let name = other.isEmpty ? "without a name" : "as '\(visible(other))'"
      text.append(
        styled(
          prose:
            "You answered this \(name), with other numbers; ':reset' begins it anew with these.",
          width: width, role: .note, showsMarks: showsMarks))
      text.append("\n")
    }
    return text
  }

  /// Who answered an exercise whose numbers are others now.
  private func otherLearner(_ exercise: Exercise) -> String? {
    guard !exercise.bindings.isEmpty, isDone(exercise),
      let learner = progress.entry(exercise, in: lesson)?.learner,
      variantNumber(name: learner, lesson: lesson)
        != variantNumber(name: progress.name ?? "", lesson: lesson)
    else { return nil }
    return learner
  }

  /// The page and, as ':list' and ':go' count them, the exercise.
  private var position: String {
    let exercises = lesson.exercises
    let number = exercises.firstIndex { $0.id == exercise?.id }
    return "page \(page + 1) of \(lesson.pages.count)"
      + (number.map { ", exercise \($0 + 1) of \(exercises.count)" } ?? "")
  }

  func task(_ exercise: Exercise) -> StyledText {
    var text = given(exercise)
    text.append(setupText(exercise, width: width))
    for code in [exercise.predicted, exercise.starter].compactMap({ $0 }) {
      text.append(prose(.code(splitLines(code.text))))
    }
    if exercise.kind == .order {
      for (index, line) in exercise.shuffledLines.enumerated() {
        text.append("  \(index + 1)  ", .dim)
        text.append(visible(line) + "\n", .value)
      }
      text.append("\n")
    }
    text.append(request(exercise))
    return text
  }

  /// The names that are there from the lesson's start; the exercise's own stand in its setup.
  private func given(_ exercise: Exercise) -> StyledText {
    let names = lesson.setup.flatMap { definedNames(in: $0.text) }
    let given = names.enumerated().filter { !names[..<$0.offset].contains($0.element) }
    guard exercise.takesEntries, !given.isEmpty else { return StyledText() }
    var text = dim("Given: \(given.map(\.element).joined(separator: ", ")).")
    text.append("\n")
    return text
  }

  /// What an answer looks like.
  func request(_ exercise: Exercise) -> StyledText {
    if isDone(exercise) {
      return dim("You have done this one. Enter goes on; ':reset' begins it anew.")
    }
    if isExploring, exercise.kind == .exercise {
      return dim("This is free play: no entry is taken for an answer. \(endOfExploring).")
    }
    let solution = lesson.holdsSolution(of: exercise) ? " ':solution'," : ""
    return dim("\(answerForm(exercise)). Also ':hint',\(solution) ':skip', ':list'.")
  }

  /// An answer of the kind that is asked for.
  private func predictionForm(_ exercise: Exercise) -> String {
    let bench = try? checker.bench(exercise, lesson)
    guard case .numbers(let grid)? = bench?.solved.run.shown?.value else {
      return "':check' and the value"
    }
    let forms = [
      "point": "(3, 4)", "vector": "vector(3, 4)", "size": "size(3, 4)", "rect": "rect(1, 2, 3, 4)",
      "number": "3", "angle": "30°", "row": "(3, 4, 1)",
    ]
    return forms[grid.kind].map { "':check \($0)'" } ?? "':check' and the value"
  }

  private func answerForm(_ exercise: Exercise) -> String {
    switch exercise.kind {
    case .predict: return "Say what it gives, before you run it: \(predictionForm(exercise))"
    case .choose:
      return exercise.asksForSeveral
        ? "Answer with all that are right: ':check' and their numbers"
        : "Answer with one of them: ':check' and its number"
    case .order:
      return exercise.isProduct
        ? "Answer with the numbers of the factors from left to right: ':check 3 1 2'"
        : "Answer with the numbers of the lines from first to last: ':check 3 1 2'"
    case .explain: return "Answer in your own words: ':check because …'"
    case .exercise:
      let names = listed(exercise.askedNames)
      if takesSteps(exercise) {
        return "What changes \(names) is your answer, in as many entries as you like"
      }
      return names.isEmpty
        ? "Answer with ':check' and your code" : "An entry that defines \(names) is your answer"
    }
  }
}
