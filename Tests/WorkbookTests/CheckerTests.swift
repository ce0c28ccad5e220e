import Testing

@testable import Workbook

@Suite struct CheckerTests {
  private let pivot = lesson(pivotLesson)

  @Test(arguments: [
    "let pivot = T(-2, -1) * R(90°) * T(2, 1)",
    "let a = T(-2, -1)\nlet pivot = a * R(90°) * a.inverted()",
    "let pivot = CGAffineTransform(translationX: 2, y: 1).rotated(by: .pi / 2).translatedBy(x: -2, y: -1)",
  ])
  func anyRouteToTheValueIsRight(_ answer: String) {
    #expect(verdict(answer, in: pivot, 1) == .right(notes: []))
  }

  @Test func aCheckWithoutPointsOnlyRemarks() {
    let answer = "let pivot = R(90°, about: (2, 1))"
    #expect(verdict(answer, in: pivot, 1) == .right(notes: ["Build it from steps."]))
  }

  @Test func aForeseenMistakeHasItsOwnFeedback() {
    let details =
      ["⎡  0   1  0 ⎤", "⎢ -1   0  0 ⎥", "⎣  1* -2* 1 ⎦"]
      + ["different: row 3, columns 1 and 2"]
    let cause = "You brought the pivot to the origin and turned: (2, 1) now lands at (0, 0)."
    let expected = Mistake(id: "no-return", cause: cause, details: details)
    #expect(verdict("let pivot = (T(-2, -1) * R(90°))", in: pivot, 1) == .notYet(expected))
  }

  @Test func placeholdersAreFilledIn() {
    guard
      case .notYet(let mistake) = verdict("let pivot = T(2, 1) * R(90°) * T(-2, -1)", in: pivot, 1)
    else { return #expect(Bool(false)) }
    #expect(mistake.id == "order")
    #expect(
      mistake.cause
        == "Right steps, reverse order: transform(0, 1, -1, 0, -3, 1) differs from "
        + "transform(0, 1, -1, 0, 3, -1) first in row 3, column 1.")
  }

  /// Where an answer keeps state, a second look would see another value than the check refused.
  @Test func placeholdersSayWhatTheCheckSaw() {
    let lesson = exerciseLesson(
      checks: "holds next() ≈ 1 1pt \"First {next()}.\"\nholds next() ≈ 4 1pt \"Then {next()}.\"",
      solution: "let k = 2",
      setup: "var n = 0\nfunc next() -> Int { n += 1; return n == 1 ? 1 : n * k }")
    guard case .notYet(let mistake) = verdict("let k = 3", in: lesson, 0) else {
      return #expect(Bool(false))
    }
    #expect(mistake.cause.hasPrefix("Then 6."))
  }

  @Test func anyOtherMistakeSaysWhichCheckFailed() {
    guard case .notYet(let mistake) = verdict("let pivot = R(90°) * T(71, 43)", in: pivot, 1) else {
      return #expect(Bool(false))
    }
    #expect(mistake.id == nil)
    #expect(mistake.cause == "The pivot itself must not move.")
    #expect(mistake.details.contains("⎣ 71* 43* 1 ⎦"))
  }

  /// Neither a function of the setup nor what it calls may be the answer's.
  @Test(arguments: [
    "func turned() -> Angle { return 30° }", "let hypot = { (a, b) in 2 }",
    "class Mine { func turned() -> CGFloat { return 2 } }",
    "CGFloat turned() { return 2; }", "- (CGFloat)turned { return 2; }",
  ])
  func noAnswerJudgesItself(_ cheat: String) {
    let lesson = exerciseLesson(
      checks: "holds turned() ≈ 2", solution: "let t = S(2)",
      setup: "func turned() -> CGFloat { return hypot(t.a, t.b) }")
    #expect(verdict("let t = S(2)", in: lesson).isRight)
    #expect(verdict("let other = hypot(3, 4)\nlet t = S(2)", in: lesson).isRight)
    guard case .notGradable(let reason) = verdict("let t = S(3)\n" + cheat, in: lesson) else {
      return #expect(Bool(false), "\(cheat) is judged")
    }
    #expect(reason.contains("choose another name"))
  }

  @Test func whatIsAskedForIsDeclared() {
    let lesson = exerciseLesson(
      checks: "defines grown\nholds grown(3) ≈ 6", solution: "let grown = { $0 * 2 }")
    #expect(verdict("func grown(_ x: CGFloat) -> CGFloat { return x + x }", in: lesson).isRight)
  }

