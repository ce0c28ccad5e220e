extension Progress {
  /// What is known about one exercise.
  public struct Entry: Sendable, Equatable {
    /// The hash of the exercise when something was last done in it.
    public var contentHash: String
    /// The answers that were judged.
    public var attempts = 0
    /// It was answered rightly, as it stood then.
    public var isRight = false
    /// The solution was shown.
    public var hasSeenSolution = false
    /// The hints that were shown.
    public var hints = 0
    /// It was passed over, and not answered since.
    public var isSkipped = false
    /// The best answer: the last right one, else the last that could be judged.
    public var answer: String?
    /// What was entered in steps since, and not judged yet.
    public var steps: String?
    /// Whose numbers the answer was made for, "" without a name; nil where nobody wrote that down.
    public var learner: String?
    /// How often each mistake was made, by its id; those without a diagnosis stand under "".
    public var mistakes: [String: Int] = [:]
    /// What the learner said about why it is so.
    public var explanation: String?
    /// The day on which something was last done in it, counted from 1970-01-01.
    public var day = 0
    /// Reviews in a row in which it was right at once.
    public var reviews = 0

    /// Nothing is known but the text of the exercise.
    public init(contentHash: String) { self.contentHash = contentHash }

    /// It was not known at once, so that it is worth coming back to.
    public var wasMissed: Bool { hasSeenSolution || !mistakes.isEmpty }
  }
}

// MARK: Words

/// An answer that is longer is judged, but not kept.
private let longestAnswer = 1 << 14

extension Progress.Entry {
  /// What the log keeps: `key=value` words, those that say nothing left out.
  var words: [String] {
    var words = ["attempts=\(attempts)", "day=\(day)"]
    if isRight { words.append("right") }
    if hasSeenSolution { words.append("solution") }
    if isSkipped { words.append("skipped") }
    if hints > 0 { words.append("hints=\(hints)") }
    if reviews > 0 { words.append("reviews=\(reviews)") }
    for (id, count) in mistakes.sorted(by: { $0.key < $1.key }) {
      words.append("mistake=\(count)=\(id)")
    }
    if let answer { words.append("answer=\(answer)") }
    if let steps { words.append("steps=\(steps)") }
    if let learner { words.append("learner=\(learner)") }
    if let explanation { words.append("because=\(explanation)") }
    return words
  }

  /// What the words say; the hash stands elsewhere.
  init(words: some Sequence<String>) {
    self.init(contentHash: "")
    for word in words {
      let (key, value) = halves(word)
      switch key {
      case "attempts": attempts = naturalNumber(value) ?? 0
      case "day": day = dayNumber(value) ?? 0
      case "right": isRight = true
      case "solution": hasSeenSolution = true
      case "skipped": isSkipped = true
      case "hints": hints = naturalNumber(value) ?? 0
      case "reviews": reviews = naturalNumber(value) ?? 0
      case "mistake":
        let (count, id) = halves(value)
        mistakes[id] = naturalNumber(count) ?? 1
      case "answer": answer = value
      case "steps": steps = value
      case "learner": learner = value
      case "because": explanation = value
      case _: break
      }
    }
  }
}

// What a damaged or forged log counts up to stays so small that sums of it do not overflow.

/// How often something happened; nil where no such number stands, as in a log that was changed by hand.
func naturalNumber(_ text: String) -> Int? {
  Int(text).flatMap { $0 < 0 ? nil : min($0, 1_000_000_000) }
}

/// A day, from 1970 on to the year 29349; nil where no number stands.
func dayNumber(_ text: String) -> Int? { Int(text).map { min(max($0, 0), 10_000_000) } }

/// What stands before the first `=` and behind it.
private func halves(_ word: String) -> (String, String) {
  guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (word, "") }
  return (String(word[..<sign]), String(word[word.utf8.index(after: sign)...]))
}

// MARK: Deeds

extension Progress.Entry {
  /// What is known after somebody did something.
  mutating func apply(_ deed: ProgressRecord.Deed, hash: String, by learner: String) {
    // What was right before the exercise was changed need not be right now.
    if hash != contentHash { isRight = false }
    contentHash = hash
    switch deed {
    case .tried(let isRight, let mistake, let answer, let own):
      apply(isRight: isRight, mistake, answer, own ?? learner)
    case .entered(let steps, let own): apply(steps: steps, own)
    case .sawSolution: hasSeenSolution = true
    case .sawHint: hints += 1
    case .skipped: isSkipped = !isRight
    case .reviewed(let isRight): reviews = isRight ? reviews + 1 : 0
    case .explained(let text): explanation = text
    case .stood(let entry):
      self = entry
      contentHash = hash
    case .reset: self = Progress.Entry(contentHash: hash)
    }
  }

  /// What was right is worth more than what nobody judged.
  private mutating func apply(steps code: String, _ learner: String) {
    guard !isRight, code.utf8.count <= longestAnswer else { return }
    steps = code.isEmpty ? nil : code
    if steps != nil { self.learner = learner }
  }

  private mutating func apply(
    isRight: Bool, _ mistake: String, _ answer: String, _ learner: String
  ) {
    attempts += 1
    steps = nil
    if isRight || !self.isRight, answer.utf8.count <= longestAnswer {
      self.answer = answer
      self.learner = learner
    }
    if isRight {
      self.isRight = true
      isSkipped = false
    } else {
      mistakes[mistake, default: 0] += 1
      reviews = 0
    }
  }
}
