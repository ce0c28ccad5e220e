import Testing

@testable import Workbook

@Suite struct AnswerSheetTests {
  private func sheet(_ text: String) throws -> AnswerSheet {
    try AnswerSheet(submission: Array(text.utf8))
  }

  private func reason(_ bytes: [UInt8]) -> String? {
    do { _ = try AnswerSheet(submission: bytes) } catch { return error.reason }
    return nil
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let answers = [
      "let pivot = T(-2, -1)", "2", "a\n\nb", "```\nlet a = 1\n```", "## heading\n````",
      "", "some text\n## it", "  indented\n\ttab", "ä 💡 \u{1B}[31m",
    ].enumerated().map { AnswerSheet.Answer(heading: "e-\($0.offset)", text: $0.element) }
    let written = AnswerSheet(
      lesson: "turning", lessonHash: "9f2c41d0", name: "Ada", variant: 17, answers: answers)
    var read = try sheet(written.text)
    for index in read.answers.indices { read.answers[index].line = 1 }
    #expect(read == written)
  }

  /// One line is often written as an item of a list, as code or in bold.
  @Test(arguments: [
    "(1, 2)", "- (1, 2)", "`(1, 2)`", "* `(1, 2)`", "**(1, 2)**", " - **`(1, 2)`** ",
  ])
  func aLineOfMarkdownIsWhatItSays(_ line: String) throws {
    #expect(try sheet("# Answers: a\n## it\n\(line)\n").answers.first?.text == "(1, 2)")
  }

  /// What came off a screen or through a word processor.
  @Test(arguments: [
    "(−1, 7)", "(-1, 7).", "pivot> (-1, 7)", "> (-1, 7)", "- `(–1, 7)`", "```\npivot> (-1, 7)\n```",
  ])
  func aLineOfAPersonIsWhatItMeans(_ line: String) throws {
    #expect(try sheet("# Answers: a\n## it\n\(line)\n").answers.first?.text == "(-1, 7)")
  }

  /// A heading may be underlined; a line below something else stays.
  @Test func aHeadingMayBeUnderlined() throws {
    let lesson = lesson(pivotLesson)
    let text =
      "Answers: turning\n===\n\nPredict-turn\n---\n(0, 2)\n\n**pivot-turn**\n=====\n\nlet a = 1\n----\nb\n"
    let sheet = try AnswerSheet(submission: Array(text.utf8), to: lesson)
    #expect(sheet.lesson == "turning" && !sheet.hasStrays)
    #expect(sheet.answers.map(\.heading) == ["Predict-turn", "pivot-turn"])
    #expect(sheet.answers.map(\.text) == ["(0, 2)", "let a = 1\n----\nb"])
  }

  /// One word is an id where it can be no answer: at the start, or behind an answer and a free line, once.
  @Test(arguments: [
    ("it\n\nlet m = 1\n\nbadge\n\n2\n", ["it", "badge"]),
    ("## it\n```\nlet m = 1\n```\n\nbadge\n2\n", ["it", "badge"]),
    ("## it\nbadge\n", ["it"]), ("## it\n\nbadge\n", ["it"]),
    ("## it\nlet badge = 1\nbadge\n", ["it"]),
    ("## badge\n2\n\n## it\nlet badge = 1\n\nbadge\n", ["badge", "it"]),
  ])
  func aWordMayBeAHeading(_ text: String, _ headings: [String]) throws {
    let lesson = lesson(lessonText(variedExercise("it") + "\n" + variedExercise("badge")))
    let sheet = try AnswerSheet(submission: Array(text.utf8), to: lesson)
    #expect(sheet.answers.map(\.heading) == headings && !sheet.hasStrays)
  }

  @Test(arguments: ["-1", "- 1 +\n- 2", "`", "**", "a `b` c", "0...", "a − b\nc."])
  func otherLinesStay(_ text: String) throws {
    #expect(try sheet("# Answers: a\n## it\n\(text)\n").answers.first?.text == text)
  }

