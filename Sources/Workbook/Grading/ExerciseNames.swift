/// Which exercises of a lesson a heading means: by id or by their own headings as people copy them, in any
/// case.
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
      titles[exercise.title.lowercased(), default: []].append(place)
    }
  }

  /// The places in the lesson of the exercises that are meant.
  func places(of heading: String) -> [Int] {
    let heading = heading.lowercased()
    let named = ids[heading] ?? []
    return named + titled(heading).filter { !named.contains($0) }
  }

  /// Those of this title, with or without the kind before it.
  private func titled(_ heading: String) -> [Int] {
    let alone = titles[heading] ?? []
    guard let colon = heading.utf8.firstIndex(of: UInt8(ascii: ":")) else { return alone }
    let title = trimmed(heading[heading.utf8.index(after: colon)...])
    return alone
      + (titles[title] ?? []).filter { kinds[$0].rawValue.lowercased() == heading[..<colon] }
  }
}
