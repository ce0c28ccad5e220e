import Foundation
import Language
import Testing

/// Every error code is explained, and the programs of every explanation do what it says.
struct ExplanationTests {
  @Test func everyCodeIsExplainedOnce() throws {
    #expect(Explanation.all.map { "\($0.code)" } == (try sourceCodes().sorted()))
  }

  @Test func explanationsAreFoundByTheirCode() {
    #expect(Explanation.of("p0203").map { "\($0.code)" } == "P0203")
    #expect(Explanation.of("P9999") == nil)
  }

  @Test func textsFitATerminal() {
    for explanation in Explanation.all {
      let lines = "\(explanation.text)".split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { (1...76).contains($0.count) }, "\(explanation.code)")
    }
  }

  @Test(arguments: examples) func wrongProgramGivesExactlyThis(_ example: Example) {
    var run = ProgramRun(budget: Self.budget)
    #expect(run.codes(of: example.wrong) == [example.code])
  }

  @Test(arguments: examples) func rightProgramRunsWithoutAWord(_ example: Example) {
    var run = ProgramRun(budget: Self.budget)
    #expect(!example.right.isEmpty)
    #expect(run.session.run(example.right).status == .done)
    run = ProgramRun(budget: Self.budget)
    #expect(run.codes(of: example.right) == [])
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
}

/// The two programs of an explanation.
struct Example: CustomTestStringConvertible {
  let code: String
  let wrong: String
  let right: String
  var testDescription: String { code }
}

private let examples = Explanation.all.map {
  Example(code: "\($0.code)", wrong: "\($0.wrong)", right: "\($0.right)")
}.filter { !$0.wrong.isEmpty }
