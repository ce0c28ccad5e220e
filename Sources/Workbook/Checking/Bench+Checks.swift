internal import Language

extension Bench {
  /// What each check says about an answer that has just run.
  func results(_ code: String, _ run: Workspace.Run, _ solved: Solved) -> [CheckResult] {
    results(code, run, solved, Array(checks.indices))
  }

  /// What some of the checks say.
  func results(
    _ code: String, _ run: Workspace.Run, _ solved: Solved, _ indices: [Int]
  ) -> [CheckResult] {
    indices.map { result(of: checks[$0], solved.sides[$0], code, run, solved) }
  }

  private func result(
    of prepared: PreparedCheck, _ wanted: [Wanted], _ code: String, _ run: Workspace.Run,
    _ solved: Solved
  ) -> CheckResult {
    let check = prepared.check
    switch check.rule {
    case .value(let equation): return value(prepared, equation, wanted)
    case .holds(let condition): return holds(prepared, condition, wanted, 0)
    case .forall(let name, _, let condition): return forall(prepared, name, condition, wanted)
    case .uses(let words):
      return uses(words, in: code)
        ? CheckResult(check) : failed(check, "Write it with \(listed(words)).")
    case .avoids(let words):
      let tokens = codeTokens(code)
      return words.contains { isWritten($0, in: tokens) }
        ? failed(check, "Write it without \(listed(words)).")
        : CheckResult(check)
    case .defines: return CheckResult(check)
    case .kind(let side, let kinds): return kind(check, side, kinds)
    case .prints(let text): return prints(check, text, run.printed, solved, wanted.first)
    case .shape(let side, let shapes): return shape(check, side, shapes, wanted.first)
    case .pictures: return pictures(check, run.drawn, solved, wanted.first)
    case .predicted: return predicted(check, run, solved)
    case .chosen: return CheckResult(check)
    }
  }

  typealias Wanted = Result<Workspace.Reading, Workspace.Failure>

  private func failed(_ check: Check, _ reason: String) -> CheckResult {
    CheckResult(check, .failed(check.message ?? reason))
  }

  // MARK: Values

  private func value(
    _ prepared: PreparedCheck, _ equation: Check.Equation, _ wanted: [Wanted]
  ) -> CheckResult {
    let check = prepared.check
    let name = equation.judged.expression
    return compared(prepared, equation, wanted, 0) { got, want, difference in
      if case .kinds = difference {
        return .wrongKind(kindsText(name, got.value, want.value))
      }
      let count = differenceCount(got.value, difference)
      return .failed(
        check.message ?? "\(name) is not the value asked for yet\(count).\(deed(got.value))"
          + rowText(got.value, want.value))
    }
  }

  private func predicted(_ check: Check, _ run: Workspace.Run, _ solved: Solved) -> CheckResult {
    guard let got = run.shown, let want = solved.run.shown else {
      return CheckResult(check, .faulty("the code to predict shows no value"))
    }
    return compared(check, got, want, .standard) { got, want, difference in
      // Where there may be nothing, it is one of the values; its kind would tell it.
      if case .kinds = difference, !got.value.isNothing, !want.value.isNothing {
        return .wrongKind(
          elementsText("the result", got.value, want.value)
            ?? "The result is \(want.value.kindWords), not \(got.value.kindWords)."
            + spellingText(got.value, want.value))
      }
      if isSameButForCase(got.value, want.value) {
        return .failed("Nearly: capital letters and small ones are different letters.")
      }
      let right = partsRight(got.value, difference)
      let row = rowText(got.value, want.value)
      let steps = right.isEmpty ? " Go through it step by step: what does each part do?" : ""
      let advice = row.isEmpty ? steps : row
      return .failed("That is not what it gives\(right).\(advice)")
    }
  }

