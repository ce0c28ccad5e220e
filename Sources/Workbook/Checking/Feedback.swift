extension Bench {
  /// A text of the author with `{got}`, `{want}`, `{cell}` and expressions filled in; the
  /// expressions without a value are named, so that the author hears of them, and shown as `…`.
  ///
  /// The words of a check tell what it compares itself; other words, what the first does that fails.
  func filled(
    _ text: String, _ attempt: Attempt, of result: CheckResult? = nil
  ) -> (text: String, problems: [String]) {
    let comparing = attempt.results.filter { $0.got != nil }
    let failing = toldFirst(comparing.filter { !$0.hasPassed })
    let told = result?.got == nil ? failing.first ?? comparing.first : result
    var unknown: [String] = []
    let filled = replacingBraces(text) { expression in
      if let value = value(of: expression, attempt, told) { return shortened(value) }
      unknown.append(expression)
      return "…"
    }
    unknown += filled.unknown
    return (filled.text, unknown.map { unfilled($0, in: "the feedback") })
  }

  /// A result with its message filled in.
  func told(_ result: CheckResult, _ attempt: Attempt) -> CheckResult {
    guard let message = result.check.message, result.reason == message, message.has("{") else {
      return result
    }
    var told = result
    told.outcome = .failed(filled(message, attempt, of: result).text)
    return told
  }

  private func value(
    of expression: String, _ attempt: Attempt, _ compared: CheckResult?
  ) -> String? {
    switch expression {
    case "got": return compared?.got?.text
    // A student's copy does not know it.
    case "want": return exercise.seals == nil ? compared?.want : "what is asked for"
    case "cell":
      guard let got = compared?.got?.value, let difference = compared?.difference else {
        return nil
      }
      return cellName(got, difference)
    default:
      guard let side = try? CheckParser(line: 0).side(expression) else { return nil }
      return seen(side, attempt) ?? value(side, attempt)
    }
  }

  /// What a check saw of the expression, one that failed before others: where the answer keeps state, another
  /// run would show something else than what the check refuses.
  private func seen(_ side: Check.Side, _ attempt: Attempt) -> String? {
    let results = attempt.results.filter { $0.got != nil && $0.check.rule.judged == side }
    return (results.first { !$0.hasPassed } ?? results.first)?.got?.text
  }

  /// Runs the answer or the solution again: an expression reads the state that it left.
  private func value(_ side: Check.Side, _ attempt: Attempt) -> String? {
    workspace.isolated {
      _ = runSetup()
      _ = workspace.runs(side.isSolution ? solution.text : attempt.code)
      return (try? workspace.value(side.expression).get())?.text
    }
  }
}
