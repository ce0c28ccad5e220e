/// Which exercises of a lesson a heading means: by id or by their own headings as people copy them, in any
/// case.
struct ExerciseNames {
  private var ids: [String: [Int]] = [:]
  private var titles: [String: [Int]] = [:]

  init(_ exercises: [Exercise]) {
    for (place, exercise) in exercises.enumerated() {
      ids[exercise.id.lowercased(), default: []].append(place)
      let title = exercise.title.lowercased()
      titles[title, default: []].append(place)
      titles["\(exercise.kind.rawValue.lowercased()): \(title)", default: []].append(place)
    }
  }

  /// The places in the lesson of the exercises that are meant.
  func places(of heading: String) -> [Int] {
    let named = ids[heading.lowercased()] ?? []
    return named + (titles[heading.lowercased()] ?? []).filter { !named.contains($0) }
  }
}
