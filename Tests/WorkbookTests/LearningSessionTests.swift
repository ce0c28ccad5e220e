import Language
import Testing

@testable import Workbook

@Suite struct LearningSessionTests {
  private func session(_ page: Int, _ progress: Progress = Progress()) -> LearningSession {
    var session = LearningSession(lesson: lesson(pivotLesson), progress: progress)
    _ = session.begin()
    for _ in 0..<page { _ = session.perform(.next) }
    return session
  }

  @Test func pagesAreShownOneByOne() {
    var session = session(0)
    #expect(session.exercise == nil)
    #expect(session.perform(.next).text.plain.contains("(2, 0) * R(90°)"))
    #expect(session.exercise?.id == "predict-turn")
    let text = session.perform(.next).text.plain
    #expect(text.contains("Define `pivot`, a 90° turn"))
    #expect(text.contains("    let pivot = ___"))
    #expect(!text.contains("T(-2, -1)"), "the solution is hidden")
    #expect(!text.contains("Bring (2, 1)"), "hints are hidden")
    #expect(session.perform(.back).text.plain.contains("where does it land?"))
    _ = session.perform(.next)
    let end = session.perform(.skip)
    #expect(end.ending == nil && end.text.plain.contains("The end of A sample"))
    #expect(session.emptyLine().text.plain.contains("where does it land?"), "it is still open")
  }

  @Test func examplesRunWithEnterOrByHand() {
    let body = "Before.\n\n```swift example\n> let a = 1\n> a\n1\n```\n\nAfter."
    var session = LearningSession(lesson: lesson(lessonText(body)))
    let first = session.begin().text.plain
    #expect(first.contains("    let a = 1\n    a\n"))
    #expect(!first.contains("After."))
    #expect(session.entered("let  a = 1", succeeded: true).text.plain.isEmpty)
    #expect(session.entered("a", succeeded: true).text.plain.contains("After."))
    _ = session.begin()
    let reply = session.emptyLine()
    #expect(reply.programs.map(\.code.text) == ["let a = 1", "a"])
    #expect(reply.programs.map(\.isShown) == [true, true])
    #expect(reply.text.plain.contains("After."))
    #expect(session.emptyLine().text.plain.contains("The end of A sample"))
    #expect(session.emptyLine().ending == .finished)
  }

  /// Pages are more than exercises: ':go 2' is not the second page.
  @Test func pagesAndExercisesAreNumbered() {
    var session = session(2)
    #expect(session.perform(.go, "2").text.plain.contains("   page 3 of 3, exercise 2 of 2\n"))
    #expect(session.perform(.back).text.plain.contains("   page 2 of 3, exercise 1 of 2\n"))
    #expect(session.perform(.back).text.plain.contains("   page 1 of 3\n"))
  }

  /// Also behind an answer that was not right, which it takes the place of.
  @Test func aValueGivenToCheckIsWhatIsAskedFor() {
    var session = session(2)
    #expect(session.perform(.check, "R(90°)").text.plain.contains("Not yet. "))
    _ = session.entered("let pivot = T(1, 1)", succeeded: true)
    let right = session.perform(.check, "R(90°, about: (2, 1))").text.plain
    #expect(right.contains("Right. "), "\(right)")
  }