  private func holds(
    _ prepared: PreparedCheck, _ condition: Check.Condition, _ wanted: [Wanted], _ point: Int
  ) -> CheckResult {
    let check = prepared.check
    switch condition {
    case .equation(let equation):
      return compared(prepared, equation, wanted, point) { got, _, _ in
        let told =
          "\(equation.judged.expression) is \(shortened(got.text)), which is not what is asked for."
        return .failed(check.message ?? told)
      }
    case .truth(let side):
      let reading: Workspace.Reading
      switch prepared.sides[0].reading(workspace) {
      case .success(let value): reading = value
      case .failure(let failure): return CheckResult(check, outcome(of: failure, side, check))
      }
      guard case .truth(let truth) = reading.value else {
        return CheckResult(check, .faulty("'\(side.expression)' is neither true nor false"))
      }
      return truth ? CheckResult(check) : failed(check, untrue(side.expression))
    }
  }

  /// What is wrong with a condition: of `hit == front` what `hit` is, for the rest of it would give the answer away.
  private func untrue(_ condition: String) -> String {
    guard let judged = equatedSides(condition)?.judged(askedNames),
      let reading = try? workspace.value(judged).get()
    else { return truthText(condition) }
    return "\(judged) is \(shortened(reading.text)), which is not what is asked for."
  }

  private func forall(
    _ prepared: PreparedCheck, _ name: String, _ condition: Check.Condition, _ wanted: [Wanted]
  ) -> CheckResult {
    let check = prepared.check
    var whole = CheckResult(check)
    prepared.forEachPoint(workspace) { point in
      var result = holds(prepared, condition, wanted, point)
      // The first point that fails is told; the others tell two wrong answers apart.
      guard whole.hasPassed else { return whole.observed += result.observed }
      result.observed = whole.observed + result.observed
      if case .failed(let reason) = result.outcome, check.message == nil {
        let place = "\(name) = \(prepared.points[point].text)"
        let open = "Not for every point: with \(place), \(reason)"
        result.outcome = .failed(check.isHidden ? "It is not right for every point." : open)
      }
      whole = result
    }
    return whole
  }

  // MARK: Comparing

  private typealias Explain = (Workspace.Reading, Workspace.Reading, Difference) ->
    CheckResult.Outcome

  private func compared(
    _ prepared: PreparedCheck, _ equation: Check.Equation, _ wanted: [Wanted], _ point: Int,
    _ explain: Explain
  ) -> CheckResult {
    let check = prepared.check
    var readings: [Workspace.Reading] = []
    for side in prepared.sides {
      let isSolution = side.source.isSolution && wanted.indices.contains(point)
      switch isSolution ? wanted[point] : side.reading(workspace) {
      case .success(let reading): readings.append(reading)
      case .failure(let failure):
        return CheckResult(check, outcome(of: failure, side.source, check))
      }
    }
    let (got, want) = equation.isTurned ? (readings[1], readings[0]) : (readings[0], readings[1])
    return compared(check, got, want, equation.tolerance, explain)
  }

  /// A value for which an expression cannot be worked out is wrong; one of another kind is no answer.
  private func outcome(
    of failure: Workspace.Failure, _ side: Check.Side, _ check: Check
  ) -> CheckResult.Outcome {
    if side.isSolution { return .faulty(failure.text) }
    guard let headline = failure.valueProblem else { return .wrongKind(failure.text) }
    // Words that tell a value say nothing where there is none.
    let message = check.message.flatMap { $0.has("{") ? nil : $0 }
    return .failed(message ?? "\(side.expression) cannot be worked out: \(headline).")
  }

  private func compared(
    _ check: Check, _ got: Workspace.Reading, _ want: Workspace.Reading, _ tolerance: Tolerance,
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

  // MARK: Kinds

  private func kind(_ check: Check, _ side: Check.Side, _ kinds: [String]) -> CheckResult {
    switch workspace.value(side.expression) {
    case .failure(let failure): return CheckResult(check, .wrongKind(failure.text))
    case .success(let reading):
      if kinds.contains(where: { isKind(reading.value, $0) }) { return CheckResult(check) }
      let asked = kinds.joined(separator: " or ")
      var result = failed(
        check, "\(side.expression) is \(nature(reading)); asked for is: \(asked).")
      // Many values are of no such kind: which one it is tells what was done.
      if !reading.value.isOpaque { result.observed = [reading.value] }
      return result
    }
  }

  private func nature(_ reading: Workspace.Reading) -> String {
    if case .numbers(let grid) = reading.value, let nature = grid.deed { return nature }
    return reading.value.kindWords
  }
}
