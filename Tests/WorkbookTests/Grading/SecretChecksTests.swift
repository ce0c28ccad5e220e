import Language
import Testing

@testable import Workbook

/// Faults of a lesson, and checks that only its teacher has.
@Suite struct SecretChecksTests {
  /// A lesson that its own solutions do not pass would blame a class for its faults.
  @Test(arguments: [
    ("holds turnn ≈ 1", 1, "has no value for this check: error[P0201]: there is no 'turnn'"),
    ("holds a > 5 1pt \"Larger.\"", 1, "fails this check: Larger."),
    ("holds a + 1", 1, "this check can judge no answer: "),
    ("holds a > 5 0pt", 0, ""), ("holds a ≈ 1", 0, ""), ("kind a number", 0, ""),
  ])
  func faultsOfALesson(_ check: String, _ count: Int, _ words: String) throws {
    let text = exerciseLesson(checks: "value a ≈ solution\n\(check)", solution: "let a = 1")
    let faults = try Grader(lesson: text).faults()
    #expect(faults.count == count, "\(faults)")
    guard let fault = faults.first else { return }
    let line = text.exercises[0].checks[1].line
    #expect(fault.file == text.file && fault.line == line && fault.message.contains(words))
  }

  /// Secret checks are told with their own file.
  @Test func faultsOfSecretChecks() throws {
    var secret = lesson(
      lessonText("## Exercise: x\n<!-- id: pivot-turn -->\n```checks\nholds pivto.tx > 1\n```"))
    secret.file = "own.md"
    let faults = try Grader(lesson: lesson(pivotLesson).adding(secret: secret)).faults()
    #expect(faults.map(\.file) == ["own.md"], "\(faults)")
    #expect(faults.map(\.line) == secret.exercises[0].checks.map(\.line))
    #expect(try Grader(lesson: lesson(pivotLesson)).faults().isEmpty)
  }

  /// The lesson itself would count its points twice.
  @Test func aWholeLessonIsNoSecret() {
    do {
      _ = try lesson(pivotLesson).adding(secret: lesson(pivotLesson))
      Issue.record("the lesson itself is taken")
    } catch {
      #expect(error.message.contains("is a whole exercise here"), "\(error.message)")
    }
  }

  /// Only the teacher reads of secret checks, also where an exercise varies.
  @Test func secretChecksAreNotShown() throws {
    let open = variedLesson(checks: "value m.tx ≈ solution.m.tx")
    let secret = lesson(
      lessonText(
        """
        ## Exercise: more
        <!-- id: it -->
        ```checks
        holds m.ty ≈ 0 2pt "A secret."
        holds m.b < 9 0pt "Nobody knows."
        ```
        ```swift wrong lifted
        let m = T(a, 3)
        ```
        > A wrong one of the teacher's own.
        """))
    let grader = try Grader(lesson: open.adding(secret: secret))
    for code in ["T(1, 2)", "T(1, 3)", "CGAffineTransform(a: 1, b: 9, c: 0, d: 1, tx: 1, ty: 0)"] {
      let text = "# Answers: sample\n<!-- answers: 1; variant: 0 -->\n## it\nlet m = \(code)\n"
      let row = grader.grade(try AnswerSheet(submission: Array(text.utf8)), as: blank(grader))
      #expect(row.exercises[0].checks.map(\.isHidden) == [false, true, true])
      // As a process of its own hands it over.
      let sent = try #require(GradedSubmission(message: row.message))
      let pages = [
        row.feedbackText(of: open), gradescopeJSON([sent], of: open), gradeAnnotations([row]),
        gradeJUnit([sent], of: open), gradeTAP([row]),
      ]
      for page in pages {
        for word in ["A secret", "Nobody", "own.", "m.ty", "m.b", "lifted"] {
          #expect(!page.contains(word), "\(page)")
        }
      }
      #expect(!row.exercises[0].feedback.isEmpty)
    }
  }

  /// What the lesson hides is told when the work is back, and before what only the teacher has.
  @Test func secretChecksAreToldLast() throws {
    let open = exerciseLesson(
      checks: "value a ≈ solution\nhidden holds a > 5 1pt", solution: "let a = 7")
    let secret = lesson(
      lessonText("## Exercise: x\n<!-- id: it -->\n```checks\nholds a > 6 1pt \"A secret.\"\n```"))
    let hiding = exerciseLesson(checks: "hidden holds a > 5 1pt", solution: "let a = 7")
    for lesson in [open, hiding] {
      let grader = try Grader(lesson: lesson.adding(secret: secret))
      let sheet = AnswerSheet(lesson: "sample", answers: [.init(heading: "it", text: "let a = 2")])
      let page = grader.grade(sheet, as: blank(grader)).feedbackText(of: lesson)
      #expect(!page.contains("A secret"), "\(page)")
    }
  }

  /// What the lesson shows is told before what it hides.
  @Test func shownChecksAreToldFirst() throws {
    let both = exerciseLesson(
      checks: "hidden holds a > 5 1pt \"A secret.\"\nholds a > 3 \"More.\"", solution: "let a = 7")
    let grader = try Grader(lesson: both)
    let sheet = AnswerSheet(lesson: "sample", answers: [.init(heading: "it", text: "let a = 2")])
    let exercise = grader.grade(sheet, as: blank(grader)).exercises[0]
    #expect(exercise.feedback.hasPrefix("More."), "\(exercise)")
    #expect(exercise.shownFeedback == nil)
  }

  /// A hidden check is told when the work is handed back, and not before.
  @Test func hiddenChecksAreToldAfterwards() throws {
    let hiding = exerciseLesson(
      checks: "holds (0, 0) * m ≈ (-4, 3)\nhidden value m ≈ solution 1pt \"Hidden: {got}.\"",
      solution: "let m = T(3, 4) * R(90°)")
    let grader = try Grader(lesson: hiding)
    let answer = "let m = T(-4, 3)"
    let sheet = AnswerSheet(lesson: "sample", answers: [.init(heading: "it", text: answer)])
    let row = grader.grade(sheet, as: blank(grader))
    var learning = LearningSession(lesson: hiding)
    _ = learning.begin()
    while learning.exercise == nil { _ = learning.perform(.next) }
    let before = [
      checkText(row, of: hiding).plain, learning.entered(answer, succeeded: true).text.plain,
    ]
    for text in before {
      #expect(text.contains("A check that the lesson does not show fails."), "\(text)")
      #expect(!text.contains("Hidden") && !text.contains("*"), "\(text)")
    }
    let page = row.feedbackText(of: hiding)
    #expect(
      page.contains("Hidden: transform(1, 0, 0, 1, -4, 3).") && page.contains("different:"),
      "\(page)")
  }
}
