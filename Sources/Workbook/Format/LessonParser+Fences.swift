internal import Language

/// What a folded block is for, by the first word of its summary.
enum DetailsKind: Sendable {
  case hint, solution, wrong
  /// The answers of `Choose:`.
  case answers
  /// Outside of exercises anything may be folded.
  case aside
}

/// What a fenced block is for.
enum Role: CaseIterable {
  case setup, example, output, predict, starter, solution, accept, wrong, invalid, order, faded
  case vary, checks, sealed

  /// Its word.
  var word: StaticString {
    switch self {
    case .setup: "setup"
    case .example: "example"
    case .output: "output"
    case .predict: "predict"
    case .starter: "starter"
    case .solution: "solution"
    case .accept: "accept"
    case .wrong: "wrong"
    case .invalid: "invalid"
    case .order: "order"
    case .faded: "faded"
    case .vary: "vary"
    case .checks: "checks"
    case .sealed: "sealed"
    }
  }

  /// The same as a text.
  var name: String { word.description }

  /// Those that authors write.
  static let written = allCases.filter { $0 != .sealed }

  init?(_ word: Line) {
    guard let role = Role.allCases.first(where: { word == $0.word }) else { return nil }
    self = role
  }

  /// It may stand without `swift`, because what it holds is not code.
  var isBare: Bool {
    switch self {
    case .output, .order, .vary, .checks, .sealed: true
    case .setup, .example, .predict, .starter, .solution, .accept, .wrong, .invalid, .faded: false
    }
  }
}

extension LessonParser {
  /// Gives a block to its page or exercise, by its role.
  mutating func addFence(_ fence: Fence) {
    guard let (name, rest) = roleName(fence) else {
      return addItem(.code(fence.lines), fence.line)
    }
    guard let role = Role(name) else {
      let advice = suggestion(for: name.text, among: Role.written.map(\.name))
      return report(fence.line, "unknown role '\(name.text)': \(advice)")
    }
    var behind = rest
    if role != .wrong, let word = behind.takeWord() {
      report(fence.line, "'\(word.text)' after the role '\(name.text)' means nothing")
    }
    switch role {
    case .setup: addSetup(fence)
    case .example: addItem(.example(example(fence)), fence.line)
    case .output: addOutput(fence)
    case .predict, .starter, .solution, .accept, .wrong, .invalid, .order, .faded, .vary, .checks,
      .sealed:
      addToExercise(role, fence, rest)
    }
  }

  /// The second word after `swift`, or a first word that is, or nearly is, a role without code; and what stands
  /// behind it.
  private mutating func roleName(_ fence: Fence) -> (name: Line, rest: Line)? {
    var rest = fence.info
    guard let first = rest.takeWord() else { return nil }
    let behindFirst = rest
    let second = rest.takeWord()
    if first.text.lowercased() == "swift" {
      if let second, !(first == "swift") {
        report(fence.line, "before the role '\(second.text)' stands 'swift', not '\(first.text)'")
      }
      return second.map { ($0, rest) }
    }
    if let second, Role(second) != nil {
      report(fence.line, "a role follows 'swift', not '\(first.text)'")
    }
    if Role(first)?.isBare == true { return (first, behindFirst) }
    let isNear = nearestWord(to: first.text, among: Role.allCases.map(\.name)) != nil
    return isNear ? (first, behindFirst) : nil
  }

  private mutating func addSetup(_ fence: Fence) {
    let page = lesson.pages.count - 1
    if page >= 0, lesson.pages[page].exercise != nil {
      lesson.pages[page].exercise?.setup.append(fence.snippet)
    } else {
      lesson.setup.append(fence.snippet)
    }
  }

