// What the solution gives as a whole: shapes, pictures, and what lines in order come to.
extension Bench {
  func shape(
    _ prepared: PreparedCheck, _ side: Check.Side, _ shapes: Check.Shapes, _ wanted: [Wanted]
  ) -> CheckResult {
    let check = prepared.check
    let got: Workspace.Reading
    switch prepared.sides[0].prepared.flatMap(workspace.value) {
    case .failure(let failure): return CheckResult(check, .wrongKind(failure.text))
    case .success(let reading): got = reading
    }
    switch shapes {
    case .oneOf(let shapes): return shape(check, side, got, shapes)
    case .like(let other):
      switch wanted.first ?? workspace.value(other.expression) {
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

  func ordered(_ check: Check, _ run: Workspace.Run, _ solved: Solved) -> CheckResult {
    var result = CheckResult(check)
    result.observed = given(run)
    if !compare(.list(result.observed), solved.given).isNone {
      result.outcome = .failed(check.message ?? "In this order they give something else.")
    }
    return result
  }

  /// The value of the product, or of every name that the lines define, and what they print.
  func given(_ run: Workspace.Run) -> [CheckedValue] {
    let defined = exercise.sealed.first?.names ?? definedNames(in: solution.text)
    let names = exercise.isProduct ? [] : defined
    let values = names.map { name in (try? workspace.value(name).get())?.value ?? .nothing }
    let shown = run.shown.map { [$0.value] } ?? []
    return (exercise.isProduct ? shown : values) + run.printed.map { .text($0) }
  }
}
