import func Language.listed
import Testing

@testable import Workbook

/// What is told is true of the answer: code is shown only where the answer has it.
@Suite struct DiagnosisTextTests {
  private func mistake(_ answer: String, solution: String, setup: String = "") throws -> Mistake {
    let name = definedNames(in: solution).last ?? "x"
    return try mistake(
      answer, setup: setup, block: "```swift solution\n\(solution)\n```\n",
      checks: "```checks\nvalue \(name) ≈ solution\n```\n")
  }

  private func mistake(
    _ answer: String, setup: String, block: String, checks: String, kind: String = "Exercise"
  ) throws -> Mistake {
    let given = setup.isEmpty ? "" : "```swift setup\n\(setup)\n```\n"
    let lesson = lesson(
      lessonText("## \(kind): it\n<!-- id: it -->\n\(given)\(block)\(checks)"))
    let exercise = try #require(lesson.exercises.first)
    guard case .notYet(let mistake) = Checker().check(answer, of: exercise, in: lesson) else {
      throw Unexpected()
    }
    return mistake
  }

  private struct Unexpected: Error {}

  @Test func stepsAreShownOnlyWhereTheAnswerHasThem() throws {
    let solution = "let t = S(2) * R(30°) * T(5, 7)"
    let own = try mistake("let t = T(5,7) * R(30°) * S(2)", solution: solution)
    #expect(own.cause.contains("T(5, 7) acts first"))
    let other = try mistake(
      "let t = CGAffineTransform(scaleX: 2, y: 2).rotated(by: 30°).translatedBy(x: 5, y: 7)",
      solution: solution)
    #expect(other.id == "order")
    #expect(!other.cause.contains("T(5, 7)"))
  }

  @Test func aTransformWithoutAKnownMistakeIsCalledByWhatItDoes() throws {
    let moved = try mistake("let t = T(40, 50)", solution: "let t = R(90°)")
    #expect(moved.id == nil)
    #expect(moved.cause.hasSuffix("What yours does: translate (40, 50)."))
  }

  @Test func aTurnInsteadOfAMirroringIsNotCalledMirrored() throws {
    let turned = try mistake(
      "let t = R(180°)", solution: "let t = T(0, -140) * S(1, -1) * T(0, 140)")
    #expect(turned.cause.contains("the figure is not mirrored"))
    #expect(!turned.cause.contains("scales"))
  }

  @Test func aCapitalLetterIsNamed() throws {
    let predict = "```swift predict\n\"photo\"\n```\n"
    let mistake = try mistake("\"Photo\"", setup: "", block: predict, checks: "", kind: "Predict")
    #expect(mistake.cause.hasPrefix("Nearly: capital letters"))
  }

  @Test func aStepThatIsWrittenIsNotCalledLeftOut() throws {
    let solution = "let t = S(1.5) * R(130°)"
    let written = try mistake("let t = S(1.5).rotated(by: 130 * .pi)", solution: solution)
    #expect(written.cause.hasPrefix("The turn comes to nothing."))
    let missing = try mistake("let t = S(1.5)", solution: solution)
    #expect(missing.cause.hasPrefix("The turn is left out."))
  }

  @Test func stepsOfAnInverseAreNotShown() throws {
    let mistake = try mistake(
      "let spot = tap * S(0.5, 0.25) * T(-30, 50)", solution: "let spot = tap * place.inverted()",
      setup: "let place = S(2, 4) * T(30, -50)\nlet tap = (190, 110)")
    #expect(
      mistake.cause.hasPrefix("Each step is undone, but in the order in which they were done"))
  }

  @Test func linesThatNobodyWroteAreNotShown() throws {
    let solution = "v.center = (40, 50)\nv.frame = rect(v.frame.minX, 9, 30, 20)"
    let mistake = try mistake(
      "v.frame = rect(v.frame.minX, 9, 30, 20); v.center.x = 40; v.center.y = 50",
      setup: "let v = view(1, 2, 8, 4)",
      block: "```swift solution\n\(solution)\n```\n",
      checks: "```checks\nvalue v.frame ≈ solution\n```\n")
    #expect(!mistake.cause.contains("comes before"))
  }

  @Test(arguments: [
    ("let t = S(0.5)", "let t = S(2)", "what should grow shrinks"),
    ("let t = S(2)", "let t = S(0.5)", "what should shrink grows"),
    ("let t = S(0.5, 2)", "let t = S(2, 0.5)", "by one over each factor"),
  ])
  func aScaleTurnedOverSaysWhichWay(_ answer: String, _ solution: String, _ words: String) throws {
    let mistake = try mistake(answer, solution: solution)
    #expect(([mistake.id].compactMap { $0 } + mistake.others).contains("inverse"))
    if mistake.id == "inverse" { #expect(mistake.cause.contains(words)) }
  }

  @Test func aRowSaysWhichNumbersAreRight() throws {
    let mistake = try mistake(
      "(33, 82, 1)", setup: "", block: "```swift predict\n(2, 3, 1) * T(5, 6)\n```\n", checks: "",
      kind: "Predict")
    #expect(
      mistake.cause == "That is not what it gives: the last number is right, "
        + "the first number and the second are not.")
  }

  @Test func anotherViewIsNamedWithoutItsNumbers() throws {
    let mistake = try mistake(
      "let hit = near", setup: "let near = view(0, 0, 9, 9)\nlet far = view(20, 20, 9, 9)",
      block: "```swift solution\nlet hit = far\n```\n",
      checks: "```checks\nvalue hit ≈ solution\n```\n")
    #expect(mistake.details == ["UIView near"])
  }

  @Test func namesAreListedWithCommas() {
    #expect(listed(["a"]) == "a")
    #expect(listed(["a", "b"]) == "a and b")
    #expect(listed(["a", "b", "c"]) == "a, b and c")
  }

  @Test func noCauseBeginsWithANameThatIsCapitalized() throws {
    let swapped = try mistake("let p = (5, 3)", solution: "let p = (1, 2) + vector(2, 3)")
    #expect(swapped.cause.hasPrefix("The x and the y have changed places"))
  }
}
