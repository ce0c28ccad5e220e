import Foundation
import TestSupport
import Testing

@testable import pivot

/// What comes of answers whose judging was ended by somebody else, or by Ctrl-C.
@Suite("Grading that is ended", .timeLimit(.minutes(5)))
struct EndedGradingTests {
  @Test func whoEndedIt() {
    func signal(_ number: Int32, isOutOfTime: Bool = false) -> EndingSignal {
      EndingSignal(number: number, isOutOfTime: isOutOfTime)
    }
    for number in [SIGKILL, SIGHUP, SIGTERM, SIGQUIT] {
      #expect(signal(number).isFromOutside)
      #expect(!signal(number, isOutOfTime: true).isFromOutside)
    }
    for number in [SIGXCPU, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
      #expect(!signal(number).isFromOutside)
    }
    #expect(signal(SIGKILL, isOutOfTime: true).words == "It took too long and was stopped.")
    #expect(signal(SIGXCPU).words == "It took too long and was stopped.")
    #expect(signal(SIGSEGV).words == "It went too deep and was stopped.")
    #expect(signal(SIGILL).words == "It used too much and was stopped.")
  }

  /// What was judged before Ctrl-C stands in the file of results, and of the others it says that they were not.
  @Test func whatWasJudgedIsKept() throws {
    let folder = try Classroom()
    try folder.write("in/aaa.md", answers("let m = T(1, 2)"))
    for index in 0..<40 { try folder.write("in/b\(index).md", answers("while true { }")) }
    let (file, out) = (folder["all.csv"], folder["out"])
    let terminal = try PseudoTerminal(
      Pivot.path,
      arguments: [
        "grade", folder.lesson, folder["in"], "-o", file, "--format", "csv", "--out", out,
        "--jobs", "1",
      ], environment: ["HOME": folder[""]], columns: 400)
    try terminal.wait("a result") { _ in
      (try? folder.read("out/results/aaa.json"))?.contains("\"graded\"") ?? false
    }
    try terminal.send("\u{3}")
    #expect(try terminal.exitCode() == 130)
    let words = "of 41 were judged; in \(out) and \(file) the others say 'not-finished'"
    #expect(terminal.transcript.contains(words), "\(terminal.transcript)")
    let rows = try folder.read("all.csv").split(separator: "\n").dropFirst(2)
    #expect(rows.first?.hasPrefix("aaa,1,1,graded,") == true)
    #expect(rows.last?.contains(",not-finished,") == true)
    #expect(rows.count == 41)
  }
}
