import Foundation
import Language
import Prompt
import Testing

/// The transcripts of the README are what the prompt really shows.
///
/// `PIVOT_RECORD=1` writes the answers anew, and still fails once.
@Suite struct ReadmeTests {
  @Test func transcriptsAreTrue() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md").standardized
    let written = try String(contentsOf: file, encoding: .utf8)
    let replayed = replay(written)
    if replayed != written, ProcessInfo.processInfo.environment["PIVOT_RECORD"] != nil {
      try replayed.write(to: file, atomically: true, encoding: .utf8)
    }
    for (number, (line, answer)) in zip(lines(written), lines(replayed)).enumerated() {
      guard line != answer else { continue }
      let place = SourceLocation(
        fileID: #fileID, filePath: file.path, line: number + 1, column: 1)
      Issue.record("written \(line)\nshown   \(answer)", sourceLocation: place)
      return
    }
    #expect(written == replayed)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with the answers in its console blocks as one session gives them.
  private func replay(_ text: String) -> String {
    var prompt = PromptSession(terminalSession)
    var result: [String] = []
    var entry: [Substring] = []
    var isConsole = false
    for line in lines(text) {
      if isConsole, !entry.isEmpty, !line.hasPrefix("…> ") {
        result += answer(entry.joined(separator: "\n"), &prompt)
        entry = []
      }
      if line.hasPrefix("```") { isConsole = line == "```console" }
      if isConsole, line.hasPrefix("pivot> ") || line.hasPrefix("…> ") {
        entry.append(line.drop { $0 != ">" }.dropFirst(2))
      } else if isConsole, !line.hasPrefix("```") {
        continue
      }
      result.append(String(line))
    }
    return result.joined(separator: "\n")
  }

  /// A prompt in a terminal of 80 columns that shows UTF-8.
  private var terminalSession: Session {
    var session = Session()
    session.settings.columns = 80
    session.settings.rows = 22
    session.settings.pictures = .hybrid
    return session
  }

  private func answer(_ entry: String, _ prompt: inout PromptSession) -> [String] {
    prompt.handle(entry).flatMap { effect -> [String] in
      guard case .show(let event) = effect else { return [] }
      return event.text.plain.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }
  }
}
