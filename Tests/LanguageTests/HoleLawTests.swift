import Foundation
import Language
import Testing

/// What is said about a `?` is so.
@Suite struct HoleLawTests {
  /// Every value that is offered makes the equation true when it is typed.
  @Test(arguments: [
    "1/? == 4", "S(?).inverted() ≈ S(2)", "(1, 1) * ? ≈ (100000, 15)", "sin(?) == 1", "cos(?) ≈ 1",
    "cos(?) == -1", "? * R(-30°) ≈ S(-278.3455, 1000000)", "(3, 4) * ? ≈ (5, 0)", "S(3) * ? ≈ S(1)",
    "abs(?) == 3", "abs(? - 2) == 3", "(1, 0).distance(to: (?, 0)) == 5", "? % 3 == 1",
    "min(?, 2) == 2", "2^? ≈ 10", "? ≈ 400°", "R(?) ≈ R(200°)", "tan(?) ≈ 1",
    "T(3, 4) * ? ≈ R(17°)", "R(10°) * ? * S(3, 0.7) ≈ T(1, 1) * H(x: 0.3)", "? * 3 ≈ 1",
    "vector(1, 2) + ? ≈ vector(4.1, 6.7)", "sin(?) ≈ 0.123456",
    "rect(0, 0, 10, 10).union(?) ≈ rect(0, 0, 20, 30)", "(1 < 2) == ?", "CGRectEdge.maxYEdge == ?",
    "[1, 2; 3, 4] * ? ≈ [2, 1; 4, 3]",
    "? * [1, 2, 3; 4, 5, 6; 7, 8, 10] ≈ [1, 2, 4; 4, 5, 6; 7, 8, 9]",
    "[1, 2;] * ? ≈ [5;]", "[1; 2] * ? ≈ [2, 3; 4, 6]", "[1, 2; 3, 4] * ? ≈ [5; 6]",
  ])
  func whatIsOfferedIsTrue(equation: String) throws {
    for source in try solutions(equation) {
      let typed = equation.replacingOccurrences(of: "?", with: source)
      #expect(output(of: typed).hasSuffix("true"), "\(typed)")
    }
  }

  private func solutions(_ equation: String) throws -> [String] {
    var run = ProgramRun()
    run.session.settings.isJSON = true
    let line = run.output(of: equation)
    let answer = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let found = answer?["solutions"] as? [[String: Any]] ?? []
    return found.compactMap { $0["source"] as? String }
  }
}
