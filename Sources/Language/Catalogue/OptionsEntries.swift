internal import Geometry

/// Sets of options of UIKit: what Swift's `OptionSet` gives them.
extension CatalogueBuilder {
  mutating func addOptions() {
    property("rawValue", "Its bits.", "UIView.AutoresizingMask.flexibleHeight.rawValue") {
      (options: Options) in
      Double(UInt(bitPattern: options.bits))
    }
    property(
      "isEmpty", "Whether it has no option.", "UIView.AutoresizingMask.flexibleWidth.isEmpty"
    ) {
      (options: Options) in
      options.bits == 0
    }
    addOptionQuestions()
    addOptionCombinations()
    addRawOptions()
  }

  private mutating func addOptionQuestions() {
    question(
      "contains(_:)", "Whether it has an option, or all of several.",
      "UIRectCorner.allCorners.contains([.topLeft, .topRight])"
    ) { $0 & $1 == $1 }
    question(
      "isSuperset(of:)", "Whether it has all options of another.",
      "UIRectCorner.allCorners.isSuperset(of: .topLeft)"
    ) { $0 & $1 == $1 }
    question(
      "isSubset(of:)", "Whether another has all its options.",
      "UIRectCorner.topLeft.isSubset(of: .allCorners)"
    ) { $0 & $1 == $0 }
    question(
      "isStrictSuperset(of:)", "Whether it has all options of another, and more.",
      "UIRectCorner.topLeft.isStrictSuperset(of: .topLeft)"
    ) { $0 & $1 == $1 && $0 != $1 }
    question(
      "isStrictSubset(of:)", "Whether another has all its options, and more.",
      "UIRectCorner.topLeft.isStrictSubset(of: .allCorners)"
    ) { $0 & $1 == $0 && $0 != $1 }
    question(
      "isDisjoint(with:)", "Whether it shares no option with another.",
      "UIRectCorner.topLeft.isDisjoint(with: .topRight)"
    ) { $0 & $1 == 0 }
  }

  private mutating func question(
    _ signature: StaticString, _ summary: StaticString, _ example: StaticString,
    _ answer: @escaping @Sendable (Int, Int) -> Bool
  ) {
    effect(signature, of: .options, takes: [[]], gives: .boolean, summary, example) {
      _, values, _ in
      let (one, other) = try bothOptions(values[0], values[1])
      return .boolean(answer(one.bits, other.bits))
    }
  }

  private mutating func addOptionCombinations() {
    combine(
      "union(_:)", "UIRectCorner.topLeft.union(.topRight)", "The options of both.",
      [
        ("formUnion(_:)", "var c = UIRectCorner.topLeft\nc.formUnion(.topRight)\nc"),
        ("insert(_:)", "var c = UIRectCorner.topLeft\nc.insert(.topRight)\nc"),
      ]
    ) { $0 | $1 }
    combine(
      "subtracting(_:)", "UIRectCorner(rawValue: 3).subtracting(.topRight)",
      "Without those of another.",
      [
        ("subtract(_:)", "var c = UIRectCorner(rawValue: 3)\nc.subtract(.topRight)\nc"),
        ("remove(_:)", "var c = UIRectCorner(rawValue: 3)\nc.remove(.topRight)\nc"),
      ]
    ) { $0 & ~$1 }
    combine(
      "intersection(_:)", "UIRectCorner.topLeft.intersection(.topRight)",
      "The options that are in both.",
      [
        (
          "formIntersection(_:)",
          "var c = UIRectCorner(rawValue: 3)\nc.formIntersection(.topLeft)\nc"
        )
      ]
    ) { $0 & $1 }
    combine(
      "symmetricDifference(_:)", "UIRectCorner(rawValue: 3).symmetricDifference(.topLeft)",
      "Those in one of both.",
      [
        (
          "formSymmetricDifference(_:)",
          "var c = UIRectCorner(rawValue: 3)\nc.formSymmetricDifference(.topLeft)\nc"
        )
      ]
    ) { $0 ^ $1 }
  }

