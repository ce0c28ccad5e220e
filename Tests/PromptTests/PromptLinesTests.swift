import Language
import Prompt
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  @Test func promptsAndResultsGo() {
    let page = """
      pivot> let a = 2
      a = 2
      pivot> func f(x) {
      …>   x + 1
      …> }
      pivot> f(a)
      3
      """
    #expect(withoutPrompts(page) == "let a = 2\nfunc f(x) {\n  x + 1\n}\nf(a)")
  }

  @Test func indentedAsInAPage() {
    #expect(withoutPrompts("    pivot> 1 + 2\n    3\n    pivot>") == "1 + 2\n")
  }

  @Test func theShortPrompt() {
    #expect(withoutPrompts("> T(1, 2)\n⎡ 1 0 0 ⎤\n> _.tx\n1") == "T(1, 2)\n_.tx")
    #expect(withoutPrompts("\n> 1\n1") == "1")
  }

  @Test(arguments: ["a > b", "let a = 1\n> 2", "…", "", "pivot * 2", "x\n  pivoting"])
  func otherTextStays(text: String) {
    #expect(withoutPrompts(text) == text)
  }

  @Test func aTypedTranscriptRuns() {
    #expect(Conversation.answer(to: "pivot> 1 + 2\n3\npivot> _ * 2\n6") == ["3", "6"])
    #expect(Conversation.answer(to: "pivot> :vars") == ["no variables yet: let a = R(30°)"])
  }

  @Test func aTypedComparisonIsNoTranscript() {
    #expect(Conversation.answer(to: "6", "> 3") == ["true"])
  }
}
