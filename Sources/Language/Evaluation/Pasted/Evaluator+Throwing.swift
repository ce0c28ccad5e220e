// What a program throws, and where that is caught.

extension Evaluator {
  /// Where a program goes on after something was thrown: all calls that were made since are over.
  private struct Standing {
    var frame: Int
    var base: Int
    var depth: Int
    var calls: Int
  }

  /// `throw Problem.tooFar`.
  mutating func throwValue(_ id: NodeID) throws(Diagnostic) {
    thrown = try settled(try evaluateValue(id), at: id)
    throw Diagnostic(.uncaught(plainText(thrown)), tree.span(id))
  }

  /// `try? f()`.
  mutating func attempt(_ id: NodeID) throws(Diagnostic) -> Value {
    var value = Value.nothing
    let error = try trying { evaluator throws(Diagnostic) in value = try evaluator.evaluate(id) }
    return error == nil ? value : .nothing
  }

  /// `do { … } catch … { … }`: the first choice that matches what is thrown; else it goes on.
  mutating func execute(_ body: NodeID, catching choices: NodeList) throws(Diagnostic) -> Flow {
    var flow = Flow.next
    let error = try trying { evaluator throws(Diagnostic) in flow = try evaluator.execute(body) }
    guard let error else { return flow }
    let value = thrown
    for choice in tree.children(choices) {
      guard case .choice(let patterns, let body) = tree[choice], try matches(value, patterns)
      else { continue }
      return try execute(body)
    }
    thrown = value
    throw error
  }

  /// `defer { … }`: what was put off runs however the rest ends, and keeps what is returned or thrown, unless it leaves
  /// itself, as `@finally` may.
  mutating func execute(_ rest: NodeID, andThen body: NodeID) throws(Diagnostic) -> Flow {
    var flow = Flow.next
    let error = try trying { evaluator throws(Diagnostic) in flow = try evaluator.execute(rest) }
    let (result, node, value) = (returned, returnedAt, thrown)
    let last = try execute(body)
    guard case .next = last else { return last }
    (returned, returnedAt) = (result, node)
    thrown = value
    if let error { throw error }
    return flow
  }

  /// What is thrown while a body runs; nil where it ends otherwise.
  ///
  /// Errors that Pivot finds are not caught.
  private mutating func trying(_ body: (inout Evaluator) throws(Diagnostic) -> Void)
    throws(Diagnostic) -> Diagnostic?
  {
    let standing = Standing(frame: stack.count, base: base, depth: depth, calls: calls.count)
    do throws(Diagnostic) { try body(&self) } catch {
      guard error.isThrown || raises(error) else { throw error }
      resume(standing)
      return error
    }
    return nil
  }

  /// Whether an error is one that Foundation raises as an exception, which is then what is thrown.
  private mutating func raises(_ error: Diagnostic) -> Bool {
    guard let reason = reasonOfRange(error.problem), isObjectiveC(error.span),
      let type = names.find("NSException")
    else { return false }
    var (fields, values): ([Name], [Value]) = ([], [])
    // What no text names is asked for by none.
    for (word, value) in [("name", "NSRangeException"), ("reason", reason)] {
      guard let name = names.find(word) else { continue }
      fields.append(name)
      values.append(text(value))
    }
    let exception = StructureType(name: type, fields: fields, declaration: -1)
    thrown = .structure(Box(Structure(type: exception, fields: values), depth: 2))
    return true
  }

  private func reasonOfRange(_ problem: Problem) -> String? {
    switch problem {
    case .indexOutOfRange(let index, let range):
      let bounds =
        range.isEmpty ? "for empty array" : "[\(range.lowerBound) .. \(range.upperBound - 1)]"
      return "index \(index) beyond bounds \(bounds)"
    case .letterOutOfRange: return "Range or index out of bounds"
    default: return nil
    }
  }

  private mutating func resume(_ standing: Standing) {
    stack.removeLast(max(stack.count - standing.frame, 0))
    base = standing.base
    depth = standing.depth
    calls.removeLast(max(calls.count - standing.calls, 0))
  }
}

extension Diagnostic {
  /// Whether it tells of what a program throws, which may be caught.
  var isThrown: Bool {
    if case .uncaught = problem { return true }
    return false
  }
}
