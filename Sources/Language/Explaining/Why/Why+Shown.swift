internal import Motion
internal import Views

/// What is asked of a layer as it is shown.
struct ShownQuestion {
  var layer: ViewID
  var operation: Operation
  /// What the animations so far make of a property that no scene stores.
  var look: AnimatedValue?

  /// The key path that is asked for, where there is one.
  var path: String? {
    if operation.name.hasPrefix("value(forKey"), case .text(let box) = operation.operand(1) {
      return box.payload
    }
    if operation.name == "affineTransform()" { return LayerProperty.transform.key }
    return LayerProperty(keyPath: operation.name).map(\.key)
  }

  /// Whether it follows from other properties.
  var isDerived: Bool { operation.name == "frame" }

  /// Whether an animation of a property changes what is asked for.
  func concerns(_ property: LayerProperty) -> Bool {
    guard !isDerived, let path else {
      return !property.isLook && ![.opacity, .zPosition, .sublayerTransform].contains(property)
    }
    let other = property.key
    return path == other || other.hasPrefix(path + ".") || path.hasPrefix(other + ".")
  }
}

/// The rules of what moves something, and whether anything of it is shown now.
struct MovingRules {
  var rules: [Rule] = []
  var isShown = false

  static func += (left: inout MovingRules, right: MovingRules) {
    left.rules += right.rules
    left.isShown = left.isShown || right.isShown
  }
}

/// Layers as they are shown: what moves them, and where that stands.
extension Evaluator {
  /// The rules behind what is asked of a layer as it is shown.
  func presentedReasoning(_ moment: Presentation, _ operation: Operation) -> Reasoning? {
    guard movements.count > 0, moment.time == now, let result = Fact(operation.result) else {
      return nil
    }
    let question = ShownQuestion(layer: moment.id, operation: operation)
    let own = self.shown(moment) { evaluator in
      var inner = operation
      inner.operands[0] = .layer(moment.id)
      return explanations[operation.name]?(inner, evaluator)
    }
    var rules = clockRules(of: moment.id)
    guard question.path != nil || question.isDerived else {
      return own.map { Reasoning("as it is shown", rules + $0.rules, moral: $0.moral) }
    }
    rules += shownRules(question, result)
    if let own, question.isDerived { rules += own.rules }
    return Reasoning("as it is shown", rules)
  }

  /// The clock, and the times of the layers that have one of their own.
  private func clockRules(of layer: ViewID) -> [Rule] {
    var time = now
    var rules = [
      Rule("clock", "the clock stands at \(time) s.", gives: .number(time), evidence: .arithmetic)
    ]
    for (owner, clock) in movements[0].timeline.path(to: layer, in: scene) {
      let local = clock.local(time)
      rules.append(
        Rule(
          "layer's time",
          "in \(owner) it is (\(time) - \(term: clock.begin)) * \(term: clock.speed) + \(term: clock.offset) = \(local) s: less its beginTime, times its speed, and its timeOffset.",
          gives: .number(local), evidence: .compared))
      time = local
    }
    return rules
  }

  /// What each animation makes of a property, in the order in which they were added.
  private func shownRules(_ question: ShownQuestion, _ result: Fact) -> [Rule] {
    let timeline = movements[0].timeline
    var (question, shown) = (question, scene)
    let look = question.path.flatMap { LayerProperty(keyPath: $0) }.flatMap { $0.isLook ? $0 : nil }
    question.look = look.map { property in
      var evaluator = self
      return evaluator.value(of: property, of: question.layer)
    }
    var moving: [Rule] = []
    var idle: [Rule] = []
    // What waits, and what a later one took over, shows nothing.
    for run in timeline.runs(on: question.layer) where !run.waits && !run.isTakenOver {
      if run.animation.properties.contains(where: question.concerns) {
        let found = runRules(run, timeline, question, over: shown)
        if found.isShown { moving += found.rules } else { idle += found.rules }
      }
      timeline.show(run, in: &shown, of: scene)
      if let look, let present = question.look {
        question.look = timeline.value(look, of: run, over: present, in: scene)
      }
    }
    if !moving.isEmpty { return moving + askedPart(question, moving, result) }
    return idle + [
      Rule(
        "nothing moves it", "no animation changes this of \(question.layer) now: it is \(result).",
        gives: result, evidence: .documented)
    ]
  }

  /// What is asked for where all of it moves: `position.x` of a position.
  private func askedPart(_ question: ShownQuestion, _ rules: [Rule], _ result: Fact) -> [Rule] {
    guard let path = question.path, let last = rules.last,
      sourceText(last.gives.value) != sourceText(result.value)
    else { return [] }
    return [Rule("part", "\(path) of that is \(result).", gives: result, evidence: .arithmetic)]
  }

  private func runRules(
    _ run: Timeline.Run, _ timeline: Timeline, _ question: ShownQuestion, over shown: Scene
  ) -> MovingRules {
    guard let share = run.share, let way = timeline.animators[share.animator],
      let progress = timeline.progress(of: run)
    else {
      return animationRules(
        run.animation, run.title, at: timeline.shownTime(of: run, in: scene), question, over: shown)
    }
    let value = ChangedValue(title: run.title, progress: progress, round: 0)
    let rules = animatorRules(share, way, at: now)
    return MovingRules(
      rules: rules + changeRules(run.animation, value, question, over: shown), isShown: true)
  }
}
