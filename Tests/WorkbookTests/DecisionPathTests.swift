import Testing

@testable import Workbook

/// What a teacher is told about the way to a verdict.
@Suite struct DecisionPathTests {
  private let sample = lesson(pivotLesson)

  private func path(_ answer: String, _ index: Int = 1) -> [String] {
    Checker().decisionPath(of: answer, to: sample.exercises[index], in: sample).lines
  }

  @Test func aRightAnswerHasItsChecksAlone() {
    #expect(
      path("let pivot = T(-2, -1) * R(90°) * T(2, 1)") == [
        "pivot-turn: turn about (2, 1)", "    let pivot = T(-2, -1) * R(90°) * T(2, 1)", "checks",
        "  passed  value   pivot ≈ solution                            2pt",
        "  passed  holds   (2, 1) * pivot ≈ (2, 1)                     1pt  \"The pivot itself must"
          + " not move.\"",
        "  passed  uses    R, T                                        0pt  \"Build it from steps.\"",
        "  passed  hidden  forall p in points(20): p * pivot ≈ p * solution.pivot   1pt",
        "verdict: right",
      ])
  }

  @Test func aForeseenAnswerIsNamedWithWhatComesNear() {
    let lines = path("let pivot = T(-2, -1) * R(90°)")
    #expect(lines.contains("          got  transform(0, 1, -1, 0, 1, -2)"))
    #expect(lines.contains("          want transform(0, 1, -1, 0, 3, -1)"))
    let start = lines.firstIndex(of: "wrong answers of the lesson") ?? 0
    #expect(
      Array(lines[start...]) == [
        "wrong answers of the lesson", "  the same  no-return", "  differs   order",
        "built-in rules: 65 programs with one mistake, 419 with two", "  the same  no-return",
        "            let pivot = T(-2, -1) * R(90°)",
        "  near      origin, 81 % of the numbers agree",
        "            let pivot = T(-2, 0) * R(90°) * T(2, 0)",
        "  near      order, 81 % of the numbers agree",
        "            func slipped(it) { return T(it.tx, it.ty) * CGAffineTransform(a: it.a, b: it.b, "
          + "c: it.c, d: it.d, tx: 0, ty: 0) }",
        "            let pivot = slipped(T(-2, -1) * R(90°) * T(2, 1))",
        "  near      sign, 81 % of the numbers agree",
        "            let pivot = T(-2, 1) * R(90°) * T(2, -1)",
        "verdict: not yet (no-return)",
        "  You brought the pivot to the origin and turned: (2, 1) now lands at (0, 0).",
        "    ⎡  0   1  0 ⎤", "    ⎢ -1   0  0 ⎥", "    ⎣  1* -2* 1 ⎦",
        "    different: row 3, columns 1 and 2",
      ])
  }

  @Test func whatNothingExplainsIsSaidToBeSo() {
    let lines = path("let pivot = T(-2, -1) * R(-90°) * T(2, 2)")
    #expect(lines.contains("  none gives these values, nor do two of them together"))
    #expect(lines.contains("verdict: not yet"))
    #expect(lines.count { $0.hasPrefix("  near ") } == 3)
  }

  /// Of many pairs only the likeliest are tried, and no more is said.
  @Test func whatWasNotTriedIsNotDenied() {
    let long = exerciseLesson(
      checks: "value m ≈ solution", solution: "let m = T(-10, -20) * S(2, 3) * R(30°) * T(40, 50)")
    let lines = Checker().decisionPath(
      of: "let m = T(-10, -20) * S(2, 3) * R(30) * T(50, 40)", to: long.exercises[0], in: long
    ).lines
    let none = lines.first { $0.hasPrefix("  none gives these values") }
    #expect(none?.hasSuffix("nor do the likeliest two together, all that were tried") ?? true)
  }

  /// Words about an order are not told of an answer that has no steps in that order, though they give its value.
  @Test func whatIsMadeInAnotherWayIsNamed() {
    let turned = exerciseLesson(
      checks: "value m ≈ solution", solution: "let m = R(30°) * S(2, 1) * T(5, 7)")
    let lines = Checker().decisionPath(
      of: "let m = T(1, 1) * T(-1, -1) * S(2, 1) * R(30°) * T(5, 7)", to: turned.exercises[0],
      in: turned
    ).lines
    #expect(lines.contains("  the same  order, but made in another way"), "\(lines)")
  }

  @Test func anAnswerOfSeveralLinesKeepsThemTogether() {
    let lines = path("let pivot = ___\n// later")
    #expect(
      lines == [
        "pivot-turn: turn about (2, 1)", "    let pivot = ___", "    // later",
        "verdict: not gradable", "  There is still a ___ to fill in.",
      ])
  }

  @Test func aPredictionIsCheckedAsAWhole() {
    #expect(
      path("(0, 2)", 0) == [
        "predict-turn: where does it land?", "    (0, 2)", "checks", "  passed  the whole answer",
        "verdict: right",
      ])
    let wrong = path("(0, -2)", 0)
    #expect(wrong.contains("  failed  the whole answer") && wrong.contains("          want (0, 2)"))
    #expect(wrong.contains("  the same  anticlockwise"))
  }

  @Test func ofATruthValueNoRuleIsAsked() {
    let truth = lesson(
      lessonText("## Predict: it\n<!-- id: it -->\n```swift predict\nT(1, 0) == S(2)\n```\n"))
    let lines = Checker().decisionPath(of: "true", to: truth.exercises[0], in: truth).lines
    #expect(lines.contains { $0.hasPrefix("built-in rules: not asked, for whatever changes") })
    #expect(lines.contains("verdict: not yet"))
  }

  /// The wrong orders of the author, of which an answer may be one.
  @Test func anOrderIsComparedWithThoseOfTheLesson() {
    let lesson = lesson(lessonText(productBody))
    func path(_ answer: String) -> [String] {
      Checker().decisionPath(of: answer, to: lesson.exercises[0], in: lesson).lines
    }
    #expect(path("T(2, 1)\nR(90°)\nT(-2, -1)").contains("  the same  order"))
    #expect(path("R(90°)\nT(2, 1)\nT(-2, -1)").contains("  differs   order"))
    #expect(!path("T(-2, -1)\nR(90°)\nT(2, 1)").contains("wrong answers of the lesson"))
  }

  @Test func theExerciseIsFoundByTheNamesThatItAsksFor() {
    #expect(sample.exercise(answeredBy: "let pivot = R(1)")?.id == "pivot-turn")
    #expect(sample.exercise(answeredBy: "let other = R(1)") == nil)
    let only = exerciseLesson(checks: "value a ≈ solution", solution: "let a = 1")
    #expect(only.exercise(answeredBy: "let other = 1")?.id == "it")
  }
}
