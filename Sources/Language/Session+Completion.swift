/// What could stand at a place: each candidate replaces the characters before the cursor.
public struct Completions: Sendable {
  /// One candidate.
  public struct Candidate: Sendable, Equatable {
    /// What is inserted; a method ends with "(".
    public var insert: String
    /// One line about it.
    public var summary: String

    /// Creates a candidate.
    public init(insert: String, summary: String) {
      self.insert = insert
      self.summary = summary
    }
  }

  /// How many characters (Unicode scalars) before the cursor a candidate replaces.
  public var replaced: Int
  /// Labels lead, then what fits in alphabetical order, without repeats; with nothing typed, one's own names lead, too,
  /// and members stand as they were declared, in the frameworks what is used most first.
  public var candidates: [Candidate]

  /// Creates completions.
  public init(replaced: Int, candidates: [Candidate]) {
    self.replaced = replaced
    self.candidates = candidates
  }

  /// One JSON object for each candidate.
  public var json: [String] {
    candidates.map { candidate in
      object(
        "completion",
        [
          ("insert", jsonText(candidate.insert)), ("replaces", "\(replaced)"),
          ("summary", jsonText(candidate.summary)),
        ])
    }
  }
}

extension Session {
  /// Completes by what stands before the cursor: members after a dot, labels inside a call, names.
  ///
  /// The receiver of a dot is evaluated in a copy with a small budget, so nothing happens and
  /// nothing takes long; a receiver that has no value yet offers nothing.
  public func completions(for text: String, cursor: Int) -> Completions {
    let bytes = Array(text.utf8)
    var end = min(max(cursor, 0), bytes.count)
    // A cursor inside a character stands before it.
    while end > 0, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let typed = TypedText(bytes[..<end], names: evaluator.names)
    guard !typed.isOpaque else { return Completions(replaced: 0, candidates: []) }
    var completer = Completer(self, typed)
    return Completions(fitting: typed.word, completer.candidates())
  }
}

extension Completions {
  /// The candidates that begin with the word; where none does, those that do but for capitals.
  ///
  /// With nothing typed, all stay in their order.
  init(fitting word: String, _ candidates: [Candidate]) {
    let fitting = word.isEmpty ? candidates : Self.labelsFirst(Self.fitting(word, candidates))
    var seen: Set<String> = []
    self.init(
      replaced: word.unicodeScalars.count,
      candidates: fitting.filter { seen.insert($0.insert).inserted })
  }

  /// Where a label may stand, mostly one is meant.
  private static func labelsFirst(_ candidates: [Candidate]) -> [Candidate] {
    let isLabel = { (candidate: Candidate) in candidate.insert.hasSuffix(": ") }
    return candidates.filter(isLabel).inAlphabeticalOrder
      + candidates.filter { !isLabel($0) }.inAlphabeticalOrder
  }

  private static func fitting(_ word: String, _ candidates: [Candidate]) -> [Candidate] {
    let exact = candidates.filter { $0.insert.hasPrefix(word) }
    guard exact.isEmpty else { return exact }
    let word = word.lowercased()
    return candidates.filter { $0.insert.lowercased().hasPrefix(word) }
  }
}

extension [Completions.Candidate] {
  var inAlphabeticalOrder: [Completions.Candidate] { sorted { $0.insert < $1.insert } }
}
