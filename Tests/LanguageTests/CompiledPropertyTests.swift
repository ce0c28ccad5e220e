import TestSupport
import Testing

@testable import Language

/// Properties of views and layers in compiled forms: what they are, what is warned of and what else follows is the
/// same with and without.
@Suite struct CompiledPropertyTests {
  // MARK: Generated

  @Test(arguments: Volume.seeds(6)) func generatedPrograms(_ round: UInt64) {
    var forms = 0
    for seed in 0..<40 {
      var maker = ViewProgramMaker(seed: round * 1000 + UInt64(seed))
      var (budget, settings) = (Budget(), Settings())
      budget.steps = [300, 3_000, 10_000][seed % 3]
      budget.depth = 10
      settings.warns = seed % 5 > 0
      settings.tellsConsequences = seed % 7 == 0
      let programs = [
        maker.beginning(), maker.program(), maker.program(), "v1.anchorPoint = (0, 0)",
      ]
      forms += min(1, CompiledRun.expectSame(programs, budget, settings))
    }
    #expect(forms > 10)
  }

  // MARK: Written by hand

  private static let view = "let v = UIView(frame: rect(10, 20, 100, 50))\n"

  /// Each comes to at least one form.
  @Test(arguments: [
    "var total = 0.0\nfor i in 0..<200 { v.transform = R(0.001 * i)\ntotal = total + v.frame.width }\ntotal",
    "for i in 0..<60 { v.center = (i, 2 * i) }\nv.center",
    "for _ in 0..<60 { v.center.x += 1 }\nv.frame",
    "for i in 0..<60 { v.frame.size.width = i; v.frame.origin.y -= 2 }\nv.frame",
    "for i in 0..<60 { v.frame = rect(i, 0, 10, i) }\nv.center",
    "for i in 0..<60 { v.bounds.origin.x = i }\nv.bounds",
    "for i in 0..<60 { v.layer.position = CGPoint(x: i, y: 3) }\nv.center",
    "for i in 0..<60 { v.alpha = 1 / (i + 1); v.isHidden = i > 3; v.tag = i }\nv.alpha\nv.isHidden\nv.tag",
    "for _ in 0..<60 { v.transform = v.transform.rotated(by: 0.1) }\nv.transform",
    "for i in 0..<60 { v.transform.tx = i }\nv.transform",
    "for _ in 0..<60 { v.transform *= R(0.1) }\nv.transform",
    "func move(_ a: UIView, by n: CGFloat) { a.center.x += n }\nfor i in 0..<60 { move(v, by: i) }\nv.center",
    "func same(a) -> UIView { return a }\nvar p = (0, 0)\nfor _ in 0..<60 { p = same(v).center }\np",
    "let l = CALayer()\nfunc same(a) -> CALayer { return a }\nvar p = (0, 0)\nfor _ in 0..<60 { p = same(l).position }\np",
    "func place(a, n) { a.center = (n, n) }\nfor i in 0..<60 { place(v, i) }\nv.center",
    "func middle(a) { return a.center }\nvar p = (0, 0)\nfor _ in 0..<60 { v.alpha = 1; p = middle(v) }\np",
    "var p = (1, 2)\nfor i in 0..<60 { p.x = i; p = (p.y, p.x) }\np",
    "var p = (1, 2)\nfor i in 0..<60 { let q = p; p = (q.y + 1, q.x) }\np",
    "var r = rect(1, 2, 3, 4)\nfor i in 0..<60 { r.origin.x += r.width; r.size = size(i, r.midY) }\nr",
    "let l = CALayer()\nfor i in 0..<60 { l.position = (i, i) }\nl.position",
    "let w = v\nfor i in 0..<60 { w.center.x = i; v.center.y = w.center.x }\nv.center",
    // Something happens midway.
    "for i in 0..<90 { v.center = (i, 1 / (70 - i)) }", "v.center",
    "for i in 0..<90 { v.tag = i / 4 }",
    "for i in 0..<90 { v.alpha = i; v.transform = R(i * 1.0); v.frame.size.width = i }\nv.frame",
    "var s = 0\nfor i in 0..<90 { if i > 70 { v.transform = R(0.3) }\ns += v.frame.width }\ns",
    "let flat = S(0, 1)\nfor i in 0..<90 { v.transform = i > 70 ? flat : R(0)\nv.frame = rect(1, 2, 3, 4) }",
    "var r = rect(1, 2, -3, -4)\nvar s = 0\nfor i in 0..<60 { r.size.width += 0.1; s += r.width + r.height }\ns",
    "func f(a) { a.rotated(by: 0.1).concatenating(T(1, 2)) }\nvar t = R(1)\nfor _ in 0..<60 { t = f(t) }\nt",
    "for i in 0..<1e9 { v.center.x = i }",
    "var n: Int = 1024\nfor i in 0..<30 { n /= 2 }\nn",
  ])
  func compiledProperties(_ program: String) {
    var budget = Budget()
    budget.steps = 30_000
    let forms = CompiledRun.expectSame([CompiledPropertyTests.view + program, "v.frame"], budget)
    #expect(forms > 0 || !program.contains("for"))
  }

