// Which exercises are worth doing for somebody who knows most of it, or did them some days ago.

/// An exercise and its lesson.
public struct Stop: Sendable {
  /// What it teaches.
  public var concept: String
  /// The lesson.
  public var lesson: Lesson
  /// The id of the exercise.
  public var exercise: String
}

/// The last exercise of each concept, those that are done left out (`pivot learn --fast`).
///
/// A concept is what a lesson teaches; the last lesson that teaches it counts, and of a lesson that
/// names none the lesson itself is one.
public func fastTrack(_ lessons: [Lesson], _ progress: Progress) -> [Stop] {
  var stops: [Stop] = []
  for (index, lesson) in lessons.enumerated() {
    let later = lessons[(index + 1)...].flatMap(\.concepts)
    let concepts = lesson.concepts.filter { !later.contains($0) }
    guard let concept = concepts.first,
      let last = lesson.exercises.last(where: { $0.kind != .explain }),
      !progress.isDone(last, in: lesson)
    else { continue }
    stops.append(Stop(concept: concept, lesson: lesson, exercise: last.id))
  }
  return stops
}

extension Lesson {
  /// What it teaches; itself where it names nothing.
  var concepts: [String] { teaches.isEmpty ? [id] : teaches }
}
