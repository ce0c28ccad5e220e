internal import Geometry
internal import Motion
internal import Views

// What controls call: an action waits at its control as a list of its event, its function or selector, and the
// object that a selector is asked of.

extension Evaluator {
  /// `button.addTarget(self, action: #selector(pressed), for: .touchUpInside)`.
  mutating func addTarget(_ target: Value, _ action: Value, for event: Value, to control: Value)
    throws
  {
    let id = try ViewReference.from(control, 0).id
    let actions = names.intern("UIControl.actions")
    try refuse(names.intern("addTarget"), of: id, unlessIn: ["UIControl"])
    let object = objectID(of: target)
    guard try gestureAction(action, 2, of: object) != nil else { return }
    var waiting = actionsWaiting(at: id)
    try fuel.burn(waiting.count)
    waiting.append([event, action, .number(Double(object))].asValue)
    setAttribute(actions, waiting.asValue, of: id)
  }

  private func actionsWaiting(at control: ViewID) -> [Value] {
    guard let name = names.find("UIControl.actions"),
      case .list(let box)? = attribute(name, of: control)
    else { return [] }
    return box.payload
  }

  /// Calls what waits for an event, with the control, in the order in which it was added.
  mutating func sendActions(_ event: Value, of control: ViewID, at node: NodeID) throws(Diagnostic)
  {
    for case .list(let box) in actionsWaiting(at: control) where covers(box.payload[0], event) {
      guard case .number(let object) = box.payload[2] else { continue }
      var function = box.payload[1]
      if case .text(let selector) = function {
        guard let found = self.function(Selector(selector.payload), of: Int32(object)) else {
          continue
        }
        function = found
      }
      try burn(at: node)
      _ = try apply(function, arguments(of: function, .view(control)), at: node)
    }
  }

  /// Takes away what waits for an event; nil is every target, or every function of one.
  mutating func removeTarget(
    _ target: Value, _ action: Value, for event: Value, from control: Value
  ) throws {
    let id = try ViewReference.from(control, 0).id
    let object = Double(objectID(of: target))
    let left = actionsWaiting(at: id).filter { waiting in
      guard case .list(let box) = waiting, case .number(let own) = box.payload[2] else {
        return true
      }
      let isOfTarget = target.kind == .nothing || own == object
      return !(isOfTarget && isMeant(box.payload[1], by: action) && covers(event, box.payload[0]))
    }
    setAttribute(names.intern("UIControl.actions"), left.asValue, of: id)
  }

  /// Whether a function or selector is the one that is asked for; nil is any.
  private func isMeant(_ waiting: Value, by asked: Value) -> Bool {
    switch (waiting, asked) {
    case (_, .nothing): true
    case (.text(let own), .text(let selector)):
      GestureAction.selector(own.payload, of: 0).isSelector(selector.payload)
    default: GestureAction.function(waiting).isFunction(asked)
    }
  }

  /// Whether an event that something waits for is, or includes, one that happens.
  private func covers(_ waiting: Value, _ event: Value) -> Bool {
    guard case .text(let asked) = waiting, case .text(let happens) = event else { return false }
    return switch asked.payload {
    case "allEvents": true
    case "allTouchEvents": happens.payload.hasPrefix("touch")
    case let name: name == happens.payload
    }
  }

  /// What a touch of a control is for it: an enabled control sends its actions.
  mutating func sendActions(of control: ViewID, _ touches: [Touch], _ phase: Touch.Phase)
    throws(Diagnostic)
  {
    guard !actionsWaiting(at: control).isEmpty, isEnabled(control), let touch = touches.first,
      let local = try? scene.convert(touch.location, from: window, to: control)
    else { return }
    let isInside = scene.pointInside(local, control)
    let event: String? =
      switch phase {
      case .began: "touchDown"
      case .moved: isInside ? "touchDragInside" : "touchDragOutside"
      case .ended: isInside ? "touchUpInside" : "touchUpOutside"
      case .cancelled: "touchCancel"
      case .stationary: nil
      }
    guard let event else { return }
    try sendActions(text(event), of: control, at: script)
  }

  private func isEnabled(_ control: ViewID) -> Bool {
    guard let name = names.find("isEnabled"), let value = attribute(name, of: control) else {
      return true
    }
    return Bool(value) ?? true
  }
}
