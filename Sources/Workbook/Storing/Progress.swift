/// What a learner has done, by lesson and exercise; it survives edits of the lessons.
///
/// It is the sum of records. Whoever stores it appends each record to a log and reads them again.
public struct Progress: Sendable {
  /// The learner's name.
  public private(set) var name: String?
  private var places: [String: Place] = [:]
  private var openings = 0
  private var entries: [ExerciseID: Entry] = [:]

  /// The page of a lesson that was last opened, and the how manieth opening of all that was.
  private struct Place {
    var page: String
    var opening: Int
  }

  /// Nothing done yet.
  public init() {}

  /// Takes in one more record.
  public mutating func apply(_ record: ProgressRecord) {
    switch record.event {
    case .named(let name): self.name = name.isEmpty ? nil : name
    case .opened(let lesson, let place):
      openings += 1
      places[lesson] = Place(page: place, opening: openings)
    case .did(.reset, let id, _): entries[id] = nil
    case .did(let deed, let id, let hash):
      var entry = entries[id] ?? Entry(contentHash: hash)
      if case .stood = deed {} else { entry.day = record.day }
      entry.apply(deed, hash: hash, by: name ?? "")
      entries[id] = entry
    }
  }

  /// The fewest records that make the same progress.
  public var records: [ProgressRecord] {
    var records: [ProgressRecord] = []
    if let name { records.append(ProgressRecord(day: 0, .named(name))) }
    for (lesson, place) in places.sorted(by: { $0.value.opening < $1.value.opening }) {
      records.append(ProgressRecord(day: 0, .opened(lesson: lesson, place: place.page)))
    }
    for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let event = ProgressRecord.Event.did(.stood(entry), id, hash: entry.contentHash)
      records.append(ProgressRecord(day: entry.day, event))
    }
    return records
  }

  /// What is known about an exercise.
  public func entry(_ exercise: Exercise, in lesson: Lesson) -> Entry? {
    entries[ExerciseID(lesson: lesson.id, exercise: exercise.id)]
  }

  /// The page of a lesson that was last opened: an exercise's id, or a heading.
  public func place(in lesson: Lesson) -> String? { places[lesson.id]?.page }

  /// Of these lessons, by id, the one in which a page was last opened; others may have been opened since.
  public func lastLesson(among lessons: [String]) -> String? {
    lessons.max { (places[$0]?.opening ?? 0) < (places[$1]?.opening ?? 0) }
      .flatMap { places[$0] == nil ? nil : $0 }
  }
}

extension Progress: Equatable {
  /// What the same records make is the same, whatever was opened in between.
  public static func == (left: Progress, right: Progress) -> Bool { left.records == right.records }
}

// MARK: How exercises stand

extension Progress {
  /// How an exercise stands.
  public enum State: String, CaseIterable, Sendable {
    /// It was answered rightly.
    case done
    /// It was answered rightly, and its solution was seen.
    case doneSeen = "redone"
    /// Its text was changed since it was answered.
    case changed
    /// Its solution was seen, and it was not answered since.
    case seen
    /// It waits.
    case pending
  }

  /// How an exercise stands.
  public func state(of exercise: Exercise, in lesson: Lesson) -> State {
    guard let entry = entry(exercise, in: lesson) else { return .pending }
    if entry.isRight {
      guard entry.contentHash == exercise.contentHash else { return .changed }
      return entry.hasSeenSolution ? .doneSeen : .done
    }
    return entry.hasSeenSolution ? .seen : .pending
  }

  /// Whether an exercise was answered rightly, as it stands now.
  public func isDone(_ exercise: Exercise, in lesson: Lesson) -> Bool {
    [.done, .doneSeen].contains(state(of: exercise, in: lesson))
  }

  /// The exercise was changed since it was last answered.
  public func isChanged(_ exercise: Exercise, in lesson: Lesson) -> Bool {
    state(of: exercise, in: lesson) == .changed
  }

  /// The exercises of a lesson that are done.
  public func doneCount(in lesson: Lesson) -> Int {
    lesson.exercises.count { isDone($0, in: lesson) }
  }
}
