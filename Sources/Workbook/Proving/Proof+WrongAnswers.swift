extension Proof {
  /// Each wrong answer fails with exactly its own feedback, and no two look alike.
  mutating func proveWrong(_ exercise: Exercise, _ bench: Bench) {
    var seen: [(name: String, fingerprint: Fingerprint)] = []
    for wrong in exercise.wrongs {
      let attempt: Bench.Attempt
      do {
        attempt = try bench.attempt(wrong.code.text)
      } catch {
        report(wrong.code.line, "'wrong \(wrong.id)' is not gradable: \(firstLine(error.reason))")
        continue
      }
      let fingerprint = attempt.fingerprint
      if let twin = seen.first(where: { $0.fingerprint == fingerprint }) {
        report(
          wrong.code.line,
          "'wrong \(wrong.id)' gives the same as 'wrong \(twin.name)': choose other numbers")
        continue
      }
      seen.append((wrong.id, fingerprint))
      proveFeedback(wrong, attempt, bench)
    }
  }

  private mutating func proveFeedback(
    _ wrong: Exercise.WrongAnswer, _ attempt: Bench.Attempt, _ bench: Bench
  ) {
    for problem in bench.filled(wrong.feedback, attempt).problems {
      report(wrong.code.line, problem)
    }
    switch bench.judge(wrong.code.text).verdict {
    case .right: report(wrong.code.line, "'wrong \(wrong.id)' passes")
    case .notYet(let mistake):
      if mistake.id != wrong.id {
        report(wrong.code.line, "'wrong \(wrong.id)' fails with '\(mistake.id ?? "no id")'")
      }
    case .notGradable(let reason):
      report(wrong.code.line, "'wrong \(wrong.id)' is not gradable: \(firstLine(reason))")
    }
  }

  /// Each `holds` and each scored `uses` or `avoids` is failed by some wrong answer, and a check
  /// whose message names expressions can fill them in.
  mutating func proveChecks(_ exercise: Exercise, _ bench: Bench) {
    let failures = exercise.wrongs.compactMap { wrong in
      (try? bench.attempt(wrong.code.text)).map { $0.results.map { !$0.hasPassed } }
    }
    for (index, check) in exercise.checks.enumerated() where needsWitness(check) {
      if failures.contains(where: { $0[index] }) { continue }
      report(check.line, "never tested: no wrong answer fails this check")
    }
  }

  private func needsWitness(_ check: Check) -> Bool {
    switch check.rule {
    case .holds: true
    case .uses, .avoids: check.points > 0
    case .value, .shape, .forall, .defines, .kind, .prints, .pictures: false
    case .predicted, .chosen, .ordered: false
    }
  }

  // MARK: Hints

  /// A hint says something and does not give the solution away.
  mutating func proveHints(_ exercise: Exercise) {
    let secrets = exercise.solutions.flatMap { splitLines($0.text) }.map(rightSide)
    for hint in exercise.hints {
      if hint.items.isEmpty { report(hint.line, "this hint is empty") }
      let words = codeTokens(hint.items.map(\.source).joined(separator: "\n"))
      if secrets.contains(where: { $0.count > 2 && contains(words, $0) }) {
        report(hint.line, "this hint contains the solution")
      }
    }
  }

  /// What a line of the solution gives to its name.
  private func rightSide(_ line: String) -> [CodeToken] {
    let tokens = codeTokens(line)
    guard let sign = tokens.firstIndex(where: { $0.text == "=" }) else { return tokens }
    return Array(tokens[(sign + 1)...])
  }

  private func contains(_ tokens: [CodeToken], _ part: [CodeToken]) -> Bool {
    tokens.indices.contains { tokens[$0...].starts(with: part) }
  }
}

extension PageItem {
  /// Its text as it stands in the file.
  var source: String {
    switch self {
    case .prose(let lines), .quote(let lines), .code(let lines): lines.joined(separator: "\n")
    case .example(let example): example.steps.map(\.input.text).joined(separator: "\n")
    }
  }
}
