internal import Language

/// How a verdict came about, for a teacher: everything that was tried, in order.
public struct DecisionPath: Sendable {
  /// What came of the answer.
  public var judgement: Judgement
  /// The path, line by line.
  public var lines: [String] = []

  fileprivate mutating func add(_ line: String, indent: Int = 0) {
    for (index, part) in splitLines(line).enumerated() {
      lines.append(String(repeating: " ", count: index == 0 ? indent : indent + 2) + part)
    }
  }
}

extension Checker {
  /// How the verdict on an answer comes about.
  public func decisionPath(
    of answer: String, to exercise: Exercise, in lesson: Lesson
  ) -> DecisionPath {
    var path = DecisionPath(judgement: judge(answer, of: exercise, in: lesson))
    path.add("\(exercise.id): \(exercise.title)")
    for line in splitLines(answer) { path.add(line, indent: 4) }
    path.addChecks()
    if exercise.kind == .order {
      path.addWrongOrders(exercise.wrongs.map(\.id))
    } else if let bench = try? bench(exercise, lesson),
      let attempt = try? bench.attempt(exercise.code(of: answer))
    {
      path.addAuthor(bench, attempt)
      path.addRules(bench, attempt)
    }
    path.addVerdict(exercise)
    return path
  }
}

extension Lesson {
  /// The only exercise, or the only one whose asked names the code defines.
  public func exercise(answeredBy code: String) -> Exercise? {
    if exercises.count == 1 { return exercises.first }
    let names = Set(definedNames(in: code))
    let fitting = exercises.filter {
      !$0.askedNames.isEmpty && names.isSuperset(of: $0.askedNames)
    }
    return fitting.count == 1 ? fitting.first : nil
  }
}

extension DecisionPath {
  fileprivate mutating func addChecks() {
    guard !judgement.results.isEmpty else { return }
    add("checks")
    for result in judgement.results {
      let mark = result.hasPassed ? "passed" : "failed"
      let source = result.check.source
      add("\(mark)  \(source.isEmpty ? "the whole answer" : source)", indent: 2)
      if let got = result.got?.text, let want = result.want {
        add("got  \(got)", indent: 10)
        if !result.hasPassed { add("want \(want)", indent: 10) }
      } else if let reason = result.reason {
        add(reason, indent: 10)
      }
    }
  }

  fileprivate mutating func addAuthor(_ bench: Bench, _ attempt: Bench.Attempt) {
    guard !judgement.verdict.isRight, !bench.exercise.wrongs.isEmpty else { return }
    add("wrong answers of the lesson")
    let (fingerprint, told) = (attempt.fingerprint, bench.foreseenAnswer(of: attempt)?.id)
    for foreseen in bench.foreseen {
      let isTold = foreseen.wrong.id == told
      let isSame = isTold || foreseen.fingerprint == fingerprint
      let name = foreseen.wrong.id + (isSame && !isTold ? ", but made in another way" : "")
      add("\(isSame ? "the same" : "differs ")  \(name)", indent: 2)
    }
  }

  /// What became of the lines of an answer says which of the author's wrong orders it is.
  fileprivate mutating func addWrongOrders(_ ids: [String]) {
    guard case .notYet(let mistake) = judgement.verdict, !ids.isEmpty else { return }
    add("wrong answers of the lesson")
    for id in ids { add("\(id == mistake.id ? "the same" : "differs ")  \(id)", indent: 2) }
  }

  fileprivate mutating func addRules(_ bench: Bench, _ attempt: Bench.Attempt) {
    guard !judgement.verdict.isRight else { return }
    if let reason = bench.reasonAgainstRules(on: attempt) {
      return add("built-in rules: not asked, for \(reason)")
    }
    let singles = bench.slips.singles(bench)
    let pairs = bench.slips.pairs(bench).count
    add("built-in rules: \(singles.count) programs with one mistake, \(pairs) with two")
    if let diagnosis = bench.diagnosis(of: attempt) {
      for slip in diagnosis.slips {
        add("the same  \(slip.id)", indent: 2)
        for line in splitLines(slip.code) { add(line, indent: 12) }
      }
    } else {
      addUntold(bench.explanations(of: attempt).map(\.id), bench.slips.hasAllPairs)
    }
    addNearMisses(bench, attempt, singles)
  }

  /// The rules that give the same value in another way than the answer, whose words would not be true of it.
  private mutating func addUntold(_ ids: [String], _ hasAllPairs: Bool) {
    let pairs =
      hasAllPairs ? "two of them together" : "the likeliest two together, all that were tried"
    if ids.isEmpty { add("none gives these values, nor do \(pairs)", indent: 2) }
    var seen: Set<String> = []
    for id in ids where seen.insert(id).inserted {
      add("the same  \(id), but made in another way", indent: 2)
    }
  }

  /// The mistakes that come nearest without explaining all.
  private mutating func addNearMisses(
    _ bench: Bench, _ attempt: Bench.Attempt, _ rows: [SlipTable.Row]
  ) {
    guard let seen = bench.quickLook(attempt.code) else { return }
    var best: [String: (slip: Slip, share: Double)] = [:]
    for row in rows {
      let share = row.seen.agreement(with: seen)
      if share < 1, share >= 0.5, share > best[row.slip.id]?.share ?? 0 {
        best[row.slip.id] = (row.slip, share)
      }
    }
    let nearest = best.values.sorted {
      $0.share == $1.share
        ? $0.slip.weights.lexicographicallyPrecedes($1.slip.weights) : $0.share > $1.share
    }
    for (slip, share) in nearest.prefix(3) {
      let percent = Int((share * 100).rounded(.down))
      add("near      \(slip.id), \(percent) % of the numbers agree", indent: 2)
      for line in splitLines(slip.code) { add(line, indent: 12) }
    }
  }

  fileprivate mutating func addVerdict(_ exercise: Exercise) {
    switch judgement.verdict {
    case .right where exercise.kind == .explain: add("verdict: kept, nobody grades it")
    case .right(let notes): add((["verdict: right"] + notes).joined(separator: "\n"))
    case .notGradable(let reason): add("verdict: not gradable\n\(reason)")
    case .notYet(let mistake):
      let ids = ([mistake.id] + mistake.others).compactMap { $0 }
      add("verdict: not yet" + (ids.isEmpty ? "" : " (\(ids.joined(separator: ", ")))"))
      add(mistake.cause, indent: 2)
      for line in mistake.details { add(line, indent: 4) }
    }
  }
}
