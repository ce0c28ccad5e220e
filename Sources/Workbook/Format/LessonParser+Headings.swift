/// The kind and the title that the heading of an exercise states.
func exerciseHeading(_ heading: Line) -> (Exercise.Kind, String)? {
  let (kind, title) = heading.parted(at: UInt8(ascii: ":"))
  guard let title, let kind = Exercise.Kind.allCases.first(where: { kind == $0.rawValue }) else {
    return nil
  }
  return (kind, title.trimmed.text)
}

extension LessonParser {
  /// Reports a heading that is nearly an exercise's, or any with an id below it, and takes it for one: what stands
  /// below shows that it was meant to be, and is no fault of its own.
  mutating func becomeExercise(hasID: Bool = false) {
    guard let page = lesson.pages.last, page.exercise == nil,
      let first = page.heading.split(whereSeparator: { $0 == ":" || $0 == " " }).first
    else { return }
    let nearest = nearestKind(to: String(first))
    guard let kind = nearest ?? (hasID ? .exercise : nil) else { return }
    report(page.line, problem(String(first), nearest))
    lesson.pages[lesson.pages.count - 1].exercise = Exercise(
      kind: kind, id: "", title: page.heading, line: page.line)
    needsComment = true
  }

  private func problem(_ word: String, _ nearest: Exercise.Kind?) -> String {
    guard let nearest else {
      let forms = Exercise.Kind.allCases.map { "'\($0.rawValue): …'" }.joined(separator: ", ")
      return "unknown kind of exercise '\(word)': there are \(forms)"
    }
    let form = "'\(nearest.rawValue): …'"
    return word == nearest.rawValue
      ? "the heading of an exercise has a colon: \(form)"
      : "unknown kind of exercise '\(word)': did you mean \(form)?"
  }

  /// The kind that a word is nearly, or begins with, as `Ordering` does.
  private func nearestKind(to word: String) -> Exercise.Kind? {
    let nearest = nearestWord(to: word, among: Exercise.Kind.allCases.map(\.rawValue))
    return nearest.flatMap(Exercise.Kind.init)
      ?? Exercise.Kind.allCases.first { word.lowercased().hasPrefix($0.rawValue.lowercased()) }
  }
}
