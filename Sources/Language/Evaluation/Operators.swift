internal import Geometry

extension Evaluator {
  /// Applies an operator to two values; an implicit member takes the kind of the other operand.
  mutating func operate(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at id: NodeID, _ leftNode: NodeID,
    _ rightNode: NodeID
  ) throws(Diagnostic) -> Value {
    if case .number(let a) = left, case .number(let b) = right {
      let result: Value
      do { result = try Self.numbers(op, a, b, settings.precision) } catch {
        throw diagnostic(error, at: id)
      }
      if op == .multiply, case .number(let product) = result, product.magnitude > 0x1p53 {
        try requireExact(product, a, b, at: id, leftNode, rightNode)
      }
      return result
    }
    if op == .multiply, let product = plainProduct(left, right) { return product }
    return try operateOnValues(op, left, right, at: id, leftNode, rightNode)
  }

  /// Refuses the product of two whole numbers that a double has no room for, as in `a * b % m`; from 2^63 on Swift has
  /// none either.
  @inline(never)
  private mutating func requireExact(
    _ product: Double, _ a: Double, _ b: Double, at id: NodeID, _ left: NodeID, _ right: NodeID
  ) throws(Diagnostic) {
    guard product.magnitude < 0x1p63, (-product).addingProduct(a, b) != 0,
      isWholeProduct(left, right)
    else {
      return
    }
    throw Diagnostic(.inexactWhole, tree.span(id))
  }

  /// Whether both factors are whole numbers in Swift or C, by the text; what comes of literals alone may be meant as in
  /// mathematics.
  func isWholeProduct(_ left: NodeID, _ right: NodeID) -> Bool {
    isInt(left, 4) && isInt(right, 4) && !(isOfLiterals(left, 8) && isOfLiterals(right, 8))
  }

  /// The product of two transforms, or of a point and a transform, of which nobody wants to hear more; nil
  /// for everything else, and where the result is not finite.
  @inline(__always)
  private mutating func plainProduct(_ left: Value, _ right: Value) -> Value? {
    guard case .transform(let t) = right, convention == .row, trace == nil,
      !overloads.holdOperators
    else { return nil }
    switch left {
    case .transform(let first):
      let product = first.concatenating(t)
      return product.isFinite ? .transform(product) : nil
    case .point(let point) where !settings.warns:
      let image = point.applying(t)
      return image.isFinite ? .point(image) : nil
    default: return nil
    }
  }

  /// Not inlined: its values take tens of kilobytes of stack, at each level of an expression.
  @inline(never)
  private mutating func operateOnValues(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at id: NodeID, _ leftNode: NodeID,
    _ rightNode: NodeID
  ) throws(Diagnostic) -> Value {
    if tree.holdsWeak, case .nothing = right, op == .equal || op == .notEqual {
      watchWeak(left, leftNode)
    }
    if op == .equal || op == .notEqual, left.isImplicit || right.isImplicit {
      try refuseUnknown(left, beside: right, rightNode, at: leftNode)
      try refuseUnknown(right, beside: left, leftNode, at: rightNode)
      if let same = equalsNothing(op, left, right) { return .boolean(same == (op == .equal)) }
    }
    let first = try settled(
      settled(named(left, op, right), besideCase: right, at: leftNode), beside: right.kind,
      at: leftNode)
    let second = try settled(
      settled(named(right, op, first), besideCase: first, at: rightNode),
      beside: first.kindOfOptions ?? first.kind, at: rightNode)
    if case .void = first { throw Diagnostic(.noValue(describe(leftNode)), tree.span(leftNode)) }
    if case .void = second { throw Diagnostic(.noValue(describe(rightNode)), tree.span(rightNode)) }
    if !settings.prefersFrameworks, let value = try ownResult(of: op, [first, second], at: id) {
      return value
    }
    if let value = try order(op, first, second, at: id, leftNode, rightNode) { return value }
    do {
      if case .number(let a) = first, case .number(let b) = second {
        return try Self.numbers(op, a, b, settings.precision)
      }
      if let (a, b) = numbersInC(first, second, at: id) {
        return try Self.numbers(op == .power ? .exclusive : op, a, b, settings.precision)
      }
      if let value = try measuredResult(op, first, second) { return value }
      watchOperator(op, first, second, id, leftNode, rightNode)
      let result = try combine(op, first, second, id)
      if trace != nil { recordProduct(op, first, second, result, id) }
      if case .matrix = second, isSentToInfinity(first, as: result) {
        note(.pointAtInfinity, at: id)
      } else if case .matrix = first, isSentToInfinity(second, as: result) {
        note(.pointAtInfinity, at: id)
      }
      return result
    } catch {
      if settings.prefersFrameworks, let value = try ownResult(of: op, [first, second], at: id) {
        return value
      }
      if case .problem(.operands) = error, let value = try resultOfCases(op, first, second, at: id)
      {
        return value
      }
      if let value = try resultOfLiteral(op, first, second, at: id, (leftNode, rightNode)) {
        return value
      }
      guard case .problem(let problem) = error else {
        throw diagnostic(error, at: rightNode)
      }
      if let empty = [leftNode, rightNode].first(where: tree.isVoid) {
        throw Diagnostic(.emptyParentheses, tree.span(empty))
      }
      throw labelled(problem, first, second, id, leftNode, rightNode)
    }
  }

