extension AnswerSheet {
  /// What a learner has answered of a lesson; each answer keeps the numbers for which it was made.
  ///
  /// The sheet's are those of the name where any answer has them, else those of the first one.
  public init(of lesson: Lesson, _ progress: Progress, name: String?) {
    var answers = lesson.exercises.compactMap { Answer(to: $0, of: lesson, progress) }
    let variants = answers.compactMap(\.variant)
    let own = variantNumber(name: name ?? "", lesson: lesson)
    let common = variants.contains(own) ? own : variants.first ?? own
    for index in answers.indices where answers[index].variant == common {
      answers[index].variant = nil
    }
    self.init(
      lesson: lesson.id, lessonHash: lesson.hash, name: name,
      variant: lesson.isVaried ? common : nil, answers: answers)
  }

  /// Keeps what another sheet answers and this one does not, for a learner may write answers by hand too; the
  /// ids of their exercises.
  ///
  /// An answer that cannot be taken as it stands there would lose a part without a word.
  public mutating func keepAnswers(
    of other: AnswerSheet, to lesson: Lesson
  ) throws(UnreadableSubmission) -> [String] {
    var kept: [String] = []
    let own = answers
    let theirs = ExerciseNames(lesson.exercises).byExercise(other.answers)
    answers = []
    for (exercise, others) in zip(lesson.exercises, theirs) {
      if let answer = own.first(where: { $0.heading == exercise.id }) {
        answers.append(answer)
      } else if let words = others.untaken(of: exercise) {
        throw UnreadableSubmission(reason: words)
      } else if var old = others.first {
        old.heading = exercise.id
        let number = exercise.variation == nil ? nil : old.variant ?? other.variant
        old.variant = number == variant ? nil : number
        kept.append(exercise.id)
        answers.append(old)
      }
    }
    return kept
  }

  /// Whether two sheets may be one learner's: one that says no name may be anybody's.
  public func mayBelong(toLearnerOf other: AnswerSheet) -> Bool {
    guard let name, let otherName = other.name else { return true }
    return comparableName(name) == comparableName(otherName)
  }
}

extension AnswerSheet.Answer {
  /// The best answer to an exercise, in code or, to an `Explain:`, in words; nil where there is none.
  fileprivate init?(to exercise: Exercise, of lesson: Lesson, _ progress: Progress) {
    let entry = progress.entry(exercise, in: lesson)
    guard let text = entry?.steps ?? entry?.answer ?? entry?.explanation else { return nil }
    // What was learned was learned under the name that the prompt knew.
    let learner = entry?.learner ?? progress.name ?? ""
    let variant = exercise.variation.map { _ in variantNumber(name: learner, lesson: lesson) }
    self.init(heading: exercise.id, text: text, variant: variant)
  }
}
