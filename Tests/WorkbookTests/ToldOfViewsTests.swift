import Testing

@testable import Workbook

/// What is told of views is true of the answer.
@Suite struct ToldOfViewsTests {
  private func mistake(
    _ answer: String, setup: String, solution: String, check: String
  ) throws -> Mistake {
    let text =
      "## Exercise: it\n<!-- id: it -->\n```swift setup\n\(setup)\n```\n"
      + "```swift solution\n\(solution)\n```\n```checks\n\(check)\n```\n"
    let lesson = lesson(lessonText(text))
    let verdict = Checker().check(answer, of: lesson.exercises[0], in: lesson)
    guard case .notYet(let mistake) = verdict else { throw Unexpected() }
    return mistake
  }

  private struct Unexpected: Error {}

  /// Two numbers have changed places where an answer has them so, not where others come to the same.
  @Test(arguments: [
    ("card.frame = rect(0, 0, 100, 60)\ncard.transform = R(90°)", false),
    ("card.center = (50, 30)\ncard.transform = R(90°)", true),
    ("card.center = CGPoint(x: 5 * 10, y: 30)\ncard.transform = R(90°)", true),
    ("let p = CGPointMake(50, 30);\ncard.center = p\ncard.transform = R(90°)", true),
    ("card.center.x = 50\ncard.center.y = 30\ncard.transform = R(90°)", true),
  ]) func numbersAreExchangedWhereTheyStandSo(_ answer: String, _ isSwapped: Bool) throws {
    let told = try mistake(
      answer, setup: "let card = view(10, 20, 100, 60)",
      solution: "card.transform = R(90°)\ncard.center = (30, 50)",
      check: "value card.frame ≈ solution")
    #expect((told.id == "swapped") == isSwapped, "\(told.cause)")
    #expect(told.cause.contains("changed places") == isSwapped, "\(told.cause)")
  }

  /// A half is set where something of the whole is: else a line is missing.
  @Test(arguments: [
    ("card.transform = R(30°)", "One line is missing: nothing sets center. "),
    ("card.center.y = 50\ncard.transform = R(30°)", "It could be that only the y is set"),
  ]) func whoSetsNothingSetsNoHalf(_ answer: String, _ words: String) throws {
    let told = try mistake(
      answer, setup: "let card = view(10, 20, 100, 60)",
      solution: "card.center = (90, 50)\ncard.transform = R(30°)",
      check: "value card.center ≈ solution.card.center\n"
        + "value card.transform ≈ solution.card.transform")
    #expect(told.cause.hasPrefix(words), "\(told.cause)")
  }

  @Test(arguments: [
    ("card.frame = rect(30, 40, 100, 60)", "card.frame", "nothing sets frame"),
    ("card.bounds.size = size(50, 60)", "card.bounds", "nothing sets bounds"),
  ]) func whoSetsNoFrameSetsNoSize(_ line: String, _ name: String, _ words: String) throws {
    let told = try mistake(
      "card.transform = R(30°)", setup: "let card = view(10, 20, 100, 60)",
      solution: "\(line)\ncard.transform = R(30°)", check: "value \(name) ≈ solution")
    #expect(told.cause.contains(words) && !told.cause.contains("Only"), "\(told.cause)")
  }

  /// A setter that is handed the identity sets what does nothing.
  @Test(arguments: [
    "card.transform = .identity", "card.layer.setAffineTransform(.identity)",
    "[card setTransform:CGAffineTransformIdentity];",
  ]) func aTransformIsSetToDoNothing(_ answer: String) throws {
    for solution in ["card.transform = R(90°)", "card.layer.setAffineTransform(R(90°))"] {
      let told = try mistake(
        answer, setup: "let card = view(10, 20, 100, 60)",
        solution: solution, check: "value card.transform ≈ solution")
      #expect(!told.cause.contains("nothing sets"), "\(told.cause)")
    }
  }

  /// A view turns about its anchor point, a transform by itself about the origin.
  @Test(arguments: [
    "v.transform = R(40°, about: (50, -30))",
    "v.layer.setAffineTransform(T(-50, 30) * R(40°) * T(50, -30))",
    "let t = R(40°, about: (50, -30))\nv.transform = t",
  ]) func aboutWhichPointAViewTurns(_ solution: String) throws {
    let told = try mistake(
      "v.transform = R(40°)", setup: "let v = view(20, 30, 100, 60)", solution: solution,
      check: "value v.frame ≈ solution")
    #expect(
      told.id == "origin"
        && told.cause.contains("t turns about the view's anchor point, by default its middle"),
      "\(told.cause)")
  }

  /// At a corner another corner lies across, in the middle of an edge the opposite edge.
  @Test(arguments: [
    ("(0, 1)", "(20, 90)", "(1, 1)", "(120, 90)", "another corner"),
    ("(0, 0.5)", "(20, 60)", "(1, 0.5)", "(120, 60)", "the opposite edge"),
  ]) func whatLiesAcross(
    _ anchor: String, _ place: String, _ other: String, _ there: String, _ words: String
  ) throws {
    func lines(_ anchor: String, _ place: String) -> String {
      "v.layer.anchorPoint = \(anchor)\nv.layer.position = \(place)\nv.transform = R(40°)"
    }
    let told = try mistake(
      lines(other, there), setup: "let v = view(20, 30, 100, 60)", solution: lines(anchor, place),
      check: "value v.frame ≈ solution")
    #expect(told.cause.hasPrefix("It turns or scales about \(words). "), "\(told.cause)")
  }

  @Test func aCallWithoutLabelsIsNamedAsSwiftNamesIt() throws {
    let told = try mistake(
      "v.transform.concatenating(R(40°))", setup: "let v = view(20, 30, 100, 60)",
      solution: "v.transform = v.transform.concatenating(R(40°))",
      check: "value v.transform ≈ solution")
    #expect(told.cause.hasPrefix("The result of concatenating(_:) is thrown away"), "\(told.cause)")
  }

  /// A size has a width and a height, and no direction.
  @Test(arguments: [
    ("CGSize(width: -180, height: 100)", "The width, -180, is negative. "),
    ("CGSizeMake(180, -100)", "The height, -100, is negative. "),
    ("size(100, 180)", "The width and the height have changed places. The width comes first."),
  ]) func theNumbersOfASize(_ size: String, _ words: String) throws {
    let told = try mistake(
      "photo.bounds.size = \(size)\nphoto.center = (150, 130)",
      setup: "let photo = view(60, 50, 120, 60)",
      solution: "photo.bounds.size = CGSize(width: 180, height: 100)\n"
        + "photo.center = CGPoint(x: 150, y: 130)",
      check: "value photo.bounds ≈ solution")
    #expect(told.cause.hasPrefix(words), "\(told.cause)")
  }
}
