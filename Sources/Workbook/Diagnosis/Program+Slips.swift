internal import Language

/// What an exercise asks for.
struct Asked {
  /// The names that an answer defines or sets.
  var names: [String]
  /// The value that the code shows last is asked for.
  var isPrediction: Bool
}

extension Program {
  /// Every program that differs from this one by a single mistake, made in one place or in all.
  func slips(_ asked: Asked) -> [Slip] {
    let nodes = nodes
    // A value that is said has no steps: what is wrong with it comes first.
    let formed = results(asked)
    let parts: [[Slip]] = [
      asked.isPrediction ? formed : [], chainSlips(), conversions(nodes),
      framed(asked), viewSlips(nodes),
      gestures(nodes), timing(nodes), leftOut,
      statementsExchanged(asked),
      angles(nodes), roundedPi(nodes), arithmetic(nodes), rows(nodes),
      numbers(nodes, areGiven: asked.isPrediction), edges(nodes),
      missingLines(), nothingDone(asked), lengthsExchanged(asked), asked.isPrediction ? [] : formed,
    ]
    let slips = parts.flatMap { $0 }
    return slips + everywhere(slips)
  }

  func slip(_ rule: Rule, _ edits: [Edit], _ did: String, _ look: String) -> Slip {
    slip(rule, edits, Telling(did: did, look: look))
  }

  /// A slip whose words show code, and words without it.
  func slip(
    _ rule: Rule, _ edits: [Edit], _ did: String, quoting quotes: [String], or plain: String?,
    _ look: String, changing statement: Construct? = nil
  ) -> Slip {
    var telling = Telling(did: did, look: look, quotes: quotes, plain: plain)
    telling.statement = statement.map(text)
    return slip(rule, edits, telling)
  }

  func slip(_ rule: Rule, _ edits: [Edit], _ telling: Telling) -> Slip {
    Slip(rules: [rule], edits: edits, code: applying(edits), tellings: [telling])
  }

  // MARK: Products

  private func chainSlips() -> [Slip] {
    ChainReader(program: self).chains().flatMap(slips)
  }

  /// The mistakes in a product.
  func slips(in chain: Chain) -> [Slip] {
    chain.slips().map { slip in
      var result = self.slip(
        slip.rule, replacing([(chain.node, slip.chain.text)]), slip.telling)
      (result.chain, result.joinsOthers, result.isOfSteps) =
        (slip.chain, slip.joinsOthers, slip.isOfSteps)
      return result
    }
  }

  // MARK: The same mistake again

  /// A mistake that can be made in several places, made in all of them.
  private func everywhere(_ slips: [Slip]) -> [Slip] {
    var order: [String] = []
    var places: [String: [Slip]] = [:]
    for slip in slips where !slip.edits.isEmpty {
      let key = slip.id + " " + slip.plain
      if places[key] == nil { order.append(key) }
      if places[key, default: []].allSatisfy(slip.isApart) { places[key, default: []].append(slip) }
    }
    return order.compactMap { key in
      guard let slips = places[key], (2...8).contains(slips.count) else { return nil }
      let edits = slips.flatMap(\.edits)
      var telling = Telling(did: slips[0].plain, look: slips[0].tellings.first?.look ?? "")
      telling.exchange = slips[0].tellings.first?.exchange
      return Slip(
        rules: slips[0].rules, edits: edits, code: applying(edits), tellings: [telling],
        assertions: slips.flatMap(\.assertions).filter { !$0.isOfOne })
    }
  }

  // MARK: Statements

  /// Two neighbours exchanged, such as setting the frame before the anchor point.
  private func statementsExchanged(_ asked: Asked) -> [Slip] {
    let movable = asked.isPrediction ? statements.dropLast() : statements
    let pairs = ([movable] + bodies).flatMap { zip($0, $0.dropFirst()) }
    return pairs.compactMap { first, second in
      guard first.isAction, second.isAction else { return nil }
      return slip(
        .order, exchanging(first, second),
        "the lines are right, but \(text(second)) comes before \(text(first))",
        quoting: [text(second), text(first)], or: nil,
        "What does each line find when it runs? Go through them one by one.")
    }
  }

