/// A task for the learner with everything that judges an answer.
///
/// It is passed around much and changed seldom, so copies share their ``Facts`` until one changes. Of many
/// exercises ask `{ $0.id }`: a key path such as `\.id` is looked up at run time.
@dynamicMemberLookup
public struct Exercise: Sendable {
  private final class Storage: @unchecked Sendable {
    var facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  private var storage: Storage

  init(kind: Kind, id: String, title: String, line: Int) {
    storage = Storage(Facts(kind: kind, id: id, title: title, line: line))
  }

  /// One of the ``Facts``.
  @inline(__always)
  public subscript<Value>(dynamicMember fact: WritableKeyPath<Facts, Value>) -> Value {
    _read { yield storage.facts[keyPath: fact] }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
      yield &storage.facts[keyPath: fact]
    }
  }

  /// The kinds, which are the words that start a heading.
  public enum Kind: String, CaseIterable, Sendable {
    /// Write code.
    case exercise = "Exercise"
    /// Say what code will show.
    case predict = "Predict"
    /// Choose one of several statements.
    case choose = "Choose"
    /// Put lines in order.
    case order = "Order"
    /// Say why.
    case explain = "Explain"
  }

  /// A wrong answer that the author foresaw.
  public struct WrongAnswer: Sendable {
    /// Its id, which does not change.
    public var id: String
    /// The answer.
    public var code: Snippet
    /// What the learner reads; expressions in braces are filled in.
    public var feedback: String
    /// The line of the file on which that begins.
    public var feedbackLine: Int
    /// It is the teacher's own, of which no learner reads.
    var isHidden = false
  }

  /// A hint; the learner sees one at a time.
  public struct Hint: Sendable {
    /// What stands in it.
    public var items: [PageItem]
    /// The line on which it begins.
    public var line: Int
  }
}

extension Exercise {
  /// What is known of an exercise.
  public struct Facts: Sendable {
    /// What the learner does.
    public var kind: Kind
    /// Its id, unique in the lesson, which does not change.
    public var id: String
    /// The heading without the kind.
    public var title: String
    /// The points it is worth.
    public var points: Int?
    /// The line of the heading.
    public var line: Int
    /// Code that runs, after the lesson's setup, before an answer.
    public var setup: [Snippet] = []
    /// The code whose value is to be foreseen.
    public var predicted: Snippet?
    /// What the learner begins with.
    public var starter: Snippet?
    /// Solutions with blanks.
    public var faded: [Snippet] = []
    /// Right answers to show.
    public var solutions: [Snippet] = []
    /// What the author says about the solution.
    public var solutionNotes: [PageItem] = []
    /// Other right answers.
    public var accepted: [Snippet] = []
    /// Right answers with the names of what varies, where something does.
    var models: [Snippet] = []
    /// Answers that are not gradable.
    public var invalid: [Snippet] = []
    /// Foreseen wrong answers.
    public var wrongs: [WrongAnswer] = []
    /// The statements of `Choose:`, in the order of their numbers; they also stand in the page's text.
    public var choices: [Choice] = []
    /// The lines of `Order:`, in the right order, those that do not belong among them.
    public var lines: [OrderLine] = []
    /// The lines as they are shown: indices of ``lines``.
    var shuffling: [Int] = []
    /// What varies from learner to learner.
    public var variation: Variation?
    /// What the names of that stand for, in an instance.
    var bindings: [Variation.Binding] = []
    /// In a student's copy, what stands for the solution; one for each variant.
    var sealed: [SealedAnswers] = []
    /// The hints in order.
    public var hints: [Hint] = []
    /// The checks in order.
    public var checks: [Check] = []
    /// Something of it could not be read, so that what follows from the rest is no news.
    var isMisread = false
    /// The bytes of its page.
    var text: ArraySlice<UInt8> = []
  }
}

extension Exercise {
  /// A hash of its text: progress notices that an exercise was changed.
  public var contentHash: String { String(stableHash(linesOf: self.text), radix: 16) }

  /// The first line of the file, from its heading on, on which a text stands.
  func firstLine(with part: String) -> Int? {
    withLines(self.text) { lines in lines.firstIndex { $0.text.has(part) } }.map { self.line + $0 }
  }

  /// The names that an answer defines or sets: those of the solution that a check looks at.
  public var askedNames: [String] {
    if let seals { return seals.names }
    let looked = self.checks.flatMap(\.rule.names)
    let defined = self.solutions.first.map { definedNames(in: $0.text) } ?? []
    return defined.filter(looked.contains)
  }

  /// Its setup as the author wrote it, without the values of what varies, which stand in the words already.
  var ownSetup: ArraySlice<Snippet> { self.setup.dropFirst(self.bindings.isEmpty ? 0 : 1) }

  /// An entry at the prompt may be meant as the answer; elsewhere the answer is a number or words.
  var takesEntries: Bool {
    switch self.kind {
    case .exercise, .predict: true
    case .choose, .order, .explain: false
    }
  }

  /// Right for certain, as a learner would give it: code, or numbers after `:check`; nil where only
  /// running tells, or nothing is judged.
  public var solutionAnswer: String? {
    switch self.kind {
    case .exercise: self.solutions.first?.text
    case .choose: rightChoices.map { String($0) }.joined(separator: ", ")
    case .order: rightNumbers.map { String($0) }.joined(separator: " ")
    case .predict, .explain: nil
    }
  }

  /// Where its problems are reported when no line is nearer.
  var checksLine: Int { self.checks.first?.line ?? self.line }
}
