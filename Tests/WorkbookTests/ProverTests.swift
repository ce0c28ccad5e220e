import Foundation
import Language
import Testing

@testable import Workbook

@Suite struct ProverTests {
  private func proof(_ text: String) -> [String] {
    Prover().prove(text, file: "f.md").map(\.description)
  }

  @Test func theSampleIsProved() {
    #expect(proof(pivotLesson).isEmpty, "\(proof(pivotLesson))")
  }

  @Test func withoutChecksNothingElseIsSaid() throws {
    let start = try #require(pivotLesson.range(of: "```checks"))
    let end = try #require(pivotLesson.range(of: "<details><summary>Hint 1"))
    let text = pivotLesson.replacingCharacters(
      in: start.lowerBound..<end.lowerBound, with: "")
    #expect(
      proof(text) == [
        "f.md:18: the checks give 0 points, the exercise says 4",
        "f.md:18: an exercise needs a 'checks' block",
      ])
  }

  /// What an example shows has nothing to do with the name of the file or the lines before the example.
  @Test func warningsOfExamplesStay() {
    let example = """
      ```swift example
      > CGAffineTransform(rotationAngle: 90).a
      warning[P0701]: 90 rad is 116.6°; did you mean 90°?
        ┌─ example:1:34
        │
      1 │ CGAffineTransform(rotationAngle: 90).a
        │                                  ^^ write 90° or 90 * .pi / 180
      -0.4480736
      ```

      """
    for (file, before) in [("f.md", ""), ("./a/b.md", "Some words.\n\n")] {
      let text = pivotLesson.replacing(
        "## Predict", with: before + example + "\n## Predict", maxReplacements: 1)
      #expect(Prover().prove(text, file: file).map(\.description) == [])
    }
  }

  @Test(arguments: [("pictures", "draws"), ("prints \"4\"", "prints")])
  func aFaultOfACheckIsToldOnce(_ check: String, _ verb: String) {
    let uses = "uses    R, T                                        0pt  \"Build it from steps.\""
    let found = proof(pivotLesson.replacingOccurrences(of: uses, with: check))
    let told = found.filter { $0.contains("can judge no answer: the solution \(verb) nothing") }
    #expect(told.count == 1, "\(found)")
  }

  /// A hint that writes out what is to be predicted gives it away, in whatever form; what the question says does not.
  @Test(arguments: [
    ("12.5 * 3", "It is 37.5, surely.", true), ("hypot(300, 400)", "You get 500.", true),
    ("R(90°)", "It is [0, 1, 0; -1, 0, 0; 0, 0, 1].", true),
    ("(3, 4) * R(90°)", "It is (−4, 3), is it not?", true),
    ("30 + 0", "It stays 30.", false), ("12.5 * 3", "Three times 12.5.", false),
    ("(3, 4) * R(90°)", "The x is −4.", false),
  ])
  func aHintSaysNotWhatIsPredicted(_ question: String, _ hint: String, _ isSolution: Bool) {
    let text = lessonText(
      """
      ## Predict: it
      <!-- id: it -->
      ```swift predict
      \(question)
      ```
      <details><summary>Hint 1</summary>

      \(hint)
      </details>
      """)
    #expect(
      proof(text).contains { $0.contains("this hint contains the solution") } == isSolution,
      "\(proof(text))")
  }

  /// Whatever passes is the solution, in every spelling.
  @Test(arguments: [
    ("`let t = CGAffineTransform(translationX: 1, y: 2).`", true),
    ("**`CGAffineTransform(translationX: 1, y: 2)`**", true), ("`T(x, y)` for `t`", false),
    ("`T(2, 1)` or what else", false),
  ])
  func aHintSaysNotTheSolutionInOtherWords(_ hint: String, _ isSolution: Bool) {
    let text = lessonText(
      """
      ## Exercise: it
      <!-- id: it; points: 1 -->
      ```checks
      value t ≈ solution
      ```
      <details><summary>Hint 1</summary>

      Write \(hint).
      </details>
      ```swift solution
      let t = T(1, 2)
      ```
      """)
    #expect(proof(text).contains { $0.contains("this hint contains the solution") } == isSolution)
  }

  /// A learner can type the name of what varies.
  @Test(arguments: [("[a, 0, 0; 0, a, 0; 5, 7, 1]", true), ("[a, 0, 0; 0, b, 0; 5, 7, 1]", false)])
  func aHintSaysNotTheSolutionWithItsNames(_ hint: String, _ isSolution: Bool) {
    let text = lessonText(
      """
      ## Exercise: it
      <!-- id: it; points: 1 -->
      ```vary
      a in 2, 3
      ```
      ```checks
      value m ≈ solution
      ```
      <details><summary>Hint 1</summary>

      Try `\(hint)`.
      </details>
      ```swift solution
      let m = [a, 0, 0; 0, a, 0; 5, 7, 1]
      ```
      """)
    #expect(proof(text).contains { $0.contains("this hint contains the solution") } == isSolution)
  }

  /// Who counts mistakes by their ids has to know of one that is called as another.
  @Test func aWrongAnswerUnderTheNameOfAnotherIsRemarkedUpon() {
    let text = pivotLesson.replacing("wrong no-return", with: "wrong half")
    func remarks(_ text: String) -> [String] {
      Prover().remarks(on: parseLesson(text, file: "f.md").lesson).map(\.description)
    }
    #expect(remarks(pivotLesson) == [])
    #expect(
      remarks(text) == [
        "f.md:45: note: 'wrong half' gives what the built-in 'no-return' gives; other numbers would tell them apart"
      ])
  }

  @Test(arguments: BundledLessonsTests.files)
  func theBundledLessonsAreProved(file: String) throws {
    let text = try String(contentsOf: bundledLessons.appending(path: file), encoding: .utf8)
    #expect(Prover().prove(text, file: file).map(\.description) == [])
  }

  @Test(arguments: [
    ("let pivot = ___", "let pivot = T(-2, -1) * R(90°) * T(2, 1)", "f.md:24: the starter passes"),
    (
      "T(-2, -1) * R(90°) * T(2, 1)\n```\n</det", "R(90°)\n```\n</det",
      "f.md:39: this solution does not pass"
    ),
    (
      "let pivot = T(-2, -1) * R(90°)\n```", "let pivot = R(90°, about: (2, 1))\n```",
      "f.md:45: 'wrong no-return' passes"
    ),
    (
      "let pivot = T(-2, -1) * R(90°)\n```", "let pivot = ___\n```",
      "f.md:45: 'wrong no-return' is not gradable"
    ),
    (
      "let pivot = T(2, 1) * R(90°) * T(-2, -1)", "let pivot = T(-2, -1) * R(90°)",
      "f.md:50: 'wrong order' gives the same as 'wrong no-return'"
    ),
    (
      "{(2, 1) * pivot}", "{(2, 1) * pivto}",
      "f.md:47: '{(2, 1) * pivto}' in the feedback has no value"
    ),
    (
      "<details><summary>Hint 1</summary>", "<details><summary>Answers</summary>",
      "f.md:18: an exercise needs at least one hint"
    ),
    (
      "turn, bring it back. Which", "write `T(-2, -1) * R(90°) * T(2,1)`. Which",
      "f.md:32: this hint contains the solution"
    ),
    ("(2, 1) * pivot ≈ (2, 1)    ", "2 > 1", "f.md:28: never tested"),
    ("0pt  \"Build", "1pt  \"Build", "f.md:29: never tested"),
    ("(2, 0) * R(90°)", "let a = (2, 0) * R(90°)", "f.md:11: the code to predict shows no value"),
    ("(2, 0) * R(90°)", "(2, 0) * R(90°", "f.md:11: the solution fails"),
    ("(0, -2)", "(0, 2)", "f.md:14: 'wrong anticlockwise' passes"),
  ])
  func brokenLessonsAreReported(_ part: String, _ replacement: String, _ message: String) {
    let broken = pivotLesson.replacing(part, with: replacement, maxReplacements: 1)
    #expect(broken != pivotLesson)
    let found = proof(broken)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test(arguments: [
    ("> 1 + 1\n2", []),
    ("> 1 + 1\n3", ["f.md:9: the example shows something else:\n    2"]),
    ("> let a = 2\n> a\n2", []),
    ("> 1 + 1", ["f.md:8: the example shows more than is stated:\n    2"]),
    ("> T(1, 2)\n⎡ 1  0 0 ⎤\n...", []),
    ("> let a = [1,\n> 2]\n> a\n[1, 2]", []),
    ("> nothing\nerror...\n...", ["f.md:9: the example shows something else"]),
    ("> nothing", ["f.md:8: the example fails: error"]),
    ("1 + 1", []),
  ])
  func examples(_ example: String, _ messages: [String]) {
    let found = proof(lessonText("```swift example\n\(example)\n```"))
    #expect(found.count == messages.count, "\(found)")
    for (text, message) in zip(found, messages) { #expect(text.hasPrefix(message)) }
  }

  @Test func outputBlocksBelongToPrograms() {
    let body = "```swift example\nfor i in 1...2 { print(i) }\n```\n```output\n1\n"
    #expect(proof(lessonText(body + "2\n```")).isEmpty)
    #expect(proof(lessonText(body + "3\n```")).map { String($0.prefix(8)) } == ["f.md:12:"])
  }

  @Test func setupsAreProved() {
    let found = proof(lessonText("```swift setup\nnothing\n```\n```swift example\n> 1\n1\n```"))
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("f.md:8: the setup fails: error"))
  }

  @Test func aConstantMustNotPass() {
    let lesson = exerciseLesson(checks: "holds a ≈ 0", solution: "let a = 0")
    let found = Prover().prove(lesson).map(\.message)
    #expect(found.contains("the constant 'let a = 0' passes"))
  }

  @Test func thePreviousAnswerMustNotPass() {
    let more = """
      ## Exercise: again
      <!-- id: again -->
      ```checks
      value a ≈ solution
      ```
      ```swift solution
      let a = R(45°)
      ```
      """
    let lesson = exerciseLesson(
      checks: "value a ≈ solution", solution: "let a = R(45°)", more: more)
    let found = Prover().prove(lesson).map(\.message)
    #expect(found.contains("the previous exercise's answer passes"))
  }

  @Test func acceptedAndInvalidAnswersAreTried() {
    let more = "```swift accept\nlet a = 2\n```\n```swift invalid\nlet a = 2\n```"
    let lesson = exerciseLesson(checks: "value a ≈ solution", solution: "let a = 1", more: more)
    let found = Prover().prove(lesson).map(\.message)
    #expect(found.contains { $0.hasPrefix("this accepted answer does not pass") })
    #expect(found.contains("this invalid answer is gradable"))
  }

  /// Files that cannot be read have none, which is said of each of them.
  @Test func lessonsWithoutAnIDTakeNoneFromOthers() {
    let unread = ["a.md", "b.md"].map { Workbook.parseLesson([0xFF], file: $0).lesson }
    #expect(Prover().proveCourse(unread).isEmpty)
  }

  @Test(arguments: [
    (["a", "b: a"], []), (["a teaches x", "b: x"], []),
    (["a: b", "b"], ["a.md:3: needs 'b', which is taught only later, in b.md"]),
    (["a: x"], ["a.md:3: needs 'x', which no lesson teaches"]), (["a: known"], []),
    (["a: a"], ["a.md:3: needs 'a', which it teaches itself"]),
    (["a", "a"], ["a.md:1: the lesson id 'a' is taken by a.md"]),
    (
      ["a: c", "b: a", "c: b"],
      ["a.md:3: needs 'c' in a cycle: a needs c needs b needs a"]
    ),
    (["a: x", "b teaches x: a"], ["a.md:3: needs 'x' in a cycle: a needs b needs a"]),
  ])
  func coursesTeachBeforeTheyNeed(_ course: [String], _ messages: [String]) {
    let lessons = course.map { text in
      let parts = text.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
      let words = parts[0].split(separator: " ")
      var lesson = Lesson(file: "\(words[0]).md")
      lesson.id = String(words[0])
      lesson.teaches = words.dropFirst(2).map(String.init)
      lesson.needs = parts.dropFirst().map { $0 }
      lesson.keyLines.add("needs", at: 3)
      return lesson
    }
    let found = Prover().proveCourse(lessons, known: ["known"]).map(\.description)
    #expect(found == messages)
  }

  /// After the first block that does not end the others are not waited for as long, and nothing is said
  /// that only follows from it.
  @Test func manyLoopsEndQuickly() {
    let loop = "```swift example\n> while true { }\n1\n```"
    let text = lessonText("\(loop)\n\(loop)")
    var budget = Budget()
    budget.steps = 2_500_000
    let found = Prover(session: Session(budget: budget)).prove(text, file: "f.md")
    #expect(
      found.map(\.description) == [
        "f.md:8: this block takes too long: stopped after 2,500,000 steps",
        "f.md:12: this block takes too long: stopped after 2,000,000 steps",
      ])
  }
}
