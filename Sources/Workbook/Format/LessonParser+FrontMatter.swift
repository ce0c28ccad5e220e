internal import Language

/// The keys of the front matter.
private let frontMatterKeys = [
  "lesson", "title", "format", "needs", "teaches", "lang", "source", "packed",
]

extension LessonParser {
  /// Reads `key: text` between the two `---` lines; returns the index of the line after them.
  mutating func parseFrontMatter() -> Int {
    guard let first = lines.first, first.trimmed == "---" else {
      report(1, "a lesson begins with '---', 'lesson: …', 'title: …', 'format: 1', '---'")
      return 0
    }
    guard let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" }) else {
      report(1, "the front matter is not closed: a second '---' is missing")
      return 1
    }
    for index in 1..<end { parseFrontMatterLine(lines[index].text, index + 1) }
    for key in ["lesson", "title", "format"] where lesson.keyLines[key] == nil {
      report(1, "the front matter needs '\(key): …'")
    }
    return end + 1
  }

  private mutating func parseFrontMatterLine(_ text: String, _ line: Int) {
    if trimmed(text).isEmpty { return }
    guard let colon = text.firstIndex(of: ":"), text.first != " ", text.first != "-" else {
      return report(line, "front matter is flat: 'key: text'")
    }
    let key = trimmed(text[..<colon])
    let value = trimmed(text[text.index(after: colon)...])
    guard frontMatterKeys.contains(key) else {
      return report(line, "unknown key '\(key)': \(suggestion(for: key, among: frontMatterKeys))")
    }
    if lesson.keyLines[key] != nil { report(line, "'\(key)' stands twice") }
    if value.isEmpty { report(line, "'\(key)' needs a text") }
    lesson.keyLines.add(key, at: line)
    set(key, value, line)
  }

  private mutating func set(_ key: String, _ value: String, _ line: Int) {
    switch key {
    case "lesson":
      lesson.id = value
      if !isID(value) { report(line, "an id is letters, digits and '-', not '\(value)'") }
    case "title": lesson.title = value
    case "format": if value != "1" { report(line, "format '\(value)' is not known: write 1") }
    case "needs": lesson.needs = commaSeparated(value)
    case "teaches": lesson.teaches = commaSeparated(value)
    case "lang": lesson.language = value
    // Where the subject comes from is the author's own note.
    case "source": break
    // "packed": a student's copy has the hash of the lesson that it was made of.
    default: lesson.packedHash = value
    }
  }

  /// The comment below an exercise's heading: `id: pivot-turn; points: 4`.
  mutating func addComment(_ text: Line, _ line: Int) {
    becomeExercise(hasID: text.parted(at: UInt8(ascii: ":")).0.trimmed == "id")
    guard needsComment else {
      return report(
        line, "unknown comment: only '<!-- id: … -->' below an exercise's heading is known")
    }
    needsComment = false
    let page = lesson.pages.count - 1
    var rest: Line? = text
    while let (part, behind) = rest?.parted(at: UInt8(ascii: ";")) {
      rest = behind
      if part.trimmed.isEmpty { continue }
      let (key, value) = part.parted(at: UInt8(ascii: ":"))
      setComment(key.trimmed, value?.trimmed.text ?? "", line, page)
    }
    if lesson.pages[page].exercise?.id == "" { report(line, "the comment needs 'id: …'") }
  }

  private mutating func setComment(_ key: Line, _ value: String, _ line: Int, _ page: Int) {
    switch key {
    case "id":
      if !isID(value) { report(line, "an id is letters, digits and '-', not '\(value)'") }
      if ids.last(of: value) != nil {
        report(line, "the id '\(value)' is taken by an exercise above")
      }
      ids.add(value, at: page)
      lesson.pages[page].exercise?.id = value
    case "points":
      guard let points = Int(value), (0...pointsLimit).contains(points) else {
        return report(line, "points are a whole number up to \(pointsLimit), not '\(value)'")
      }
      lesson.pages[page].exercise?.points = points
    default:
      let advice = suggestion(for: key.text, among: ["id", "points"])
      report(line, "unknown key '\(key.text)': \(advice)")
    }
  }
}

/// Letters of ASCII, digits and `-`: ids stand in file names and on command lines.
func isID(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
}
