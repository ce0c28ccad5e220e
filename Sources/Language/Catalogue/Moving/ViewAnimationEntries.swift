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
    for signature: StaticString in ["animate(_:changes:)", "animate(_:changes:completion:)"] {
      staticEffect(
        "UIView", signature, of: .view,
        takes: Array(
          [[.animation], [.function], [.function, .nothing]].prefix(
            Int(parse(signature).labels.count))),
        "Moves what the closure changes, as an animation of SwiftUI says.",
        "UIView.animate(.easeOut(duration: 0.5)) { self.view.alpha = 1 }"
      ) { evaluator, values, node in
        try evaluator.animate(
          evaluator.motion(by: values[0]), values[1], values.count > 2 ? values[2] : .nothing,
          isTold: false, at: node)
        return .void
      }
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
    addAnimationState()
  }

  /// Whether something moves, and for how long.
  private mutating func addAnimationState() {
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
    add(
      Definition(
        role: .constant, name: names.intern("inheritedAnimationDuration"), owner: .view,
        result: .number, spellings: spellings(type: "UIView"),
        summary: "How long the animation takes whose closure runs; 0 outside of one.",
        example: "UIView.inheritedAnimationDuration",
        body: .effect { evaluator, _, _ in .number(evaluator.inheritedDuration) }))
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
