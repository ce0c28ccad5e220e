import Foundation
import Language
import Testing

/// The language by examples: every page below `Fixtures` runs as it stands.
@Suite struct FixtureTests {
  @Test(arguments: try FixturePage.pages { !$0.hasPrefix("known/") })
  func page(_ page: FixturePage) throws {
    let results = page.sessions.flatMap { runs(of: $0) }
    if isRecording {
      try page.record(results.map { ($0.step, $0.printed) })
      Issue.record("recorded \(page.name); run the tests again")
    }
    for result in results where result.printed != result.step.expected {
      report(result, of: page)
    }
  }

  /// Pages of differences between the program and its specification: who mends one moves it.
  @Test(arguments: try FixturePage.pages { $0.hasPrefix("known/") })
  func known(_ page: FixturePage) throws {
    for session in page.sessions {
      let results = runs(of: session)
      let differences = results.filter { $0.printed != $0.step.expected }
      if let first = results.first, differences.isEmpty {
        Issue.record("mended: \(session.heading)", sourceLocation: place(of: first.step, page))
      } else {
        withKnownIssue { for result in differences { report(result, of: page) } }
      }
    }
  }

  private var isRecording: Bool { ProcessInfo.processInfo.environment["PIVOT_RECORD"] == "1" }

  private func report(_ result: FixtureResult, of page: FixturePage) {
    Issue.record(
      """
      \(result.session)
      --- program
      \(result.step.program)
      --- expected
      \(result.step.expected)
      --- got
      \(result.printed)
      """,
      sourceLocation: place(of: result.step, page))
  }

  private func place(of step: FixtureStep, _ page: FixturePage) -> SourceLocation {
    SourceLocation(
      fileID: "LanguageTests/\(page.name)", filePath: page.path, line: step.line, column: 1)
  }

  private func runs(of session: FixtureSession) -> [FixtureResult] {
    var run = ProgramRun()
    return session.steps.map { step in
      run.session.settings.isJSON = step.isJSON
      run.session.settings.pictures = step.pictures
      run.session.settings.digits = step.options.contains("full") ? .full : .significant(7)
      run.session.settings.announces = step.options.contains("prompt")
      run.session.settings.tellsConsequences = step.options.contains("consequences")
      return FixtureResult(
        session: session.heading, step: step, printed: run.output(of: step.program))
    }
  }
}

/// What one program of a page printed.
private struct FixtureResult {
  var session: String
  var step: FixtureStep
  var printed: String
}
