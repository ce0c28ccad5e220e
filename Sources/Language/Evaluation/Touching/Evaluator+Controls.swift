internal import Geometry
internal import Motion
internal import Views

// What controls call: an action waits at its control as a list of its events, its function or selector, and the
// target that a selector is asked of.

extension Evaluator {
  /// `button.addTarget(self, action: #selector(pressed), for: .touchUpInside)`.
  mutating func addTarget(_ target: Value, _ action: Value, for events: Options, to control: Value)
    throws
  {
    let id = try ViewReference.from(control, 0).id
    let actions = names.intern("UIControl.actions")
    guard try gestureAction(action, 2, of: target) != nil else { return }
    var waiting = actionsWaiting(at: id)
    try fuel.burn(waiting.count)
    waiting.append([events.asValue, action, target].asValue)
    setAttribute(actions, waiting.asValue, of: id)
  }

  private func actionsWaiting(at control: ViewID) -> [Value] {
    guard let name = names.find("UIControl.actions"),
      case .list(let box)? = attribute(name, of: control)
    else { return [] }
    return box.payload
  }

  /// Calls what waits for one of some events, with the control and the `UIEvent` that touched it, in the order in
  /// which it was added.
  mutating func sendActions(
    _ events: Options, of control: ViewID, with event: Value = .nothing, at node: NodeID
  ) throws(Diagnostic) {
    for case .list(let box) in actionsWaiting(at: control) {
      guard let waiting = Options(box.payload[0]), waiting.bits & events.bits != 0 else { continue }
      var function = box.payload[1]
      if case .text(let selector) = function {
        guard let found = method(Selector(selector.payload), of: box.payload[2]) else {
          continue
        }
        function = found
      }
      try burn(at: node)
      _ = try apply(function, arguments(of: function, .view(control), event), at: node)
    }
  }

  /// Takes away what waits for some events, which may go on waiting for others; nil is every target, or every
  /// function of one.
  mutating func removeTarget(
    _ target: Value, _ action: Value, for events: Options, from control: Value
  ) throws {
    let id = try ViewReference.from(control, 0).id
    let left = actionsWaiting(at: id).compactMap { waiting -> Value? in
      guard case .list(let box) = waiting, var kept = Options(box.payload[0]),
        target.kind == .nothing || isSameTarget(box.payload[2], target),
        isMeant(box.payload[1], by: action)
      else { return waiting }
      kept.bits &= ~events.bits
      return kept.bits == 0 ? nil : [kept.asValue, box.payload[1], box.payload[2]].asValue
    }
    setAttribute(names.intern("UIControl.actions"), left.asValue, of: id)
  }

  private func isSameTarget(_ own: Value, _ other: Value) -> Bool {
    own.viewID == other.viewID && objectID(of: own) == objectID(of: other)
  }

  /// Whether a function or selector is the one that is asked for; nil is any.
  private func isMeant(_ waiting: Value, by asked: Value) -> Bool {
    switch (waiting, asked) {
    case (_, .nothing): true
    case (.text(let own), .text(let selector)):
      GestureAction.selector(own.payload, of: .nothing).isSelector(selector.payload)
    default: GestureAction.function(waiting).isFunction(asked)
    }
  }

  /// What a touch of a control is for it: an enabled control sends its actions.
  mutating func sendActions(of control: ViewID, _ touches: [Touch], _ phase: Touch.Phase)
    throws(Diagnostic)
  {
    guard !actionsWaiting(at: control).isEmpty, isEnabled(control), let touch = touches.first
    else { return }
    let events = try controlEvents(of: touch, phase, at: control)
    let bits = events.reduce(0) { $0 | $1.bits }
    guard bits != 0 else { return }
    try sendActions(
      Options(kind: ControlEvent.kind, bits: bits), of: control, with: event(with: touches),
      at: script)
  }

  /// What happens to a control; a second touch in a row, and one that crosses its edge, is more than one event.
  private mutating func controlEvents(
    of touch: Touch, _ phase: Touch.Phase, at control: ViewID
  ) throws(Diagnostic) -> [ControlEvent] {
    switch phase {
    case .began: return touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
    case .moved:
      let isIn = try isInside(touch.location, of: control)
      let wasIn = try isInside(touch.previous, of: control)
      let crossing: ControlEvent = isIn ? .touchDragEnter : .touchDragExit
      return [isIn ? .touchDragInside : .touchDragOutside] + (isIn == wasIn ? [] : [crossing])
    case .ended:
      return [try isInside(touch.location, of: control) ? .touchUpInside : .touchUpOutside]
    case .cancelled: return [.touchCancel]
    case .stationary: return []
    }
  }

  /// Whether a place in the window is in a control, as its own `point(inside:with:)` says, or its bounds.
  private mutating func isInside(_ place: Point, of control: ViewID) throws(Diagnostic) -> Bool {
    guard let local = try? scene.convert(place, from: window, to: control) else { return false }
    return try isInside(local, control, at: script)
  }

  private func isEnabled(_ control: ViewID) -> Bool {
    guard let name = names.find("isEnabled"), let value = attribute(name, of: control) else {
      return true
    }
    return Bool(value) ?? true
  }
}
