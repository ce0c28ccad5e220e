internal import Language

/// Reads an answers file line by line; its work grows with the file and nothing else.
struct AnswerSheetReader {
  private let lines: Lines
  private var sheet = AnswerSheet(lesson: nil)
  private var index = 0
  private var hasHeader = false
  /// Text below the heading that stands in no fence.
  private var loose: [Line] = []
  private var looseLine = 1
  private var hasFence = false
  /// The exercises that headings named, by their places.
  private var begun: Set<Int> = []

  private let lesson: Lesson?
  private lazy var names = lesson.map { ExerciseNames($0.exercises) }

  init(lines: Lines, lesson: Lesson?) { (self.lines, self.lesson) = (lines, lesson) }

  mutating func read() throws(UnreadableSubmission) -> AnswerSheet {
    while index < lines.count {
      let line = lines[index].trimmed
      if line.begins(with: "```") || line.begins(with: "~~~") {
        readFence(line)
      } else {
        try readLine(line)
        index += 1
      }
    }
    finishAnswer()
    if sheet.answers.isEmpty, sheet.lesson == nil {
      let example = lesson?.exercises.first.map { ", such as '## \($0.id)'" } ?? ""
      throw UnreadableSubmission(
        reason: "There are no answers: each stands below the id of its exercise\(example).",
        isPlainText: true)
    }
    return sheet
  }

  private mutating func readLine(_ line: Line) throws(UnreadableSubmission) {
    let marks = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let title = line.dropFirst(marks)
    let isUnderlined = marks == 0 && isUnderlined(line)
    let level = isUnderlined ? 1 : marks
    if isUnderlined { index += 1 }
    if level == 1, sheet.lesson == nil, beginsSheet(title) {
      let id = title.parted(at: UInt8(ascii: ":")).behind?.trimmed
      sheet.lesson = id.flatMap { $0.isEmpty ? nil : label($0.text) }
    } else if isUnderlined {
      beginAnswer(plain(title).text)
    } else if (1...6).contains(level), title.isEmpty || title.first == 0x20 {
      beginAnswer(title.trimmed.text)
    } else if line.begins(with: "<!--") {
      try readComment(line.text)
      index = commentEnd
    } else if let id = unmarkedHeading(line) {
      beginAnswer(id)
    } else if !line.isEmpty {
      takeLoose(lines[index])
    }
  }

  private func beginsSheet(_ title: Line) -> Bool {
    title.trimmed.text.lowercased().hasPrefix("answers")
  }

  /// The other form of a heading: a name, and a line of `=` or `-` below it.
  private mutating func isUnderlined(_ line: Line) -> Bool {
    guard index + 1 < lines.count, lines[index + 1].trimmed.isUnderline, line.count <= labelLimit
    else { return false }
    return names?.knows(plain(line).text) == true
      || (sheet.lesson == nil && sheet.answers.isEmpty && beginsSheet(line))
  }

  private mutating func takeLoose(_ line: Line) {
    if sheet.answers.isEmpty {
      if !sheet.hasStrays { remark("The text in line \(index + 1) stands below no heading.") }
      sheet.hasStrays = true
    } else {
      if loose.isEmpty { looseLine = index + 1 }
      loose.append(line)
    }
  }

  /// The exercise that a line names which no Markdown would take for a heading: `##the-id`, `**the-id**`, `the-id:`,
  /// `2. the-id`.
  ///
  /// An answer may be a word, so that by itself one word is a heading only where it can be nothing else.
  private mutating func unmarkedHeading(_ line: Line) -> String? {
    guard line.count <= labelLimit, lesson != nil else { return nil }
    let isMarked = line.begins(with: "#") || line.begins(with: "**") || line.ends(with: ":")
    let name = plain(line.dropFirst(line.utf8.prefix { $0 == UInt8(ascii: "#") }.count).trimmed)
      .text
    guard isMarked || name.utf8.contains(UInt8(ascii: "-")) || isBetweenAnswers else { return nil }
    let places = names?.places(of: name) ?? []
    let isOneWord = !isMarked && !name.utf8.contains(UInt8(ascii: "-"))
    return places.isEmpty || isOneWord && places.contains(where: begun.contains) ? nil : name
  }

  /// Whether no answer was begun, or a line is left free behind one that is not empty.
  private var isBetweenAnswers: Bool {
    sheet.answers.isEmpty
      || (hasFence || !loose.isEmpty) && lines[index - 1].trimmed.isEmpty
  }

  // MARK: The comment with the facts

