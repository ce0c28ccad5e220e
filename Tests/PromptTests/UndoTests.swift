import Language
import Testing

@testable import Prompt

@Suite("Undo, redo, reset")
struct UndoTests {
  @Test func variables() {
    var talk = Conversation()
    _ = talk.say("var a = 1")
    _ = talk.say("a = 2")
    #expect(talk.say(":undo") == ["undone: a = 2"])
    #expect(talk.say("a") == ["1"])
    #expect(talk.say(":redo") == ["done again: a = 2"])
    #expect(talk.say("a") == ["2"])
  }

  /// What is left out shows once.
  @Test func longEntriesAreShortened() {
    var talk = Conversation()
    let name = String(repeating: "n", count: 50)
    _ = talk.say("func \(name)(_ x: CGFloat) {\n  print(x)\n}")
    #expect(talk.say(":undo") == ["undone: func \(name)(_ x…"])
    _ = talk.say("func f() {\n  print(1)\n}")
    #expect(talk.say(":undo") == ["undone: func f() { …"])
  }

  @Test func severalAtOnce() {
    var talk = Conversation()
    for entry in ["var a = 1", "a = 2", "a = 3"] { _ = talk.say(entry) }
    #expect(talk.say(":undo 2") == ["undone: a = 3", "undone: a = 2"])
    #expect(talk.say("a") == ["1"])
    #expect(talk.say(":undo 2") == ["undone: var a = 1"])
    #expect(talk.say(":redo 9").count == 3)
    #expect(talk.say(":redo 9") == ["nothing to redo"])
    for count in ["0", "-1", "all", "99999999999999999999"] {
      #expect(talk.say(":undo \(count)").first?.contains("':undo' wants a whole number") == true)
    }
    #expect(talk.say("a") == ["3"])
  }

  @Test(arguments: [":views v", ":vars a", ":reset all", ":paste it", ":quit now"])
  func whatTakesNothingRefusesMore(_ entry: String) {
    #expect(Conversation.answer(to: entry).first?.contains("takes nothing behind it") == true)
  }

  /// The flag of Ctrl-C is set until the next entry is read.
  @Test func whatRanBeforeAnInterruptIsAStep() {
    var looks = 0
    let surroundings = Surroundings(isInterrupted: {
      looks += 1
      return looks > 5
    })
    var talk = Conversation()
    talk.prompt = PromptSession(Session(surroundings: surroundings))
    _ = talk.say("var a = 1")
    #expect(talk.say("a = 2; while true {}").joined().contains("P0507"))
    looks = -100
    #expect(talk.say("a") == ["2"])
    #expect(talk.say(":undo") == ["undone: a = 2; while true {}"])
    #expect(talk.say("a") == ["1"])
  }

  @Test func whatFailedAndChangedNothingIsNoStep() {
    var talk = Conversation()
    for entry in ["var a = 1", "a = 6", "func f() { a = 7; foo() }", "f()"] { _ = talk.say(entry) }
    #expect(talk.say(":undo 2") == ["undone: func f() { a = 7; foo() }", "undone: a = 6"])
    #expect(talk.say("a") == ["1"])
  }

  @Test func viewsAndTheLastResult() {
    var talk = Conversation()
    _ = talk.say("let v = view(1, 2, 3, 4)")
    _ = talk.say("v.center = (100, 100)")
    _ = talk.say("v.frame")
    #expect(talk.say(":undo") == ["undone: v.center = (100, 100)"])
    #expect(talk.say(":redo") == ["done again: v.center = (100, 100)"])
    #expect(talk.say(":undo") == ["undone: v.center = (100, 100)"])
    #expect(talk.say("v.frame") == ["rect(1, 2, 3, 4)"])
    #expect(talk.say(":undo") == ["undone: let v = view(1, 2, 3, 4)"])
    #expect(talk.say(":views").count == 2)
    #expect(talk.say(":undo") == ["nothing to undo"])
  }

