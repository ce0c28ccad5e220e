internal import Language

/// Which exercises of a lesson a heading means: by id or by their own headings as people copy them, in any
/// case.
struct ExerciseNames {
  private let kinds: [Exercise.Kind]
  private var ids: TextPlaces
  private var titles: TextPlaces

  init(_ exercises: [Exercise]) {
    kinds = exercises.map { $0.kind }
    ids = TextPlaces(count: exercises.count)
    titles = TextPlaces(count: exercises.count)
    for (place, exercise) in exercises.enumerated() {
      ids.add(exercise.id.lowercased(), at: place)
      titles.add(exercise.title.lowercased(), at: place)
    }
  }

  /// The places in the lesson of the exercises that are meant.
  func places(of heading: String) -> [Int] {
    let heading = heading.lowercased()
    let named = ids.places(of: heading)
    let titled = titled(heading)
    return titled.isEmpty ? named : named + titled.filter { !named.contains($0) }
  }

  /// Whether a heading means any.
  func knows(_ heading: String) -> Bool {
    ids.last(of: heading.lowercased()) != nil || !titled(heading.lowercased()).isEmpty
  }

  /// Those of this title, with or without the kind before it.
  private func titled(_ heading: String) -> [Int] {
    let alone = titles.places(of: heading)
    guard let colon = heading.utf8.firstIndex(of: UInt8(ascii: ":")) else { return alone }
    let title = trimmed(heading[heading.utf8.index(after: colon)...])
    return alone
      + titles.places(of: title).filter { kinds[$0].rawValue.lowercased() == heading[..<colon] }
  }
}