  /// What was written by hand has its own numbers, and its place.
  @Test func answersOfAnotherSheetAreKept() throws {
    let lesson = lesson(pivotLesson)
    let ids = lesson.exercises.map { $0.id }
    var sheet = AnswerSheet(
      lesson: lesson.id, variant: 3, answers: [AnswerSheet.Answer(heading: ids[1], text: "new")])
    let old = AnswerSheet(
      lesson: lesson.id, variant: 4,
      answers: [ids[1], "no-such", "1. `\(ids[0])`"].map {
        AnswerSheet.Answer(heading: $0, text: "old")
      })
    #expect(try sheet.keepAnswers(of: old, to: lesson) == [ids[0]])
    #expect(sheet.answers.map(\.text) == ["old", "new"])
    #expect(sheet.answers.map(\.heading) == Array(ids[...1]))
    #expect(sheet.answers.map(\.variant) == [nil, nil], "nothing varies in it")
    let varied = WorkbookTests.lesson(lessonText(variedExercise()))
    var empty = AnswerSheet(lesson: varied.id, variant: 3)
    let answer = AnswerSheet.Answer(heading: "it", text: "old")
    let other = AnswerSheet(lesson: varied.id, variant: 4, answers: [answer])
    #expect(try empty.keepAnswers(of: other, to: varied) == ["it"])
    #expect(empty.answers.map(\.variant) == [4])
  }

