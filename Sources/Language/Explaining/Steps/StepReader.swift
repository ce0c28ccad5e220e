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

  /// Whether "about a point" is read as the three steps that it is.
  var splitsAbout = true

  @CopyOnWrite var evaluator: Evaluator
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
  struct Reading {
    var trace: Trace
    var end: Int
    var moment: Int
  }

  // MARK: Finding what gave a value

  mutating func read(_ value: Value, _ node: NodeID, _ at: Reading) -> [Step] {
    depth += 1
    defer { depth -= 1 }
    guard hasRoom else {
      return PlaneMap(value.turned(in: evaluator.convention)).map { [step($0, "what came before")] }
        ?? []
    }
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
  mutating func leaf(_ value: Value, _ node: NodeID) -> [Step] {
    guard let map = PlaneMap(value.turned(in: evaluator.convention)) else {
      start = value
      return []
    }
    if map == .identity, !isMade(node) { return [] }
    return [step(map, evaluator.oneLineSource(node))]
  }

  /// `R(360°)` is a step that was written, though it moves nothing; `.identity` is where steps start from.
  private func isMade(_ node: NodeID) -> Bool {
    guard node >= 0, case .call(_, let arguments) = evaluator.tree[node] else { return false }
    return arguments.count > 0
  }

  mutating func step(_ map: PlaneMap, _ source: String) -> Step {
    count += 1
    return Step(map: map, source: source)
  }

  // MARK: Variables

  private func key(_ node: NodeID) -> Ledger.Key? {
    guard node >= 0 else { return nil }
    if case .global(let name) = evaluator.tree[node] { return .variable(name) }
    return nil
  }

  mutating func readAssignment(_ key: Ledger.Key?, _ value: Value, _ at: Reading)
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

  mutating func note(_ remark: Remark) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}

extension Value {
  /// Whether transforms may be inside it, or come out of it.
  var isComposite: Bool {
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