  /// `answers: 1; lesson-hash: 9f2c41d0; name: Ada; variant: 17`, of which only the first one counts; or
  /// `variant: 17` below the heading of an answer that was made with other numbers.
  private mutating func readComment(_ line: String) throws(UnreadableSubmission) {
    if sheet.answers.isEmpty, hasHeader { return }
    let end = line.hasSuffix("-->") ? 3 : 0
    for part in line.dropFirst(4).dropLast(end).split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1).map { trimmed($0) }
      guard pair.count == 2 else { continue }
      if let last = sheet.answers.indices.last {
        if pair[0] == "variant" { sheet.answers[last].variant = variant(pair[1]) }
      } else {
        try setFact(pair[0], label(pair[1]))
      }
    }
    hasHeader = true
  }

  /// The last line of the comment that begins here; this one, where another begins before it is closed.
  private var commentEnd: Int {
    let here = lines.indices.dropFirst(index)
    let next = here.dropFirst().first { lines[$0].trimmed.begins(with: "<!--") } ?? lines.count
    return here.prefix { $0 < next }.first { lines[$0].place(of: "-->") != nil } ?? index
  }

  private mutating func setFact(_ key: String, _ value: String) throws(UnreadableSubmission) {
    switch key {
    case "answers":
      if value != "1" {
        throw UnreadableSubmission(
          reason: "The file says 'answers: \(visible(value))': a newer Pivot wrote it.")
      }
    case "lesson-hash": sheet.lessonHash = value
    case "name": sheet.name = value
    case "variant": sheet.variant = variant(value)
    case _: remark("'\(key)' in the comment means nothing here")
    }
  }

  private mutating func variant(_ value: String) -> Int? {
    let number = Int(value).flatMap { (0...9999).contains($0) ? $0 : nil }
    if number == nil { remark("'variant: \(value)' is no number from 0 to 9999") }
    return number
  }

  private mutating func remark(_ text: String) {
    if sheet.remarks.count < 20 { sheet.remarks.append(visible(label(text))) }
  }

  // MARK: Answers

  private mutating func beginAnswer(_ heading: String) {
    finishAnswer()
    hasFence = false
    begun.formUnion(names?.places(of: heading) ?? [])
    sheet.answers.append(
      AnswerSheet.Answer(heading: label(heading), text: "", line: index + 1))
  }

  /// An answer without a fence is the text below the heading.
  private mutating func finishAnswer() {
    if hasFence, !loose.isEmpty {
      remark("The text in line \(looseLine) stands outside the block, and was not taken.")
    } else if let last = sheet.answers.indices.last, !loose.isEmpty {
      sheet.answers[last].text =
        loose.count == 1 ? handwritten(plain(loose[0].trimmed).text) : withoutPrompts(loose.joined)
      sheet.answers[last].line = looseLine
    }
    loose = []
  }

  private mutating func readFence(_ opening: Line) {
    let mark = opening[0..<opening.utf8.prefix { $0 == opening.first }.count]
    let first = index
    let end = closingLine(mark, after: first)
    let content = lines[(first + 1)..<(end ?? unclosedEnd(after: first))]
    index = end.map { $0 + 1 } ?? content.endIndex
    guard let last = sheet.answers.indices.last else {
      sheet.hasStrays = true
      return remark("line \(first + 1): this block stands below no heading")
    }
    if hasFence {
      sheet.answers[last].problem = "there are two blocks below its heading"
      return
    }
    hasFence = true
    sheet.answers[last].text = withoutPrompts(content.joined)
    sheet.answers[last].line = first + 2
    if end == nil {
      sheet.answers[last].problem = "the block that begins in line \(first + 1) is not closed"
    }
  }

  /// The line that closes a fence: the same marks, at least as many, and nothing else.
  ///
  /// An opening fence before it shows that it was forgotten; one right below a heading opens.
  private func closingLine(_ mark: Line, after first: Int) -> Int? {
    var isBelowHeading = false
    for index in (first + 1)..<max(first + 1, lines.count) {
      let line = lines[index].trimmed
      if line.utf8.starts(with: mark.utf8) {
        let closes = line.utf8.allSatisfy { $0 == mark.first } && !isBelowHeading
        return closes ? index : nil
      }
      // Text with lines that look like headings is written with longer marks.
      if !line.isEmpty { isBelowHeading = line.begins(with: "## ") && mark.count == 3 }
    }
    return nil
  }

  /// Where a fence ends that nobody closed: before the next heading.
  private func unclosedEnd(after first: Int) -> Int {
    lines.indices.dropFirst(first + 1).first { lines[$0].begins(with: "## ") } ?? lines.count
  }
}

extension Line {
  /// It is a line such as `====` or `----`.
  fileprivate var isUnderline: Bool {
    count > 1 && (first == UInt8(ascii: "=") || first == UInt8(ascii: "-"))
      && utf8.allSatisfy { $0 == first }
  }
}

/// What one line says that is written as an item of a list, as code or in bold.
private func plain(_ line: Line) -> Line {
  if line.begins(with: "- ") || line.begins(with: "* ") { return plain(line.dropFirst(2).trimmed) }
  for mark in ["**", "`"] as [StaticString] {
    let width = mark.utf8CodeUnitCount
    if line.count > 2 * width, line.begins(with: mark), line.ends(with: mark) {
      return plain(line[width..<(line.count - width)].trimmed)
    }
  }
  return line
}

/// One line as a person writes it who thinks of a sentence: with a prompt, the minus of a word processor, a full stop.
private func handwritten(_ line: String) -> String {
  let text = trimmed(withoutPrompts(line)).map { $0 == "−" || $0 == "–" ? "-" : $0 }
  let isSentence = text.last == "." && text.dropLast().last.map { $0 != "." } ?? false
  return String(isSentence ? text.dropLast() : text[...])
}

/// A heading, a name, an id or a remark as far as anybody looks at it.
///
/// Counted in scalars: a letter may have any number of marks, and a cell of a table holds only so much.
private func label(_ text: String) -> String { cut(text, to: labelLimit) }
