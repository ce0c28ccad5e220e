import Foundation
import TestSupport
import Testing

@testable import Language

/// Where parts of texts are found, whatever repeats in them.
@Suite struct TextSearchTests {
  /// Of two letters, so that much of a part fits in many places.
  @Test(arguments: 0..<400) func everyPlaceIsFound(_ seed: Int) {
    var random = TestSupport.SplitMix64(seed: UInt64(seed))
    let bytes = (0..<(seed % 40)).map { _ in UInt8.random(in: 97...98, using: &random) }
    let part = (0..<(seed % 6)).map { _ in UInt8.random(in: 97...98, using: &random) }
    expectEachPlace(of: part, in: bytes)
    // Long parts are hardly found but where they were taken from.
    expectEachPlace(of: Array(bytes.dropFirst(seed % 7).prefix(15 + seed % 9)), in: bytes + bytes)
    expectEachPlace(
      of: [UInt8](repeating: 97, count: 17) + part, in: Array(repeating: 97, count: 30) + bytes)
  }

  private func expectEachPlace(of part: [UInt8], in bytes: [UInt8]) {
    for start in 0...bytes.count {
      let found = (start...bytes.count).first { bytes[$0...].starts(with: part) }
      #expect(place(of: part, in: bytes, from: start) == found, "\(part) in \(bytes) from \(start)")
    }
  }

  /// What a text is asked costs by its length, so that Ctrl-C and budgets are heeded.
  @Test(arguments: [
    "s.contains(\"b\")", "s.isLowercase", "s.capitalized", "s == t", "[s, t].max()",
  ])
  func longTextsTakeSteps(_ question: String) {
    var session = Session()
    session.budget.steps = 200_000
    let text = "let s = String(repeating: \"a\", count: 40000)\nlet t = s.lowercased()\n"
    #expect(session.run(text + question).status == .done)
    let outcome = session.run("for i in 0..<1000 { let x = \(question) }")
    #expect(outcome.diagnostics.first.map { session.render($0).plain.contains("P0501") } == true)
  }

  @Test func aHundredWarningsAreEnough() {
    var session = Session()
    var told: [String] = []
    session.onEvent = { told.append($0.text.plain) }
    _ = session.run(String(repeating: "func S() {1};\n", count: 130))
    #expect(told.count { $0.contains("warning[") } == 100)
    #expect(told.last == "note: further warnings are left out")
    told = []
    _ = session.run("func S() {2}")
    #expect(told.count == 1)
  }
}
