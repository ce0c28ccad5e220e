// Whole numbers of C without a sign, below zero: in a comparison, and where a fraction is made of them, C counts with
// 2³² or 2⁶⁴ more. Elsewhere what is kept is the number below zero, which the same bits stand for.

extension Evaluator {
  /// Looks for such comparisons and fractions in a text of C, and has what may be below zero counted as C counts it.
  ///
  /// Rule: the usual arithmetic conversions of C; of a comparison `a < b`, and of an operand that meets a fraction.
  mutating func countWithoutSigns(from first: Int) {
    for index in first..<tree.nodes.count {
      switch tree.nodes[index].node {
      case .binary(let op, let left, let right) where op.compares && isOfC(Int32(index)):
        guard let type = common(numberOfC(left, 6), numberOfC(right, 6)) else { continue }
        let (a, b) = (counted(left, as: type), counted(right, as: type))
        tree.nodes[index].node = .binary(op, a, b)
      case .binary(let op, let left, let right) where op.makesFractions && isOfC(Int32(index)):
        let a = isFraction(right) ? counted(left) : left
        let b = isFraction(left) ? counted(right) : right
        tree.nodes[index].node = .binary(op, a, b)
        if op == .multiply { wrapProduct(a, b, at: index) }
      case .update(.multiply, let target, let value) where isOfC(Int32(index)):
        wrapUpdate(target, value, at: index)
      case .declare(let target, let type, let value)
      where type >= 0 && value >= 0 && keepsFraction(type):
        tree.nodes[index].node = .declare(target: target, type: type, value: counted(value))
      case .cast(let value, let type, let mode) where type >= 0 && keepsFraction(type):
        tree.nodes[index].node = .cast(counted(value), type, mode)
      // `(double)(n - 1)`, which is read as `Double(n - 1)`.
      case .call(let callee, let arguments)
      where arguments.count == 1 && convertsToFraction(callee) && isOfC(Int32(index)):
        let argument = Int(arguments.start)
        tree.arguments[argument].value = counted(tree.arguments[argument].value)
      default: continue
      }
    }
  }

  /// `hash * 16777619u`: C keeps the last 32 bits, and no double has room for more than 53 of the product.
  private mutating func wrapProduct(_ left: NodeID, _ right: NodeID, at index: Int) {
    guard keepsLastBits(left, right) else { return }
    let place = tree.nodes[index].place
    let product = tree.add(.binary(.multiply, left, right), place.span, height: place.height)
    tree.nodes[index].node = .wrapped(product, .uint32)
  }

  /// `hash *= 16777619u` as `hash = hash * 16777619u`.
  private mutating func wrapUpdate(_ target: NodeID, _ value: NodeID, at index: Int) {
    guard case .global = tree[target], keepsLastBits(target, value) else { return }
    let place = tree.nodes[index].place
    let product = tree.add(.binary(.multiply, target, value), place.span, height: place.height)
    let kept = tree.add(.wrapped(product, .uint32), place.span, height: place.height)
    tree.nodes[index].node = .assign(target, kept)
  }

  /// Whether the product of two numbers without a sign may have more digits than a double.
  private func keepsLastBits(_ left: NodeID, _ right: NodeID) -> Bool {
    common(numberOfC(left, 6), numberOfC(right, 6)) == .uint32 && !tree.isShort(left)
      && !tree.isShort(right)
  }

  /// Says what a number below zero counted as.
  mutating func noteCounted(_ value: Value, as counted: Value, at id: NodeID) {
    guard case .number(let number) = value, number < 0, case .number(let result) = counted,
      let whole = Int(exactly: number)
    else { return }
    let bits = result < 0x1p33 ? UInt(UInt32(truncatingIfNeeded: whole)) : UInt(bitPattern: whole)
    warn(
      .misleading(
        .withoutSign(written: shortened(id), value: "\(whole)", counts: "\(bits)")),
      at: tree.span(id))
  }

  // MARK: What is counted otherwise

  /// An operand that meets a fraction, as what its own type makes of it.
  private mutating func counted(_ id: NodeID) -> NodeID {
    guard let type = numberOfC(id, 6) else { return id }
    return counted(id, as: type)
  }

  /// An operand as a type without a sign counts it; itself where it is not below zero, and for other types.
  private mutating func counted(_ id: NodeID, as type: NumberOfC) -> NodeID {
    guard type == .uint32 || type == .uint64, mayBeBelowZero(id, 6) else { return id }
    let reference = TypeReference(
      name: words.wildcard, numberOfC: type == .uint32 ? .counted32 : .counted64, span: .nowhere)
    let place = tree.nodes[Int(id)].place
    return tree.add(.cast(id, tree.keep(reference), .assigned), place.span, height: place.height)
  }

  private func keepsFraction(_ type: Int32) -> Bool {
    let number = tree.types[Int(type)].numberOfC
    return number == .double || number == .float
  }

