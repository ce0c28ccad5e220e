internal import Motion
internal import Plotting
internal import Views

/// What a film shows, and how long.
struct FilmRequest {
  /// The views; none is the window.
  var views: [ViewID]
  /// The seconds; nil is until what moves now has ended.
  var seconds: Double?
  /// The pictures side by side.
  var panels = 5
  var node: NodeID
}

extension Evaluator {
  /// Pictures of views at even distances of time from now on.
  ///
  /// The time passes in a copy, with all completions: the session stays where it is.
  mutating func film(_ request: FilmRequest) throws -> Picture {
    guard let length = request.seconds ?? lengthOfMotion else {
      throw Diagnostic(.nothingMoves(hasAnimator: hasStandingAnimator), tree.span(request.node))
    }
    let gaps = max(1, request.panels - 1)
    let wanted = min(length * 15, 150) / Double(gaps)
    let each = max(1, Int(exactly: wanted.rounded(.up)) ?? 1)
    var trial = self
    trial.emit = { _ in }
    defer { fuel = trial.fuel }
    let start = now
    var frames: [Reel.Frame] = []
    for index in 0...(gaps * each) {
      let passed = length * Double(index) / Double(gaps * each)
      try trial.advance(to: start + passed, at: request.node)
      frames.append(try trial.frame(of: request.views, titled: "\(secondsText(passed))"))
    }
    let panels = (0...gaps).map { frames[$0 * each] }
    var picture = Picture(.strip(Strip(panels)))
    picture.reel = Reel(frames, duration: length)
    return picture
  }

  /// The seconds until what moves now has ended, endless ones for one round; nil where nothing moves.
  private var lengthOfMotion: Double? {
    guard movements.count > 0 else { return nil }
    let timeline = movements[0].timeline
    let ends = timeline.runs.filter { !$0.isOver }.compactMap { run -> Double? in
      let end = timeline.end(of: run, in: scene)
      return end.isFinite ? end : timeline.nextCycle(of: run, in: scene)
    }
    guard let last = ends.max(), last > now else { return nil }
    return last - now
  }

  /// Whether a property animator could move, and was paused or scrubbed.
  private var hasStandingAnimator: Bool {
    movements.count > 0
      && movements[0].timeline.animators.values.contains { $0.state == .active && !$0.isRunning }
  }

  /// The layers as they are shown, drawn.
  private mutating func frame(of views: [ViewID], titled title: String) throws -> Reel.Frame {
    try fuel.burn(scene.count / 8 + 1)
    let model = scene
    if movements.count > 0 { scene = movements[0].timeline.presentation(of: scene) }
    defer { scene = model }
    let shown = views.isEmpty ? [window] : views
    return Reel.Frame(title, try drawing(of: shown, in: nil, tellsGeometry: false))
  }

  /// The views that a film is asked for.
  mutating func filmed(_ nodes: some Collection<NodeID>) throws -> [ViewID] {
    try values(of: nodes).map { value, node in
      guard let id = value.viewID else {
        throw Diagnostic(
          .wrongKind(expected: Kind.view.words, found: value.kind.words, of: "film"),
          tree.span(node))
      }
      return id
    }
  }
}

extension CatalogueBuilder {
  /// `film(…)`, also called `strip(…)`: views at several moments, side by side; `:play` plays it.
  mutating func addFilms() {
    addFilm("film(_:)")
    addFilm("film(_:frames:)", hasFrames: true)
    addFilm("film(_:seconds:)", hasSeconds: true)
    addFilm("film(_:seconds:frames:)", hasSeconds: true, hasFrames: true)
    addFilm("strip(_:)")
    addFilm("strip(_:frames:)", hasFrames: true)
    addFilm("strip(_:seconds:)", hasSeconds: true)
    addFilm("strip(_:seconds:frames:)", hasSeconds: true, hasFrames: true)
  }

  private mutating func addFilm(
    _ signature: StaticString, hasSeconds: Bool = false, hasFrames: Bool = false
  ) {
    form(
      signature, isVariadic: true, gives: .picture,
      "Views at even distances of time, from now until nothing moves.",
      "UIView.animate(withDuration: 1) { self.view.alpha = 0 }; film(self.view, frames: 3)"
    ) { evaluator, nodes, id in
      var views = nodes[...]
      let frames = hasFrames ? views.popLast() : nil
      let seconds = hasSeconds ? views.popLast() : nil
      var request = FilmRequest(views: try evaluator.filmed(views), node: id)
      if let seconds {
        request.seconds = try evaluator.span(try evaluator.number(seconds, for: "film"), seconds)
      }
      if let frames {
        request.panels = try evaluator.panels(try evaluator.number(frames, for: "film"), frames)
      }
      return .report(try evaluator.film(request))
    }
  }
}

extension Evaluator {
  fileprivate func span(_ seconds: Double, _ node: NodeID) throws(Diagnostic) -> Double {
    guard seconds > 0, seconds.isFinite else {
      throw Diagnostic(
        .impossibleTime(
          "the length of a film", sourceText(.number(seconds)), "a number of seconds above 0"),
        tree.span(node))
    }
    return seconds
  }

  /// From two to twenty pictures.
  fileprivate func panels(_ number: Double, _ node: NodeID) throws(Diagnostic) -> Int {
    guard let count = Int(exactly: number), (2...20).contains(count) else {
      throw Diagnostic(
        .outsideRange("the number of frames", "a whole number from 2 to 20"), tree.span(node))
    }
    return count
  }
}
