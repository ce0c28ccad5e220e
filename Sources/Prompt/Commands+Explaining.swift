internal import Language

// `:explain`, `:compare`, `:why`: functions of the language on a copy of the session, which stays as it is.

extension PromptSession {
  /// Calls a function that reads expressions; `argument` is what stands between its parentheses.
  func tell(_ function: String, _ argument: String, like example: String) -> [Effect] {
    let isOfLast = argument.isEmpty && function == "explain" && !fails(callText(function, "_"))
    let argument = isOfLast ? "_" : continued(argument)
    guard !argument.isEmpty else { return [missing(function, example)] }
    var trial = session
    trial.settings.tellsConsequences = false
    let call = callText(function, argument)
    let outcome = trial.run(call)
    let effects = shown(outcome, of: call, in: &trial)
    if outcome.status == .done { return effects }
    if case .wrongCount(_, of: function, _) = outcome.diagnostics.first?.problem {
      return [.refuse("':\(function)' wants two transforms", advice: ":\(function) \(example)")]
    }
    // An error in the expression itself is shown without the call around it.
    trial = session
    if function == "explain", case .failure = trial.evaluate(argument, name: "prompt") {
      return failure(of: argument)
    }
    return effects
  }

  /// Runs the line on a copy, which is dropped; without one, the expression that gave the last result.
  func why(_ line: String) -> [Effect] {
    let ofLast = line.isEmpty || line == "_" ? session.lastExpression : nil
    guard let line = ofLast ?? (line.isEmpty ? nil : continued(line)) else {
      return [missing("why", "v.frame")]
    }
    var trial = session
    let outcome = trial.why(line)
    return shown(outcome, of: line, in: &trial)
  }
}
