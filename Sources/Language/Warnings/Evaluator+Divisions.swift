/// Quotients that mean something else in Swift and C.
extension Evaluator {
  /// `1/2π` and `5 / 2`.
  mutating func inspectDivision(_ id: NodeID, _ left: NodeID, _ right: NodeID) {
    if isGivenToWhole(id) { return }
    if case .number(let numerator) = tree[left], case .number(let denominator) = tree[right] {
      if written(right).hasSuffix("π") {
        inspectFraction(id, numerator, left, right, denominator)
      } else if isWhole(left), isWhole(right), staysWhole(id) {
        watchQuotient(numerator, denominator, id)
      }
    } else if isInt(right, 8), isInt(left, 8) {
      tree.nodes[Int(id)] = .wholeQuotient(left, right)
    }
  }

  /// `NSInteger row = index / 2;`: the fraction is dropped, as it is in C.
  private func isGivenToWhole(_ id: NodeID) -> Bool {
    guard let parent = parent(of: id), case .declare(_, let type, id) = tree[parent], type >= 0
    else { return false }
    return tree.types[Int(type)].isWholeOfC
  }

  /// Rule: a number literal over a literal that ends in π, which is one number: 1/2π is 1/(2π).
  ///
  /// Written with the parentheses it says what it means.
  private mutating func inspectFraction(
    _ id: NodeID, _ numerator: Double, _ left: NodeID, _ right: NodeID, _ denominator: Double
  ) {
    let factor = String(written(right).dropLast())
    let between = sources.text(Span(start: tree.span(left).end, end: tree.span(right).start))
    guard !factor.isEmpty, denominator != 0, !between.contains("("), !written(left).contains("π")
    else { return }
    warn(
      .misleading(
        .fractionOfPi(
          written: shortened(id), divisor: written(right), value: short(numerator / denominator),
          cure: "\(written(left))/\(factor) * π",
          meant: short(numerator / (denominator / .pi) * .pi))),
      at: tree.span(id))
  }

  /// A quotient of whole numbers that is no whole number: Swift and C cut it off.
  ///
  /// Rule: both operands are literals without point or exponent, and nothing around them makes Swift
  /// read them as fractions (an annotation, a parameter, an operand with a fraction), or the declaration is
  /// C's; or both are whole by their types, which the text shows: variables, parameters and stored properties
  /// annotated Int or declared with such a value, variables of loops that count, `Int(…)`, `.count`, and
  /// sums and products of these.
  mutating func watchQuotient(_ left: Double, _ right: Double, _ id: NodeID) {
    guard right != 0 else { return }
    let quotient = left / right
    guard quotient != quotient.rounded(), quotient.isFinite else { return }
    warn(
      .misleading(
        .wholeDivision(
          written: shortened(id), value: plainText(.number(quotient)),
          whole: plainText(.number(quotient.rounded(.towardZero))))),
      at: tree.span(id))
  }

  /// `count /= 2` of whole numbers, likewise.
  mutating func watchQuotient(of old: Value, by operand: Value, _ target: NodeID, _ value: NodeID) {
    guard case .number(let a) = old, case .number(let b) = operand, settings.warns,
      isInt(target, 8), isInt(value, 8), !isOfWholeOfC(target)
    else { return }
    let quotient = a / b
    let span = Span(start: tree.span(target).start, end: tree.span(value).end)
    warn(
      .misleading(
        .wholeDivision(
          written: visible(sources.text(span)), value: plainText(.number(quotient)),
          whole: plainText(.number(quotient.rounded(.towardZero))))),
      at: span)
  }

  /// Whether a variable drops the fraction of what it is given.
  private func isOfWholeOfC(_ target: NodeID) -> Bool {
    guard case .global(let name) = tree[target], globals[Int(name.id)].type >= 0 else {
      return false
    }
    return tree.types[Int(globals[Int(name.id)].type)].isWholeOfC
  }

  /// Whether something is still to be said about a quotient.
  func mayWarn(ofQuotient id: NodeID) -> Bool {
    settings.warns && !hasWarned("P0712", at: tree.span(id))
  }

  mutating func wholeQuotient(_ left: NodeID, _ right: NodeID, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    let (first, second) = (try evaluateValue(left), try evaluateValue(right))
    let result = try operate(.divide, first, second, at: id, left, right)
    if case (.number(let a), .number(let b)) = (first, second) { watchQuotient(a, b, id) }
    return result
  }

  // MARK: Whole numbers by the text

