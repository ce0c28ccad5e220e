import Language
import Testing

@testable import Workbook

/// Moving about, help, and what is taken along into an answer.
@Suite struct LearningHelpTests {
  private func exercise(_ body: String) -> String {
    """
    ```checks
    value   m ≈ solution   1pt
    ```
    \(body)
    ```swift solution
    let m = T(3, 4)
    ```
    """
  }

  private func course(_ body: String = "") -> Lesson {
    let first = exercise("```swift faded\nlet m = T(___, 4)\n```\n```swift faded\nlet m = ___\n```")
    return lesson(
      lessonText(
        """
        ```swift example
        > let right = T(3, 0)
        ```
        ## Exercise: one
        <!-- id: one -->
        \(first)
        ## Between
        Words.
        ## Exercise: two
        <!-- id: two -->
        \(exercise(body))
        """))
  }

  private func begin(_ lesson: Lesson, at id: String? = nil, _ progress: Progress = Progress())
    -> LearningSession
  {
    var session = LearningSession(lesson: lesson, progress: progress, day: 100)
    _ = session.begin(at: id)
    return session
  }

  @Test func formsWithGapsFollowTheHints() {
    var session = begin(course(), at: "one")
    #expect(session.perform(.hint).text.plain.contains("let m = T(___, 4)"))
    #expect(session.perform(.hint).text.plain.contains("let m = ___"))
    #expect(session.perform(.hint).text.plain.contains("all the help"))
    let entry = session.progress.entry(session.lesson.exercises[0], in: session.lesson)
    #expect(entry?.hints == 2, "what was not there was not seen")
  }

  @Test func nextPassesOverWhatIsDone() {
    var session = begin(course(), at: "one")
    _ = session.entered("let m = T(3, 4)", succeeded: true)
    _ = session.perform(.back)
    #expect(session.perform(.next).text.plain.contains("Between"))
    #expect(session.perform(.next).text.plain.contains("Exercise: two"))
    #expect(session.perform(.next).text.plain.contains("[#-] 1 of 2"))
    #expect(session.perform(.next).text.plain.contains("Exercise: two"), "it is still open")
  }

  @Test func numbersAndIDsLead() {
    var session = begin(course())
    #expect(session.perform(.list, "2").text.plain.contains("Exercise: two"))
    #expect(session.perform(.go, "one").text.plain.contains("Exercise: one"))
    #expect(session.perform(.go, "#two").text.plain.contains("Exercise: two"))
    for name in ["0", "3", "-1", "", "99999999999999999999", "nope"] {
      #expect(session.perform(.go, name).text.plain.contains("numbers 1 to 2"))
    }
    #expect(session.exercise?.id == "two")
  }

