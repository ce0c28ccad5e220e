internal import Geometry
internal import Motion
internal import Views

/// `UIViewPropertyAnimator`, and the names that go with it.
extension CatalogueBuilder {
  mutating func addAnimators() {
    type("UIViewPropertyAnimator", .animation)
    addAnimatorMakers()
    addAnimatorCommands()
    addAnimatorBlocks()
    addAnimatorProperties()
  }

  // MARK: Making one

  private mutating func addAnimatorMakers() {
    maker("UIViewPropertyAnimator()", []) { _ in .cubic(.easeInEaseOut) }
    for signature: StaticString in [
      "UIViewPropertyAnimator(duration:curve:animations:)",
      "UIViewPropertyAnimator(duration:curve:)",
    ] {
      maker(signature, [[.animationCurve]]) { values in
        .cubic(try AnimationCurve.from(values[1], 1).curve)
      }
    }
    for signature: StaticString in [
      "UIViewPropertyAnimator(duration:dampingRatio:animations:)",
      "UIViewPropertyAnimator(duration:dampingRatio:)",
    ] {
      maker(signature, [[.number]]) { values in
        try springTiming(Double.from(values[1], 1), 0, 1)
      }
    }
    for signature: StaticString in [
      "UIViewPropertyAnimator(duration:controlPoint1:controlPoint2:animations:)",
      "UIViewPropertyAnimator(duration:controlPoint1:controlPoint2:)",
    ] {
      maker(signature, [[.point], [.point]]) { values in
        let (first, second) = (try Point.from(values[1], 1), try Point.from(values[2], 2))
        return try cubicTiming(first.x, first.y, second.x, second.y)
      }
    }
    maker("UIViewPropertyAnimator(duration:timingParameters:)", [[.timing]]) { values in
      try TimingCurve.from(values[1], 1)
    }
  }

  /// The seconds come first, then what gives the curve, and the closure last, which may be left out.
  private mutating func maker(
    _ signature: StaticString, _ kinds: [Kinds],
    _ curve: @escaping @Sendable ([Value]) throws -> TimingCurve
  ) {
    let count = Int(parse(signature).labels.count)
    let hasClosure = count > kinds.count + 1
    let all = count == 0 ? [] : [[.number]] + kinds + (hasClosure ? [[.function, .nothing]] : [])
    effect(
      signature, takes: all, gives: .animation,
      "An animator: its closures move when it is started.", animatorExample
    ) { evaluator, values, _ in
      // Without a duration it takes 0.2 s [?].
      let duration = values.isEmpty ? 0.2 : try evaluator.seconds(values[0], 0, "a duration")
      return try evaluator.makeAnimator(
        duration, curve(values), hasClosure ? values[count - 1] : .nothing)
    }
  }

  // MARK: What it does

  private mutating func addAnimatorCommands() {
    command("startAnimation()", "Lets it go, from the start or from where it stands.") {
      try $0.start($1, at: $3)
    }
    command("startAnimation(afterDelay:)", takes: [[.number]], "Lets it go after so many seconds.")
    {
      try $0.start($1, after: $0.seconds($2[1], 1, "a delay"), at: $3)
    }
    command("pauseAnimation()", "Lets it stand where it is.") { try $0.pause($1, at: $3) }
    command(
      "stopAnimation(_:)", takes: [[.boolean]], "Ends it where it is; true without completions."
    ) {
      evaluator, id, values, _ in
      try evaluator.stop(id, withoutFinishing: Bool.from(values[1], 1))
    }
    command(
      "finishAnimation(at:)", takes: [[.animatingPosition]],
      "After 'stopAnimation(false)': goes to an end, and tells.", finishedExample
    ) { evaluator, id, values, node in
      try evaluator.finish(id, at: Animator.Position.from(values[1], 1), at: node)
    }
    command(
      "continueAnimation(withTimingParameters:durationFactor:)",
      takes: [[.timing, .nothing], [.number]],
      "Goes on from where it stands, in a part of its whole duration; 0 is what remains."
    ) {
      let factor = try Double.from($2[2], 2)
      guard factor >= 0, factor.isFinite else {
        throw Fault.argument(
          2,
          .impossibleTime(
            "a part of a duration", numberText(factor, .significant(7)), "a number, 0 or more"))
      }
      try $0.goOn($1, TimingCurve($2[1]), factor, at: $3)
    }
  }

  private mutating func addAnimatorBlocks() {
    command("addAnimations(_:)", takes: [[.function]], "Moves what the closure changes, too.") {
      try $0.add(AnimatorBlock($2[1], 0), to: $1, at: $3)
    }
    command(
      "addAnimations(_:delayFactor:)", takes: [[.function], [.number]],
      "Moves what the closure changes, after a part of the time that remains."
    ) {
      let part = try Double.from($2[2], 2)
      guard (0...1).contains(part) else {
        throw Fault.argument(
          2,
          .impossibleTime(
            "a part of a delay", numberText(part, .significant(7)), "a number from 0 to 1"))
      }
      try $0.add(AnimatorBlock($2[1], part), to: $1, at: $3)
    }
    command(
      "addCompletion(_:)", takes: [[.function]],
      "Calls a closure with the position at which it ended."
    ) { evaluator, id, values, _ in
      evaluator.animations[id].completions.append(values[1])
    }
  }

