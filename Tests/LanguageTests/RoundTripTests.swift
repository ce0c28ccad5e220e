import Language
import TestSupport
import Testing

/// What is shown can be typed back: a value's text evaluates to a value of the same text, and with
/// all digits to the identical value.
@Suite struct RoundTripTests {
  private static let count = 1000

  @Test(arguments: ValueKind.allCases)
  func atDefaultPrecision(_ kind: ValueKind) {
    var random = SplitMix64(seed: 1)
    var session = Session()
    _ = session.run(ValueKind.declarations)
    var failures = 0
    for _ in 0..<Self.count where failures < 3 {
      let program = random.valueText(kind)
      let first = text(program, &session)
      let second = text(first, &session)
      if first != second { failures += 1 }
      #expect(first == second, "\(program)")
    }
  }

  @Test(arguments: ValueKind.allCases)
  func atFullPrecision(_ kind: ValueKind) {
    var random = SplitMix64(seed: 2)
    var session = Session()
    session.settings.digits = .full
    _ = session.run(ValueKind.declarations)
    var failures = 0
    for _ in 0..<Self.count where failures < 3 {
      let program = random.valueText(kind)
      guard let first = stored(program, &session), let second = stored(first.text, &session) else {
        failures += 1
        Issue.record("no value: \(program)")
        continue
      }
      if first.json != second.json || first.text != second.text { failures += 1 }
      #expect(first.json == second.json, "\(program)")
      #expect(first.text == second.text, "\(program)")
    }
  }

  /// Shown values (pictures aside) are the text that `evaluate` gives.
  @Test func whatIsShownIsThatText() {
    var random = SplitMix64(seed: 3)
    for kind in ValueKind.allCases where !kind.isShownAsPicture {
      var run = ProgramRun()
      _ = run.output(of: ValueKind.declarations)
      for _ in 0..<20 {
        let shown = run.output(of: random.valueText(kind))
        #expect(run.output(of: shown) == shown)
      }
    }
  }

  private func text(_ program: String, _ session: inout Session) -> String {
    stored(program, &session)?.text ?? "no value: \(program)"
  }

  private func stored(_ program: String, _ session: inout Session) -> StoredValue? {
    try? session.evaluate(program).get()
  }
}
