/// Shapes of the text that its values will decide on.
extension Evaluator {
  /// Calls whose name and arguments read a length or an angle off a transform.
  mutating func inspectCall(_ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList) {
    switch tree[callee] {
    case .global(let name), .member(_, let name), .optionalMember(_, let name):
      guard words.isInspected(name) else { return }
    default: return inspectImplicit(callee, arguments)
    }
    guard let word = lastWord(callee) else { return }
    let values = tree.arguments(arguments).map(\.value)
    switch (word, values.count) {
    case ("acos", 1), ("asin", 1), ("acosf", 1), ("asinf", 1): inspectTurn(id, values, true)
    case ("atan", 1), ("atanf", 1):
      if case .binary(.divide, let y, let x) = tree[values[0]] { inspectTurn(id, [y, x], true) }
    case ("atan2", 2), ("atan2f", 2): inspectTurn(id, values, false)
    case ("hypot", 2): inspectLength(id, values.map { component($0) })
    case ("sqrt", 1), ("sqrtf", 1): inspectRoot(id, values[0])
    case ("squareRoot", 0):
      if case .member(let base, _) = tree[callee] { inspectRoot(id, base) }
    case ("print", _), ("NSLog", _): inspectTexts(values)
    default:
      if WholeNumberType.named(word) != nil { return inspectSized(id, callee) }
      inspectScale(word, tree.arguments(arguments))
    }
  }

  /// `.init(rotationAngle: 90)`: its arguments are evaluated before it is known what it makes.
  private mutating func inspectImplicit(_ callee: NodeID, _ arguments: ArgumentList) {
    guard case .implicitMember = tree[callee], let first = tree.arguments(arguments).first,
      isLabel(first, "rotationAngle"), let number = literalValue(first.value)
    else { return }
    watchAngle(.number(number), first.value)
  }

  private mutating func inspectTurn(_ id: NodeID, _ nodes: [NodeID], _ isCertain: Bool) {
    let parts = nodes.compactMap { component($0) }
    guard parts.count == nodes.count, isSameTransform(parts) else { return }
    let letters = String(parts.map(\.letter))
    if !isCertain {
      // (b, a), also with both signs turned, is right; (-c, d) is the turn of the y axis.
      if letters == "ba", parts[0].isNegative == parts[1].isNegative { return }
      if letters == "cd", parts[0].isNegative, !parts[1].isNegative { return }
    }
    suspicions[id] = .turn(parts, isCertain: isCertain || letters == "bd" || letters == "ab")
  }

  private mutating func inspectRoot(_ id: NodeID, _ argument: NodeID) {
    guard case .binary(.add, let left, let right) = tree[unwrapped(argument)] else { return }
    inspectLength(id, [square(left), square(right)])
  }

  /// The component whose square this is: `t.a * t.a`, `pow(t.a, 2)`, `t.a ^ 2`.
  private func square(_ id: NodeID) -> Component? {
    switch tree[unwrapped(id)] {
    case .binary(.multiply, let left, let right):
      guard let first = component(left), let second = component(right),
        first.letter == second.letter, isSameTransform([first, second])
      else { return nil }
      return first
    case .binary(.power, let base, let exponent):
      return literalValue(exponent) == 2 ? component(base) : nil
    default:
      guard let values = arguments(of: unwrapped(id), calling: "pow"), values.count == 2,
        literalValue(values[1]) == 2
      else { return nil }
      return component(values[0])
    }
  }

  private mutating func inspectLength(_ id: NodeID, _ found: [Component?]) {
    let parts = found.compactMap { $0 }
    guard parts.count == 2, isSameTransform(parts),
      ["ac", "ca", "bd", "db"].contains(String(parts.map(\.letter)))
    else { return }
    suspicions[id] = .length(parts[0], parts[1])
  }

