internal import Language

/// The mistakes that explain an answer.
struct Diagnosis {
  /// Each explains the whole value; one after the other by likelihood.
  var slips: [Slip]
  /// How they are written beside the answer.
  var likeness = Likeness.possible
  /// It is what may have happened: one number is soon met by chance.
  var isGuess = false
  /// A matrix is written, in which rows and columns may be exchanged.
  var isOfMatrix = false
  /// The answer shows none of what it was made with, only so many numbers that few mistakes give them.
  var isOfNumbers = false

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
  func diagnosis(of attempt: Attempt) -> Diagnosis? {
    guard exercise.kind == .exercise || exercise.kind == .predict, exercise.seals == nil,
      let seen = look(at: attempt)
    else { return nil }
    if let late = lateSetting(in: attempt) { return Diagnosis(slips: [late], likeness: .written) }
    if isRounded(attempt.results) { return Diagnosis(slips: [rounded]) }
    let singles = slips.singles(self)
    let found = confirmed(singles.showing(seen), attempt)
    if found.map({ $0.likeness > .same }) ?? true, let other = otherPoint(in: attempt) {
      return Diagnosis(slips: [other])
    }
    if var found {
      let isBare = exercise.kind == .predict || isBareNumber(attempt.code)
      found.isOfNumbers = seen.isRich && exercise.kind == .exercise && isValue(attempt.code)
      found.isOfMatrix = writesMatrix(attempt.code)
      found.isGuess = !seen.isTelling && found.likeness > .written && isBare
      return found
    }
    guard seen.isTelling, seen.isRich || Step.areWritten(in: attempt.code) else { return nil }
    let close = singles.showing(seen, tolerance: roundedTolerance)
    if let found = roundedPair(close, attempt) { return found }
    return confirmed(slips.pairs(self).showing(seen), attempt)
  }

  /// The ids of the built-in rules of which one alone explains an attempt, as the prover asks: a wrong
  /// answer of the author takes one of them over by its id.
  func ruleIDs(explaining attempt: Attempt) -> [String] {
    guard let seen = look(at: attempt) else { return [] }
    if isRounded(attempt.results) { return rounded.rules.map(\.rawValue) }
    return confirmed(slips.singles(self).showing(seen), attempt)?.ids ?? []
  }

  /// What is seen of an attempt that gives something wrong.
  ///
  /// Where only words are missing, or are there that should not be, no rule explains anything: a program with a
  /// slip may well give what is right.
  private func look(at attempt: Attempt) -> QuickLook? {
    guard attempt.givesSomethingWrong, let seen = quickLook(attempt.code), !seen.isOnlyTruth else {
      return nil
    }
    return seen
  }

  /// Why no rule is asked about a wrong answer; nil where they are.
  func reasonAgainstRules(on attempt: Attempt) -> String? {
    guard attempt.givesSomethingWrong else { return "only how it is written is wrong" }
    let isOnlyTruth = quickLook(attempt.code)?.isOnlyTruth ?? false
    return isOnlyTruth ? "whatever changes a truth value would explain it" : nil
  }

  /// One slip of each rule: those that every check confirms, and of them those that are written most like
  /// the attempt.
  private func confirmed(_ slips: [Slip], _ attempt: Attempt) -> Diagnosis? {
    let found = likely(tellable(slips, attempt), attempt)
    guard !found.isEmpty else { return nil }
    if hasEmptyBody(attempt.code), let slip = found.first(where: { $0.rules == [.unchanged] }) {
      return Diagnosis(slips: [slip], likeness: .same)
    }
    let written = writtenProduct(in: attempt.code)
    let place =
      exercise.kind == .predict
      ? nil : ChangedPlace(of: attempt.code, beside: solution.text)
    let likenesses = found.map { likeness(of: $0, to: attempt.code, written, place) }
    guard let best = likenesses.min(), best < .untrue, best == .written || !choosesView(attempt)
    else { return nil }
    var ids: Set<String> = []
    let slips = zip(found, likenesses).filter { isAsLike($0.1, best) }.map {
      told($0.0, written, attempt)
    }
    .sorted {
      $0.weights(for: attempt.code).lexicographicallyPrecedes($1.weights(for: attempt.code))
    }
    .filter { ids.insert($0.id).inserted }
    return Diagnosis(slips: slips, likeness: best)
  }

  /// Of two pairs that make the same program the likelier; both where methods are chained.
  private func likely(_ slips: [Slip], _ attempt: Attempt) -> [Slip] {
    if Step.areChained(in: attempt.code) { return slips }
    var codes: Set<String> = []
    return slips.filter { $0.rules.count == 1 || codes.insert($0.code).inserted }
  }

  /// It says nothing of how it came about: `let x = 225`.
  private func isBareNumber(_ code: String) -> Bool {
    let tokens = codeTokens(code)
    let known = askedNames + ["let", "var"]
    return tokens.allSatisfy {
      $0.kind == .number || known.contains($0.text) || ["=", "-"].contains($0.text)
    }
  }