  @Test func looksAreNoSteps() {
    var talk = Conversation()
    _ = talk.say("let v = view(0, 0, 10, 10)")
    _ = talk.say("v.center.x = 50")
    let looks = ["v.center", "1 + 1", "v.convert((1, 1), to: window)", "print(v.frame)", "_"]
    for look in looks { _ = talk.say(look) }
    #expect(talk.say(":undo") == ["undone: v.center.x = 50"])
    for look in looks { _ = talk.say(look) }
    #expect(talk.say(":redo") == ["done again: v.center.x = 50"])
    #expect(talk.say("v.center.x") == ["50"])
    #expect(talk.say(":undo") == ["undone: v.center.x = 50"])
  }

  @Test func callsThatChangeAreSteps() {
    var talk = Conversation()
    _ = talk.say("let v = view(0, 0, 10, 10)")
    for entry in ["v.removeFromSuperview()", "advance(1)", "tap(at: (5, 5))", "UIView()"] {
      _ = talk.say(entry)
      #expect(talk.say(":undo") == ["undone: \(entry)"])
    }
  }

  @Test func aBlockIsUndoneAsOne() {
    var talk = Conversation()
    _ = talk.say("let a = 1\nlet b = 2")
    #expect(talk.say(":undo") == ["undone: let a = 1 …"])
    #expect(talk.say(":vars") == ["no variables yet: let a = R(30°)"])
  }

  @Test func failuresAndCommandsAreNoSteps() {
    var talk = Conversation()
    _ = talk.say("let a = 1")
    for entry in ["nope", "1 +", ":vars", ":help", ":set precision 3", ":plot 3"] {
      _ = talk.say(entry)
    }
    #expect(talk.say(":undo") == ["undone: let a = 1"])
  }

  @Test func whatRanBeforeAFailureIsAStep() {
    var talk = Conversation()
    _ = talk.say("var a = 1")
    _ = talk.say("a = 2\nnope")
    #expect(talk.say("a") == ["2"])
    #expect(talk.say(":undo") == ["undone: a = 2 …"])
    #expect(talk.say("a") == ["1"])
  }

  @Test func settingsStay() {
    var talk = Conversation()
    _ = talk.say("let a = 1 / 3")
    _ = talk.say(":set precision 3")
    _ = talk.say(":undo")
    #expect(talk.say("1.0 / 3") == ["0.333"])
  }

  @Test func aHundredStepsAreKept() {
    var talk = Conversation()
    _ = talk.say("var a = 0")
    for _ in 0..<120 { _ = talk.say("a += 1") }
    for _ in 0..<100 { #expect(talk.say(":undo") == ["undone: a += 1"]) }
    #expect(talk.say(":undo") == ["nothing to undo"])
    #expect(talk.say("a") == ["20"])
  }

  /// What an exercise begins with is not undone in it.
  @Test func aPastThatIsHeldStays() {
    var talk = Conversation()
    _ = talk.say("var a = 1")
    talk.prompt.holdPast()
    for _ in 0..<3 { _ = talk.say("a += 1") }
    for _ in 0..<3 { #expect(talk.say(":undo") == ["undone: a += 1"]) }
    #expect(talk.say(":undo") == ["nothing to undo"])
    talk.prompt.releasePast()
    #expect(talk.say(":undo") == ["undone: var a = 1"])
  }

  @Test func resetIsUndone() {
    var talk = Conversation()
    _ = talk.say("let a = 1")
    _ = talk.say(":reset")
    #expect(talk.say(":vars") == ["no variables yet: let a = R(30°)"])
    #expect(talk.say(":undo") == ["undone: :reset"])
    #expect(talk.say(":vars") == ["a = 1"])
  }

  /// What is let go of holds nothing back any more.
  @Test func whatIsForgottenIsNotHeld() {
    let moment = Moment(session: Session())
    var timeline = Timeline(moment)
    timeline.advance(from: moment, by: "a")
    timeline.hold()
    timeline.forget()
    #expect(!timeline.hasPast && timeline.undo() == nil)
    timeline.advance(from: moment, by: "b")
    #expect(timeline.undo() == "b")
  }
}
