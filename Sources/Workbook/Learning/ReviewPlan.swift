/// What comes back and when: one missed concept a session, on evenly spaced days.
public struct ReviewPlan: Sendable {
  /// The days between two reviews of a concept; even distances do as well as growing ones.
  public static let interval = 3
  /// So many times in a row a concept is right at once before it stays away.
  public static let repetitions = 3

  /// What comes back.
  public struct Item: Sendable {
    /// The exercise, and what it teaches: several concepts where they were missed together.
    public var stop: Stop
    /// The day from which on it is due.
    public var day: Int
    /// The mistakes that were made in the concept.
    public var mistakes: Int
  }

  /// What comes back, the earliest first.
  public private(set) var items: [Item] = []

  /// Looks for the concepts that were missed.
  public init(_ lessons: [Lesson], _ progress: Progress) {
    var concepts: [String] = []
    var missed: [String: [(lesson: Lesson, exercise: Exercise, entry: Progress.Entry)]] = [:]
    for lesson in lessons {
      for exercise in lesson.exercises where exercise.kind != .explain {
        guard let entry = progress.entry(exercise, in: lesson), entry.wasMissed,
          entry.reviews < Self.repetitions
        else { continue }
        for concept in lesson.concepts {
          if missed[concept] == nil { concepts.append(concept) }
          missed[concept, default: []].append((lesson, exercise, entry))
        }
      }
    }
    for concept in concepts {
      let found = missed[concept] ?? []
      // The one that was not seen for longest; of the same day the one with the most mistakes.
      let chosen = found.min { ($0.entry.day, -$0.entry.slips) < ($1.entry.day, -$1.entry.slips) }
      guard let chosen else { continue }
      let last = found.map(\.entry.day).reduce(0, max)
      add(
        Item(
          stop: Stop(concept: concept, lesson: chosen.lesson, exercise: chosen.exercise.id),
          day: last + Self.interval, mistakes: found.reduce(0) { $0 + $1.entry.slips }))
    }
    items.sort { ($0.day, -$0.mistakes) < ($1.day, -$1.mistakes) }
  }

  /// Concepts that were missed together, as those of one lesson are, come back together.
  private mutating func add(_ item: Item) {
    if let twin = items.firstIndex(where: item.isAsked(by:)) {
      items[twin].stop.concept += ", \(item.stop.concept)"
    } else {
      items.append(item)
    }
  }

  /// What is due on a day: one concept, however many wait.
  public func due(on day: Int) -> Item? { items.first { $0.day <= day } }
}

extension ReviewPlan.Item {
  /// The same exercise on the same day repeats another one, for the same mistakes.
  fileprivate func isAsked(by other: Self) -> Bool {
    (stop.lesson.id, stop.exercise, day, mistakes)
      == (other.stop.lesson.id, other.stop.exercise, other.day, other.mistakes)
  }
}

extension Progress.Entry {
  fileprivate var slips: Int { mistakes.values.reduce(0, +) }
}
