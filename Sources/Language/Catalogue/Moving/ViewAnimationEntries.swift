internal import Geometry
internal import Motion

/// The functions of UIView that move views. One table says how they are spelled; what an argument is for
/// follows from its label.
extension CatalogueBuilder {
  mutating func addViewAnimations() {
    for (signature, example) in animateForms + perceptualForms.map({ ($0, perceptualExample) }) {
      add(signature, "Moves what the closure changes.", example) { evaluator, call, node in
        try evaluator.animate(
          try call.motion(in: evaluator), call.closure, call.completion, at: node)
      }
    }
    add(
      "animateWithSpringDuration(_:bounce:initialSpringVelocity:delay:options:animations:completion:)",
      first: .springDuration, "Moves what the closure changes.",
      "UIView.animateWithSpringDuration(0.5, bounce: 0.2, initialSpringVelocity: 0, delay: 0, options: [], animations: { }, completion: nil)"
    ) { evaluator, call, node in
      try evaluator.animate(
        try call.motion(in: evaluator), call.closure, call.completion, at: node)
    }
    for (signature, example) in keyFrameForms {
      add(signature, "Moves views through key frames.", example) { evaluator, call, node in
        try evaluator.record(
          .keyFrames(try call.motion(in: evaluator), []), call.closure,
          call.completion, at: node)
      }
    }
    for (signature, example) in addKeyFrameForms {
      add(signature, first: .start, "A part of key frames.", example) { evaluator, call, node in
        try evaluator.addKeyFrame(
          from: try call.part("the start", .start), lasting: try call.part("the length", .length),
          call.closure, at: node)
      }
    }
    addRepeating()
    addRunningAnimators()
    addAnimationBlocks()
    addDispatch()
    add(
      "performWithoutAnimation(_:)", first: .closure,
      "Changes views at once, also inside an animation.",
      "UIView.performWithoutAnimation { self.view.alpha = 1 }"
    ) { evaluator, call, node in
      try evaluator.withoutAnimations(call.closure, at: node)
    }
    staticEffect(
      "UIView", "setAnimationsEnabled(_:)", of: .view, takes: [[.boolean]],
      "Whether animations move; without, changes are there at once.",
      "UIView.setAnimationsEnabled(true)"
    ) { evaluator, values, _ in
      evaluator.movement.areEnabled = try Bool.from(values[0], 0)
      return .void
    }
    staticEffect(
      "UIView", "areAnimationsEnabled()", of: .view, gives: .boolean, "Whether animations move.",
      "UIView.areAnimationsEnabled()"
    ) { evaluator, _, _ in .boolean(evaluator.movement.areEnabled) }
    add(
      Definition(
        role: .constant, name: names.intern("areAnimationsEnabled"), owner: .view, result: .boolean,
        spellings: spellings(type: "UIView"), summary: "Whether animations move.",
        example: "UIView.areAnimationsEnabled",
        body: .effect { evaluator, _, _ in .boolean(evaluator.movement.areEnabled) }))
  }

  private mutating func addRepeating() {
    staticEffect(
      "UIView", "modifyAnimations(withRepeatCount:autoreverses:animations:)", of: .view,
      takes: [[.number], [.boolean], [.function]],
      "Lets a part of what an animation moves repeat.",
      """
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { self.view.alpha = 0 }
      }
      """
    ) { evaluator, values, node in
      let count = try Double.from(values[0], 0)
      guard count >= 0 else {
        throw Fault.argument(
          0, .impossibleTime("a repeat count", numberText(count, .significant(7)), "0 or more"))
      }
      try evaluator.repeatAnimations(
        count >= 1e9 ? .infinity : count, autoreverses: Bool.from(values[1], 1), values[2],
        at: node)
      return .void
    }
  }

  private mutating func add(
    _ signature: StaticString, first: AnimationCall.Role = .duration, _ summary: StaticString,
    _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, AnimationCall, NodeID) throws -> Void
  ) {
    let roles = roles(of: signature, first: first)
    staticEffect("UIView", signature, of: .view, takes: roles.map(\.kinds), summary, example) {
      evaluator, values, node in
      try body(&evaluator, AnimationCall(roles: roles, values: values), node)
      return .void
    }
  }
}

extension CatalogueBuilder {
  /// What each argument of a function that moves views is for.
  private mutating func roles(of signature: StaticString, first: AnimationCall.Role = .duration)
    -> [AnimationCall.Role]
  {
    let (places, all) = (parse(signature).labels.indices, AnimationCall.Role.allCases)
    return labels.stretch(places).map { label in
      all.first { names.text(label, is: $0.label) } ?? first
    }
  }

