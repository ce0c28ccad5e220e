internal import Language

extension Proof {
  /// A hint says something and does not give the solution away.
  mutating func proveHints(
    _ exercise: Exercise, _ secrets: [[CodeToken]],
    _ passes: (String) -> Bool = { _ in false }
  ) {
    for hint in exercise.hints {
      if hint.items.isEmpty { report(.hints, hint.line, "this hint is empty") }
      // What varies may be called by its name, which the learner can type.
      let text = bindings.substituted(in: hint.items.map(\.source).joined(separator: "\n"))
      let words = codeTokens(text)
      if secrets.contains(where: { $0.count > 2 && contains(words, $0) })
        || answers(in: text, to: exercise).contains(where: passes)
      {
        report(.hints, hint.line, "this hint contains the solution")
      }
    }
  }

  /// What stands in a hint and may be taken for an answer: its code, or the values that it writes out and the
  /// question does not.
  ///
  /// Each runs as an answer does: of more than anybody reads in a hint only the first are tried.
  private func answers(in hint: String, to exercise: Exercise) -> [String] {
    switch exercise.kind {
    case .exercise:
      // A word that is named is not shown.
      let shown = codeSpans(in: hint).filter { codeTokens($0).count > 2 } + writtenCode(hint)
      return exercise.asDefinitions(Array(shown.prefix(Self.mostAnswers)))
    case .predict:
      let question = codeTokens(question(exercise))
      // Prose has a minus sign of its own.
      let hint = hint.replacing(part: "−", with: "-")
      let values = writtenValues(hint).prefix(Self.mostAnswers)
      return values.filter { !contains(question, codeTokens($0)) }
    case .choose, .order, .explain: return []
    }
  }

  private static let mostAnswers = 40

  private func question(_ exercise: Exercise) -> String {
    let items = lesson.pages.first { $0.exercise?.id == exercise.id }?.items ?? []
    let code = lesson.setup + exercise.setup + [exercise.predicted].compactMap { $0 }
    return (items.map(\.source) + code.map(\.text)).joined(separator: "\n")
  }

  /// What gives an exercise away: what a line of the solution gives to its name, the result that is
  /// to be predicted, the lines in their order.
  func secrets(_ exercise: Exercise, _ bench: Bench) -> [[CodeToken]] {
    switch exercise.kind {
    case .exercise: exercise.solutions.flatMap { splitLines($0.text) }.map(rightSide)
    case .predict: bench.solved.run.shown.map { [codeTokens($0.text)] } ?? []
    case .order:
      [exercise.solutions.first?.text, exercise.solutionAnswer].map { codeTokens($0 ?? "") }
    case .choose, .explain: []
    }
  }

  private func rightSide(_ line: String) -> [CodeToken] {
    let tokens = codeTokens(line)
    guard let sign = tokens.firstIndex(where: { $0.text == "=" }) else { return tokens }
    return Array(tokens[(sign + 1)...])
  }

  private func contains(_ tokens: [CodeToken], _ part: [CodeToken]) -> Bool {
    tokens.indices.contains { tokens[$0...].starts(with: part) }
  }
}

extension PageItem {
  /// Its text as it stands in the file.
  var source: String {
    switch self {
    case .prose(let lines), .quote(let lines), .code(let lines): lines.joined(separator: "\n")
    case .example(let example): example.steps.map(\.input.text).joined(separator: "\n")
    }
  }
}