  private static let tree = """
    let v = UIView(frame: rect(10, 20, 100, 50)), w = UIView(frame: rect(3, 4, 20, 30))
    v.transform = R(0.3); w.transform = S(2, 3); v.addSubview(w); view.addSubview(v)
    let p = (1, 2), r = rect(1, 2, 3, 4)
    let top = view
    var q = p, s = r

    """

  /// Points and rects of one view in the space of another.
  @Test(arguments: [
    "for i in 0..<60 { q = w.convert((i, 2), to: v) }",
    "for _ in 0..<60 { q = w.convert(p, from: v) }",
    "for i in 0..<60 { s = w.convert(r, to: v); s = v.convert(rect(i, 1, 2, 3), from: w) }",
    "for _ in 0..<60 { q = w.convert(p, to: nil); s = v.convert(r, from: nil) }",
    "for _ in 0..<60 { q = w.layer.convert(p, to: v.layer); q.x += w.layer.convert(q, to: nil).y }",
    "func up(_ a: UIView, _ p: CGPoint) -> CGPoint { a.convert(p, to: top) }\nfor _ in 0..<60 { q = up(w, q) }",
    "for _ in 0..<60 { q = w.convertPoint(p, toView: v); s = v.convertRect(r, fromView: nil) }",
    // Something happens midway.
    "let flat = S(0, 1)\nfor i in 0..<90 { v.transform = i > 70 ? flat : R(0); q = w.convert(p, from: top) }",
    "for i in 0..<90 { q = w.convert((1e300 * i, 1e308), to: top) }",
  ])
  func compiledConversions(_ program: String) {
    let forms = CompiledRun.expectSame([CompiledPropertyTests.tree + program, "q\ns"])
    #expect(forms > 0)
  }

  /// What is warned of, who is asked, and what fails: the tree says it.
  @Test(arguments: [
    "for _ in 0..<9 { q = w.convert(w.center, to: v) }",
    "let c = w.center\nfor _ in 0..<9 { q = w.convert(c, to: v) }",
    "for i in 0..<9 { w.center.x = i; q = v.convert(w.center, to: view) }",
    "for _ in 0..<9 { s = w.convert(w.frame, to: v) }",
    "for _ in 0..<9 { q = w.convert(r, to: v) }",
    "for _ in 0..<9 { q = w.convert(p, to: v.layer) }",
    "for _ in 0..<9 { q = w.convert(nil, to: v) }",
    "for _ in 0..<9 { q = w.convert(p, to: UIView()) }",
    "for i in 0..<9 { q = w.convert(p, to: i) }",
    "for _ in 0..<9 { q = [w convertPoint:p toView:v] }",
    "extension UIView { func convert(_ a: CGPoint, to b: UIView) -> CGPoint { (0, 0) } }\n"
      + "for _ in 0..<9 { q = w.convert(p, to: v) }",
    "class Card: UIView { override func convert(_ a: CGPoint, to b: UIView?) -> CGPoint { (7, 7) } }\n"
      + "let c = Card()\nfunc f(a) { a.convert(p, to: nil) }\nfor _ in 0..<60 { q = f(w) }\nq = f(c)\nq",
  ])
  func otherConversions(_ program: String) {
    _ = CompiledRun.expectSame([CompiledPropertyTests.tree + program, "q\ns"])
  }

