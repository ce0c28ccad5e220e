/// What comes back and when: one missed concept a session, on evenly spaced days.
public struct ReviewPlan: Sendable {
  /// The days between two reviews of a concept; even distances do as well as growing ones.
  public static let interval = 3
  /// So many times in a row a concept is right at once before it stays away.
  public static let repetitions = 3

  /// A concept that comes back.
  public struct Item: Sendable {
    /// The exercise.
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
      items.append(
        Item(
          stop: Stop(concept: concept, lesson: chosen.lesson, exercise: chosen.exercise.id),
          day: last + Self.interval, mistakes: found.reduce(0) { $0 + $1.entry.slips }))
    }
    items.sort { ($0.day, -$0.mistakes) < ($1.day, -$1.mistakes) }
  }

  /// What is due on a day: one concept, however many wait.
  public func due(on day: Int) -> Item? { items.first { $0.day <= day } }
}

extension Progress.Entry {
  fileprivate var slips: Int { mistakes.values.reduce(0, +) }
}
