internal import Language

extension Bench {
  /// The value of an expression where the solution ends.
  func solutionValue(_ expression: String) -> CheckedValue? {
    value(expression, after: solution.text)
  }

  /// An asked name that is of another kind than it should be, in words.
  ///
  /// A matrix may be compared with a transform, but has not its members: that is told last.
  func kindProblem(of attempt: Attempt) -> String? {
    guard exercise.seals == nil else { return nil }
    let values = askedNames.compactMap { name in
      solutionValue(name).flatMap { want in
        value(name, after: attempt.code).map { (name: name, got: $0, want: want) }
      }
    }
    let odd =
      values.first { isIncomparable($0.got, $0.want) }
      ?? values.first { !isOneKind($0.got, $0.want) }
    return odd.map { kindsText($0.name, $0.got, $0.want) }
  }

  private func isIncomparable(_ got: CheckedValue, _ want: CheckedValue) -> Bool {
    // Two functions are not compared, and of one kind.
    guard got.kindWords != want.kindWords, case .kinds = compare(got, want) else { return false }
    return true
  }

  private func isOneKind(_ got: CheckedValue, _ want: CheckedValue) -> Bool {
    guard case .numbers(let got) = got, case .numbers(let want) = want else { return true }
    return got.kind == want.kind
  }

  /// The value of an expression where code ends.
  func value(_ expression: String, after code: String) -> CheckedValue? {
    workspace.isolated {
      guard runSetup() == nil, workspace.runs(code) else { return nil }
      return try? workspace.value(expression).get().value
    }
  }
}
