internal import Geometry
internal import Motion
internal import Views

/// How far a change has come, for the rules of its value.
struct ChangedValue {
  /// How sentences name it.
  var title: String
  /// How much of the way is done.
  var progress: Double
  /// How often it ran to the end before.
  var round: Int
}

extension Evaluator {
  /// Where an animation stands at a time of what it belongs to, and what it makes of its property.
  func animationRules(
    _ animation: Animation, _ title: String, at time: Double, isEnd: Bool = false,
    in parent: Sentence = "", _ question: ShownQuestion, over shown: Scene
  ) -> MovingRules {
    guard let place = animation.timing.place(at: time, isEnd: isEnd) else {
      return MovingRules(rules: [idleRule(animation.timing, title, at: time, parent)])
    }
    let progress = animation.curve.value(at: place.fraction)
    var moving = MovingRules(
      rules: timeRules(animation.timing, title, place, at: time, in: parent)
        + [curveRule(animation.curve, place.fraction, progress)])
    let value = ChangedValue(title: title, progress: progress, round: place.round)
    switch animation.action {
    case .change:
      moving += MovingRules(
        rules: changeRules(animation, value, question, over: shown), isShown: true)
    case .group(let parts):
      let time = progress * animation.timing.duration
      moving.rules.append(groupRule(progress, animation.timing.duration, time))
      moving += partRules(parts, at: time, isEnd: place.fraction == 1, question, over: shown)
    }
    return moving
  }

  private func groupRule(_ progress: Double, _ duration: Double, _ time: Double) -> Rule {
    Rule(
      "group", "for its animations it is \(term: progress) * \(duration) = \(time) s.",
      gives: .number(time), evidence: .documented)
  }

  /// The animations of a group have its time.
  private func partRules(
    _ parts: [Animation], at time: Double, isEnd: Bool, _ question: ShownQuestion,
    over scene: Scene
  ) -> MovingRules {
    var shown = scene
    var moving = MovingRules()
    for part in parts {
      if part.properties.contains(where: question.concerns) {
        moving += animationRules(
          part, "its \(words(for: part))", at: time, isEnd: isEnd, in: " of that", question,
          over: shown)
      }
      part.show(at: time, isEnd: isEnd, on: question.layer, in: &shown)
    }
    return moving
  }

  private func words(for part: Animation) -> String {
    switch part.action {
    case .change(let property, _): "'\(property.key)'"
    case .group: "group"
    }
  }

  // MARK: The value

  /// What a change makes of its property, and that of the whole that it is a part of.
  func changeRules(
    _ animation: Animation, _ value: ChangedValue, _ question: ShownQuestion, over shown: Scene
  ) -> [Rule] {
    guard case .change(let property, let change) = animation.action else { return [] }
    let present =
      question.look ?? shown.value(property, of: question.layer)
    let rules = wayRules(change, value, over: present)
    guard let whole = property.whole, property.key != question.path else { return rules }
    var set = shown
    animation.show(
      progress: value.progress, round: value.round, on: question.layer, in: &set)
    return rules + [placeRule(property, of: whole, set.value(whole, of: question.layer))]
  }

  private func wayRules(_ change: Change, _ value: ChangedValue, over present: AnimatedValue)
    -> [Rule]
  {
    guard let ends = change.ends(over: present) else {
      return valueRules(change, value, over: present)
    }
    var rules = Language.wayRules(from: ends.start, to: ends.end, at: value.progress)
    if change.isCumulative, value.round > 0 {
      rules += roundRules(ends.end, change, value, present)
    }
    if change.isAdditive { rules += addingRules(change, value, to: present) }
    return rules
  }

  private func valueRules(_ change: Change, _ value: ChangedValue, over present: AnimatedValue)
    -> [Rule]
  {
    let result = change.value(at: value.progress, round: value.round, over: present)
    guard let fact = result.flatMap({ Fact($0.value) }) else { return [] }
    return [
      Rule("its value", "there \(value.title) is \(fact).", gives: fact, evidence: .documented)
    ]
  }

  /// Each round adds the last value, wherever the round before ended.
  private func roundRules(
    _ end: AnimatedValue, _ change: Change, _ value: ChangedValue, _ present: AnimatedValue
  ) -> [Rule] {
    var own = change
    own.isAdditive = false
    guard let last = Fact(end.value), end.times(1) != nil,
      let sum = own.value(at: value.progress, round: value.round, over: present)
        .flatMap({ Fact($0.value) })
    else { return [] }
    let rounds = Double(value.round)
    return [
      Rule(
        "cumulative",
        "each round adds the last value once more: \(rounds) * \(last) more is \(sum).",
        gives: sum, evidence: .documented)
    ]
  }

  /// What is on its way is added to what the layer has.
  private func addingRules(_ change: Change, _ value: ChangedValue, to present: AnimatedValue)
    -> [Rule]
  {
    guard let own = Fact(present.value),
      let sum = change.value(at: value.progress, round: value.round, over: present)
        .flatMap({ Fact($0.value) })
    else { return [] }
    return [
      Rule("added", "to \(own), which the layer has: \(sum).", gives: sum, evidence: .measured)
    ]
  }

  /// The whole that a part belongs to.
  private func placeRule(_ property: LayerProperty, of whole: LayerProperty, _ value: AnimatedValue)
    -> Rule
  {
    var words: Sentence = "nothing"
    if let fact = Fact(value.value) { words = "\(fact)" }
    if case .transform(let t) = value {
      words =
        "\(kind: t), transform(\(t.a), \(t.b), \(t.c), \(t.d), \(t.tx), \(t.ty))"
    }
    return Rule(
      "in its place", "as \(property.key) of the layer: its \(whole.key) is then \(words).",
      gives: Fact(value.value) ?? .nothing, evidence: .documented)
  }
}

extension LayerProperty {
  /// What it is a part of: `bounds` of `bounds.size.width`; nil for what is whole.
  fileprivate var whole: LayerProperty? {
    guard let dot = key.firstIndex(of: ".") else { return nil }
    return LayerProperty(keyPath: String(key[..<dot]))
  }
}
