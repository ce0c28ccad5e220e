internal import Language

// The log of what a learner did: it only grows, by whole lines, so that a crash or several sessions at
// once lose none that is kept.
//
//     CHECKSUM format 1
//     CHECKSUM DAY WORD…
//
// The words are parted by single spaces; `\s` is a space inside of one, `\n` a line feed, `-` nothing.
// A line whose checksum does not fit was torn or damaged and is passed over.

/// The version that this program writes; a log of a newer one is only read.
public let progressFormat = 1

/// The first line of a log.
public var progressHeader: String { logLine(["format", String(progressFormat)]) }

extension ProgressRecord {
  /// The line of the log, with its line feed.
  public var line: String { logLine([String(day)] + words) }

  private var words: [String] {
    switch event {
    case .named(let name): ["name", name]
    case .opened(let lesson, let place): ["at", lesson, place]
    case .did(let deed, let id, let hash):
      [deed.words[0], id.lesson, id.exercise, hash] + deed.words.dropFirst()
    }
  }

  /// The record of a line's words; nil where a newer program wrote them.
  init?(words: [String]) {
    guard words.count >= 3, let day = dayNumber(words[0]) else { return nil }
    switch (words[1], words.count) {
    case ("name", 3): self.init(day: day, .named(words[2]))
    case ("at", 4): self.init(day: day, .opened(lesson: words[2], place: words[3]))
    case (_, 5...):
      guard let deed = Deed(words: [words[1]] + words[5...]) else { return nil }
      let id = ExerciseID(lesson: words[2], exercise: words[3])
      self.init(day: day, .did(deed, id, hash: words[4]))
    case _: return nil
    }
  }
}

extension ProgressRecord.Deed {
  /// Its name, and what belongs to it.
  fileprivate var words: [String] {
    switch self {
    case .tried(let isRight, let mistake, let answer, let learner):
      ["tried", isRight ? "right" : "not-yet", mistake, answer] + (learner.map { [$0] } ?? [])
    case .entered(let steps, let learner): ["entered", steps, learner]
    case .sawSolution: ["solution"]
    case .sawHint: ["hint"]
    case .skipped: ["skipped"]
    case .reset: ["reset"]
    case .reviewed(let isRight): ["reviewed", isRight ? "right" : "not-yet"]
    case .explained(let text): ["because", text]
    case .stood(let entry): ["entry"] + entry.words
    }
  }

  fileprivate init?(words: [String]) {
    switch (words[0], words.count) {
    case ("tried", 4...5):
      self = .tried(
        isRight: words[1] == "right", mistake: words[2], answer: words[3],
        learner: words.count > 4 ? words[4] : nil)
    case ("entered", 3): self = .entered(steps: words[1], learner: words[2])
    case ("solution", 1): self = .sawSolution
    case ("hint", 1): self = .sawHint
    case ("skipped", 1): self = .skipped
    case ("reset", 1): self = .reset
    case ("reviewed", 2): self = .reviewed(isRight: words[1] == "right")
    case ("because", 2): self = .explained(words[1])
    case ("entry", _): self = .stood(Progress.Entry(words: words.dropFirst()))
    case _: return nil
    }
  }
}

// MARK: Lines

/// A line of words before which their checksum stands.
private func logLine(_ words: [String]) -> String {
  let payload = words.map(escaped).joined(separator: " ")
  return "\(checksum(payload)) \(payload)\n"
}

/// The words of a line; nil where it is not as it was written.
func logWords(_ line: some Collection<UInt8>) -> [String]? {
  guard let text = String(validating: line, as: UTF8.self),
    let space = text.utf8.firstIndex(of: UInt8(ascii: " "))
  else { return nil }
  let payload = String(text[text.utf8.index(after: space)...])
  guard text[..<space].utf8.elementsEqual(checksum(payload).utf8) else { return nil }
  return payload.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    .map { unescaped($0) }
}

private func checksum(_ payload: String) -> String {
  let digits = String(stableHash(payload), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// A text as one word.
private func escaped(_ text: String) -> String {
  if text.isEmpty { return "-" }
  if text == "-" { return "\\-" }
  return escaping(text) { scalar in
    switch scalar {
    case "\\": "\\\\"
    case " ": "\\s"
    case "\n": "\\n"
    case _: nil
    }
  }
}

private func unescaped(_ word: some Collection<UInt8>) -> String {
  if word.elementsEqual("-".utf8) { return "" }
  var bytes: [UInt8] = []
  var isEscaped = false
  for byte in word {
    if isEscaped {
      bytes.append(escapes[byte] ?? byte)
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private let escapes: [UInt8: UInt8] = [
  UInt8(ascii: "s"): UInt8(ascii: " "), UInt8(ascii: "n"): UInt8(ascii: "\n"),
]