  private mutating func command(
    _ signature: StaticString, takes kinds: [Kinds] = [], _ summary: StaticString,
    _ example: StaticString = animatorExample,
    _ body: @escaping @Sendable (inout Evaluator, Int, [Value], NodeID) throws -> Void
  ) {
    effect(signature, of: .animation, takes: kinds, summary, example) { evaluator, values, node in
      try body(&evaluator, evaluator.animator(values[0], "\(signature)"), values, node)
      return .void
    }
  }

  // MARK: What it says

  private mutating func addAnimatorProperties() {
    animatorProperty(
      "state", .animatingState, "Whether it is active, inactive or stopped.",
      "UIViewPropertyAnimator(duration: 1, curve: .linear).state"
    ) { $0.way(of: $1).state.asValue }
    animatorProperty(
      "isRunning", .boolean, "Whether it goes.",
      "UIViewPropertyAnimator(duration: 1, curve: .linear).isRunning"
    ) { .boolean($0.way(of: $1).isRunning) }
    animatorProperty(
      "delay", .number, "The seconds after which it was started.",
      "UIViewPropertyAnimator(duration: 1, curve: .linear).delay"
    ) { $0.animations[$1].settings["delay"] ?? .number(0) }
    animatorProperty(
      "timingParameters", .timing, "How it goes.",
      "UIViewPropertyAnimator(duration: 1, curve: .linear).timingParameters"
    ) { $0.way(of: $1).curve.asValue }
    addAnimatorSettings()
    addAnimatingNumbers()
  }

  private mutating func addAnimatorSettings() {
    animatorProperty(
      "fractionComplete", .number, "How much of the way is done, 0 to 1, in its direction.",
      "UIViewPropertyAnimator(duration: 1, curve: .linear).fractionComplete"
    ) {
      .number($0.way(of: $1).fraction(at: $0.now))
    } set: {
      let fraction = try Double.from($2, 1)
      guard fraction.isFinite else { throw Fault.problem(.notFinite("fractionComplete")) }
      try $0.scrub($1, to: fraction, at: $0.statement)
    }
    animatorProperty(
      "isReversed", .boolean, "Whether it goes back to the start.",
      "UIViewPropertyAnimator(duration: 1, curve: .linear).isReversed"
    ) {
      .boolean($0.way(of: $1).isReversed)
    } set: { evaluator, id, value in
      if try Bool.from(value, 1) != evaluator.way(of: id).isReversed {
        evaluator.movement.timeline.reverse(id)
      }
    }
    animatorProperty(
      "scrubsLinearly", .boolean, "Whether 'fractionComplete' moves it evenly.",
      "UIViewPropertyAnimator(duration: 1, curve: .linear).scrubsLinearly"
    ) {
      .boolean($0.way(of: $1).scrubsLinearly)
    } set: {
      $0.movement.timeline.animators[$1]?.scrubsLinearly = try Bool.from($2, 1)
    }
    animatorProperty(
      "pausesOnCompletion", .boolean, "Whether it stands at its end, so that it can turn round.",
      "UIViewPropertyAnimator(duration: 1, curve: .linear).pausesOnCompletion"
    ) {
      .boolean($0.way(of: $1).pausesOnCompletion)
    } set: {
      $0.movement.timeline.animators[$1]?.pausesOnCompletion = try Bool.from($2, 1)
    }
  }

  private mutating func animatorProperty(
    _ name: StaticString, _ kind: Kind, _ summary: StaticString, _ example: StaticString,
    _ get: @escaping @Sendable (Evaluator, Int) -> Value,
    set: (@Sendable (inout Evaluator, Int, Value) throws -> Void)? = nil
  ) {
    var entry = Definition(
      role: .property, name: names.intern(name), parameters: takes([.animation]),
      owner: .animation, result: kind, summary: summary, example: example,
      body: .effect { evaluator, values, _ in
        get(evaluator, try evaluator.animator(values[0], "\(name)"))
      })
    if let set {
      entry.setter = { evaluator, owner, new in
        try set(&evaluator, evaluator.animator(owner, "\(name)"), new)
        return owner
      }
    }
    add(entry)
  }
}

private let animatorExample: StaticString = """
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
  animator.startAnimation()
  advance(0.25)
  animator.pauseAnimation()
  animator.fractionComplete
  """

private let finishedExample: StaticString = """
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
  animator.startAnimation()
  animator.stopAnimation(false)
  animator.finishAnimation(at: .start)
  """

extension CatalogueBuilder {
  /// Source: UIViewAnimating.h.
  private mutating func addAnimatingNumbers() {
    property("rawValue", "Its number: 1 for active.", "UIViewAnimatingState.active.rawValue") {
      (state: Animator.State) in Double(Animator.State.allCases.firstIndex(of: state) ?? 0)
    }
    property("rawValue", "Its number: 0 for the end.", "UIViewAnimatingPosition.end.rawValue") {
      (position: Animator.Position) in
      Double(Animator.Position.allCases.firstIndex(of: position) ?? 0)
    }
  }
}

extension Animator.State: SymbolConvertible { static let kind = Kind.animatingState }

extension Animator.Position: SymbolConvertible { static let kind = Kind.animatingPosition }
