internal import Language

/// Judges the answer to an `Order:` exercise: the numbers of the lines, or the lines themselves.
struct Ordering {
  let bench: Bench
  private var exercise: Exercise { bench.exercise }

  init(_ bench: Bench) { self.bench = bench }

  func judge(_ answer: String) -> Judgement {
    do {
      let order = try order(answer)
      if let reason = missing(order) { return rejection(reason) }
      return judgement(order)
    } catch {
      return rejection(error.reason)
    }
  }

  private func rejection(_ reason: String) -> Judgement {
    Judgement(verdict: .notGradable(reason), results: [])
  }

  // MARK: Reading

  /// The lines of an answer, as indices of the exercise's lines.
  private func order(_ answer: String) throws(Bench.Rejection) -> [Int] {
    if let order = writtenOrder(answer) { return order }
    let numbers = try answerNumbers(
      answer, or: "Answer with numbers from the list, such as \(example).")
    let count = exercise.lines.count
    var order: [Int] = []
    for number in numbers {
      guard (1...count).contains(number) else {
        throw Bench.Rejection(
          reason: "There is no \(part) \(number): they are numbered 1 to \(count).")
      }
      let line = exercise.shuffling[number - 1]
      if order.contains(line) {
        throw Bench.Rejection(
          reason: "\(part.capitalizedWord) \(number) is there twice; it is needed once at most.")
      }
      order.append(line)
    }
    return order
  }

  /// The lines themselves, in a list of Markdown, or as the product that they are the factors of.
  private func writtenOrder(_ answer: String) -> [Int]? {
    let texts = splitLines(answer)
    return lines(texts) ?? lines(texts.map(withoutBullet))
      ?? (exercise.isProduct ? lines(factors(of: answer)) : nil)
  }

  /// What a product is made of, outside of brackets: `A * B`, `A, B`, and `A(1) B(2)`.
  private func factors(of product: String) -> [String] {
    let tokens = codeTokens(product)
    let signs = tokens.indices.compactMap { sign(at: $0, tokens) }
    let starts = [0] + signs.map(\.upperBound)
    let ends = signs.map(\.lowerBound) + [product.utf8.count]
    return zip(starts, ends).map { slice(product, $0..<$1) }
  }

  /// Where a product is parted: a `*` or a comma, or nothing between two factors.
  private func sign(at index: Int, _ tokens: [CodeToken]) -> Range<Int>? {
    let token = tokens[index]
    guard token.depth == 0 else { return nil }
    if token.text == "*" || token.text == "," { return token.range }
    let isNext = token.kind == .word && index > 0 && tokens[index - 1].text == ")"
    return isNext ? token.range.lowerBound..<token.range.lowerBound : nil
  }

  /// Numbers in the order in which they are shown: an example that gives nothing away.
  private var example: String { (1...max(1, right.count)).map { "\($0)" }.joined(separator: " ") }

  /// Lines that are the exercise's, each taken once; nil where one is not.
  func lines(_ texts: [String]) -> [Int]? {
    var order: [Int] = []
    for text in texts {
      let tokens = codeTokens(text)
      if tokens.isEmpty { continue }
      let line = exercise.lines.indices.first {
        !order.contains($0) && codeTokens(exercise.lines[$0].code) == tokens
      }
      guard let line else { return nil }
      order.append(line)
    }
    return order.isEmpty ? nil : order
  }

  private func missing(_ order: [Int]) -> String? {
    if exercise.seals != nil { return nil }
    let count = right.count - order.count
    if count <= 0 || order.contains(where: { exercise.lines[$0].extra != nil }) { return nil }
    return count == 1
      ? "One \(part) is still missing." : "\(count) \(part)s are still missing."
  }

  /// What is put in order.
  private var part: String { exercise.isProduct ? "factor" : "line" }

  /// The right order.
  private var right: [Int] { exercise.lines.indices.filter { exercise.lines[$0].extra == nil } }

  // MARK: Judging

  private func judgement(_ order: [Int]) -> Judgement {
    let code = order.map { exercise.lines[$0].code }
    let attempt = try? bench.attempt(exercise.program(code))
    let results =
      attempt.map { attempt in attempt.results.map { bench.told($0, attempt) } } ?? failures
    let isRight = results.allSatisfy { $0.hasPassed || $0.check.points == 0 }
    if isRight, extra(order) == nil, isWhole(order) {
      return Judgement(verdict: .right(notes: results.compactMap(\.reason)), results: results)
    }
    let mistake = isRight && !isWhole(order) ? oddLine : mistake(order, attempt)
    return Judgement(verdict: .notYet(mistake), results: isRight ? failures : results)
  }

