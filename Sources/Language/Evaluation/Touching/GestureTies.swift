internal import Motion
internal import Views

/// What a recognizer tells and asks: its targets and its delegate.
struct GestureTies {
  var actions: [GestureAction] = []
  var delegate = Value.nothing
  /// The object of a pasted class that it is; 0 where it is none.
  var object: Int32 = 0
}

/// What a recognizer calls.
enum GestureAction {
  /// A function, or a closure.
  case function(Value)
  /// A function by its name, found when it is called, as `#selector` does; of a target, or of the top
  /// level.
  case selector(String, of: Value)
}

extension Evaluator {
  func ties(of id: RecognizerID) -> GestureTies { ties[Int(id.index)] }

  mutating func changeTies(of id: RecognizerID, _ change: (inout GestureTies) -> Void) {
    change(&ties[Int(id.index)])
  }

  mutating func makeRecognizer(_ gesture: Gesture, target: Value?, action: Value?) throws(Fault)
    -> Value
  {
    if ties.count * 1_000 > fuel.budget.memory {
      throw .problem(.tooMuchMemory(fuel.budget.memory))
    }
    let target = target ?? .nothing
    let action =
      try action.map { value throws(Fault) in
        try gestureAction(value, 1, of: target)
      } ?? nil
    let id = gestures.make(gesture)
    ties.append(GestureTies(actions: action.map { [$0] } ?? []))
    return .recognizer(id)
  }

  mutating func addTarget(_ target: Value, _ action: Value, to id: RecognizerID) throws(Fault) {
    guard let action = try gestureAction(action, 2, of: target) else { return }
    changeTies(of: id) { $0.actions.append(action) }
  }

  mutating func removeTarget(_ action: Value, from id: RecognizerID) {
    changeTies(of: id) { ties in
      switch action {
      case .nothing: ties.actions = []
      case .text(let box): ties.actions.removeAll { $0.isSelector(box.payload) }
      case let function: ties.actions.removeAll { $0.isFunction(function) }
      }
    }
  }

  /// What is to be called; a name that no function has is refused at once, as Swift does.
  func gestureAction(_ value: Value, _ position: Int, of target: Value) throws(Fault)
    -> GestureAction?
  {
    switch value {
    case .nothing: return nil
    case .text(let box):
      let selector = Selector(box.payload)
      guard method(selector, of: target) != nil else {
        throw .argument(position, unknownAction(selector, of: objectID(of: target)))
      }
      return .selector(box.payload, of: target)
    case .function: return .function(value)
    default:
      throw .argument(
        position, .wrongKind(expected: "a function", found: value.kind.words, of: ""))
    }
  }

  /// No function answers a selector: one of its name may take another count of parameters.
  private func unknownAction(_ selector: Selector, of object: Int32) -> Problem {
    if let labels = selector.labels,
      case .function(let box)? = function(Selector(selector.name), of: object),
      case .user(let index) = box.payload.code
    {
      let function = tree.functions[Int(index)]
      let count = function.parameters.count - (function.isMethod ? 1 : 0)
      if count != labels.count {
        return .selectorParameters(selector.name, takes: count, selector: labels.count)
      }
    }
    return .unknownFunction(
      selector.name, candidates: closest(to: selector.name, among: ownNames()))
  }

  /// A recognizer of another kind has no such member.
  func refuse(_ name: Name, of id: RecognizerID, unlessIn gestures: [Gesture]) throws(Fault) {
    let gesture = self.gestures[id].gesture
    guard !gestures.isEmpty, !gestures.contains(gesture) else { return }
    throw .problem(
      .unknownMember(
        names.text(name), of: "a \(gesture.className)", candidates: [], synonym: nil))
  }
}

extension GestureAction {
  func isSelector(_ text: String) -> Bool {
    guard case .selector(let own, _) = self else { return false }
    return Selector(own).mayMean(Selector(text))
  }

  func isFunction(_ value: Value) -> Bool {
    guard case .function(.function(let own)) = self, case .function(let other) = value else {
      return false
    }
    return own === other || own.payload.isSame(as: other.payload)
  }
}

extension Function {
  /// Whether both are the same declared function; a closure is only itself.
  fileprivate func isSame(as other: Function) -> Bool {
    switch (code, other.code) {
    case (.user(let a), .user(let b)): a == b && captures.isEmpty
    case (.builtin(let a), .builtin(let b)): a == b
    default: false
    }
  }
}
