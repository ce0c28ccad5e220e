import Language
import Prompt
import Testing

@Suite("Completion")
struct CompletionTests {
  private func inserts(_ text: String, after entries: String..., cursor: Int? = nil) -> [String] {
    var talk = Conversation()
    for entry in entries { _ = talk.say(entry) }
    return talk.prompt.completions(text, cursor: cursor ?? text.utf8.count).candidates.map(\.insert)
  }

  @Test func commands() {
    #expect(inserts(":v") == ["vars", "views"])
    #expect(inserts(":pl") == ["plot ", "play "])
    #expect(inserts(":x").isEmpty)
  }

  @Test func settings() {
    #expect(inserts(":set p") == ["precision ", "pictures ", "preview "])
    #expect(inserts(":set convention ") == ["row", "column"])
    #expect(inserts(":set convention c") == ["column"])
  }

  /// Where nothing is known of the screen, as in a pipe.
  @Test(arguments: Session.topics) func topicsAreNoWiderThanATerminal(name: String, title: String) {
    let page = Conversation.answer(to: ":help \(name)").joined(separator: "\n")
    #expect(page.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test func topicsOfHelp() {
    #expect(inserts(":help CGAffineTransformMakeR") == ["CGAffineTransformMakeRotation"])
    #expect(inserts(":help und") == ["undo"])
    #expect(inserts(":help rows") == ["rows-and-columns", "rows"])
    #expect(inserts(":help about") == ["about"])
  }

  @Test func expressionsAfterCommands() {
    #expect(inserts(":plot view1", after: "let view12 = 3") == ["view12"])
    #expect(inserts(":info T(1, 2).determ") == ["determinant"])
  }

  @Test func theLanguage() {
    #expect(inserts("T(1, 2).determ") == ["determinant"])
    #expect(inserts("T(1, 2).determ + 3", cursor: 14) == ["determinant"])
    #expect(inserts("CGAffineTransform(rotationA") == ["rotationAngle: "])
  }

  @Test func membersOfTheLastResult() {
    #expect(inserts(".determ", after: "T(1, 2)") == ["determinant"])
    #expect(inserts(".identi").contains("identity"))
  }

  @Test func asData() {
    let talk = Conversation()
    #expect(
      talk.prompt.completions(":und", cursor: 4).json == [
        """
        {"type":"completion","insert":"undo ","replaces":3,\
        "summary":"take the last entries back: views, variables, everything"}
        """
      ])
  }

  @Test func whatIsReplaced() {
    let talk = Conversation()
    #expect(talk.prompt.completions(":he", cursor: 3).replaceCount == 2)
    #expect(talk.prompt.completions(":plot sq", cursor: 8).replaceCount == 2)
    #expect(talk.prompt.completions("θ + sq", cursor: 7).replaceCount == 2)
  }
}