  /// In a student's copy only a seal tells which lines belong.
  private func isWhole(_ order: [Int]) -> Bool {
    let lines = CheckedValue.lines(order.map { exercise.lines[$0].code })
    return exercise.seals?.belonging?.compare(lines, tolerance: .standard).isNone ?? true
  }

  private var oddLine: Mistake {
    let cause =
      "That gives what is asked for, but a \(part) is there that does not belong, or one is missing."
    return Mistake(id: nil, cause: cause, details: [])
  }

  /// What the checks say where the lines do not run, or where one is too many.
  private var failures: [CheckResult] {
    exercise.checks.map {
      CheckResult($0, .failed($0.message ?? "The \(part)s are not in order yet."))
    }
  }

  private func mistake(_ order: [Int], _ attempt: Bench.Attempt?) -> Mistake {
    if let wrong = foreseen(order, attempt) {
      let cause = attempt.map { bench.filled(wrong.feedback, $0).text }
      return Mistake(id: wrong.id, cause: cause ?? wrong.feedback, details: [])
    }
    if let line = extra(order), let reason = exercise.lines[line].extra {
      let cause = "`\(exercise.lines[line].code)` does not belong here. \(reason)"
      return Mistake(id: "extra", cause: cause, details: [])
    }
    return isReversed(order)
      ? Mistake(id: Rule.order.rawValue, cause: reversed, details: [])
      : Mistake(id: nil, cause: place(order), details: [])
  }

  private func extra(_ order: [Int]) -> Int? {
    order.first { exercise.lines[$0].extra != nil }
  }

  /// The foreseen wrong order that is the same, else the first that gives the same.
  private func foreseen(_ order: [Int], _ attempt: Bench.Attempt?) -> Exercise.WrongAnswer? {
    let code = order.map { exercise.lines[$0].code }
    let same = exercise.wrongs.first { wrong in
      lines(splitLines(wrong.code.text))?.map { exercise.lines[$0].code } == code
    }
    if let same { return same }
    guard let attempt else { return nil }
    return bench.foreseen.first { $0.fingerprint == attempt.fingerprint }?.wrong
  }

  /// What is wrong with the braces in the feedback of a wrong order.
  func unfilled(_ wrong: Exercise.WrongAnswer) -> [String] {
    if let attempt = try? bench.attempt(exercise.program(of: wrong)) {
      return bench.filled(wrong.feedback, attempt).problems
    }
    return replacingBraces(wrong.feedback) { _ in nil }.unknown.map {
      Workbook.unfilled($0, in: "the feedback")
    }
  }

  // MARK: Places

  /// The places at which the lines of an answer should stand.
  private func ranks(_ order: [Int]) -> [Int] {
    order.map { line in right.firstIndex(of: line) ?? 0 }
  }

  private func isReversed(_ order: [Int]) -> Bool {
    exercise.seals == nil && ranks(order) == right.indices.reversed()
  }

  private var reversed: String {
    let words = "These are the right \(part)s in reverse order."
    return exercise.isProduct ? words + " In a product the leftmost acts first." : words
  }

  /// The line that is farthest from its place: all others are in order without it, or nearly.
  private func place(_ order: [Int]) -> String {
    if exercise.seals != nil { return "The \(part)s are not in order yet." }
    let ranks = ranks(order)
    let kept = longestRise(ranks)
    let isOdd = { (place: Int) in !kept.contains(place) && ranks[place] != place }
    guard let place = ranks.indices.first(where: isOdd) else {
      return "The \(part)s are not in order yet."
    }
    let direction = ranks[place] > place ? "early" : "late"
    let code = exercise.lines[order[place]].code
    return "\(part.capitalizedWord) \(place + 1) of yours comes too \(direction): \(code)"
  }
}

extension CheckedValue {
  /// Lines of code in any order.
  static func lines(_ lines: [String]) -> CheckedValue {
    .list(
      lines.map { codeTokens($0).map(\.text).joined(separator: " ") }.sorted().map { .text($0) })
  }
}

/// The places of a longest rising part of a list.
private func longestRise(_ ranks: [Int]) -> Set<Int> {
  var best: [[Int]] = []
  for (place, rank) in ranks.enumerated() {
    let before = best.enumerated().filter { ranks[$0.offset] < rank }.map(\.element)
    best.append((before.max { $0.count < $1.count } ?? []) + [place])
  }
  return Set(best.max { $0.count < $1.count } ?? [])
}