  // MARK: Angles and numbers

  /// Angles outside products: literals, and what sines and cosines are taken of.
  private func angles(_ nodes: [Construct]) -> [Slip] {
    let literals = nodes.filter { $0.form == .angle }
    let measured = nodes.compactMap { node in
      ["sin", "cos", "tan"].contains(node.calledName ?? "") ? node.arguments.first : nil
    }
    let all = literals + measured
    // The sign of what is added or subtracted is that of the sum.
    let added = nodes.filter { [.infix("+"), .infix("-")].contains($0.form) }.compactMap {
      $0.children.last?.range
    }
    let name = Set(all.map(text)).count > 1 ? "an angle" : "the angle"
    return all.flatMap { angle in
      let isOneOfLike = Set(all.filter { text($0) == text(angle) }.map(\.range)).count > 1
      var back = turnedBack(angle, name)
      // Of one angle in several places one place may come to the same by a difference.
      if isOneOfLike { back.assertions = [.negates(text(angle))] }
      return converted(angle) + (added.contains(angle.range) ? [] : [back])
    }
  }

  private func converted(_ angle: Construct) -> [Slip] {
    wrongConversions.map {
      slip(.degreesRadians, replacing([(angle, $0.converting(text(angle)))]), $0.did, $0.look)
    }
  }

  private func turnedBack(_ angle: Construct, _ name: String) -> Slip {
    slip(
      .sign, every([angle], "-(", ")"), "\(name) has the other sign",
      "On a screen y points down, so a positive angle turns +x towards +y: clockwise.")
  }

  /// 3.14 for π, wherever it stands.
  private func roundedPi(_ nodes: [Construct]) -> [Slip] {
    let angles = nodes.filter { $0.form == .angle }
    let constants = nodes.filter { $0.member == "pi" || ["π", "M_PI"].contains($0.name ?? "") }
    if angles.isEmpty, constants.isEmpty { return [] }
    let edits = every(angles, "(", " * 3.14 / .pi)") + replacing(constants.map { ($0, "3.14") })
    return [
      slip(
        .rounded, edits, "the digits of π are cut off",
        "Keep it whole: .pi, or degrees with their sign, as in 45°.")
    ]
  }

  private func every(_ nodes: [Construct], _ left: String, _ right: String) -> [Edit] {
    replacing(nodes.map { ($0, left + text($0) + right) })
  }

  private func arithmetic(_ nodes: [Construct]) -> [Slip] {
    nodes.flatMap { node -> [Slip] in
      switch node.form {
      case .infix("+"), .infix("-"):
        sum(node, in: nodes.first { $0.isChange(with: node) })
      case .assignment("+"), .assignment("-"): update(node)
      default: []
      }
    }
  }

  /// A sum may be a part of the value that something is set to or changed by.
  private func sum(_ node: Construct, in change: Construct?) -> [Slip] {
    guard node.children.count == 2 else { return [] }
    let target = change?.form == .assignment(nil) ? change?.children.first : nil
    let (left, right) = (node.children[0], node.children[1])
    let isSum = node.form == .infix("+")
    let (done, asked) = isSum ? ("subtracts", "adding") : ("adds", "subtracting")
    let (come, wanted) = isSum ? ("difference", "sum") : ("sum", "difference")
    let edits = changingSign(between: left, right)
    var result = [
      slip(
        .sign, edits,
        "it \(done) \(text(right)) instead of \(asked) it",
        // Only who writes the sign does so, not who works the number out.
        quoting: edits.map { $0.text + text($0.range.upperBound..<right.range.upperBound) },
        or: "it comes to a \(come) where a \(wanted) is asked for",
        namesPlace(left) || namesPlace(right)
          ? "On which side of the other does it lie? On a screen y points down."
          : "Does this part make the result larger or smaller?")
    ]
    result[0].tellings[0].property = change?.children.first?.property
    for (part, rest) in [(left, right), (right, left)] where namesPlace(part) {
      let edits = replacing([(node, operand(rest))])
      if let target, isPart(part, of: target) {
        result.append(setToChange(text(target), edits, node))
      } else {
        result.append(
          slip(
            .parent, edits, "one of the places is not added",
            "Go from view to view, one level at a time: each adds its own."))
      }
    }
    if !isSum {
      result.append(
        slip(
          .sign, exchanging(left, right), "the difference is taken the other way round",
          "The way from a to b is b - a: where does yours start?"))
    }
    if isHalf(right) {
      result.append(
        slip(
          .anchor, replacing([(node, operand(left))]), "a half is left out",
          "The position is where the anchor point stands, by default the middle (0.5, 0.5) of the view."
        ))
    }
    return result + stepped(left, right)
  }