  /// A literal without point, exponent and unit.
  private func isWhole(_ id: NodeID) -> Bool {
    guard case .number = tree[id] else { return false }
    return written(id).utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "-")
    }
  }

  private func isInt(_ id: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    switch tree[id] {
    case .number: return isWhole(id)
    case .unary(.minus, let operand): return isInt(operand, rest - 1)
    case .binary(.add, let a, let b), .binary(.subtract, let a, let b),
      .binary(.multiply, let a, let b), .binary(.remainder, let a, let b),
      .binary(.divide, let a, let b), .wholeQuotient(let a, let b):
      return isInt(a, rest - 1) && isInt(b, rest - 1)
    case .member(_, let name): return names.text(name) == "count" || isIntMember(name)
    case .call(let callee, _): return wholeTypes.contains(lastWord(callee) ?? "")
    case .global, .local, .sharedLocal: return isIntVariable(id, rest)
    default: return false
    }
  }

  private func isIntVariable(_ id: NodeID, _ rest: Int) -> Bool {
    if let type = declaredType(of: id) { return wholeTypes.contains(type) }
    // `let columns = 3`: without an annotation Swift takes the type of the value.
    if let definition = definition(of: id) { return isInt(definition, rest - 1) }
    if let loop = loop(of: id) { return countsWhole(loop.sequence, rest) }
    return parameterType(of: id).map(wholeTypes.contains) ?? false
  }

  /// Whether types or protocols declare a property of this name, and all of them as a whole number.
  private func isIntMember(_ name: Name) -> Bool {
    let fields = tree.structures.lazy.flatMap(\.fields).filter { $0.name == name }
    let getters = tree.functions.lazy.filter {
      $0.name == name && $0.isMethod && $0.parameters.count == 1 && $0.result >= 0
    }
    let variables = tree.bodies.lazy.flatMap(\.members).filter { $0.name == name }
    let answers =
      fields.map { isInt($0.type, $0.initial) } + getters.map { isInt($0.result, Tree.none) }
      + variables.compactMap { isIntVariable($0.statement) }
    return !answers.isEmpty && answers.allSatisfy { $0 }
  }

  /// Whether a declaration in a class is of a whole number; nil for what declares no variable.
  private func isIntVariable(_ statement: NodeID) -> Bool? {
    switch tree[statement] {
    case .declare(_, let type, let value): isInt(type, value)
    case .observed(let declaration, _): isIntVariable(declaration)
    default: nil
    }
  }

  private func isInt(_ type: Int32, _ initial: NodeID) -> Bool {
    type < 0
      ? initial >= 0 && isWhole(initial)
      : wholeTypes.contains(names.text(tree.types[Int(type)].name))
  }

  /// Whether a loop counts in whole numbers: over a range of them, `views.indices`, or what
  /// `views.enumerated()` counts.
  private func countsWhole(_ sequence: NodeID, _ rest: Int) -> Bool {
    switch tree[sequence] {
    case .range(let lower, let upper, _): isInt(lower, rest - 1) && isInt(upper, rest - 1)
    case .list(let elements): tree.children(elements).allSatisfy { isInt($0, rest - 1) }
    case .member(_, let name): names.text(name) == "indices"
    case .call(let callee, let arguments):
      lastWord(callee) == "enumerated"
        || lastWord(callee) == "stride"
          && tree.arguments(arguments).allSatisfy { isInt($0.value, rest - 1) }
    default: false
    }
  }

  /// What a loop's variable goes through; the loop stands after its body.
  func sequence(of id: NodeID) -> NodeID? {
    guard let loop = loop(of: id), loop.isAlone else { return nil }
    return loop.sequence
  }

  /// The loop whose variable a name is, or whose first variable of several: `for (i, view) in …`.
  private func loop(of id: NodeID) -> (sequence: NodeID, isAlone: Bool)? {
    switch tree[id] {
    case .local, .sharedLocal: break
    default: return nil
    }
    guard definition(of: id) == nil else { return nil }
    for index in Int(id)..<min(Int(id) + 4000, tree.nodes.count) {
      guard case .forEach(let target, let sequence, _) = tree.nodes[index] else { continue }
      if isSame(target, id) { return (sequence, true) }
      if case .destructure(let targets, _) = tree[target],
        let first = tree.children(targets).first, isSame(first, id)
      {
        return (sequence, false)
      }
    }
    return nil
  }

  private func parameterType(of id: NodeID) -> String? {
    guard let parameter = parameter(of: id), parameter.type >= 0 else { return nil }
    return names.text(tree.types[Int(parameter.type)].name)
  }

  // MARK: What stands around

  /// Whether nothing around a quotient makes Swift read its literals as fractions.
  private func staysWhole(_ id: NodeID) -> Bool {
    guard let parent = parent(of: id) else { return true }
    switch tree[parent] {
    case .expression, .interpolated: return true
    case .declare(let target, let type, _):
      guard type >= 0 else { return true }
      let reference = tree.types[Int(type)]
      let isC = reference.span.start < tree.span(target).start
      return isC || wholeTypes.contains(names.text(reference.name))
    case .unary: return staysWhole(parent)
    case .tuple:
      // `let (rows, rest) = (n / 2, n % 2)`: elsewhere parentheses make a point.
      guard let declaration = self.parent(of: parent) else { return false }
      if case .destructure = tree[declaration] { return true }
      return false
    case .binary(_, let left, let right):
      return isInt(left == id ? right : left, 4) && staysWhole(parent)
    case .call(let callee, _):
      // `CGFloat(5 / 2)` converts what Swift divided as Int.
      return ["print", "CGFloat", "Double", "Float"].contains(lastWord(callee) ?? "")
    default: return false
    }
  }

  /// The node above; a parent stands after its children, in the same statement.
  private func parent(of id: NodeID) -> NodeID? {
    for index in Int(id) + 1..<max(Int(id) + 1, min(Int(id) + 400, tree.nodes.count)) {
      switch tree.nodes[index] {
      case .declare(_, _, id), .assign(_, id), .update(_, _, id), .destructure(_, value: id):
        return Int32(index)
      case .declare, .assign, .update, .destructure: return nil
      default: if tree.operands(of: Int32(index)).contains(id) { return Int32(index) }
      }
    }
    return nil
  }
}

private let wholeTypes: Set<String> = ["Int", "NSInteger", "int", "UInt", "NSUInteger", "long"]
