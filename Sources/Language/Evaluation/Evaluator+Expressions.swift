internal import Geometry
internal import Views

extension Evaluator {
  /// The value of an expression.
  ///
  /// Hot: each case that does more than a few steps is a method.
  mutating func evaluate(_ id: NodeID) throws(Diagnostic) -> Value {
    switch tree.nodes[Int(id)].node {
    case .number(let value): return .number(value)
    case .angle(let value, let unit): return .angle(Angle(value, unit))
    case .boolean(let value): return .boolean(value)
    case .nothing: return .nothing
    case .text(let index): return text(tree.texts[Int(index)])
    case .local(let slot): return try local(slot, id)
    case .sharedLocal(let slot): return try shared(slot, id)
    case .global(let name): return try global(name, id)
    case .selfReference: return selfValue(at: id)
    case .implicitMember(let name): return implicit(name, id)
    case .unary(let op, let operand): return try unary(op, operand)
    case .binary(let op, let left, let right): return try binary(op, left, right, id)
    case .logical(let op, let left, let right): return try logical(op, left, right)
    case .conditional(let condition, let then, let otherwise):
      return try self.condition(condition)
        ? choose(then, beside: otherwise) : choose(otherwise, beside: then)
    case .call(let callee, let arguments): return try call(id, callee, arguments)
    case .member(let base, let name): return try member(base, name, id)
    case .optionalMember(let base, let name): return try optionalMember(base, name, id)
    case .tuple(let arguments): return try tuple(arguments, id)
    case .list(let elements): return try list(elements)
    case .closure, .dictionary, .interpolated, .matrix, .range, .degrees, .force, .element, .entry,
      .optionalElement, .subscripted, .typeTest, .cast, .attempt, .wholeQuotient, .wrapped, .step,
      .hole:
      return try evaluateRare(id)
    case .name, .expression, .declare, .observed, .destructure, .assign, .update, .function,
      .structure,
      .returning, .branch, .guarding, .binding, .matching, .deferring, .throwing, .catching,
      .forEach, .whileLoop,
      .repeatLoop, .breakLoop, .labelled, .leave,
      .continueLoop, .choose, .choice, .block:
      return .void
    }
  }

  private mutating func evaluateRare(_ id: NodeID) throws(Diagnostic) -> Value {
    switch tree.nodes[Int(id)].node {
    case .interpolated(let parts): return try interpolated(parts, id)
    case .closure(let function): return try makeFunction(function)
    case .matrix(let rows): return try matrix(rows, id)
    case .range(let lower, let upper, let isClosed): return try range(lower, upper, isClosed, id)
    case .degrees(let operand):
      return .angle(Angle(degrees: try number(operand, for: "°")))
    case .force(let operand):
      let value = try evaluate(operand)
      if case .nothing = value {
        throw Diagnostic(
          .foundNil(describe(operand), isImage: isImageCall(operand)), tree.span(operand))
      }
      return value
    case .element(let list, let index): return try element(of: evaluateValue(list), list, index)
    case .optionalElement(let list, let index):
      let value = try evaluateValue(list)
      if case .nothing = value { return .nothing }
      return try element(of: value, list, index)
    case .subscripted(let base, let arguments): return try subscripted(base, arguments, id)
    case .attempt(let value): return try attempt(value)
    case .dictionary(let parts): return try dictionary(parts, id)
    case .entry(let base, let key, let otherwise): return try entry(base, key, otherwise)
    case .typeTest(let operand, let type):
      let value = try evaluate(operand)
      return .boolean(try isKind(value, asked(type)))
    case .cast(let value, let type, let mode): return try cast(value, type, mode, id)
    case .wholeQuotient(let left, let right, let drops):
      return try wholeQuotient(left, right, id, drops: drops)
    case .wrapped(let operation, let type): return try lastBits(of: operation, type, id)
    case .step(let update, let isPrefix): return try step(update, isPrefix: isPrefix)
    case .hole:
      guard case .value(let filling)? = filling else { throw Diagnostic(.hole, tree.span(id)) }
      return filling
    default: return .void
    }
  }

  /// The value of an expression that must have one.
  mutating func evaluateValue(_ id: NodeID) throws(Diagnostic) -> Value {
    let value = try evaluate(id)
    if case .void = value { throw Diagnostic(.noValue(describe(id)), tree.span(id)) }
    return value
  }

  /// The number that an expression gives to an operator; other kinds are refused.
  mutating func number(_ id: NodeID, for op: String) throws(Diagnostic) -> Double {
    let value = try settled(try evaluateValue(id), as: .number, at: id)
    guard case .number(let number) = value else {
      throw Diagnostic(
        .wrongKind(expected: Kind.number.words, found: value.kind.words, of: op), tree.span(id))
    }
    return number
  }

  /// What the source says at a node, shortened for a message.
  func describe(_ id: NodeID) -> String {
    let text = sources.text(tree.span(id))
    return text.utf8.count <= 40 ? "'\(visible(text))'" : "this"
  }

  /// `UIImage(named: "a")`, which gives nil here.
  private func isImageCall(_ id: NodeID) -> Bool {
    guard case .call(let callee, _) = tree[id] else { return false }
    return lastWord(callee) == "UIImage"
  }

  // MARK: Names

  // Mutating, though they change nothing: otherwise the evaluator is copied for them.
  private mutating func local(_ slot: Int32, _ id: NodeID) throws(Diagnostic) -> Value {
    let value = stack[base + Int(slot)]
    if value.isMissing { throw unset(id) }
    return value
  }

