extension Evaluator {
  /// C's `++i` and `i++`: what the variable is after its step, or was before it.
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
    default: return .void
    }
  }
}