  /// `v.contentMode == .center`: what geometry does not ask for is kept by its name, a text.
  private mutating func named(_ value: Value, _ op: BinaryOperator, _ other: Value) -> Value {
    guard op == .equal || op == .notEqual, case .text = other, case .implicit(let member) = value
    else { return value }
    return text(names.text(member.payload.name))
  }

  /// Whether a value equals an implicit member where nil decides it, as in `points.first == .zero`.
  ///
  /// Nil is none of a type's values, and `.none` is nil where the type has no value of this name. The
  /// result is nil where neither is asked.
  private mutating func equalsNothing(_ op: BinaryOperator, _ left: Value, _ right: Value) -> Bool?
  {
    guard op == .equal || op == .notEqual else { return nil }
    switch (left, right) {
    case (.nothing, .implicit(let member)), (.implicit(let member), .nothing):
      return names.text(member.payload.name, is: "none")
    case (let value, .implicit(let member)), (.implicit(let member), let value):
      guard names.text(member.payload.name, is: "none"),
        settled(.implicit(member), likeCase: value).isImplicit,
        catalogue.constant(member.payload.name, of: value.kind) == nil
      else { return nil }
      return false
    default: return nil
    }
  }

  /// Whether a projection left a point, or one of a list, without a place in the plane.
  private func isSentToInfinity(_ value: Value, as image: Value) -> Bool {
    switch (value, image) {
    case (.point, .vector): true
    case (.list(let points), .list(let images)):
      zip(points.payload, images.payload).contains { isSentToInfinity($0, as: $1) }
    default: false
    }
  }

  private func recordProduct(
    _ op: BinaryOperator, _ left: Value, _ right: Value, _ result: Value, _ id: NodeID
  ) {
    if op == .multiply { record(.product, id, [left, right], result) }
    if op == .power { record(.power, id, [left, right], result) }
  }

  /// Both operands are labelled with what they are.
  private func labelled(
    _ problem: Problem, _ left: Value, _ right: Value, _ id: NodeID, _ leftNode: NodeID,
    _ rightNode: NodeID
  ) -> Diagnostic {
    switch problem {
    case .operands, .shapes, .columnVector, .rowVector, .projectiveVector:
      Diagnostic(problem, operatorSpan(leftNode, rightNode, id))
        .labelled(tree.span(leftNode), .operand(operandText(left)))
        .labelled(tree.span(rightNode), .operand(operandText(right)))
    default: Diagnostic(problem, tree.span(id))
    }
  }

  /// The span of the operator, between its operands; of the whole where they touch.
  private func operatorSpan(_ left: NodeID, _ right: NodeID, _ id: NodeID) -> Span {
    let between = Span(start: tree.span(left).end, end: tree.span(right).start)
    guard between.start < between.end, let source = sources.source(at: between.start) else {
      return tree.span(id)
    }
    let range = source.range(between)
    let isOperator = { (byte: UInt8) in !" \n\t()".utf8.contains(byte) }
    guard let first = source.bytes[range].firstIndex(where: isOperator),
      let last = source.bytes[range].lastIndex(where: isOperator)
    else { return tree.span(id) }
    return Span(start: source.base + Int32(first), end: source.base + Int32(last + 1))
  }

  func operandText(_ value: Value) -> String {
    switch value {
    case .matrix(let box): "\(box.payload.rows)×\(box.payload.columns) matrix"
    default: value.kind.words
    }
  }

