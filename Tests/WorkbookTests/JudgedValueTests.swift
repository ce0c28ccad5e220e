import Testing

@testable import Workbook

/// Which values decide, and which are shown.
@Suite struct JudgedValueTests {
  /// Values decide, not what they are called.
  @Test(arguments: [
    "plot(rect(0,0,40,30))", "let r = rect(0, 0, 40, 30); plot(r)",
    "plot(CGRect(x: 0, y: 0, width: 40, height: 30))",
  ])
  func picturesMayBeWrittenInAnyWay(_ answer: String) {
    let lesson = exerciseLesson(checks: "pictures", solution: "plot(rect(0, 0, 40, 30))")
    #expect(verdict(answer, in: lesson).isRight)
  }

  /// A value that is right has no mistake that a rule could explain.
  @Test func wordsThatAreMissingAreNoMistakeOfValues() {
    let lesson = exerciseLesson(
      checks: "value tilt ≈ solution\navoids about \"Write the three steps.\"",
      solution: "let tilt = T(-100, -60) * R(10°) * T(100, 60)")
    let mistake = Mistake(id: nil, cause: "Write the three steps.", details: [])
    #expect(verdict("let tilt = R(10°, about: (100, 60))", in: lesson) == .notYet(mistake))
  }

  /// The value that is shown belongs to the words above it.
  @Test func theMarkedValueIsThatOfTheMessage() {
    let lesson = exerciseLesson(
      checks: "value a ≈ solution\nvalue b ≈ solution\nholds b.w ≈ 0 \"b is a way.\"",
      solution: "let a = (4, 1, 1)\nlet b = (-1, 3, 0)")
    guard case .notYet(let mistake) = verdict("let a = (4, 1, 7)\nlet b = (-1, 3, 5)", in: lesson)
    else { return #expect(Bool(false)) }
    #expect(mistake.cause.hasPrefix("b is a way."))
    #expect(mistake.details.joined().contains("5*"), "\(mistake.details)")
  }
}
