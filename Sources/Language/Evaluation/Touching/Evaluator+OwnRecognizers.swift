internal import Motion

// Recognizers of pasted classes: `class TouchDown: UIGestureRecognizer { override func touchesBegan(…) … }`.

extension Evaluator {
  /// A recognizer of a class of UIKit that is an object of a pasted class, too.
  mutating func makeRecognizer(_ className: String, of object: Int32) throws(Fault) -> Value {
    let gesture = Gesture.allCases.first { $0.className == className } ?? .own
    let recognizer = try makeRecognizer(gesture, target: nil, action: nil)
    if case .recognizer(let id) = recognizer { changeTies(of: id) { $0.object = object } }
    return recognizer
  }

  /// `MyPan(target: self, action: #selector(panned))` of a class that says nothing about it; false for other
  /// objects and arguments.
  mutating func setTarget(of object: Value, _ arguments: ArgumentList) throws(Diagnostic) -> Bool {
    let given = tree.arguments(arguments)
    guard case .recognizer(let id) = object, arguments.count == 2, let target = given.first,
      let action = given.last, names.text(target.label, is: "target"),
      names.text(action.label, is: "action")
    else { return false }
    let values = [try evaluateValue(target.value), try evaluateValue(action.value)]
    do throws(Fault) { try addTarget(values[0], values[1], to: id) } catch {
      throw diagnostic(error, at: action.value)
    }
    return true
  }

  /// Calls what the class of a recognizer overrides for what its touches did; false where that is nothing.
  mutating func handle(_ id: RecognizerID) throws(Diagnostic) -> Bool {
    let object = objectID(of: .recognizer(id))
    guard object > 0 else { return false }
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      let touches = gestures[id].touches.filter { $0.phase == phase }
      guard !touches.isEmpty, let method = touchMethod(phase, of: object) else { continue }
      let list = try makeList(touches.map(value), at: script)
      _ = try apply(method, [list, try event(with: touches)], at: script)
      return true
    }
    return false
  }

  mutating func didReset(_ id: RecognizerID) throws(Diagnostic) {
    if objectID(of: .recognizer(id)) > 0 { try tell(.recognizer(id), "reset", [], script) }
  }

  private func touchMethod(_ phase: Touch.Phase, of object: Int32) -> Value? {
    guard let word = phase.method, names.find(word) != nil else { return nil }
    return override(Selector.ofTouches(word), ofObject: object)
  }
}
