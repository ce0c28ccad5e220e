import Testing

@testable import Workbook

@Suite struct LessonParserTests {
  @Test func ofALineTheSameIsSaidOnce() {
    #expect(problems("<detials><summary>Hint</summary>").filter { $0.has("raw HTML") }.count == 1)
  }

  /// What else may be wrong with it may follow from that.
  @Test func anEncodingIsTheOnlyProblem() {
    let latin = Array("# A\n\nF\n".utf8) + [0xFC, 0x72, 0x0A]
    #expect(
      parseLesson(latin, file: "f.md").problems.map(\.description) == [
        "f.md:4: the file is not UTF-8: save it as UTF-8"
      ])
    let utf16: [UInt8] = [0xFF, 0xFE, 0x23, 0x00, 0x20, 0x00]
    #expect(
      parseLesson(utf16, file: "f.md").problems.map(\.description) == [
        "f.md:1: the file is UTF-16: save it as UTF-8"
      ])
    for utf32 in [[0xFF, 0xFE, 0, 0, 0x23, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x23]] as [[UInt8]]
    {
      #expect(
        parseLesson(utf32, file: "f.md").problems.map(\.description) == [
          "f.md:1: the file is UTF-32: save it as UTF-8"
        ])
    }
  }

  @Test func soAreLinesThatEndInCR() {
    let old = Array(pivotLesson.replacing("\n", with: "\r").utf8)
    #expect(
      parseLesson(old, file: "f.md").problems.map(\.description) == [
        "f.md:1: the lines end in CR: save it with LF or CRLF"
      ])
  }

  @Test func aTabMayStandBehindTheSignsOfAHeading() {
    let lesson = parseLesson(lessonText("##\tMore"), file: "f.md")
    #expect(lesson.problems == [] && lesson.lesson.pages.last?.heading == "More")
  }

  @Test func readsTheSample() throws {
    let (lesson, problems) = parseLesson(pivotLesson, file: "f.md")
    #expect(problems == [])
    #expect(lesson.id == "sample")
    #expect(lesson.exercises.map(\.id) == ["predict-turn", "pivot-turn"])
    let exercise = try #require(lesson.exercises.last)
    #expect(exercise.starter?.line == 24)
    #expect(exercise.solutions.map(\.line) == [39])
    #expect(exercise.wrongs.map(\.id) == ["no-return", "order"])
    #expect(exercise.hints.map(\.line) == [32])
    #expect(exercise.checks.map(\.points) == [2, 1, 0, 1])
    #expect(exercise.checks.map(\.isHidden) == [false, false, false, true])
    #expect(exercise.checks[1].message == "The pivot itself must not move.")
    #expect(exercise.checks[1].line == 28)
    #expect(exercise.askedNames == ["pivot"])
  }

  @Test func lineEndsAndByteOrderMarkDoNotMatter() {
    let windows =
      "\u{FEFF}"
      + pivotLesson.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let (lesson, problems) = parseLesson(windows, file: "f.md")
    #expect(problems == [])
    #expect(lesson.exercises.last?.starter == Snippet(text: "let pivot = ___", line: 24))
  }

  @Test func readsFrontMatter() {
    let text = """
      ---
      lesson: a-b
      title: Points: where?
      format: 1
      needs: rows, columns
      teaches: points
      lang: de
      source: 004.txt
      ---
      # A
      """
    let (lesson, problems) = parseLesson(text, file: "f.md")
    #expect(problems == [])
    #expect(lesson.title == "Points: where?")
    #expect(lesson.needs == ["rows", "columns"])
    #expect(lesson.teaches == ["points"])
    #expect(lesson.language == "de")
  }

  @Test(arguments: [
    ("# A", "1: a lesson begins with '---'"),
    ("---\nlesson: a\n# A", "1: the front matter is not closed"),
    ("---\nlesson: a\ntitle: b\n---\n# A", "1: the front matter needs 'format: …'"),
    (
      "---\nlesson: a\ntitel: b\nformat: 1\n---\n# A",
      "3: unknown key 'titel': did you mean 'title'?"
    ),
    ("---\nlesson: a\ntitle: b\nformat: 1\nsauce: c\n---\n# A", "5: unknown key 'sauce':"),
    ("---\nlesson: a\ntitle: b\nformat: 2\n---\n# A", "4: format '2' is not known: write 1"),
    ("---\nlesson: a\ntitle: b\ntitle: b\nformat: 1\n---\n# A", "4: 'title' stands twice"),
    ("---\nlesson: a b\ntitle: b\nformat: 1\n---\n# A", "2: an id is letters"),
    ("---\nlesson: a\ntitle:\nformat: 1\n---\n# A", "3: 'title' needs a text"),
    ("---\nlesson: a\ntitle: b\n- c\nformat: 1\n---\n# A", "4: front matter is flat"),
    ("---\nlesson: a\ntitle: b\nformat: 1\n---\n", "1: a lesson needs a heading"),
  ])
  func reportsFrontMatter(_ text: String, _ message: String) {
    let problems = parseLesson(text, file: "f.md").problems.map { "\($0.line): \($0.message)" }
    #expect(problems.contains { $0.hasPrefix(message) }, "\(problems)")
  }

  @Test(arguments: [
    ("```swift exmaple\n```", "7: unknown role 'exmaple': did you mean 'example'?"),
    ("```chekcs\n```", "7: unknown role 'chekcs': did you mean 'checks'?"),
    ("```objc example\n```", "7: a role follows 'swift', not 'objc'"),
    ("text\n\n```swift\nlet a = 1", "9: this fence is not closed before the end"),
    (
      "```swift\na\n```swift example\n> 1\n1\n```",
      "7: this fence is not closed before the fence in line 9"
    ),
    ("- a\n\n  ```swift\n  b\n  ```", "9: an indented fence"),
    ("~~~\na\n~~~", "7: a fence is written with ```"),
    ("```swift example more\n> 1\n1\n```", "7: 'more' after the role 'example' means nothing"),
    ("```swift solution\n1\n```", "7: 'solution' belongs below an exercise's heading"),
    ("```swift setup\n1\n```\n```output\n1\n```", "10: 'output' belongs right after an example"),
    ("```vary\na in 1..5\n```", "7: 'vary' belongs below an exercise's heading"),
    ("## Exercise: a\n\ntext", "7: an exercise needs its id"),
    ("## Exercise: a\n<!-- id: a b -->", "8: an id is letters"),
    ("## Exercise: a\n<!-- points: 1 -->", "8: the comment needs 'id: …'"),
    ("## Exercise: a\n<!-- id: a; point: 1 -->", "8: unknown key 'point': did you mean 'points'?"),
    ("## Exercise: a\n<!-- id: a; points: many -->", "8: points are a whole number"),
    ("## Exercise: a\n<!-- id: a -->\n## Exercise: b\n<!-- id: a -->", "10: the id 'a' is taken"),
    ("## Explain: a\n<!-- id: a; points: 1 -->", "7: 'Explain:' is never graded"),
    (
      "## Predict: a\n<!-- id: a -->\n```swift solution\n1\n```",
      "9: 'solution' does not belong below 'Predict:'"
    ),
    ("text\n\n<!-- todo -->", "9: unknown comment"),
    ("## Task: a\n<!-- id: a -->", "7: unknown kind of exercise 'Task': there are 'Exercise: …'"),
    ("<!-- todo", "7: a comment must end with '-->'"),
    ("<details><summary>A</summary>\n\na", "7: '<details>' is not closed before line 10"),
    ("</details>", "7: '</details>' closes nothing"),
    ("<details>\na\n</details>", "7: write '<details><summary>Hint 1</summary>'"),
  ])
  func reportsBlocks(_ body: String, _ message: String) {
    let found = problems(body)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test func problemsOfALineStandInItsOrder() {
    #expect(
      problems("## Exercise: a\n<!-- id: a b; points: many -->").prefix(2) == [
        "8: an id is letters, digits and '-', not 'a b'",
        "8: points are a whole number up to 1000, not 'many'",
      ])
  }

  @Test func whatFollowsAnUnclosedFenceIsStillRead() {
    let body = """
      ## Exercise: a
      <!-- id: a -->

      ```checks
      value   a ≈ solution

      <details><summary>Hint</summary>

      Look.
      </details>
      <details><summary>Solution</summary>

      ```swift solution
      let a = T(1, 2)
      ```
      </details>
      """
    #expect(problems(body) == ["10: this fence is not closed before the fence in line 19"])
  }

  @Test(arguments: [
    ("```swift wrong\n1\n```\n> no", "9: a wrong answer needs an id"),
    (
      "```swift wrong no return\n1\n```\n> no",
      "9: the id of a wrong answer is one word: 'wrong no-return'"
    ),
    ("##More of it\n\ntext", "9: a heading has a space behind its signs"),
    ("```swift wrong a\n1\n```\ntext", "9: 'wrong a' needs its feedback"),
    ("```swift wrong a\n1\n```", "9: 'wrong a' needs its feedback"),
    (
      "```swift wrong a\n1\n```\n> x\n\n```swift wrong a\n2\n```\n> y", "14: 'wrong a' stands twice"
    ),
    (
      "```swift starter\n1\n```\n```swift starter\n2\n```",
      "12: an exercise has one 'starter' block"
    ),
    (
      "<details><summary>Hnit</summary>\n</details>",
      "9: unknown summary 'Hnit': did you mean 'Hint'?"
    ),
    ("```checks\nvalue a ≈ 1 3pt\n```", "10: the checks give 3 points, the exercise says 4"),
  ])
  func reportsExercises(_ body: String, _ message: String) {
    let found = problems("## Exercise: a\n<!-- id: a; points: 4 -->\n" + body)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test func aSideReadsAnswerOrSolution() {
    let found = problems(
      "## Exercise: a\n<!-- id: a -->\n```checks\nholds a ≈ solution.b * a\nholds a * a ≈ solution.a\n```\n"
        + "```swift solution\nlet a = 1\nlet b = 1\n```")
    #expect(
      found == ["10: one side reads both 'a' and the solution: move 'a' to the other side"])
  }

  @Test func examplesKeepTheirLines() throws {
    let body =
      "```swift example\n> let a = (1,\n> 2)\n> a\n(1, 2)\n```\n```swift example\nprint(1)\n```\n```output\n1\n```"
    let page = try #require(lesson(lessonText(body)).pages.first)
    let examples = page.items.compactMap { item in
      if case .example(let example) = item { return example }
      return nil
    }
    #expect(examples.count == 2)
    #expect(
      examples[0].steps.map(\.input) == [
        Snippet(text: "let a = (1,\n2)", line: 8), Snippet(text: "a", line: 10),
      ])
    #expect(examples[0].steps[1].outputLine == 11)
    #expect(examples[1].isProgram)
    #expect(examples[1].steps[0].output == ["1"])
    #expect(examples[1].steps[0].outputLine == 17)
  }

  /// Lines taken away and doubled: whatever is left, it is read, and the places are in the file.
  @Test func anyTextIsRead() {
    let lines = pivotLesson.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      for text in [
        lines[..<index], lines[index...], lines[..<index] + lines.dropFirst(index + 1),
        lines[...index] + lines[index...],
      ] {
        let found = parseLesson(text.joined(separator: "\n"), file: "f.md").problems
        #expect(
          found.allSatisfy { (1...max(1, text.count)).contains($0.line) }, "\(index) \(found)")
      }
    }
    for part in ["<!-- : -->", "<!---->", "<details><summary>", "```", "> ", "#", "\"\\", "/*"] {
      #expect(parseLesson(lessonText(part), file: "f.md").lesson.id == "sample")
      _ = problems("## Exercise: a\n\(part)\n```checks\nvalue \(part) ≈ solution \(part)\n```")
    }
  }

  @Test func anIDIsNeverChangedByItsContent() {
    let changed = pivotLesson.replacing("leaves (2, 1) where", with: "keeps (2, 1) where")
    let (first, second) = (lesson(pivotLesson).exercises, lesson(changed).exercises)
    #expect(first[0].contentHash == second[0].contentHash)
    #expect(first[1].contentHash != second[1].contentHash)
  }
}
