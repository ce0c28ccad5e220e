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
    var blocks = transactionBlocks
    if let didStop = delegateFunction(of: object) {
      let block = movement.timeline.openBlock()
      movement.completions[block] = Completion(
        closure: didStop, node: node, arguments: [value])
      blocks.append(block)
    }
    let original: Int? = if case .animation(let id) = value { Int(id.index) } else { nil }
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

  /// The function that a delegate has for the end of an animation.
  private func delegateFunction(of object: AnimationObject) -> Value? {
    guard let delegate = object.settings["delegate"], delegate.kind != .nothing else { return nil }
    return function(
      Selector(name: "animationDidStop", labels: ["", "finished"]), of: objectID(of: delegate))
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
    _ layer: ViewID, _ change: (inout Evaluator) throws -> Void
  ) throws {
    guard !scene.isView(layer), !scene.isNew(layer), scene.parent(of: layer) != nil else {
      return try change(&self)
    }
    let before = scene.storedValues(of: layer)
    try change(&self)
    let transaction = currentTransaction
    guard !transaction.disablesActions, transaction.duration > 0 else { return }
    if case .nothing? = movements.count == 0 ? nil : movements[0].recorders.last?.purpose { return }
    for (property, old) in before where scene.value(property, of: layer) != old {
      move(property, of: layer, from: old, transaction)
    }
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
