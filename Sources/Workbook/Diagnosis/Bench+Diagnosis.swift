internal import Language

/// The mistakes that explain an answer.
struct Diagnosis {
  /// Each explains the whole value; one after the other by likelihood.
  var slips: [Slip]

  /// The ids, the first one first; a pair is `order+sign`.
  var ids: [String] {
    var seen: Set<String> = []
    return slips.map(\.id).filter { seen.insert($0).inserted }
  }
}

extension Slip {
  var id: String { rules.map(\.rawValue).joined(separator: "+") }
}

extension Bench {
  /// The built-in rules that explain exactly what the checks see of an attempt; nil where none does.
  func diagnosis(of attempt: Attempt, _ results: [CheckResult]) -> Diagnosis? {
    guard exercise.kind == .exercise || exercise.kind == .predict,
      let seen = quickLook(attempt, results)
    else { return nil }
    if isRounded(results) { return Diagnosis(slips: [rounded]) }
    let singles = slips.singles(self)
    if let found = confirmed(singles.filter { isSame($0.seen, seen) }, results) { return found }
    let close = singles.filter { isSame($0.seen, seen, tolerance: roundedTolerance) }
    if let found = roundedPair(close, results) { return found }
    guard isTelling(seen) else { return nil }
    return confirmed(slips.pairs(self).filter { isSame($0.seen, seen) }, results)
  }

  /// One row for each rule, those that every check confirms.
  private func confirmed(_ rows: [SlipTable.Row], _ results: [CheckResult]) -> Diagnosis? {
    var ids: Set<String> = []
    let slips = rows.map(\.slip).filter { isConfirmed($0, results) }
      .sorted { $0.weights.lexicographicallyPrecedes($1.weights) }
      .filter { ids.insert($0.id).inserted }
    return slips.isEmpty ? nil : Diagnosis(slips: slips)
  }

  private func isConfirmed(_ slip: Slip, _ results: [CheckResult]) -> Bool {
    guard let attempt = try? attempt(slip.code) else { return false }
    return isSame(observed(attempt, self.results(of: attempt)), observed(attempt, results))
  }

  /// A single number or a point at the origin is soon met by chance: no pairs are looked for there.
  private func isTelling(_ seen: [CheckedValue]) -> Bool {
    seen.contains { value in
      guard case .numbers(let grid) = value else { return false }
      let numbers = grid.rows.flatMap { $0 }
      return numbers.count > 1 && numbers.contains { $0 != 0 && $0 != 1 }
    }
  }

  // MARK: What is seen

  /// What the checks without `forall` see, where there are such; nil where a value is of another kind.
  func quickLook(_ attempt: Attempt) -> [CheckedValue]? {
    quickLook(attempt, results(of: attempt, quickChecks))
  }

  private func quickLook(_ attempt: Attempt, _ results: [CheckResult]) -> [CheckedValue]? {
    let lines = Set(quickChecks.map(\.line))
    let quick = results.filter { lines.contains($0.check.line) }
    guard !quick.contains(where: \.isUnusable) else { return nil }
    return observed(attempt, quick)
  }

  private var quickChecks: [Check] {
    let quick = exercise.checks.filter(\.rule.isQuick)
    return quick.contains(where: \.rule.comparesValues) ? quick : exercise.checks
  }

  /// The values that the checks look at; the truths they find where they look at none.
  private func observed(_ attempt: Attempt, _ results: [CheckResult]) -> [CheckedValue] {
    let values = results.flatMap { result -> [CheckedValue] in
      result.check.rule.isAboutText ? [] : result.observed + [.truth(result.hasPassed)]
    }
    if results.contains(where: { !$0.observed.isEmpty }) { return values }
    return values + exercise.askedNames.compactMap { try? attempt.workspace.value($0).get().value }
  }

  // MARK: Rounding

  private var roundedTolerance: Double { 1e-3 }

  private func isRounded(_ results: [CheckResult]) -> Bool {
    var isClose = false
    for result in results where !result.hasPassed && result.check.points > 0 {
      guard let got = result.got?.value, let want = result.wanted else {
        if result.check.rule.comparesValues { return false }
        continue
      }
      guard hasOnlyRounded(got, want) else { return false }
      isClose = true
    }
    return isClose
  }

  private var rounded: Slip {
    Slip(
      rules: [.rounded], code: solution.code,
      tellings: [
        Telling(
          did: "the numbers are close, but rounded",
          look: "Keep them exact to the end: a part of π, a square root, a fraction.")
      ])
  }

  private func roundedPair(_ rows: [SlipTable.Row], _ results: [CheckResult]) -> Diagnosis? {
    let slips = rows.map(\.slip).filter { slip in
      guard let attempt = try? attempt(slip.code) else { return false }
      let wanted = observed(attempt, self.results(of: attempt))
      return zip(observed(attempt, results), wanted).allSatisfy { hasOnlyRounded($0, $1) }
    }
    guard let first = slips.min(by: { $0.weights.lexicographicallyPrecedes($1.weights) }) else {
      return nil
    }
    let pair = Slip(
      rules: first.rules + [.rounded], code: first.code,
      tellings: first.tellings + rounded.tellings)
    return Diagnosis(slips: [pair])
  }

  private func hasOnlyRounded(_ got: CheckedValue, _ want: CheckedValue) -> Bool {
    guard compare(got, want, tolerance: roundedTolerance).isNone else { return false }
    guard case .numbers(let got) = got, case .numbers(let want) = want else { return true }
    return zip(got.rows.joined(), want.rows.joined()).allSatisfy { got, want in
      agree(got, want, standardTolerance) || !(isWhole(got) && isWhole(want))
    }
  }
}

private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) <= 1e-9 }

extension Slip {
  var weights: [Int] { rules.map(\.place) }
}

extension Check.Rule {
  /// It looks at a value only once.
  fileprivate var isQuick: Bool {
    switch self {
    case .value, .holds, .predicted, .kind: true
    case .forall, .uses, .avoids, .defines, .prints: false
    }
  }

  fileprivate var comparesValues: Bool {
    switch self {
    case .value, .predicted, .holds(.equation), .forall(_, _, .equation), .prints: true
    case .holds(.truth), .forall(_, _, .truth), .uses, .avoids, .defines, .kind: false
    }
  }

  /// It looks at how the answer is written, not at what it gives.
  fileprivate var isAboutText: Bool {
    switch self {
    case .uses, .avoids, .defines: true
    case .value, .holds, .forall, .prints, .predicted, .kind: false
    }
  }
}
