import Language
import Prompt
import Testing

@Suite("Entries")
struct EntryTests {
  @Test func valuesAndAnnouncements() {
    #expect(Conversation.answer(to: "1 + 2") == ["3"])
    #expect(Conversation.answer(to: "let a = 5") == ["a = 5"])
    #expect(Conversation.answer(to: "").isEmpty)
    #expect(Conversation.answer(to: "  \n ").isEmpty)
  }

  @Test func aBlockIsOneEntry() {
    #expect(Conversation.answer(to: "let a = 1\na + 1\na + 2") == ["a = 1", "2", "3"])
  }

  @Test func anErrorKeepsTheLastResult() {
    #expect(Conversation.answer(to: "7", "nope", "_") == ["7"])
    #expect(Conversation.answer(to: "7", "1 +", "_") == ["7"])
    #expect(Conversation.answer(to: "7", ":nope", ":plot 3", "_") == ["7"])
  }

  @Test func numberedResults() {
    #expect(Conversation.answer(to: "1", "nope", "2", "_1 + 10 * _2") == ["21"])
  }

  @Test(arguments: [
    ("* 2", "12"), ("+ 1", "7"), ("- 1", "5"), ("/ 4", "1.5"), ("^ 2", "36"), ("% 4", "2"),
    ("> 3", "true"), ("== 6", "true"), ("!= 6", "false"), ("<= 5", "false"), ("..< 8", "6..<8"),
    ("* (\n2)", "12"), ("is Double", "true"), ("as? String", "nil"), ("& 3", "2"), ("<< 1", "12"),
  ])
  func anInfixOperatorGoesOn(entry: String, shown: String) {
    #expect(Conversation.answer(to: "6", entry) == [shown])
  }

  @Test func aConditionGoesOn() {
    #expect(Conversation.answer(to: "true", "? 1 : 2") == ["1"])
    #expect(Conversation.answer(to: "6", "? rect").first?.contains("rect") == true, "asks for help")
    #expect(PromptSession.isComplete("? the order of things"))
  }

  @Test func whatDoesNotGoOn() {
    let method = "- (void)foo:(CGFloat)x {\n  NSLog(@\"%g\", x);\n}"
    #expect(Conversation.answer(to: "6", method, "[self foo:2]").last == "2")
    #expect(Conversation.answer(to: "6", "- (CGFloat)4") == ["2"])
    #expect(Conversation.answer(to: "6", "-3") == ["-3"])
    #expect(Conversation.answer(to: "6", "// * 2").isEmpty)
    #expect(Conversation.answer(to: "6", "≈ 6").first?.hasPrefix("error[P01") == true)
    #expect(Conversation.answer(to: "true", "!_") == ["false"])
    #expect(Conversation.answer(to: "* 2").first?.hasPrefix("error[P01") == true)
  }

  @Test func aMemberOfTheLastResultGoesOn() {
    #expect(Conversation.answer(to: "(3, 4)", ".y") == ["4"])
    #expect(Conversation.answer(to: "T(1, 2)", ".inverted()", ".tx") == ["-1"])
    #expect(Conversation.answer(to: "T(1, 2)", ".pi") == ["3.141593"])
    #expect(Conversation.answer(to: ".pi") == ["3.141593"])
  }

  @Test(arguments: ["quit", "exit", "exit()", "quit()", ":quit", ":q", "  quit  "])
  func leaving(entry: String) {
    #expect(Conversation.answer(to: entry) == ["<quit>"])
  }

  @Test func aVariableComesBeforeAWord() {
    #expect(Conversation.answer(to: "let quit = 3", "quit") == ["3"])
    #expect(Conversation.answer(to: "let help = 3", "help") == ["3"])
  }

  @Test func memoryOfEarlierMomentsIsGivenUpFirst() {
    var budget = Budget()
    budget.memory = 8_000_000
    var conversation = Conversation(prompt: PromptSession(Session(budget: budget)))
    _ = conversation.say("var a = [1]")
    let grow = "a = [1]; for i in 0..<15 { a = a + a }"
    var shown: [String] = []
    for _ in 0..<6 { shown += conversation.say(grow) }
    #expect(shown.filter { $0.hasPrefix("error") } == [])
    #expect(shown.contains { $0.hasPrefix("memory ran short") })
    #expect(conversation.say("a.count") == ["32768"])
  }
}