  /// One of a few views is asked for, not how it stands: whatever leads to another one would explain it.
  private func choosesView(_ attempt: Attempt) -> Bool {
    let got = attempt.results.filter { !$0.hasPassed }.compactMap { $0.got?.value }
    guard !got.isEmpty, got.allSatisfy(\.isView) else { return false }
    let own = Program(solution.text, Scope(self))?.scope.views ?? []
    return exercise.kind == .predict || !askedNames.contains(where: own.contains)
  }

  /// The single mistakes that explain exactly what the checks see of an attempt.
  func explanations(of attempt: Attempt) -> [Slip] {
    guard let seen = look(at: attempt) else { return [] }
    return tellable(slips.singles(self).showing(seen), attempt)
  }

  private func tellable(_ slips: [Slip], _ attempt: Attempt) -> [Slip] {
    slips.filter {
      $0.isTellable(of: attempt.code) && isConfirmed($0, attempt) && isMade($0, attempt)
    }
  }

  /// What a slip says of an answer beside its value is so: that only one line is missing, that something was replaced.
  private func isMade(_ slip: Slip, _ attempt: Attempt) -> Bool {
    if let reduced = slip.reduced?(Set(codeTokens(attempt.code).map(\.text))), reduced != slip.code
    {
      guard let results = try? self.attempt(reduced).results,
        isSame(observed(reduced, results), observed(attempt.code, attempt.results))
      else { return false }
    }
    if slip.rules.contains(.replaced), !replacesSomething(attempt.code) { return false }
    guard slip.alone.allSatisfy({ shows($0, in: attempt.code) }) else { return false }
    return slip.assertions.allSatisfy { holds($0, of: attempt.code) }
      && leavesViews(attempt.code, like: slip)
  }

  /// Whether an answer is wrong somewhere where one mistake alone makes it wrong: who made that has no right numbers
  /// in all these places.
  private func shows(_ mistake: String, in answer: String) -> Bool {
    guard let right = quickLook(solution.text), let alone = quickLook(mistake),
      let seen = quickLook(answer), let wrong = alone.places(unlike: right),
      let mine = seen.places(unlike: right)
    else { return true }
    return !wrong.isDisjoint(with: mine)
  }

  private func isConfirmed(_ slip: Slip, _ attempt: Attempt) -> Bool {
    guard let other = observed(slip) else { return false }
    return isSame(other, observed(attempt.code, attempt.results))
  }

  func observed(_ slip: Slip) -> [CheckedValue]? {
    slips.observations.value(of: slip.code) { code in
      (try? attempt(code)).map { observed($0.code, $0.results) }
    }
  }

  /// Tries every mistake beforehand.
  func prepareDiagnosis() {
    _ = slips.pairs(self)
    for row in slips.singles(self) {
      _ = observed(row.slip)
      _ = writtenProduct(in: row.slip.code)
    }
  }

  /// The values that the checks look at; those of the asked names where they look at none.
  func observed(_ code: String, _ results: [CheckResult]) -> [CheckedValue] {
    let scored = results.filter { $0.check.points > 0 && !$0.check.rule.isAboutText }
    let told = scored.isEmpty ? results.filter { !$0.check.rule.isAboutText } : scored
    let values = told.flatMap { $0.observed + [.truth($0.hasPassed)] }
    if told.contains(where: { !$0.observed.isEmpty }) { return values }
    return values + askedNames.compactMap { value($0, after: code) }
  }
}

extension Bench.Attempt {
  /// A scored check fails that looks at what the answer gives, not at how it is written.
  var givesSomethingWrong: Bool {
    results.contains { !$0.hasPassed && $0.check.points > 0 && !$0.check.rule.isAboutText }
  }
}

/// Where nothing is written, no other mistake was made, whatever comes to the same.
private func hasEmptyBody(_ code: String) -> Bool {
  let tokens = codeTokens(code).map(\.text)
  return zip(tokens, tokens.dropFirst()).contains { $0 == "{" && $1 == "}" }
}

extension Slip {
  /// Those of the least rank come first, then those of the likelier rules; a pair is as likely as the
  /// less likely of its two.
  var weights: [Int] { [rank, rules.map(\.place).max() ?? 0] + rules.map(\.place) }
  var rank: Int { rules.map(\.rank).max() ?? 0 }

  /// What an answer exchanges in so many words comes before what may be; beside another mistake the order is most
  /// likely wrong where methods put each step before the others.
  func weights(for answer: String) -> [Int] {
    if tellings.contains(where: { $0.isExchange(in: answer) }) { return [0] + weights }
    return [isOfOrder && Step.areChained(in: answer) ? 0 : 1] + weights
  }

  /// The order is wrong, and something else.
  fileprivate var isOfOrder: Bool { rules.count > 1 && rules.contains(.order) }

  /// The code of an answer shows what is told, not only its value.
  func isBorneOut(by answer: String) -> Bool {
    tellings.contains {
      $0.isExchange(in: answer) || ($0.showsCode && $0.clause(for: answer) == $0.did)
    }
  }
}

extension Check.Rule {
  /// It looks at how the answer is written, not at what it gives.
  fileprivate var isAboutText: Bool {
    switch self {
    case .uses, .avoids, .defines: true
    case .value, .holds, .forall, .kind, .shape, .prints, .pictures, .predicted, .chosen:
      false
    }
  }
}
