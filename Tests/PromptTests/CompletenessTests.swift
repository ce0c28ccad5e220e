import Prompt
import Testing

@Suite("What Enter does")
struct CompletenessTests {
  @Test(arguments: [
    "1 + 2", "", ":plot (", ":set", "help", "?", "quit", "f(1))", "* 2", "if a { }", "\"a",
    "let a = 1\na",
  ])
  func runs(entry: String) {
    #expect(PromptSession.isComplete(entry))
  }

  @Test(arguments: [
    "f(", "[1, 2", "[1; 2", "func f() {", "1 +", "* (", "let a =", "pivot> f(", "f(1\n, 2",
  ])
  func asksForMore(entry: String) {
    #expect(!PromptSession.isComplete(entry))
  }

  @Test(arguments: [
    ("f(", 2), ("func f() {\n  if a {", 4), ("f(1)", 0), ("))(", 2), ("\"((\"", 0), ("", 0),
    ("let s = \"\\\"(\" + (", 2),
  ])
  func indentation(text: String, blanks: Int) {
    #expect(PromptSession.indentation(after: text) == blanks)
  }
}
