internal import Language

/// Which exercises of a lesson a heading means: by id or by their own headings as people copy them, in any
/// case and with what Markdown or a report puts around them.
struct ExerciseNames {
  private let kinds: [Exercise.Kind]
  private var ids: TextPlaces
  private var titles: TextPlaces

  init(_ exercises: [Exercise]) {
    kinds = exercises.map { $0.kind }
    ids = TextPlaces(count: exercises.count)
    titles = TextPlaces(count: exercises.count)
    for (place, exercise) in exercises.enumerated() {
      ids.add(bare(exercise.id), at: place)
      titles.add(bare(exercise.title), at: place)
    }
  }

  /// The places in the lesson of the exercises that are meant.
  func places(of heading: String) -> [Int] {
    let heading = bare(heading)
    let places = stated(heading)
    // A title may begin with a number of its own.
    return places.isEmpty ? withoutNumber(heading).map(stated) ?? [] : places
  }

  /// The answers to each exercise, by its place in the lesson.
  func byExercise(_ answers: [AnswerSheet.Answer]) -> [[AnswerSheet.Answer]] {
    var found = [[AnswerSheet.Answer]](repeating: [], count: kinds.count)
    for answer in answers {
      for place in places(of: answer.heading) { found[place].append(answer) }
    }
    return found
  }

  /// Whether a heading means any.
  func knows(_ heading: String) -> Bool { !places(of: heading).isEmpty }

  /// Those of this id or title, each once: it may be both, and stand behind a kind.
  private func stated(_ heading: String) -> [Int] {
    var all = ids.places(of: heading)
    all += titles.places(of: heading)
    all += behindKind(heading)
    if all.count < 2 { return all }
    return all.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// `Predict: the-id`, and the title of one of that kind.
  private func behindKind(_ heading: String) -> [Int] {
    guard let colon = heading.utf8.firstIndex(of: UInt8(ascii: ":")) else { return [] }
    let kind = Exercise.Kind.allCases.first { $0.rawValue.lowercased() == heading[..<colon] }
    guard let kind else { return [] }
    let name = trimmed(heading[heading.utf8.index(after: colon)...])
    return ids.places(of: name) + titles.places(of: name).filter { kinds[$0] == kind }
  }
}

/// A heading in small letters, without the marks of code, emphasis and headings and a colon at its end.
private func bare(_ heading: String) -> String {
  let letters = heading.lowercased()
  let text = trimmed(letters.utf8.contains(where: isMark) ? withoutMarks(letters) : letters)
  return text.utf8.last == UInt8(ascii: ":") ? trimmed(text.dropLast()) : text
}

private func withoutMarks(_ text: String) -> String {
  String(decoding: text.utf8.filter { !isMark($0) }, as: UTF8.self)
}

private func isMark(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "#")
}

/// What stands behind `6.` or `6)`; nil where there is no such number.
private func withoutNumber(_ heading: String) -> String? {
  let rest = heading.utf8.drop(while: isDigit)
  guard rest.count < heading.utf8.count, let sign = rest.first,
    sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")")
  else { return nil }
  return trimmed(Substring(rest.dropFirst()))
}
