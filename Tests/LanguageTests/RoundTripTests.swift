import Language
import TestSupport
import Testing

/// What is shown can be typed back: a value's text evaluates to a value of the same text, and with
/// all digits to the identical value.
@Suite struct RoundTripTests {
  private static let count = 1000

  @Test(arguments: ValueKind.allCases)
  func atDefaultPrecision(_ kind: ValueKind) {
    expectAll(kind, seed: 1) { program, session in
      let first = text(program, &session)
      return first != nil && text(first ?? "", &session) == first
    }
  }

  @Test(arguments: ValueKind.allCases)
  func atFullPrecision(_ kind: ValueKind) {
    expectAll(kind, seed: 2, digits: .full) { program, session in
      guard let first = stored(program, &session), let second = stored(first.text, &session) else {
        return false
      }
      return first.json == second.json && first.text == second.text
    }
  }

  /// The ASCII form of a value is input too, and means the same.
  @Test(arguments: ValueKind.allCases)
  func inASCII(_ kind: ValueKind) {
    expectAll(kind, seed: 3, count: 200) { program, session in
      guard let first = text(program, &session) else { return false }
      let spelling = ascii(first)
      return spelling.utf8.allSatisfy { $0 < 0x80 } && text(spelling, &session) == first
    }
  }

  /// A shown value (pictures aside) is the text that `evaluate` gives.
  @Test(arguments: ValueKind.allCases.filter { !$0.isShownAsPicture })
  func asShown(_ kind: ValueKind) {
    expectAll(kind, seed: 4, count: 50) { program, session in
      let expected = text(program, &session)
      var shown: [String] = []
      session.onEvent = { if $0.kind == .value { shown.append($0.text.plain) } }
      _ = session.run(program)
      session.onEvent = { _ in }
      return shown == [expected]
    }
  }

  /// Expects that all random values of a kind satisfy a law; names the first three that do not.
  private func expectAll(
    _ kind: ValueKind, seed: UInt64, digits: Settings.Digits = .significant(7),
    count: Int = Self.count, sourceLocation: SourceLocation = #_sourceLocation,
    _ holds: (String, inout Session) -> Bool
  ) {
    var random = SplitMix64(seed: seed)
    var session = Session()
    session.settings.digits = digits
    _ = session.run(ValueKind.declarations)
    var failures: [String] = []
    for _ in 0..<Volume.cases(count) where failures.count < 3 {
      let program = random.valueText(kind)
      if !holds(program, &session) { failures.append(program) }
    }
    // Components of very large numbers: Fixtures/known/open.md.
    withKnownIssue(isIntermittent: true, sourceLocation: sourceLocation) {
      #expect(failures.isEmpty, sourceLocation: sourceLocation)
    } when: {
      !failures.isEmpty && failures.allSatisfy { $0.contains("Components(") }
    }
  }

  private func text(_ program: String, _ session: inout Session) -> String? {
    stored(program, &session)?.text
  }

  private func stored(_ program: String, _ session: inout Session) -> StoredValue? {
    try? session.evaluate(program).get()
  }
}
