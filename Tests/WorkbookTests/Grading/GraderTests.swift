import Language
import Testing

@testable import Workbook

/// A row of which nothing is known yet.
func blank(_ grader: Grader) -> GradedSubmission {
  GradedSubmission(name: "ada", file: "ada.md", exercises: grader.exercises)
}

/// A row for answers to the sample lesson.
func graded(
  _ answers: String, name: String = "ada", budget: Budget = Budget()
) throws -> GradedSubmission {
  let grader = try Grader(lesson: lesson(pivotLesson), session: Session(budget: budget))
  let row = GradedSubmission(name: name, file: "\(name).answers.md", exercises: grader.exercises)
  do {
    return grader.grade(try AnswerSheet(submission: Array(answers.utf8)), as: row)
  } catch {
    return row.failed(.notGradable, error.reason)
  }
}

let rightAnswers = """
  # Answers: sample
  <!-- answers: 1; name: Ada -->

  ## predict-turn
  ```
  (0, 2)
  ```

  ## pivot-turn
  ```swift
  let pivot = T(-2, -1) * R(90°) * T(2, 1)
  ```
  """

@Suite struct GraderTests {
  private func pivot(_ code: String) throws -> GradedExercise {
    try graded("# Answers: sample\n## pivot-turn\n```swift\n\(code)\n```\n").exercises[1]
  }

  @Test func rightAnswersGetAllPoints() throws {
    let row = try graded(rightAnswers)
    #expect(row.status == .graded && row.label == "Ada" && row.remarks.isEmpty)
    #expect(row.points == 5 && row.maximum == 5)
    #expect(row.exercises.map(\.outcome) == [.right, .right])
    #expect(row.exercises.map(\.line) == [6, 11])
  }

  /// A cell of a spreadsheet holds only so much, and a letter any number of marks.
  @Test func whatAFileSaysOfItselfIsShort() throws {
    let long = "e" + String(repeating: "\u{301}\u{34F}", count: 50_000)
    let name = try graded(rightAnswers.replacing("Ada", with: long))
    #expect(name.points == 5 && name.label?.unicodeScalars.count == 201)
    let key = try graded(rightAnswers.replacing("name:", with: "\(long):"))
    #expect(key.remarks.count == 1 && key.remarks[0].unicodeScalars.count == 201)
    let other = try graded("# Answers: \(long)\n## nope\n1\n")
    #expect(other.status == .notGradable && (other.reason ?? long).unicodeScalars.count < 300)
  }

