import Testing

@testable import Workbook

/// Answers of thousands of lines are judged as short ones are; how long that takes: row 6 of Proof.
struct LongAnswersTests {
  private func mistake(_ answer: String, _ checks: String) throws -> Mistake {
    let lesson = exerciseLesson(
      checks: checks, solution: "let pivot = T(-2, -1) * R(90°) * T(2, 1)")
    guard case .notYet(let mistake) = verdict(answer, in: lesson) else { throw Unexpected() }
    return mistake
  }

  private struct Unexpected: Error {}

  @Test func oneNameThousandsOfTimes() throws {
    let lines = String(repeating: "let pivot = R(90°)\n", count: 3_000)
    #expect(try mistake(lines, "value pivot ≈ solution").id == "origin")
  }

  @Test func thousandsOfNames() throws {
    let names = (0..<1_500).map { "let a\($0 + 1) = a\($0) * R(0°)\n" }.joined()
    let answer = "let a0 = R(90°)\n\(names)let pivot = a1500"
    #expect(try mistake(answer, "value pivot ≈ solution\nuses R").id == "origin")
  }
}
