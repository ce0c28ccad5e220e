extension Proof {
  /// Each wrong answer fails with exactly its own feedback, and no two look alike.
  mutating func proveWrong(_ exercise: Exercise, _ bench: Bench) {
    var seen: [(id: String, fingerprint: Fingerprint)] = []
    for wrong in exercise.wrongs {
      let attempt: Bench.Attempt
      do {
        attempt = try bench.attempt(wrong.code.text)
      } catch {
        let reason = firstLine(error.reason)
        report(.wrong, wrong.code.line, "'wrong \(wrong.id)' is not gradable: \(reason)")
        continue
      }
      proveFeedback(wrong, bench.filled(wrong.feedback, attempt).problems)
      let fingerprint = attempt.fingerprint
      if let twin = seen.first(where: { $0.fingerprint == fingerprint }) {
        report(
          .distinct, wrong.code.line,
          "'wrong \(wrong.id)' gives the same as 'wrong \(twin.id)': indistinguishable, "
            + "choose other numbers")
        continue
      }
      seen.append((wrong.id, fingerprint))
      requireFail(wrong, bench.judge(wrong.code.text).verdict)
    }
  }

  /// What stands in braces in a feedback has a value.
  mutating func proveFeedback(_ wrong: Exercise.WrongAnswer, _ problems: [String]) {
    for problem in problems { report(.braces, wrong.feedbackLine, problem) }
  }

  /// It fails with its own id.
  mutating func requireFail(_ wrong: Exercise.WrongAnswer, _ verdict: Verdict) {
    let name = "'wrong \(wrong.id)'"
    switch verdict {
    case .right: report(.wrong, wrong.code.line, "\(name) passes: it gives what the solution gives")
    case .notYet(let mistake) where mistake.id == wrong.id: break
    case .notYet(let mistake):
      let other = mistake.id.map { "with '\($0)'" } ?? "without an id"
      report(.wrong, wrong.code.line, "\(name) fails \(other)")
    case .notGradable(let reason):
      report(.wrong, wrong.code.line, "\(name) is not gradable: \(firstLine(reason))")
    }
  }

  // MARK: Checks

  /// Each `holds` and each scored check of another kind than `value` is failed by some wrong answer, and a check
  /// whose message names expressions can fill them in.
  mutating func proveChecks(_ exercise: Exercise, _ bench: Bench) {
    let failures = exercise.wrongs.compactMap { wrong in
      (try? bench.attempt(exercise.program(of: wrong)))?.results.map { !$0.hasPassed }
    }
    let solution = exercise.solutions.first.flatMap { try? bench.attempt($0.text) }
    for (index, check) in exercise.checks.enumerated() {
      if needsWitness(check), !failures.contains(where: { $0[index] }) {
        report(.tested, check.line, "never tested: no wrong answer fails this check")
      }
      guard let solution, let message = check.message else { continue }
      for problem in bench.filled(message, solution).problems where !problem.hasPrefix("'{cell}'") {
        report(.braces, check.line, problem)
      }
    }
  }

  private func needsWitness(_ check: Check) -> Bool {
    switch check.rule {
    case .holds: true
    case .uses, .avoids, .forall, .kind, .shape: check.points > 0
    case .value, .defines, .prints, .pictures: false
    case .predicted, .chosen: false
    }
  }
}