  /// Else one of two answers, or what stands below an answer, would be gone without a word.
  @Test(arguments: [
    ("let pivot = 1\n## pivot-turn\nlet pivot = 2\n", "there is another one in line 5"),
    ("```\n1\n```\n```\n2\n```\n", "there are two blocks below its heading"),
  ])
  func answersThatCannotBeTakenAreNotKept(_ answer: String, _ reason: String) throws {
    let lesson = lesson(pivotLesson)
    let old = try sheet("# Answers: sample\n## pivot-turn\n\(answer)")
    var new = AnswerSheet(lesson: lesson.id)
    #expect(
      throws: UnreadableSubmission(
        reason: "The answer to 'pivot-turn' cannot be taken: \(reason).")
    ) { try new.keepAnswers(of: old, to: lesson) }
    let own = AnswerSheet.Answer(heading: "pivot-turn", text: "let pivot = 3")
    new.answers = [own]
    #expect(try new.keepAnswers(of: old, to: lesson).isEmpty && new.answers == [own])
  }

  @Test func whoseSheetItMayBe() {
    func mayBelong(_ name: String?, _ other: String?) -> Bool {
      AnswerSheet(lesson: "a", name: name)
        .mayBelong(toLearnerOf: AnswerSheet(lesson: "a", name: other))
    }
    #expect(mayBelong("Ada", " ada") && mayBelong(nil, "Ada") && mayBelong("Ada", nil))
    #expect(!mayBelong("Ada", "Ida"))
  }

  @Test func theFormOfTheReference() throws {
    let written = AnswerSheet(
      lesson: "turning-about-a-point", lessonHash: "9f2c41d0", name: "Ada", variant: 17,
      answers: [AnswerSheet.Answer(heading: "pivot-turn", text: "let pivot = R(90°)")])
    #expect(
      written.text == """
        # Answers: turning-about-a-point
        <!-- answers: 1; lesson-hash: 9f2c41d0; name: Ada; variant: 17 -->

        ## pivot-turn
        ```swift
        let pivot = R(90°)
        ```

        """)
  }

  @Test(arguments: [
    "# Answers: turning\r\n\r\n## it\r\n```swift\r\nlet a = 1\r\n```\r\n",
    "\u{FEFF}# Answers: turning\n## it\n```\nlet a = 1\n```",
    "# Answers: turning\r## it\r~~~swift\rlet a = 1\r~~~\r",
    "# answers: turning\n## it\nlet a = 1\n",
    "# Answers: turning\nHello, this is mine.\n### it\n  ```swift\nlet a = 1\n  ```\nThanks!\n",
    "# Answers: turning\n<!-- tries: 3 -->\n## it\n<!-- hints: 1 -->\n````\nlet a = 1\n````\n",
  ])
  func kindReading(_ text: String) throws {
    let sheet = try sheet(text)
    #expect(sheet.lesson == "turning")
    #expect(sheet.answers.map(\.heading) == ["it"])
    #expect(sheet.answers.map(\.text) == ["let a = 1"])
    #expect(sheet.answers.map(\.problem) == [nil])
  }

  @Test func aNameCannotAddToTheHeader() throws {
    for name in ["x; variant: 3", "a --> ## it", "b\n## it\n```", "\u{1B}]0;t\u{7}", "-->"] {
      let written = AnswerSheet(lesson: "turning", name: name, variant: 5)
      let read = try sheet(written.text)
      #expect(read.variant == 5)
      #expect(read.answers.isEmpty && read.lesson == "turning")
      #expect(read.name?.contains("\u{1B}") != true)
    }
  }

  @Test func theFirstCommentIsTheHeader() throws {
    let read = try sheet(
      "# Answers: t\n<!-- answers: 1; name: Ada -->\n<!-- name: Ben; variant: 3 -->\n")
    #expect(read.name == "Ada" && read.variant == nil)
  }

  /// Whoever keeps a first try in a comment has not answered twice.
  @Test func aCommentOfSeveralLinesIsNoAnswer() throws {
    let read = try sheet(
      "# Answers: t\n<!-- mine:\n## a\n```\n-->\n## a\n2\n<!--\n## a\n1\n-->\n## b\n3\n")
    #expect(read.answers.map(\.heading) == ["a", "b"])
    #expect(read.answers.map(\.text) == ["2", "3"])
  }

  @Test func aCommentThatIsNotClosedHidesNothing() throws {
    let read = try sheet("# Answers: t\n<!-- answers: 1\n## a\n<!-- variant: 3 -->\n2\n<!-- b\n")
    #expect(read.answers.map(\.text) == ["2"] && read.answers[0].variant == 3)
  }

  @Test func aForgottenFenceCostsItsOwnAnswer() throws {
    let sheet = try sheet(
      "# Answers: t\n## a\n```swift\nlet a = 1\n## b\n```swift\nlet b = 2\n```\n")
    #expect(sheet.answers.map(\.heading) == ["a", "b"])
    #expect(sheet.answers[0].problem == "the block that begins in line 3 is not closed")
    #expect(sheet.answers[1] == .init(heading: "b", text: "let b = 2", line: 7))
  }

  @Test func twoBlocksAreTooMany() throws {
    let sheet = try sheet("# Answers: t\n## a\n```\n1\n```\n```\n2\n```\n")
    #expect(sheet.answers[0].problem == "there are two blocks below its heading")
  }

  @Test func whatHoldsNoAnswers() {
    #expect(reason([]) == "The file is empty.")
    #expect(reason(Array(" \n\t\r\n".utf8)) == "The file is empty.")
    #expect(reason([0xEF, 0xBB, 0xBF]) == "The file is empty.")
    #expect(reason(Array("hello".utf8))?.hasPrefix("There are no answers") == true)
    #expect(reason([0x50, 0x4B, 3, 4, 0, 0]) == "The file is no text: it holds NUL bytes.")
    for bytes in [[0xFF, 0xFE, 0x23, 0], [0x23, 0, 0x20, 0], [0, 0x23, 0, 0x20]] as [[UInt8]] {
      #expect(reason(bytes) == "The file is UTF-16: save it as UTF-8.")
    }
    for bytes in [[0xFF, 0xFE, 0, 0, 0x23, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x23]] as [[UInt8]]
    {
      #expect(reason(bytes) == "The file is UTF-32: save it as UTF-8.")
    }
    #expect(
      reason(Array("# Answers: t\n## ä\n".utf8) + [0xC3, 0x28, 0x0A])
        == "The file is not UTF-8: save it as UTF-8. See line 3.")
    #expect(
      reason(Array("a\n".utf8) + [0xE2, 0x82])
        == "The file is not UTF-8: save it as UTF-8. See line 2.")
    let large = [UInt8](repeating: 0x61, count: submissionLimit + 1)
    #expect(reason(large) == "The file is too large: answers take at most 1 MB.")
    #expect(
      reason(Array("# Answers: t\n<!-- answers: 2 -->\n".utf8))
        == "The file says 'answers: 2': a newer Pivot wrote it.")
  }

  @Test func thousandsOfHeadings() throws {
    let headings = (0..<20_000).map { "## h\($0)\n```\nx\n" }.joined()
    let sheet = try sheet("# Answers: t\n" + headings)
    #expect(sheet.answers.count == 20_000)
    #expect(sheet.remarks.count <= 20)
  }

  @Test func oddVariantsAreRemarkedOn() throws {
    for variant in ["-1", "10000", "x", "99999999999999999999"] {
      let sheet = try sheet("# Answers: t\n<!-- answers: 1; variant: \(variant) -->\n")
      #expect(sheet.variant == nil)
      #expect(sheet.remarks == ["'variant: \(variant)' is no number from 0 to 9999"])
    }
  }

  @Test func aLessonWithItsStartersFilledIn() throws {
    let text = pivotLesson.replacing("let pivot = ___", with: "let pivot = R(90°, about: (2, 1))")
    let sheet = try sheet(text)
    #expect(sheet.isLesson && sheet.lesson == "sample")
    #expect(sheet.answers.map(\.heading) == ["pivot-turn"])
    #expect(sheet.answers.map(\.text) == ["let pivot = R(90°, about: (2, 1))"])
  }
}
