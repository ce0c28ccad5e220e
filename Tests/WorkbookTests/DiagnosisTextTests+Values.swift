import Testing

@testable import Workbook

/// Of places, of several like steps, and of values that are only said.
extension DiagnosisTextTests {
  /// A typed place is told of by what is wrong with it, not by the numbers of the question.
  @Test(arguments: [
    ("(3, 4) * R(90°)", "(-4, -3)", "The y has the other sign."),
    ("(3, -4) * R(90°)", "(-4, 3)", "The x has the other sign."),
    ("vector(3, 4) * R(90°)", "vector(-4, -3)", "The dy has the other sign."),
    (
      "(3, 4) * CGAffineTransform(0, 1, 1, 0, 0, 0)", "(4, -3)",
      "A number of the matrix is taken with the other sign."
    ),
    ("(5, 2) * R(90°) * T(10, 20)", "(12, 25)", "The x comes out on the other side."),
    ("(3, 4) * R(90°)", "(4, 3)", "The x has the other sign."),
    ("(5, 2) * T(10, 20) * R(90°)", "(22, 15)", "The x has the other sign."),
    (
      "(5, 2) * S(2) * T(1, 1)", "(-9, -3)",
      "Before the shift both coordinates have the other sign."
    ),
  ])
  func ofATypedPlaceItIsSaidWhatIsWrongWithIt(
    _ solution: String, _ answer: String, _ words: String
  ) throws {
    let mistake = try mistake("let p = \(answer)", solution: "let p = \(solution)")
    #expect(mistake.cause.hasPrefix(words), "\(mistake.cause)")
  }

  @Test func ofAPlaceThatIsSetItIsSaidWhichNumberIsWrong() throws {
    let told = try mistake(
      "card.center = (-40, -30)", setup: "let card = view(40, 60, 100, 50)",
      block: "```swift solution\ncard.center = (30, 40) * R(-90°)\n```\n",
      checks: "```checks\nvalue card.center ≈ solution\n```\n")
    #expect(told.cause.hasPrefix("The x has the other sign."), "\(told.cause)")
    let lines = try mistake(
      "var p = CGPoint.zero\np.x = -4\np.y = -3", solution: "let p = (3, 4) * R(90°)")
    #expect(!lines.cause.contains("The x"), "\(lines.cause)")
  }
}
