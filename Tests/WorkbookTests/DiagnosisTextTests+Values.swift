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

  /// Of several like steps one is meant: whoever turns once of twice does turn, and the right way.
  @Test(arguments: [
    ("R(10°) * R(30°)", "R(30°)", "One of the turns is left out."),
    ("R(10°) * R(30°)", "R(0) * R(10°)", "One of the turns comes to nothing."),
    ("S(2) * R(90°) * S(3)", "S(3) * R(90°)", "One of the scales is left out."),
    ("T(2, 3) * T(1, 1)", "T(2, 3)", "One of the shifts is left out."),
    ("T(10, 20) * T(5, 7)", "T(10, 20)", "One of the shifts is left out."),
    ("R(10°) * S(2) * R(30°)", "R(30°)", "Only one of the turns is there"),
    ("R(10°) * R(30°)", "R(20°)", "In one of the turns it turns the other way."),
    ("R(10°) * R(30°)", "R(5°) * R(30°)", "In one of the turns it turns only half as far."),
    ("S(2, 3) * S(4, 5)", "S(2, 3) * S(4, 4)", "In one of the scales both axes are scaled"),
    ("S(2, 3) * R(20°) * T(1, 2)", "S(2, 3) * R(200°) * T(1, 2)", "It turns by 180° besides."),
  ])
  func ofSeveralLikeStepsOneIsMeant(_ solution: String, _ answer: String, _ words: String) throws {
    let mistake = try mistake("let t = \(answer)", solution: "let t = \(solution)")
    #expect(mistake.cause.hasPrefix(words), "\(mistake.cause)")
  }

  /// What a factor does that has only a name is not known, and a shift beside it is left out all the same.
  @Test func aShiftBesideANameIsLeftOut() throws {
    let told = try mistake(
      "let t = m", solution: "let t = m * T(1, 2)",
      setup: "let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)")
    #expect(told.cause.hasPrefix("The shift is left out."), "\(told.cause)")
  }

  @Test func anAngleThatIsAddedHasTheSignOfTheSum() throws {
    let added = try mistake("let a = 115°", solution: "let a = 90° - 25°")
    #expect(added.cause.hasPrefix("It comes to a sum where a difference is asked for."))
    #expect(!added.cause.contains("angle has"), "\(added.cause)")
    let one = try mistake(
      "let p = cos(30°) + 2 * sin(-50°)", solution: "let p = cos(30°) + 2 * sin(50°)")
    #expect(!one.cause.contains("the angle has"), "\(one.cause)")
  }

  /// Of a value that is only said, nobody knows by which of two mistakes it came about.
  @Test(arguments: [
    ("(10, 0) * T(5, 7) * S(2)", "(25, 7)", ["not in the right order", "only half as far"]),
    (
      "T(10, 20) * S(2)", "CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20)",
      ["not in the right order", "only half as far"]
    ),
    ("(100, 50) * m", "(100, 50)", ["not divided by its last number", "nothing has been done"]),
    (
      "R(90°)", "CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)",
      ["turns the other way", "rows and columns are exchanged"]
    ),
  ])
  func severalMistakesMayGiveAValue(_ solution: String, _ answer: String, _ words: [String]) throws
  {
    let told = try mistake(
      "let t = \(answer)", solution: "let t = \(solution)",
      setup: "let m = [1, 0, 0.002; 0, 1, 0; 0, 0, 1]")
    #expect(told.cause.hasPrefix("It could be that "), "\(told.cause)")
    for word in words { #expect(told.cause.contains(word), "\(told.cause)") }
  }

  @Test func aMatrixMayBeReadByColumns() throws {
    let told = try mistake(
      "[0, -1, 0; 1, 0, 0; 0, 0, 1]", setup: "", block: "```swift predict\nR(90°)\n```\n",
      checks: "", kind: "Predict")
    #expect(told.cause.contains(", or that the numbers b and c are exchanged."), "\(told.cause)")
  }

  /// A lesson that sets a wide tolerance says what is close.
  @Test func beyondAWideToleranceNothingIsRounded() throws {
    let told = try mistake(
      "let k = 1000000.6", setup: "", block: "```swift solution\nlet k = 1000000\n```\n",
      checks: "```checks\nvalue k ≈ solution ± 0.5\n```\n")
    #expect(told.id != "rounded", "\(told.cause)")
  }
}
