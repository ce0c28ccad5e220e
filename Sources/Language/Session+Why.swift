extension Session {
  /// The expression that gave `_` its value, as it was written; nil before the first.
  public var lastExpression: String? {
    evaluator.lastShown.map { evaluator.writtenOnOneLine($0) }
  }

  /// Tells the rules behind the value of an expression, or behind what an assignment does to a view.
  ///
  /// The line runs, so ask a copy of the session.
  public mutating func why(_ line: String, name: String = "prompt") -> Outcome {
    switch read(Array(line.utf8), name: name, firstLine: 1) {
    case .failure(let errors):
      for diagnostic in errors.diagnostics { report(diagnostic) }
      return Outcome(status: .unreadable, diagnostics: errors.diagnostics)
    case .success(let program):
      let reason = evaluator.attempt(program.statements, slotCount: program.slotCount) {
        evaluator, statement throws(Diagnostic) in
        let reason = try evaluator.why(statement: statement)
        try evaluator.showNow(.report(reason), at: statement)
      }
      guard case .failure(let diagnostic) = reason else {
        return Outcome(status: .done, diagnostics: [])
      }
      report(diagnostic)
      return Outcome(status: .failed, diagnostics: [diagnostic])
    }
  }
}
