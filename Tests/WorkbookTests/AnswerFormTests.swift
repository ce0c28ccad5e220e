import Testing

@testable import Workbook

/// An answer may be written in any form that means the same.
@Suite struct AnswerFormTests {
  private let pivot = lesson(pivotLesson)

  @Test(arguments: ["0, 2", "(0, 2)", " 0, 2 // down", "let a = 2\n0, a\n"])
  func aPointNeedsNoParentheses(_ answer: String) {
    #expect(verdict(answer, in: pivot, 0) == .right(notes: []))
    let path = Checker().decisionPath(of: answer, to: pivot.exercises[0], in: pivot)
    #expect(path.judgement.verdict.isRight)
  }

  /// C defines a number by a macro, too.
  @Test func aMacroIsWhatItStandsFor() {
    let lesson = exerciseLesson(
      checks: "value factor ≈ solution\nholds factor * 2 ≈ 3", solution: "let factor = 1.5")
    #expect(verdict("#define factor 1.5", in: lesson) == .right(notes: []))
    guard case .notYet = verdict("#define factor 2.5", in: lesson) else {
      return #expect(Bool(false), "it has another value")
    }
  }

  /// A dot is a message in Objective-C, also in an answer that has no other mark of it.
  @Test func anAnswerGoesOnInTheLanguageOfTheSetup() {
    let solution = "v.layer.setAffineTransform(t)"
    let answer = "v.layer.affineTransform = t;"
    func setup(_ view: String) -> Lesson {
      exerciseLesson(
        checks: "value v.transform ≈ solution", solution: solution,
        setup: "\(view)\nlet t = S(2, 3)")
    }
    let lesson = setup("UIView *v = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 2, 2)];")
    #expect(verdict(answer, in: lesson) == .right(notes: []))
    guard case .notGradable = verdict(answer, in: setup("let v = view(0, 0, 2, 2)")) else {
      return #expect(Bool(false), "it is not Swift")
    }
  }
}
