internal import Geometry

extension Evaluator {
  /// Degrees that were passed where radians are meant: `rotated(by: 90)`, `sin(45)`.
  ///
  /// Rule: the value is a bare number beyond ±2π, and either
  /// - the text gives it without π: a number literal, arithmetic of such literals, a variable that
  ///   still has the value it was declared with, or a parameter whose argument in the call under way
  ///   is one of these; through `CGFloat(…)` and a sign; fractions that are radians rounded, and
  ///   factors that are π or a part of it to three digits, are let pass, or
  /// - it is a name or member that says so itself: `degrees`, `rotationDegrees`, `deg`, or
  /// - it is a loop's variable over whole literals, or over a stride by a multiple of 5, or
  /// - it is a variable that is counted up by a number only degrees have (`angle += 90`), or
  /// - it is arithmetic without π and fractions with a factor that only degrees have (`i * 90`).
  ///
  /// Angles with a unit, and all computed values (an animation's running angle), never warn; a place
  /// that was right a hundred times is looked at no more.
  mutating func watchAngle(_ value: Value, _ node: NodeID, isObject: Bool = false) {
    // The looks are counted first, since the evaluator is copied for what is asked of it.
    guard case .number(let number) = value, isBeyondTurn(value),
      looks[node, default: 0] < mostLooks, mayLook(atAngle: node)
    else { return }
    let own = writtenAngle(node)
    guard isDegrees(number, node) || own != node && isDegrees(number, own) else {
      return looks[node, default: 0] += 1
    }
    let turned = short(withoutTurns(number))
    let shown = isLiteral(own) ? numberText(number, .full) : plainText(value)
    warn(
      .misleading(
        .degreesAsRadians(
          number: shown, is: "\(turned)°", cure: inRadians(own, shown, isObject: isObject))),
      at: tree.span(own))
  }

  /// The degrees of an angle without its whole turns, as its sine and cosine have them.
  private func withoutTurns(_ radians: Double) -> Double {
    let degrees = AffineTransform(rotationAngle: radians).decomposed().rotation * 180 / .pi
    guard degrees != 0, (degrees < 0) != (radians < 0) else { return degrees }
    return radians < 0 ? degrees - 360 : degrees + 360
  }

  /// Whether an angle is more than a full turn, as few that are given in radians are.
  func isBeyondTurn(_ value: Value) -> Bool {
    if case .number(let number) = value { abs(number) > 2 * .pi } else { false }
  }

  /// Whether something is still to be found out about the angles at a node.
  func mayLook(atAngle node: NodeID) -> Bool {
    looks[node, default: 0] < mostLooks && !hasWarned("P0701", at: tree.span(node))
  }

  /// Whether the text lets some angle at a node be taken for degrees: where it does not, no value will.
  func mayBeDegrees(_ node: NodeID) -> Bool {
    let inner = unwrapped(node)
    if case .conditional(_, let first, let second) = tree[inner] {
      return mayBeDegrees(first) || mayBeDegrees(second)
    }
    return step(of: inner) != nil || sequence(of: inner) != nil || saysDegrees(node)
      || isMultiple(node) || literalValue(node) != nil
      // What a parameter is, the calls decide.
      || tree.contains(node) { parameter(of: $0) != nil }
  }

  private func isDegrees(_ number: Double, _ node: NodeID) -> Bool {
    if case .conditional(_, let first, let second) = tree[unwrapped(node)] {
      return isDegrees(number, first) || isDegrees(number, second)
    }
    if step(of: unwrapped(node)) != nil { return true }
    if saysDegrees(node) || isListed(number, node) || isMultiple(node) { return true }
    guard let constant = literalValue(node), constant == number else { return false }
    return number == number.rounded() || !isRoundedRadians(abs(number)) && !hasRoundedPi(node)
  }

  /// A fraction that is a multiple of π/12 within 0.002, or of π to three digits: `12.56`.
  private func isRoundedRadians(_ number: Double) -> Bool {
    let (twelfths, halfTurns) = (number / (.pi / 12), number / .pi)
    return abs(twelfths - twelfths.rounded()) * .pi / 12 <= 0.002
      || abs(halfTurns - halfTurns.rounded()) <= 6e-4 * halfTurns
  }

