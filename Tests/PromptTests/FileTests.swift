import Language
import Prompt
import Testing

@Suite("Saving and loading")
struct FileTests {
  @Test func onlyWhatSucceeded() {
    let entries = [
      "let a = 2", "nope", ":vars", "a * 3", "* 2", "1 +", ".pi", "func f(x) {\n  x + 1\n}",
      "f(a)\nnope", "let gone = 1", ":undo",
    ]
    var talk = Conversation()
    for entry in entries { _ = talk.say(entry) }
    #expect(
      talk.say(":save x.pivot") == [
        """
        <write x.pivot>
        let a = 2
        a * 3
        _ * 2
        ;.pi
        func f(x) {
          x + 1
        }
        f(a)

        """
      ])
  }

  /// A program of a file means what it means by itself; what is saved afterwards too.
  @Test func filesAreReadByRows() {
    var conversation = Conversation()
    _ = conversation.say(":set convention column")
    let program = Array("let a = T(1, 0) * S(2)\nprint((0, 0) * a)".utf8)
    let effects = conversation.prompt.load(program, from: "row.pivot")
    #expect(effects.map(conversation.described) == ["(2, 0)"])
    #expect(conversation.say("a * (0, 0)") == ["(2, 0)"])
    #expect(
      conversation.say(":save x") == [
        "<write x>\nconvention(.column)\nconvention(.row)\nlet a = T(1, 0) * S(2)\n"
          + "print((0, 0) * a)\nconvention(.column)\na * (0, 0)\n"
      ])
  }

  /// What is said in the file stays said.
  @Test func filesMayReadColumns() {
    var conversation = Conversation()
    _ = conversation.prompt.load(Array("convention(column)".utf8), from: "column.pivot")
    #expect(conversation.say("T(1, 2) * (0, 0)") == ["(1, 2)"])
  }

  @Test func theConventionIsSaved() {
    let saved = Conversation.answer(to: ":set convention column", "T(1, 2)", ":save x")
    #expect(saved == ["<write x>\nconvention(.column)\nT(1, 2)\n"])
  }

  /// A variable may be called as a convention is.
  @Test func aVariableDoesNotHideTheConvention() {
    let saved = Conversation.answer(to: "var column = 3", ":set convention column", ":save x")
    #expect(saved == ["<write x>\nvar column = 3\nconvention(.column)\n"])
    var again = Conversation()
    let effects = again.prompt.load(
      Array("var column = 3\nconvention(.column)".utf8), from: "x")
    #expect(effects.map(again.described) == [])
    #expect(again.say("T(1, 2) * (0, 0)") == ["(1, 2)"])
  }

  @Test func whatIsSavedReplays() {
    var talk = Conversation()
    var shown: [String] = []
    for entry in ["let p = (1, 2)", "p * R(90°)", ".x", "* 10", "var v = view(0, 0, 4, 4)", "v"] {
      shown += talk.say(entry)
    }
    guard case .writeFile(_, let contents, _)? = talk.prompt.handle(":save x").first else {
      Issue.record("nothing to write")
      return
    }
    var other = Conversation()
    let replayed = other.prompt.load(Array(contents.utf8), from: "x").map(other.described)
    #expect(replayed == shown.filter { !$0.contains(" = ") })
    #expect(other.say(":vars") == talk.say(":vars"))
  }

  @Test func aLoadedFileIsPartOfWhatIsSaved() {
    var talk = Conversation()
    #expect(talk.say(":load turn.pivot") == ["<read turn.pivot>"])
    _ = talk.prompt.load(Array("let a = 1\n".utf8), from: "turn.pivot")
    #expect(talk.say("a") == ["1"])
    #expect(talk.say(":save x") == ["<write x>\nlet a = 1\na\n"])
    #expect(talk.say(":undo") == ["undone: :load turn.pivot"])
  }

  @Test func mistakesInALoadedFileNameIt() {
    var talk = Conversation()
    let shown = talk.prompt.load(Array("let a = 1\nnope".utf8), from: "turn.pivot")
    #expect(shown.map(talk.described).first?.contains("turn.pivot:2:1") == true)
  }

  @Test func anExistingFileStays() {
    var talk = Conversation()
    _ = talk.say("1")
    _ = talk.say(":save x")
    let shown = talk.prompt.found("x").map(talk.described)
    #expect(shown == ["error: x exists\n  = ':save! x' replaces it"])
    #expect(talk.say(":save! x") == ["<replace x>\n1\n"])
    #expect(talk.say(":save x") == ["<replace x>\n1\n"])
    #expect(talk.prompt.saved("x").map(talk.described) == ["saved 1 entry to x"])
  }

  @Test func failuresAreSaid() {
    var talk = Conversation()
    _ = talk.say("1")
    let reason = "No such file or directory"
    #expect(
      talk.prompt.failed(.readFile(path: "x"), reason: reason).map(talk.described)
        == ["error[P0601]: cannot read x: \(reason)"])
    let write = talk.prompt.handle(":save y/x")[0]
    #expect(
      talk.prompt.failed(write, reason: reason).map(talk.described)
        == ["error[P0602]: cannot write y/x: \(reason)"])
  }

  @Test func filesAreAskedFor() {
    #expect(Conversation.answer(to: ":save")[0].hasPrefix("error: ':save' wants a file"))
    #expect(
      Conversation.answer(to: "1", ":save turn.pivot\n1 + 1").last?
        .hasPrefix("error: ':save' wants a file on one line") == true)
    #expect(Conversation.answer(to: ":load")[0].hasPrefix("error: ':load' wants a file"))
    #expect(Conversation.answer(to: ":save x") == ["nothing to save yet"])
  }

  @Test func quotesAroundAPathAreNoneOfItsLetters() {
    #expect(Conversation.answer(to: "1", ":save \"a b.pivot\"") == ["<write a b.pivot>\n1\n"])
    #expect(Conversation.answer(to: ":load 'a b.pivot'") == ["<read a b.pivot>"])
    #expect(Conversation.answer(to: ":load it's") == ["<read it's>"])
  }

  @Test func editing() {
    #expect(Conversation.answer(to: "let a = 1", ":edit") == ["<edit let a = 1>"])
    #expect(Conversation.answer(to: ":edit b") == ["<edit b>"])
    // One ':edit' after the other edits the same entry.
    #expect(Conversation.answer(to: "a", ":edit", "pivot> :ed b", " :edit") == ["<edit a>"])
    #expect(Conversation.answer(to: ":explain R(1)", ":edit") == ["<edit :explain R(1)>"])
    #expect(Conversation.answer(to: ":edit") == ["<edit >"])
  }

  @Test func whatComesBackFromTheEditor() {
    #expect(PromptSession.entry(edited: "let a = 2", from: "let a = 1") == "let a = 2")
    #expect(PromptSession.entry(edited: ":vars", from: "") == ":vars")
    for text in ["", " \n", "let a = 1\n", ":edit", ":ed x", "pivot> :edit", " :edit\n1"] {
      #expect(PromptSession.entry(edited: text, from: "let a = 1") == nil, "\(text)")
    }
  }
}
