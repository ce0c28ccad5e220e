import Language
import Testing

@testable import Workbook

/// What is asked for is given away by no word, and passed by no name of one's own.
@Suite struct GivenAwayTests {
  /// Whether there is anything at all is what is asked, and costs as much as any other answer.
  @Test func nothingIsAValueThatIsPredicted() {
    let body = """
      ## Predict: it
      <!-- id: it -->
      ```swift predict
      view(0, 0, 10, 10).hitTest((20, 20), with: nil)
      ```
      """
    guard case .notYet(let mistake) = verdict("7", in: lesson(lessonText(body))) else {
      return #expect(Bool(false))
    }
    #expect(!mistake.cause.contains("nothing"))
    #expect(verdict("nil", in: lesson(lessonText(body))) == .right(notes: []))
  }

  @Test(arguments: [
    ("a == 2", "a"), ("2 == a", "a"), ("front == a", "a"), ("a == a * a", nil), ("b == c", "b"),
    ("3 == b", "b"), ("a == 2 && b", nil), ("a != 2", nil), ("f(a == 2)", nil),
  ])
  func theSideOfAnEqualityThatIsJudged(_ condition: String, _ side: String?) {
    #expect(equatedSides(condition)?.judged(["a"]) == side)
  }

  @Test(arguments: [
    ("holds a == 2", "3", "a is 3, which is not what is asked for."),
    (
      "value a ≈ solution", "Double.nan",
      "a is not the value asked for yet. It is not a number (NaN), as what comes of 0 / 0."
    ),
  ])
  func whatIsWrongIsTold(_ check: String, _ value: String, _ words: String) {
    let lesson = exerciseLesson(checks: check, solution: "let a = 2")
    guard case .notYet(let mistake) = verdict("let a = \(value)", in: lesson) else {
      return #expect(Bool(false))
    }
    #expect(mistake.cause == words)
  }

  /// Who calls a value as a function still calls the function.
  @Test func aNameOfOnesOwnHidesNoCall() {
    let lesson = exerciseLesson(checks: "uses T", solution: "let a = T(1, 2)")
    #expect(verdict("let T = 3.0\nlet a = T(1, 2)", in: lesson).isRight)
    #expect(!verdict("let T = 3.0\nlet a = T * 2", in: lesson).isRight)
  }
}