  @Test func withoutAMessageItSaysHowMuchDiffers() {
    let lesson = exerciseLesson(checks: "value a ≈ solution", solution: "let a = T(1, 2)")
    guard case .notYet(let mistake) = verdict("let a = T(1, 3)", in: lesson) else {
      return #expect(Bool(false))
    }
    #expect(
      mistake.cause == "a is not the value asked for yet: 1 of 9 entries differs. "
        + "What yours does: translate (1, 3). Everything else is as it should be: look again at '3'."
    )
  }

  @Test(arguments: [
    ("", "There is no answer yet."), ("// nothing", "There is no answer yet."),
    ("let pivot = ___", "There is still a ___ to fill in."),
    ("let pivto = R(90°)", "It does not define pivot."),
    ("let pivot = 3", "pivot is a number; a transform is asked for."),
    ("let pivot = R(90°", "It cannot be read:\nerror"),
    ("let pivot = R(90°) * nothing", "It cannot be run:\nerror"),
  ])
  func notGradable(_ answer: String, _ reason: String) {
    guard case .notGradable(let text) = verdict(answer, in: pivot, 1) else {
      return #expect(Bool(false))
    }
    #expect(text.hasPrefix(reason), "\(text)")
  }

  @Test func predictionsAreComparedWithWhatTheCodeGives() {
    #expect(verdict("(0, 2)", in: pivot) == .right(notes: []))
    #expect(verdict("(0, 4 / 2)", in: pivot) == .right(notes: []))
    guard case .notYet(let foreseen) = verdict("(0, -2)", in: pivot),
      case .notYet(let other) = verdict("(7, 2)", in: pivot)
    else { return #expect(Bool(false)) }
    #expect(foreseen.id == "anticlockwise")
    #expect(
      other
        == Mistake(
          id: nil, cause: "That is not what it gives: y is right, x is not.", details: []))
  }

  @Test(arguments: ["(2, 0) * R(90°)", "let a = 1", "7"])
  func predictionsThatAreNone(_ answer: String) {
    guard case .notGradable = verdict(answer, in: pivot) else { return #expect(Bool(false)) }
  }

  @Test func everyExerciseStartsFromItsSetup() {
    let lesson = exerciseLesson(
      checks: "value v.frame ≈ solution", solution: "v.center = (10, 10)",
      setup: "let v = view(0, 0, 4, 4)")
    #expect(lesson.exercises[0].askedNames == ["v"])
    #expect(verdict("v.frame = rect(8, 8, 4, 4)", in: lesson) == .right(notes: []))
    #expect(verdict("v.center.x = 10", in: lesson).isRight == false)
    #expect(verdict("v.center = (10, 10)", in: lesson) == .right(notes: []))
  }

  @Test(arguments: [
    ("holds a > 2", "let a = 3", "let a = 1", "a > 2 should be true."),
    ("holds !(a > 2)", "let a = 1", "let a = 3", "a > 2 should be false."),
    (
      "avoids concatenating", "let a = R(1)", "let a = R(1).concatenating(R(0))",
      "Write it without concatenating."
    ),
    ("uses R", "let a = R(1)", "let a = T(1, 1)", "Write it with R."),
    (
      "kind a: rotate", "let a = R(1)", "let a = T(1, 1)",
      "a is translate (1, 1); asked for is: rotate."
    ),
    (
      "kind a: rigid, scale", "let a = S(3)", "let a = S(2, 3) * T(1, 1) * H(x: 1, y: 0)",
      "a is general; asked for is: rigid or scale."
    ),
    (
      "prints solution", "print(1, 2)", "print(1, 3)",
      "Line 1 should be another one: it prints \"1 3\" there."
    ),
    ("prints (1, 2)", "print((1, 2))", "let a = 1", "It prints nothing."),
    (
      "prints \"at (1, 2)\"", "print(\"at (1, 2)\")", "print(2)",
      "Line 1 should be another one: it prints \"2\" there."
    ),
    ("prints \"at 1\" 2pt", "print(\"at 1\")", "let a = 1", "It prints nothing."),
    ("prints \"at 1\" \"Say where.\"", "print(\"at 1\")", "print(\"at 2\")", "Say where."),
    ("prints \"1\\n2\" 1pt \"Two lines.\"", "print(1)\nprint(2)", "print(\"1\")", "Two lines."),
    (
      "prints", "print(1)", "print(1)\nprint(2)", "It should print no more after line 1: not \"2\"."
    ),
    ("prints", "print(1)\nprint(2)", "print(1)", "Line 2 is still missing: it prints nothing"),
    (
      "forall p in points(5): p * f ≈ p * solution.f", "let f = S(2)", "let f = S(3)",
      "Not for every point: with p = (1, 0), p * f is (3, 0), which is not what is asked for."
    ),
    (
      "forall p in points(5): g(p) ≈ solution.g(p)", "func g(p) { return p.x }",
      "func g(p) { return p.y }",
      "Not for every point: with p = (1, 0), g(p) is 0, which is not what is asked for."
    ),
    (
      "hidden forall p in points(5): p * f ≈ p * solution.f", "let f = S(2)", "let f = S(3)",
      "It is not right for every point."
    ),
    (
      "shape a: 2x3, row of 3", "let a = [1, 2, 3; 4, 5, 6]", "let a = (1, 2)",
      "a is of the shape point; asked for is: 2×3 matrix or row of 3."
    ),
    (
      "shape a ≈ solution", "let a = T(1, 2)", "let a = [1, 2, 3, 4]",
      "a is of the shape list of 4; asked for is: 3×3 matrix."
    ),
    (
      "pictures", "plot(rect(0, 0, 20, 10))", "plot(rect(0, 0, 20, 20))",
      "It draws something else than what is asked for."
    ),
    (
      "pictures", "let a = 1; plot(rect(0, 0, 20, 10))",
      "plot(rect(0, 0, 20, 10), rect(0, 0, 1, 1))",
      "It draws something else than what is asked for."
    ),
    ("pictures solution", "plot(rect(0, 0, 20, 10))", "let a = 1", "It draws nothing."),
    ("value a ≈ 3 ± 0.05", "let a = 3", "let a = 3.6", "a is not the value asked for yet."),
    (
      "value a ≈ 100.3 ± 0.5", "let a = 100.7", "let a = 101",
      "a is not the value asked for yet."
    ),
  ])
  func checkWords(_ check: String, _ right: String, _ wrong: String, _ cause: String) {
    let lesson = exerciseLesson(checks: check, solution: right)
    #expect(verdict(right, in: lesson).isRight)
    guard case .notYet(let mistake) = verdict(wrong, in: lesson) else {
      return #expect(Bool(false), "\(verdict(wrong, in: lesson))")
    }
    #expect(mistake.cause.hasPrefix(cause))
  }

  @Test(arguments: [
    ("let t = S(2, 0.05) * T(0, -30)", "let t = S(2, 0.06) * T(0, -30)", "look again at '0.06'."),
    (
      "let t = T(-7, 2) * S(3) * T(7, 2)", "let t = T(-7, 2) * S(3) * T(7, 5)", "look again at '5'."
    ),
    (
      "let t = T(-7, 2) * S(7) * T(7, 2)", "let t = T(-7, 2) * S(7) * T(7, 7)", "at the fourth '7'."
    ),
    ("let t = 3 * cos(1) + 4 * sin(1)", "let t = 3 * cos(1) + 4 * cos(1)", "at the second 'cos'."),
    ("let t = 8 * 4 + 2", "let t = 8 / 4 + 2", "look again at '/ 4'."),
    ("let t = 8 * 4 + 2", "let t = 8 * -7 + 2", "look again at '-7'."),
    ("let t = 8 * -4 + 2", "let t = 8 * 4 + 2", "look again at the sign of '4'."),
    (
      "let t = 3 * cos(1) + 4 * sin(1)", "let t = 3 * cos(1) + sin(1)",
      "Nothing of it is wrong, but something is missing before 'sin'."
    ),
    (
      "let t = 3 * cos(1) + 4 / 5", "let t = 3 * cos(1) + 4",
      "Nothing of it is wrong, but something is missing at the end."
    ),
  ])
  func onePlaceIsShown(_ right: String, _ wrong: String, _ place: String) {
    let lesson = exerciseLesson(checks: "value t ≈ solution", solution: right)
    guard case .notYet(let mistake) = verdict(wrong, in: lesson) else {
      return #expect(Bool(false), "\(wrong) passes")
    }
    #expect(mistake.id == "one-place" && mistake.cause.hasSuffix(place), "\(mistake)")
  }

  /// Nobody reads a hundred thousand numbers of an own wrong answer.
  @Test(arguments: ["", " \"Yours is {got}, {t} or {t.reversed()}.\""])
  func ofALongValueTheBeginningIsTold(_ message: String) {
    let lesson = exerciseLesson(
      checks: "holds t ≈ [1, 2]\(message)", solution: "let t = [1, 2]")
    guard case .notYet(let mistake) = verdict("let t = Array(0..<20000)", in: lesson) else {
      return #expect(Bool(false), "it passes")
    }
    #expect(mistake.cause.hasPrefix(message.isEmpty ? "t is [0, 1, 2, " : "Yours is [0, 1, 2, "))
    #expect(mistake.cause.contains("…") && mistake.cause.count < 6_100)
  }

  /// The learner may write the names of what varies, or the numbers.
  @Test(arguments: [
    ("let w = 120 * cos(t) + 70 * sin(t)", "'70'"),
    ("let w = 120 * cos(37°) + 70 * sin(37°)", "'70'"),
    ("let w = 120 * cos(t) / 60 * sin(t)", "'/ 60'"),
  ])
  func onePlaceIsShownInVariants(_ wrong: String, _ place: String) {
    let lesson = exerciseLesson(
      checks: "value w ≈ solution", solution: "let w = 120 * cos(t) + 60 * sin(t)",
      more: "```vary\nt in 37°, 37°\n```"
    ).instance(variant: 0)
    guard case .notYet(let mistake) = verdict(wrong, in: lesson) else {
      return #expect(Bool(false), "\(wrong) passes")
    }
    #expect(mistake.cause.hasSuffix("look again at \(place)."), "\(mistake)")
  }

  /// Two places, an answer of another build, or one of which hardly anything stands in the solution.
  @Test(arguments: [
    "let t = T(-7, 9) * S(3) * T(8, 2)", "let t = S(4).concatenating(T(1, 5))", "let t = S(9, 8)",
  ])
  func morePlacesAreNotShown(_ wrong: String) {
    let lesson = exerciseLesson(
      checks: "value t ≈ solution", solution: "let t = T(-7, 2) * S(3) * T(7, 2)")
    guard case .notYet(let mistake) = verdict(wrong, in: lesson) else {
      return #expect(Bool(false), "\(wrong) passes")
    }
    #expect(mistake.id == nil, "\(mistake)")
  }

  @Test func definesNeedsTheNames() {
    let lesson = exerciseLesson(checks: "defines a, b", solution: "let a = 1\nlet b = 2")
    #expect(verdict("let b = 5; let a = 7", in: lesson).isRight)
    #expect(verdict("let a = 5", in: lesson) == .notGradable("It does not define b."))
  }

  @Test(arguments: [
    ("value a ≈ nothing", "let a = 1"), ("value f ≈ solution", "func f() { return 1 }"),
    ("holds a + 1", "let a = 1"), ("value a ≈ solution", "let a = 1 +"),
  ])
  func theLessonsFaultIsNotTheLearners(_ check: String, _ solution: String) {
    let lesson = exerciseLesson(checks: check, solution: solution)
    guard case .notGradable = verdict("let a = 1\nfunc f() { return 1 }", in: lesson) else {
      return #expect(Bool(false))
    }
  }

  @Test func pointsOfTheChecksAreCounted() {
    let judgement = Checker().judge("let pivot = R(90°)", of: pivot.exercises[1], in: pivot)
    #expect(judgement.points == 0)
    #expect(judgement.results.map(\.hasPassed) == [false, false, false, false])
    let right = "let pivot = R(90°, about: (2, 1))"
    #expect(Checker().judge(right, of: pivot.exercises[1], in: pivot).points == 4)
  }

  @Test func explanationsAreNotGraded() {
    let lesson = parseLesson(
      lessonText(
        "## Explain: why?\n<!-- id: why -->\n<details><summary>Solution</summary>\n\nSo.\n</details>"
      ),
      file: "f.md")
    #expect(lesson.problems == [])
    #expect(verdict("because", in: lesson.lesson) == .right(notes: []))
    #expect(verdict(" \n", in: lesson.lesson) == .notGradable("There is no answer yet."))
  }

  /// Checks read what the setup says, whatever an answer calls its own.
  @Test func whatChecksReadIsNotChanged() {
    let given = exerciseLesson(
      checks: "holds corner * m ≈ corner\nvalue steps ≈ 1 0pt",
      solution: "let m = R(90°, about: corner)\ncount()",
      setup:
        "var corner = (2, 1)\nvar steps = 0\nfunc count() { steps += 1 }\nlet card = view(0, 0, 9, 9)"
    )
    for code in ["let corner = (0, 0)", "corner = (0, 0)", "var corner = (0, 0)"] {
      let reason = "It changes 'corner', with which it is judged: choose another name."
      #expect(verdict(code + "\nlet m = R(90°)", in: given) == .notGradable(reason), "\(code)")
    }
    for code in [
      "", "let corner = (2, 1)", "func f() -> CGFloat { let corner = 3; return corner }\nf()",
      "count()\nsteps = 1",
      "card.center = corner", "let card = 3",
    ] {
      #expect(verdict(code + "\nlet m = R(90°, about: (2, 1))", in: given).isRight, "\(code)")
    }
  }

  /// A value may have the name of a function that checks call; what can be called may not.
  @Test func valuesMayBeCalledLikeFunctions() {
    let given = exerciseLesson(
      checks: "holds card.bounds.size ≈ size(9, twice(4.5))",
      solution: "card.bounds.size = CGSize(width: 9, height: 9)",
      setup: "let card = view(0, 0, 5, 5)\nfunc twice(_ a: CGFloat) -> CGFloat { return 2 * a }")
    let right = "let size = CGSize(width: 9, height: 9)\ncard.bounds.size = size"
    #expect(verdict(right, in: given).isRight)
    #expect(verdict("CGSize size = CGSizeMake(9, 9);\ncard.bounds.size = size;", in: given).isRight)
    for code in [
      "func size(_ a: CGFloat, _ b: CGFloat) -> CGSize { return card.bounds.size }",
      "let size = { (a: CGFloat, b: CGFloat) in card.bounds.size }",
      "CGSize size(CGFloat a, CGFloat b) { return card.bounds.size; }",
    ] {
      let reason = "It declares 'size' anew, with which it is judged: choose another name."
      #expect(verdict(code, in: given) == .notGradable(reason), "\(code)")
    }
    let reason = "It declares 'twice' anew, with which it is judged: choose another name."
    #expect(verdict("let twice = 5", in: given) == .notGradable(reason))
  }

  /// A question typed back is no answer, whether its numbers have names or not.
  @Test(arguments: [
    "base * T(step, 5)", "(30, 40) * T(10, 5)", "base * T(10, 5)", "((30, 40) * T(step, 5))",
  ])
  func aQuestionIsNoAnswer(_ code: String) {
    let given = lesson(
      lessonText(
        "## Predict: where?\n<!-- id: it -->\n```swift setup\nlet base = (30, 40)\nlet step = 10\n```\n"
          + "```swift predict\nbase * T(step, 5)\n```\n"))
    let reason = "That is the question itself: say what it gives, then run it to see."
    #expect(verdict(code, in: given) == .notGradable(reason))
    #expect(verdict("(40, 45)", in: given).isRight)
    #expect(verdict("(30, 40) + vector(10, 5)", in: given).isRight)
  }

  @Test(arguments: [
    ("(1.421085e-14, -2e-15)", "(0, 0)"), ("(-5.689893e-15, 0)", "(0, 0)"), ("1e-9", "1e-9"),
    ("\"e-\" (3e-5, 1)", "\"e-\" (3e-5, 1)"), ("rect(-1e-14, 2, 3e-20, 4)", "rect(0, 2, 0, 4)"),
  ])
  func noiseIsNotShown(_ text: String, _ shown: String) {
    #expect(withoutNoise(text) == shown)
  }

  @Test func feedbackShowsNoNoise() {
    let given = exerciseLesson(
      checks: "holds (3, 1) * m ≈ (3, 1)", solution: "let m = T(0, 0)",
      more: "```swift wrong gone\nlet m = T(100.3 - 103.3, 99.7 - 100.7)\n```\n> It lands at {got}."
    )
    guard case .notYet(let mistake) = verdict("let m = T(100.3 - 103.3, 99.7 - 100.7)", in: given)
    else { return #expect(Bool(false)) }
    #expect(mistake.cause == "It lands at (0, 0).")
  }
}
