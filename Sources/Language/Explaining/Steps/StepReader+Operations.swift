internal import Geometry

extension StepReader {
  mutating func read(_ operation: Trace.Operation, _ index: Int, _ at: Reading) -> [Step] {
    var inner = at
    inner.end = index
    var steps = read(operation, inner)
    guard operation.function != .none else { return steps }
    for index in steps.indices where steps[index].origin == nil {
      steps[index].origin = evaluator.names.text(operation.function)
    }
    return steps
  }

  private mutating func read(_ operation: Trace.Operation, _ at: Reading) -> [Step] {
    switch operation.kind {
    case .product: return chain(operation, at)
    case .power: return power(operation, at)
    case .entry(let entry): return read(operation, entry, at)
    }
  }

  /// A product: which factor acts first is the convention's choice.
  ///
  /// `A * B * C` is `(A * B) * C`: such a chain is followed to its left end without recursion.
  private mutating func chain(_ operation: Trace.Operation, _ at: Reading) -> [Step] {
    let isRow = evaluator.convention == .row
    note(isRow ? .rowProduct : .columnProduct)
    var products = [(operation, at)]
    while let last = products.last, let left = leftProduct(last.0, last.1) { products.append(left) }
    var factors = products.reversed().map { ($0.0, 1, $0.1) }
    if let (first, at) = products.last { factors.insert((first, 0, at), at: 0) }
    return (isRow ? factors : factors.reversed()).flatMap { operand($0.0, $0.1, $0.2) }
  }

  /// The product that the left factor is.
  private func leftProduct(_ operation: Trace.Operation, _ at: Reading)
    -> (Trace.Operation, Reading)?
  {
    var inner = at
    inner.end = min(at.end, operation.firstEnd)
    let node = evaluator.operandNode(operation, 0)
    guard
      let index = at.trace.last(
        giving: operation.operands[0], at: node, before: inner.end, anywhere: false),
      case .product = at.trace.operations[index].kind,
      at.trace.operations[index].function == operation.function
    else { return nil }
    inner.end = index
    return (at.trace.operations[index], inner)
  }

  private mutating func operand(_ operation: Trace.Operation, _ position: Int, _ at: Reading)
    -> [Step]
  {
    var inner = at
    if position == 0 { inner.end = min(at.end, operation.firstEnd) }
    return read(operation.operands[position], evaluator.operandNode(operation, position), inner)
  }

  private mutating func power(_ operation: Trace.Operation, _ at: Reading) -> [Step] {
    let base = operand(operation, 0, at)
    guard case .number(let exponent) = operation.operands[1],
      abs(exponent) * Double(base.count) <= 64, let times = Int(exactly: exponent),
      let once = times < 0 ? undone(base) : base
    else { return leaf(operation.result, operation.node) }
    if times < 0 { note(.inverse) }
    return (0..<abs(times)).flatMap { _ in once }
  }

  private func undone(_ steps: [Step]) -> [Step]? {
    let undone = steps.reversed().compactMap(\.inverse)
    return undone.count == steps.count ? undone : nil
  }

  mutating func read(_ operation: Trace.Operation, _ entry: Int32, _ at: Reading) -> [Step] {
    switch evaluator.reading(of: entry) {
    case .prepends:
      note(isNested(operation) ? .nesting : .prepending)
      return [prepended(operation, entry)] + operand(operation, 0, at)
    case .concatenates:
      note(.concatenating)
      return operand(operation, 0, at) + operand(operation, 1, at)
    case .applies: return operand(operation, 0, at) + operand(operation, 1, at)
    case .inverts:
      let undone = undone(operand(operation, 0, at))
      note(undone == nil ? .noInverse : .inverse)
      return undone ?? leaf(operation.result, operation.node)
    case .passes: return operand(operation, 0, at)
    case .transformOfView: return viewTransform(operation, at)
    case .about(let center): return about(operation, center)
    case .functions(let kind): return functions(operation, kind)
    case .makes: return made(operation, at)
    }
  }

  /// What a `*By` method puts in front: itself, applied to the identity.
  private mutating func prepended(_ operation: Trace.Operation, _ entry: Int32) -> Step {
    let operands = [.transform(.identity)] + operation.operands.dropFirst()
    let alone = try? evaluator.perform(entry, operands, operation.node, [])
    let map = alone.flatMap(PlaneMap.init) ?? .identity
    return step(map, evaluator.oneLineSource(operation.node, withoutReceiver: true))
  }

  /// A C function, which holds what it adds to.
  private func isNested(_ operation: Trace.Operation) -> Bool {
    guard case .call(let callee, _) = evaluator.tree[operation.node] else { return false }
    if case .member = evaluator.tree[callee] { return false }
    return true
  }

  private mutating func viewTransform(_ operation: Trace.Operation, _ at: Reading) -> [Step] {
    let key = operation.operands.first?.viewID.map(Ledger.Key.view)
    return readAssignment(key, operation.result, at) ?? leaf(operation.result, operation.node)
  }

  /// `first`, `reduce`, a user's struct: what they hand on was made before.
  private mutating func made(_ operation: Trace.Operation, _ at: Reading) -> [Step] {
    guard operation.operands.contains(where: \.isComposite) else {
      return leaf(operation.result, operation.node)
    }
    return read(operation.result, Tree.none, at)
  }

  /// "About a point" is: bring the point to the origin, act, bring it back.
  private mutating func about(_ operation: Trace.Operation, _ position: Int) -> [Step] {
    guard splitsAbout, operation.operands.indices.contains(position),
      case .point(let center) = operation.operands[position], center != .zero,
      case .transform(let whole) = operation.result
    else { return leaf(operation.result, operation.node) }
    note(.about)
    let source = evaluator.oneLineSource(operation.node)
    let there = AffineTransform(translationX: -center.x, y: -center.y)
    let back = AffineTransform(translationX: center.x, y: center.y)
    return [there, whole.linearPart, back].enumerated().map { index, map in
      step(.affine(map), "\(source), part \(index + 1)")
    }
  }

  /// A text of CSS or SVG: points are columns there, so the rightmost function acts first.
  private mutating func functions(_ operation: Trace.Operation, _ kind: TextKind) -> [Step] {
    guard case .text(let box)? = operation.operands.first,
      let parts = try? TransformList.parts(kind, Array(box.payload.utf8)), parts.count > 1
    else { return leaf(operation.result, operation.node) }
    note(.functions)
    return parts.reversed().map { step(.affine($0.transform), visible($0.text)) }
  }
}