  @Test func whatTheAnswerUsesIsTakenAlong() throws {
    var session = begin(course())
    _ = session.emptyLine()
    _ = session.entered("let down = T(0, 4)", succeeded: true)
    _ = session.perform(.go, "two")
    let reply = session.entered("let m = right * down", succeeded: true)
    #expect(reply.text.plain.hasPrefix("Right."))
    let entry = try #require(
      session.progress.entry(session.lesson.exercises[1], in: session.lesson))
    #expect(entry.answer == "let right = T(3, 0)\nlet down = T(0, 4)\nlet m = right * down")
  }

  @Test func anEarlierNameDoesNotReplaceTheSetup() {
    let lesson = exerciseLesson(
      checks: "value m ≈ solution", solution: "let m = T(a, 0)", setup: "let a = 5")
    var session = begin(lesson)
    _ = session.entered("let a = 6", succeeded: true)
    _ = session.perform(.go, "it")
    #expect(session.entered("let m = T(a, 0)", succeeded: true).text.plain.hasPrefix("Right."))
  }

  private func stepwise() -> LearningSession {
    begin(
      exerciseLesson(
        checks: "value v.frame ≈ solution", solution: "v.center.x += 10\nv.center.x += 10",
        setup: "let v = view(0, 0, 4, 4)"), at: "it")
  }

  @Test func aGivenViewIsChangedInSteps() throws {
    var session = stepwise()
    let first = session.entered("v.center.x += 10", succeeded: true)
    #expect(first.text.plain.contains("':check' judges it") && !first.restoresState)
    #expect(session.perform(.check).text.plain.hasPrefix("Not yet."))
    #expect(session.entered("v.center", succeeded: true).text.plain.isEmpty)
    let second = session.entered("v.center.x += 10", succeeded: true)
    #expect(second.text.plain.hasPrefix("Right."))
    let entry = try #require(
      session.progress.entry(session.lesson.exercises[0], in: session.lesson))
    #expect(entry.answer == "v.center.x += 10\nv.center.x += 10")
  }

  @Test func anUndoneStepIsNoPartOfTheAnswer() {
    var session = stepwise()
    _ = session.entered("v.center.y += 10", succeeded: true)
    _ = session.entered("v.center", succeeded: true)
    _ = session.travelled(-1)
    _ = session.entered("v.center.x += 10", succeeded: true)
    _ = session.travelled(-1)
    _ = session.entered("v.center", succeeded: true)
    _ = session.travelled(1)
    let reply = session.entered("v.center.x += 10", succeeded: true)
    #expect(reply.text.plain.hasPrefix("Right."))
  }

  /// The lesson's names are named, what an exercise sets up for itself is shown.
  @Test func whatIsGivenIsShown() throws {
    var lesson = exerciseLesson(
      checks: "value v.frame ≈ solution", solution: "v.center.x += n",
      setup: "let v = view(0, 0, 4, 4)\nv.center.y = 3", more: "```vary\nn in 10, 20\n```")
    lesson.setup = [Snippet(text: "let paper = size(210, 297)")]
    var session = begin(lesson.instance(variant: 0), at: "it")
    let text = session.perform(.go, "1").text.plain
    #expect(text.contains("Given: paper.\n"), "\(text)")
    let shown = "What is there already:\n\n    let v = view(0, 0, 4, 4)\n    v.center.y = 3\n\n"
    #expect(text.contains(shown) && text.contains("What changes v is your answer"))
    #expect(!text.contains("let n"), "what varies stands in the words already")
    let preview = try #require(lesson.preview(from: "it", variant: 0)).plain
    #expect(preview.contains(shown), "\(preview)")
  }

  @Test func withoutASetupNothingIsShown() {
    var session = begin(exerciseLesson(checks: "value m ≈ solution", solution: "let m = R(1)"))
    #expect(!session.perform(.go, "1").text.plain.contains("What is there already"))
  }

  @Test func whyIsKeptAndShownAgain() {
    var session = begin(course(), at: "one")
    #expect(session.perform(.why).text.plain.contains(":why because"))
    _ = session.perform(.why, "the shift stands\\ \u{1B}[31m last")
    #expect(session.perform(.why).text.plain.contains("the shift stands\\ \\u{1b}[31m last"))
  }

  @Test func aSolutionOfADoneExerciseIsNotHeldAgainstAnybody() {
    var session = begin(course(), at: "one")
    _ = session.entered("let m = T(3, 4)", succeeded: true)
    #expect(session.perform(.solution).text.plain.contains("let m = T(3, 4)"))
    let entry = session.progress.entry(session.lesson.exercises[0], in: session.lesson)
    #expect(entry?.hasSeenSolution == false)
  }

  @Test func aLessonGoesOnAtItsPage() {
    var first = begin(course())
    _ = first.perform(.go, "one")
    _ = first.perform(.next)
    var again = LearningSession(lesson: course(), progress: progress(first.takeRecords()))
    #expect(again.begin().text.plain.contains("Between"))
    var changed = LearningSession(
      lesson: lesson(lessonText("Only this.")), progress: first.progress)
    #expect(changed.begin().text.plain.contains("Only this."))
  }

  @Test func aReviewShowsOneExerciseThoughItIsDone() throws {
    let done = ProgressRecord.Event.did(
      .tried(isRight: true, mistake: "", answer: "x"),
      ExerciseID(lesson: "sample", exercise: "two"), hash: course().exercises[1].contentHash)
    for isSlow in [false, true] {
      var session = LearningSession(
        lesson: course(), progress: progress([ProgressRecord(day: 1, done)]),
        goal: .review("two"), day: 9)
      let text = session.begin().text.plain
      #expect(text.contains("Exercise: two") && text.contains("defines m is your answer"))
      if isSlow { _ = session.entered("let m = T(9, 9)", succeeded: true) }
      _ = session.entered("let m = T(3, 4)", succeeded: true)
      #expect(session.emptyLine().ending == .finished)
      let entry = try #require(
        session.progress.entry(session.lesson.exercises[1], in: session.lesson))
      #expect(entry.reviews == (isSlow ? 0 : 1) && entry.day == 9)
    }
  }

  @Test func aFastTrackKeepsToItsExercises() {
    var session = LearningSession(lesson: course(), goal: .exercises(["two"]))
    #expect(session.begin().text.plain.contains("Exercise: two"))
    #expect(session.perform(.back).text.plain.contains("Exercise: two"))
    #expect(session.perform(.skip).ending == .finished)
  }
}

/// The sum of records, written and read as the log does.
func progress(_ records: [ProgressRecord]) -> Progress {
  ProgressReading(Array((progressHeader + records.map(\.line).joined()).utf8)).progress
}
