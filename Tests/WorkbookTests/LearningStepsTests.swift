import Foundation
import Language
import Testing

@testable import Workbook

/// Answers that are given in several entries.
@Suite struct LearningStepsTests {
  /// Whoever builds a value in several entries is judged when it is right, or by ':check'.
  @Test func aValueMayBeBuiltInSteps() throws {
    let lesson = exerciseLesson(
      checks: "value photo ≈ solution", solution: "let photo = S(2, 1) * R(90°) * T(40, 30)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    let steps = [
      "var photo = T(40, 30)", "photo = photo.rotated(by: 90°)",
      "photo = photo.scaledBy(x: 2, y: 1)",
    ]
    #expect(session.entered(steps[0], succeeded: true).text.plain.hasPrefix("Not yet."))
    let second = session.entered(steps[1], succeeded: true)
    #expect(!second.restoresState && second.text.plain.hasPrefix("That is taken along."))
    let early = session.perform(.check).text.plain
    #expect(early.hasPrefix("Not yet.") && early.contains(":undo"), "\(early)")
    #expect(session.entered(steps[2], succeeded: true).text.plain.hasPrefix("Right."))
    let entry = try #require(session.progress.entry(lesson.exercises[0], in: lesson))
    #expect(entry.answer == steps.joined(separator: "\n"))
  }

