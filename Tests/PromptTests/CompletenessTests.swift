import Prompt
import Testing

@Suite("What Enter does")
struct CompletenessTests {
  @Test(arguments: [
    "1 + 2", "", ":plot (", ":set", "help", "?", "quit", "f(1))", "* 2", "if a { }", "\"a",
    "let a = 1\na", "- (3) * 2", "- (void)foo:(CGFloat)x {\n}",
  ])
  func runs(entry: String) {
    #expect(PromptSession.isComplete(entry))
  }

  @Test(arguments: [
    "f(", "[1, 2", "[1; 2", "func f() {", "1 +", "* (", "let a =", "pivot> f(", "f(1\n, 2",
    "- (void)foo:(CGFloat)x {", "+ (id)make {",
  ])
  func asksForMore(entry: String) {
    #expect(!PromptSession.isComplete(entry))
  }

  @Test(arguments: [
    ("let a = 1\nlet b = 2", ["let a = 1\nlet b = 2"]),
    (":plot a\nlet b = 2\n\nb\n:vars", [":plot a", "let b = 2\n\nb", ":vars"]),
    ("let a = true\n  ? 1\n  : 2\n:undo", ["let a = true\n  ? 1\n  : 2", ":undo"]),
    ("f(\n:b\n)", ["f(\n:b\n)"]),
    (
      "pivot> let a = 3\na = 3\npivot> :vars\na = 3\npivot> a / 3", ["let a = 3", ":vars", "a / 3"]
    ),
  ])
  func commandsOfABlockStandByThemselves(entry: String, parts: [String]) {
    #expect(PromptSession.parts(of: entry) == parts)
  }

  @Test(arguments: [
    ("f(", 2), ("func f() {\n  if a {", 4), ("f(1)", 0), ("))(", 2), ("\"((\"", 0), ("", 0),
    ("let s = \"\\\"(\" + (", 2),
  ])
  func indentation(text: String, blanks: Int) {
    #expect(PromptSession.indentation(after: text) == blanks)
  }
}
