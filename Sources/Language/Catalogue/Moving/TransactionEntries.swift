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
    ) { evaluator, values, _ in
      let seconds = try evaluator.seconds(values[0], 0, "a duration")
      evaluator.setTransaction { $0.duration = seconds }
    }
    transaction(
      "setDisableActions(_:)", [[.boolean]], "Whether layers change at once.",
      "CATransaction.setDisableActions(true)"
    ) { evaluator, values, _ in
      let disables = try Bool.from(values[0], 0)
      evaluator.setTransaction { $0.disablesActions = disables }
    }
    transaction(
      "setAnimationTimingFunction(_:)", [[.timing, .nothing]],
      "How implicit animations go, and others that say nothing.",
      "CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))"
    ) { evaluator, values, _ in
      let curve = TimingCurve(values[0])
      evaluator.setTransaction { $0.curve = curve }
    }
    transaction(
      "setCompletionBlock(_:)", [[.function, .nothing]],
      "Is called when all that is added afterwards has ended.",
      "CATransaction.setCompletionBlock { print(\"done\") }"
    ) { evaluator, values, node in
      guard case .function = values[0] else { return }
      let block = evaluator.movement.timeline.openBlock()
      evaluator.movement.completions[block] = Completion(
        closure: values[0], node: node, isTold: false)
      var earlier: Int?
      evaluator.setTransaction {
        earlier = $0.block
        $0.block = block
      }
      if let earlier { evaluator.movement.timeline.closeBlock(earlier) }
    }
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
