import Language
@testable import Prompt
import Testing

@Suite("Commands")
struct CommandTests {
  @Test func variables() {
    #expect(
      Conversation.answer(to: "let a = 1", "var b = (2, 3)", "a", ":vars") == [
        "a = 1", "b = (2, 3)",
      ])
  }

  @Test func theTreeOfViews() {
    let shown = Conversation.answer(
      to: "let a = view(1, 2, 30, 40)\nlet b = UIView(frame: rect(0, 0, 5, 5))\na.addSubview(b)",
      "let c = UIView(frame: rect(7, 7, 7, 7))", ":views")
    #expect(
      shown == [
        "UIWindow window frame rect(0, 0, 320, 480)",
        "  UIView self.view frame rect(0, 0, 320, 480)",
        "  UIView a frame rect(1, 2, 30, 40)",
        "    UIView b frame rect(0, 0, 5, 5)",
        "UIView c frame rect(7, 7, 7, 7)",
      ])
  }

  /// Its root has two names: the one of its address, and the one it was given.
  @Test func aPastedTreeIsShownOnce() {
    let text = "<UIView: 0xa1; frame = (0 0; 9 9)>|<UIView: 0xa2; frame = (1 2; 3 4)>"
    let shown = Conversation.answer(to: "let root = views(from: \"\(text)\")", ":views")
    #expect(
      shown.dropFirst(2) == [
        "UIView view_a1 frame rect(0, 0, 9, 9)", "  UIView view_a2 frame rect(1, 2, 3, 4)",
      ])
  }

  @Test func pictures() {
    let view = Conversation.answer(to: "let v = view(40, 30, 120, 80)", ":plot v")
    #expect(view.count == 1 && view[0].contains("─── v  A (40, 30)"))
    #expect(Conversation.answer(to: "let v = view(40, 30, 120, 80)", ":plot") == view)
    #expect(
      Conversation.answer(to: "let v = view(40, 30, 120, 80)", "v", "3", ":plot _2").count == 1)
    let turn = Conversation.answer(to: "R(30°)", ":plot")
    #expect(turn == Conversation.answer(to: "plot(R(30°), of: rect(0, 0, 100, 60))"))
    #expect(Conversation.answer(to: "plot(R(30°), of: rect(0, 0, 100, 60))", ":plot") == turn)
    #expect(
      Conversation.answer(to: ":plot").first?.hasPrefix("error: there is nothing to draw") == true)
    #expect(Conversation.answer(to: ":plot nope").first?.contains("1 │ :plot nope") == true)
  }

  /// Errors stand in the line that was typed, whatever the command makes of it.
  @Test(arguments: [
    (":plot 3", 7, "^"), (":plo  3", 7, "^"), (":why 3", 6, "^"), (":time 1 + nope", 11, "^^^^"),
    (":explain nope * R(1°)", 10, "^^^^"), (":compare 1, 2", 10, "^"), ("3 :plot", 1, "^"),
    (":info θ + nope", 11, "^^^^"), (":plot nope // last", 7, "^^^^"), (":why t", 6, "^"),
  ])
  func errorsOfCommands(line: String, column: Int, mark: String) throws {
    let shown = try #require(Conversation.answer(to: "let θ = 3", line).first)
    let rows = shown.split(separator: "\n").dropFirst()
    let margin = String(repeating: " ", count: column - 1)
    #expect(rows.first == "  ┌─ prompt:1:\(column)", "\(shown)")
    #expect(rows.contains("1 │ \(line)"), "\(shown)")
    #expect(rows.contains { $0.hasPrefix("  │ \(margin)\(mark)") }, "\(shown)")
  }

  /// An explanation is no value to go on from.
  @Test func theLastResultOutlivesItsExplanation() {
    #expect(Conversation.answer(to: "3 + 4", "explain(T(1, 2))", "_") == ["7"])
    for command in ["explain", "info"] {
      let first = Conversation.answer(to: ":\(command)").joined(separator: "\n")
      #expect(first.contains("':\(command)' wants an expression"), "nothing was shown yet")
    }
    let again = Conversation.answer(to: "T(1, 2)", "explain(_)", ":explain")
    #expect(again == Conversation.answer(to: ":explain T(1, 2)"))
  }

  @Test func everythingAboutAValue() {
    let shown = Conversation.answer(to: ":info T(3, 4)")
    #expect(shown.first == "transform(1, 0, 0, 1, 3, 4)   a transform")
    #expect(shown.contains("  determinant   1"))
    #expect(shown.contains { $0.hasPrefix("  kind          translate") })
    #expect(!shown.contains { $0.contains("fixedPoint") })
    #expect(Conversation.answer(to: "3", ":info") == ["3   a number"])
    #expect(Conversation.answer(to: ":info 1 +").first?.contains("1 │ :info 1 +") == true)
  }

  @Test func timing() {
    var times = [10.0, 10.0123].makeIterator()
    var prompt = PromptSession(.init(), now: { times.next() ?? 0 })
    guard case .show(let event)? = prompt.handle(":time 1 + 2").first else {
      Issue.record("nothing shown")
      return
    }
    #expect(event.text.plain == "3   12.3 ms")
    #expect(
      Conversation.answer(to: ":time").first?.hasPrefix("error: ':time' wants an expr") == true)
    #expect(Conversation.answer(to: ":time nope").first?.contains("1 │ :time nope") == true)
  }

  @Test func ofManyViewsTheFirstAreShown() {
    func shown(_ count: Int) -> [String] {
      Conversation.answer(to: "for i in 1...\(count) { view(i, 0, 5, 5) }", ":views")
    }
    // The window and its root view stand above and before them.
    #expect(shown(39).count == 41 && shown(39).last == "  UIView frame rect(39, 0, 5, 5)")
    #expect(shown(500).count == 42 && shown(500).last == "  … 461 more")
  }

  @Test func lookingChangesNothing() {
    var talk = Conversation()
    _ = talk.say("var a = 1")
    _ = talk.say("6")
    for entry in [":time a + 1", ":info a", ":plot T(1, 2)", ":views", ":vars", ":set"] {
      _ = talk.say(entry)
    }
    #expect(talk.say("_") == ["6"])
    #expect(talk.say("_2") == ["6"])
  }

  @Test func history() {
    #expect(
      Conversation.answer(to: "1", ":vars", "nope", "f(\n1)", ":history 3") == [
        "2  :vars", "3  nope", "4  f(\n   1)",
      ])
    #expect(Conversation.answer(to: ":history") == ["no entries yet"])
    var talk = Conversation()
    _ = talk.say("1")
    _ = talk.prompt.handle(" 99", isKept: false)
    #expect(talk.prompt.handle(" :history", isKept: false).map(talk.described) == ["1  1"])
    #expect(talk.say(":edit") == ["<edit 1>"])
    #expect(Conversation.answer(to: ":history x").first?.hasPrefix("error") == true)
  }

  @Test func help() {
    let shown = Conversation.answer(to: ":help")
    let all = Conversation.answer(to: ":help :")
    for command in Command.allCases {
      #expect(shown.contains { $0.contains("  :\(command.usage)") })
      #expect(all.contains { $0.hasPrefix("  :\(command.usage) ") })
    }
    // Commands stand in a column, as near as the longest purpose lets them.
    #expect(shown.contains { $0.hasPrefix("  look        :vars  ") })
    #expect(shown.contains { $0.hasPrefix("  understand  :explain ") })
    // It fits a screen of 24 rows, beside the line that asks for it and the next prompt.
    #expect(shown.joined(separator: "\n").split(separator: "\n").count <= 22)
    #expect(Conversation.answer(to: "help") == shown)
    #expect(Conversation.answer(to: "?") == shown)
    #expect(Conversation.answer(to: ":h") == shown)
    let entry = Conversation.answer(to: ":help rotated")
    #expect(entry.first?.hasPrefix("rotated(by:)") == true)
    #expect(Conversation.answer(to: "help rotated") == entry)
    #expect(Conversation.answer(to: "help rotated(by:)") == entry)
    #expect(Conversation.answer(to: "? rotated") == entry)
    #expect(Conversation.answer(to: ":help P0203").first?.hasPrefix("P0203") == true)
    #expect(Conversation.answer(to: ":help :save").first?.contains(":save FILE") == true)
    #expect(
      Conversation.answer(to: ":help rotatd").first?.contains("did you mean 'rotated'?") == true)
  }

  /// Whatever the width, commands go on below the first of their line, and none is broken.
  @Test(arguments: [40, 60, 80, 100]) func commandsStandInAColumn(_ columns: Int) {
    var talk = Conversation()
    talk.prompt.session.settings.columns = columns
    let lines = talk.say(":help").flatMap { $0.split(separator: "\n") }
      .drop { $0 != "Commands" }.dropFirst().prefix { $0 != "Topics" }
    #expect(lines.allSatisfy { $0.count <= columns }, "\(lines)")
    #expect(lines.allSatisfy { Array($0).firstIndex(of: ":") == 14 }, "\(lines)")
  }

  /// Lines of the tree are broken between words where they are too long.
  @Test func viewsAreBrokenBetweenWords() {
    var talk = Conversation()
    let kinds = talk.prompt.handle(":views").map { effect in
      if case .show(let event) = effect { event.kind } else { Event.Kind.printed }
    }
    #expect(!kinds.isEmpty && kinds.allSatisfy { $0 == .explanation })
  }

  /// Keywords lead to the topic that is about them, selectors to the entry that is written so.
  @Test func helpOfKeywordsAndSelectors() {
    for word in ["if", "for", "let", "var", "func", "guard", "switch", "return", "while", "case"] {
      #expect(Conversation.answer(to: ":help \(word)")[0].hasPrefix("functions: "), "\(word)")
    }
    #expect(Conversation.answer(to: ":help static")[0].hasPrefix("classes: "))
    for (selector, name) in [
      ("setTransform:", "transform"), ("convertPoint:toView:", "convertPoint(_:toView:)"),
      ("hitTest:withEvent:", "hitTest(_:with:)"), ("initWithFrame:", "UIView(frame:)"),
    ] {
      let help = Conversation.answer(to: ":help \(selector)")
      #expect(help.count == 1 && help[0].contains(name), "\(help)")
    }
    #expect(Conversation.answer(to: ":help nonesuch:").first?.hasPrefix("error") == true)
  }

  /// What is wrong with the labels of a picture is said about them.
  @Test func labelsOfPictures() {
    let answer = Conversation.answer(to: ":plot R(30°), of: 3").joined()
    #expect(answer.contains("wants a rect, a view or points here"), "\(answer)")
    let drawn = Conversation.answer(to: "plot(explain(R(30°)), of: rect(0, 0, 10, 10))").joined()
    #expect(drawn.contains("wants a transform here"), "\(drawn)")
    #expect(Conversation.answer(to: ":plot 1 + +").joined().contains("1 │ :plot 1 + +"))
  }

  /// What nothing is called is told by its beginning.
  @Test(arguments: [":help ", ":", ":set ", "help "])
  func enormousNames(_ command: String) {
    for name in [
      String(repeating: "rot", count: 100_000), String(repeating: "e\u{301}", count: 100_000),
    ] {
      let answer = Conversation.answer(to: command + name)
      #expect(answer.count == 1 && answer[0].hasPrefix("error"))
      #expect(answer.joined().unicodeScalars.count < 300, "\(command)")
    }
  }

  @Test func helpTopics() {
    let overview = Conversation.answer(to: ":help")
    #expect(overview.contains("Topics"))
    #expect(overview.contains { $0.contains("rows-and-columns") })
    let order = Conversation.answer(to: ":help order")
    #expect(order.count == 1 && order[0].hasPrefix("order: Which of two transforms acts first"))
    #expect(order[0].contains("    > (1, 0) * R(90°) * T(100, 0)\n    (100, 1)"))
    #expect(Conversation.answer(to: "help order") == order)
    #expect(Conversation.answer(to: ":help rotation")[0].hasPrefix("about: "))
  }

  @Test func helpOfAWordThatOccurs() {
    let found = Conversation.answer(to: ":help slice")
    #expect(found.contains { $0.hasPrefix("  rect.divided") })
    #expect(Conversation.answer(to: ":help shows").isEmpty == false)
    let many = Conversation.answer(to: ":help point of")
    #expect(many.count <= 16)
    #expect(Conversation.answer(to: ":help xyzzy").first?.hasPrefix("error[P0604]") == true)
  }

  @Test func helpOfOnesOwnNames() {
    #expect(
      Conversation.answer(to: "let box = (1, 2)", ":help box") == [
        "box   a point, a variable of yours\nbox = (1, 2)"
      ])
  }

  /// The examples of the help do what they promise.
  @Test func theExamplesRun() {
    var talk = Conversation()
    let shown = talk.say("help")
    let examples = shown.drop { $0 != "Try" }.dropFirst().prefix { $0 != "Commands" }
    #expect(examples.count >= 3)
    for line in examples {
      let example = line.drop { $0 == " " }.prefix(while: { _ in true }).split(separator: "  ")[0]
      #expect(!talk.say(String(example)).contains { $0.hasPrefix("error") }, "\(example)")
    }
  }

  @Test func unknownCommands() {
    #expect(
      Conversation.answer(to: ":veiws")
        == ["error[P0603]: there is no command ':veiws'\n  = did you mean ':views'?"])
    #expect(Conversation.answer(to: ":v").first?.contains("':vars' or ':views'") == true)
    #expect(Conversation.answer(to: ":xyzzy") == ["error[P0603]: there is no command ':xyzzy'"])
    #expect(Conversation.answer(to: ":").first?.hasPrefix("error") == true)
    #expect(Conversation.answer(to: ": \u{1B}[2J").first?.contains("\u{1B}") == false)
    #expect(Conversation.answer(to: ":\u{1B}[2J").first?.contains("\u{1B}") == false)
  }

  @Test func aForgottenColon() {
    #expect(Conversation.answer(to: "undo").last == "':undo' is a command")
    #expect(Conversation.answer(to: "save x.pivot").last == "':save' is a command")
    #expect(Conversation.answer(to: "let undo = 1", "undo + nope").count == 1)
    #expect(Conversation.answer(to: "nope").count == 1)
    #expect(Conversation.answer(to: "let v = view(1, 2, 3, 4)", "plot(v)").count == 1)
  }

  @Test func wordsOfShellsAndQuestions() {
    for entry in ["clear", "cls", "clear all"] {
      #expect(Conversation.answer(to: entry).last == "Ctrl-L clears the screen")
    }
    #expect(Conversation.answer(to: ":clear").last?.hasSuffix("Ctrl-L clears the screen") == true)
    #expect(Conversation.answer(to: "let clear = 1", "clear + nope").count == 1)
    for (question, word) in [("how do I rotate a view", "rotate"), ("what is a frame?", "frame")] {
      let meant = "':help \(word)' tells what there is about a word"
      #expect(Conversation.answer(to: question).last == meant)
    }
    for entry in ["a b", "R x y 3", "qqq xyz zzz"] {
      #expect(Conversation.answer(to: entry).count == 1, "\(entry)")
    }
  }

  @Test func explaining() {
    let steps = Conversation.answer(to: ":explain T(1, 2) * S(2)").joined(separator: "\n")
    #expect(steps.contains("1  T(1, 2)   move by (1, 2)"))
    #expect(Conversation.answer(to: "T(1, 2) * S(2)", ":explain").joined(separator: "\n") == steps)
    let following = Conversation.answer(to: ":explain S(2), following: (3, 4)").joined()
    #expect(following.contains("(3, 4) → (6, 8)"))
    let last = Conversation.answer(to: "func f(x) { x }", "f", ":explain").joined()
    #expect(last.hasPrefix("error: ':explain' wants an expression"))
    let refused = Conversation.answer(to: ":explain T(1) * 2").joined()
    #expect(refused.contains("1 │ :explain T(1) * 2"))
    #expect(
      Conversation.answer(to: ":compare T(1, 0)").first?.contains("wants two transforms") == true)
    #expect(Conversation.answer(to: ":compare").first?.contains("wants an expression") == true)
    let both = Conversation.answer(to: ":compare T(1, 0), T(0, 1)").joined()
    #expect(both.contains("translation differs by (-1, 1)"))
    #expect(Conversation.answer(to: "1", ":explain S(2)", "_").last == "1")
  }

  @Test func lessonsAreHandedOver() {
    #expect(Conversation.answer(to: ":learn turning a point") == ["<learn turning a point>"])
  }
}
