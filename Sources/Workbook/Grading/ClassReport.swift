internal import Language

/// What a class got right and wrong, for its teacher.
public func classReport(_ rows: [GradedSubmission], of lesson: Lesson) -> String {
  let judged = rows.filter { !$0.isUngraded }
  var lines = ["# \(markdownText(lesson.title)): \(counted(rows.count, "submission"))", ""]
  lines += overview(rows, judged)
  for index in lesson.exercises.indices {
    lines += exerciseLines(judged.map { $0.exercises[index] })
  }
  lines += attentionLines(rows)
  return lines.map { $0 + "\n" }.joined()
}

private func overview(_ rows: [GradedSubmission], _ judged: [GradedSubmission]) -> [String] {
  guard let first = judged.first else { return ["None could be judged."] }
  let points = judged.map(\.points).sorted()
  let sum = points.reduce(0, +)
  let mean = (Double(sum * 10) / Double(judged.count)).rounded() / 10
  let left = rows.count - judged.count
  return [
    "Points: \(shortNumber(mean)) of \(first.maximum) on average, "
      + "from \(points[0]) to \(points[points.count - 1])."
      + (left == 0 ? "" : " \(left) could not be judged: see below.")
  ]
}

// MARK: One exercise

private func exerciseLines(_ all: [GradedExercise]) -> [String] {
  guard let first = all.first else { return [] }
  var lines = ["", "## \(first.number). \(first.id)", ""]
  lines += [first.isJudged ? rightLine(all) : answeredLine(all)]
  lines += list(mistakeLines(all))
  lines += list(weakestCheck(all).map { [$0] } ?? [])
  lines += list(groupLines(all))
  return lines
}

private func rightLine(_ all: [GradedExercise]) -> String {
  let right = all.count { $0.outcome == .right }
  let share = percentage(right, of: all.count)
  return "\(right) of \(all.count) right (\(share) %)\(others(all))."
}

private func answeredLine(_ all: [GradedExercise]) -> String {
  let answered = all.count { $0.outcome == .answered }
  return "\(answered) of \(all.count) answered, which nobody grades\(others(all))."
}

/// Rounded, but 100 only where it is all of them, and 0 only where it is none.
private func percentage(_ part: Int, of whole: Int) -> Int {
  let share = Int((Double(part * 100) / Double(whole)).rounded())
  return part == whole || part == 0 ? share : min(max(share, 1), 99)
}

private func list(_ lines: [String]) -> [String] {
  lines.isEmpty ? [] : [""] + lines.map { "- \($0)" }
}

private func others(_ all: [GradedExercise]) -> String {
  let outcomes: [GradedExercise.Outcome] = [.notYet, .notGradable, .missing, .notGraded]
  return outcomes.compactMap { outcome in
    let count = all.count { $0.outcome == outcome }
    return count == 0 ? nil : ", \(count) \(outcome.words)"
  }.joined()
}

/// The mistakes, the most frequent first: "17 of 31: `order`", and what they were told.
private func mistakeLines(_ all: [GradedExercise]) -> [String] {
  grouped(all.filter { $0.mistake != nil }, by: mistakeWords).map { id, members in
    "\(members.count) of \(all.count): \(id). \(wordsTold(to: members))"
  }
}

/// What they were told; where that differs, to how many of them, the most frequent first.
private func wordsTold(to members: [GradedExercise]) -> String {
  let groups = grouped(members) { firstSentence($0.feedback) }
  guard groups.count > 1 else { return markdownText(groups.first?.key ?? "") }
  let shown = groups.prefix(3).map { "\($0.members.count) × “\(markdownText($0.key))”" }
  let rest = groups.dropFirst(3).reduce(0) { $0 + $1.members.count }
  return shown.joined(separator: "; ") + (rest == 0 ? "" : "; \(rest) × others")
}

/// One id, or several that it may be: "`order` or `transposed`".
private func mistakeWords(_ exercise: GradedExercise) -> String {
  ([exercise.mistake ?? ""] + exercise.others).map { "`\($0)`" }.joined(separator: " or ")
}

/// The check that most of those who have an answer fail.
private func weakestCheck(_ all: [GradedExercise]) -> String? {
  let judged = all.filter { $0.outcome == .right || $0.outcome == .notYet }
  guard let first = judged.first else { return nil }
  let failures = first.checks.indices.map { index in judged.count { !$0.checks[index].hasPassed } }
  guard let most = failures.max(), most > 0, let index = failures.firstIndex(of: most) else {
    return nil
  }
  let check = first.checks[index]
  return "Weakest check: \(codeSpan(check.name)), failed by \(most) of \(judged.count)."
}

/// Equal answers that are not right, the largest groups first.
private func groupLines(_ all: [GradedExercise]) -> [String] {
  let open = all.filter { $0.outcome == .notYet && $0.group != nil }
  return grouped(open) { $0.group ?? "" }.filter { $0.members.count > 1 }.prefix(5).map {
    _, members in
    "\(members.count) gave the same, such as \(codeSpan(cut(oneLine(members[0].answer ?? ""), to: 160)))"
  }
}

/// Groups by a key, the largest first; equal ones in the order of their keys.
private func grouped(
  _ all: [GradedExercise], by key: (GradedExercise) -> String
) -> [(key: String, members: [GradedExercise])] {
  Dictionary(grouping: all, by: key).map { (key: $0.key, members: $0.value) }.sorted {
    ($1.members.count, $0.key) < ($0.members.count, $1.key)
  }
}

private func firstSentence(_ text: String) -> String {
  cut(splitLines(text).first { !$0.isEmpty } ?? "", to: 160)
}

// MARK: What needs a look

private func attentionLines(_ rows: [GradedSubmission]) -> [String] {
  let open = rows.filter { $0.needsAttention || !$0.allRemarks.isEmpty }
  guard !open.isEmpty else { return [] }
  return ["", "## To look at", ""]
    + open.flatMap { row in
      let words = [row.reason].compactMap { $0 } + row.faults + row.allRemarks
      let lines = words.map { markdownText(oneLine($0)) }
      if lines.count == 1 { return ["- \(codeSpan(row.name)): \(lines[0])"] }
      return ["- \(codeSpan(row.name)):"] + lines.map { "  - " + $0 }
    }
}
