internal import Geometry
internal import Motion

/// The arguments of a call that moves views.
struct AnimationCall {
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
    // Only a transition heeds how it looks.
    case .transitionNone, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
      .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
      .transitionFlipFromBottom:
      return
    }
  }
}