  /// `card.center.x` is a part of `card.center`.
  private func isPart(_ part: Construct, of whole: Construct) -> Bool {
    text(part) == text(whole)
      || (part.member != nil && part.children.first.map { isPart($0, of: whole) } ?? false)
  }

  private func setToChange(_ target: String, _ edits: [Edit], _ node: Construct) -> Slip {
    slip(
      .replaced, edits, "it sets \(target) to the change instead of changing it", quoting: [target],
      or: "a value is set to the change instead of being changed by it",
      "What became of the value before?", changing: node)
  }

  private func namesPlace(_ node: Construct) -> Bool {
    node.all.contains { ["frame", "center", "position", "bounds"].contains($0.member ?? "") }
  }

  /// `w / 2`, `0.5 * w` or `0.5` itself.
  private func isHalf(_ node: Construct) -> Bool {
    switch node.form {
    case .infix("/"): node.children.last?.form == .number(2)
    case .infix("*"): node.children.contains { $0.form == .number(0.5) }
    case .number(0.5): true
    default: false
    }
  }

  private func update(_ node: Construct) -> [Slip] {
    guard node.children.count == 2 else { return [] }
    let target = text(node.children[0])
    return [
      slip(
        .sign, changingSign(between: node.children[0], node.children[1]),
        "'\(target)' goes the opposite way", quoting: [target], or: "it goes the opposite way",
        "On a screen x grows to the right and y downwards.", changing: node),
      setToChange(
        target, replacing([(node, "\(target) = \(text(node.children[1]))")]), node),
      slip(
        .half, replacing([(node.children[1], "(\(text(node.children[1]))) / 2")]),
        "'\(target)' is changed by half as much", quoting: [target],
        or: "the change is only half as large", "Is a whole meant, or a half of it?",
        changing: node),
    ] + stepped(node.children[0], node.children[1])
  }

  // MARK: Rows

  private func rows(_ nodes: [Construct]) -> [Slip] {
    nodes.compactMap { node in
      guard node.member == "point", let row = node.children.first else { return nil }
      let it = operand(row)
      return slip(
        .noDivide, replacing([(node, "CGPoint(x: \(it).x, y: \(it).y)")]),
        "the row is not divided by its last number",
        "A row is a point of the plane only when its last number is 1: what is it here?")
    }
  }
}

extension Slip {
  /// What was done, without any code where it can be told so.
  fileprivate var plain: String { tellings.map { $0.plain ?? $0.did }.joined(separator: "; and ") }
}

extension Construct {
  /// It sets something to a value that another construct is a part of, or changes it by that.
  fileprivate func isChange(with part: Construct) -> Bool {
    isAssignment && children.count == 2
      && children[1].range.lowerBound <= part.range.lowerBound
      && part.range.upperBound <= children[1].range.upperBound
  }

  private var isAssignment: Bool {
    if case .assignment = form { true } else { false }
  }

  /// What is set of a variable: `center` of `tip.center.y`.
  fileprivate var property: String? {
    guard let owner = children.first else { return nil }
    return owner.member == nil ? member : owner.property
  }

  /// It sets or calls something, so its place among the others counts.
  var isAction: Bool {
    switch form {
    case .assignment: true
    case .shown: children.first?.form == .call
    default: false
    }
  }
}