  private mutating func addToExercise(_ role: Role, _ fence: Fence, _ behindRole: Line) {
    becomeExercise()
    let page = lesson.pages.count - 1
    // Taken out, not copied: a copy would have every list of it copied as it grows.
    guard page >= 0, var exercise = lesson.pages[page].exercise.take() else {
      return report(fence.line, "'\(role.name)' belongs below an exercise's heading")
    }
    defer { lesson.pages[page].exercise = exercise }
    if !exercise.kind.takes(role) {
      return report(
        fence.line,
        "'\(role.name)' does not belong below '\(exercise.kind.rawValue):', which takes "
          + exercise.kind.roles.map(\.name).joined(separator: ", "))
    }
    switch role {
    case .predict: setOnce(&exercise.predicted, role, fence)
    case .starter: setOnce(&exercise.starter, role, fence)
    case .solution: exercise.solutions.append(fence.snippet)
    case .accept: exercise.accepted.append(fence.snippet)
    case .invalid: exercise.invalid.append(fence.snippet)
    case .faded: exercise.faded.append(fence.snippet)
    case .wrong: beginWrong(fence, behindRole, exercise)
    case .checks: addChecks(fence, &exercise)
    case .order: addLines(fence, &exercise)
    case .vary: addVariation(fence, &exercise)
    case .sealed: addSeals(fence, &exercise)
    case .setup, .example, .output: break
    }
  }

  private mutating func setOnce(_ place: inout Snippet?, _ role: Role, _ fence: Fence) {
    if place != nil { report(fence.line, "an exercise has one '\(role.name)' block") }
    place = fence.snippet
  }

  private mutating func addChecks(_ fence: Fence, _ exercise: inout Exercise) {
    exercise.checks.reserveCapacity(exercise.checks.count + min(fence.content.count, 16))
    for (index, text) in fence.content.enumerated() where !text.trimmed.isEmpty {
      let line = fence.line + 1 + index
      do {
        exercise.checks.append(try CheckParser(line: line).parse(text))
      } catch {
        report(line, error.message)
      }
    }
  }

  // MARK: Wrong answers

  private mutating func beginWrong(_ fence: Fence, _ behindRole: Line, _ exercise: Exercise) {
    var behind = behindRole
    let id = behind.takeWord()?.text ?? ""
    if !isID(id) {
      report(fence.line, "a wrong answer needs an id: '```swift wrong no-return'")
    } else if let word = behind.takeWord() {
      report(fence.line, "the id of a wrong answer is one word: 'wrong \(id)-\(word.text)'")
    } else if exercise.wrongs.count >= wrongLimit {
      report(fence.line, "an exercise has at most \(wrongLimit) wrong answers")
    } else if exercise.wrongs.contains(where: { $0.id == id }) {
      report(fence.line, "'wrong \(id)' stands twice in this exercise")
    }
    pendingWrong = (id, fence.snippet)
  }

  mutating func addWrong(_ wrong: (id: String, code: Snippet), feedback: Lines, _ line: Int) {
    let lines = feedback.unquoted
    let text = lines.count == 1 ? lines[0].text : trimmed(lines.texts.joined(separator: " "))
    let answer = Exercise.WrongAnswer(
      id: wrong.id, code: wrong.code, feedback: text, feedbackLine: line)
    if answer.feedback.isEmpty { report(wrong.code.line, "'wrong \(wrong.id)' has empty feedback") }
    lesson.pages[lesson.pages.count - 1].exercise?.wrongs.append(answer)
  }

  // MARK: Folded blocks

  mutating func beginDetails(_ summary: Line, _ line: Int) {
    if let details { report(line, "'<details>' of line \(details.line) is still open") }
    let page = lesson.pages.count - 1
    guard page >= 0, let kind = lesson.pages[page].exercise?.kind else {
      return details = (.aside, line)
    }
    let word = summary.letters
    switch word {
    case "Hint":
      details = (.hint, line)
      if readsProse {
        lesson.pages[page].exercise?.hints.append(Exercise.Hint(items: [], line: line))
      }
    case "Solution", "Solutions": details = (.solution, line)
    case "Answers" where kind == .choose: details = (.answers, line)
    case "Known", "Wrong", "Accepted", "Answers": details = (.wrong, line)
    default:
      details = (.aside, line)
      let known = ["Hint", "Solution", "Answers", "Known wrong answers", "Accepted answers"]
      let advice = suggestion(for: word.text, among: known)
      report(line, "unknown summary '\(summary.singlySpaced)': \(advice)")
    }
  }

  mutating func endDetails(_ line: Int) {
    if details == nil { report(line, "'</details>' closes nothing") }
    details = nil
  }
}

/// More than anybody foresees; each answer is compared with all of them.
private let wrongLimit = 100
