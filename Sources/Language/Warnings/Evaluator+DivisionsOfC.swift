/// Where C reads a quotient, in which a literal has its type from itself alone.
extension Evaluator {
  /// Whether all of a text is of C, as its name says or marks of Objective-C do.
  func isTextOfC(_ id: NodeID) -> Bool {
    guard let source = sources.source(at: tree.span(id).start) else { return false }
    return source.isObjectiveC || [".c", ".m", ".mm"].contains(where: source.name.hasSuffix)
  }

  /// Whether a step or an assignment within an expression of C, `n++` and `(n = 9)`, is of a whole number.
  func isIntOfC(_ change: NodeID, _ rest: Int) -> Bool {
    switch tree[change] {
    case .assign(let target, _), .update(_, let target, _): isInt(target, rest)
    default: false
    }
  }

  /// Whether a variable is a `BOOL`, which counts as 0 or 1.
  func isTruthOfC(_ id: NodeID) -> Bool { declaredReference(of: id)?.numberOfC == .truth }

  /// Whether C declares what an expression is of: a case of an enum, or `abs`, which takes an `int` and gives one.
  func isDeclaredByC(_ id: NodeID) -> Bool {
    guard case .global(let name) = tree[id] else { return false }
    return tree.casesOfC[name] != nil || names.text(name, is: "abs") && isTextOfC(id)
  }

  /// Whether a declaration or function around a node is written as C writes it, or what it goes to is of C.
  func isWithinC(_ id: NodeID) -> Bool {
    var (place, hasFactor) = (id, false)
    while let parent = parent(of: place) {
      switch tree[parent] {
      case .declare(let target, let type, _):
        return type >= 0 && tree.types[Int(type)].span.start < tree.span(target).start
      case .binary(_, let left, let right):
        hasFactor = hasFactor || written(left == place ? right : left).hasPrefix("M_PI")
      case .call(let callee, _) where isOfC(callee, hasFactor): return true
      default: break
      }
      place = parent
    }
    return isInFunctionOfC(id)
  }

  /// `printf`, which Swift has not, and functions of Core Graphics that are given the factor `M_PI`: Swift 2 wrote
  /// `CGFloat(M_PI)` there.
  private func isOfC(_ callee: NodeID, _ hasFactor: Bool) -> Bool {
    guard let word = lastWord(callee) else { return false }
    return word == "printf" || hasFactor && names.find(word).map(catalogue.isOfC) ?? false
  }

  /// C begins a function with the type that it gives.
  private func isInFunctionOfC(_ id: NodeID) -> Bool {
    guard let function = tree.function(around: id), function.result >= 0 else { return false }
    return tree.types[Int(function.result)].span.start == function.span.start
  }
}
