import Language
import Prompt
import Testing

@Suite("While an entry is typed")
struct WhileTypingTests {
  private func colours(_ text: String) -> [String] {
    PromptSession(Session()).highlights(text, cursor: text.utf8.count).map { span in
      let bytes = Array(text.utf8)[span.utf8]
      return "\(String(decoding: bytes, as: UTF8.self)) \(span.role)"
    }
  }

  @Test func commands() {
    #expect(colours(":set precision 4") == [":set keyword", "precision function", "4 string"])
    #expect(colours(":set y-axis left") == [":set keyword", "y-axis function", "left error"])
    #expect(colours(":set prec") == [":set keyword"])
    #expect(colours(":set nothing") == [":set keyword", "nothing error"])
    #expect(colours(":zzz 3") == [":zzz error"])
    #expect(colours(":sa") == [":sa keyword"])
    #expect(colours(":s").isEmpty)
    #expect(colours(":").isEmpty)
    #expect(colours(":time R(1)") == [":time keyword", "R function", "( partner", "1 number"])
    #expect(colours(":save! θ.pivot") == [":save! keyword", " θ.pivot string"])
  }

  private func preview(_ text: String, after entries: String...) -> String? {
    var prompt = PromptSession(Session())
    for entry in [":set preview on"] + entries { _ = prompt.handle(entry) }
    return prompt.preview(text)
  }

  /// A preview has less of everything than a run.
  @Test func whatTakesMuchIsNotPreviewed() {
    #expect(preview("Array(0..<300).count") == "300")
    #expect(preview("Array(0..<300_000).count") == nil)
    #expect(Conversation.answer(to: "Array(0..<300_000).count") == ["300000"])
  }

  @Test func previews() {
    #expect(preview("1 + 2") == "3")
    #expect(preview("* 2", after: "21") == "42")
    #expect(preview("let a = 1 + 2") == "a = 3")
    #expect(preview("T(1, 2) * T(3, 4)") == "translate (4, 6)")
  }

  @Test(arguments: [
    "", "3", "let a = 3", "( 1,2 )", "1 +", "f(", "nope", "print(3)", ":vars", "help", "quit",
    "plot(view(1, 2, 3, 4))", "let a = 1; print(a)", "while true {}",
  ])
  func noPreview(text: String) {
    #expect(preview(text) == nil)
  }

  @Test func offUnlessAskedFor() {
    #expect(PromptSession(Session()).preview("1 + 2") == nil)
  }

  @Test func nothingHappens() {
    var prompt = PromptSession(Session())
    _ = prompt.handle(":set preview on")
    _ = prompt.handle("var a = 1")
    _ = prompt.handle("let v = view(1, 2, 3, 4)")
    #expect(prompt.preview("a = 5; v.center = (9, 9); a") == "5")
    #expect(prompt.session.value(named: "a")?.text == "1")
    #expect(prompt.session.value(named: "v")?.text == "UIView v frame rect(1, 2, 3, 4)")
    #expect(prompt.session.value(named: "_") == nil)
  }

  @Test func longLinesAreCut() {
    let line = preview("[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] + []")
    #expect(line?.count == 50 && line?.hasSuffix("…") == true)
  }

  @Test func pastingWhatADebuggerWrote() {
    var talk = Conversation()
    let text = "<UIView: 0x7f8c; frame = (1 2; 30 40); layer = <CALayer: 0x6000>>"
    #expect(
      talk.prompt.take(pasted: text).map(talk.described).joined().contains("rect(1, 2, 30, 40)"))
    #expect(talk.say("_")[0].contains("rect(1, 2, 30, 40)"))
  }

  @Test func pasting() {
    var talk = Conversation()
    #expect(talk.say(":paste") == ["<paste>"])
    #expect(talk.prompt.take(pasted: "1 + 1\n2 + 3").map(talk.described) == ["2", "5"])
    #expect(talk.prompt.take(pasted: "\n ").map(talk.described) == ["nothing was pasted"])
  }
}
