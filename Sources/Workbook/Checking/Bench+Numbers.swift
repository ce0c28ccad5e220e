internal import Language

// Most answers are right, and most values are numbers: then nothing has to be spelled, boxed or
// explained. What is not seen to be right here is looked at with care.

extension Bench {
  /// Whether an answer passes every check, as far as numbers alone tell; false says nothing.
  func passesByNumbers(_ code: String) -> Bool {
    if code.isEmpty || code.has("___") || redeclaresHelper(code) { return false }
    if redeclaredView(in: code) != nil || reassignedView(in: code) != nil { return false }
    let (mayChange, wanted) = (mayChangeGivens(code), wanted)
    return workspace.isolated {
      // A name that is missing fails the check that reads it.
      guard runSetup() == nil, workspace.runs(code) else { return false }
      if mayChange, changedGiven(by: code) != nil { return false }
      return checks.indices.allSatisfy { passes(checks[$0], wanted[$0], code, &workspace.room) }
    }
  }

  private func passes(
    _ prepared: PreparedCheck, _ wanted: [Numbers], _ code: String,
    _ numbers: inout (Numbers, Numbers)
  ) -> Bool {
    if let tolerance = prepared.tolerance { return agree(prepared, wanted, tolerance, &numbers) }
    switch prepared.check.rule {
    case .holds(.truth), .forall(_, _, .truth): return isTrue(prepared, &numbers.0)
    case .uses(let words): return uses(words, in: code)
    case .avoids(let words):
      let tokens = codeTokens(code)
      return !words.contains { isWritten($0, in: tokens) }
    case .defines(let names): return names.allSatisfy(workspace.has)
    case .predicted:
      guard let want = wanted.first, workspace.shown(into: &numbers.0) else { return false }
      return agree(numbers.0, want, .standard) && !repeatsQuestion(code)
    case .value, .holds, .forall, .kind, .prints, .shape, .pictures, .chosen: return false
    }
  }

  private func agree(
    _ prepared: PreparedCheck, _ wanted: [Numbers], _ tolerance: Tolerance,
    _ numbers: inout (Numbers, Numbers)
  ) -> Bool {
    var agreesSoFar = true
    prepared.forEachPoint(workspace) { point in
      guard agreesSoFar, let left = read(0, prepared, wanted, point, &numbers.0),
        let right = read(1, prepared, wanted, point, &numbers.1)
      else { return agreesSoFar = false }
      agreesSoFar = agree(left, right, tolerance)
    }
    return agreesSoFar
  }

  private func isTrue(_ prepared: PreparedCheck, _ numbers: inout Numbers) -> Bool {
    var isTrueSoFar = true
    prepared.forEachPoint(workspace) { _ in
      guard isTrueSoFar, let truth = value(prepared.sides[0], &numbers) else {
        return isTrueSoFar = false
      }
      isTrueSoFar = truth.form == .truth && truth.entries == [1]
    }
    return isTrueSoFar
  }

  /// What a side comes to; `numbers` lends its room.
  private func read(
    _ side: Int, _ check: PreparedCheck, _ wanted: [Numbers], _ point: Int,
    _ numbers: inout Numbers
  ) -> Numbers? {
    if side == check.fixedSide { return wanted.indices.contains(point) ? wanted[point] : nil }
    return value(check.sides[side], &numbers)
  }

  private func value(_ side: PreparedCheck.Side, _ numbers: inout Numbers) -> Numbers? {
    side.read(workspace, into: &numbers) ? numbers : nil
  }

  private func agree(_ left: Numbers, _ right: Numbers, _ tolerance: Tolerance) -> Bool {
    left.agree(with: right) { Workbook.agree($0, $1, tolerance) }
  }
}