  @Test func partsOfAnAnswerCount() throws {
    // It keeps (2, 1) in place, which is one of the four points; nothing else is right.
    let exercise = try pivot("let pivot = S(1) * T(0, 0)")
    #expect(exercise.outcome == .notYet && exercise.points == 1 && exercise.maximum == 4)
    #expect(exercise.checks.map(\.hasPassed) == [false, true, false, false])
    #expect(exercise.checks.map(\.points) == [2, 1, 0, 1])
    #expect(exercise.checks.map(\.isHidden) == [false, false, false, true])
    #expect(
      exercise.checks.map(\.name) == [
        "value pivot ≈ solution", "holds (2, 1) * pivot ≈ (2, 1)", "uses R, T",
        "forall p in points(20): p * pivot ≈ p * solution.pivot",
      ])
  }

  @Test func mistakesAreNamed() throws {
    let exercise = try pivot("let pivot = T(2, 1) * R(90°) * T(-2, -1)")
    #expect(exercise.mistake == "order")
    #expect(exercise.feedback.hasPrefix("Right steps, reverse order: "))
    #expect(exercise.got == "transform(0, 1, -1, 0, -3, 1)")
    #expect(exercise.details.count == 4)
    #expect(GradedExercise(exercise.dataValue) == exercise)
  }

  @Test func whatCannotBeJudgedGivesNoPoints() throws {
    for code in [
      "let pivot = ___", "let pivot = (", "let x = 1", "let pivot = 3", "let pivot = 1 / 0 *",
    ] {
      let exercise = try pivot(code)
      #expect(
        exercise.outcome == .notGradable && exercise.points == 0 && !exercise.feedback.isEmpty)
    }
  }

  @Test func endlessAnswersAreStoppedByTheBudget() throws {
    var budget = Budget()
    budget.steps = 20_000
    budget.depth = 50
    let grader = try Grader(lesson: lesson(pivotLesson), session: Session(budget: budget))
    for code in ["while true { }", "func f() { f() }\nf()", "var a = [1]\nwhile true { a += a }"] {
      let sheet = AnswerSheet(
        lesson: "sample", answers: [.init(heading: "pivot-turn", text: "let pivot = R(1)\n\(code)")]
      )
      let exercise = grader.grade(sheet, as: blank(grader)).exercises[1]
      #expect(exercise.outcome == .notGradable && exercise.points == 0)
    }
  }

  @Test func missingAndDoubledAnswers() throws {
    let none = try graded("# Answers: sample\n")
    #expect(none.status == .graded && none.points == 0)
    #expect(none.exercises.map(\.outcome) == [.missing, .missing])
    let same = try graded(
      "# Answers: sample\n## pivot-turn\n```\na\n```\n## pivot-turn\n```\nb\n```\n")
    #expect(same.exercises[1].outcome == .notGradable)
    #expect(
      same.exercises[1].feedback == "This answer cannot be taken: there is another one in line 8.")
    let twin = try graded(rightAnswers + "\n## pivot-turn\n```\nlet pivot = R(1)\n```\n")
    #expect(twin.exercises[0].outcome == .right && twin.points == 1)
  }

  @Test func headingsThatNameNoExercise() throws {
    let row = try graded(
      "# Answers: sample\n## pivot-trun\n```\nlet pivot = R(1)\n```\n## predict-turn\n\n(0, 3)\n")
    #expect(row.exercises[1].outcome == .missing)
    #expect(row.exercises[1].feedback == "There is no answer; is 'pivot-trun' meant to be it?")
    #expect(
      row.remarks == [
        "'pivot-trun' is no exercise of this lesson: did you mean 'pivot-turn'?"
      ])
    let many = (0..<500).map { "## x\($0)\n" }.joined()
    let remarks = try graded("# Answers: sample\n" + many).remarks
    #expect(remarks.count == 2 && remarks[0].hasPrefix("'x0', 'x1', 'x2', "))
    #expect(
      remarks[0].hasSuffix(
        " and 'x9' are no exercises of this lesson, which has predict-turn, pivot-turn."))
  }

  /// Nothing of it could be recognised: that is said in every form, and costs no row.
  @Test(arguments: ["## Task 1\n", "## Task 1\n```\n1\n```\n## Task 2\n", ""])
  func nothingIsRecognised(_ headings: String) throws {
    let sample = lesson(pivotLesson)
    let reason =
      "No answer in it stands below the id of an exercise of this lesson, such as '## predict-turn'."
    let row = try graded("# Answers: sample\n\(headings)```\nlet pivot = R(1)\n```\n")
    #expect(row.status == .notGradable && row.points == 0 && row.reason == reason)
    for format in [GradeFormat.text, .csv, .json, .gradescope] {
      #expect(format.render([row], of: sample).contains(reason), "\(format)")
    }
    #expect(checkText(row, of: sample).plain.contains("Not gradable. " + reason))
  }

  /// An excerpt of code does not stand there without a word.
  @Test func whatFailsWhenACheckAsksIsIntroduced() {
    let lesson = exerciseLesson(checks: "holds f(1) > 2", solution: "func f(x) { 3 * x }")
    guard case .notGradable(let reason) = verdict("func f(x) { nope }", in: lesson) else {
      Issue.record("it is judged")
      return
    }
    #expect(reason.hasPrefix("What a check asks of it cannot be worked out:\nerror["), "\(reason)")
  }

  @Test func anEmptySheetIsGraded() throws {
    #expect(try graded("# Answers: sample\n").status == .graded, "nothing was answered yet")
    #expect(try graded("# Answers: SAMPLE\n").remarks.isEmpty)
  }

  @Test func headingsCopiedFromTheLesson() throws {
    for heading in [
      "turn about (2, 1)", "Exercise: turn about (2, 1)", "PIVOT-TURN", "`pivot-turn`",
      "pivot-turn:", "**Pivot-turn:**", "Exercise: `pivot-turn`", "2. pivot-turn",
      "2) Exercise: turn about (2, 1)",
    ] {
      let row = try graded(
        "# Answers: sample\n## \(heading)\n```\nlet pivot = R(90°, about: (2, 1))\n```\n")
      #expect(row.exercises[1].outcome == .right)
    }
  }

  @Test func answersToAnotherLesson() throws {
    let row = try graded("# Answers: other\n## foreign\n```\n1\n```\n")
    #expect(row.status == .notGradable)
    #expect(row.reason == "These are answers to 'other', not to 'sample'.")
    let misspelt = try graded(rightAnswers.replacing("Answers: sample", with: "Answers: smaple"))
    #expect(misspelt.status == .graded && misspelt.points == 5)
  }

  @Test func anotherVersionOfTheLessonIsOnlyRemarkedOn() throws {
    let other = try graded(
      rightAnswers.replacing("answers: 1;", with: "answers: 1; lesson-hash: 00;"))
    #expect(other.points == 5)
    #expect(other.remarks == ["It was written for another version of the lesson (00)."])
    let hash = lesson(pivotLesson).hash
    let own = rightAnswers.replacing("answers: 1;", with: "answers: 1; lesson-hash: \(hash);")
    #expect(try graded(own).remarks.isEmpty)
  }

  @Test func theHashKnowsTheTextAndNotItsLineEnds() {
    let hash = lesson(pivotLesson).hash
    #expect(hash.count == 8 && hash.allSatisfy(\.isHexDigit))
    #expect(lesson(pivotLesson.replacing("\n", with: "\r\n")).hash == hash)
    #expect(lesson("\u{FEFF}" + pivotLesson).hash == hash)
    #expect(lesson(pivotLesson + "\nMore.").hash != hash)
  }

  @Test func aFaultyLessonGradesNothing() {
    let faulty = exerciseLesson(checks: "value a ≈ solution", solution: "let a = nothing")
    #expect(throws: LessonProblem.self) { try Grader(lesson: faulty) }
  }

  @Test func aFaultOfACheckIsNobodysMistake() throws {
    let faulty = exerciseLesson(
      checks: "value a ≈ solution\nholds a + 1", solution: "let a = 1")
    let grader = try Grader(lesson: faulty)
    let sheet = AnswerSheet(lesson: "sample", answers: [.init(heading: "it", text: "let a = 2")])
    let exercise = grader.grade(sheet, as: blank(grader)).exercises[0]
    #expect(exercise.outcome == .notGraded)
    #expect(exercise.feedback.hasPrefix("Not graded, tell your teacher: "))
  }

  @Test func equalAnswersHaveEqualGroups() throws {
    let one = try pivot("let pivot = R(90°)")
    let two = try pivot("let turn = R(45°)\n\n// mine\nlet pivot = turn * turn")
    let other = try pivot("let pivot = R(91°)")
    #expect(one.group != nil && one.group == two.group && one.group != other.group)
  }

  @Test func aTeachersOwnChecks() throws {
    let secret = lesson(
      lessonText(
        """
        ## Exercise: more
        <!-- id: pivot-turn -->
        ```checks
        holds (3, 1) * pivot ≈ (2, 2) 3pt
        ```
        """))
    let grader = try Grader(lesson: lesson(pivotLesson).adding(secret: secret))
    #expect(grader.exercises[1].maximum == 7)
    #expect(grader.exercises[1].checks.last?.isHidden == true)
    let foreign = lesson(lessonText("## Exercise: more\n<!-- id: pivot-trun -->"))
    do {
      _ = try lesson(pivotLesson).adding(secret: foreign)
      Issue.record("an unknown id is accepted")
    } catch {
      #expect(
        error.message
          == "there is no exercise 'pivot-trun' in the lesson: did you mean 'pivot-turn'?")
    }
  }

  @Test func otherKindsOfExercises() throws {
    let mixed = lesson(
      lessonText(
        """
        ## Choose: which?
        <!-- id: which; points: 2 -->
        1. this
        2. that
        <details><summary>Answers</summary>

        - 1 no `first`: Not this.
        - 2 yes: That.
        </details>

        \(orderExercise())

        ## Explain: why?
        <!-- id: why -->
        Say why.
        """))
    let grader = try Grader(lesson: mixed)
    let right =
      "# Answers: sample\n## which\n2\n## sort\nT(-1, 0)\nR(90°)\nT(1, 0)\n## why\nBecause.\n"
    let row = grader.grade(try AnswerSheet(submission: Array(right.utf8)), as: blank(grader))
    #expect(row.exercises.map(\.outcome) == [.right, .right, .answered])
    #expect(row.points == 3 && row.maximum == 3)
    requireOnlyKept(row, of: mixed)
    let wrong = "# Answers: sample\n## which\n1\n## sort\nR(90°)\nT(1, 0)\nT(-1, 0)\n## why\n"
    let other = grader.grade(try AnswerSheet(submission: Array(wrong.utf8)), as: blank(grader))
    #expect(other.exercises.map(\.outcome) == [.notYet, .notYet, .missing])
    #expect(other.exercises[0].mistake == "first" && other.points == 0)
  }

  /// Feedback is broken between words and stays beside its exercise; where colours stand for signs, none are shown.
  @Test func feedbackFitsTheScreen() throws {
    let lesson = exerciseLesson(
      checks: "holds (0, 0) * m ≈ (9, 9) 1pt \"A move such as `T` brings the corner there.\"",
      solution: "let m = T(9, 9)")
    let grader = try Grader(lesson: lesson)
    let sheet = AnswerSheet(
      lesson: "sample", answers: [.init(heading: "it", text: "let m = T(100, 3) * S(7)")])
    let row = grader.grade(sheet, as: blank(grader))
    let wide = checkText(row, of: lesson).plain
    #expect(
      wide.contains("                A move such as `T` brings the corner there.\n"), "\(wide)")
    let narrow = checkText(row, of: lesson, width: 40, showsMarks: false).plain
    #expect(
      narrow.contains(
        "                A move such as T brings\n                the corner there.\n"),
      "\(narrow)")
  }

  /// An answer in words is kept; nobody calls it right, and nothing counts it.
  private func requireOnlyKept(_ row: GradedSubmission, of lesson: Lesson) {
    #expect(GradedExercise(message: row.exercises[2].message) == row.exercises[2])
    let check = checkText(row, of: lesson).plain
    #expect(check.contains("answered      why\n") && check.contains("2 of 2 exercises right."))
    #expect(row.feedbackText(of: lesson).hasSuffix("## why?\n\nAnswered.\n"))
    #expect(classReport([row], of: lesson).contains("1 of 1 answered, which nobody grades."))
    #expect(gradeTAP([row]).contains("ok 3 - why # SKIP answered, never graded\nok 1 - ada"))
    #expect(gradeAnnotations([row]).contains("title=why%3A answered::"))
    #expect(gradescopeJSON([row], of: lesson).contains("- `why`: answered"))
    #expect(!gradeText([row], of: lesson).contains("why"))
  }

  @Test func everyLearnerHasAVariant() throws {
    let varied = variedLesson()
    let grader = try Grader(lesson: varied)
    func row(_ header: String, _ shift: Int) throws -> GradedSubmission {
      let text = "# Answers: sample\n<!-- answers: 1\(header) -->\n## it\nlet m = T(\(shift), 0)\n"
      return grader.grade(try AnswerSheet(submission: Array(text.utf8)), as: blank(grader))
    }
    for variant in 0..<10 {
      let right = try row("; variant: \(variant)", variant % 5 + 1)
      #expect(right.points == 1 && right.variant == variant && right.remarks.isEmpty)
      #expect(try row("; variant: \(variant)", (variant + 1) % 5 + 1).points == 0)
    }
    let own = variantNumber(name: "Ben", lesson: varied)
    let byName = try row("; name: Ben", own % 5 + 1)
    #expect(byName.points == 1 && byName.variant == own && byName.remarks.isEmpty)
    let other = (own + 1) % 10_000
    let disagreeing = try row("; name: Ben; variant: \(other)", other % 5 + 1)
    #expect(disagreeing.points == 1)
    #expect(
      disagreeing.remarks == ["It states variant \(other); that of 'Ben' is \(own)."])
    #expect(try row("", 1).remarks == ["It says no name, so its numbers are nobody's."])
  }

  /// Several files of one learner and answers that are the same are told to the teacher, not to learners.
  @Test func twins() throws {
    func row(_ name: String, _ label: String, _ more: String) throws -> GradedSubmission {
      let text = rightAnswers.replacing("Ada", with: label)
        .replacing("let pivot", with: "// \(more)\nlet pivot")
      return try graded(text, name: name)
    }
    let long = String(repeating: "I thought for a long time. ", count: 6)
    let rows = try [
      row("ada", "Ada", "1"), row("ada-2", " ada", "2"), row("ben", "Ben", long),
      row("eva", "Eva", long), row("tom", "Tom", "1"),
    ].compared()
    #expect(
      rows.map(\.classRemarks) == [
        ["Several files are Ada's: also ada-2."], ["Several files are ada's: also ada."],
        ["Its answers are letter by letter those of eva."],
        ["Its answers are letter by letter those of ben."], [],
      ])
    let sample = lesson(pivotLesson)
    for report in [gradeText(rows, of: sample), gradeCSV(rows, of: sample)] {
      #expect(report.contains("letter by letter those of eva."))
    }
    #expect(classReport(rows, of: sample).contains("letter by letter"))
    #expect(!rows[2].feedbackText(of: sample).contains("letter by letter"))
  }

  /// Of a whole class that hands in the same five are named.
  @Test(arguments: [(6, "r2, r3, r4, r5 and r6"), (8, "r2, r3, r4, r5, r6 and 2 more")])
  func manyTwins(_ count: Int, _ others: String) throws {
    let rows = try (1...count).map { try graded(rightAnswers, name: "r\($0)") }.compared()
    #expect(rows[0].classRemarks == ["Several files are Ada's: also \(others)."])
  }

  /// Two sheets are the same only where all of them is, to the end of the longest answer.
  @Test func nearTwins() throws {
    let long = "let pivot = R(1) // " + String(repeating: "I thought. ", count: 400)
    func row(_ name: String, _ more: String) throws -> GradedSubmission {
      try graded("# Answers: sample\n## pivot-turn\n```\n\(long)\(more)\n```\n", name: name)
    }
    let rows = try [
      row("ada", ""), row("ben", "\n```\n## pivot-turn\n```\nlet pivot = R(2)"), row("eva", "x"),
      row("tom", ""),
    ].map { try #require(GradedSubmission(message: $0.message)) }.compared()
    #expect(rows.map(\.classRemarks.isEmpty) == [false, true, true, false])
  }

  @Test func messagesComeThrough() throws {
    let row = try graded(rightAnswers.replacing("name: Ada", with: "name: A\"\\\u{1}é💡"))
    #expect(GradedSubmission(message: row.message) == row)
    for exercise in row.exercises { #expect(GradedExercise(message: exercise.message) == exercise) }
    #expect(!row.message.contains("\n"))
    for damaged in ["", "{}", "{\"name\":\"x\"", String(row.message.dropLast(3))] {
      #expect(GradedSubmission(message: damaged) == nil)
    }
  }
}
