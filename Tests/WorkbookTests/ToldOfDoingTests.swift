import Testing

@testable import Workbook

/// What an answer is said to do it does.
@Suite struct ToldOfDoingTests {
  private func mistake(
    _ answer: String, solution: String, checks: String, setup: String = ""
  ) throws -> Mistake {
    let lesson = exerciseLesson(checks: checks, solution: solution, setup: setup)
    guard case .notYet(let mistake) = verdict(answer, in: lesson) else { throw Unexpected() }
    return mistake
  }

  private struct Unexpected: Error {}

  /// Steps in the order for going back are not undone by that.
  @Test(arguments: [
    ("S(2, 4) * T(30, -50)", "T(30, -50) * S(2, 4)"), ("R(30°) * T(30, -50)", "T(30,-50)*R(30°)"),
    ("R(30°, about: (1, 2)) * S(2, 4)", "S(2, 4) * R(30°, about: (1, 2))"),
  ])
  func stepsAreDoneOnceMore(_ product: String, _ answer: String) throws {
    let told = try mistake(
      "let u = \(answer)", solution: "let u = (\(product)).inverted()", checks: "value u ≈ solution"
    )
    #expect(told.id == "inverse", "\(told)")
    #expect(
      told.cause.hasPrefix(
        "The order is the one for going back, but each step is done once more, not undone."),
      "\(told)")
  }

  /// Other steps that come to the same are not those, in no order.
  @Test(arguments: ["S(2, 4) * T(60, -200)", "T(10, -10) * S(2, 4) * T(40, -160)"])
  func otherStepsAreNotDoneOnceMore(_ answer: String) throws {
    let told = try mistake(
      "let u = \(answer)", solution: "let u = (S(2, 4) * T(30, -50)).inverted()",
      checks: "value u ≈ solution")
    #expect(!told.cause.contains("each step is"), "\(told)")
  }

  /// A frame that is set while a view is turned changes its bounds.
  @Test(arguments: ["90°", "30°"]) func aFrameIsSetWhileTheViewIsTurned(_ angle: String) throws {
    let told = try mistake(
      "let v = view(10, 20, 100, 60)\nv.transform = R(\(angle))\nv.frame = rect(10, 20, 100, 60)\n"
        + "let f = v.frame",
      solution: "let v = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))\n"
        + "v.transform = R(\(angle))\nlet f = v.frame",
      checks: "value f ≈ solution")
    #expect(told.id == "frame-bounds", "\(told)")
    #expect(told.cause.hasPrefix("The frame is set while the view is turned or scaled"), "\(told)")
  }

  /// Who sets it first has not set it too late.
  @Test func aFrameIsSetBeforeTheViewIsTurned() throws {
    let told = try mistake(
      "let v = view(0, 0, 1, 1)\nv.frame = rect(10, 20, 100, 60)\nlet f = v.frame",
      solution: "let v = view(10, 20, 100, 60)\nv.transform = R(90°)\nlet f = v.frame",
      checks: "value f ≈ solution")
    #expect(!told.cause.contains("frame is set while"), "\(told)")
  }

  /// Nothing is said of a position that nobody set.
  @Test func onlyAnAnchorPointIsSet() throws {
    let told = try mistake(
      "v.layer.anchorPoint = (0.5, 0)",
      solution: "v.layer.anchorPoint = (0, 0.5)\nv.layer.position = (0, 40)",
      checks: "value v.layer.anchorPoint ≈ solution.v.layer.anchorPoint\n"
        + "value v.frame ≈ solution.v.frame", setup: "let v = view(0, 0, 100, 80)")
    #expect(!told.cause.contains("place of a corner"), "\(told)")
  }

  /// A name keeps its letters where a sentence begins with it.
  @Test func namesKeepTheirLetters() throws {
    let told = try mistake(
      "let p = T(3, 4)\nlet q = S(2)", solution: "let p = S(2)\nlet q = T(3, 4)",
      checks: "value p ≈ solution.p\nvalue q ≈ solution.q")
    #expect(told.cause.hasPrefix("'p' and 'q' have each other's value."), "\(told)")
  }
}
