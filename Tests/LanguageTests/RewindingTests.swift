import Testing

@testable import Language

@Suite struct RewindingTests {
  private func newSession() -> Session {
    var session = Session()
    _ = session.run(
      "let start = T(1, 2)\nlet card = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))")
    return session
  }

  /// Whatever a run did, after a rewind the next one shows what it shows in a fresh session.
  @Test(arguments: [
    "let x = 3\nx", "card.center = (50, 60)\ncard.frame", "struct A { var b = 1 }\nA().b",
    "func f(_ n: Double) -> Double { n * 2 }\nf(21)", "var start = 5\nstart + 1",
    "let v = UIView()\ncard.addSubview(v)\ncard", "1 / 0", "undefined", "let x = (",
    "convention(column)",
    "class A {\nvar x = 1\nvar start = 2\nfunc up() { x += start }\n}\nlet a = A(), v = A()\nv.up()",
    "card.transform = R(45°)\ncard.frame = CGRect(x: 0, y: 0, width: 9, height: 9)", "T(3, 4)\n_",
  ])
  func leavesNothing(_ program: String) {
    let lines = Lines()
    var session = newSession()
    session.onEvent = { lines.all.append($0.text.plain) }
    let mark = session.mark()
    let probe = "start\ncard.frame\ncard.subviews.count\nT(1, 0) * S(2)"
    _ = session.run(probe)
    let expected = lines.all
    for _ in 0..<3 {
      session.rewind(to: mark)
      _ = session.run(program)
      session.rewind(to: mark)
      lines.all = []
      _ = session.run(probe)
      #expect(lines.all == expected)
      #expect(!session.hasValue(named: "x") && !session.hasValue(named: "v"))
    }
  }

  @Test(arguments: ["class A {}", "struct A {}", "enum A { case b }"])
  func typesAreForgotten(_ declaration: String) {
    var session = newSession()
    let mark = session.mark()
    #expect(session.run(declaration).status == .done)
    session.rewind(to: mark)
    #expect(session.run("let a: A? = nil").diagnostics.map(\.problem.code) == ["P0204"])
  }

  /// What names stand for, and operators: after a rewind as in a fresh session.
  @Test(arguments: [
    ("#define W 7", "W"), ("typedef CGFloat Side;", "Side x = 3;\nx"),
    ("infix operator +++", "2 +++ 3"),
    ("typealias Q = CGRect", "extension Q { var twice: Int { 2 } }\nrect(0, 0, 1, 1).twice"),
  ])
  func meaningsAreForgotten(_ declaration: String, _ probe: String) {
    let lines = Lines()
    var session = Session()
    session.onEvent = { lines.all.append($0.text.plain) }
    let mark = session.mark()
    _ = session.run(probe)
    let fresh = lines.all
    session.rewind(to: mark)
    #expect(session.run(declaration).status == .done)
    session.rewind(to: mark)
    lines.all = []
    _ = session.run(probe)
    #expect(lines.all == fresh)
  }

  /// Objects have again what they had at the mark, also after a run that failed.
  @Test(arguments: [
    "b.up()\na.x = b.x", "b.up()\n[1][2]", "b.fail()", "let c = A()\nc.x = 9\nvar x = 8",
  ])
  func objectsComeBack(_ program: String) {
    var session = newSession()
    _ = session.run(
      """
      var x = 7
      class A {
        var x = 1
        func up() { x += 1 }
        func fail() {
          up()
          _ = [1][x]
        }
      }
      let a = A(), b = A()
      b.x = 3
      """)
    let lines = Lines()
    session.onEvent = { lines.all.append($0.text.plain) }
    let mark = session.mark()
    for _ in 0..<3 {
      _ = session.run(program)
      session.rewind(to: mark)
      lines.all = []
      _ = session.run("[a.x, b.x, x]\nb.up()\n[a.x, b.x, x]")
      #expect(lines.all == ["[1, 3, 7]", "[1, 4, 7]"])
      session.rewind(to: mark)
    }
  }

  /// So has a path.
  @Test func pathsComeBack() {
    var session = newSession()
    _ = session.run("let path = UIBezierPath(rect: rect(0, 0, 4, 2))")
    let lines = Lines()
    session.onEvent = { lines.all.append($0.text.plain) }
    let mark = session.mark()
    for _ in 0..<3 {
      _ = session.run("path.apply(T(5, 0))")
      session.rewind(to: mark)
      lines.all = []
      _ = session.run("path.bounds")
      #expect(lines.all == ["rect(0, 0, 4, 2)"])
    }
  }

  @Test func preparedTextRunsAgain() throws {
    var session = newSession()
    let double = try session.prepare("start * S(2)", name: "t").get()
    let mark = session.mark()
    var numbers = Numbers()
    for factor in 1...3 {
      _ = session.run("var start = T(\(factor), 0)")
      #expect(session.evaluate(double, into: &numbers))
      #expect(numbers.entries == [2, 0, 0, 0, 2, 0, Double(2 * factor), 0, 1])
      session.rewind(to: mark)
    }
  }

  @Test(arguments: [
    ("30°", Numbers.Form.number, 0), ("true", .truth, 0), ("(1, 2)", .point, 0),
    ("vector(1, 2)", .vector, 0), ("CGSize(width: 1, height: 2)", .size, 0),
    ("CGRect(x: 1, y: 2, width: 3, height: 4)", .rect, 0), ("(1, 2, 1)", .row, 0),
    ("R(3)", .matrix, 3), ("[1, 2; 3, 4]", .matrix, 2),
  ])
  func numbersHaveAForm(_ text: String, _ form: Numbers.Form, _ columns: Int) throws {
    var session = Session()
    var numbers = Numbers()
    let prepared = try session.prepare(text, name: "t").get()
    #expect(session.evaluate(prepared, into: &numbers))
    #expect(numbers.form == form)
    #expect(numbers.columns == columns)
  }

  @Test(arguments: ["nil", "\"a\"", "[1, 2]", "UIView()", "1 / 0 +"])
  func othersHaveNoNumbers(_ text: String) {
    var session = Session()
    var numbers = Numbers()
    guard let prepared = try? session.prepare(text, name: "t").get() else { return }
    #expect(!session.evaluate(prepared, into: &numbers))
  }
}

private final class Lines {
  var all: [String] = []
}
