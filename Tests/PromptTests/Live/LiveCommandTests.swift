import Language
@testable import Prompt
import Testing

/// `:live` at the prompt, without a screen.
@Suite struct LiveCommandTests {
  @Test func whatIsLive() {
    #expect(Conversation.answer(to: "let v = view(0, 0, 9, 9)", ":live v") == ["<live v>"])
    #expect(Conversation.answer(to: "let v = view(0, 0, 9, 9)", ":live") == ["<live v>"])
    #expect(
      Conversation.answer(
        to: "let v = view(0, 0, 9, 9)\nv.addSubview(UIView())",
        ":live v.subviews[0]") == ["<live v.subviews[0]>"])
    #expect(Conversation.answer(to: ":live window") == ["<live window>"])
  }

  @Test(arguments: [
    (":live", "there is no view to move yet"), (":live 3", "this is a number"),
    (":live view(1, 2, 3, 4)", "this view has no name"), (":live nope", "nope"),
  ]) func whatIsNot(_ entry: String, _ words: String) {
    let answer = Conversation.answer(to: entry).joined()
    #expect(answer.hasPrefix("error"))
    #expect(answer.contains(words))
  }

  @Test func whatWasDoneIsOneStep() throws {
    var table = try #require(LiveTable(LiveTable.card))
    table.press(.right)
    table.type("7")
    table.press(.tab, .down, .escape)
    let effects = table.prompt.take(table.canvas)
    let conversation = Conversation()
    #expect(
      effects.map(conversation.described) == table.canvas.statements + [
        "done as one step: ':undo' takes it back"
      ])
    #expect(table.prompt.history.last == table.canvas.statements.joined(separator: "\n"))
    #expect(table.prompt.session.value(named: "w")?.text.contains("rect(10, 20, 40, 20)") == true)
    let undone = table.prompt.handle(":undo").map(conversation.described)
    #expect(undone == ["undone: :live v"])
    #expect(table.prompt.session.value(named: "v")?.text.contains("rect(40, 30") == true)
  }

  @Test func discarding() throws {
    var table = try #require(LiveTable(LiveTable.card))
    table.press(.right, .control("C"), .right)
    #expect(table.canvas.statements == ["v.center.x += 10"])
    #expect(table.prompt.take(table.canvas).map(Conversation().described) == ["nothing was kept"])
    #expect(table.prompt.session.value(named: "v")?.text.contains("rect(40, 30") == true)
  }

  @Test func viewsAreCompleted() {
    var conversation = Conversation()
    _ = conversation.say("let card = view(0, 0, 9, 9)\nlet caption = 3\nlet cup = view(1, 1, 1, 1)")
    let found = conversation.prompt.completions(":live c", cursor: 7)
    #expect(found.candidates.map(\.insert) == ["card", "cup"])
  }
}