  /// Whether a call makes a fraction of a number: `CGFloat(n)`.
  func convertsToFraction(_ callee: NodeID) -> Bool {
    guard case .global(let name) = tree[callee] else { return false }
    return fractionTypes.contains(names.text(name))
  }

  private func isFraction(_ id: NodeID) -> Bool {
    if let number = numberOfC(id, 6) { return number == .double || number == .float }
    guard case .member(_, let name) = tree[id] else { return false }
    return ["x", "y", "width", "height", "tx", "ty", "dx", "dy"].contains(names.text(name))
  }

  /// Whether an expression may be below zero: what is subtracted, and variables, unless they only count up.
  private func mayBeBelowZero(_ id: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    switch tree[id] {
    case .number(let number): return number < 0
    case .unary(.minus, _), .binary(.subtract, _, _): return true
    case .binary(_, let left, let right), .conditional(_, let left, let right):
      return mayBeBelowZero(left, rest - 1) || mayBeBelowZero(right, rest - 1)
    case .global, .local, .sharedLocal: return mayFall(id, rest)
    case .call: return numberOfC(id, rest).map { !$0.hasNoSign } ?? false
    default: return false
    }
  }

  private func mayFall(_ id: NodeID, _ rest: Int) -> Bool {
    guard let declaration = declaration(of: id), case .declare(_, _, let value) = tree[declaration]
    else { return numberOfC(id, rest).map { !$0.hasNoSign } ?? false }
    if value >= 0, mayBeBelowZero(value, rest - 1) { return true }
    let end = min(Int(declaration) + 4000, tree.nodes.count)
    return (Int(declaration)..<end).contains { index in
      switch tree.nodes[index].node {
      case .update(let op, let target, _): op != .add && op != .multiply && isSame(target, id)
      case .assign(let target, let value):
        isSame(target, id) && mayBeBelowZero(value, rest - 1)
      default: false
      }
    }
  }

  // MARK: Types

  /// The number of C that an expression is, by the text alone.
  private func numberOfC(_ id: NodeID, _ rest: Int) -> NumberOfC? {
    guard rest > 0 else { return nil }
    switch tree[id] {
    case .number: return isWhole(id) ? .int32 : .double
    case .unary(.minus, let operand): return numberOfC(operand, rest - 1)?.promoted
    case .binary(let op, let left, let right) where op.calculates:
      return common(numberOfC(left, rest - 1), numberOfC(right, rest - 1))
    case .wholeQuotient(let left, let right, _), .conditional(_, let left, let right):
      return common(numberOfC(left, rest - 1), numberOfC(right, rest - 1))
    case .step(let update, _):
      guard case .update(_, let target, _) = tree[update] else { return nil }
      return numberOfC(target, rest - 1)
    case .member(_, let name):
      return staticType(of: id)?.numberOfC ?? (isCount(name) ? .uint64 : nil)
    case .call(let callee, let arguments):
      guard arguments.count == 0, tree.nodes[Int(id)].place.isMessage else {
        return staticType(of: id)?.numberOfC
      }
      return numberOfC(callee, rest - 1)
    default: return staticType(of: id).flatMap { $0.isPlain ? $0.numberOfC : nil }
    }
  }

  /// NSUInteger in Foundation and UIKit, where no class of the program has another.
  func isCount(_ name: Name) -> Bool {
    guard ["count", "length", "hash", "numberOfTouches"].contains(names.text(name)) else {
      return false
    }
    return !tree.structures.contains { $0.fields.contains { $0.name == name } }
      && !tree.bodies.contains { $0.members.contains { $0.name == name } }
  }

  /// What two operands are counted as.
  private func common(_ left: NumberOfC?, _ right: NumberOfC?) -> NumberOfC? {
    guard let left = left?.promoted, let right = right?.promoted else { return nil }
    let types: [NumberOfC] = [.double, .float, .uint64, .int64, .uint32]
    return types.first { left == $0 || right == $0 } ?? .int32
  }
}

extension Tree {
  /// Whether the product of any 32 bits and this number is exact.
  func isShort(_ id: NodeID) -> Bool {
    guard case .number(let number) = self[id] else { return false }
    return number < 0x1p21
  }
}

extension NumberOfC {
  /// What is smaller than `int` counts as one.
  fileprivate var promoted: NumberOfC {
    switch self {
    case .truth, .int8, .int16, .uint8, .uint16: .int32
    default: self
    }
  }

  fileprivate var hasNoSign: Bool { self == .uint32 || self == .uint64 }
}

extension BinaryOperator {
  fileprivate var compares: Bool {
    self == .less || self == .lessEqual || self == .greater || self == .greaterEqual
  }

  fileprivate var makesFractions: Bool {
    self == .add || self == .subtract || self == .multiply || self == .divide
  }

  fileprivate var calculates: Bool { makesFractions || self == .remainder }
}
