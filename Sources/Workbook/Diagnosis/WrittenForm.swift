internal import Language

extension Bench {
  /// It writes the value itself: `let r = rect(10, 20, 40, 30)`, `card.center = (40, 30)`.
  func isValue(_ code: String) -> Bool {
    Program(code, Scope(self))?.statements.allSatisfy(\.setsNumbers) ?? false
  }

  /// It writes a matrix by its numbers.
  func writesMatrix(_ code: String) -> Bool {
    guard let program = Program(code, Scope(self)) else { return false }
    return program.nodes.contains {
      $0.form == .matrix || $0.calledName == "matrix" || program.isSixNumbers($0)
    }
  }
}

extension Construct {
  /// It gives something numbers that are written out.
  fileprivate var setsNumbers: Bool {
    switch form {
    case .declaration, .assignment(nil): children.last?.isNumbers ?? false
    default: false
    }
  }

  private var isNumbers: Bool {
    switch form {
    case .number, .angle: true
    case .tuple, .negation, .infix: children.allSatisfy(\.isNumbers)
    case .call: headKinds[calledName ?? ""] != nil && arguments.allSatisfy(\.isNumbers)
    default: false
    }
  }
}