  /// `S(t.a, t.d)`, `scaledBy(x: 1 / t.a, y: 1 / t.d)`.
  private mutating func inspectScale(_ word: String, _ arguments: ArraySlice<ArgumentNode>) {
    let isScale =
      ["S", "scaledBy", "CGAffineTransformMakeScale", "CGAffineTransformScale"].contains(word)
      || arguments.contains { isLabel($0, "scaleX") }
    guard isScale else { return }
    for argument in arguments {
      suspectScale(argument.value)
    }
  }

  /// A word for a factor in a text, and then a component.
  private mutating func inspectTexts(_ pieces: [NodeID]) {
    for (text, value) in zip(pieces, pieces.dropFirst()) {
      if case .text(let index) = tree[text], saysFactor(tree.texts[Int(index)]) {
        suspectScale(value)
      }
    }
  }

  mutating func inspectInterpolation(_ pieces: NodeList) {
    inspectTexts(Array(tree.children(pieces)))
  }

  /// The component itself, or one in a product or quotient with something else.
  mutating func suspectScale(_ id: NodeID) {
    if let member = factor(id) {
      suspicions[member] = .scale
    } else if case .binary(.multiply, let left, let right) = tree[id] {
      if component(right) == nil { suspectScale(left) }
      if component(left) == nil { suspectScale(right) }
    } else if case .binary(.divide, let left, let right) = tree[id] {
      if component(right) == nil { suspectScale(left) }
      if component(left) == nil { suspectScale(right) }
    }
  }

  /// `let scale = t.a`, `zoom = t.d`, `let sx = t.a`.
  mutating func inspectNamed(_ target: NodeID, _ value: NodeID) {
    guard value >= 0, mayHoldFactor(value), let word = lastWord(target),
      saysFactor(word) || word == "sx" || word == "sy"
    else { return }
    suspectScale(value)
  }

  /// `if t.a < 0.5`, `t.a > maxScale`: what is compared with a number or a factor is taken for one.
  mutating func inspectComparison(_ left: NodeID, _ right: NodeID) {
    if mayHoldFactor(left), isLimit(right) { suspectScale(left) }
    if mayHoldFactor(right), isLimit(left) { suspectScale(right) }
  }

  /// A quick look before names are read as text; mutating, so that the evaluator is not copied for it.
  private mutating func mayHoldFactor(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .member(_, let name): name == words.firstComponent || name == words.lastComponent
    case .call(_, let arguments):
      arguments.count == 1 && mayHoldFactor(tree.arguments[Int(arguments.start)].value)
    case .force(let inner), .cast(let inner, _, _): mayHoldFactor(inner)
    case .binary(.multiply, let a, let b), .binary(.divide, let a, let b):
      mayHoldFactor(a) || mayHoldFactor(b)
    default: false
    }
  }

  private func isLimit(_ id: NodeID) -> Bool {
    if let word = lastWord(id), saysFactor(word) { return true }
    guard case .number(let value) = tree[id] else { return false }
    return value > 0
  }

  /// `drag.x / t.a`.
  mutating func inspectQuotient(_ left: NodeID, _ right: NodeID) {
    guard let member = factor(right), suspicions[member] == nil else { return }
    let isBuilt = tree.contains(left) { component($0) != nil || lastWord($0) == "determinant" }
    if !isBuilt { suspicions[member] = .divisor }
  }

  /// `func currentScale() -> CGFloat { return t.a }`.
  mutating func inspectFunction(_ function: FunctionNode) {
    guard function.name != .none, saysFactor(names.text(function.name)),
      case .block(let list) = tree[function.body], let last = tree.children(list).last
    else { return }
    switch tree[last] {
    case .returning(let value) where value >= 0: suspectScale(value)
    case .expression(let value): suspectScale(value)
    default: return
    }
  }

  private func saysFactor(_ word: String) -> Bool {
    let lower = word.lowercased()
    return lower.contains(part: "scale") || lower.contains(part: "zoom")
  }
}