  private mutating func shared(_ slot: Int32, _ id: NodeID) throws(Diagnostic) -> Value {
    guard case .cell(let cell) = stack[base + Int(slot)] else { return try local(slot, id) }
    let value = cells[Int(cell)]
    if value.isMissing { throw unset(id) }
    return value
  }

  private func unset(_ id: NodeID) -> Diagnostic {
    Diagnostic(.usedBeforeValue(sources.text(tree.span(id))), tree.span(id))
  }

  mutating func global(_ name: Name, _ id: NodeID) throws(Diagnostic) -> Value {
    switch globals.state(Int(name.id)) {
    case .variable, .constant:
      let value = globals.value(Int(name.id))
      if globals.object(Int(name.id)) != 0, let function = value.function(),
        !(objects.current > 0 && hides(name, at: id))
      {
        return try readByMessage(function, id)
      }
      if objects.current > 0, hides(name, at: id) {
        return try member(of: viewAround(id), name, id)
      }
      return value
    case .observed where !globals[Int(name.id)].value.isMissing:
      return globals.value(Int(name.id))
    case .computed: return try computed(name, id)
    case .missing: return try catalogueValue(name, id)
    case .observed where globals[Int(name.id)].object > 0:
      guard let observed = memberBelow(name, globals[Int(name.id)].object) else {
        throw Diagnostic(.usedBeforeValue(names.text(name)), tree.span(id))
      }
      return try global(observed.name, id)
    case .declared, .observed: throw Diagnostic(.usedBeforeValue(names.text(name)), tree.span(id))
    }
  }

  // MARK: Operators

  private mutating func unary(_ op: UnaryOperator, _ operand: NodeID) throws(Diagnostic) -> Value {
    let value = try settled(try evaluateValue(operand), at: operand)
    // As between two numbers, `-` before one is Swift's.
    if overloads.holdOperators, op != .minus || value.kind != .number,
      let own = try ownResult(of: op, value, at: operand)
    {
      return own
    }
    switch (op, value) {
    case (.minus, .number(let number)): return .number(-number)
    case (.minus, .angle(let angle)): return .angle(-angle)
    case (.minus, .vector(let vector)): return .vector(-vector)
    case (.minus, .row(let row)): return .row(-row)
    case (.minus, .row3D(let row)): return .row3D(-row)
    case (.minus, .point(let point)): return .point(Point(x: -point.x, y: -point.y))
    case (.not, .boolean(let truth)): return .boolean(!truth)
    case (.complement, .number(let number)):
      guard let bits = Int(exactly: number) else {
        throw Diagnostic(.notWhole(plainText(value)), tree.span(operand))
      }
      return .number(Double(~bits))
    case (.complement, .symbol(let symbol)) where symbol.kind.isOptions:
      return Options(kind: symbol.kind, bits: ~symbol.index).asValue
    default:
      if op == .not, let truth = truthInC(value, at: operand) { return .boolean(!truth) }
      if op == .minus, let number = numberInC(value, at: operand) { return .number(-number) }
      let expected = op == .not ? Kind.boolean : .number
      throw Diagnostic(
        .wrongKind(expected: expected.words, found: value.kind.words, of: op.spelling),
        tree.span(operand))
    }
  }

  private mutating func binary(
    _ op: BinaryOperator, _ left: NodeID, _ right: NodeID, _ id: NodeID
  ) throws(Diagnostic) -> Value {
    if op == .multiply, !overloads.holdOperators, let product = product(left, right) {
      return .transform(product)
    }
    if case .list(let elements) = tree.nodes[Int(left)].node, tree.holdsImplicit(elements) {
      let second = try evaluate(right)
      return try operate(op, try operand(left, beside: second), second, at: id, left, right)
    }
    let first = try evaluate(left)
    let mark = trace?.operations.count
    let second = try operand(right, beside: first)
    trace?.mark = mark
    return try operate(op, first, second, at: id, left, right)
  }

  /// An operand; what a literal of a list holds, the other one may say: `points + [.zero]`.
  @inline(__always)
  private mutating func operand(_ id: NodeID, beside first: Value) throws(Diagnostic) -> Value {
    if case .list = tree.nodes[Int(id)].node, let list = try listed(id, like: first) { return list }
    return try evaluate(id)
  }

  /// The product of two variables that hold transforms, without copying values: the commonest step
  /// of a loop.
  ///
  /// Nil for everything else, and where the result is not finite.
  @inline(__always)
  mutating func product(_ left: NodeID, _ right: NodeID) -> AffineTransform? {
    guard convention == .row, trace == nil,
      let first = transform(left), let second = transform(right)
    else { return nil }
    let product = first.concatenating(second)
    return product.isFinite ? product : nil
  }

  @inline(__always)
  private mutating func transform(_ id: NodeID) -> AffineTransform? {
    switch tree.nodes[Int(id)].node {
    case .global(let name):
      objects.current > 0 && hides(name, at: id) ? nil : globals[Int(name.id)].value.transform()
    case .local(let slot): stack[base + Int(slot)].transform()
    default: nil
    }
  }

  private mutating func logical(_ op: LogicalOperator, _ left: NodeID, _ right: NodeID)
    throws(Diagnostic) -> Value
  {
    switch op {
    case .and: return .boolean(try condition(left) ? try condition(right) : false)
    case .or: return .boolean(try condition(left) ? true : try condition(right))
    case .coalesce:
      let value = try evaluate(left)
      guard case .nothing = value else { return value }
      if let list = try listed(right, besideMissing: left) { return list }
      return try choose(right, beside: left, isFallback: true)
    case .elvis:
      let value = try evaluate(left)
      return try holds(value, at: left) ? value : choose(right, beside: left)
    }
  }
}
