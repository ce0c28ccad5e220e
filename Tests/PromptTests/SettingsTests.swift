import Prompt
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test func precision() {
    #expect(Conversation.answer(to: ":set precision 3") == ["precision 3"])
    #expect(Conversation.answer(to: ":set precision 3", "2.0 / 3") == ["0.667"])
    #expect(Conversation.answer(to: ":set precision full", "2.0 / 3") == ["0.6666666666666666"])
    for wrong in ["0", "18", "-1", "x", "1e9", "3 4"] {
      #expect(
        Conversation.answer(to: ":set precision \(wrong)")
          == ["error[P0606]: 'precision' has no such value\n  = one of: 1 to 17, full"])
    }
  }

  @Test func convention() {
    #expect(
      Conversation.answer(to: ":set convention column")
        == ["convention column   B * A * p: A acts first"])
    #expect(Conversation.answer(to: ":set convention column", "T(1, 2) * (0, 0)") == ["(1, 2)"])
    #expect(
      Conversation.answer(to: "convention(column)", ":set convention").first?
        .hasPrefix("convention column") == true)
    #expect(
      Conversation.answer(to: ":set convention column", ":undo", ":set convention").first?
        .hasPrefix("convention row") == true)
  }

  @Test func theYAxis() {
    let down = Conversation.answer(to: "plot(view(1, 2, 30, 40))")
    let up = Conversation.answer(to: ":set y-axis up", "plot(view(1, 2, 30, 40))")
    #expect(down[0].contains("y down") && !up[0].contains("y down"))
  }

  @Test func pictures() {
    let shown = Conversation.answer(to: ":set pictures off", "plot(view(1, 2, 30, 40))")
    #expect(shown == ["(a picture; ':set pictures auto' shows it)"])
  }

  @Test func style() {
    var talk = Conversation()
    #expect(!talk.prompt.display.isASCII)
    #expect(talk.say(":set style ascii") == ["style ascii"])
    #expect(talk.prompt.display.isASCII)
  }

  @Test func warnings() {
    var talk = Conversation()
    #expect(talk.say("1/2π").first?.hasPrefix("warning[P0713]") == true)
    #expect(talk.say(":set warnings off") == ["warnings off"])
    #expect(talk.say("3/4π").map(\.count) == [9])
    #expect(talk.say("S(0).inverted()").count == 1)
    #expect(talk.say(":set warnings") == ["warnings off"])
    #expect(talk.say(":set warnings on") == ["warnings on"])
    #expect(talk.say("5/4π").count == 2)
    #expect(
      talk.say(":set warnings maybe")
        == ["error[P0606]: 'warnings' has no such value\n  = one of: on, off"])
  }

  @Test func alone() {
    #expect(
      Conversation.answer(to: ":set") == [
        "precision 7", "convention row   p * A * B: A acts first", "y-axis down", "style unicode",
        "pictures auto", "warnings on",
      ])
    #expect(Conversation.answer(to: ":set y-axis") == ["y-axis down"])
  }

  @Test(arguments: ["angle radians", "preview on", "pictures describe", "angle"])
  func whatComesLaterSaysSo(argument: String) {
    let name = argument.prefix { $0 != " " }
    #expect(
      Conversation.answer(to: ":set \(argument)")
        == ["':set \(name)' has no effect yet; it comes with a later version"])
  }

  @Test func mistakes() {
    #expect(
      Conversation.answer(to: ":set precison 3")
        == ["error[P0605]: there is no setting 'precison'\n  = did you mean 'precision'?"])
    #expect(
      Conversation.answer(to: ":set y-axis left")
        == ["error[P0606]: 'y-axis' has no such value\n  = one of: down, up"])
  }
}
