internal import Language

/// What an exercise of a student's copy has instead of its solution.
struct SealedAnswers: Sendable, Equatable {
  /// The names that an answer defines.
  var names: [String] = []
  /// The names of the setups with which answers are judged, so that they are neither changed nor made anew.
  var kept: [String] = []
  /// The solution's side of each check, by the check's number from 1; `forall` has one for each point.
  var seals: [Int: [Seal]] = [:]
  /// Of a `Choose:`, more than one choice is right.
  var isOfSeveral = false
  /// The lines of an `Order:` that belong, whatever their order.
  var belonging: Seal?

  /// The lines of a `sealed` block.
  ///
  ///     names pivot
  ///     kept tap map
  ///     1 3×3-matrix 9f2c41d003b1e2aa 5be0cd19…
  ///     lines list-of-3 0c1d… 77ab…
  var lines: [String] {
    let several = isOfSeveral ? ["several"] : []
    let first = [("names", names), ("kept", kept)].filter { !$0.1.isEmpty }
      .map { "\($0) " + $1.joined(separator: " ") }
    let last = belonging.map { ["lines " + $0.text] } ?? []
    return several + first
      + seals.sorted { $0.key < $1.key }.flatMap { number, seals in
        seals.map { "\(number) \($0.text)" }
      } + last
  }

  /// Takes a line; false where it means nothing.
  mutating func take(_ line: String) -> Bool {
    let words = spaceSeparated(line)
    if words == ["several"] {
      isOfSeveral = true
      return true
    }
    if words.first == "names" {
      names = Array(words.dropFirst())
      return true
    }
    if words.first == "kept" {
      kept = Array(words.dropFirst())
      return true
    }
    if words.first == "lines" {
      belonging = Seal(Array(words.dropFirst()))
      return belonging != nil
    }
    guard let number = words.first.flatMap({ Int($0) }), number > 0,
      let seal = Seal(Array(words.dropFirst()))
    else { return false }
    seals[number, default: []].append(seal)
    return true
  }
}

extension SealedAnswers {
  /// What stands for the solution's side of a check.
  func readings(ofCheck number: Int) -> [Workspace.Reading] {
    (seals[number] ?? []).map { Workspace.Reading(value: .sealed($0), text: "") }
  }
}

extension Exercise {
  /// What stands for the solution, in a student's copy.
  ///
  /// What is to be predicted stands there for all to run.
  var seals: SealedAnswers? { self.kind == .predict ? nil : self.sealed.first }
}

extension LessonParser {
  /// Reads a `sealed` block; a line `variant` begins what one more variant has.
  mutating func addSeals(_ fence: Fence, _ exercise: inout Exercise) {
    if !exercise.sealed.isEmpty { report(fence.line, "an exercise has one 'sealed' block") }
    exercise.sealed = [SealedAnswers()]
    for (index, text) in fence.lines.enumerated() where !trimmed(text).isEmpty {
      if trimmed(text) == "variant" {
        if index > 0 { exercise.sealed.append(SealedAnswers()) }
      } else if !exercise.sealed[exercise.sealed.count - 1].take(text) {
        report(fence.line + 1 + index, "a seal is written '1 point salt hash'")
      }
    }
  }

  /// The lines of a student's copy stand as they are shown; their right order is sealed.
  mutating func finishSeals(_ page: Int) {
    guard lesson.pages[page].exercise?.sealed.isEmpty == false,
      let exercise = lesson.pages[page].exercise
    else { return }
    lesson.pages[page].exercise?.shuffling = Array(exercise.lines.indices)
  }
}
