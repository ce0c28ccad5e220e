import func Language.listed
import Testing

@testable import Workbook

/// What is told is true of the answer: code is shown only where the answer has it.
@Suite struct DiagnosisTextTests {
  func mistake(_ answer: String, solution: String, setup: String = "") throws -> Mistake {
    let name = definedNames(in: solution).last ?? "x"
    return try mistake(
      answer, setup: setup, block: "```swift solution\n\(solution)\n```\n",
      checks: "```checks\nvalue \(name) ≈ solution\n```\n")
  }

  func mistake(
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

  /// Of a point with a 0 in it one number has another sign, and where others follow, both are told.
  @Test func signsOfThePointThatStays() throws {
    let mirror = try mistake(
      "let m = S(-1, 1, about: (-40, 0))", solution: "let m = S(-1, 1, about: (40, 0))")
    #expect(mirror.cause.hasPrefix("The x of the point that stays has the other sign."))
    let both = try mistake(
      "let m = R(90°, about: (-3, -1)) * T(10, 0)",
      solution: "let m = R(90°, about: (3, 1)) * T(10, 0)")
    #expect(both.cause.hasPrefix("Both numbers of the point that stays have the other sign."))
  }

  /// Whoever writes the value itself has left out no line, and turned nothing too far.
  @Test func ofAValueOnlyTheLikeliestIsTold() throws {
    let told = try mistake(
      "let r = rect(10, 20, 40, 30)",
      solution: "let v = view(10, 20, 40, 30)\nv.transform = R(90°)\nlet r = v.frame")
    #expect(told.id == "frame-bounds", "\(told.cause)")
    #expect(!told.cause.contains("twice") && !told.cause.contains("missing"), "\(told.cause)")
  }

  /// Beside another mistake not all the steps are the right ones.
  @Test func besideAnotherMistakeTheStepsAreNotSaidToBeRight() throws {
    let told = try mistake(
      "let t = T(40, 40) * S(0.5, 1.5)",
      solution: "let t = T(-10, -20) * S(0.5, 1.5) * T(50, 60)")
    #expect(told.id == "origin+order")
    #expect(told.cause.contains("; and the steps are not in the right order. "), "\(told.cause)")
  }

  /// What a method is called on acts last, though it stands first.
  @Test func aReceiverIsNotSaidToActFirst() throws {
    let start = "var t = CGAffineTransform.identity\nfor i in 0..<3 "
    let told = try mistake(
      start + "{ t = t.rotated(by: 20°).translatedBy(x: 10, y: 0) }",
      solution: start + "{ t = t.translatedBy(x: 10, y: 0).rotated(by: 20°) }")
    #expect(told.id == "order")
    #expect(!told.cause.contains(": t acts first"))
  }

  /// No two of three steps are exchanged: one of them has moved past both others.
  @Test func aStepThatMovedPastAllOthersIsNamed() throws {
    let solution = "let t = S(2, 3) * R(20°) * T(5, 7)"
    let last = try mistake("let t = R(20°) * T(5, 7) * S(2, 3)", solution: solution)
    #expect(last.id == "order")
    #expect(last.cause.contains("S(2, 3) acts last"))
    let turns = "let t = S(2, 3) * T(5, 7) * R(20°)"
    let first = try mistake("let t = R(20°) * S(2, 3) * T(5, 7)", solution: turns)
    #expect(first.cause.contains("R(20°) acts first"))
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

  /// Of a truth value one is wrong, which every mistake that changes it would explain.
  @Test(arguments: [
    ("T(1, 0) * R(90°) == R(90°) * T(1, 0)", "true"), ("(1, 0) * R(90°) ≈ (0, 1)", "false"),
  ]) func aTruthValueIsExplainedByNoRule(_ question: String, _ answer: String) throws {
    let predict = "```swift predict\n\(question)\n```\n"
    let mistake = try mistake(answer, setup: "", block: predict, checks: "", kind: "Predict")
    #expect(mistake.id == nil && mistake.others.isEmpty)
    #expect(mistake.cause.hasPrefix("That is not what it gives."))
  }

  /// A shift is told of only where there is one.
  @Test(arguments: [
    ("(10, 20, 1) * [1, 0, 0; 0, 1, 0; 0, 0, 2]", "(10, 20, 0)", "The last number of the row"),
    ("(10, 20, 0) * [1, 0, 0; 0, 1, 0; 0, 0, 2]", "(10, 20, 2)", "The last number of the row"),
    ("(3, 4, 1) * T(5, 6)", "(3, 4, 0)", "The shift was not applied"),
  ]) func aPointIsNotAVector(_ question: String, _ answer: String, _ words: String) throws {
    let predict = "```swift predict\n\(question)\n```\n"
    let mistake = try mistake(answer, setup: "", block: predict, checks: "", kind: "Predict")
    #expect(mistake.id == "vector-point" && mistake.cause.hasPrefix(words), "\(mistake.cause)")
  }

  @Test func aSignOfAPointIsToldWithItsNumber() throws {
    let solution = "let p = (3, 4) * R(90°) * T(10, 0)"
    let typed = try mistake("let p = (3, -4) * R(90°) * T(10, 0)", solution: solution)
    #expect(typed.id == "sign" && typed.cause.hasPrefix("The y, -4, has the other sign."))
    let worked = try mistake("let p = (14, 3)", solution: solution)
    #expect(!worked.cause.contains("-4"), "\(worked.cause)")
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

  @Test(arguments: [
    ("S(2, 3) * T(1, 2)", "S(-2, -3) * T(1, 2)", "Both factors have the other sign."),
    ("S(2, -3) * T(1, 2)", "S(-2, -3) * T(1, 2)", "Two mirrorings make half a turn"),
    ("S(1, -1) * T(1, 2)", "S(-1, 1) * T(1, 2)", "It mirrors in the other axis."),
    ("S(1, -1) * T(1, 2)", "T(1, 2)", "Nothing is mirrored."),
    ("S(2, 3) * T(1, 2)", "S(2, 1) * T(1, 2)", "Only x is scaled, y keeps its length."),
    ("S(2, 3) * T(1, 2)", "S(1, 3) * T(1, 2)", "Only y is scaled, x keeps its length."),
    ("S(2, 3) * T(1, 2)", "S(2, 2) * T(1, 2)", "Both axes are scaled by the same factor. "),
    (
      "S(2, -3) * T(1, 2)", "S(2, -2) * T(1, 2)",
      "Both axes are scaled by the same factor, but for its sign."
    ),
    ("S(2, 3) * T(1, 2)", "S(3, 2) * T(1, 2)", "The two numbers of a scale have changed places."),
    ("R(40°) * T(1, 2)", "R(40) * T(1, 2)", "The number of degrees is taken for radians."),
    ("R(40°) * T(1, 2)", "R(40 * 180 / .pi) * T(1, 2)", "The degrees are converted the wrong way"),
    ("R(40°) * T(1, 2)", "R(40 / 360) * T(1, 2)", "The part of a full turn is taken for radians."),
    (
      "R(40°) * T(1, 2)", "T(0, 0).rotated(by: 40 / 180) * T(1, 2)",
      "The part of half a turn is taken for radians, and π is missing."
    ),
    ("H(x: 2) * T(1, 2)", "H(y: 2) * T(1, 2)", "The shear acts along the other axis."),
    ("H(x: 2) * T(1, 2)", "H(x: -2) * T(1, 2)", "It shears the other way."),
    ("S(2) * T(5, 2)", "S(2) * T(5, -2)", "The y of a shift has the other sign."),
    ("S(2) * T(5, 2)", "S(2) * T(-5, 2)", "The x of a shift has the other sign."),
    ("S(2) * T(5, 2)", "S(2) * T(-5, -2)", "The shift T(-5, -2) goes the opposite way."),
    ("T(3, 4) * S(2) * T(1, 2)", "S(2)", "The shifts are left out."),
    (
      "S(2, 1) * R(90°) * T(4, 3)", "R(90°)",
      "Only the turn is there, the other steps are left out."
    ),
  ])
  func theCauseSaysWhatWasDone(_ solution: String, _ answer: String, _ words: String) throws {
    let mistake = try mistake("let t = \(answer)", solution: "let t = \(solution)")
    #expect(mistake.cause.hasPrefix(words))
  }

  @Test(arguments: [
    ("T(-3, 4) * S(2) * T(3, -4)", "The y of the point that stays has the other sign."),
    ("T(3, -4) * S(2) * T(-3, 4)", "The x of the point that stays has the other sign."),
    ("T(-3, 0) * S(2) * T(3, 0)", "The y of the point that stays is left out."),
    ("T(0, -4) * S(2) * T(0, 4)", "The x of the point that stays is left out."),
    ("S(2, about: (-3, -4))", "Both numbers of the point that stays have the other sign."),
    ("S(2, about: (4, 3))", "The two numbers of the point that stays have changed places."),
    ("S(2, about: (1.5, 2))", "The point that stays is only half as far from the origin."),
    ("S(2, about: (6, 8))", "The point that stays is twice as far from the origin."),
  ])
  func ofThePointThatStaysItIsSaidHowItLies(_ answer: String, _ words: String) throws {
    let mistake = try mistake("let t = \(answer)", solution: "let t = S(2, about: (3, 4))")
    #expect(mistake.cause.hasPrefix(words))
  }

  @Test(arguments: [
    ("v.center - w.center", "w.center - v.center", "The difference is taken the other way round."),
    ("v.frame.minX + 20", "v.frame.minX - 20", "It subtracts 20 instead of adding it."),
    ("v.frame.minX - 20", "v.frame.minX + 20", "It adds 20 instead of subtracting it."),
    ("(0.25 - 0.5) * 100", "0.75 * 100", "It comes to a sum where a difference is asked for."),
    (
      "v.frame.minX + v.frame.width / 2", "v.frame.minX",
      "It could be that a half is left out, or that one of the places is not added."
    ),
  ])
  func ofASumItIsSaidWhatBecameOfItsParts(
    _ solution: String, _ answer: String, _ words: String
  ) throws {
    let mistake = try mistake(
      "let place = \(answer)", solution: "let place = \(solution)",
      setup: "let v = view(11, 2, 8, 4), w = view(30, 9, 6, 2)")
    #expect(mistake.cause.hasPrefix(words))
  }

  /// A number alone is met by chance, and of a place several things may be so.
  @Test(arguments: [
    (
      "let x = 225", "let x = track.frame.minX + 0.25 * track.frame.width",
      "It could be that the middle is taken for the top left corner, or that"
    ),
    (
      "let x = (150, 270)", "let x = v.convert((0, 0), to: v.superview)",
      "It could be that it is as if the anchor point of a view stood at its top left corner, or that the transform of v"
    ),
  ])
  func whatMayHaveHappenedIsNoFact(_ answer: String, _ solution: String, _ words: String) throws {
    let mistake = try mistake(
      answer, solution: solution,
      setup:
        "let track = view(0, 0, 300, 20), v = view(150, 270, 100, 60)\nv.transform = R(30°)")
    #expect(mistake.cause.hasPrefix(words), "\(mistake.cause)")
  }

  @Test func ofSeveralLinesNoneIsMissing() throws {
    let mistake = try mistake(
      "print(1)", setup: "let badge = view(30, 40, 80, 60)",
      block:
        "```swift solution\nbadge.center = (30, 40)\nbadge.transform = R(45°)\n```\n",
      checks: "```checks\nvalue badge.frame ≈ solution\n```\n")
    #expect(mistake.cause.hasPrefix("Nothing of badge is changed."), "\(mistake.cause)")
  }

  /// There is a line about it, and it does something else.
  @Test func aLineThatMovesTheOtherWayIsNotMissing() throws {
    let cause = try mistake(
      "card.center.y += 100\ncard.alpha = 0.5", setup: "let card = view(20, 20, 80, 60)",
      block: "```swift solution\ncard.center.x += 100\ncard.alpha = 0.5\n```\n",
      checks: "```checks\nvalue card.center.x ≈ solution\nvalue card.alpha ≈ solution\n```\n"
    ).cause
    #expect(cause.hasPrefix("A line about center is missing, or does nothing that is asked for."))
  }

  /// The matrix stands in the question: whoever says a point has written none of its numbers.
  @Test func aGivenMatrixHasItsSigns() throws {
    let cause = try mistake(
      "-12, 30", setup: "",
      block: "```swift predict\n(120, 300) * [1, 0, 0; 0, 1, 0.03; 0, 0, 1]\n```\n", checks: "",
      kind: "Predict"
    ).cause
    #expect(cause.hasPrefix("A number of the matrix is taken with the other sign."))
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

  /// Another view may have been moved: only what is asked for is known to be as it was.
  @Test(arguments: [
    ("card.center = (50, 60)", "'badge.center' is as it was before."),
    ("card.frame = rect(1, 2, 3, 4)", "Nothing sets center: 'badge.center' is as it was before."),
    ("badge.center = badge.center", "'badge.center' is as it was before."),
  ])
  func onlyWhatIsAskedForIsUnchanged(_ answer: String, _ words: String) throws {
    let mistake = try mistake(
      answer, setup: "let card = view(0, 0, 9, 9)\nlet badge = view(20, 20, 9, 9)",
      block: "```swift solution\nbadge.center = (50, 60)\n```\n",
      checks: "```checks\nvalue badge.frame ≈ solution\n```\n")
    #expect(mistake.id == "unchanged")
    #expect(mistake.cause == words + " What does each line of yours change?")
  }

  /// The middle of the card is as far from its left edge as its frame from the top of the window.
  @Test(arguments: [
    ("badge.center = CGPoint(x: card.bounds.maxX, y: card.frame.minY)", "frame-bounds"),
    ("badge.center = CGPoint(x: 120, y: 60)", "frame-bounds"),
    ("badge.center = CGPoint(x: card.bounds.maxX, y: card.bounds.midX)", nil),
  ])
  func theFrameIsOnlyNamedWhereItMayBeMeant(_ answer: String, _ id: String?) throws {
    let solution = "badge.center = CGPoint(x: card.bounds.maxX, y: card.bounds.minY)"
    let mistake = try mistake(
      answer, setup: "let card = view(40, 60, 120, 80)\nlet badge = view(0, 0, 24, 20)",
      block: "```swift solution\n\(solution)\n```\n",
      checks: "```checks\nvalue badge.center ≈ solution\n```\n")
    #expect(mistake.id.map { $0 == "one-place" ? nil : $0 } == id)
  }

  @Test func aCornerStandsWhereTheCenterIsMeant() throws {
    let mistake = try mistake(
      "v.frame.origin = place", setup: "let v = view(10, 20, 30, 40)\nlet place = (50, 60)",
      block: "```swift solution\nv.center = place\n```\n",
      checks: "```checks\nvalue v.frame ≈ solution\n```\n")
    #expect(
      mistake.cause.hasPrefix("The place of a corner is told or set where the center is meant."))
  }

  @Test func aFunctionThatChangesSomethingElseIsNotCalledIdle() throws {
    let mistake = try mistake(
      "func grow() { badge.alpha = 0 }",
      setup: "let badge = view(20, 20, 9, 9)\nfunc then() { grow(); return badge.frame }",
      block: "```swift solution\nfunc grow() { badge.bounds.size = size(30, 30) }\n```\n",
      checks: "```checks\nvalue then() ≈ solution\n```\n")
    #expect(mistake.cause.hasPrefix("'grow' changes nothing of what is asked for."))
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
