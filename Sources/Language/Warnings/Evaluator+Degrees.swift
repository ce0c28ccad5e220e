internal import Geometry

extension Evaluator {
  /// Degrees that were passed where radians are meant: `rotated(by: 90)`, `sin(45)`.
  ///
  /// Rule: the value is a bare number beyond ±2π, and either
  /// - the text gives it without π: a number literal, arithmetic of such literals, a variable that
  ///   still has the value it was declared with, or a parameter whose argument in the call under way
  ///   is one of these; through `CGFloat(…)` and a sign; a fraction within 0.002 of a multiple of π/12
  ///   is radians that were rounded and is let pass, or
  /// - it is a name or member that says so itself: `degrees`, `rotationDegrees`, `deg`, or
  /// - it is a loop's variable over whole literals, or over a stride by a multiple of 5, or
  /// - it is arithmetic without π and fractions with a factor that only degrees have (`i * 90`).
  ///
  /// Angles with a unit, and all computed values (an animation's running angle), never warn.
  mutating func watchAngle(_ value: Value, _ node: NodeID) {
    guard settings.warns, case .number(let number) = value, abs(number) > 2 * .pi,
      isDegrees(number, node)
    else { return }
    let turned = (number * 180 / .pi).truncatingRemainder(dividingBy: 360)
    let shown = plainText(.number(number))
    warn(
      .misleading(
        .degreesAsRadians(
          number: shown, is: "\(short(turned))°", written: isLiteral(node) ? shown : factor(node))),
      at: tree.span(node))
  }

  /// The expression as a factor: in parentheses where it is a sum or the like.
  private func factor(_ node: NodeID) -> String {
    switch tree[node] {
    case .binary, .conditional, .logical: "(\(shortened(node)))"
    default: shortened(node)
    }
  }

  private func isDegrees(_ number: Double, _ node: NodeID) -> Bool {
    if case .conditional(_, let first, let second) = tree[unwrapped(node)] {
      return isDegrees(number, first) || isDegrees(number, second)
    }
    if saysDegrees(node) || isListed(number, node) || isMultiple(node) { return true }
    guard let constant = literalValue(node), constant == number else { return false }
    let twelfths = number / (.pi / 12)
    return number == number.rounded() || abs(twelfths - twelfths.rounded()) * .pi / 12 > 0.002
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
    var hasDegrees = false
    let isRadians = tree.contains(node) { id in
      switch tree[id] {
      case .number(let value):
        if quarters.contains(abs(value)) { hasDegrees = true }
        return written(id).contains("π") || value != value.rounded()
      case .implicitMember, .member: return ["pi", "radians"].contains(lastWord(id) ?? "")
      case .global(let name): return names.text(name).hasPrefix("M_PI") || names.text(name) == "π"
      case .call(let callee, _):
        return !["CGFloat", "Double", "Float"].contains(lastWord(callee) ?? "")
      default: return false
      }
    }
    return hasDegrees && !isRadians
  }

