import Language
import Prompt
import Testing

@Suite("Settings that are kept")
struct RememberingTests {
  private let begin = "// settings of ':set', kept by Pivot (write your own lines outside)\n"
  private let end = "// end of settings\n"

  @Test func ownLinesStay() {
    var file = remembering("precision", "4", in: "let mine = 42\nno newline")
    #expect(file == "let mine = 42\nno newline\n" + begin + ":set precision 4\n" + end)
    file = remembering("style", "ascii", in: file + "after()\n")
    file = remembering("precision", "5", in: file)
    #expect(
      file == "let mine = 42\nno newline\n" + begin + ":set style ascii\n:set precision 5\n" + end
        + "after()\n")
    file = remembering("style", nil, in: remembering("precision", nil, in: file))
    #expect(file == "let mine = 42\nno newline\nafter()\n")
    #expect(remembering("style", nil, in: "") == "")
  }

  @Test func aDamagedPartLosesNothing() {
    let file = begin + ":set precision 4\nlet mine = 1\n"
    #expect(
      remembering("style", "ascii", in: file)
        == begin + ":set precision 4\n:set style ascii\n" + end + "let mine = 1\n")
    let inside = begin + "let mine = 1\n:set precision 4\n" + end
    #expect(forgettingSettings(in: inside) == "let mine = 1\n")
  }

  /// An editor may have put CR LF behind each line: the part is found, and the person's lines keep theirs.
  @Test func carriageReturnsStay() {
    let file = "let mine = 42\r\n" + (begin + ":set precision 4\n\n" + end).crlf + "after()\r\n"
    #expect(
      remembering("style", "ascii", in: file)
        == "let mine = 42\r\n" + begin + ":set precision 4\n:set style ascii\n" + end
        + "after()\r\n")
    #expect(forgettingSettings(in: file) == "let mine = 42\r\nafter()\r\n")
    #expect(
      remembering("precision", "5", in: "let mine = 42\r\n")
        == "let mine = 42\r\n" + begin + ":set precision 5\n" + end)
  }

  @Test func whatIsSetIsKept() {
    var talk = Conversation()
    func asked(_ entry: String) -> [String] {
      talk.prompt.handle(entry).map(talk.described).filter { $0.first == "<" }
    }
    #expect(asked(":set precision 4") == ["<remember precision 4>"])
    #expect(asked(":set precision 7") == ["<remember precision no more>"])
    #expect(asked(":set precision 99").isEmpty)
    #expect(asked(":set precision").isEmpty)
    #expect(asked("convention(column)").isEmpty)
    #expect(asked(":undo").isEmpty)
    #expect(asked(":set convention column") == ["<remember convention column>"])
    #expect(asked(":undo") == ["<remember convention no more>"])
    #expect(asked(":redo") == ["<remember convention column>"])
  }

  @Test func whereIsSaidOnce() {
    var talk = Conversation()
    #expect(
      talk.prompt.remembered(at: "~/init.pivot").map(talk.described)
        == ["kept for next time in ~/init.pivot; ':set defaults' forgets"])
    #expect(talk.prompt.remembered(at: "~/init.pivot").isEmpty)
    var other = Conversation()
    let effect = Effect.remember(setting: "style", value: "ascii")
    #expect(
      other.prompt.failed(effect, reason: "Read-only file system").map(other.described)
        == ["not kept for next time: Read-only file system"])
    #expect(other.prompt.failed(effect, reason: "Read-only file system").isEmpty)
    // Each is news after the other.
    #expect(other.prompt.remembered(at: "~/init.pivot").count == 1)
    #expect(other.prompt.failed(effect, reason: "Disk full").count == 1)
    #expect(other.prompt.failed(effect, reason: "Disk full").isEmpty)
    #expect(other.prompt.remembered(at: "~/init.pivot").isEmpty)
  }

  @Test func theStartRunsSettingsAndPrograms() {
    var talk = Conversation()
    let file = """
      let third = 1.0 / 3
      func twice(x) {
        x * 2
      }
      print("hello")
      third
      :set precision 3
      let A = T(1, 2) * R(90°)
      """
    #expect(talk.prompt.initialize(Array(file.utf8), from: "init").map(talk.described) == ["hello"])
    #expect(talk.say("twice(third)") == ["0.667"])
    #expect(talk.say("let b = 1") == ["b = 1"], "only the file is silent")
    #expect(talk.say(":undo") == ["undone: let b = 1"])
    #expect(talk.say(":undo") == ["nothing to undo"])
    #expect(talk.say(":save x") == ["<write x>\ntwice(third)\n"])
    _ = talk.say(":reset")
    #expect(talk.say("third") == ["0.333"])
  }

  @Test func mistakesAtTheStartNameTheirPlace() {
    var talk = Conversation()
    let file = "let a = 1\n:set precison 3\nnope\n:quit\nlet b = 2\n"
    let shown = talk.prompt.initialize(Array(file.utf8), from: "init").map(talk.described)
    #expect(shown.count == 3)
    #expect(shown[0].hasSuffix("= did you mean 'precision'?\n  = in init:2"))
    #expect(shown[1].contains("┌─ init:3:1"))
    #expect(
      shown[2]
        == "error: here stand programs and ':set NAME VALUE'\n  = this is ':quit'\n  = in init:4")
    #expect(talk.say("a + b") == ["3"])
  }

  @Test func aConventionFromTheStartIsSaidAndSaved() {
    var talk = Conversation()
    #expect(talk.prompt.greeting.isEmpty)
    _ = talk.prompt.initialize(Array(":set convention column\n".utf8), from: "init")
    #expect(
      talk.prompt.greeting.map(\.plain)
        == ["points are columns here: B * A * p (':set convention row')"])
    _ = talk.say("let p = T(1, 2) * (0, 0)")
    #expect(talk.say(":save x") == ["<write x>\nconvention(.column)\nlet p = T(1, 2) * (0, 0)\n"])
  }

  @Test func theConventionOutlivesAReset() {
    var talk = Conversation()
    _ = talk.say(":set convention column")
    _ = talk.say(":reset")
    #expect(talk.say("T(1, 2) * (0, 0)") == ["(1, 2)"])
    #expect(talk.say(":save x") == ["<write x>\nconvention(.column)\nT(1, 2) * (0, 0)\n"])
  }
}

extension String {
  fileprivate var crlf: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
