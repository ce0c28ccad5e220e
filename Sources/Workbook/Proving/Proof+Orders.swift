internal import Language

extension Proof {
  /// The right order passes, the shown one does not, and each wrong one fails with its own id.
  mutating func proveOrders(_ exercise: Exercise, _ ordering: Ordering) {
    let line = exercise.lines.first?.line ?? exercise.line
    for extra in exercise.lines where extra.extra != nil {
      if let twin = exercise.lines.first(where: { $0.extra == nil && isSame($0.code, extra.code) })
      {
        report(
          .distinct, extra.line,
          "this extra line is that of line \(twin.line): nobody can tell them apart")
      } else if isIdle(extra, exercise, ordering.bench) {
        report(
          .distinct, extra.line, "this extra line changes nothing: with it the lines pass, too")
      }
    }
    if let answer = exercise.solutionAnswer {
      requirePass(Snippet(text: answer, line: line), "the right order", ordering.judge)
    }
    proveShownOrder(exercise, ordering, line)
    for wrong in exercise.wrongs {
      guard ordering.lines(splitLines(wrong.code.text)) != nil else {
        report(.wrong, wrong.code.line, "'wrong \(wrong.id)' is not made of the lines above")
        continue
      }
      proveFeedback(wrong, ordering.unfilled(wrong))
      requireFail(wrong, ordering.judge(wrong.code.text).verdict)
    }
  }

  /// Wherever it is put in, the lines give what they give without it.
  private func isIdle(_ extra: Exercise.OrderLine, _ exercise: Exercise, _ bench: Bench) -> Bool {
    let right = exercise.lines.filter { $0.extra == nil }.map(\.code)
    return (0...right.count).allSatisfy { place in
      var lines = right
      lines.insert(extra.code, at: place)
      return bench.passes(exercise.program(lines))
    }
  }

  private mutating func proveShownOrder(_ exercise: Exercise, _ ordering: Ordering, _ line: Int) {
    let shown = shownOrder(exercise)
    guard ordering.judge(shown.joined(separator: " ")).verdict.isRight else { return }
    let isAny = ordering.judge(shown.reversed().joined(separator: " ")).verdict.isRight
    let advice =
      isAny ? " and in the opposite one: their order has to matter" : ": shift one of them"
    report(.careless, line, "the lines pass in the order in which they are shown\(advice)")
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    codeTokens(left) == codeTokens(right)
  }

  /// The numbers of the lines that belong, as they are shown.
  private func shownOrder(_ exercise: Exercise) -> [String] {
    exercise.shuffling.indices.filter { exercise.lines[exercise.shuffling[$0]].extra == nil }
      .map { "\($0 + 1)" }
  }
}
