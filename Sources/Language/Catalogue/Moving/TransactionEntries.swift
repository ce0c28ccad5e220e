internal import Geometry
internal import Motion

extension CatalogueBuilder {
  /// `CATransaction`: what implicit animations take over, and who waits for them.
  mutating func addTransactions() {
    type("CATransaction", .transaction)
    transaction(
      "begin()", [], "Opens a transaction.", "CATransaction.begin(); CATransaction.commit()"
    ) {
      evaluator, _, _ in
      var inner = evaluator.currentTransaction
      (inner.block, inner.isImplicit) = (nil, false)
      evaluator.movement.transactions.append(inner)
    }
    transaction(
      "commit()", [], "Closes a transaction.", "CATransaction.begin(); CATransaction.commit()"
    ) {
      evaluator, _, _ in
      guard let last = evaluator.movement.transactions.popLast() else { return }
      if let block = last.block { evaluator.movement.timeline.closeBlock(block) }
    }
    transaction("flush()", [], "Nothing waits to be shown.", "CATransaction.flush()") { _, _, _ in }
    transaction(
      "setAnimationDuration(_:)", [[.number]], "How long implicit animations take.",
      "CATransaction.setAnimationDuration(1)"
    ) { try $0.set(.duration, $1[0], 0, at: $2) }
    transaction(
      "setDisableActions(_:)", [[.boolean]], "Whether layers change at once.",
      "CATransaction.setDisableActions(true)"
    ) { try $0.set(.disablesActions, $1[0], 0, at: $2) }
    transaction(
      "setAnimationTimingFunction(_:)", [[.timing, .nothing]],
      "How implicit animations go, and others that say nothing.",
      "CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))"
    ) { try $0.set(.curve, $1[0], 0, at: $2) }
    transaction(
      "setCompletionBlock(_:)", [[.function, .nothing]],
      "Is called when all that is added afterwards has ended.",
      "CATransaction.setCompletionBlock { print(\"done\") }"
    ) { try $0.set(.completion, $1[0], 0, at: $2) }
    transaction(
      "setValue(_:forKey:)", [[], [.text]], "Sets one of these by its key.",
      "CATransaction.setValue(true, forKey: kCATransactionDisableActions)"
    ) { evaluator, values, node in
      let key = try String.from(values[1], 1)
      // Whatever else a transaction keeps under a name, nothing asks for here.
      guard let setting = TransactionSetting(rawValue: key) else { return }
      try evaluator.set(setting, values[0], 0, at: node)
    }
    addTransactionReading()
    addTransactionKeys()
  }

  private mutating func addTransactionReading() {
    reading("animationDuration()", .number, "How long implicit animations take.") {
      .number($0.duration)
    }
    reading("disableActions()", .boolean, "Whether layers change at once.") {
      .boolean($0.disablesActions)
    }
    reading("animationTimingFunction()", .timing, "How implicit animations go; nil is as usual.") {
      $0.curve?.asValue ?? .nothing
    }
  }

  private mutating func reading(
    _ signature: StaticString, _ kind: Kind, _ summary: StaticString,
    _ read: @escaping @Sendable (Transaction) -> Value
  ) {
    staticEffect(
      "CATransaction", signature, of: .transaction, gives: kind, summary,
      "CATransaction.animationDuration()"
    ) { evaluator, _, _ in read(evaluator.currentTransaction) }
  }

  private mutating func addTransactionKeys() {
    let keys: [(StaticString, TransactionSetting)] = [
      ("kCATransactionAnimationDuration", .duration),
      ("kCATransactionDisableActions", .disablesActions),
      ("kCATransactionAnimationTimingFunction", .curve),
      ("kCATransactionCompletionBlock", .completion),
    ]
    for (name, setting) in keys {
      add(constant: name, "A key of a transaction.") { setting.rawValue }
    }
    add(constant: "kCFBooleanTrue", "True, as an object.") { true }
    add(constant: "kCFBooleanFalse", "False, as an object.") { false }
  }

  private mutating func add<R: Convertible>(
    constant name: StaticString, _ summary: StaticString, _ value: @escaping @Sendable () -> R
  ) {
    add(
      Definition(
        role: .constant, name: names.intern(name), result: R.kinds.first ?? .void,
        summary: summary, example: name, body: .many { _ in value().asValue }))
  }

  private mutating func transaction(
    _ signature: StaticString, _ kinds: [Kinds], _ summary: StaticString,
    _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, [Value], NodeID) throws -> Void
  ) {
    staticEffect("CATransaction", signature, of: .transaction, takes: kinds, summary, example) {
      evaluator, values, node in
      try body(&evaluator, values, node)
      return .void
    }
  }

  /// Boxes that Objective-C needs around transforms: here they are the transforms themselves.
  mutating func addWrappers() {
    function("NSValue(caTransform3D:)", "The transform itself.", "NSValue(caTransform3D: S(2, 3))")
    {
      (t: AffineTransform) in t
    }
    function("NSValue(CATransform3D:)", "The transform itself.", "NSValue(CATransform3D: S(2, 3))")
    {
      (t: AffineTransform) in t
    }
    addTransformsInSpace()
    addSpaceTransforms()
  }

  /// Core Animation's transforms, as far as they stay in the plane.
  private mutating func addTransformsInSpace() {
    type("CATransform3D", .transform)
    add(
      Definition(
        role: .constant, name: names.intern("CATransform3DIdentity"), result: .transform,
        summary: "The identity.",
        example: "CATransform3DIdentity", body: .many { _ in .transform(.identity) }))
    function(
      "CATransform3DMakeScale(_:_:_:)", "Stretches in the plane; the factor along z is not seen.",
      "CATransform3DMakeScale(2, 3, 1)"
    ) { (x: Double, y: Double, z: Double) in AffineTransform(scaleX: x, y: y) }
    function(
      "CATransform3DMakeTranslation(_:_:_:)", "Moves in the plane; the way along z is not seen.",
      "CATransform3DMakeTranslation(5, 7, 0)"
    ) { (x: Double, y: Double, z: Double) in AffineTransform(translationX: x, y: y) }
    function(
      "CATransform3DMakeAffineTransform(_:)", "The transform itself.",
      "CATransform3DMakeAffineTransform(S(2, 3))"
    ) { (t: AffineTransform) in t }
  }
}

/// What a transaction keeps, by its key.
private enum TransactionSetting: String {
  case duration = "animationDuration"
  case disablesActions = "disableActions"
  case curve = "animationTimingFunction"
  case completion = "completionBlock"
}

extension Evaluator {
  fileprivate mutating func set(
    _ setting: TransactionSetting, _ value: Value, _ place: Int, at node: NodeID
  ) throws(Fault) {
    switch setting {
    case .duration:
      let seconds = try seconds(value, place, "a duration")
      setTransaction { $0.duration = seconds }
    case .disablesActions:
      let disables = try Bool.from(truth(value), place)
      setTransaction { $0.disablesActions = disables }
    case .curve: setTransaction { $0.curve = TimingCurve(value) }
    case .completion: if case .function = value { setCompletion(value, at: node) }
    }
  }

  /// `@YES` and `@1` are truth values for a key.
  private func truth(_ value: Value) -> Value {
    if case .number(let number) = value { .boolean(number != 0) } else { value }
  }

  private mutating func setCompletion(_ closure: Value, at node: NodeID) {
    let block = movement.timeline.openBlock()
    movement.completions[block] = Completion(closure: closure, node: node, isTold: false)
    var earlier: Int?
    setTransaction {
      earlier = $0.block
      $0.block = block
    }
    if let earlier { movement.timeline.closeBlock(earlier) }
  }
}
