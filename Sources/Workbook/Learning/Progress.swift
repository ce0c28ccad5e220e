/// What a learner has done, by lesson and exercise id; it survives edits of the lessons.
///
/// It is a small text, one line an exercise; whoever stores it reads and writes ``text``.
public struct Progress: Sendable, Equatable {
  /// What is known about one exercise.
  public struct Entry: Sendable, Equatable {
    /// The hash of the exercise when it was last tried.
    public var contentHash: String
    /// The tries that were judged.
    public var attempts = 0
    /// It was answered rightly.
    public var isRight = false
    /// The solution was shown.
    public var hasSeenSolution = false
  }

  private var entries: [String: Entry] = [:]

  /// Nothing done yet.
  public init() {}

  /// What a stored text says; lines that it does not understand are passed over.
  public init(text: String) {
    for line in textLines(text) {
      let words = spaceSeparated(line)
      guard words.count >= 4, let attempts = Int(words[3]) else { continue }
      entries[words[0] + " " + words[1]] = Entry(
        contentHash: words[2], attempts: attempts, isRight: words.contains("right"),
        hasSeenSolution: words.contains("solution-seen"))
    }
  }

  /// The text to store: `lesson exercise hash attempts [right] [solution-seen]` a line.
  public var text: String {
    entries.sorted { $0.key < $1.key }.map { key, entry in
      var words = [key, entry.contentHash, String(entry.attempts)]
      if entry.isRight { words.append("right") }
      if entry.hasSeenSolution { words.append("solution-seen") }
      return words.joined(separator: " ") + "\n"
    }.joined()
  }

  /// What is known about an exercise.
  public func entry(_ exercise: Exercise, in lesson: Lesson) -> Entry? {
    entries[key(exercise, lesson)]
  }

  /// The exercise was changed since it was last tried.
  public func isChanged(_ exercise: Exercise, in lesson: Lesson) -> Bool {
    entry(exercise, in: lesson).map { $0.contentHash != exercise.contentHash } ?? false
  }

  /// Notes what happened; what was known of an older text of the exercise stays.
  public mutating func update(
    _ exercise: Exercise, in lesson: Lesson, _ change: (inout Entry) -> Void
  ) {
    var entry = entries[key(exercise, lesson)] ?? Entry(contentHash: exercise.contentHash)
    entry.contentHash = exercise.contentHash
    change(&entry)
    entries[key(exercise, lesson)] = entry
  }

  /// Forgets an exercise.
  public mutating func reset(_ exercise: Exercise, in lesson: Lesson) {
    entries[key(exercise, lesson)] = nil
  }

  private func key(_ exercise: Exercise, _ lesson: Lesson) -> String {
    "\(lesson.id) \(exercise.id)"
  }
}
