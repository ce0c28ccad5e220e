internal import Motion
internal import Views

// What a layer does where one of its properties changes: `CAAction`.
//
// Source: the documentation of `CALayer.action(forKey:)`: the delegate is asked first, where nil goes on and NSNull
// ends the search, then the dictionary `actions`; the usual action is a basic animation. A class that overrides the
// method answers itself, and nil is then no action. Not here: the dictionary `style`.

/// What a layer does with a change.
enum LayerAction {
  /// It moves as long as its transaction says.
  case usual
  /// It is there at once.
  case none
  /// An animation of the program runs.
  case animation(AnimationObject)
}

extension Evaluator {
  /// The action that a layer has for a key; asked where a property has changed already.
  mutating func action(of layer: ViewID, for key: String, at node: NodeID) throws -> LayerAction {
    guard mayHaveActions(layer) else { return .usual }
    guard let method = override(ActionMethod.ofLayers, ofObject: objectID(of: .layer(layer))) else {
      return try usualAction(of: layer, for: key, at: node)
    }
    let answer = try result(of: method, [text(key)], at: node)
    return try action(answer)
  }

  /// `CALayer.action(forKey:)` itself: an animation, or nil where the layer changes at once.
  mutating func actionValue(of layer: ViewID, for key: String, at node: NodeID) throws -> Value {
    switch try usualAction(of: layer, for: key, at: node) {
    case .none: return .nothing
    case .animation(let object): return try keep(object)
    case .usual:
      guard LayerProperty(keyPath: key) != nil, isMovedByItself(layer) else { return .nothing }
      var object = AnimationObject(className: "CABasicAnimation")
      object.settings["keyPath"] = text(key)
      let curve = currentTransaction.curve ?? .cubic(.standard)
      object.settings["timingFunction"] = .timing(Box(curve))
      return try keep(object)
    }
  }

  private mutating func usualAction(of layer: ViewID, for key: String, at node: NodeID) throws
    -> LayerAction
  {
    if let delegate = attribute("delegate", of: layer),
      let method = override(ActionMethod.ofDelegates, ofObject: objectID(of: delegate))
    {
      let answer = try result(of: method, [.layer(layer), text(key)], at: node)
      if answer.kind != .nothing { return try action(answer) }
    }
    guard case .dictionary(let box)? = attribute("actions", of: layer),
      let place = try found(text(key), in: box.payload, at: node).place
    else { return .usual }
    return try action(box.payload.values[place])
  }

  /// What an answer means: `NSNull`, nil and what is no animation do nothing that is seen.
  private func action(_ answer: Value) throws -> LayerAction {
    guard case .animation = answer else { return .none }
    return .animation(try animationObject(answer, 0))
  }

  /// Most layers are asked nothing, so that changing them costs no more.
  private func mayHaveActions(_ layer: ViewID) -> Bool {
    attribute("actions", of: layer) != nil || !objects.isEmpty
  }

  private func attribute(_ name: String, of layer: ViewID) -> Value? {
    names.find(name).flatMap { attribute($0, of: layer) }
  }

  /// Keeps an animation as an object of its own.
  mutating func keep(_ object: AnimationObject) throws(Fault) -> Value {
    if animations.count * 200 > fuel.budget.memory {
      throw .problem(.tooMuchMemory(fuel.budget.memory))
    }
    animations.append(object)
    return .animation(AnimationID(index: animations.count - 1))
  }
}

/// The methods that say what a layer does, as in Swift and as in Objective-C.
private enum ActionMethod {
  static let ofLayers = [
    Selector(name: "action", labels: ["forKey"]), Selector(name: "actionForKey", labels: [""]),
  ]
  static let ofDelegates = [
    Selector(name: "action", labels: ["for", "forKey"]),
    Selector(name: "actionForLayer", labels: ["", "forKey"]),
  ]
}