  private func saysDegrees(_ node: NodeID) -> Bool {
    switch tree[node] {
    case .unary(.minus, let operand): return saysDegrees(operand)
    default: break
    }
    let inner = unwrapped(node)
    guard let word = lastWord(inner)?.lowercased() else { return false }
    return word.contains("degree") || word == "deg" || word.hasSuffix("indeg")
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

  /// The number that the text alone gives, without π; nil where something else has a part in it.
  func literalValue(_ id: NodeID) -> Double? { literalValue(id, calls.count, 16) }

  private func literalValue(_ id: NodeID, _ level: Int, _ rest: Int) -> Double? {
    guard rest > 0 else { return nil }
    let follow = { (node: NodeID) in literalValue(node, level, rest - 1) }
    switch tree[id] {
    case .number(let value): return written(id).contains("π") ? nil : value
    case .unary(.minus, let operand): return follow(operand).map { -$0 }
    case .binary(let op, let left, let right):
      guard let a = follow(left), let b = follow(right) else { return nil }
      return Evaluator.calculated(op, a, b)
    case .global, .local, .sharedLocal:
      if let definition = definition(of: id) { return follow(definition) }
      return argument(for: id, level).flatMap { literalValue($0, level - 1, rest - 1) }
    default:
      let inner = unwrapped(id)
      return inner == id ? nil : follow(inner)
    }
  }

  /// The number that the text alone gives, with π and units; an angle in radians.
  func constantAngle(_ id: NodeID, _ rest: Int = 16) -> Double? {
    guard rest > 0 else { return nil }
    switch tree[id] {
    case .number(let value): return value
    case .angle(let value, let unit): return Angle(value, unit).radians
    case .degrees(let operand): return constantAngle(operand, rest - 1).map { $0 * .pi / 180 }
    case .unary(.minus, let operand): return constantAngle(operand, rest - 1).map { -$0 }
    case .implicitMember(let name), .member(_, let name):
      return names.text(name) == "pi" ? .pi : nil
    case .binary(let op, let left, let right):
      guard let a = constantAngle(left, rest - 1), let b = constantAngle(right, rest - 1) else {
        return nil
      }
      return Evaluator.calculated(op, a, b)
    case .global, .local, .sharedLocal:
      if let value = constants[written(id)] { return value }
      return definition(of: id).flatMap { constantAngle($0, rest - 1) }
    default:
      let inner = unwrapped(id)
      return inner == id ? nil : constantAngle(inner, rest - 1)
    }
  }

  private static func calculated(_ op: BinaryOperator, _ a: Double, _ b: Double) -> Double? {
    switch op {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: b == 0 ? nil : a / b
    case .remainder, .power, .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual,
      .approximately:
      nil
    }
  }

  /// The argument that a parameter got in the call under way.
  ///
  /// `level` counts the calls from the outermost, so that an argument that is a parameter of the
  /// function around can be followed too.
  private func argument(for id: NodeID, _ level: Int) -> NodeID? {
    guard case .local(let slot) = tree[id], level > 0, level <= calls.count,
      let function = tree.functions.first(where: { $0.name == calls[level - 1].function }),
      function.parameters.indices.contains(Int(slot)),
      names.text(function.parameters[Int(slot)].name) == written(id),
      let call = callNode(at: calls[level - 1].span),
      case .call(_, let arguments) = tree[call]
    else { return nil }
    let position = Int(slot) - (function.isMethod ? 1 : 0)
    guard arguments.count == function.parameters.count - (function.isMethod ? 1 : 0),
      position >= 0, position < Int(arguments.count)
    else { return nil }
    return tree.arguments[Int(arguments.start) + position].value
  }

  private func callNode(at span: Span) -> NodeID? {
    tree.nodes.indices.last { index in
      if case .call = tree.nodes[index] { return tree.places[index].span == span }
      return false
    }.map { Int32($0) }
  }

  // MARK: Angles as numbers

  /// `atan2(b, a) * 180 / .pi`, `30° * .pi / 180`: a conversion of what is an angle already.
  ///
  /// Rule: an angle is multiplied or divided by π, 180/π or π/180, up to rounding; or by a literal
  /// that is one of them to three digits (3.14, 57.3, 0.01745).
  mutating func watchConversion(
    _ op: BinaryOperator, _ left: Value, _ right: Value, _ id: NodeID, _ leftNode: NodeID,
    _ rightNode: NodeID
  ) {
    let angle: Angle
    let factor: Double
    let node: NodeID
    switch (left, right) {
    case (.angle(let a), .number(let f)): (angle, factor, node) = (a, f, rightNode)
    case (.number(let f), .angle(let a)): (angle, factor, node) = (a, f, leftNode)
    default: return
    }
    guard let conversion = Conversion(op, factor, isLiteral: isLiteral(node)) else { return }
    switch conversion {
    case .toRadians:
      warn(.misleading(.angleInRadians(plainText(.angle(angle)))), at: tree.span(id))
    case .toDegrees:
      let gives = op == .divide ? angle / factor : angle * factor
      warn(
        .misleading(
          .angleInDegrees(
            gives: plainText(.angle(gives)), meant: degreesMeant(angle, factor, leftNode))),
        at: tree.span(id))
    }
  }

  private func isLiteral(_ id: NodeID) -> Bool {
    if case .number = tree[id] { return true }
    return false
  }

  /// The degrees of the angle that was to be converted, where all of the factor is in sight.
  private func degreesMeant(_ angle: Angle, _ factor: Double, _ left: NodeID) -> String? {
    if factor > 50, factor < 60 { return short(angle.degrees) }
    guard case .binary(.multiply, let a, let b) = tree[left] else { return nil }
    return literalValue(a) == 180 || literalValue(b) == 180 ? short((angle / 180).degrees) : nil
  }
}

/// What a factor beside an angle was meant to do.
private enum Conversion {
  case toDegrees, toRadians

  init?(_ op: BinaryOperator, _ factor: Double, isLiteral: Bool) {
    let limit = isLiteral ? 6e-4 : 1e-12
    func isAbout(_ x: Double) -> Bool { abs(factor / x - 1) <= limit }
    switch op {
    case .multiply where isAbout(180 / .pi): self = .toDegrees
    case .multiply where isAbout(.pi) || isAbout(.pi / 180): self = .toRadians
    case .divide where isAbout(.pi) || isAbout(.pi / 180): self = .toDegrees
    case .divide where isAbout(180 / .pi): self = .toRadians
    default: return nil
    }
  }
}

/// Numbers that angles in degrees have and angles in radians have not.
private let quarters: Set<Double> = [30, 45, 60, 72, 90, 120, 180, 270, 360]

private let constants = [
  "π": Double.pi, "pi": .pi, "M_PI": .pi, "M_PI_2": .pi / 2, "M_PI_4": .pi / 4,
]