  @Test func onlyADefinitionOfWhatIsAskedIsAnAnswer() {
    var session = session(2)
    #expect(session.entered("(2, 1) * R(90°)", succeeded: true).text.plain.isEmpty)
    #expect(session.entered("let away = T(-2, -1)", succeeded: true).text.plain.isEmpty)
    let reply = session.entered(
      "let pivot = away * R(90°) * away.inverted()", succeeded: true)
    #expect(reply.text.plain.hasPrefix("Right. pivot passes all 3 checks."))
    #expect(reply.text.plain.contains("What the hints say:\nBring (2, 1)"))
    #expect(
      session.progress.entry(session.lesson.exercises[1], in: session.lesson)?.isRight == true)
  }

  /// What it defines can be looked at; the next try takes its place.
  @Test func aWrongTryStays() {
    var session = session(2)
    let reply = session.entered("let pivot = T(-2, -1) * R(90°)", succeeded: true)
    #expect(!reply.restoresState)
    #expect(reply.text.plain.hasPrefix("Not yet. You brought the pivot"))
    #expect(reply.text.plain.contains("⎣  1* -2* 1 ⎦"))
    #expect(reply.text.plain.contains(":hint"))
    let entry = session.progress.entry(session.lesson.exercises[1], in: session.lesson)
    #expect(entry?.mistakes == ["no-return": 1])
    #expect(entry?.answer == "let pivot = T(-2, -1) * R(90°)")
    let right = session.entered("let pivot = R(90°, about: (2, 1))", succeeded: true)
    #expect(!right.restoresState)
    #expect(right.text.plain.hasPrefix("Right."))
    let answer = session.progress.entry(session.lesson.exercises[1], in: session.lesson)?.answer
    #expect(answer == "let pivot = R(90°, about: (2, 1))")
  }

  /// What a try changed would be changed twice by the next one.
  @Test func aWrongTryThatChangesSomethingIsTakenBack() {
    var session = session(2)
    let entry = "var n = 1; n += 1; let pivot = R(90°)"
    #expect(session.entered(entry, succeeded: true).restoresState)
    #expect(
      session.entered("let pivot = R(90°, about: (2, 1))", succeeded: true).text.plain.hasPrefix(
        "Right."))
  }

  /// Of two names only the wrong one is entered again.
  @Test func oneOfTwoNamesIsMended() throws {
    let two = exerciseLesson(
      checks: "value a ≈ solution\nvalue b ≈ solution",
      solution: "let a = T(1, 2)\nlet b = a * S(2)")
    var session = LearningSession(lesson: two)
    _ = session.begin(at: "it")
    #expect(session.entered("let a = T(2, 1)", succeeded: true).text.plain.contains("b is still"))
    #expect(session.entered("let b = a * S(2)", succeeded: true).text.plain.hasPrefix("Not yet."))
    // What was made of the old one is what it was, as the prompt shows.
    let half = session.entered("let a = T(1, 2)", succeeded: true).text.plain
    #expect(half == "b is as before, made of what you changed: enter it again.\n")
    #expect(session.entered("let b = a * S(2)", succeeded: true).text.plain.hasPrefix("Right."))
    let entry = try #require(session.progress.entry(two.exercises[0], in: two))
    #expect(entry.answer == "let a = T(1, 2)\nlet b = a * S(2)")
  }

  @Test func whatIsNotGradableCostsNothing() {
    var session = session(2)
    let reply = session.takesUnrun("let pivot = ___")?.text.plain ?? ""
    #expect(reply.hasPrefix("Not gradable. There is still a ___ to fill in."))
    #expect(session.takesUnrun("let pivot = R(") == nil)
    #expect(session.entered("let pivot = R(", succeeded: false).text.plain.isEmpty)
    #expect(session.progress.entry(session.lesson.exercises[1], in: session.lesson) == nil)
  }

  @Test func anEntryThatOnlyPrintsCanBeHandedOver() {
    let lesson = exerciseLesson(checks: "prints", solution: "print(\"at (0, 0)\")")
    var session = LearningSession(lesson: lesson)
    _ = session.begin()
    _ = session.perform(.next)
    _ = session.entered("print(\"at (1, 0)\")", succeeded: true)
    _ = session.entered("print(\"at (0, 0)\")", succeeded: true)
    #expect(session.perform(.check).text.plain.contains("Right."))
  }

  @Test func checkJudgesWhatItIsGivenOrTheLastEntry() {
    var session = session(1)
    #expect(session.perform(.check).text.plain.contains(":check (3, 4)"))
    #expect(session.entered("(0, 2)", succeeded: true).text.plain.contains("':check' takes it"))
    #expect(session.entered("(0, 2)", succeeded: true).text.plain.isEmpty, "said once")
    let reply = session.perform(.check)
    #expect(reply.text.plain.hasPrefix("Right. That is what it gives."))
    #expect(reply.programs.map(\.code.text) == ["(2, 0) * R(90°)"])
    #expect(reply.programs.map(\.isShown) == [true])
    #expect(session.perform(.check, "(0, -2)").text.plain.hasPrefix("Not yet. Screens have y"))
    #expect(!session.perform(.check, "(0, -2)").restoresState)
  }

  @Test func hintsComeOneAtATimeAndAreNotCounted() {
    var session = session(2)
    #expect(session.perform(.hint).text.plain.contains("Bring (2, 1) to the origin"))
    #expect(session.perform(.hint).text.plain.contains(":solution"))
    #expect(!session.perform(.back).text.plain.contains("1 hint"))
  }

  @Test func aSolutionIsMarkedAsSeen() {
    var session = session(2)
    #expect(
      session.perform(.solution).text.plain.contains("let pivot = T(-2, -1) * R(90°) * T(2, 1)"))
    #expect(session.perform(.list).text.plain.contains("seen     turn about (2, 1)"))
    _ = session.perform(.reset)
    #expect(session.perform(.list).text.plain.contains("pending  turn about (2, 1)"))
  }

  @Test func exploringAnswersNothing() {
    var session = session(2)
    _ = session.perform(.explore)
    #expect(session.entered("let other = R(90°)", succeeded: true).text.plain.isEmpty)
    let told = [
      session.entered("let pivot = R(90°)", succeeded: true), session.perform(.check),
      session.emptyLine(), session.perform(.solution),
    ]
    for reply in told { #expect(reply.text.plain.contains("':explore' ends the")) }
    _ = session.perform(.explore)
    #expect(session.entered("let pivot = R(90°)", succeeded: true).text.plain.hasPrefix("Not yet."))
  }

  @Test func examplesThatArePassedOverRunUnseen() {
    let body = "```swift example\n> let a = 1\n```\n## Two\n\n```swift example\n> a\n1\n```"
    var session = LearningSession(lesson: lesson(lessonText(body)))
    _ = session.begin()
    let reply = session.perform(.next)
    #expect(reply.programs.map(\.code.text) == ["let a = 1"])
    #expect(reply.programs.map(\.isShown) == [false])
    _ = session.perform(.back)
    #expect(session.perform(.next).programs.isEmpty)
  }

  /// The examples of a lesson find what its setup defines.
  @Test func examplesStartFromTheSetupOfTheLesson() {
    let body = "```swift setup\nlet s = 7\n```\n\nBefore.\n\n```swift example\n> s\n7\n```\n"
    var session = LearningSession(lesson: lesson(lessonText(body)))
    #expect(session.begin().programs.map(\.code.text) == ["let s = 7"])
    #expect(session.begin().programs.isEmpty, "once")
  }

  @Test func anExerciseStartsFromItsSetup() {
    let lesson = exerciseLesson(
      checks: "value v.frame ≈ solution", solution: "v.center = (10, 10)",
      setup: "let v = view(0, 0, 4, 4)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin()
    let reply = session.perform(.next)
    #expect(reply.programs.isEmpty)
    #expect(reply.exerciseSetup?.last?.code.text == "let v = view(0, 0, 4, 4)")
    #expect(reply.exerciseSetup?.map(\.isShown) == [false, false])
    #expect(!reply.leavesExercise)
    #expect(session.perform(.next).leavesExercise == false)
    #expect(session.perform(.back).leavesExercise == false)
    #expect(session.perform(.back).leavesExercise)
  }

  @Test func whatIsCalledForWhatItDoesIsPartOfAnAnswer() {
    let lesson = exerciseLesson(
      checks: "value v.convert(v.bounds, to: window) ≈ solution",
      solution: "window.addSubview(v)\nv.center = (10, 10)",
      setup: "let v = UIView(frame: rect(0, 0, 4, 4))")
    var session = LearningSession(lesson: lesson)
    _ = session.begin()
    _ = session.perform(.next)
    _ = session.entered("window.addSubview(v)", succeeded: true)
    _ = session.entered("v.superview", succeeded: true)
    #expect(session.entered("v.center = (10, 10)", succeeded: true).text.plain.contains("Right."))
  }

  /// Time and fingers are driven by functions, at the prompt line by line.
  @Test func timeAndTouchesArePartOfAnAnswer() {
    let lesson = exerciseLesson(
      checks: "value shown ≈ solution",
      solution: """
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { v.alpha = 0 }
        advance(0.25)
        let shown = v.layer.presentation()!.opacity
        """,
      setup: "let v = UIView(frame: rect(0, 0, 4, 4))")
    var session = LearningSession(lesson: lesson)
    _ = session.begin()
    _ = session.perform(.next)
    let entries = [
      "[UIView animateWithDuration:1 animations:^{ v.alpha = 1; }];",
      "UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { v.alpha = 0 }",
      "advance(0.25)", "print(now)", "v.layer.presentation()!.opacity",
    ]
    for entry in entries { _ = session.entered(entry, succeeded: true) }
    let last = "let shown = v.layer.presentation()!.opacity"
    #expect(session.entered(last, succeeded: true).text.plain.contains("Right."))
  }

  /// Whoever runs a snippet first and then repairs it has what came of it beneath the answer.
  @Test func whatWasTriedBeforeDoesNotCount() {
    let solution = "v.center.x += v.frame.width / 2\nv.transform = S(0.5, 1)"
    let lesson = exerciseLesson(
      checks: "value v.frame ≈ solution", solution: solution, setup: "let v = view(0, 0, 60, 40)")
    var session = LearningSession(lesson: lesson)
    _ = session.begin()
    _ = session.perform(.next)
    for entry in ["v.transform = S(0.25, 1)", "v.frame"] {
      #expect(!session.entered(entry, succeeded: true).text.plain.contains("Right."))
    }
    #expect(session.perform(.check).text.plain.hasPrefix("Not yet."))
    let lines = solution.split(separator: "\n").map(String.init)
    #expect(!session.entered(lines[0], succeeded: true).text.plain.contains("Right."))
    _ = session.entered(lines[1], succeeded: true)
    let reply = session.perform(.check).text.plain
    #expect(
      reply.hasPrefix("Right.") && reply.contains("when the exercise begins anew"), "\(reply)")
  }

  /// A look that changes something is a step of the prompt's, and no part of the answer.
  @Test func looksAreTakenBackByThemselves() {
    let lesson = exerciseLesson(checks: "value f(1) ≈ solution", solution: "func f(x) { 2 * x }")
    var session = LearningSession(lesson: lesson)
    _ = session.begin()
    _ = session.perform(.next)
    _ = session.entered("func f(x) { 3 * x }", succeeded: true, isStep: true)
    _ = session.entered("f(2)", succeeded: true, isStep: true)
    _ = session.travelled(-1)
    #expect(session.perform(.check).text.plain.hasPrefix("Not yet."))
    _ = session.travelled(-1)
    #expect(!session.perform(.check).text.plain.hasPrefix("Not yet."))
  }

  @Test(arguments: [
    ("advance(0.5)", true), ("drag(from: (1, 1), to: (9, 9), steps: 2)", true), ("run()", true),
    ("wheel.layer.add(spin, forKey: \"s\")", true), ("[card setCenter:p];", true),
    ("UIView.animate(withDuration: 1) { v.alpha = 0 }", true), ("v.center.x += 3", true),
    ("print(v.frame)", false), ("explain(drag(from: (1, 1), to: (9, 9), steps: 2))", false),
    ("v.frame", false), ("[1, 2]", false), ("plot(v)", false), ("why(v.frame)", false),
  ]) func whatChangesSomething(_ source: String, _ does: Bool) {
    #expect(changesSomething(source) == does)
  }

  @Test func progressGoesOnAtTheFirstOpenExercise() {
    var first = session(1)
    _ = first.perform(.check, "(0, 2)")
    let stored = progress(first.takeRecords())
    #expect(stored == first.progress)
    var again = LearningSession(lesson: lesson(pivotLesson), progress: stored)
    _ = again.begin()
    #expect(again.exercise?.id == "pivot-turn")
    #expect(again.perform(.list).text.plain.hasPrefix("[#-] 1 of 2\n   1  done "))
  }

  @Test func aChangedExerciseSaysSo() {
    var first = session(1)
    _ = first.perform(.check, "(0, 2)")
    let changed = lesson(pivotLesson.replacing("Screens have", with: "A screen has"))
    var again = LearningSession(lesson: changed, progress: first.progress)
    #expect(again.begin().text.plain.contains("This exercise was changed since you did it."))
    #expect(again.perform(.list).text.plain.contains("changed  where does it land?"))
  }

  @Test func numbersAreNoCodeWhereNumbersAreAsked() {
    let body = """
      ## Choose: it
      <!-- id: it -->

      1. one
      2. two

      <details><summary>Answers</summary>

      - 1 no: Too few.
      - 2 yes: Just so.
      </details>
      """
    var session = LearningSession(lesson: lesson(lessonText(body)))
    _ = session.begin(at: "it")
    #expect(session.takesUnrun("1 + 1") == nil && session.takesUnrun(", ,") == nil)
    #expect(session.entered("1 + 1", succeeded: true).text.plain.isEmpty, "no entry is an answer")
    #expect(session.takesUnrun("1")?.text.plain.contains("':check 1'") == true)
    #expect(session.perform(.check).text.plain.hasPrefix("Not yet. Too few."))
    #expect(session.perform(.solution).text.plain.contains("2  two: Just so."))
    #expect(session.perform(.check, "2").text.plain.hasPrefix("Right. That is what holds here."))
  }

  @Test func linesToOrderHaveNumbers() {
    let body = """
      ## Order: it
      <!-- id: it -->
      ```swift order
      T(1, 2)
      S(3)
      R(20°)
      ```
      """
    var session = LearningSession(lesson: lesson(lessonText(body)))
    let text = session.begin(at: "it").text.plain
    for (index, line) in session.lesson.exercises[0].shuffledLines.enumerated() {
      #expect(text.contains("  \(index + 1)  \(line)\n"))
    }
    #expect(text.contains("factors from left to right"))
    #expect(session.perform(.solution).text.plain.contains("    T(1, 2)\n    S(3)\n    R(20°)"))
    let answer = session.lesson.exercises[0].solutionAnswer ?? ""
    #expect(session.perform(.check, answer).text.plain.hasPrefix("Right."))
  }

  @Test func anExplanationIsKeptAndCompared() {
    let body = """
      ## Explain: it
      <!-- id: it -->

      Why?

      <details><summary>Solution</summary>

      Because the shift stands last.
      </details>
      """
    var session = LearningSession(lesson: lesson(lessonText(body)))
    _ = session.begin(at: "it")
    let advice = session.entered("because of it", succeeded: false).text.plain
    #expect(advice.contains("':check' takes it"))
    let text = session.perform(.check).text.plain
    #expect(text.hasPrefix("Kept.") && text.contains("Because the shift stands last."))
    let entry = session.progress.entry(session.lesson.exercises[0], in: session.lesson)
    #expect(entry?.answer == "because of it" && entry?.isRight == true)
  }

  @Test func commandsAreReadFromTheirLines() {
    let parse = {
      LearningSession.Command.parsing($0).map { "\($0.command.rawValue) \($0.argument)" }
    }
    #expect(parse(":check (3, 4)") == "check (3, 4)")
    #expect(parse("  :ch  1 ") == "check 1")
    #expect(parse(":explore") == "explore ")
    #expect(
      parse(":h") == nil && parse(":plot") == nil && parse("check 1") == nil && parse(":") == nil)
  }
}
