import Language
import Prompt
import Testing

/// `:save` writes a program that comes to the same.
@Suite("What is saved replays")
struct ReplayTests {
  /// The last entries look at everything there is.
  private func state(_ talk: inout Conversation) -> [String] {
    talk.say(":vars") + talk.say(":views") + talk.say("_") + talk.say(":set convention")
  }

  @Test(arguments: [
    [":set convention column", "let A = T(1, 2) * R(90°)", "A * (1, 0)"],
    ["let A = T(1, 2) * R(90°)", ":set convention column", "A * (1, 0)", ":undo", "(1, 0) * A"],
    ["convention(column)", "T(5, 6) * (0, 0)", ":reset", "T(1, 2) * (0, 0)"],
    [
      "let v = view(1, 2, 30, 40)\nlet w = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))",
      "v.addSubview(w)", "v.transform = R(30°)", "w.center.x += 3", ":undo", ":undo", ":redo",
      "v.center = (100,\n  200)", "nope", "v.frame",
    ],
    ["func f(x) {\n  x * 2\n}", "f(4)", "+ 1", "- 2", "* 3", ".degrees", "f(_)", ".pi", "[1, 2]"],
    ["var total = 0", "for i in 1...4 {\n  total += i\n}", "total // so far", "/ 2", "\"a; b\""],
    [
      "let a = 1; let b = 2\na + nope", "struct P {\n  var x = 0\n}\nP(x: b)", "var p = _",
      "p.x = 9",
    ],
    [":set precision 3", ":set angle radians", "let third = 1 / 3", "atan2(1, 1)", "45°"],
  ])
  func replays(entries: [String]) {
    var talk = Conversation()
    for entry in entries { _ = talk.say(entry) }
    guard case .writeFile(_, let program, _)? = talk.prompt.handle(":save x").first else {
      Issue.record("nothing was saved")
      return
    }
    var other = Conversation()
    for setting in entries where setting.hasPrefix(":set") && !setting.contains("convention") {
      _ = other.say(setting)
    }
    let shown = other.prompt.load(Array(program.utf8), from: "x").map(other.described)
    #expect(!shown.contains { $0.hasPrefix("error") }, "\(program)")
    #expect(state(&other) == state(&talk), "\(program)")
    var session = Session()
    #expect(session.run(program).status == .done, "\(program)")
  }
}
