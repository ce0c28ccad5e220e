extension Bench {
  /// What each check says about an attempt.
  func results(of attempt: Attempt) -> [CheckResult] { results(of: attempt, exercise.checks) }

  /// What some of the checks say about an attempt.
  func results(of attempt: Attempt, _ checks: [Check]) -> [CheckResult] {
    checks.map { result(of: $0, attempt) }
  }

  private func result(of check: Check, _ attempt: Attempt) -> CheckResult {
    switch check.rule {
    case .value(let equation): value(check, equation, attempt)
    case .holds(let condition): holds(check, condition, attempt.workspace, solution.workspace)
    case .forall(let name, let count, let condition):
      forall(check, name, count, condition, attempt.workspace)
    case .uses(let words):
      words.allSatisfy { isWritten($0, in: attempt.code) }
        ? CheckResult(check) : failed(check, "Write it with \(words.joined(separator: " and ")).")
    case .avoids(let words):
      words.contains { isWritten($0, in: attempt.code) }
        ? failed(check, "Write it without \(words.joined(separator: " and ")).")
        : CheckResult(check)
    case .defines: CheckResult(check)
    case .kind(let side, let kinds): kind(check, side, kinds, attempt.workspace)
    case .prints(let text): prints(check, text, attempt.run.printed)
    case .predicted: predicted(check, attempt)
    }
  }

  private func failed(_ check: Check, _ reason: String) -> CheckResult {
    CheckResult(check, .failed(check.message ?? reason))
  }

  // MARK: Values

  private func value(_ check: Check, _ equation: Check.Equation, _ attempt: Attempt) -> CheckResult
  {
    let name = equation.left.isSolution ? equation.right.expression : equation.left.expression
    return compared(check, equation, attempt.workspace, solution.workspace) {
      got, want, difference in
      if case .kinds = difference {
        let words = "\(name) is \(got.value.kindWords); \(want.value.kindWords) is asked for."
        return .wrongKind(words)
      }
      let count = differenceCount(got.value, difference)
      return .failed(check.message ?? "\(name) is not the value asked for yet\(count).")
    }
  }

  private func predicted(_ check: Check, _ attempt: Attempt) -> CheckResult {
    guard let got = attempt.run.shown, let want = solution.run.shown else {
      return CheckResult(check, .faulty("the code to predict shows no value"))
    }
    return compared(check, got, want, standardTolerance) { got, want, difference in
      if case .kinds = difference {
        return .wrongKind("The result is \(want.value.kindWords), not \(got.value.kindWords).")
      }
      return .failed("That is not what it gives.")
    }
  }

  private func holds(
    _ check: Check, _ condition: Check.Condition, _ answer: Workspace, _ solution: Workspace
  ) -> CheckResult {
    switch condition {
    case .equation(let equation):
      return compared(check, equation, answer, solution) { got, _, _ in
        let (left, right) = (equation.left, equation.right)
        let side = left.isSolution ? right.expression : left.expression
        return .failed(check.message ?? "\(side) is \(got.text), and should not be.")
      }
    case .truth(let side):
      guard case .success(let reading) = answer.value(side.expression) else {
        return CheckResult(check, .wrongKind("\(side.expression) has no value here."))
      }
      guard case .truth(let truth) = reading.value else {
        return CheckResult(check, .faulty("'\(side.expression)' is neither true nor false"))
      }
      return truth ? CheckResult(check) : failed(check, "\(side.expression) should be true.")
    }
  }

  private func forall(
    _ check: Check, _ name: String, _ count: Int, _ condition: Check.Condition, _ answer: Workspace
  ) -> CheckResult {
    var observed: [CheckedValue] = []
    for point in samplePoints(count, seed: exercise.id) {
      let here = answer.defining(name, as: point)
      var result = holds(check, condition, here, solution.workspace.defining(name, as: point))
      observed += result.observed
      result.observed = observed
      if result.hasPassed { continue }
      if case .failed(let reason) = result.outcome, check.message == nil {
        let open = "Not for every point: with \(name) = \(point), \(reason)"
        result.outcome = .failed(check.isHidden ? "It is not right for every point." : open)
      }
      return result
    }
    var result = CheckResult(check)
    result.observed = observed
    return result
  }

  // MARK: Comparing

  private typealias Explain = (Workspace.Reading, Workspace.Reading, Difference) ->
    CheckResult.Outcome

  private func compared(
    _ check: Check, _ equation: Check.Equation, _ answer: Workspace, _ solution: Workspace,
    _ explain: Explain
  ) -> CheckResult {
    var readings: [Workspace.Reading] = []
    for side in equation.sides {
      switch (side.isSolution ? solution : answer).value(side.expression) {
      case .success(let reading): readings.append(reading)
      case .failure(let failure):
        return CheckResult(
          check, side.isSolution ? .faulty(failure.text) : .wrongKind(failure.text))
      }
    }
    // The answer stands on the left unless only the left side reads the solution.
    let isTurned = equation.left.isSolution && !equation.right.isSolution
    return compared(
      check, readings[isTurned ? 1 : 0], readings[isTurned ? 0 : 1], equation.tolerance, explain)
  }

  private func compared(
    _ check: Check, _ got: Workspace.Reading, _ want: Workspace.Reading, _ tolerance: Double,
    _ explain: Explain
  ) -> CheckResult {
    var result = CheckResult(check)
    result.got = (got.value, got.text)
    result.want = want.text
    result.wanted = want.value
    result.observed = [got.value]
    result.difference = compare(got.value, want.value, tolerance: tolerance)
    if want.value.isOpaque {
      result.outcome = .faulty("\(want.value.kindWords) cannot be compared by value")
    } else if !result.difference.isNone {
      result.outcome = explain(got, want, result.difference)
    }
    return result
  }

  // MARK: Kinds and output

  private func kind(
    _ check: Check, _ side: Check.Side, _ kinds: [String], _ answer: Workspace
  ) -> CheckResult {
    switch answer.value(side.expression) {
    case .failure(let failure): return CheckResult(check, .wrongKind(failure.text))
    case .success(let reading):
      if kinds.contains(where: { isKind(reading.value, $0) }) { return CheckResult(check) }
      let asked = kinds.joined(separator: " or ")
      return failed(check, "\(side.expression) is \(nature(reading)); asked for is: \(asked).")
    }
  }

  private func nature(_ reading: Workspace.Reading) -> String {
    if case .numbers(let grid) = reading.value, let nature = grid.nature { return nature }
    return reading.value.kindWords
  }

  private func prints(_ check: Check, _ text: String?, _ printed: [String]) -> CheckResult {
    let expected = text.map { [$0] } ?? solution.run.printed
    let tolerance = standardTolerance
    var result = CheckResult(check)
    result.observed = printed.map { .text($0) }
    if let line = firstUnexpected(expected, printed, tolerance: tolerance) {
      let words =
        printed.isEmpty
        ? "It prints nothing." : "From line \(line + 1) on it prints something else."
      result.outcome = .failed(check.message ?? words)
    }
    return result
  }
}
