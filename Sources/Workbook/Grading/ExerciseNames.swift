/// Which exercises of a lesson a heading means: by id, in any case, or by their own headings as people
/// copy them.
struct ExerciseNames {
  private var ids: [String: [Int]] = [:]
  private var titles: [String: [Int]] = [:]

  init(_ exercises: [Exercise]) {
    for (place, exercise) in exercises.enumerated() {
      ids[exercise.id.lowercased(), default: []].append(place)
      titles[exercise.title, default: []].append(place)
      titles["\(exercise.kind.rawValue): \(exercise.title)", default: []].append(place)
    }
  }

  /// The places in the lesson of the exercises that are meant.
  func places(of heading: String) -> [Int] {
    let named = ids[heading.lowercased()] ?? []
    return named + (titles[heading] ?? []).filter { !named.contains($0) }
  }
}
