import Foundation
import Language
import Testing

/// Every error code is explained, and every explanation's programs do what it says.
struct ExplanationTests {
  @Test func everyCodeIsExplainedOnce() throws {
    #expect(Explanation.all.map { "\($0.code)" } == (try Self.codes()))
  }

  @Test func explanationsAreFoundByTheirCode() {
    #expect(Explanation.of("p0203").map { "\($0.code)" } == "P0203")
    #expect(Explanation.of("P9999") == nil)
  }

  @Test(arguments: Explanation.all.filter { !$0.wrong.isEmpty })
  func wrongProgramGivesExactlyThisError(_ explanation: Explanation) {
    var session = Session(budget: Self.budget)
    let outcome = session.run("\(explanation.wrong)")
    #expect(outcome.diagnostics.map(\.problem.code) == ["\(explanation.code)"])
  }

  @Test(arguments: Explanation.all.filter { !$0.wrong.isEmpty })
  func rightProgramRuns(_ explanation: Explanation) {
    var session = Session(budget: Self.budget)
    let outcome = session.run("\(explanation.right)")
    #expect(outcome.status == .done, "\(outcome.diagnostics.map(\.problem.headline))")
    #expect(explanation.right.isEmpty == false)
  }

  @Test func textsFitATerminal() {
    for explanation in Explanation.all {
      let lines = "\(explanation.text)".split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { (1...76).contains($0.count) }, "\(explanation.code)")
    }
  }

  /// Small, so that the programs that use one up do it soon.
  private static var budget: Budget {
    var budget = Budget()
    budget.steps = 100_000
    budget.memory = 1_000_000
    budget.depth = 50
    budget.text = 10_000
    return budget
  }

  /// The codes as `Problem` declares them, in their order.
  private static func codes() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Language/Diagnostics/Problem+Code.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    return source.matches(of: #/: "(P[0-9]{4})"/#).map { String($0.output.1) }
  }
}

extension Explanation: CustomTestStringConvertible {
  /// The code names the case.
  public var testDescription: String { "\(code)" }
}

extension StaticString {
  fileprivate var isEmpty: Bool { utf8CodeUnitCount == 0 }
}
