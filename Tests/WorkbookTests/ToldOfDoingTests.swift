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
}
