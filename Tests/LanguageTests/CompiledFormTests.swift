import TestSupport
import Testing
import Views

@testable import Language

/// A compiled form behaves as the tree does: what a program shows, the values it leaves and the steps it
/// takes are the same with and without.
@Suite struct CompiledFormTests {
  /// What is left after some programs, the one after the other.
  private struct Run: Equatable {
    var events: [String] = []
    var codes: [String?] = []
    var values: [String] = []
    var steps: [Int] = []
    var forms = 0

    static func == (left: Run, right: Run) -> Bool {
      left.events == right.events && left.codes == right.codes && left.values == right.values
        && left.steps == right.steps
    }
  }

  private final class Log {
    var events: [String] = []
  }

  private func run(_ programs: [String], patience: Int, _ budget: Budget) -> Run {
    var session = Session(budget: budget)
    session.evaluator.forms.patience = patience
    let log = Log()
    session.onEvent = { log.events.append("\($0.kind): \($0.text.plain)") }
    var run = Run()
    for program in programs {
      run.codes.append(session.run(program).diagnostics.first?.problem.code)
      run.steps.append(session.evaluator.fuel.tank.remaining)
      run.values += values(of: session.evaluator)
      run.forms += session.evaluator.forms.count
    }
    run.events = log.events
    return run
  }

  /// Numbers to the last bit, and the sign of zero.
  private func values(of evaluator: Evaluator) -> [String] {
    evaluator.globals.indices.compactMap { index in
      let global = evaluator.globals[index]
      return switch global.value {
      case .number, .boolean, .transform,
        .missing where global.state != .missing:
        "\(index) \(global.state) \(global.value)"
      default: nil
      }
    }
  }

  private func expectSame(
    _ programs: [String], _ budget: Budget = Budget(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int {
    let tree = run(programs, patience: .max, budget)
    var forms = 0
    for patience in [0, 3] {
      let compiled = run(programs, patience: patience, budget)
      forms = max(forms, compiled.forms)
      #expect(
        compiled == tree, "patience \(patience)\n\(programs.joined(separator: "\n---\n"))",
        sourceLocation: sourceLocation)
    }
    return forms
  }

  // MARK: Generated

  @Test(arguments: 0..<40) func generatedPrograms(_ round: Int) {
    var forms = 0
    for seed in 0..<50 {
      var maker = ProgramMaker(seed: UInt64(round * 1000 + seed))
      var budget = Budget()
      budget.steps = [300, 3_000, 10_000][seed % 3]
      budget.depth = [5, 40][seed % 2]
      forms += min(1, expectSame([maker.program(), maker.program()], budget))
    }
    #expect(forms > 10)
  }
}
