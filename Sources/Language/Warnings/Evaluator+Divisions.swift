/// Quotients that mean something else in Swift and C.
extension Evaluator {
  /// `1/2π` and `5 / 2`.
  mutating func inspectDivision(_ id: NodeID, _ left: NodeID, _ right: NodeID) {
    if case .number(let numerator) = tree[left], case .number(let denominator) = tree[right] {
      if written(right).hasSuffix("π") {
        inspectFraction(id, numerator, left, right, denominator)
      } else if isWhole(left), isWhole(right) {
        inspectLiterals(id, numerator, denominator)
      }
    } else {
      inspectWholeQuotient(id, left, right)
    }
  }

  private mutating func inspectLiterals(_ id: NodeID, _ numerator: Double, _ denominator: Double) {
    guard case .binary(_, let left, let right) = tree[id] else { return }
    if isBesideInt(id) || isPartOfWhole(id) {
      tree.nodes[Int(id)].node = .wholeQuotient(left, right, drops: true)
    } else if staysWhole(id), !isGivenToWhole(id) {
      watchQuotient(numerator, denominator, id)
    }
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
  /// Rule: what it is given to is not declared as a whole number, and drops nothing; and
  /// both operands are literals without point or exponent, and nothing around them makes Swift
  /// read them as fractions (an annotation, a parameter, an operand with a fraction), or the declaration is
  /// C's; or both are whole by their types, which the text shows: variables, parameters and stored properties
  /// annotated Int or declared with such a value, variables of loops that count, what closures get of lists of
  /// whole numbers, `Int(…)`, `.count`, and sums and products of these.
  mutating func watchQuotient(_ left: Double, _ right: Double, _ id: NodeID) {
    let quotient = left / right
    guard quotient != quotient.rounded(), quotient.isFinite else { return }
    warn(
      .misleading(
        .wholeDivision(
          written: quotientText(left, right, id), value: plainText(.number(quotient)),
          whole: plainText(.number(quotient.rounded(.towardZero))))),
      at: tree.span(id))
  }

  /// What a macro stands for is not in the text.
  private func quotientText(_ left: Double, _ right: Double, _ id: NodeID) -> String {
    guard case .binary(_, let first, _) = tree[id], tree.nodes[Int(first)].place.isWholeOfMacro
    else { return shortened(id) }
    return "\(plainText(.number(left))) / \(plainText(.number(right)))"
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
          written: sources.text(span), value: plainText(.number(quotient)),
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

  /// Whether something is still to be said about `count /= 2` where it does not come out whole.
  func mayWarn(ofUpdate target: NodeID, by value: NodeID) -> Bool {
    mayWarn(ofQuotient: target) && isInt(target, 8) && isInt(value, 8) && !isOfWholeOfC(target)
  }

  mutating func wholeQuotient(_ left: NodeID, _ right: NodeID, _ id: NodeID, drops: Bool)
    throws(Diagnostic) -> Value
  {
    let (first, second) = (try evaluateValue(left), try evaluateValue(right))
    let result = try operate(.divide, first, second, at: id, left, right)
    if drops { return wholePart(of: result) }
    if case (.number(let a), .number(let b)) = (first, second) { watchQuotient(a, b, id) }
    return result
  }

  // MARK: What stands around

  /// Whether nothing around a quotient makes Swift read its literals as fractions.
  func staysWhole(_ id: NodeID) -> Bool {
    // In C a literal has its type from itself alone.
    if isTextOfC(id) || isWithinC(id) { return true }
    guard let parent = parent(of: id) else { return true }
    switch tree[parent] {
    case .interpolated: return true
    // `print([7 / 2, 3])`: a list of whole numbers, where all of it is.
    case .list(let elements):
      if case .declare(_, 0..., _)? = self.parent(of: parent).map({ tree[$0] }) { return false }
      return tree.children(elements).allSatisfy { isInt($0, 4) } && staysWhole(parent)
    case .expression:
      // What a body of one expression gives is of the declared type: `func half() -> CGFloat { 1 / 2 }`.
      let result = result(around: id)
      return result < 0 || isWholeSomewhere(result)
    case .declare(_, let type, _):
      guard type >= 0 else { return true }
      return wholeTypes.contains(names.text(tree.types[Int(type)].name))
    case .unary: return staysWhole(parent)
    case .tuple:
      // `let (rows, rest) = (n / 2, n % 2)`: elsewhere parentheses make a point.
      guard let declaration = self.parent(of: parent) else { return false }
      if case .destructure = tree[declaration] { return true }
      return false
    case .binary(_, let left, let right):
      return isInt(left == id ? right : left, 4) && staysWhole(parent)
    case .range(let lower, let upper, _):
      return isInt(lower == id ? upper : lower, 4) && isCounted(parent)
    case .call(let callee, let arguments): return takesWhole(lastWord(callee) ?? "", arguments)
    default: return false
    }
  }

  /// `CGFloat(5 / 2)` converts what Swift divided as Int; `CGPoint(x: 7 / 2, y: 0)` has an initializer of whole numbers,
  /// which Swift prefers where all are.
  private func takesWhole(_ callee: String, _ arguments: ArgumentList) -> Bool {
    if ["print", "CGFloat", "Double", "Float"].contains(callee) { return true }
    return ["CGPoint", "CGSize", "CGVector", "CGRect"].contains(callee)
      && tree.arguments(arguments).allSatisfy { isInt($0.value, 8) }
  }

  /// Whether a loop goes through a range, whose ends are whole numbers then.
  private func isCounted(_ range: NodeID) -> Bool {
    tree.nodes.dropFirst(Int(range)).prefix(400).contains { element in
      if case .forEach(_, range, _) = element.node { true } else { false }
    }
  }

  /// The node above; a parent stands after its children, in the same statement.
  ///
  /// Between them may stand those of a closure behind: `animate(withDuration: 1 / 3) { v.alpha = 0 }`.
  func parent(of id: NodeID) -> NodeID? {
    let end = tree.span(id).end
    for index in Int(id) + 1..<max(Int(id) + 1, min(Int(id) + 400, tree.nodes.count)) {
      switch tree.nodes[index].node {
      case .declare(_, _, id), .assign(_, id), .update(_, _, id), .destructure(_, value: id):
        return Int32(index)
      case .declare, .assign, .update, .destructure:
        if tree.span(Int32(index)).start < end { return nil }
      default: if tree.operands(of: Int32(index)).contains(id) { return Int32(index) }
      }
    }
    return nil
  }
}
