internal import Language

// `:vars`, `:views`, `:history`, `:time`, `:plot`: they look at the session and leave it as it is.

extension PromptSession {
  func variables() -> [Effect] {
    let variables = session.variables
    guard !variables.isEmpty else { return [.say("no variables yet: let a = R(30°)", .dim)] }
    return variables.map { variable in
      var text = StyledText(variable.name, .name)
      text.append(" = \(variable.text)")
      return .say(text)
    }
  }

  /// The tree below the window, then the trees that named views stand on top of.
  func views() -> [Effect] {
    var trial = session
    trial.settings.isJSON = false
    let detached = trial.variables.map(\.name).filter { name in
      trial.value(named: name)?.kindWords == "a view"
        && trial.truth("\(name).superview == nil && \(name) != window")
    }
    // A pasted tree has the name of its root and the variable that it was given: it is shown once.
    let roots = detached.reduce(into: [String]()) { roots, name in
      if !roots.contains(where: { trial.truth("\($0) == \(name)") }) { roots.append(name) }
    }
    let program = (["window"] + roots).map { "tree_(\($0), \"\")" }
    _ = trial.run(([treeProgram] + program).joined(separator: "\n"))
    // Unlike what a program prints, these lines are broken between words.
    return shown(recorder.take().map { Event(.explanation, $0.text) })
  }

  func recent(_ argument: String) -> [Effect] {
    guard let count = wholeNumber(argument, or: 20) else {
      return [wantsNumber(.history, like: 50)]
    }
    let numbered = Array(history.enumerated()).suffix(count)
    guard !numbered.isEmpty else { return [.say("no entries yet", .dim)] }
    let width = String(history.count).count
    return numbered.map { number, entry in
      let rows = splitLines(entry).map { visible($0) }
      let margin = String(repeating: " ", count: width + 2)
      let label = String(number + 1)
      var text = StyledText(String(repeating: " ", count: width - label.count) + label + "  ", .dim)
      text.append(rows.joined(separator: "\n\(margin)"))
      return .say(text)
    }
  }

  /// Evaluates once on a copy: what the expression changes is dropped.
  func time(_ expression: String) -> [Effect] {
    guard !expression.isEmpty else { return [missing("time", "T(1, 2) * R(30°)")] }
    let expression = continued(expression)
    var trial = session
    let start = now()
    let result = trial.evaluate(expression, name: "prompt")
    let seconds = now() - start
    switch result {
    case .failure: return failure(of: expression)
    case .success(let value):
      var text = StyledText(value.text)
      text.append("   \(duration(seconds))", .dim)
      return [.say(text)]
    }
  }

  func plot(_ argument: String) -> [Effect] {
    guard let expression = argument.isEmpty ? plottable() : continued(argument) else {
      return [.refuse("there is nothing to draw", advice: "':plot v' draws the view v")]
    }
    var trial = session
    let call = callText("plot", expression)
    let outcome = trial.run(call)
    let effects = shown(outcome, of: call, in: &trial)
    // What fails by itself is shown without the call around it; labels are only known to the call.
    let isAboutCall = outcome.status == .failed && !Session.reads(expression)
    if outcome.status != .done, !isAboutCall, fails(expression) { return failure(of: expression) }
    return effects
  }

  /// The last result where there is a picture of it, else the only view.
  func plottable() -> String? {
    if !fails("plot(_)") { return "_" }
    let views = session.variables.map(\.name).filter {
      session.value(named: $0)?.kindWords == "a view"
    }
    return views.count == 1 ? views[0] : nil
  }

  func fails(_ expression: String) -> Bool {
    var trial = session
    if case .failure = trial.evaluate(expression, name: "prompt") { return true }
    return false
  }

  func missing(_ command: String, _ example: String) -> Effect {
    .refuse("':\(command)' wants an expression", advice: ":\(command) \(example)")
  }

  /// Why an expression has no value, drawn with the expression as it was typed.
  func failure(of expression: String) -> [Effect] {
    let problems = problems(of: expression)
    return problems.isEmpty ? [.refuse("'\(expression)' gives no value", advice: nil)] : problems
  }

  /// The errors of a program.
  private func problems(of expression: String) -> [Effect] {
    var trial = session
    let outcome = trial.run(expression)
    return shown(outcome, of: expression, in: &trial).filter(\.isComplaint)
  }
}

extension Session {
  fileprivate mutating func truth(_ expression: String) -> Bool {
    if case .success(let value) = evaluate(expression) { value.text == "true" } else { false }
  }
}

/// Of many views side by side the first are shown.
private let treeProgram = """
  func tree_(_ v, _ margin) {
    print(margin + "\\(v)")
    for s in v.subviews.prefix(40) { tree_(s, margin + "  ") }
    let more = v.subviews.count - 40
    if more > 0 { print(margin + "  … \\(more) more") }
  }
  """

/// "0.3 ms", "1.25 s": a few digits, as a stopwatch shows.
private func duration(_ seconds: Double) -> String {
  let (value, unit) =
    seconds < 1e-3 ? (seconds * 1e6, "µs") : seconds < 1 ? (seconds * 1e3, "ms") : (seconds, "s")
  guard value >= 0, value < 1e6 else { return "?" }
  let tenths = Int((value * 10).rounded())
  return tenths >= 1000 ? "\(tenths / 10) \(unit)" : "\(tenths / 10).\(tenths % 10) \(unit)"
}