  private mutating func addRunningAnimators() {
    for signature in runningForms {
      let roles = roles(of: signature)
      staticEffect(
        "UIViewPropertyAnimator", signature, of: .animation, takes: roles.map(\.kinds),
        gives: .animation, "An animator that goes at once.", runningExample
      ) { evaluator, values, node in
        let call = AnimationCall(roles: roles, values: values)
        return try evaluator.runningAnimator(
          try call.motion(in: evaluator), call.closure, call.completion, at: node)
      }
    }
  }
}

private let runningForms: [StaticString] = [
  "runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
  "runningPropertyAnimator(withDuration:delay:options:animations:)",
  "runningPropertyAnimator(withDuration:delay:animations:completion:)",
  "runningPropertyAnimator(withDuration:delay:animations:)",
]

private let runningExample: StaticString = """
  UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { view.alpha = 0 })
  """

/// The arguments of a call that moves views.
private struct AnimationCall {
  /// What an argument is for.
  enum Role: CaseIterable {
    case duration, springDuration, bounce, delay, damping, velocity, options, closure, completion,
      start, length

    /// The first argument of Swift 2's names has none.
    var label: StaticString {
      switch self {
      case .duration: "withDuration"
      case .springDuration: "springDuration"
      case .bounce: "bounce"
      case .delay: "delay"
      case .damping: "usingSpringWithDamping"
      case .velocity: "initialSpringVelocity"
      case .options: "options"
      case .closure: "animations"
      case .completion: "completion"
      case .start: "withRelativeStartTime"
      case .length: "relativeDuration"
      }
    }

    var kinds: Kinds {
      switch self {
      case .duration, .springDuration, .bounce, .delay, .damping, .velocity, .start, .length:
        [.number]
      case .options: [.animationOption, .list, .number, .nothing]
      case .closure: [.function]
      case .completion: [.function, .nothing]
      }
    }
  }

  var roles: [Role]
  var values: [Value]

  private func place(_ role: Role) -> Int? {
    zip(roles, values.indices).first { $0.0 == role }?.1
  }

  private func value(_ role: Role) -> Value? { place(role).map { values[$0] } }

  var closure: Value { value(.closure) ?? .nothing }
  var completion: Value { value(.completion) ?? .nothing }

  /// A fraction of the whole time.
  func part(_ what: String, _ role: Role) throws(Fault) -> Double {
    guard let place = place(role) else { return 0 }
    let number = try Double.from(values[place], place)
    guard (0...1).contains(number) else {
      throw .argument(
        place,
        .impossibleTime(
          "\(what) of a key frame", numberText(number, .significant(7)),
          "a part of the whole, from 0 to 1"))
    }
    return number
  }

  /// How it moves; the curve is that of the whole, of key frames too.
  ///
  /// UIKit gives the animation of key frames the timing function easeInEaseOut, as a debugger shows it [S:
  /// stackoverflow.com/questions/20521214]; people pass the bits of `.curveLinear` against it.
  func motion(in evaluator: Evaluator) throws(Fault) -> ViewMotion {
    for role in [Role.closure, .completion] {
      guard let place = place(role) else { continue }
      switch (role, values[place]) {
      case (_, .function), (.completion, .nothing): continue
      case (_, let value):
        throw .argument(
          place, .wrongKind(expected: Kind.function.words, found: value.kind.words, of: ""))
      }
    }
    var motion = ViewMotion()
    if let place = place(.duration) {
      motion.timing.duration = try duration(at: place, in: evaluator)
    }
    if let place = place(.delay) {
      motion.delay = try evaluator.seconds(values[place], place, "a delay")
    }
    if let place = place(.options) {
      for option in try options(values[place], place) { motion.apply(option) }
    }
    try addSpring(&motion)
    try addPerceptualSpring(&motion, evaluator)
    return motion
  }

  /// What it takes; less than no time is none.
  ///
  /// Source: UIView, `animate(withDuration:delay:options:animations:completion:)`: "If you specify a negative value
  /// or 0, the changes are made without animating them."
  private func duration(at place: Int, in evaluator: Evaluator) throws(Fault) -> Double {
    let number = try Double.from(values[place], place)
    return number < 0 ? 0 : try evaluator.seconds(values[place], place, "a duration")
  }

  /// A spring that says itself how long it takes; one of no time is there at once.
  private func addPerceptualSpring(_ motion: inout ViewMotion, _ evaluator: Evaluator)
    throws(Fault)
  {
    guard let place = place(.springDuration) else { return }
    let seconds = try duration(at: place, in: evaluator)
    guard seconds > 0 else { return }
    let (bounce, velocity) = (try number(.bounce), try number(.velocity))
    let spring = try perceptualSpring(
      seconds, bounce, velocity, at: (place, self.place(.bounce) ?? place))
    motion.curve = .spring(spring)
    motion.timing.duration = spring.duration
    (motion.overridesCurve, motion.overridesDuration) = (true, true)
  }

  /// A number that may be left out, for 0.
  private func number(_ role: Role) throws(Fault) -> Double {
    guard let place = place(role) else { return 0 }
    return try Double.from(values[place], place)
  }

