/// Which exercises of a lesson a heading means: by id, in any case, or by their own headings as people
/// copy them.
struct ExerciseNames {
  private let kinds: [Exercise.Kind]
  private var ids: [String: [Int]] = [:]
  private var titles: [String: [Int]] = [:]

  init(_ exercises: [Exercise]) {
    kinds = exercises.map { $0.kind }
    ids.reserveCapacity(exercises.count)
    titles.reserveCapacity(exercises.count)
    for (place, exercise) in exercises.enumerated() {
      ids[exercise.id.lowercased(), default: []].append(place)
      titles[exercise.title, default: []].append(place)
    }
  }

  /// The places in the lesson of the exercises that are meant.
  func places(of heading: String) -> [Int] {
    let named = ids[heading.lowercased()] ?? []
    return named + titled(heading).filter { !named.contains($0) }
  }

  /// Those of this title, with or without the kind before it.
  private func titled(_ heading: String) -> [Int] {
    let alone = titles[heading] ?? []
    guard let (kind, title) = exerciseHeading(heading) else { return alone }
    return alone + (titles[title] ?? []).filter { kinds[$0] == kind }
  }
}
