internal import Language

extension Exercise.Kind {
  /// The blocks that an exercise of this kind takes.
  var roles: [Role] { Role.allCases.filter(takes) }

  /// Whether a block of this role belongs below an exercise of this kind.
  func takes(_ role: Role) -> Bool {
    switch role {
    case .setup, .example, .output, .vary, .sealed: true
    case .starter, .faded, .solution: self == .exercise
    case .accept: self == .exercise || self == .predict
    case .checks, .wrong, .invalid: self == .exercise || self == .predict || self == .order
    case .predict: self == .predict
    case .order: self == .order
    }
  }
}

extension Exercise {
  /// What judges an exercise without a `checks` block.
  var wholeRule: Check.Rule? {
    switch self.kind {
    case .predict: .predicted
    case .choose: .chosen
    case .order: isProduct ? .predicted : definitionsRule
    case .exercise, .explain: nil
    }
  }

  /// Everything that the solution defines has its value or, where it defines nothing, it prints the
  /// same.
  private var definitionsRule: Check.Rule {
    let names = seals?.names ?? self.solutions.first.map { definedNames(in: $0.text) } ?? []
    if names.isEmpty { return .prints(nil) }
    let all = "[\(names.joined(separator: ", "))]"
    return .value(
      Check.Equation(
        left: Check.Side(expression: all, isSolution: false),
        right: Check.Side(expression: all, isSolution: true), tolerance: .standard))
  }
}

extension LessonParser {
  /// What can be said only when a page's text and answers are known.
  mutating func finishKind(_ page: Int) {
    finishSeals(page)
    guard let exercise = lesson.pages[page].exercise else { return }
    switch exercise.kind {
    case .exercise, .predict: break
    case .choose: finishChoices(page)
    case .order:
      if exercise.lines.isEmpty {
        report(exercise.line, "'Order:' needs its lines: '```swift order'")
      }
    case .explain:
      if (exercise.points ?? 0) > 0 {
        report(exercise.line, "'Explain:' is never graded: leave 'points' out")
      }
    }
  }

  // MARK: Choices

  /// The numbered list of the page, joined with what was read below `Answers`.
  private mutating func finishChoices(_ page: Int) {
    let answers = choiceAnswers
    choiceAnswers = []
    let items = statements
    statements = []
    for (index, item) in items.enumerated() where item.number != index + 1 {
      report(item.line, "choice \(index + 1) is numbered \(item.number)")
    }
    var choices = items.map { Exercise.Choice(text: $0.text, line: $0.line) }
    if choices.count < 2 {
      let line = lesson.pages[page].line
      report(line, "'Choose:' needs a numbered list of at least two choices")
    }
    var numbers: Set<Int> = []
    for answer in answers {
      guard choices.indices.contains(answer.number - 1) else {
        report(answer.line, "there is no choice \(answer.number)")
        continue
      }
      if !numbers.insert(answer.number).inserted {
        report(answer.line, "choice \(answer.number) has an answer above")
      }
      choices[answer.number - 1].isRight = answer.isRight
      choices[answer.number - 1].id = answer.id
      choices[answer.number - 1].reason = answer.reason
    }
    lesson.pages[page].exercise?.choices = choices
  }

  /// Reads the list below `Answers`: "- 2 yes: why" and "- 1 no `id`: why".
  mutating func addAnswers(_ item: PageItem, _ line: Int) {
    guard case .prose(let lines) = item else {
      return report(line, "below 'Answers' stands a list: \(answerForm)")
    }
    for (index, text) in lines.map({ trimmed($0) }).enumerated() {
      if text.hasPrefix("- ") || text.hasPrefix("* ") {
        addAnswer(trimmed(text.dropFirst(2)), line + index)
      } else if choiceAnswers.isEmpty {
        report(line + index, "an answer is written \(answerForm)")
      } else {
        choiceAnswers[choiceAnswers.count - 1].reason += " " + text
      }
    }
  }

  private mutating func addAnswer(_ text: String, _ line: Int) {
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    let words = spaceSeparated(text[..<colon])
    guard colon < text.endIndex, (2...3).contains(words.count), let number = Int(words[0]) else {
      return report(line, "an answer is written \(answerForm)")
    }
    guard ["yes", "no"].contains(words[1]) else {
      return report(line, "choice \(number) is 'yes' or 'no', not '\(words[1])'")
    }
    let id = words.count > 2 ? words[2].filter { $0 != "`" } : nil
    if let id, !isID(id) || words[2] != "`\(id)`" {
      report(line, "an id is letters, digits and '-' in backticks, not \(words[2])")
    }
    if id != nil, words[1] == "yes" { report(line, "a right choice has no id of a mistake") }
    choiceAnswers.append(
      ChoiceAnswer(
        number: number, isRight: words[1] == "yes", id: id,
        reason: trimmed(text[text.index(after: colon)...]), line: line))
  }

  // MARK: Lines in order

  mutating func addLines(_ fence: Fence, _ exercise: inout Exercise) {
    if !exercise.lines.isEmpty { report(fence.line, "an exercise has one 'order' block") }
    exercise.lines = fence.lines.enumerated().compactMap { index, text in
      orderLine(text, fence.line + 1 + index)
    }
    let right = exercise.lines.filter { $0.extra == nil }.map(\.code)
    if !(2...20).contains(exercise.lines.count) || Set(right).count < 2 {
      report(fence.line, "an order is made of 2 to 20 lines, of which two differ")
      exercise.lines = Array(exercise.lines.prefix(20))
    }
    exercise.shuffling = shuffling(exercise.lines, seed: exercise.id)
    let program = exercise.program(right)
    exercise.solutions = [Snippet(text: program, line: fence.line + 1)]
  }

  private mutating func orderLine(_ text: String, _ line: Int) -> Exercise.OrderLine? {
    if trimmed(text).isEmpty { return nil }
    guard let mark = text.place(of: "// extra") else {
      reportMisspeltExtra(text, line)
      return Exercise.OrderLine(code: trimmed(text), line: line)
    }
    let rest = trimmed(text[mark.upperBound...])
    let reason = rest.hasPrefix(":") ? trimmed(rest.dropFirst()) : ""
    if reason.isEmpty {
      report(line, "a line that does not belong says why: '// extra: the reason'")
    }
    return Exercise.OrderLine(code: trimmed(text[..<mark.lowerBound]), extra: reason, line: line)
  }

  private mutating func reportMisspeltExtra(_ text: String, _ line: Int) {
    guard let comment = text.place(of: "// ") else { return }
    let word = text[comment.upperBound...].prefix { $0.isLetter }
    if nearestWord(to: String(word), among: ["extra"]) != nil {
      report(line, "unknown mark '// \(word)': did you mean '// extra'?")
    }
  }

  // MARK: Variants

  mutating func addVariation(_ fence: Fence, _ exercise: inout Exercise) {
    if exercise.variation != nil { report(fence.line, "an exercise has one 'vary' block") }
    var parser = VariationParser()
    exercise.variation = parser.parse(fence)
    for problem in parser.problems { report(problem.line, problem.message) }
  }
}

/// What stands below `Answers` about one choice.
struct ChoiceAnswer {
  var number: Int
  var isRight: Bool
  var id: String?
  var reason: String
  var line: Int
}

private let answerForm = "'- 1 no `id`: the reason' or '- 2 yes: the reason'"
