internal import Geometry
internal import Motion
internal import Views

extension Evaluator: GestureHost {
  mutating func wait(until time: Double) throws(Diagnostic) {
    try burn(at: script)
    try advance(to: max(now, time), at: script)
  }

  mutating func hit(at place: Point) throws(Diagnostic) -> ViewID? {
    try hit(place, in: window, at: script)
  }

  /// Calls the targets of a recognizer: with it, or with nothing where a function takes nothing.
  mutating func act(_ id: RecognizerID) throws(Diagnostic) {
    if gestureLog != nil { try actAndKeep(id) } else { try callActions(id) }
  }

  mutating func callActions(_ id: RecognizerID) throws(Diagnostic) {
    for action in ties(of: id).actions {
      let function = try self.function(of: action)
      _ = try apply(function, arguments(of: function, .recognizer(id)), at: script)
    }
  }

  private func function(of action: GestureAction) throws(Diagnostic) -> Value {
    switch action {
    case .function(let value): return value
    case .selector(let text, let target):
      let selector = Selector(text)
      guard let function = method(selector, of: target) else {
        throw Diagnostic(.unknownFunction(selector.name, candidates: []), tree.span(script))
      }
      return function
    }
  }

  /// What an action is called with: as many of its sender and the event as it takes.
  func arguments(of function: Value, _ sender: Value, _ event: Value = .nothing) -> [Value] {
    switch parameterCount(of: function) {
    case 0: []
    case 2: [sender, event]
    case _: [sender]
    }
  }

  /// How many parameters a function of the program has.
  func parameterCount(of function: Value) -> Int? {
    guard case .function(let box) = function, case .user(let index) = box.payload.code else {
      return nil
    }
    return tree.functions[Int(index)].parameters.count - (box.payload.receiver == nil ? 0 : 1)
  }

  // MARK: Delegates

  /// What the functions of the top level say that a delegate has, and what classes say; without them UIKit's
  /// default holds.
  mutating func answer(_ question: GestureQuestion) throws(Diagnostic) -> Bool {
    var answer = question.usual
    for function in [ownFunction(question), delegateFunction(question)].compactMap({ $0 }) {
      answer = try truth(of: function, for: question)
      if !answer { return false }
    }
    return answer
  }

  private mutating func truth(of function: Value, for question: GestureQuestion)
    throws(Diagnostic) -> Bool
  {
    let answer = try result(of: function, values(of: question), at: script)
    guard case .boolean(let truth) = answer else {
      throw Diagnostic(
        .wrongKind(
          expected: Kind.boolean.words, found: answer.kind.words,
          of: (question.selectors + question.ownSelectors)[0].name),
        tree.span(script))
    }
    return truth
  }

  /// What the recognizer's own class says, or that of its view, unless the view is the delegate, too.
  private func ownFunction(_ question: GestureQuestion) -> Value? {
    guard case .shouldBegin(let id) = question else {
      return override(question.ownSelectors, ofObject: objectID(of: .recognizer(question.asked)))
    }
    let view = objectID(of: view(of: id))
    return view == objectID(of: ties(of: id).delegate)
      ? nil : override(question.selectors, ofObject: view)
  }

  private func delegateFunction(_ question: GestureQuestion) -> Value? {
    if case .nothing = ties(of: question.asked).delegate { return nil }
    let object = objectID(of: ties(of: question.asked).delegate)
    for selector in question.selectors {
      if let function = function(selector, of: object) { return function }
    }
    return nil
  }

  private func values(of question: GestureQuestion) -> [Value] {
    switch question {
    case .prevents(_, let other), .isPrevented(_, let other): [.recognizer(other)]
    case .shouldBegin(let id): [.recognizer(id)]
    case .shouldReceive(let id, let touch): [.recognizer(id), value(of: touch)]
    case .simultaneous(let id, let other), .requiredToFail(let id, let other),
      .requiresFailure(let id, let other):
      [.recognizer(id), .recognizer(other)]
    }
  }

  // MARK: Scripts

  mutating func play(_ script: TouchScript, at call: NodeID) throws(Diagnostic) -> Value {
    let scrolled = settings.warns ? scrollView(movedBy: script) : nil
    let result = try touching(at: call) { evaluator throws(Diagnostic) in
      _ = try evaluator.play(script)
    }
    if let scrolled { warnOfScrolling(scrolled, at: call) } else { warnOfSilence(at: call) }
    return result
  }

  mutating func moveFingers(to places: [Point], steps: Int, at call: NodeID) throws -> Value {
    guard gestures.isTouched else { throw Fault.problem(.noFingersDown) }
    // Made once to be checked.
    do {
      _ = try TouchScript.fingers(from: gestures.touches.map(\.location), to: places, steps: steps)
    } catch { throw Fault.problem(.impossibleTouches(ImpossibleTouches(error))) }
    return try touching(at: call) { evaluator throws(Diagnostic) in
      try evaluator.moveTouches(to: places, steps: steps)
    }
  }

  mutating func liftFingers(at call: NodeID) throws -> Value {
    guard gestures.isTouched else { throw Fault.problem(.noFingersDown) }
    return try touching(at: call) { evaluator throws(Diagnostic) in try evaluator.liftTouches() }
  }

  /// Inside an action the script goes on until its end, which is then the next event.
  mutating func cancelFingers(at call: NodeID) throws(Diagnostic) -> Value {
    if gestures.isPlaying {
      gestures.requestCancelling()
      return .void
    }
    if !gestures.isTouched { note(.noFingersDown, at: call) }
    return try touching(at: call) { evaluator throws(Diagnostic) in try evaluator.cancelTouches() }
  }

  private mutating func touching(
    at call: NodeID, _ body: (inout Evaluator) throws(Diagnostic) -> Void
  ) throws(Diagnostic) -> Value {
    guard !gestures.isPlaying else { throw Diagnostic(.touchesInAction, tree.span(call)) }
    let outer = script
    script = call
    defer { script = outer }
    try body(&self)
    try layOutWindow(at: call)
    return .void
  }
}

extension GestureQuestion {
  /// The functions that answer: as in Swift today, and as in Objective-C and Swift 2.
  fileprivate var selectors: [Selector] {
    switch self {
    case .shouldBegin: [Selector(name: "gestureRecognizerShouldBegin", labels: [""])]
    case .shouldReceive: both("shouldReceive", "shouldReceiveTouch")
    case .simultaneous:
      both(
        "shouldRecognizeSimultaneouslyWith", "shouldRecognizeSimultaneouslyWithGestureRecognizer")
    case .requiredToFail:
      both("shouldBeRequiredToFailBy", "shouldBeRequiredToFailByGestureRecognizer")
    case .requiresFailure:
      both("shouldRequireFailureOf", "shouldRequireFailureOfGestureRecognizer")
    case .prevents, .isPrevented: []
    }
  }

  /// The methods of a recognizer's own class that answer.
  fileprivate var ownSelectors: [Selector] {
    switch self {
    case .prevents:
      [
        Selector(name: "canPrevent", labels: [""]),
        Selector(name: "canPreventGestureRecognizer", labels: [""]),
      ]
    case .isPrevented:
      [
        Selector(name: "canBePrevented", labels: ["by"]),
        Selector(name: "canBePreventedByGestureRecognizer", labels: [""]),
      ]
    case .shouldBegin, .shouldReceive, .simultaneous, .requiredToFail, .requiresFailure: []
    }
  }

  private func both(_ new: String, _ old: String) -> [Selector] {
    [new, old].map { Selector(name: "gestureRecognizer", labels: ["", $0]) }
  }
}
