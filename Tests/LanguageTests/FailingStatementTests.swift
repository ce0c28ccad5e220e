import Language
import Testing

/// A failing statement changes nothing: no variable, not `_`, no view.
@Suite struct FailingStatementTests {
  private let setup = """
    var n = 1
    var p = (1, 2)
    var l = [1, 2, 3]
    var t = T(1, 2)
    struct P { var x = 1; mutating func move() { x += 1; 1 / zero } }
    var s = P()
    let zero = 0
    let parent = view(0, 0, 100, 100)
    let v = UIView(frame: rect(10, 20, 30, 40))
    let w = UILabel(frame: rect(0, 0, 5, 5))
    parent.addSubview(v)
    w.text = "before"
    func counter() { var c = 0; return { c += 1; return c } }
    let count = counter()
    func fail() { 1 / zero }
    func changeAll() {
      n = 7; p.x = 7; l.append(7); l[0] = 7; t = S(7); s.x = 7; count()
      v.frame = rect(7, 7, 7, 7); v.transform = S(7); v.alpha = 0.7; v.name = "seven"
      v.removeFromSuperview(); window.addSubview(v); parent.addSubview(w); w.text = "after"
      v.layer.anchorPoint = (0, 0); v.layer.zPosition = 7; v.tag = 7; v.isHidden = true
      parent.bounds.origin = (7, 7); parent.layer.sublayerTransform = S(7)
    }
    42
    """

  /// All that a person could see of a session.
  private let look = """
    _; n; p; l; t; s
    count() - 1
    v; v.layer; v.alpha; v.name; v.superview; v.layer.zPosition; v.tag; v.isHidden; v.backgroundColor
    w; w.text; w.superview; w.name
    parent; parent.subviews; parent.layer.sublayerTransform; window.subviews; self.view.subviews
    T(1, 0) * S(2) == T(1, 0).concatenating(S(2))
    """

  @Test(arguments: [
    "n = 5 / zero", "p.x = 5 / zero", "l[0] = 5 / zero", "l[9] = 1", "t.tx = \"a\"", "s.move()",
    "l.append(1 / zero)", "l.insert(1, at: 99)", "n += nothing", "let (a, b) = (1, 2, 3)",
    "v.frame = rect(0, 0, 1, 1 / zero)", "v.center.x = CGFloat.infinity", "v.center = nothing",
    "v.transform = 3", "v.addSubview(parent)", "v.addSubview(window)",
    "parent.insertSubview(w, at: 9)",
    "parent.bringSubviewToFront(w)", "v.alpha = \"a\"", "nothing", "nothing()", "v.nothing()",
    "fail()",
    "if true { n = 5; fail() }", "for i in 0..<3 { n += 1; v.center.x += 1; if i == 2 { fail() } }",
    "while true { n += 1; l.append(n); if n > 5 { fail() } }",
    "repeat { n += 1; fail() } while true",
    "switch n { case 1: n = 2; fail(); default: break }", "if true { changeAll(); fail() }",
    "for i in 0..<2 { changeAll(); let q = 1 / (1 - i) }",
    "[1, 0].map { changeAll(); return 1 / $0 }",
    "l.forEach { x in l.append(x); if x == 3 { fail() } }",
    "l.sorted { a, b in n += 1; return nothing }",
    "if true { 99; fail() }", "for i in 0..<2 { 99; fail() }",
    "let made = [UIView(), 1 / zero]", "window.addSubview(view(0, 0, 1 / zero, 1))",
    "if true { convention(column); fail() }", "if true { count(); count(); fail() }",
    "(v.transform, nothing)", "assert(n == 2)", "if true { v.moveAnchor(to: (0, 0)); fail() }",
    "if true { v.backgroundColor = .red; fail() }",
    "if true { let v = UIView(); v.tag = 3; fail() }",
    "let changed: CGPoint = 3", "guard n == 2 else { changeAll(); fail() }",
    "struct Q { var x = 1 / zero }; Q()", "v.frame.size.width = \"a\"",
  ]) func changesNothing(_ statement: String) {
    var run = ProgramRun()
    run.session.settings.isJSON = true
    #expect(run.failure(of: setup) == nil)
    var untouched = run.session
    let before = shown(&untouched)
    #expect(run.failure(of: statement) != nil)
    #expect(shown(&run.session) == before)
  }

  @Test func lookSeesWhatChangeAllDoes() {
    var run = ProgramRun()
    run.session.settings.isJSON = true
    #expect(run.failure(of: setup) == nil)
    var changed = run.session
    let before = shown(&run.session)
    #expect(changed.run("changeAll()").status == .done)
    let after = shown(&changed)
    let differences = zip(before, after).filter { $0 != $1 }.count
    #expect(before.count == after.count)
    #expect(differences >= 20)
  }

  @Test func whatRanBeforeStands() {
    var run = ProgramRun()
    _ = run.output(of: "var n = 1\nn = 2\nlet v = view(0, 0, 1, 1)\nn = 3 / 0\nn = 4")
    #expect(run.output(of: "n\nv") == "2\nUIView v frame rect(0, 0, 1, 1)")
  }

  @Test func aTextThatDoesNotParseRunsNothing() {
    var run = ProgramRun()
    _ = run.output(of: "var n = 1")
    #expect(run.output(of: "n = 2\nprint(n)\nn = = 3").hasPrefix("error[P0111]"))
    #expect(run.output(of: "n") == "1")
  }

  @Test func aDeclarationThatFailsDeclaresNothing() {
    var run = ProgramRun()
    #expect(run.failure(of: "let fresh = 1 / 0") == "P0305")
    #expect(run.failure(of: "fresh") == "P0201")
    #expect(run.session.value(named: "fresh") == nil)
  }

  @Test func manyFailuresLeaveNoTrace() {
    var run = ProgramRun()
    _ = run.output(of: "let v = view(0, 0, 10, 10)\nvar n = 0")
    for _ in 0..<500 {
      #expect(
        run.failure(of: "for i in 0..<3 { n += 1; UIView(); v.center.x += 1; [][i] }") == "P0310")
    }
    #expect(run.output(of: "n\nv.frame\nwindow.subviews.count") == "0\nrect(0, 0, 10, 10)\n2")
  }

  @Test func theViewOfAControllerComesBack() {
    var run = ProgramRun()
    _ = run.output(
      of: """
        class C: UIViewController { func f() { self.view = UIView(); print([1][5]) } }
        let c = C()
        let before = view
        """)
    #expect(run.failure(of: "c.f()") == "P0310")
    #expect(run.output(of: "before === view\nself.view === view") == "true\ntrue")
    #expect(run.output(of: "window.subviews") == "[UIView self.view frame rect(0, 0, 320, 480)]")
  }

  @Test func aCopyIsIndependent() {
    var run = ProgramRun()
    _ = run.output(of: "let v = view(0, 0, 10, 10)\nvar l = [1]")
    var copy = run.session
    _ = copy.run("v.frame = .zero\nl.append(2)\nwindow.addSubview(UIView())")
    #expect(run.output(of: "v.frame\nl\nwindow.subviews.count") == "rect(0, 0, 10, 10)\n[1]\n2")
  }

  private func shown(_ session: inout Session) -> [String] {
    var texts: [String] = []
    session.onEvent = { texts.append($0.text.plain) }
    _ = session.run(look)
    return texts
  }
}
