internal import Geometry

/// An operation as `why` sees it: its name in the catalogue, its values, and what it gave.
///
/// `CGRectUnion(r, s)` and `r.union(s)` are the same here.
struct Operation {
  /// With labels: "convert(_:to:)".
  var name: String
  /// The receiver first.
  var operands: [Value]
  var result: Value

  /// Operands of a kind, by their position.
  func operand(_ position: Int) -> Value {
    position < operands.count ? operands[position] : .missing
  }
}

/// The rules of a kind of operation; nil for operands that they do not cover.
///
/// A new operation that `why` explains is one more of these in ``explanations``.
typealias Explaining = @Sendable (Operation, Evaluator) -> Reasoning?

/// Rules and what they belong to.
struct Reasoning {
  var law: String
  var rules: [Rule]
  var moral: Sentence?

  init(_ law: String, _ rules: [Rule], moral: Sentence? = nil) {
    self.law = law
    self.rules = rules
    self.moral = moral
  }
}

/// What `why` explains, by the names of the catalogue.
let explanations: [String: Explaining] =
  viewExplanations
  .merging(transformExplanations) { first, _ in first }
  .merging(rectExplanations) { first, _ in first }
  .merging(movingExplanations) { first, _ in first }

extension Evaluator {
  /// `why(…)`: the rules behind the value of an expression, which is read, not only evaluated.
  ///
  /// Warnings are off: who asks why wants to know what they would say.
  mutating func why(_ id: NodeID) throws(Diagnostic) -> Reason {
    if case .step(let change, _) = tree[id] { return try whyIfMade(change) }
    let warns = settings.warns
    settings.warns = false
    hitSteps = []
    defer { (settings.warns, hitSteps) = (warns, nil) }
    var (value, reasoning) = try reasoning(id)
    if case .recognizer(let recognizer) = value { reasoning = gestureReasoning(recognizer) }
    guard let reasoning, let result = Fact(value) else {
      throw Diagnostic(.unexplained(describe(id)), tree.span(id))
    }
    return Reason(
      expression: writtenOnOneLine(id), law: reasoning.law, result: result,
      rules: reasoning.rules, moral: reasoning.moral)
  }

  /// The value of an expression, and the rules where there are some.
  private mutating func reasoning(_ id: NodeID) throws(Diagnostic) -> (Value, Reasoning?) {
    switch tree[id] {
    case .force(let inner), .cast(let inner, _, _): return try reasoning(inner)
    case .member(let base, let name), .optionalMember(let base, let name):
      return try reasoning(id, base, name)
    case .call(let callee, let arguments):
      if let operation = try operation(id, callee, arguments) {
        return explained(operation, at: id)
      }
    case .binary(let op, let left, let right):
      return explained(try operation(id, op, left, right), at: id)
    default: break
    }
    return (try settled(try evaluateValue(id), at: id), nil)
  }

  private func explained(_ operation: Operation) -> (Value, Reasoning?) {
    if case .presented(let box) = operation.operand(0) {
      return (operation.result, presentedReasoning(box.payload, operation))
    }
    return (operation.result, explanations[operation.name]?(operation, self))
  }

  /// A chain of operations by all of its steps.
  private mutating func explained(_ operation: Operation, at id: NodeID) -> (Value, Reasoning?) {
    let (value, reasoning) = explained(operation)
    return (value, chainReasoning(operation, at: id) ?? reasoning)
  }

  // MARK: Members

  /// `base.name`: the rules of `base` come first where it has some.
  private mutating func reasoning(_ id: NodeID, _ base: NodeID, _ name: Name)
    throws(Diagnostic) -> (Value, Reasoning?)
  {
    let (owner, inner) = try reasoning(base)
    if case .nothing = owner, case .optionalMember = tree[id] { return (.nothing, nil) }
    let value = try member(of: owner, name, id)
    let operation = Operation(
      name: names.text(name), operands: [owner], result: value)
    let own = explained(operation).1
    guard var both = inner else { return (value, own) }
    both.rules += own?.rules ?? part(names.text(name), owner, value)
    return (value, both)
  }

  /// A part of a value that has its reasons.
  private func part(_ name: String, _ owner: Value, _ value: Value) -> [Rule] {
    guard let whole = Fact(owner), let part = Fact(value) else { return [] }
    return [
      Rule("part", "of \(whole), \(name) is \(part).", gives: part, evidence: .arithmetic)
    ]
  }

  // MARK: Operators

  private mutating func operation(
    _ id: NodeID, _ op: BinaryOperator, _ left: NodeID, _ right: NodeID
  ) throws(Diagnostic) -> Operation {
    let first = try evaluate(left)
    let second = try evaluate(right)
    let result = try operate(op, first, second, at: id, left, right)
    // With columns the transform stands on the left of what it acts on.
    let operands = convention == .row ? [first, second] : [second, first]
    var operation = Operation(
      name: "", operands: operands, result: result)
    switch (op, first, second) {
    case (.multiply, .transform, .transform): operation.name = "concatenating(_:)"
    case (.multiply, _, _): operation.name = "applying(_:)"
    case (.power, _, .number(-1)):
      operation.name = "inverted()"
      operation.operands = [first]
    default: break
    }
    return operation
  }
}
