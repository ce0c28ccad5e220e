/// How a program with a mistake is written beside an answer of the same value.
///
/// It says whether what is told of the one is true of the other. The best come first.
enum Likeness: Comparable {
  /// They are the same code.
  case written
  /// They have the same steps in the same order.
  case same
  /// Nothing speaks against it.
  case possible
  /// Steps are told, and the answer shows none, only what may have come of them.
  case doubtful
  /// What is told is about steps that the answer does not have, or of a place where it is right.
  case untrue
}

/// Where the very code of a slip is written, those with the same steps are as likely.
func isAsLike(_ likeness: Likeness, _ best: Likeness) -> Bool {
  likeness == best || (best == .written && likeness == .same)
}

extension Bench {
  /// How a slip is written beside an answer, whose product is known.
  func likeness(
    of slip: Slip, to answer: String, _ written: WrittenProduct?, _ place: ChangedPlace?
  ) -> Likeness {
    // Whoever says only a value may have found it in any way.
    let saysValue = isValue(answer) && !isValue(solution.text)
    if exercise.kind == .exercise, !saysValue, isSameCode(slip.code, answer) { return .written }
    if let place, !place.isChanged(by: slip) { return .untrue }
    guard let written else {
      return slip.isAboutSteps && hidesSteps(answer) ? .doubtful : .possible
    }
    guard let told = writtenProduct(in: slip.code) else {
      // Rows and columns are exchanged in a matrix, and none is written; nor are the steps of the slip those of an
      // answer whose steps are known.
      let isOther = slip.rules.contains(.transposed) || slip.isAboutOrder || slip.isAboutDoing
      return isOther ? .untrue : .possible
    }
    if slip.isAboutOrder {
      return written.isArrangement(of: told) && hasCalls(written, slip) ? .same : .untrue
    }
    if written.isSame(as: told) { return .same }
    // What a step does, and how far it goes, is told of that step.
    if slip.isAboutDoing { return .untrue }
    // A vector is what a shift does not act on, so that it may be left out.
    return slip.rules.count > 1 && !slip.rules.contains(.vectorPoint) ? .untrue : .possible
  }

  /// Where the order alone is told, the calls of an answer that do several steps are those of the solution.
  private func hasCalls(_ written: WrittenProduct, _ slip: Slip) -> Bool {
    guard slip.rules.count == 1, let asked = writtenProduct(in: solution.text) else { return true }
    return written.hasCalls(of: asked)
  }

  /// A slip in words that are true of an answer.
  func told(_ slip: Slip, _ written: WrittenProduct?, _ attempt: Attempt) -> Slip {
    toldOfSetting(toldOfOrder(slip, written), attempt.code)
  }

  /// The steps of an answer may stand in another order, though they come to the same.
  private func toldOfOrder(_ slip: Slip, _ written: WrittenProduct?) -> Slip {
    guard slip.isAboutOrder, let written, let other = writtenProduct(in: slip.code),
      !written.isSame(as: other)
    else { return slip }
    var slip = slip
    for (index, rule) in slip.rules.enumerated() where rule == .order {
      slip.tellings[index] = written.cancels ? cancelling : slip.tellings[index].plainly
    }
    return slip
  }

  private var cancelling: Telling {
    Telling(
      did: "the move there and the move back stand side by side, where they cancel each other",
      look: "Between the two stands what should happen about the point.")
  }

  /// The foreseen wrong answer that an attempt is; numbers that are predicted may be rounded by hand.
  func foreseenAnswer(of attempt: Attempt) -> Exercise.WrongAnswer? {
    let fingerprint = attempt.fingerprint
    // By places: a copy of each would cost a page of memory in a process that judges.
    let exact = foreseen.indices.first { foreseen[$0].fingerprint == fingerprint }
    let rounded = { self.foreseen.indices.first { self.isRounded(fingerprint, self.foreseen[$0]) } }
    guard let place = exact ?? (exercise.kind == .predict ? rounded() : nil),
      !isBelied(foreseen[place], by: attempt)
    else { return nil }
    return foreseen[place].wrong
  }

  private func isRounded(_ fingerprint: Fingerprint, _ foreseen: Foreseen) -> Bool {
    fingerprint.observed(as: foreseen.fingerprint, hasOnlyRounded)
  }

  /// Whether a foreseen wrong answer of the same value is made in another way than an attempt, so that
  /// its words would not be true.
  private func isBelied(_ foreseen: Foreseen, by attempt: Attempt) -> Bool {
    let program = exercise.program(of: foreseen.wrong)
    if diagnoses, !isSameCode(program, attempt.code), lateSetting(in: attempt) != nil {
      return true
    }
    guard diagnoses, let told = writtenProduct(in: program) else { return false }
    let isAboutOrder = foreseen.wrong.rules.contains(where: \.isAboutOrder)
    guard let written = writtenProduct(in: attempt.code) else {
      return isAboutOrder && hidesSteps(attempt.code) && hasOtherCause(attempt)
    }
    if isAboutOrder, told.isArrangement(of: told) { return !written.isArrangement(of: told) }
    if written.isSame(as: told) { return false }
    return explanations(of: attempt).contains {
      likeness(of: $0, to: attempt.code, written, nil) <= .same
    }
  }

  /// An answer of numbers only, where a product is asked for.
  private func hidesSteps(_ answer: String) -> Bool {
    exercise.kind == .exercise && !Step.areWritten(in: answer)
  }

  private func hasOtherCause(_ attempt: Attempt) -> Bool {
    explanations(of: attempt).contains { !$0.isAboutOrder }
  }
}

extension Rule {
  /// It tells in which order steps act.
  var isAboutOrder: Bool { self == .order || self == .shiftScaled }
}

extension Slip {
  /// It tells in which order the steps of a product act, not lines.
  fileprivate var isAboutOrder: Bool { chain != nil && rules.contains(where: \.isAboutOrder) }

  /// It tells how far one step goes, or what is done in every step.
  fileprivate var isAboutDoing: Bool { chain != nil && (rules == [.half] || isOfSteps) }

  /// It tells of steps what may be said of what comes of them, too.
  fileprivate var isAboutSteps: Bool {
    isAboutOrder || isAboutDoing || (chain != nil && rules == [.swapped])
  }
}

extension Exercise.WrongAnswer {
  /// The built-in rules that its id names.
  fileprivate var rules: [Rule] {
    id.split(separator: "+").compactMap { Rule(rawValue: String($0)) }
  }
}
