internal import Language

// Shapes, output and pictures.
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

  // MARK: Output

  func prints(
    _ check: Check, _ text: String?, _ printed: [String], _ solved: Solved, _ seal: Wanted?
  ) -> CheckResult {
    var result = CheckResult(check)
    result.observed = printed.map { .text($0) }
    let isNothing = printed.isEmpty ? "It prints nothing." : nil
    if exercise.seals != nil, text == nil {
      let words = isNothing ?? "It prints something else than what is asked for."
      return result.opened(seal, by: CheckedValue(printed: printed), words)
    }
    let expected = text.map(splitLines) ?? solved.run.printed
    if exercise.seals == nil, solved.run.printed.isEmpty, expected != [""] {
      return CheckResult(check, .faulty("the solution prints nothing"))
    }
    if let place = unexpectedPlace(expected, printed, tolerance: .standard) {
      result.fail(isNothing ?? words(place, of: expected.count))
    }
    return result
  }

  /// What is printed at a place where something else should be, or nothing.
  private func words(_ place: UnexpectedPlace, of count: Int) -> String {
    guard let shown = place.shown else {
      return "Line \(place.line + 1) is still missing: it prints nothing there."
    }
    let printed = "\"\(shortened(shown))\""
    return place.line == count
      ? "It should print no more after line \(count): not \(printed)."
      : "Line \(place.line + 1) should be another one: it prints \(printed) there."
  }

  func pictures(
    _ check: Check, _ drawn: [String], _ solved: Solved, _ seal: Wanted?
  ) -> CheckResult {
    var result = CheckResult(check)
    result.observed = drawn.map { .text($0) }
    let words =
      drawn.isEmpty ? "It draws nothing." : "It draws something else than what is asked for."
    if exercise.seals != nil { return result.opened(seal, by: CheckedValue(drawn: drawn), words) }
    let wanted = solved.run.drawn
    if wanted.isEmpty {
      return CheckResult(check, .faulty("the solution draws nothing"))
    }
    if drawn != wanted { result.fail(words) }
    return result
  }
}

extension CheckResult {
  /// It did not pass; a message of the check comes before the words.
  fileprivate mutating func fail(_ words: String) { outcome = .failed(check.message ?? words) }

  /// In a student's copy: it passes where the value opens the seal.
  fileprivate func opened(
    _ seal: Bench.Wanted?, by value: CheckedValue, _ words: String
  ) -> CheckResult {
    var result = self
    guard case .success(let seal)? = seal else { return result }
    if !compare(value, seal.value).isNone { result.fail(words) }
    return result
  }
}
