extension Lesson {
  /// The lesson with a teacher's own checks: a file in the same format, with the same ids.
  ///
  /// None of them is shown to a learner.
  public func adding(secret: Lesson) throws(LessonProblem) -> Lesson {
    if secret.id != id {
      let message = "these checks are for '\(secret.id)', not for '\(id)'"
      throw LessonProblem(file: secret.file, line: 1, message: message)
    }
    var lesson = self
    for page in secret.pages {
      guard let checks = page.exercise else { continue }
      try lesson.add(checks, from: secret.file)
    }
    return lesson
  }

  private mutating func add(_ secret: Exercise, from file: String) throws(LessonProblem) {
    guard let place = pages.firstIndex(where: { $0.exercise?.id == secret.id }) else {
      let advice = suggestion(for: secret.id, among: exercises.map { $0.id })
      let message = "there is no exercise '\(secret.id)' in the lesson: \(advice)"
      throw LessonProblem(file: file, line: secret.line, message: message)
    }
    if secret.isWhole {
      let message =
        "'\(secret.id)' is a whole exercise here, with its own points: only 'checks' stand here"
      throw LessonProblem(file: file, line: secret.line, message: message)
    }
    // A Predict's only check is given with its kind, not written.
    let hidden = secret.checks.filter { !$0.source.isEmpty }.map { check in
      var check = check
      check.isHidden = true
      check.file = file
      return check
    }
    let wrongs = secret.wrongs.map { wrong in
      var wrong = wrong
      wrong.isHidden = true
      return wrong
    }
    pages[place].exercise?.checks += hidden
    pages[place].exercise?.wrongs += wrongs
  }
}

extension Exercise {
  /// It asks and answers by itself, not only adds to another.
  fileprivate var isWhole: Bool {
    let code = self.solutions + self.accepted + self.faded
    return !code.isEmpty || self.predicted != nil || !self.choices.isEmpty || !self.lines.isEmpty
  }
}
