// `guard … else { … }`: its body has to leave the block that it stands in, as in Swift.

extension Resolver {
  /// Only what goes on for certain is refused.
  mutating func refuseFallingThrough(_ body: NodeID) {
    guard goesOn(behind: body) else { return }
    let end = tree.span(body).end
    diagnostics.append(
      Diagnostic(.fallsThrough(inFunction: top > 0), Span(start: max(end, 1) - 1, end: end)))
  }

  /// Whether a statement goes on with the next one for certain, on one of its ways at least.
  private func goesOn(behind statement: NodeID) -> Bool {
    guard statement >= 0 else { return true }
    switch tree[statement] {
    case .block(let list): return tree.children(list).last.map(goesOn) ?? true
    case .branch(_, let then, let otherwise):
      return goesOn(behind: then) || goesOn(behind: otherwise)
    case .deferring(let rest, _): return goesOn(behind: rest)
    case .expression(let value): return !mayEnd(in: value)
    case .declare, .assign, .update, .destructure, .function, .structure, .forEach: return true
    default: return false
    }
  }

  /// Whether a call may be of a function that never returns.
  private func mayEnd(in value: NodeID) -> Bool {
    switch tree[value] {
    case .attempt(let inner): return mayEnd(in: inner)
    case .call(let callee, _):
      switch tree[callee] {
      case .global(let name), .name(let name), .member(_, let name): return neverReturns(name)
      default: return true
      }
    default: return false
    }
  }

  private func neverReturns(_ name: Name) -> Bool {
    ["fatalError", "preconditionFailure", "exit", "abort"].contains(names.text(name))
      || tree.functions.contains { function in
        function.name == name && function.result >= 0
          && names.text(tree.types[Int(function.result)].name, is: "Never")
      }
  }
}
