import Language
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

  /// Four decimals are usual; whoever asks for digits is shown so many.
  @Test(arguments: [
    ("7", "0.8660", "≈"), ("3", "0.866", "≈"), ("10", "0.8660254038", "≈"),
    ("full", "0.8660254037844386", "rotate 30°"),
  ])
  func decimalsOfMatrices(_ precision: String, _ entry: String, _ mark: String) {
    let shown = Conversation.answer(to: ":set precision \(precision)", "R(30°)").joined()
    #expect(shown.contains("⎡  \(entry)  "), "\(shown)")
    #expect(shown.contains("⎥ \(mark)") || shown.contains("⎥   \(mark)"), "\(shown)")
    #expect(shown.contains("\(entry) is √3/2"), "\(shown)")
  }

  /// Whatever names the person has taken.
  @Test func theConventionIsNoVariable() {
    var talk = Conversation()
    for name in ["row", "column", "convention"] { _ = talk.say("let \(name) = 3") }
    #expect(
      talk.say(":set convention column") == ["convention column   B * A * p: A acts first"])
    #expect(talk.say("T(1, 2) * (0, 0)") == ["(1, 2)"])
    _ = talk.say(":reset")
    #expect(talk.say(":set convention").first?.hasPrefix("convention column") == true)
    #expect(talk.say(":set convention row").first?.hasPrefix("convention row") == true)
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

  @Test func formsOfPictures() {
    var talk = Conversation()
    #expect(talk.say(":set pictures") == ["pictures auto   hybrid here"])
    for form in ["hybrid", "ascii", "blocks", "describe", "off"] {
      #expect(talk.say(":set pictures \(form)") == ["pictures \(form)"])
      #expect(
        talk.prompt.handle(":set pictures \(form)").map(talk.described).last
          == "<remember pictures \(form)>")
    }
    #expect(
      talk.prompt.handle(":set pictures auto").map(talk.described).last
        == "<remember pictures no more>")
    #expect(talk.say(":set style ascii") == ["style ascii"])
    #expect(talk.say(":set pictures") == ["pictures auto   ascii here"])
  }

  @Test func style() {
    var talk = Conversation()
    #expect(!talk.prompt.session.settings.isASCII)
    #expect(talk.say(":set style ascii") == ["style ascii"])
    #expect(talk.prompt.session.settings.isASCII)
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

  @Test func anglesOfSteps() {
    let shown = Conversation.answer(to: ":set angle radians", ":explain R(180°)")
    #expect(shown.first?.contains("turn by 3.141593rad about the origin") == true)
  }

  @Test func consequences() {
    let view = "let v = view(0, 0, 10, 10)"
    #expect(Conversation.answer(to: view, "v.center = (9, 9)").isEmpty == false)
    #expect(Conversation.answer(to: view, ":set consequences off", "v.center = (9, 9)") == [])
    #expect(Conversation.answer(to: ":set consequences") == ["consequences on"])
    #expect(
      Conversation.answer(to: ":set consequences off", ":set consequences") == ["consequences off"])
  }

  @Test func alone() {
    let list = Conversation.answer(to: ":set")
    #expect(list.first == "precision     7           significant digits, 1 to 17 or full")
    #expect(list.count == 9)
    #expect(Conversation.answer(to: ":set y-axis") == ["y-axis down"])
  }

  @Test func picturesInWords() {
    let shown = Conversation.answer(to: ":set pictures describe", "plot(view(1, 2, 30, 40))")
    #expect(shown.first?.contains(": an upright rectangle, x 1, y 2, width 30, height 40.") == true)
    let drawn = Conversation.answer(
      to: ":set pictures describe", ":set pictures auto", "plot(view(1, 2, 30, 40))")
    #expect(drawn.first?.contains("───") == true)
  }

  /// 180° are π, a right angle is a quarter turn.
  @Test func angles() {
    #expect(Conversation.answer(to: ":set angle radians", "180°") == ["3.141593rad"])
    #expect(Conversation.answer(to: ":set angle degrees", "0.25turn") == ["90°"])
    #expect(Conversation.answer(to: ":set angle as-written", "0.25turn") == ["0.25turn"])
    #expect(
      Conversation.answer(to: ":set angle radians", "let a = R(90°)")
        == ["a = transform(0, 1, -1, 0, 0, 0)   rotate 1.570796rad about (0, 0)"])
  }

  @Test func defaults() {
    var talk = Conversation()
    for entry in ["precision 3", "convention column", "angle radians", "pictures off"] {
      _ = talk.say(":set \(entry)")
    }
    #expect(talk.say(":set defaults") == Conversation.answer(to: ":set"))
    #expect(talk.prompt.handle(":set defaults").map(talk.described).last == "<forget settings>")
  }

  @Test func mistakes() {
    #expect(
      Conversation.answer(to: ":set precison 3")
        == ["error[P0605]: there is no setting 'precison'\n  = did you mean 'precision'?"])
    #expect(
      Conversation.answer(to: ":set colour red")
        == ["error[P0605]: there is no setting 'colour'\n  = ':set' lists them"])
    #expect(
      Conversation.answer(to: ":set defaults now")
        == ["error: 'defaults' takes nothing behind it\n  = write ':set defaults'"])
    #expect(
      Conversation.answer(to: ":set y-axis left")
        == ["error[P0606]: 'y-axis' has no such value\n  = one of: down, up"])
  }
}