  /// So it is in Objective-C, with a value from the start or without one.
  @Test(arguments: [
    [
      "CGAffineTransform photo = CGAffineTransformMakeTranslation(40, 30);",
      "photo = CGAffineTransformRotate(photo, M_PI_2);",
      "photo = CGAffineTransformScale(photo, 2, 1);",
    ], ["CGAffineTransform photo;", "photo = S(2, 1) * R(90°) * T(40, 30);"],
  ]) func aDeclarationOfCIsKept(_ entries: [String]) throws {
    let lesson = exerciseLesson(
      checks: "value photo ≈ solution", solution: "let photo = S(2, 1) * R(90°) * T(40, 30)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    for entry in entries.dropLast() {
      #expect(!session.entered(entry, succeeded: true).restoresState, "\(entry)")
    }
    var undone = session
    #expect(
      session.entered(entries[entries.count - 1], succeeded: true).text.plain.hasPrefix("Right."))
    let entry = try #require(session.progress.entry(lesson.exercises[0], in: lesson))
    #expect(entry.answer == entries.joined(separator: "\n"))
    _ = undone.travelled(1 - entries.count)
    #expect(undone.entries.here.isEmpty)
  }

  /// Steps are an answer too when the exercise is left, so that they are handed in.
  @Test(arguments: [LearningSession.Command.quit, .next, .back, .skip])
  func stepsAreNotLostWhenTheExerciseIsLeft(_ command: LearningSession.Command) {
    let lesson = exerciseLesson(
      checks: "value photo ≈ solution", solution: "let photo = S(2, 1) * R(90°) * T(40, 30)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    let steps = ["var photo = T(40, 30)", "photo = photo.rotated(by: 90°)"]
    for step in steps { _ = session.entered(step, succeeded: true) }
    #expect(session.perform(command).text.plain.contains("is your answer: it is not right yet"))
    #expect(
      session.progress.entry(lesson.exercises[0], in: lesson)?.answer
        == steps.joined(separator: "\n"))
  }

  /// What was taken along is kept at once, so that it is handed in however the program ends.
  @Test func stepsAreKeptBeforeTheyAreJudged() throws {
    let (lesson, begun) = photo()
    var session = begun
    let records = session.takeRecords()
    #expect(records.count(where: \.isOfSteps) == 1)
    let log = ProgressReading(Array((progressHeader + records.map(\.line).joined()).utf8))
    let entry = try #require(log.progress.entry(lesson.exercises[0], in: lesson))
    #expect(entry.steps == Self.steps.joined(separator: "\n") && entry.answer == Self.steps[0])
    #expect(AnswerSheet(of: lesson, log.progress, name: nil).answers.map(\.text) == [entry.steps])
    // Judged, they are the answer.
    _ = session.perform(.check)
    #expect(session.progress.entry(lesson.exercises[0], in: lesson)?.steps == nil)
    #expect(session.progress.entry(lesson.exercises[0], in: lesson)?.answer == entry.steps)
  }

  /// Taken back, steps are no answer; what was judged before is not judged once more.
  @Test func stepsThatAreTakenBackAreNotJudged() throws {
    let (lesson, begun) = photo()
    var session = begun
    _ = session.travelled(-1)
    #expect(session.progress.entry(lesson.exercises[0], in: lesson)?.steps == nil)
    #expect(!session.perform(.quit).text.plain.contains("is your answer"))
    #expect(session.progress.entry(lesson.exercises[0], in: lesson)?.attempts == 1)
    _ = session.travelled(1)
    #expect(session.progress.entry(lesson.exercises[0], in: lesson)?.steps != nil)
    #expect(session.perform(.quit).text.plain.contains("is your answer"))
    #expect(session.progress.entry(lesson.exercises[0], in: lesson)?.attempts == 2)
    #expect(!session.perform(.quit).text.plain.contains("is your answer"), "once is enough")
  }

  private static let steps = ["var photo = T(40, 30)", "photo = photo.rotated(by: 90°)"]

  /// A whole value that is not right yet, and a step after it.
  private func photo() -> (Lesson, LearningSession) {
    let lesson = exerciseLesson(
      checks: "value photo ≈ solution", solution: "let photo = S(2, 1) * R(90°) * T(40, 30)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    for step in Self.steps { _ = session.entered(step, succeeded: true) }
    return (lesson, session)
  }

  /// A function that is written anew takes the place of the old one, whatever its labels, for whoever calls it.
  @Test func aFunctionWrittenAnewIsTheOneThatCounts() {
    let lesson = exerciseLesson(
      checks: "value twice(2) ≈ solution\nvalue once(2) ≈ solution",
      solution:
        "func once(_ x: Double) -> Double { x * 2 }\nfunc twice(_ x: Double) -> Double { once(once(x)) }"
    )
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    _ = session.entered("func once(_ x: Double) -> Double { x * 3 }", succeeded: true)
    _ = session.entered("func twice(_ x: Double) -> Double { once(once(x)) }", succeeded: true)
    let reply = session.entered("func once(x) { x * 2 }", succeeded: true)
    #expect(reply.text.plain.hasPrefix("Right."), "\(reply.text.plain)")
  }

  /// Whoever mistypes the name that is asked for waits in vain for a verdict.
  @Test func aNameThatIsNearlyTheOneIsTold() {
    var session = LearningSession(lesson: lesson(pivotLesson))
    _ = session.begin(at: "pivot-turn")
    let reply = session.entered("let pvot = R(90°)", succeeded: true).text.plain
    #expect(reply == "'pivot' is asked for: did you mean that by 'pvot'?\n")
    #expect(session.entered("let far = R(90°)", succeeded: true).text.plain.isEmpty)
  }

  private func card() -> (Lesson, LearningSession) {
    let lesson = exerciseLesson(
      checks: "value card.center ≈ solution", solution: "card.center.x += 10",
      setup: "let card = view(40, 60, 100, 50)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    return (lesson, session)
  }

  /// What only declares a name of one's own changes nothing of what is asked for.
  @Test(arguments: ["let q = 5", "let old = card.frame"])
  func aNameOfOnesOwnIsNoAnswer(_ entry: String) {
    var (lesson, session) = card()
    _ = session.entered(entry, succeeded: true)
    #expect(!session.perform(.next).text.plain.contains("is your answer"))
    #expect(session.progress.entry(lesson.exercises[0], in: lesson)?.attempts ?? 0 == 0)
  }

  /// Where only the last entry counts, leaving says so as ':check' does.
  @Test func whatCountsIsSaidWhenTheExerciseIsLeft() {
    var (lesson, session) = card()
    _ = session.entered("card.center.x += 20", succeeded: true)
    _ = session.entered("card.center.x += 10", succeeded: true)
    let left = session.perform(.quit).text.plain.replacingOccurrences(of: "\n", with: " ")
    #expect(left.contains("it is right. Counted is what does it when the exercise begins anew"))
    #expect(
      session.progress.entry(lesson.exercises[0], in: lesson)?.answer == "card.center.x += 10")
  }

  /// A name that was made of another is asked for anew when that one is changed.
  @Test func whatWasMadeOfAnEarlierValueIsAskedForAnew() {
    let lesson = exerciseLesson(
      checks: "value turn ≈ solution\nvalue tip ≈ solution",
      solution: "let turn = T(-3, -5) * R(45°) * T(3, 5)\nlet tip = (7, 5) * turn")
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    _ = session.entered("let turn = T(-3, -5) * R(45°)", succeeded: true)
    let wrong = session.entered("let tip = (7, 5) * turn", succeeded: true).text.plain
    #expect(wrong.hasPrefix("Not yet."), "\(wrong)")
    let half = session.entered("let turn = T(-3, -5) * R(45°) * T(3, 5)", succeeded: true)
    #expect(
      half.text.plain == "tip is as before, made of what you changed: enter it again.\n")
    let whole = session.entered("let tip = (7, 5) * turn", succeeded: true).text.plain
    #expect(whole.hasPrefix("Right."), "\(whole)")
  }

  @Test func aLessonThatIsNotKeptDoesNotWait() {
    var (_, session) = card()
    session.keepsProgress = false
    #expect(session.perform(.quit).text.plain.hasPrefix("You left the lesson."))
  }

  /// A whole value anew is no step.
  @Test func aWholeValueIsJudgedAtOnce() {
    var session = LearningSession(lesson: lesson(pivotLesson))
    _ = session.begin(at: "pivot-turn")
    _ = session.entered("var pivot = R(90°)", succeeded: true)
    let reply = session.entered("pivot = T(-2, -1) * R(90°)", succeeded: true)
    #expect(reply.restoresState && reply.text.plain.hasPrefix("Not yet. You brought the pivot"))
  }

  /// The code that is handed in holds no try that another one took the place of, though that one goes on.
  @Test(arguments: [
    "var pivot = T(-2, -1); pivot = pivot * R(90°) * T(2, 1)",
    "var pivot = T(-2, -1)\npivot = pivot * R(90°) * T(2, 1)",
    "let pivot = T(-2, -1)\n  * R(90°) * T(2, 1)",
  ]) func aTryThatWasReplacedIsNotHandedIn(_ answer: String) {
    var session = LearningSession(lesson: lesson(pivotLesson))
    _ = session.begin(at: "pivot-turn")
    _ = session.entered("let pivot = T(2, 1) * R(90°)", succeeded: true)
    #expect(session.entered(answer, succeeded: true).text.plain.hasPrefix("Right."))
    let entry = session.progress.entry(session.lesson.exercises[1], in: session.lesson)
    #expect(entry?.answer == answer)
  }

  /// A try that the next one reads is part of it, also where that stands on a line of its own.
  @Test(arguments: ["let pivot = pivot * T(2, 1)", "let pivot =\n  pivot * T(2, 1)"])
  func aTryThatIsReadIsHandedIn(_ answer: String) {
    var session = LearningSession(lesson: lesson(pivotLesson))
    _ = session.begin(at: "pivot-turn")
    let first = "let pivot = T(-2, -1) * R(90°)"
    _ = session.entered(first, succeeded: true)
    _ = session.entered(answer, succeeded: true)
    _ = session.perform(.check)
    let entry = session.progress.entry(session.lesson.exercises[1], in: session.lesson)
    #expect(entry?.answer == first + "\n" + answer)
  }

  /// What is printed or drawn is part of the answer where a check looks at it; of several tries the last counts.
  @Test(arguments: [
    ("prints \"done\"", "print(\"done\")", "print(\"don\")"),
    ("prints \"near\"", "print(\"near\")", "print(\"ear\")"),
    ("pictures", "plot(badge)", "grid(S(2))"),
  ]) func whatIsPutOutIsTakenAlong(_ check: String, _ output: String, _ other: String) throws {
    let change = "badge.center = (9, 8)"
    let lesson = exerciseLesson(
      checks: "value badge.frame ≈ solution\n\(check)", solution: "\(change)\n\(output)",
      setup: "let badge = view(0, 0, 2, 2)")
    for entries in [[change, output], [change, other, output]] {
      var session = LearningSession(lesson: lesson)
      _ = session.begin(at: "it")
      for entry in entries.dropLast() { _ = session.entered(entry, succeeded: true) }
      let replies = [session.entered(output, succeeded: true), session.perform(.check)]
      #expect(replies.contains { $0.text.plain.hasPrefix("Right.") }, "\(entries)")
      let entry = try #require(session.progress.entry(lesson.exercises[0], in: lesson))
      #expect(entry.isRight && entry.answer == "\(change)\n\(output)")
      #expect(
        AnswerSheet(of: lesson, session.progress, name: nil).answers.map(\.text) == [entry.answer])
    }
  }

  /// Where nothing that is put out is asked for, a look stays one.
  @Test func aLookIsNotTakenAlong() throws {
    let lesson = exerciseLesson(
      checks: "value badge.center ≈ solution", solution: "badge.center = (9, 8)",
      setup: "let badge = view(0, 0, 2, 2)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    _ = session.entered("print(badge.frame)", succeeded: true)
    _ = session.entered("badge.center = (9, 8)", succeeded: true)
    let entry = try #require(session.progress.entry(lesson.exercises[0], in: lesson))
    #expect(entry.answer == "badge.center = (9, 8)")
  }

  /// A name that is declared anew has the value that it had where it was read.
  @Test func stepsAreJudgedInTheirOrder() {
    let lesson = exerciseLesson(
      checks: "holds badge.center ≈ (9, 8)", solution: "badge.center = (9, 8)",
      setup: "let badge = view(0, 0, 2, 2)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin(at: "it")
    for entry in ["let c = (1, 2)", "badge.center = c", "let c = badge.center + vector(8, 6)"] {
      #expect(!session.entered(entry, succeeded: true).text.plain.contains("Right."), "\(entry)")
    }
    #expect(!session.perform(.check).text.plain.contains("Right."), "the badge is where it was")
    #expect(session.entered("badge.center = c", succeeded: true).text.plain.hasPrefix("Right."))
  }
}

extension ProgressRecord {
  fileprivate var isOfSteps: Bool {
    if case .did(.entered, _, _) = event { return true }
    return false
  }
}