  /// A combination as a method that gives it, and as those that change the options where they stand.
  private mutating func combine(
    _ gives: StaticString, _ example: StaticString, _ summary: StaticString,
    _ changes: [(signature: StaticString, example: StaticString)],
    _ way: @escaping @Sendable (Int, Int) -> Int
  ) {
    let combined = { @Sendable (options: Value, other: Value) throws -> Value in
      let (one, other) = try bothOptions(options, other)
      return Options(kind: one.kind, bits: way(one.bits, other.bits)).asValue
    }
    effect(gives, of: .options, takes: [[]], gives: .options, summary, example) { _, values, _ in
      try combined(values[0], values[1])
    }
    for (signature, example) in changes {
      change(signature, of: .options, takes: [[]], summary, example, givesNothing: true) {
        _, options, values in
        try combined(options, values[0])
      }
    }
  }

  /// `UIView.AutoresizingMask(rawValue: 18)`, `CACornerMask()`, and the same as Swift 3 named the types.
  private mutating func addRawOptions() {
    let nested: [(StaticString, StaticString, StaticString, Kind, Kind)] = [
      ("UIView", "AutoresizingMask()", "AutoresizingMask(rawValue:)", .view, .resizingPart),
      ("UIView", "AnimationOptions()", "AnimationOptions(rawValue:)", .view, .animationOption),
      (
        "UIView", "KeyframeAnimationOptions()", "KeyframeAnimationOptions(rawValue:)", .view,
        .animationOption
      ),
      ("UIControl", "Event()", "Event(rawValue:)", .view, .controlEvent),
      ("UIControl", "State()", "State(rawValue:)", .view, .controlState),
      (
        "UISwipeGestureRecognizer", "Direction()", "Direction(rawValue:)", .recognizer,
        .swipeDirection
      ),
    ]
    for (type, empty, raw, owner, kind) in nested {
      staticEffect(type, empty, of: owner, gives: kind, "No option.", "UIView.AutoresizingMask()") {
        _, _, _ in Options(kind: kind, bits: 0).asValue
      }
      staticEffect(
        type, raw, of: owner, takes: [[.number]], gives: kind, "The options of these bits.",
        "UIView.AutoresizingMask(rawValue: 18)"
      ) { _, values, _ in try Options(values[0], orBitsOf: kind, 0).asValue }
    }
    let types: [(StaticString, StaticString, Kind)] = [
      ("UIViewAutoresizing()", "UIViewAutoresizing(rawValue:)", .resizingPart),
      ("UIViewAnimationOptions()", "UIViewAnimationOptions(rawValue:)", .animationOption),
      (
        "UIViewKeyframeAnimationOptions()", "UIViewKeyframeAnimationOptions(rawValue:)",
        .animationOption
      ),
      ("UIRectCorner()", "UIRectCorner(rawValue:)", .rectCorner),
      ("UIRectEdge()", "UIRectEdge(rawValue:)", .rectEdge),
      ("CACornerMask()", "CACornerMask(rawValue:)", .cornerMask),
    ]
    for (empty, raw, kind) in types {
      effect(empty, gives: kind, "No option.", "UIRectCorner()") { _, _, _ in
        Options(kind: kind, bits: 0).asValue
      }
      effect(
        raw, takes: [[.number]], gives: kind, "The options of these bits.",
        "UIRectCorner(rawValue: 3)"
      ) { _, values, _ in try Options(values[0], orBitsOf: kind, 0).asValue }
    }
  }
}

/// The options that are asked, and others of their kind.
private func bothOptions(_ options: Value, _ other: Value) throws(Fault) -> (Options, Options) {
  let one = try Options.from(options, 0)
  guard other.kind != .number, let second = Options(other, of: one.kind) else {
    throw .argument(
      1, .wrongKind(expected: one.kind.words, found: other.kind.words, of: ""))
  }
  return (one, second)
}
