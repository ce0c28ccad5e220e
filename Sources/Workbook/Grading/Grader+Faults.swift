extension Grader {
  /// What is wrong with the lesson: checks that its own solutions fail or that cannot judge them.
  ///
  /// A class would be blamed for it. Only the first solution is tried, in the first variant; the proof of a lesson
  /// tries all of them.
  public func faults() -> [LessonProblem] { instance.exercises.flatMap(faults) }

  private func faults(_ exercise: Exercise) -> [LessonProblem] {
    guard let (answer, line) = solution(of: exercise) else { return [] }
    guard let judgement = try? checker.judged(answer, of: exercise, in: instance) else { return [] }
    let faults = judgement.results.compactMap(fault)
    if faults.isEmpty, judgement.results.isEmpty, exercise.kind != .predict,
      case .notGradable(let reason) = judgement.verdict
    {
      return [problem(lesson.file, line, "the lesson's own solution is not gradable: \(reason)")]
    }
    return faults
  }

  /// What has to pass; of a prediction it is what running the code shows, which need not be readable.
  private func solution(of exercise: Exercise) -> (answer: String, line: Int)? {
    if exercise.kind == .predict {
      let bench = try? checker.bench(exercise, instance)
      return bench?.solved.run.shown.map { ($0.text, exercise.line) }
    }
    let line = exercise.solutions.first?.line ?? exercise.line
    return exercise.seals == nil ? exercise.solutionAnswer.map { ($0, line) } : nil
  }

  private func fault(_ result: CheckResult) -> LessonProblem? {
    let check = result.check
    let words: String? =
      switch result.outcome {
      case .passed: nil
      case .failed(let reason):
        check.points > 0 ? "the lesson's own solution fails this check: \(reason)" : nil
      case .wrongKind(let reason):
        "the lesson's own solution has no value for this check: \(reason)"
      case .faulty(let reason): "this check can judge no answer: \(reason)"
      }
    return words.map { problem(check.file ?? lesson.file, check.line, $0) }
  }

  private func problem(_ file: String, _ line: Int, _ message: String) -> LessonProblem {
    LessonProblem(file: file, line: line, message: firstLine(message))
  }
}