  private func addSpring(_ motion: inout ViewMotion) throws(Fault) {
    guard let place = place(.damping) else { return }
    let damping = try Double.from(values[place], place)
    let velocity = try value(.velocity).map { value throws(Fault) in
      try Double.from(value, place + 1)
    }
    guard motion.timing.duration > 0 else { return }
    guard
      let spring = Spring(
        dampingRatio: damping, initialVelocity: velocity ?? 0, duration: motion.timing.duration)
    else {
      throw .argument(place, .impossibleSpring("damping", numberText(damping, .significant(7))))
    }
    motion.curve = .spring(spring)
    motion.overridesCurve = true
  }

  /// One option, several, or none: nil, and 0 as Objective-C writes it.
  private func options(_ value: Value, _ place: Int) throws(Fault) -> [AnimationOption] {
    if case .nothing = value { return [] }
    let options = try Options(value, orBitsOf: .animationOption, place)
    return try AnimationOption.options(in: options.bits, place)
  }
}

extension ViewMotion {
  /// What an option changes.
  fileprivate mutating func apply(_ option: AnimationOption) {
    switch option {
    case .curveEaseInOut: curve = .cubic(.easeInEaseOut)
    case .curveEaseIn: curve = .cubic(.easeIn)
    case .curveEaseOut: curve = .cubic(.easeOut)
    case .curveLinear: curve = .cubic(.linear)
    case .repeat: timing.repeatCount = .infinity
    case .autoreverse: timing.autoreverses = true
    case .beginFromCurrentState: beginsFromCurrentState = true
    case .overrideInheritedDuration: overridesDuration = true
    case .overrideInheritedCurve: overridesCurve = true
    case .overrideInheritedOptions: (overridesDuration, overridesCurve) = (true, true)
    case .calculationModeDiscrete: mode = .discrete
    case .calculationModePaced: mode = .paced
    case .calculationModeCubic: mode = .cubic
    case .calculationModeCubicPaced: mode = .cubicPaced
    case .layoutSubviews: laysOut = true
    case .allowUserInteraction: allowsTouches = true
    case .calculationModeLinear, .allowAnimatedContent, .showHideTransitionViews: return
    }
  }
}

private let animateForms: [(StaticString, StaticString)] = [
  (
    "animate(withDuration:animations:)",
    "UIView.animate(withDuration: 0.5) { self.view.alpha = 1 }"
  ),
  (
    "animate(withDuration:animations:completion:)",
    "UIView.animate(withDuration: 0, animations: { }) { finished in print(finished) }"
  ),
  (
    "animate(withDuration:delay:animations:)",
    "UIView.animate(withDuration: 0.5, delay: 1) { self.view.alpha = 1 }"
  ),
  (
    "animate(withDuration:delay:animations:completion:)",
    "UIView.animate(withDuration: 0.5, delay: 1, animations: { }, completion: nil)"
  ),
  (
    "animate(withDuration:delay:options:animations:)",
    "UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut) { self.view.alpha = 1 }"
  ),
  (
    "animate(withDuration:delay:options:animations:completion:)",
    "UIView.animate(withDuration: 0.5, delay: 0, options: [], animations: { }, completion: nil)"
  ),
  (
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:animations:)",
    springExample
  ),
  (
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:)",
    springExample
  ),
  (
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:animations:completion:)",
    springExample
  ),
  (
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
    springExample
  ),
  ("animateWithDuration(_:animations:)", oldExample),
  ("animateWithDuration(_:animations:completion:)", oldExample),
  ("animateWithDuration(_:delay:options:animations:)", oldExample),
  ("animateWithDuration(_:delay:options:animations:completion:)", oldExample),
  (
    "animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
    oldExample
  ),
]

private let springExample: StaticString =
  "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { }"

private let oldExample: StaticString =
  "UIView.animateWithDuration(0.5, animations: { self.view.alpha = 1 })"

private let keyFrameForms: [(StaticString, StaticString)] = [
  ("animateKeyframes(withDuration:delay:animations:)", keyFrameExample),
  ("animateKeyframes(withDuration:delay:options:animations:)", keyFrameExample),
  ("animateKeyframes(withDuration:delay:animations:completion:)", keyFrameExample),
  ("animateKeyframes(withDuration:delay:options:animations:completion:)", keyFrameExample),
  ("animateKeyframesWithDuration(_:delay:options:animations:completion:)", keyFrameExample),
]

private let addKeyFrameForms: [(StaticString, StaticString)] = [
  ("addKeyframe(withRelativeStartTime:relativeDuration:animations:)", keyFrameExample),
  ("addKeyframeWithRelativeStartTime(_:relativeDuration:animations:)", keyFrameExample),
]

private let keyFrameExample: StaticString = """
  UIView.animateKeyframes(withDuration: 2, delay: 0, animations: {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.alpha = 0.5 }
  })
  """
