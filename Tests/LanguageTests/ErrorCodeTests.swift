import Foundation
import Language
import Testing

/// Every code has an example: a page below `Fixtures/errors`, or one of the tests here and in
/// `BudgetTests` where the program would not fit a page.
@Suite struct ErrorCodeTests {
  /// Codes that no page can show: bytes, very long programs, budgets, files and the command line.
  private let elsewhere: Set<String> = ["P0101", "P0110", "P0123"]

  @Test func everyCodeHasAPage() throws {
    let pages = try FixturePage.pages { $0.hasPrefix("errors/") }
    let shown = pages.flatMap { $0.sessions.flatMap(\.steps) }.map(\.expected).joined()
    let missing = try sourceCodes().filter { code in
      !elsewhere.contains(code) && !code.hasPrefix("P05") && !code.hasPrefix("P06")
        && !shown.contains("[\(code)]")
    }
    #expect(missing.isEmpty)
  }

  @Test func codesAreUnique() throws {
    let codes = try sourceCodes()
    #expect(codes.count > 80)
    #expect(Set(codes).count == codes.count)
  }

  @Test func headingsNameTheirCode() throws {
    for page in try FixturePage.pages(where: { $0.hasPrefix("errors/") }) {
      for session in page.sessions where session.heading.hasPrefix("P0") {
        let code = String(session.heading.prefix(5))
        for step in session.steps { #expect(step.expected.contains("[\(code)]"), "\(page.name)") }
      }
    }
  }

  // MARK: Codes without a page

  @Test func bytesThatAreNotUTF8() {
    var session = Session()
    let outcome = session.run([0x31, 0x0A, 0xFF, 0x32], name: "prompt")
    #expect(outcome.diagnostics.map(\.problem) == [.invalidUTF8(offset: 2)])
    #expect(outcome.diagnostics.first?.problem.code == "P0101")
  }

  @Test(
    arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC3]] as [[UInt8]])
  func overlongSurrogateAndTruncatedBytes(_ bytes: [UInt8]) {
    var session = Session()
    #expect(
      session.run([0x22] + bytes + [0x22], name: "x").diagnostics.first?.problem.code == "P0101")
  }

  @Test func aByteOrderMarkAndWindowsLines() {
    var run = ProgramRun()
    var text = ""
    run.session.onEvent = { text += $0.text.plain + "\n" }
    let bytes = [0xEF, 0xBB, 0xBF] + Array("1\r\n2 +\r\n3\r\n".utf8)
    #expect(run.session.run(bytes, name: "x").status == .done)
    #expect(text == "1\n5\n")
  }

  @Test func aVeryLongName() {
    var run = ProgramRun()
    #expect(run.failure(of: String(repeating: "a", count: 100_000)) == "P0110")
  }

  @Test(arguments: [
    String(repeating: "(", count: 10_000) + "1", String(repeating: "[", count: 10_000),
    String(repeating: "-", count: 10_000) + "1", String(repeating: "{", count: 10_000),
    "1" + String(repeating: " + 1", count: 10_000),
    "T(1, 2)" + String(repeating: ".inverted()", count: 10_000),
    String(repeating: "if true { ", count: 10_000),
    "1" + String(repeating: " ? 1 : 1", count: 10_000),
    "nil" + String(repeating: "[0, 1]", count: 10_000),
    "nil" + String(repeating: "[0, 1]", count: 10_000),
    // A chain in a call in a chain is as high as both.
    "1" + String(repeating: " + 1", count: 150) + " + abs(1" + String(repeating: " + 1", count: 150)
      + ")" + String(repeating: " + 1", count: 150),
  ]) func veryDeepNesting(_ program: String) {
    var run = ProgramRun()
    #expect(run.failure(of: program) == "P0123")
  }

  @Test(arguments: [
    "if n >= 0 { n += 1 }\n", "if (n >= 0) n += 1;\n", "if (n < 0) n = 0; else n += 1;\n",
    "for (int i = 0; i < 1; i++) n += 1;\n",
  ]) func whatStandsOneAfterTheOtherIsNotNested(_ statement: String) {
    var run = ProgramRun()
    let body = String(repeating: statement, count: 300)
    #expect(run.output(of: "func f() -> Int { var n = 0\n\(body)return n }\nf()") == "300")
  }
}
