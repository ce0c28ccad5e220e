// Shapes and pictures.
extension Bench {
  func shape(
    _ check: Check, _ side: Check.Side, _ shapes: Check.Shapes,
    _ wanted: Result<Workspace.Reading, Workspace.Failure>?
  ) -> CheckResult {
    let got: Workspace.Reading
    switch workspace.value(side.expression) {
    case .failure(let failure): return CheckResult(check, .wrongKind(failure.text))
    case .success(let reading): got = reading
    }
    switch shapes {
    case .oneOf(let shapes): return shape(check, side, got, shapes)
    case .like(let other):
      switch wanted ?? workspace.value(other.expression) {
      case .failure(let failure): return CheckResult(check, .faulty(failure.text))
      case .success(let want): return shape(check, side, got, [want.value.shape])
      }
    }
  }

  private func shape(
    _ check: Check, _ side: Check.Side, _ got: Workspace.Reading, _ shapes: [String]
  ) -> CheckResult {
    if shapes.contains(got.value.shape) { return CheckResult(check) }
    let asked = shapes.joined(separator: " or ")
    let reason = "\(side.expression) is of the shape \(got.value.shape); asked for is: \(asked)."
    return CheckResult(check, .failed(check.message ?? reason))
  }

  func pictures(_ check: Check, _ drawn: [String], _ solved: Solved) -> CheckResult {
    if solved.run.pictures.isEmpty {
      return CheckResult(check, .faulty("the solution draws nothing"))
    }
    var result = CheckResult(check)
    result.observed = drawn.map { .text($0) }
    if drawn != solved.run.pictures {
      let words =
        drawn.isEmpty ? "It draws nothing." : "It draws something else than what is asked for."
      result.outcome = .failed(check.message ?? words)
    }
    return result
  }
}
