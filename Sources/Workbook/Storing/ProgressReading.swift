/// What stands in a file of progress, whatever happened to it.
public struct ProgressReading {
  /// What kind of file it is.
  public enum Kind: Equatable, Sendable {
    /// Nothing stands in it.
    case empty
    /// A log, to which lines may be added.
    case log
    /// A log that a newer program wrote: it is read and left alone.
    case newer
    /// The text that Pivot 0.1 wrote.
    case old
    /// Nothing in it can be read.
    case unreadable
  }

  /// What kind of file it is.
  public private(set) var kind = Kind.empty
  /// What the learner did.
  public private(set) var progress = Progress()
  /// The lines that were passed over, because they are damaged.
  public private(set) var damaged = 0
  /// Rewritten, it would be much shorter, or without its damaged lines.
  public private(set) var deservesRewriting = false

  /// Reads the bytes of a file.
  public init(_ bytes: [UInt8]) {
    var readable = 0
    var unknown = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let words = logWords(line) else {
        damaged += 1
        continue
      }
      readable += 1
      if words.count == 2, words[0] == "format" {
        if Int(words[1]).map({ $0 > progressFormat }) ?? true { kind = .newer }
      } else if let record = ProgressRecord(words: words) {
        progress.apply(record)
      } else {
        unknown += 1
      }
    }
    if readable > 0 {
      if kind == .empty { kind = .log }
      // What only a newer program understands is not to be lost.
      deservesRewriting = kind == .log && unknown == 0 && isWasteful(bytes.count)
    } else if damaged > 0 {
      readOldText(bytes)
    }
  }

  /// The whole file as it could be written anew.
  public var rewritten: String { progressHeader + progress.records.map(\.line).joined() }

  private func isWasteful(_ size: Int) -> Bool {
    damaged > 0 || (size > 1 << 16 && rewritten.utf8.count < size / 2)
  }

  /// `lesson exercise hash attempts [right] [solution-seen]` a line.
  private mutating func readOldText(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return kind = .unreadable }
    for line in textLines(text) {
      let words = spaceSeparated(line)
      guard words.count >= 4, let attempts = naturalNumber(words[3]) else { continue }
      var entry = Progress.Entry(contentHash: words[2])
      entry.attempts = attempts
      entry.isRight = words.contains("right")
      entry.hasSeenSolution = words.contains("solution-seen")
      let id = ExerciseID(lesson: words[0], exercise: words[1])
      progress.apply(ProgressRecord(day: 0, .did(.stood(entry), id, hash: words[2])))
    }
    kind = progress == Progress() ? .unreadable : .old
    if kind == .old { damaged = 0 }
  }
}
