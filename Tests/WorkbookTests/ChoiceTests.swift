import Testing

@testable import Workbook

@Suite struct ChoiceTests {
  private let lesson = Workbook.parseLesson(lessonText(chooseBody), file: "f.md")

  @Test func readsChoices() throws {
    #expect(lesson.problems == [])
    let exercise = try #require(lesson.lesson.exercises.first)
    #expect(
      exercise.choices.map(\.text) == ["the turn", "the shift, which is the last row", "nothing"])
    #expect(exercise.choices.map(\.isRight) == [false, true, false])
    #expect(exercise.choices.map(\.id) == ["turn-changes", nil, "commute"])
    #expect(exercise.choices[2].reason == "Compare the two results.")
    #expect(exercise.choices.map(\.line) == [12, 13, 15])
    #expect(exercise.solutionAnswer == "2")
    #expect(exercise.checks.map(\.points) == [2])
  }

  @Test(arguments: [
    ("2", Verdict.right(notes: ["The turn acts on the shift."])),
    ("- 2\n", .right(notes: ["The turn acts on the shift."])),
    ("- 1\n- 2", .notGradable("Choose one of them, the best.")),
    (" 2 ", .right(notes: ["The turn acts on the shift."])),
    (
      "1", .notYet(Mistake(id: "turn-changes", cause: "The turn is the same in both.", details: []))
    ),
    ("3", .notYet(Mistake(id: "commute", cause: "Compare the two results.", details: []))),
    ("9", .notGradable("There is no choice 9: they are numbered 1 to 3.")),
    ("0", .notGradable("There is no choice 0: they are numbered 1 to 3.")),
    ("99999999999999999999", .notGradable("Answer with the number of one choice, from 1 to 3.")),
    ("the shift", .notGradable("Answer with the number of one choice, from 1 to 3.")),
    ("", .notGradable("There is no answer yet.")),
    (" , ", .notGradable("There is no answer yet.")),
    (
      String(repeating: "2 ", count: 50_000), .right(notes: ["The turn acts on the shift."])
    ),
    (
      String(repeating: "2\u{301}\u{34F}", count: 50_000),
      .notGradable("Answer with the number of one choice, from 1 to 3.")
    ),
    ("1, 2", .notGradable("Choose one of them, the best.")),
  ])
  func judges(_ answer: String, _ expected: Verdict) {
    #expect(verdict(answer, in: lesson.lesson) == expected)
  }

  @Test func pointsAreThoseOfTheExercise() {
    let exercise = lesson.lesson.exercises[0]
    #expect(Checker().judge("2", of: exercise, in: lesson.lesson).points == 2)
    #expect(Checker().judge("1", of: exercise, in: lesson.lesson).points == 0)
  }

  @Test(arguments: [
    ("1, 3", Verdict.right(notes: ["Yes.", "Too."])),
    ("1 and 3.", .right(notes: ["Yes.", "Too."])),
    ("[1; 3]", .right(notes: ["Yes.", "Too."])), ("3 1 3", .right(notes: ["Yes.", "Too."])),
    (
      "3",
      .notYet(
        Mistake(
          id: nil, cause: "What you chose is right, and there is more to choose.", details: []))
    ),
    ("1, 2, 3", .notYet(Mistake(id: "two", cause: "Choice 2: No.", details: []))),
    ("2", .notYet(Mistake(id: "two", cause: "No.", details: []))),
  ])
  func severalRightChoicesAreAllToBeChosen(_ answer: String, _ expected: Verdict) {
    let several = Workbook.parseLesson(
      lessonText(
        """
        ## Choose: which?
        <!-- id: it -->
        1. one
        2. two
        3. three

        <details><summary>Answers</summary>

        - 1 yes: Yes.
        - 2 no `two`: No.
        - 3 yes: Too.
        </details>
        """), file: "f.md")
    #expect(several.problems == [])
    #expect(several.lesson.exercises[0].solutionAnswer == "1, 3")
    #expect(verdict(answer, in: several.lesson) == expected)
  }

  @Test(arguments: [
    ("1. one\n3. two", "", "10: choice 2 is numbered 3"),
    ("1. one", "", "7: 'Choose:' needs a numbered list of at least two choices"),
    ("1. one\n2. two", "- 3 no: No.", "14: there is no choice 3"),
    ("1. one\n2. two", "- 1 no: No.\n- 1 yes: Yes.", "15: choice 1 has an answer above"),
    ("1. one\n2. two", "- one no: No.", "14: an answer is written '- 1 no `id`: the reason'"),
    ("1. one\n2. two", "No.", "14: an answer is written"),
    ("1. one\n2. two", "- 1 nope: No.", "14: choice 1 is 'yes' or 'no', not 'nope'"),
    ("1. one\n2. two", "- 1 no id: No.", "14: an id is letters, digits and '-' in backticks"),
    ("1. one\n2. two", "- 1 yes `id`: Yes.", "14: a right choice has no id of a mistake"),
    (
      "1. one\n2. two", "```swift solution\n1\n```",
      "14: 'solution' does not belong below 'Choose:'"
    ),
    ("1. one\n2. two", "> quote", "14: below 'Answers' stands a list"),
  ])
  func mistakes(_ list: String, _ answers: String, _ message: String) {
    let found = problems(
      "## Choose: which?\n<!-- id: it -->\n\(list)\n\n<details><summary>Answers</summary>\n\n\(answers)\n</details>"
    )
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }
}

private let chooseBody = """
  ## Choose: what does order change?
  <!-- id: order-choice; points: 2 -->

  What differs?

  1. the turn
  2. the shift,
     which is the last row
  3. nothing

  <details><summary>Answers</summary>

  - 1 no `turn-changes`: The turn is the same
    in both.
  - 2 yes: The turn acts on the shift.
  - 3 no `commute`: Compare the two results.
  </details>
  """
