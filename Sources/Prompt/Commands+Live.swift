internal import Language

// `:live`: the views leave the session, are moved by hand, and come back as statements.

extension PromptSession {
  /// Why views cannot be moved by hand here.
  public enum LiveObstacle: Equatable, Sendable {
    /// No terminal, or one that cannot move its cursor.
    case noScreen
    /// Pictures are told in words, or left out.
    case noPictures
    /// The screen is smaller than ``LiveCanvas/smallest``.
    case smallScreen(columns: Int, rows: Int)
  }

  func live(_ argument: String) -> [Effect] {
    guard let expression = argument.isEmpty ? session.viewNames.first : continued(argument) else {
      return [.refuse("there is no view to move yet", advice: "let v = view(40, 30, 120, 80)")]
    }
    var trial = session
    switch trial.evaluate(expression, name: "prompt") {
    case .failure: return failure(of: expression)
    case .success(let value):
      guard value.kindWords == "a view" else {
        return [
          .refuse(
            "':live' moves views, and this is \(value.kindWords)", advice: "':live v' moves v")
        ]
      }
      guard let stage = value.stage(of: expression, in: session) else {
        return [.refuse("this view has no name", advice: "let v = \(visible(expression))")]
      }
      return [.live(LiveCanvas(stage, session.settings))]
    }
  }

  /// The answer to views that were moved by hand: their statements run, as one step of undo.
  public mutating func take(_ canvas: LiveCanvas) -> [Effect] {
    guard canvas.ending == .kept else { return [.say("nothing was kept", .dim)] }
    let statements = canvas.statements
    guard !statements.isEmpty else { return [.say("nothing changed", .dim)] }
    let text = statements.joined(separator: "\n")
    let tells = session.settings.tellsConsequences
    // Everything was seen as it happened.
    session.settings.tellsConsequences = false
    let effects = run(
      text, bytes: Array(text.utf8), name: "prompt", title: ":live \(canvas.name)")
    session.settings.tellsConsequences = tells
    guard lastStatus == .done else { return effects }
    history.append(text)
    return statements.map { .say($0, .code) } + effects
      + [.say("done as one step: ':undo' takes it back", .dim)]
  }

  /// The answer where views cannot be moved by hand: why, and what to do instead.
  public func cannotGoLive(_ canvas: LiveCanvas, _ obstacle: LiveObstacle) -> [Effect] {
    let reason =
      switch obstacle {
      case .noScreen: "':live' needs a terminal that can move its cursor"
      case .noPictures: "':live' draws, and pictures are told in words or left out here"
      case .smallScreen(let columns, let rows):
        "':live' needs \(LiveCanvas.smallest.columns) by \(LiveCanvas.smallest.rows) characters, "
          + "and there are \(columns) by \(rows)"
      }
    let name = visible(canvas.name)
    return [
      .refuse(
        reason, advice: "'\(name).center.x += 10' moves it, ':plot \(name)' shows where it is")
    ]
  }
}
