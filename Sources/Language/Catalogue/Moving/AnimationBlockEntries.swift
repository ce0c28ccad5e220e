internal import Motion
internal import Views

/// `UIView.beginAnimations` and `commitAnimations`: what blocks were before there were closures.
extension CatalogueBuilder {
  mutating func addAnimationBlocks() {
    staticEffect(
      "UIView", "beginAnimations(_:context:)", of: .view, takes: [[.text, .nothing], []],
      "From here to commitAnimations() what changes moves.", animationBlock
    ) { evaluator, values, node in
      try evaluator.beginAnimations(named: values[0], values[1], at: node)
      return .void
    }
    staticEffect(
      "UIView", "commitAnimations()", of: .view, "What changed since beginAnimations moves.",
      animationBlock
    ) { evaluator, _, _ in
      try evaluator.commitAnimations()
      return .void
    }
    setting("setAnimationDuration(_:)", "How long it takes, at first 0.2 seconds.") {
      $0.timing.duration = try $1.seconds($2, 0, "a duration")
    }
    setting("setAnimationDelay(_:)", "How long it waits.") {
      $0.delay = try $1.seconds($2, 0, "a delay")
    }
    setting("setAnimationRepeatCount(_:)", "How often it runs.") {
      $0.timing.repeatCount = try $1.repeats($2)
    }
    flag("setAnimationRepeatAutoreverses(_:)", "Whether it comes back each time.") {
      $0.timing.autoreverses = $1
    }
    flag("setAnimationBeginsFromCurrentState(_:)", "Whether it begins where it is shown.") {
      $0.beginsFromCurrentState = $1
    }
    staticEffect(
      "UIView", "setAnimationCurve(_:)", of: .view, takes: [[.animationCurve]],
      "How it begins and ends.", "UIView.setAnimationCurve(.easeIn)"
    ) { evaluator, values, _ in
      let curve = try AnimationCurve.from(values[0], 0)
      try evaluator.changeAnimationBlock { $0.curve = .cubic(curve.curve) }
      return .void
    }
    addEndings()
  }

  private mutating func addEndings() {
    staticEffect(
      "UIView", "setAnimationDelegate(_:)", of: .view, takes: [[]],
      "Who is told; nobody needs to be.", "UIView.setAnimationDelegate(nil)"
    ) { evaluator, values, _ in
      evaluator.changeEnding { $0.delegate = values[0] }
      return .void
    }
    for name in [
      "setAnimationDidStop(_:)", "setAnimationDidStopSelector(_:)",
    ] as [StaticString] {
      staticEffect(
        "UIView", name, of: .view, takes: [[.text, .function, .nothing]],
        "The method of the delegate that is called at the end.", "UIView.setAnimationDidStop(nil)"
      ) { evaluator, values, _ in
        evaluator.changeEnding { $0.method = values[0] }
        return .void
      }
    }
  }

  private mutating func setting(
    _ signature: StaticString, _ summary: StaticString,
    _ change:
      @escaping @Sendable (inout ViewMotion, Evaluator, Value) throws -> Void
  ) {
    staticEffect(
      "UIView", signature, of: .view, takes: [[.number]], summary, animationBlock
    ) { evaluator, values, _ in
      let asked = evaluator
      try evaluator.changeAnimationBlock { try change(&$0, asked, values[0]) }
      return .void
    }
  }

  private mutating func flag(
    _ signature: StaticString, _ summary: StaticString,
    _ change: @escaping @Sendable (inout ViewMotion, Bool) -> Void
  ) {
    staticEffect(
      "UIView", signature, of: .view, takes: [[.boolean]], summary, animationBlock
    ) { evaluator, values, _ in
      let truth = try Bool.from(values[0], 0)
      try evaluator.changeAnimationBlock { change(&$0, truth) }
      return .void
    }
  }
}

private let animationBlock: StaticString = """
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(2)
  view.alpha = 0
  UIView.commitAnimations()
  """

extension Evaluator {
  fileprivate mutating func beginAnimations(
    named name: Value, _ context: Value, at node: NodeID
  ) throws(Diagnostic) {
    try flush()
    var motion = ViewMotion()
    motion.timing.duration = 0.2
    // Only of closures Apple says that touches are off meanwhile.
    motion.allowsTouches = true
    movement.recorders.append(
      Recorder(
        purpose: .animations(motion), block: movement.timeline.openBlock(),
        node: node, isOpen: true, ending: BlockEnding(name: name, context: context)))
    watchAgain()
  }

  /// Without a block that was begun there is nothing to commit, as in UIKit.
  fileprivate mutating func commitAnimations() throws(Diagnostic) {
    guard movements.count > 0, movement.recorders.last?.isOpen == true else { return }
    try flush()
    guard let recorder = movement.recorders.popLast() else { return }
    if let completion = completion(of: recorder) {
      movement.completions[recorder.block] = completion
    }
    movement.timeline.closeBlock(recorder.block)
    watchAgain()
  }

  /// The method of the delegate that a block calls at its end; without a delegate none.
  private func completion(of recorder: Recorder) -> Completion? {
    let ending = recorder.ending
    guard ending.delegate.kind != .nothing else { return nil }
    var method = ending.method
    if case .text(let box) = method {
      method = self.method(Selector(box.payload), of: ending.delegate) ?? .nothing
    }
    guard case .function = method else { return nil }
    return Completion(
      closure: method, node: recorder.node, arguments: [ending.name], context: ending.context)
  }

  fileprivate mutating func changeEnding(_ change: (inout BlockEnding) -> Void) {
    guard movements.count > 0, let last = movement.recorders.indices.last,
      movement.recorders[last].isOpen
    else { return }
    change(&movement.recorders[last].ending)
  }

  /// What changed before goes as it was set before; the closure of `UIView.animate` is such a block, too.
  fileprivate mutating func changeAnimationBlock(
    _ change: (inout ViewMotion) throws -> Void
  ) throws {
    guard movements.count > 0, let last = movement.recorders.indices.last,
      case .animations(var motion) = movement.recorders[last].purpose
    else { return }
    try flush()
    try change(&motion)
    movement.recorders[last].purpose = .animations(motion)
  }

  fileprivate func repeats(_ value: Value) throws(Fault) -> Double {
    let count = try Double.from(value, 0)
    guard count >= 0 else {
      throw .argument(
        0, .impossibleTime("a repeat count", sourceText(value), "a number, 0 or more"))
    }
    return count >= 1e9 ? .infinity : count
  }
}
