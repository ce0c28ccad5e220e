internal import Language

// `:play`, and `:plot` at the end of a line: they look at the session and leave it as it is.

extension PromptSession {
  /// What moves goes on as a film; a view's dashes walk, a transform goes through its steps, a picture of a motion moves.
  func play(_ argument: String) -> [Effect] {
    var trial = session
    if argument.isEmpty, session.isMoving { return play("film()", &trial) }
    let expression = argument.isEmpty ? plottable() : continued(argument)
    guard let expression else {
      return [.refuse("there is nothing to play", advice: "':play v' plays the view v")]
    }
    switch trial.evaluate(expression, name: "prompt") {
    case .failure: return failure(of: expression)
    case .success(let value): return play(expression, value, &trial)
    }
  }

  private func play(_ expression: String, _ value: StoredValue, _ trial: inout Session) -> [Effect]
  {
    let drawing =
      switch value.kindWords {
      case "a picture", "an explanation": callText("", expression)
      case "a view", "a layer": callText(session.isMoving ? "film" : "plot", expression)
      case "a list": callText("plot", expression)
      case _: callText("explain", expression)
      }
    return play(drawing, &trial)
  }

  private func play(_ drawing: String, _ trial: inout Session) -> [Effect] {
    let result = trial.evaluate(drawing, name: "prompt")
    if case .failure(let errors) = result, errors.diagnostics.contains(where: \.problem.isOfBudget)
    {
      return failure(of: drawing)
    }
    // Of a call that nobody typed no other error is shown.
    guard case .success(let picture) = result, let motion = picture.motion else {
      return [
        .refuse("nothing moves in it", advice: "':play v' plays a view, ':play A * B' the steps")
      ]
    }
    switch session.settings.shownPictures {
    case .auto, .hybrid, .ascii, .blocks: return [.play(motion)]
    case .describe, .off: return shown([Event(.picture, motion.still)])
    }
  }
}

extension PromptSession {
  /// `EXPR :plot`, `:explain EXPR :plot` and `:compare A, B :plot` draw; nil for any other line.
  mutating func plotAtEnd(of text: String) -> [Effect]? {
    guard let rest = withoutPlotAtEnd(text) else { return nil }
    let command = commandLine(rest)
    typedLine = TypedLine(text, argument: command?.argument ?? rest, end: rest.utf8.count)
    guard let line = command else { return plot(rest) }
    switch Command.named(line.name) {
    case .explain:
      return plot(callText("explain", line.argument.isEmpty ? "_" : continued(line.argument)))
    case .plot, .compare: return plot(line.argument)
    case _: return nil
    }
  }
}

/// The line without a `:plot` at its end; nil where there is none, or nothing before it.
public func withoutPlotAtEnd(_ line: String) -> String? {
  let text = trimmed(line)
  guard text.hasSuffix(":plot") else { return nil }
  let rest = text.dropLast(":plot".count)
  guard rest.last?.isWhitespace == true else { return nil }
  return trimmed(rest)
}
