internal import Geometry

/// What an expression did on the way to its value: each product, call and property, in order.
///
/// Reading the source alone would stop at the first function or loop; the values that a run passes
/// through lead back through both. An evaluator records only while it has a trace, which an
/// explanation gives to its own copy.
final class Trace {
  /// One product, power, call or property that gave a geometric value.
  struct Operation {
    enum Kind {
      case product, power
      case entry(Int32)
    }

    var kind: Kind
    var node: NodeID
    var operands: [Value]
    var result: Value
    /// How many operations there were when the first operand had its value.
    var firstEnd: Int
    /// The user's function in which it happened; `.none` outside.
    var function: Name
  }

  /// More than these are not kept: what came before then counts as given.
  static let limit = 20_000

  private(set) var operations: [Operation] = []
  /// For the operation that comes next: how many there were after its first operand.
  var mark: Int?

  func record(_ operation: Operation) {
    guard operations.count < Trace.limit, operation.result.isGeometric else { return }
    operations.append(operation)
  }

  /// The last operation before `end` that gave this value: the one at the node itself where there is
  /// one, since what stands inside it was computed just before; `anywhere`, any other.
  func last(giving value: Value, at node: NodeID, before end: Int, anywhere: Bool) -> Int? {
    operations[..<end].lastIndex { operation in
      (anywhere || operation.node == node) && operation.result.isSameGeometry(as: value)
    }
  }
}

extension Evaluator {
  /// Keeps what gave a value, for an explanation.
  func record(_ kind: Trace.Operation.Kind, _ node: NodeID, _ operands: [Value], _ result: Value) {
    guard let trace else { return }
    trace.record(
      Trace.Operation(
        kind: kind, node: node, operands: operands, result: result,
        firstEnd: trace.mark ?? trace.operations.count, function: calls.last?.function ?? .none))
    trace.mark = nil
  }

  /// The value of an expression with what gave it, found in a copy: nothing happens and nothing is
  /// shown but warnings and notes.
  ///
  /// Its steps count against the budget.
  mutating func traced(_ node: NodeID) throws(Diagnostic) -> (value: Value, Trace, Evaluator) {
    let trace = Trace()
    var copy = self
    copy.trace = trace
    copy.emit = { [emit] event in if event.kind == .diagnostic { emit(event) } }
    defer {
      fuel = copy.fuel
      // What was said in the copy was said.
      warned = copy.warned
    }
    let value = try copy.settled(try copy.evaluateValue(node), at: node)
    copy.trace = nil
    copy.emit = { _ in }
    return (value, trace, copy)
  }
}

extension Value {
  /// Whether it is moved by transforms, or moves.
  fileprivate var isGeometric: Bool {
    switch self {
    case .transform, .matrix, .point, .vector, .size, .rect, .row: true
    default: false
    }
  }

  /// Whether both are the same transform, matrix or place, number by number.
  func isSameGeometry(as other: Value) -> Bool {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): a == b
    case (.matrix(let a), .matrix(let b)): a.payload == b.payload
    case (.point(let a), .point(let b)): a == b
    case (.vector(let a), .vector(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.row(let a), .row(let b)): a == b
    default: false
    }
  }
}
