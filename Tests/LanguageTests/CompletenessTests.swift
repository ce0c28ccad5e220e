import Language
import Testing

/// Whether Enter runs a text or waits for more of it.
@Suite struct CompletenessTests {
  @Test(arguments: [
    "", "1 + 1", "let a = 1", "if true { 1 }", "func f() {}", "// comment", "1 +* 2", ")", "a b",
    "[1, 2; 3]", "\"text\"", "'a'", "(1, 2)\n.x", "\"unclosed", "func f(a a a a) {", "1 < 2 < 3",
    "1...",
  ]) func complete(_ text: String) { #expect(Session.completeness(of: text) == .complete) }

  @Test(arguments: [
    "(", "(1, 2", "[1, 2;", "if true {", "func f() {", "func f(a: Int,", "1 +", "let a =", "a = ",
    "rect(0, 0,\n", "/* comment", "{ x in", "struct P {", "switch a {\ncase 1:", "for x in",
    "while true", "if true", "a &&", "a ? 1", "a ? 1 :", "guard a", "repeat {", "repeat { } while",
    "let", "func", "func f", "a.", "-", "print(\"a\", [1, {", "if true { } else", "a ??", "1..<",
  ]) func incomplete(_ text: String) { #expect(Session.completeness(of: text) == .incomplete) }
}