  /// What else follows when a property is set, or who is asked; the tree says it.
  @Test(arguments: [
    ["v.transform = R(0.3)\nfor _ in 0..<9 { v.frame.size.width = 3 }", "v.frame"],
    ["for i in 0..<9 { v.transform = R(360°) }"],
    ["for i in 0..<9 { v.transform = R(i); v.transform = S(2, 3) }"],
    ["for i in 0..<9 { v.anchorPoint = (0, i) }", "v.frame"],
    ["for i in 0..<9 { v.center = (i, i) }", "v.anchorPoint = (0, 0)\nv.center = (1, 1)"],
    ["v.anchorPoint = (0, 0)\nfor i in 0..<9 { v.center = (i, i) }"],
    ["v.anchorPoint = (0, 0)\nfor i in 0..<9 { v.layer.position = (i, 1 / (7 - i)) }"],
    ["v.center = (1, 1)\nfor i in 0..<9 { v.frame = rect(i, i, 10, 10) }\nv.anchorPoint = (0, 0)"],
    [
      "let w = UIView()\nv.addSubview(w)\nw.autoresizingMask = [.flexibleWidth]\n"
        + "for i in 0..<9 { v.bounds.size.width += 2 }\nw.frame"
    ],
    [
      "class Card: UIView { override var center: CGPoint { didSet { print(center) } } }\nlet c = Card()\n"
        + "for i in 0..<9 { c.center = (i, i) }", "c.frame",
    ],
    [
      "class Card: UIView { var tag = 7 }\nlet c = Card()\nvar s = 0\nfor i in 0..<9 { s += c.tag; c.tag = i }\ns"
    ],
    [
      "extension UIView { var middle: CGPoint { center }\nvar alpha: CGFloat { 3 } }\nvar s = 0\n"
        + "for i in 0..<9 { s += v.alpha + v.middle.x }\ns"
    ],
    [
      "func f(a) { a.center.x += 1 }\nfor _ in 0..<9 { f(v) }\nclass Card: UIView { var n = 0 }\nlet c = Card()\n"
        + "for _ in 0..<9 { f(c); f(v) }\nc.center\nv.center"
    ],
    [
      "let l = CALayer()\nview.layer.addSublayer(l)", "for i in 0..<9 { l.position = (i, i) }",
      "at(0.1)\nl.position",
    ],
    [
      "UIView.animate(withDuration: 1) { for i in 0..<9 { v.center.x = i } }\nv.layer.animationKeys()"
    ],
    ["var w = v\nfor i in 0..<9 { w = UIView(); w.center.x = i; w.alpha = 0.5 }\nw.center"],
    ["var w = v\nfor i in 0..<9 { w = v.superview; w.alpha = 0.5 }"],
    [
      "view.addSubview(v)\nvar s = 0\nfor i in 0..<9 { v.superview.alpha = i; s += v.superview.alpha }\ns"
    ],
    ["for i in 0..<9 { v.center = 3 }"], ["for i in 0..<9 { v.layer = 3 }"],
    ["for i in 0..<9 { v.nothing = 3 }"],
    [
      "let p = (1, 2)\nfor i in 0..<9 { p.x = i }",
      "func f() { let p = (1, 2)\np.x = 3 }\nfor _ in 0..<9 { f() }",
    ],
    ["func f(p) { p.x = 3 }\nfor _ in 0..<9 { f((1, 2)) }"],
    [
      "func f(_ l: UILabel) { l.center.x += 1 }\nfor _ in 0..<9 { f(UILabel()) }\nfor _ in 0..<9 { f(v) }"
    ],
    ["for i in 0..<9 { v.bounds.size = (i, i) }", "for i in 0..<9 { v.center = size(i, i) }"],
    ["for i in 0..<9 { v.alpha = i / 0 }", "v.alpha"],
    ["for i in 0..<9 { v.tag = 1e300 * i }", "v.tag"],
    ["func f(a) { R(a) }\nvar t = T(0, 0)\nfor i in 0..<99 { t = t * f(90) }\nt"],
    ["var t = T(0, 0)\nfor i in 0..<99 { t = R(i * 90) }\nt"],
    ["for i in 0..<9 { v.transform = i > 7 ? S(0, 1) : S(2, 1)\nv.frame = rect(1, 2, 3, 4) }"],
    ["for i in 0..<9 { v.transform = i < 7 ? R(0.3) : T(1, 2) * S(2, 1) }"],
    ["var t = T(0, 0)\nfor i in 0..<99 { t = t.rotated(by: i > 50 ? 45 : 1) }\nt"],
    ["for i in 0..<9 { v.transform = CGAffineTransform(a: 1, b: 0, c: i, d: 1, tx: 0, ty: 0) }"],
    [
      "for i in 0..<9 { v.transform = S(i + 1, 1) * R(0.2) }",
      "for i in 0..<9 { v.transform = S(2, about: (1, i)) }",
    ],
  ])
  func otherProperties(_ programs: [String]) {
    for tells in [false, true] {
      var settings = Settings()
      settings.tellsConsequences = tells
      let first = CompiledPropertyTests.view + programs[0]
      _ = CompiledRun.expectSame([first] + programs.dropFirst(), Budget(), settings)
    }
  }

  /// A form sets few views; more are left to the tree.
  @Test func manyViews() {
    let views = (0..<20).map { "let v\($0) = UIView()\n" }.joined()
    let sets = (0..<20).map { "v\($0).center.x += i\n" }.joined()
    _ = CompiledRun.expectSame(["\(views)for i in 0..<9 {\n\(sets)}\nv3.center\nv19.center"])
  }

  /// A form that was abandoned late has set nothing.
  @Test func abandoning() throws {
    var session = Session()
    session.patience = 0
    _ = session.run("\(CompiledPropertyTests.view)let w = UIView()\nvar s = 1")
    let program = "for i in 0..<1000 { v.center.x = i; w.alpha = 0.5; s += 1 / (900 - i) }"
    #expect(session.run(program).status == .failed)
    #expect(try session.evaluate("v.center").get().text == "(60, 45)")
    #expect(try session.evaluate("w.alpha").get().text == "1")
    #expect(try session.evaluate("s").get().text == "1")
  }
}
