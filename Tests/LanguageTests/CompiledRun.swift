import TestSupport
import Testing
import Views

@testable import Language

/// What is left after some programs, the one after the other.
struct CompiledRun: Equatable {
  private final class Log {
    var events: [String] = []
  }

  private var events: [String] = []
  private var codes: [String?] = []
  private var values: [String] = []
  private var steps: [Int] = []
  private var scene = Scene()
  private(set) var forms = 0

  init(_ programs: [String], patience: Int, _ budget: Budget, _ settings: Settings) {
    var session = Session(budget: budget)
    session.patience = patience
    session.settings = settings
    let log = Log()
    session.onEvent = { log.events.append("\($0.kind): \($0.text.plain)") }
    for program in programs {
      codes.append(session.run(program).diagnostics.first?.problem.code)
      steps.append(session.evaluator.fuel.tank.remaining)
      values += CompiledRun.values(of: session.evaluator)
      forms += session.evaluator.forms.made
    }
    (events, scene) = (log.events, session.evaluator.scene)
  }

  /// Numbers to the last bit, and the sign of zero.
  private static func values(of evaluator: Evaluator) -> [String] {
    evaluator.globals.indices.compactMap { index in
      let global = evaluator.globals[index]
      return switch global.value {
      case .number, .boolean, .transform, .point, .vector, .size, .rect,
        .missing where global.state != .missing:
        "\(index) \(global.state) \(global.value)"
      default: nil
      }
    }
  }

  /// The same, however many forms there were.
  static func == (left: CompiledRun, right: CompiledRun) -> Bool {
    left.events == right.events && left.codes == right.codes && left.values == right.values
      && left.steps == right.steps && left.scene == right.scene
  }

  /// Expects the same with and without forms; the most forms that were made.
  static func expectSame(
    _ programs: [String], _ budget: Budget = Budget(), _ settings: Settings = Settings(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Int {
    let tree = CompiledRun(programs, patience: .max, budget, settings)
    var forms = 0
    for patience in [0, 3] {
      let compiled = CompiledRun(programs, patience: patience, budget, settings)
      forms = max(forms, compiled.forms)
      #expect(
        compiled == tree, "patience \(patience)\n\(programs.joined(separator: "\n---\n"))",
        sourceLocation: sourceLocation)
    }
    return forms
  }
}
