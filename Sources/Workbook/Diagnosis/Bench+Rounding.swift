internal import Language

/// Answers that are right but for digits that were lost.
extension Bench {
  var roundedTolerance: Tolerance { Tolerance(1e-3) }

  func isRounded(_ results: [CheckResult]) -> Bool {
    var isClose = false
    for result in results where !result.hasPassed && result.check.points > 0 {
      // The lesson says what is close.
      if let most = result.check.rule.tolerance, most.distance >= roundedTolerance.distance {
        return false
      }
      guard let got = result.got?.value, let want = result.wanted else {
        if result.check.rule.comparesValues { return false }
        continue
      }
      guard hasOnlyRounded(got, want) else { return false }
      isClose = true
    }
    return isClose
  }

  var rounded: Slip {
    Slip(
      rules: [.rounded], code: solution.text,
      tellings: [
        Telling(
          did: "the numbers are close, but not exact",
          look: "Keep them exact to the end: a part of π, a square root, a fraction.")
      ])
  }

  func roundedPair(_ slips: [Slip], _ attempt: Attempt) -> Diagnosis? {
    let got = observed(attempt.code, attempt.results)
    let pairs = slips.filter { slip in
      guard slip.isTellable(of: attempt.code), let wanted = observed(slip) else { return false }
      return got.count == wanted.count && !isSame(got, wanted)
        && zip(got, wanted).allSatisfy { isClose($0, $1) }
    }
    guard let first = pairs.min(by: { $0.weights.lexicographicallyPrecedes($1.weights) }) else {
      return nil
    }
    let pair = Slip(
      rules: first.rules + [.rounded], code: first.code,
      tellings: first.tellings + rounded.tellings)
    return Diagnosis(slips: [pair])
  }

  /// In each row of numbers the tolerance grows with the largest of them: a small mistake of an angle
  /// is a large one far away.
  func hasOnlyRounded(_ got: CheckedValue, _ want: CheckedValue) -> Bool {
    guard case .numbers(let got) = got, case .numbers(let want) = want else {
      return compare(got, want, tolerance: roundedTolerance).isNone
    }
    return got.shape == want.shape && got.rows.map(\.count) == want.rows.map(\.count)
      && zip(got.rows, want.rows).allSatisfy(hasOnlyRounded)
  }

  private func hasOnlyRounded(_ got: [Double], _ want: [Double]) -> Bool {
    let size = want.reduce(0) { max($0, abs($1)) }
    guard size.isFinite else { return got == want }
    let isWritten = isWritten(got, as: want)
    let most = min(roundedTolerance.distance * max(1, size), mostRounded(size))
    return zip(got, want).allSatisfy { got, want in
      let distance = abs(got - want)
      return agree(got, want, .standard) || (isWritten && distance <= mostRounded(size))
        || (distance <= most && !(isWhole(got) && isWhole(want)))
    }
  }

  /// Digits that were lost are small beside the largest number: 0.1 for 0.05 is twice as much, and not close.
  private func mostRounded(_ size: Double) -> Double { size < 1e-9 ? 1 : size / 50 }

  /// Whether each number is what is wanted, written with one or two digits behind the point.
  private func isWritten(_ got: [Double], as want: [Double]) -> Bool {
    [10, 100].contains { digits in
      zip(got, want).allSatisfy { abs($0 - ($1 * digits).rounded() / digits) <= 1e-9 }
    }
  }

  /// The same within a thousandth, whatever the size.
  private func isClose(_ got: CheckedValue, _ want: CheckedValue) -> Bool {
    guard case .numbers(let left) = got, case .numbers(let right) = want else {
      return compare(got, want).isNone
    }
    return hasOnlyRounded(got, want)
      && zip(left.rows.joined(), right.rows.joined()).allSatisfy {
        abs($0 - $1) <= roundedTolerance.distance
      }
  }
}

private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) <= 1e-9 }

extension Check.Rule {
  fileprivate var comparesValues: Bool {
    switch self {
    case .value, .predicted, .holds(.equation), .forall(_, _, .equation), .prints, .pictures: true
    case .holds(.truth), .forall(_, _, .truth), .uses, .avoids, .defines, .kind, .shape, .chosen:
      false
    }
  }
}
