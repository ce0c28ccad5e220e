/// The kind and the title that the heading of an exercise states.
func exerciseHeading(_ text: String) -> (Exercise.Kind, String)? {
  guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
    let kind = Exercise.Kind(rawValue: String(text[..<colon]))
  else { return nil }
  return (kind, trimmed(text[text.utf8.index(after: colon)...]))
}

extension LessonParser {
  /// Reports a heading that is nearly an exercise's, and takes it for one: what stands below shows that it
  /// was meant to be, and is no fault of its own.
  mutating func becomeExercise(_ line: Int) {
    guard let page = lesson.pages.last, page.exercise == nil,
      let first = page.heading.split(whereSeparator: { $0 == ":" || $0 == " " }).first,
      let kind = nearestKind(to: String(first))
    else { return }
    let form = "'\(kind.rawValue): …'"
    report(
      page.line,
      first == kind.rawValue
        ? "the heading of an exercise has a colon: \(form)"
        : "unknown kind of exercise '\(first)': did you mean \(form)?")
    lesson.pages[lesson.pages.count - 1].exercise = Exercise(
      kind: kind, id: "", title: page.heading, line: page.line)
    needsComment = true
  }

  /// The kind that a word is nearly, or begins with, as `Ordering` does.
  private func nearestKind(to word: String) -> Exercise.Kind? {
    let nearest = nearestWord(to: word, among: Exercise.Kind.allCases.map(\.rawValue))
    return nearest.flatMap(Exercise.Kind.init)
      ?? Exercise.Kind.allCases.first { word.lowercased().hasPrefix($0.rawValue.lowercased()) }
  }
}
