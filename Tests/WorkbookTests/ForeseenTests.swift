import Testing

@testable import Workbook

/// What is told of which wrong answer, and what none may do.
@Suite struct ForeseenTests {
  /// The author's words are of steps: an answer of the same value without them is another mistake.
  @Test func aForeseenMistakeIsToldOfAnswersMadeInItsWay() {
    let lesson = exerciseLesson(
      checks: "value zoom ≈ solution", solution: "let zoom = T(-12, -8) * S(4) * T(12, 8)",
      more: wrongAnswer("order", "let zoom = T(12, 8) * S(4) * T(-12, -8)", "It moves away first."))
    func id(_ answer: String) -> String? {
      guard case .notYet(let mistake) = verdict(answer, in: lesson) else { return nil }
      return mistake.id
    }
    #expect(id("let zoom = T(12, 8) * S(4) * T(-12, -8)") == "order")
    #expect(id("let zoom = S(4).translatedBy(x: 12, y: 8).concatenating(T(-12, -8))") == "order")
    #expect(id("let zoom = S(4, about: (-12, -8))") == "sign")
    #expect(id("let zoom = transform(4, 0, 0, 4, 36, 24)") == "sign")
    #expect(id("let zoom = S(4) * T(36, 24)") != "order")
  }

  /// Two answers that agree where the first of them fails are told apart by the other points.
  @Test func allPointsTellWrongAnswersApart() {
    let lesson = exerciseLesson(
      checks: "forall p in points(20): p * road ≈ p * solution.road",
      solution: "let road = [1, 0, 0; 0, 1, -0.002; 0, 0, 1]",
      more: wrongAnswer("corner", "let road = [1, 0, 0; 0, 1, -0.002; 0, 0, 2]", "Half as large."))
    for (answer, isCorner) in [
      ("let road = [1, 0, 0; 0, 1, -0.002; 0, 0, 2]", true),
      ("let road = [0.5, 0, 0; 0, 0.5, -0.001; 0, 0, 1]", true),
      ("let road = [1, 0, 1; 0, 1, -0.002; 0, 0, 1]", false),
    ] {
      guard case .notYet(let mistake) = verdict(answer, in: lesson) else {
        Issue.record("\(answer) passes")
        continue
      }
      #expect((mistake.id == "corner") == isCorner, "\(answer)")
    }
  }

  /// A view that an answer makes anew is not the one that is asked about.
  @Test func viewsOfTheSetupAreNotMadeAnew() {
    let given = exerciseLesson(
      checks: "holds c ≈ card.center", solution: "let c = card.center",
      setup: "let card = view(10, 20, 40, 40)")
    for code in ["let card = view(-20, -20, 40, 40)", "UIView *card = [[UIView alloc] init];"] {
      let reason =
        "It makes 'card' anew, with which it is judged: change the one that is there, or choose another name."
      #expect(verdict(code + "\nlet c = (0, 0)", in: given) == .notGradable(reason), "\(code)")
    }
    for code in [
      "func f() { let card = 3; return card }\nf()", "card.alpha = 0.5", "let other = card",
    ] {
      #expect(verdict(code + "\nlet c = (30, 40)", in: given).isRight, "\(code)")
    }
  }

  /// Nor is one that is asked about, unless the author makes it, too.
  @Test func anAskedViewIsNotMadeAnew() throws {
    let solution = "row.frame = CGRect(x: 10, y: 20, width: 40, height: 90)"
    for (more, isFree) in [
      ("", false), (wrongAnswer("low", "let row = view(10, 20, 40, 80)", "Too low."), true),
    ] {
      let given = exerciseLesson(
        checks: "value row.frame ≈ solution", solution: solution,
        setup: "let row = view(10, 20, 40, 40)", more: more)
      for anew in [
        "let row = view(10, 20, 40, 90)", "var row = UIView(frame: rect(10, 20, 40, 90))",
        "UIView *row = [[UIView alloc] initWithFrame:CGRectMake(10, 20, 40, 90)];",
      ] {
        #expect(verdict(anew, in: given).isRight == isFree, "\(anew)")
      }
      #expect(verdict("let other = row\n" + solution, in: given).isRight)
      let again = verdict("row = view(10, 20, 40, 90)", in: given)
      let reason =
        "It gives 'row' another value, with which it is judged: change the view that is there."
      #expect((again == .notGradable(reason)) == !isFree, "\(again)")
      let variable = exerciseLesson(
        checks: "value row.frame ≈ solution", solution: solution,
        setup: "var row = view(10, 20, 40, 40)")
      #expect(verdict("row = view(10, 20, 40, 90)", in: variable) == .notGradable(reason))
      #expect(verdict(solution, in: variable).isRight)
    }
  }

