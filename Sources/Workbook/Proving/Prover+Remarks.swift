internal import Language

extension Prover {
  /// Wrong answers that have the id of a built-in rule but give what only rules of other families give.
  ///
  /// Their feedback is the author's all the same, so nothing is false; but whoever counts mistakes
  /// by their ids should know.
  public func remarks(on lesson: Lesson) -> [LessonProblem] {
    let checker = Checker(session: session)
    let instance = lesson.instance(variant: 0, session: session)
    return instance.exercises.flatMap { exercise -> [LessonProblem] in
      let wrongs = exercise.wrongs.filter { Rule(rawValue: $0.id) != nil }
      guard !wrongs.isEmpty, let bench = try? checker.bench(exercise, instance) else { return [] }
      return wrongs.compactMap { remark(on: $0, bench, lesson.file) }
    }
  }

  private func remark(
    on wrong: Exercise.WrongAnswer, _ bench: Bench, _ file: String
  ) -> LessonProblem? {
    guard let attempt = try? bench.attempt(wrong.code.text) else { return nil }
    let rules = bench.ruleIDs(explaining: attempt).filter { Rule(rawValue: $0)?.rank == 1 }
    let families = bench.explanations(of: attempt).flatMap(\.rules).map(\.family)
    guard let family = Rule(rawValue: wrong.id)?.family, !rules.isEmpty, !families.contains(family)
    else { return nil }
    let names = listed(rules.map { "'\($0)'" })
    return LessonProblem(
      file: file, line: wrong.code.line,
      message: "note: 'wrong \(wrong.id)' gives what the built-in \(names) gives; other numbers "
        + "would tell them apart")
  }
}
