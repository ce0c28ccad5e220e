// Whole numbers with a number of bits, as Swift counts with them: `&+`, `<<` and `~` keep the last bits of a result,
// and what is stored has to fit. Elsewhere numbers are doubles, which have room for more.

internal import Geometry

extension Evaluator {
  /// `a &+ b`, `a << b`, `~a`: the last bits of the result, as many as the type of the operands has.
  ///
  /// The type is found when the operation runs for the first time, and kept in the tree.
  mutating func lastBits(of operation: NodeID, _ known: WholeNumberType?, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    let type = known ?? wholeType(of: operation, 8) ?? .int
    if known == nil { tree.nodes[Int(id)].node = .wrapped(operation, type) }
    guard case .binary(let op, let left, let right) = tree[operation] else {
      return try kept(try evaluateValue(operation), type, id)
    }
    let (first, second) = (try evaluateValue(left), try evaluateValue(right))
    guard let a = whole(first), let b = whole(second) else {
      return try operate(op, first, second, at: operation, left, right)
    }
    return .number(try number(Self.bits(op, a, b), type, id))
  }

  private func kept(_ value: Value, _ type: WholeNumberType, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard let bits = whole(value) else { return value }
    return .number(try number(bits, type, id))
  }

  private func number(_ bits: Int, _ type: WholeNumberType, _ id: NodeID) throws(Diagnostic)
    -> Double
  {
    guard let number = type.wrapped(bits) else {
      throw Diagnostic(.inexactWhole, tree.span(id))
    }
    return number
  }

  private func whole(_ value: Value) -> Int? {
    guard case .number(let number) = value else { return nil }
    return Int(exactly: number)
  }

  /// The last 64 bits of a result.
  private static func bits(_ op: BinaryOperator, _ a: Int, _ b: Int) -> Int {
    switch op {
    case .add: a &+ b
    case .subtract: a &- b
    case .multiply: a &* b
    default: a << b
    }
  }

  /// The type of what a member is asked of, `x.bitWidth`, by the text alone.
  func wholeType(ofOwner id: NodeID) -> WholeNumberType {
    switch tree[id] {
    case .call(let callee, _): wholeType(ofOwner: callee)
    case .member(let base, _), .optionalMember(let base, _): wholeType(of: base, 8) ?? .int
    default: .int
    }
  }

  /// What Swift's methods give that report an overflow: what is left of a result in a type, and whether that had no
  /// room for it.
  mutating func reported(_ result: (partialValue: Int, overflow: Bool), _ type: WholeNumberType)
    throws(Fault) -> Value
  {
    guard let number = type.wrapped(result.partialValue) else { throw .problem(.inexactWhole) }
    let hasRoom = (type.lowest...type.highest).contains(Double(result.partialValue))
    return makeTuple(
      [.number(number), .boolean(result.overflow || !hasRoom)],
      ["partialValue", "overflow"].map { names.find($0) ?? .none })
  }

  /// The type of a whole number by the text alone; nil where it says nothing of bits.
  private func wholeType(of id: NodeID, _ rest: Int) -> WholeNumberType? {
    guard rest > 0 else { return nil }
    switch tree[id] {
    case .binary(.shiftLeft, let operand, _), .binary(.shiftRight, let operand, _),
      .unary(_, let operand), .wrapped(let operand, _):
      return wholeType(of: operand, rest - 1)
    case .binary(_, let left, let right):
      return wholeType(of: left, rest - 1) ?? wholeType(of: right, rest - 1)
    // `UInt8(x)`, `UInt8.max`.
    case .call(let type, _), .member(let type, _):
      if case .global(let name) = tree[type],
        let whole = WholeNumberType.named(names.text(name))
      {
        return whole
      }
    default: break
    }
    return staticType(of: id)?.whole ?? (isByte(id, rest - 1) ? .uint8 : nil)
  }

  /// Whether the text says that a number is of the bytes of a text, `text.utf8`.
  private func isByte(_ id: NodeID, _ rest: Int) -> Bool {
    switch tree[id] {
    case .element(let list, _): isBytes(list, rest)
    case .global, .local, .sharedLocal: sequence(of: id).map { isBytes($0, rest) } ?? false
    default: false
    }
  }

  private func isBytes(_ id: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    switch tree[id] {
    case .member(_, let name): return names.text(name, is: "utf8")
    case .call(let callee, let arguments):
      guard case .global(let name) = tree[callee], names.text(name, is: "Array") else {
        return false
      }
      return tree.arguments(arguments).first.map { isBytes($0.value, rest - 1) } ?? false
    case .global, .local, .sharedLocal:
      return definition(of: id).map { isBytes($0, rest - 1) } ?? false
    default: return false
    }
  }

  /// Refuses what the declared type has no number for, where Swift's program would stop.
  mutating func checkRoom(for value: Value, in type: TypeReference, at id: NodeID)
    throws(Diagnostic)
  {
    guard let whole = type.whole, case .number(let number) = value,
      !(whole.lowest...whole.highest).contains(number)
    else { return }
    throw Diagnostic(
      .outsideType("\(whole.name)", Geometry.numberText(number, .full)), tree.span(id)
    ).labelled(type.span, .declaredHere)
  }
}