  /// What an answer adds to the types of the frameworks is its own affair: it is judged by what these are.
  @Test func noAnswerChangesWhatItIsJudgedBy() {
    let frame = exerciseLesson(
      checks: "value v.frame ≈ solution",
      solution: "v.frame = CGRect(x: 1, y: 2, width: 3, height: 4)",
      setup: "let v = view(0, 0, 60, 40)")
    let point = exerciseLesson(
      checks: "holds (2, 1) * pivot ≈ (2, 1)", solution: "let pivot = R(90°, about: (2, 1))")
    for (lesson, forged) in [
      (frame, "extension UIView { var frame: CGRect { rect(1, 2, 3, 4) } }\nv.alpha = 0.5"),
      (
        frame,
        "@implementation UIView (Own)\n- (CGRect)frame { return CGRectMake(1, 2, 3, 4); }\n@end\nv.alpha = 0.5;"
      ),
      (
        point,
        "extension CGPoint { static func * (a: CGPoint, b: CGAffineTransform) -> CGPoint { a } }\nlet pivot = R(90°)"
      ),
    ] {
      #expect(!verdict(forged, in: lesson).isRight, "\(forged)")
    }
    for (lesson, own) in [
      (
        point,
        "extension CGPoint { static func % (a: CGPoint, b: Double) -> CGPoint { CGPoint(x: a.x * b, y: a.y * b) } }\nlet p = (2, 1) % 1\nlet pivot = R(90°, about: p)"
      ),
      (
        frame,
        "extension UIView { func put(_ r: CGRect) { frame = r } }\nv.put(CGRect(x: 1, y: 2, width: 3, height: 4))"
      ),
      (
        frame,
        "extension CGRect { init(at p: CGPoint) { self.init(x: p.x, y: p.y, width: 3, height: 4) } }\nv.frame = CGRect(at: CGPoint(x: 1, y: 2))"
      ),
    ] {
      #expect(verdict(own, in: lesson).isRight, "\(own)")
    }
  }

  /// Graders show the message of every check.
  @Test func messagesOfAllChecksAreFilledIn() {
    let lesson = exerciseLesson(
      checks: """
        value m ≈ solution 1pt "m is {m.tx}."
        holds (0, 0) * m ≈ (2, 3) 1pt "It goes to {(0, 0) * m}."
        """, solution: "let m = T(2, 3)")
    let judgement = Checker().judge("let m = T(4, 5)", of: lesson.exercises[0], in: lesson)
    #expect(judgement.results.map(\.reason) == ["m is 4.", "It goes to (4, 5)."])
  }

  /// Who predicts a number writes down a few of its digits.
  @Test func aForeseenPredictionMayBeRounded() {
    let lesson = lesson(
      lessonText(
        """
        ## Predict: it
        <!-- id: it; points: 1 -->
        ```swift predict
        (30, 80) * S(1, 1 / 3)
        ```
        ```swift wrong other
        (30, 26 + 1 / 3)
        ```
        > The other.
        """))
    for (answer, isOther) in [
      ("(30, 26.3333)", true), ("(30, 26.333)", true), ("(30, 26.35)", true), ("(30, 27)", false),
      ("(30, 26.5)", false),
    ] {
      guard case .notYet(let mistake) = verdict(answer, in: lesson) else {
        Issue.record("\(answer) passes")
        continue
      }
      #expect((mistake.id == "other") == isOther, "\(answer): \(mistake)")
    }
  }

  /// A matrix has not the members that the checks of a transform read.
  @Test func aMatrixIsNotTheTransformAskedFor() {
    let lesson = exerciseLesson(checks: "holds m.tx ≈ 3", solution: "let m = T(3, 4)")
    let reason = "m is a 3×3 matrix; a transform is asked for."
    #expect(verdict("let m = [1, 0, 0; 0, 1, 0; 3, 4, 1]", in: lesson) == .notGradable(reason))
    let list = "m is a list; a transform is asked for."
    #expect(verdict("let m = [1, 0, 0, 1, 3, 4]", in: lesson) == .notGradable(list))
  }

  /// The message of a check tells what that check compares, not what another one does that passed.
  @Test func aMessageTellsItsOwnCheck() {
    let lesson = exerciseLesson(
      checks: "holds (0, 0) * m ≈ (-4, 3)\nvalue m ≈ solution 1pt \"{got}, not {want}.\"",
      solution: "let m = T(3, 4) * R(90°)")
    guard case .notYet(let mistake) = verdict("let m = T(-4, 3)", in: lesson) else {
      return #expect(Bool(false))
    }
    #expect(
      mistake.cause == "transform(1, 0, 0, 1, -4, 3), not transform(0, 1, -1, 0, -4, 3).",
      "\(mistake)")
  }
}
