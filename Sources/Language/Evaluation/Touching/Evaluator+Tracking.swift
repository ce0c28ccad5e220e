internal import Motion
internal import Views

// Controls of one's own, which follow a finger: `override func continueTracking(_ touch: UITouch, …) -> Bool`.

extension Evaluator {
  /// Asks a control of a pasted class whether it follows the first of its touches, and tells it where that is.
  ///
  /// Source: the documentation of UIControl: a control that answers false to `beginTracking` or
  /// `continueTracking` hears no more of the touch.
  mutating func track(_ touches: [Touch], _ phase: Touch.Phase, by view: ViewID)
    throws(Diagnostic)
  {
    guard !objects.isEmpty, phase != .stationary, let touch = touches.first,
      catalogue.isView(scene.className(of: view), "UIControl")
    else { return }
    let flag = names.intern("isTracking")
    guard phase == .began || isTracking(view, flag) else { return }
    let answer = try ask(view, phase, touch)
    let goesOn = phase == .began || phase == .moved
    setAttribute(flag, .boolean(goesOn && (answer.flatMap { Bool($0) } ?? true)), of: view)
  }

  private func isTracking(_ view: ViewID, _ flag: Name) -> Bool {
    attribute(flag, of: view).flatMap { Bool($0) } ?? false
  }

  private mutating func ask(_ view: ViewID, _ phase: Touch.Phase, _ touch: Touch)
    throws(Diagnostic) -> Value?
  {
    guard phase != .cancelled else {
      return try call([Selector(name: "cancelTracking", labels: ["with"])], of: view, [.nothing])
    }
    let word =
      switch phase {
      case .began: "beginTracking"
      case .moved: "continueTracking"
      case .ended, .cancelled, .stationary: "endTracking"
      }
    let selectors = [
      Selector(name: word, labels: ["", "with"]),
      Selector(name: word + "WithTouch", labels: ["", "withEvent"]),
    ]
    return try call(selectors, of: view, [value(of: touch), .nothing])
  }

  private mutating func call(_ selectors: [Selector], of view: ViewID, _ arguments: [Value])
    throws(Diagnostic) -> Value?
  {
    guard let function = override(selectors, of: view) else { return nil }
    return try apply(function, arguments, at: script)
  }
}
