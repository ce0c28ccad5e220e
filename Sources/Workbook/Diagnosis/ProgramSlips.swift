internal import Language

/// What an exercise asks for.
struct Asked {
  /// The names that an answer defines or sets.
  var names: [String]
  /// The value that the code shows last is asked for.
  var isPrediction: Bool
}

extension Program {
  /// Every program that differs from this one by a single mistake.
  func slips(_ asked: Asked) -> [Slip] {
    let nodes = nodes
    let parts: [[Slip]] = [
      chainSlips(), conversions(nodes), viewSlips(nodes), gestures(nodes),
      statementsExchanged(asked),
      angles(nodes), arithmetic(nodes), rows(nodes), results(asked),
    ]
    return parts.flatMap { $0 }
  }

  func slip(_ rule: Rule, _ code: String, _ did: String, _ look: String) -> Slip {
    Slip(rules: [rule], code: code, tellings: [Telling(did: did, look: look)])
  }

  private func chainSlips() -> [Slip] {
    ChainReader(program: self).chains().flatMap { chain in
      chain.slips().map { slip in
        self.slip(
          slip.rule, replacing([(chain.node, slip.chain.text)]), slip.did, slip.look)
      }
    }
  }

  // MARK: Statements

  /// Two neighbours exchanged, such as setting the frame before the anchor point.
  private func statementsExchanged(_ asked: Asked) -> [Slip] {
    let movable = asked.isPrediction ? statements.dropLast() : statements[...]
    return zip(movable, movable.dropFirst()).compactMap { first, second in
      guard first.isAction, second.isAction else { return nil }
      let code = replacing([(first, text(second)), (second, text(first))])
      return slip(
        .order, code, "the lines are right, but \(text(second)) comes before \(text(first))",
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
    let places =
      literals.map { [$0] } + measured.map { [$0] } + (measured.count > 1 ? [measured] : [])
    return places.flatMap { nodes in
      [
        slip(
          .degreesRadians, every(nodes, "((", ") * 180 / .pi)"),
          "the number of degrees is taken for radians",
          "A bare number is in radians: write the unit, as in 45°, or a part of π."),
        slip(
          .degreesRadians, every(nodes, "((", ") * .pi / 180)"),
          "the number of radians is taken for degrees",
          "Is π/180 in it once too often? A bare number is in radians already."),
        slip(
          .sign, every(nodes, "-(", ")"), "the angle has the other sign",
          "On a screen y points down, so a positive angle turns +x towards +y: clockwise."),
      ]
    }
  }

  private func every(_ nodes: [Construct], _ left: String, _ right: String) -> String {
    replacing(nodes.map { ($0, left + text($0) + right) })
  }

  private func arithmetic(_ nodes: [Construct]) -> [Slip] {
    nodes.flatMap { node -> [Slip] in
      switch node.form {
      case .infix("+"), .infix("-"): sum(node)
      case .assignment("+"), .assignment("-"): update(node)
      default: []
      }
    }
  }

  private func sum(_ node: Construct) -> [Slip] {
    guard node.children.count == 2 else { return [] }
    let (left, right) = (node.children[0], node.children[1])
    let isSum = node.form == .infix("+")
    var result = [
      slip(
        .sign,
        replacing([(node, "\(operand(left)) \(isSum ? "-" : "+") \(operand(right))")]),
        isSum
          ? "\(text(right)) is subtracted instead of added"
          : "\(text(right)) is added instead of subtracted",
        "On which side of the other does it lie? On a screen y points down.")
    ]
    for (part, rest) in [(left, right), (right, left)] where namesPlace(part) {
      result.append(
        slip(
          .parent, replacing([(node, operand(rest))]), "\(text(part)) is left out",
          "Go from view to view, one level at a time: each adds its own."))
    }
    if !isSum {
      result.append(
        slip(
          .sign, replacing([(node, "\(operand(right)) - \(operand(left))")]),
          "the difference is taken the other way round",
          "The way from a to b is b - a: where does yours start?"))
    }
    for (part, rest) in [(right, left)] where isHalf(part) {
      result.append(
        slip(
          .anchor, replacing([(node, operand(rest))]), "\(text(part)) is left out",
          "The position is where the anchor point stands, by default the middle (0.5, 0.5) of the view."
        ))
    }
    return result
  }

  private func namesPlace(_ node: Construct) -> Bool {
    node.all.contains { ["frame", "center", "position", "bounds"].contains($0.member ?? "") }
  }

  /// `w / 2` or `0.5 * w`.
  private func isHalf(_ node: Construct) -> Bool {
    switch node.form {
    case .infix("/"): node.children.last?.form == .number(2)
    case .infix("*"): node.children.contains { $0.form == .number(0.5) }
    default: false
    }
  }

  private func update(_ node: Construct) -> [Slip] {
    guard node.children.count == 2 else { return [] }
    let (target, value) = (text(node.children[0]), text(node.children[1]))
    let isSum = node.form == .assignment("+")
    return [
      slip(
        .sign, replacing([(node, "\(target) \(isSum ? "-=" : "+=") \(value)")]),
        "it goes the opposite way", "On a screen x grows to the right and y downwards."),
      slip(
        .replaced, replacing([(node, "\(target) = \(value)")]),
        "\(target) is set to the change instead of being changed by it",
        "What became of the value before?"),
    ]
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

extension Construct {
  /// It sets or calls something, so its place among the others counts.
  var isAction: Bool {
    switch form {
    case .assignment: true
    case .shown: children.first?.form == .call
    default: false
    }
  }
}
