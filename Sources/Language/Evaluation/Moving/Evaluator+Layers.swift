internal import Motion
internal import Views

/// Layers take animations, have a time of their own, and move by themselves where no view owns them.
extension Evaluator {
  /// `layer.add(_:forKey:)`.
  mutating func add(_ value: Value, key: Value, to layer: ViewID, at node: NodeID)
    throws(Fault)
  {
    let object = try animationObject(value, 1)
    // Each part and each key frame is copied.
    try fuel.burn(8 * parts(of: object))
    let animation = try animation(object)
    watchTurning(object, at: node)
    watchLook(object, at: node)
    if case .change(_, let change) = animation.action,
      case .ends(let start?, let end?, _) = change.course
    {
      watchEnds(start, end, at: node)
    }
    // The layer keeps a copy, of which the delegate is told [D].
    let copy = try keep(object)
    let original: Int? = if case .animation(let id) = copy { Int(id.index) } else { nil }
    var blocks = transactionBlocks
    if let didStart = delegateFunction("animationDidStart", [""], of: object) {
      let begin = animation.timing.begin
      let moment = begin == 0 ? now : movement.timeline.moment(of: begin, in: layer, scene)
      try later(moment - now, didStart, with: [copy], begins: original, at: node)
    }
    if let didStop = delegateFunction("animationDidStop", ["", "finished"], of: object) {
      let block = movement.timeline.openBlock()
      movement.completions[block] = Completion(
        closure: didStop, node: node, arguments: [copy])
      blocks.append(block)
    }
    movement.timeline.add(
      animation, to: layer, key: keyText(key), blocks: blocks, original: original, in: scene)
    if blocks.count > transactionBlocks.count, let own = blocks.last {
      movement.timeline.closeBlock(own)
    }
  }

  /// The key under which a layer keeps an animation; without one it is found by none.
  private func keyText(_ key: Value) -> String? {
    if case .text(let box) = key { box.payload } else { nil }
  }

  /// The function that a delegate has for the beginning or the end of an animation.
  private func delegateFunction(_ name: String, _ labels: [String], of object: AnimationObject)
    -> Value?
  {
    guard let delegate = object.settings["delegate"], delegate.kind != .nothing else { return nil }
    return method(Selector(name: name, labels: labels), of: delegate)
  }

  func keys(of layer: ViewID) -> [String] {
    guard movements.count > 0 else { return [] }
    return movements[0].timeline.runs(on: layer).compactMap(\.key)
  }

  /// What a layer keeps under a key; nil for what moves by itself, too, for which no program made an animation.
  func animation(of layer: ViewID, key: String) -> Value {
    guard movements.count > 0,
      let original = movements[0].timeline.runs(on: layer).last(where: { $0.key == key })?.original
    else { return .nothing }
    return .animation(AnimationID(index: original))
  }

  /// A layer's own time.
  func clock(of layer: ViewID) -> LayerClock {
    movements.count == 0 ? LayerClock() : movements[0].timeline.clocks[layer] ?? LayerClock()
  }

  /// A time of one layer in that of another; nil is the clock itself.
  func convert(time: Double, from source: ViewID?, to target: ViewID?) -> Double {
    guard movements.count > 0 else { return time }
    let timeline = movements[0].timeline
    let moment = source.map { timeline.moment(of: time, in: $0, scene) } ?? time
    return target.map { timeline.time(of: $0, in: scene, at: moment) } ?? moment
  }

  // MARK: Implicit animations

  /// What implicit animations take over: the innermost transaction.
  var currentTransaction: Transaction {
    movements.count == 0 ? Transaction() : movements[0].transactions.last ?? Transaction()
  }

  /// Changes a layer; one that belongs to no view and was there in an earlier turn goes there in a quarter
  /// of a second [?].
  mutating func changing(
    _ layer: ViewID, at node: NodeID, _ change: (inout Evaluator) throws -> Void
  ) throws {
    guard isMovedByItself(layer) else { return try change(&self) }
    let before = scene.storedValues(of: layer)
    try change(&self)
    for (property, old) in before where scene.value(property, of: layer) != old {
      try moveByItself(property, of: layer, from: old, at: node)
    }
  }

  /// Lets a changed property of such a layer do what the layer's action and its transaction say.
  mutating func moveByItself(
    _ property: LayerProperty, of layer: ViewID, from old: AnimatedValue, at node: NodeID
  ) throws {
    let transaction = currentTransaction
    guard !transaction.disablesActions, transaction.duration > 0 else { return }
    if case .nothing? = movements.count == 0 ? nil : movements[0].recorders.last?.purpose { return }
    switch try action(of: layer, for: property.key, at: node) {
    case .none: return
    case .usual: move(property, of: layer, from: old, transaction)
    case .animation(let object): try run(object, property, of: layer, from: old, at: node)
    }
  }

  /// Whether its changes are animated without an animation of the program.
  func isMovedByItself(_ layer: ViewID) -> Bool {
    !scene.isView(layer) && !scene.isNew(layer) && scene.parent(of: layer) != nil
  }

  /// Runs what a layer has as the action for a property: one that says no ends begins where the layer was.
  private mutating func run(
    _ action: AnimationObject, _ property: LayerProperty, of layer: ViewID,
    from old: AnimatedValue, at node: NodeID
  ) throws {
    var object = action
    let says = { (name: String) in object.settings[name].map { $0.kind != .nothing } ?? false }
    if object.className != "CAAnimationGroup", !says("keyPath") {
      object.settings["keyPath"] = text(property.key)
    }
    if !["fromValue", "toValue", "byValue", "values", "path", "animations"].contains(where: says) {
      let shown = movement.timeline.shown(property, of: layer, over: old, in: scene)
      object.settings["fromValue"] = shown.value
    }
    try add(try keep(object), key: text(property.key), to: layer, at: node)
  }

  private mutating func move(
    _ property: LayerProperty, of layer: ViewID, from old: AnimatedValue,
    _ transaction: Transaction
  ) {
    var timing = MediaTiming()
    timing.duration = transaction.duration
    // From where it is shown, so that a second change goes on from the way of the first.
    let shown = movement.timeline.shown(property, of: layer, over: old, in: scene)
    let animation = Animation(
      .change(property, Change(.ends(from: shown, to: nil, by: nil))), timing: timing,
      curve: transaction.curve ?? .cubic(.standard))
    movement.timeline.add(
      animation, to: layer, key: property.key, blocks: transactionBlocks, in: scene)
  }

  /// The transaction that settings go to; without `begin()` that of the turn.
  mutating func setTransaction(_ change: (inout Transaction) -> Void) {
    if movement.transactions.isEmpty {
      var implicit = Transaction()
      implicit.isImplicit = true
      movement.transactions.append(implicit)
    }
    change(&movement.transactions[movement.transactions.count - 1])
  }
}
