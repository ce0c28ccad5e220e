import Testing

@testable import Language

/// What operators and colours are called.
@Suite struct SpellingTests {
  private static let operators = (0..<UInt8.max).compactMap { BinaryOperator(rawValue: $0) }

  /// An operator between what nothing joins is named as it was written.
  @Test(arguments: operators.filter { $0 != .multiply })
  func operatorsAreNamedAsWritten(_ op: BinaryOperator) {
    let shown = output(of: "UIView() \(op.spelling) UIColor.red")
    #expect(shown.contains("'\(op.spelling)' does not join a view and a colour"), "\(shown)")
  }

  @Test func rolesHaveColoursOfTheirOwn() {
    let roles = (0..<UInt8.max).compactMap { TextRole(rawValue: $0) }
    for role in roles {
      let text = StyledText("a", role)
      #expect(text.plain == "a")
      // Colours stand for the marks.
      let bare = role == .mark ? "" : "a"
      #expect((text.coloured == bare) == (role.ansi == nil), "\(role)")
      #expect(text.coloured.hasSuffix("a\u{1B}[0m") || role.ansi == nil, "\(role)")
    }
    #expect(roles.filter { $0.ansi == nil } == [.plain, .value, .mark])
    #expect(TextRole.error.ansi != TextRole.warning.ansi)
    #expect(TextRole.before.ansi != TextRole.after.ansi)
  }
}