  private mutating func combine(_ op: BinaryOperator, _ left: Value, _ right: Value, _ id: NodeID)
    throws(Fault) -> Value
  {
    switch op {
    // Apart, since an evaluator that is asked before it changes is copied.
    case .add:
      let result = try sum(left, right, id)
      return try finite(result, "+", left, right)
    case .subtract:
      let result = try difference(left, right)
      return try finite(result, "-", left, right)
    case .multiply:
      let result = try product(left, right)
      return try finite(result, "*", left, right)
    case .divide: return try quotient(left, right)
    case .power: return try power(left, right)
    case .remainder: throw .problem(.operands("%", left.kind.words, right.kind.words))
    case .either, .exclusive, .both: return try joinedOptions(op, left, right)
    case .shiftLeft, .shiftRight:
      throw .problem(.operands(op.spelling, left.kind.words, right.kind.words))
    case .equal: return .boolean(try equals(left, right, "==", within: nil, at: id))
    case .notEqual: return .boolean(try !equals(left, right, "!=", within: nil, at: id))
    case .approximately:
      // Swift's pattern: `0..<4 ~= row`.
      if case .number(let number) = right, let range = NumberRange(left) {
        return .boolean(range.contains(number))
      }
      return .boolean(try equals(left, right, "≈", within: 1e-9, at: id))
    case .less, .lessEqual, .greater, .greaterEqual: return .boolean(try compare(op, left, right))
    }
  }

  // MARK: Numbers

  /// Free of the evaluator, which would be copied for it.
  static func numbers(
    _ op: BinaryOperator, _ a: Double, _ b: Double, _ precision: Precision
  ) throws(Fault) -> Value {
    switch op {
    case .add: return .number(try finite(a + b, "+", a, b, precision))
    case .subtract: return .number(try finite(a - b, "-", a, b, precision))
    case .multiply: return .number(try finite(a * b, "*", a, b, precision))
    case .divide:
      if b == 0 { throw .problem(.divisionByZero(shown("/", a, b, precision))) }
      return .number(try finite(a / b, "/", a, b, precision))
    case .remainder:
      if b == 0 { throw .problem(.divisionByZero(shown("%", a, b, precision))) }
      return .number(try finite(a.wholeRemainder(b), "%", a, b, precision))
    case .power: return .number(try finite(Language.power(a, b), "^", a, b, precision))
    case .either, .exclusive, .both, .shiftLeft, .shiftRight: return .number(try bits(op, a, b))
    case .equal: return .boolean(a == b)
    case .notEqual: return .boolean(a != b)
    case .less: return .boolean(a < b)
    case .lessEqual: return .boolean(a <= b)
    case .greater: return .boolean(a > b)
    case .greaterEqual: return .boolean(a >= b)
    case .approximately: return .boolean(a.isApproximatelyEqual(to: b))
    }
  }

  /// What an operator of bits makes of two whole numbers; others have no bits.
  private static func bits(_ op: BinaryOperator, _ a: Double, _ b: Double) throws(Fault) -> Double {
    for number in [a, b] where Int(exactly: number) == nil {
      throw .problem(.notWhole(numberText(number, .full)))
    }
    guard let first = Int(exactly: a), let second = Int(exactly: b) else { return 0 }
    let result: Int =
      switch op {
      case .either: first | second
      case .exclusive: first ^ second
      case .both: first & second
      case .shiftLeft: first << second
      default: first >> second
      }
    guard let number = Double(exactly: result) else { throw .problem(.inexactWhole) }
    return number
  }

  /// Infinity comes only from `.infinity`; an operation that makes one, or NaN, is an error.
  @inline(__always)
  static func finite(
    _ result: Double, _ op: String, _ a: Double, _ b: Double, _ precision: Precision
  ) throws(Fault) -> Double {
    if result.isFinite { return result }
    if result.isInfinite, a.isInfinite || b.isInfinite { return result }
    throw .problem(.notFinite(shown(op, a, b, precision)))
  }

  private static func shown(_ op: String, _ a: Double, _ b: Double, _ precision: Precision)
    -> String
  {
    "\(telling(a, precision)) \(op) \(telling(b, precision))"
  }

  /// A number in an error about it: rounded it must not be another whose result there would be.
  private static func telling(_ number: Double, _ precision: Precision) -> String {
    let text = numberText(number, precision)
    return number != 0 && text == "0" ? numberText(number, .full) : text
  }

  /// Mutating, so that the evaluator is not copied for it.
  mutating func finite(_ value: Value, _ op: String, _ left: Value, _ right: Value)
    throws(Fault) -> Value
  {
    if value.isResult(ofFinite: left.isFinite && right.isFinite) { return value }
    throw .problem(.notFinite("\(plainText(left)) \(op) \(plainText(right))"))
  }
}
