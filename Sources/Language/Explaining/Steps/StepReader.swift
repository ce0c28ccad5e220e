internal import Geometry
internal import Views

/// Reads the elementary steps of a transform from what its expression did.
///
/// A product is its factors in the order in which they act; a `*By` method puts its step before
/// those of its receiver; `about:` is three steps; an inverse is the steps undone backwards; a
/// variable is the expression that gave it its value, as things stood then. What none of this reads
/// is one step: a literal, or a value whose expression no longer gives it.
struct StepReader {
  /// Remarks on how the expression was read, in the order in which they came up.
  private(set) var remarks: [Remark] = []
  /// The point, size, rectangle or row that the transforms are applied to, if any.
  private(set) var start: Value?

  @CopyOnWrite private var evaluator: Evaluator
  private var past: Past
  private var depth = 0
  private var count = 0

  /// Longer readings end in single steps.
  private static let mostSteps = 2_000
  private static let deepest = 200

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    past = Past(evaluator)
  }

  /// The steps of a value that an expression gave.
  mutating func steps(of value: Value, at node: NodeID, _ trace: Trace) -> [Step] {
    read(
      value, node, Reading(trace: trace, end: trace.operations.count, moment: past.present))
  }

  /// The steps of the last expression that was assigned to a view's transform; nil where it no
  /// longer gives that transform.
  mutating func steps(assignedTo view: ViewID) -> [Step]? {
    guard let index = evaluator.ledger.last(.view(view), before: past.present) else { return nil }
    return readAssignment(index, .transform(evaluator.scene.transform(of: view)))
  }

  /// Where reading stands: in a trace, before one of its operations, at a moment of the ledger.
  private struct Reading {
    var trace: Trace
    var end: Int
    var moment: Int
  }

  // MARK: Finding what gave a value

  private mutating func read(_ value: Value, _ node: NodeID, _ at: Reading) -> [Step] {
    depth += 1
    defer { depth -= 1 }
    guard hasRoom else { return PlaneMap(value).map { [step($0, "what came before")] } ?? [] }
    if let index = at.trace.last(giving: value, at: node, before: at.end, anywhere: false) {
      return read(at.trace.operations[index], index, at)
    }
    if let steps = readAssignment(key(node), value, at) { return steps }
    if let index = at.trace.last(giving: value, at: node, before: at.end, anywhere: true) {
      return read(at.trace.operations[index], index, at)
    }
    return readAssignment(giving: value, at) ?? leaf(value, node)
  }

  private var hasRoom: Bool {
    depth < StepReader.deepest && count < StepReader.mostSteps
      && !evaluator.fuel.surroundings.isStackLow()
  }

  /// What no expression is known for: a place to start from, or one step.
  private mutating func leaf(_ value: Value, _ node: NodeID) -> [Step] {
    guard let map = PlaneMap(value) else {
      start = value
      return []
    }
    if map == .identity { return [] }
    return [step(map, evaluator.oneLineSource(node))]
  }

  private mutating func step(_ map: PlaneMap, _ source: String) -> Step {
    count += 1
    return Step(map: map, source: source)
  }

  // MARK: Variables

  private func key(_ node: NodeID) -> Ledger.Key? {
    guard node >= 0 else { return nil }
    if case .global(let name) = evaluator.tree[node] { return .variable(name) }
    return nil
  }

  private mutating func readAssignment(_ key: Ledger.Key?, _ value: Value, _ at: Reading)
    -> [Step]?
  {
    guard let key, let index = evaluator.ledger.last(key, before: at.moment) else { return nil }
    return readAssignment(index, value)
  }

  private mutating func readAssignment(giving value: Value, _ at: Reading) -> [Step]? {
    guard PlaneMap(value) != nil,
      let index = evaluator.ledger.last(giving: value, before: at.moment)
    else { return nil }
    return readAssignment(index, value)
  }

  /// The steps of what an earlier statement assigned; nil where it no longer gives that value.
  private mutating func readAssignment(_ index: Int, _ value: Value) -> [Step]? {
    let entry = evaluator.ledger.entries[index]
    guard let (given, trace) = past.evaluate(index), given.isNear(value) else { return nil }
    let reading = Reading(trace: trace, end: trace.operations.count, moment: index)
    return read(given, entry.node, reading).map { step in
      var step = step
      step.origin = step.origin ?? originName(entry.key)
      return step
    }
  }

  /// What the steps of an assignment are said to be in; the last result has no name.
  private func originName(_ key: Ledger.Key) -> String? {
    switch key {
    case .variable(evaluator.words.wildcard): nil
    case .variable(let name): evaluator.names.text(name)
    case .view(let id): (evaluator.scene.name(of: id) ?? "the view") + ".transform"
    }
  }

  // MARK: Operations

  private mutating func read(_ operation: Trace.Operation, _ index: Int, _ at: Reading) -> [Step] {
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

  private mutating func read(_ operation: Trace.Operation, _ entry: Int32, _ at: Reading) -> [Step]
  {
    switch evaluator.reading(of: entry) {
    case .prepends:
      note(.prepending)
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
    guard operation.operands.indices.contains(position),
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

  private mutating func note(_ remark: Remark) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}

extension Value {
  /// Whether transforms may be inside it, or come out of it.
  fileprivate var isComposite: Bool {
    switch self {
    case .list, .structure, .function: true
    default: false
    }
  }

  /// Equal but for the rounding of another order of the same operations.
  fileprivate func isNear(_ other: Value) -> Bool {
    switch (PlaneMap(self), PlaneMap(other)) {
    case (.affine(let a)?, .affine(let b)?): a.isApproximatelyEqual(to: b, tolerance: 1e-9)
    case (.projective(let a)?, .projective(let b)?):
      a.isApproximatelyEqual(to: b, tolerance: 1e-9)
    case (nil, nil): isSameGeometry(as: other)
    default: false
    }
  }
}