  /// Arithmetic with π, or the factor between degrees and radians, to three digits: `3.14 * 2 * 5`.
  private func hasRoundedPi(_ node: NodeID) -> Bool {
    tree.contains(node) { id in
      guard case .number(let value) = tree[id] else { return false }
      return rounded.contains { abs(value / $0 - 1) <= 6e-4 }
    }
  }

  /// A loop's variable over literals: `for angle in [0, 45, 90]`, `stride(from: 0, to: 360, by: 45)`.
  private func isListed(_ number: Double, _ node: NodeID) -> Bool {
    guard number == number.rounded(), let sequence = sequence(of: unwrapped(node)) else {
      return false
    }
    if case .list(let elements) = tree[sequence] {
      return tree.children(elements).contains { literalValue($0) == number }
    }
    guard case .call(let callee, let arguments) = tree[sequence], lastWord(callee) == "stride",
      let step = tree.arguments(arguments).last.flatMap({ literalValue($0.value) })
    else { return false }
    return step != 0 && step.remainder(dividingBy: 5) == 0
  }

  /// `i * 90`, `CGFloat(i) * 360 / 12`: a product with a number that only degrees have.
  private func isMultiple(_ node: NodeID) -> Bool {
    guard case .binary = tree[unwrapped(node)] else { return false }
    let hasDegrees = tree.contains(node) { id in
      if case .number(let value) = tree[id] { quarters.contains(abs(value)) } else { false }
    }
    return hasDegrees && !isOfRadians(node, 2)
  }

  /// Whether π, a fraction or what a function gives has a part in it, also by way of a variable.
  private func isOfRadians(_ node: NodeID, _ rest: Int) -> Bool {
    rest > 0
      && tree.contains(node) { id in
        switch tree[id] {
        case .number(let value): return written(id).contains("π") || value != value.rounded()
        case .implicitMember(let name), .member(_, let name):
          return ["pi", "radians"].contains(names.text(name))
        case .global(let name)
        where names.text(name).hasPrefix("M_PI") || ["π", "pi"].contains(names.text(name)):
          return true
        case .global, .local, .sharedLocal:
          return definition(of: id).map { isOfRadians($0, rest - 1) } ?? false
        case .call(let callee, _):
          return !fractionTypes.contains(lastWord(callee) ?? "")
        default: return false
        }
      }
  }

  /// The number of degrees by which a variable is counted up or down: `angle += 90`.
  func step(of id: NodeID) -> Double? {
    guard isName(id) else { return nil }
    for step in quarterSteps {
      guard case .update(_, let target, let value) = tree[step], isSame(target, id),
        case .number(let number) = tree[value]
      else { continue }
      return number
    }
    return nil
  }

  /// Keeps what counts a variable by quarters of a turn.
  mutating func noteStep(_ op: BinaryOperator, by value: NodeID, _ id: NodeID) {
    guard op == .add || op == .subtract, case .number(let number) = tree[value],
      quarters.contains(number)
    else { return }
    quarterSteps.append(id)
  }

  private func saysDegrees(_ node: NodeID) -> Bool {
    switch tree[node] {
    case .unary(.minus, let operand): return saysDegrees(operand)
    default: break
    }
    let inner = unwrapped(node)
    guard let word = lastWord(inner)?.lowercased() else { return false }
    return word.contains(part: "degree") || word == "deg" || word.hasSuffix("indeg")
  }

  /// The name of a variable, or the last one of a chain of members.
  func lastWord(_ id: NodeID) -> String? {
    switch tree[id] {
    case .member(_, let name), .optionalMember(_, let name), .global(let name), .name(let name):
      names.text(name)
    case .local, .sharedLocal: written(id)
    default: nil
    }
  }
}

/// How many large angles are judged at one place, so that a loop does not pay for all of its turns.
private let mostLooks = 100

/// Numbers that angles in degrees have and angles in radians have not.
private let quarters: [Double] = [30, 45, 60, 72, 90, 120, 180, 270, 360]

/// What people round where they mean π or a part of it.
private let rounded: [Double] = [.pi / 180, .pi / 2, .pi, 2 * .pi, 180 / .pi]
