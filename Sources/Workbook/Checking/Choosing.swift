internal import Language

/// Judges the answer to a `Choose:` exercise: the numbers of the choices.
struct Choosing {
  let exercise: Exercise

  func judge(_ answer: String) -> Judgement {
    do {
      return judgement(try numbers(answer))
    } catch {
      return Judgement(verdict: .notGradable(error.reason), results: [])
    }
  }

  // MARK: Reading

  private func numbers(_ answer: String) throws(Bench.Rejection) -> Set<Int> {
    let count = exercise.choices.count
    let some =
      exercise.asksForSeveral ? "the numbers of the choices" : "the number of one choice"
    let numbers = try answerNumbers(answer, or: "Answer with \(some), from 1 to \(count).")
    if let number = numbers.first(where: { !(1...max(1, count)).contains($0) }) {
      throw Bench.Rejection(
        reason: "There is no choice \(number): they are numbered 1 to \(count).")
    }
    let chosen = Set(numbers)
    if isSingle, chosen.count > 1 { throw Bench.Rejection(reason: "Choose one of them, the best.") }
    return chosen
  }

  private var isSingle: Bool { exercise.rightChoices.count == 1 }

  // MARK: Judging

  private func judgement(_ chosen: Set<Int>) -> Judgement {
    let mistake = mistake(chosen)
    let results = exercise.checks.map {
      CheckResult($0, mistake.map { .failed($0.cause) } ?? .passed)
    }
    let notes = exercise.rightChoices.map { exercise.choices[$0 - 1].reason }
    return Judgement(verdict: mistake.map { .notYet($0) } ?? .right(notes: notes), results: results)
  }

  /// The reason against the first wrong choice; else that some are missing.
  private func mistake(_ chosen: Set<Int>) -> Mistake? {
    if let seal = exercise.seals?.seals[1]?.first {
      let isRight = compare(.numbers(chosen: chosen), .sealed(seal)).isNone
      let missed = exercise.asksForSeveral ? ", or not all of it" : ""
      let cause = "That is not what to choose\(missed): compare the statements once more."
      return isRight ? nil : Mistake(id: nil, cause: cause, details: [])
    }
    if let number = chosen.sorted().first(where: { !exercise.choices[$0 - 1].isRight }) {
      let wrong = exercise.choices[number - 1]
      let which = chosen.count > 1 ? "Choice \(number): " : ""
      return Mistake(id: wrong.id, cause: which + wrong.reason, details: [])
    }
    if chosen.count == exercise.rightChoices.count { return nil }
    let cause = "What you chose is right, and there is more to choose."
    return Mistake(id: nil, cause: cause, details: [])
  }
}

/// The whole numbers of an answer such as `2`, `1, 3` or `3 1 2`; `1 and 3`, `[1; 3]`, `(2)`, `2.` and a list of
/// Markdown are meant so, too.
func answerNumbers(_ answer: String, or refusal: String) throws(Bench.Rejection) -> [Int] {
  let lines = splitLines(answer).map(withoutBullet).joined(separator: " ")
  let words = lines.split { $0.isWhitespace || ",;&()[]".contains($0) }
    .map { $0.last == "." ? $0.dropLast() : $0 }.filter { $0 != "and" }
  if words.isEmpty { throw Bench.Rejection(reason: "There is no answer yet.") }
  let numbers = words.compactMap { Int($0) }
  if numbers.count < words.count {
    throw Bench.Rejection(reason: refusal)
  }
  return numbers
}

/// A line of an answer without what makes it an item of a list of Markdown.
func withoutBullet(_ line: String) -> String {
  let line = trimmed(line)
  return ["- ", "* ", "+ "].contains(where: line.hasPrefix) ? trimmed(line.dropFirst(2)) : line
}

extension CheckedValue {
  /// The numbers of choices as one value.
  static func numbers(chosen: Set<Int>) -> CheckedValue {
    .text(chosen.sorted().map { String($0) }.joined(separator: " "))
  }
}
