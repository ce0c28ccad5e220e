extension Evaluator {
  /// C's `++i`, `i++` and `(i = 3)`: what the variable is after its step, or was before it.
  mutating func step(_ update: NodeID, isPrefix: Bool) throws(Diagnostic) -> Value {
    switch tree[update] {
    case .block(let statements):
      // What the place is of comes first: `list[next()]++`.
      for part in tree.children(statements).dropLast() { _ = try execute(part) }
      guard let last = tree.children(statements).last else { return .void }
      return try step(last, isPrefix: isPrefix)
    case .update(_, let target, _):
      let old = isPrefix ? Value.void : try evaluateValue(target)
      _ = try execute(update)
      return isPrefix ? try evaluateValue(target) : old
    case .assign(let target, _):
      _ = try execute(update)
      return try evaluateValue(target)
    default: return .void
    }
  }
}
