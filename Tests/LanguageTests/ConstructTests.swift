import Language
import Testing

/// A program as a tree of constructs, for those who rewrite programs.
@Suite struct ConstructTests {
  private func names(in construct: Construct) -> [String] {
    if case .name(let name) = construct.form { return [name] }
    return construct.children.flatMap { names(in: $0) }
  }

  /// Whatever stands around them, the names of a program are found, in their order.
  @Test(arguments: [
    ("let z = a ? b : c", ["a", "b", "c"]),
    ("if a && b || c { d } else { e }", ["a", "b", "c", "d", "e"]),
    ("while a < b { c }", ["a", "b", "c"]), ("for i in a..<b { c }", ["a", "b", "c"]),
    ("switch a { case 1: b; default: c }", ["a", "b", "c"]), ("a ?? b", ["a", "b"]),
    ("func f() { guard a else { return b }; c }", ["a", "b", "c"]), ("a += b", ["a", "b"]),
    ("{ (x: Int) in x + a }", ["x", "a"]), ("[a: b]", ["a", "b"]), ("a[b]", ["a", "b"]),
    ("a!.x", ["a"]),
    ("repeat { a } while b", ["a", "b"]), ("let (a, b) = (c, d)", ["c", "d"]),
    ("a * -b", ["a", "b"]),
  ])
  func namesAreFound(_ text: String, _ expected: [String]) {
    let constructs = Session().constructs(of: text) ?? []
    #expect(constructs.flatMap { names(in: $0) } == expected, "\(constructs)")
  }

  @Test(
    arguments: [
      ("a && b", .infix("&&")), ("a || b", .infix("||")), ("a ?? b", .infix("??")),
      ("a / b", .infix("/")), ("1 / 2", .infix("/")), ("-a", .negation), ("(1, 2)", .tuple),
      ("a.b", .member("b")), ("a?.b", .member("b")), (".b", .implicitMember("b")), ("a(1)", .call),
      ("30°", .angle), ("[1; 2]", .matrix), ("[1, 2]", .list), ("a is Int", .expression),
    ] as [(String, Construct.Form)])
  func formsAreTold(_ text: String, _ form: Construct.Form) {
    let shown = Session().constructs(of: text)?.first
    #expect(shown?.form == .shown)
    #expect(shown?.children.first?.form == form)
  }

  /// Parts lie within the whole.
  @Test(arguments: [
    "let a = T(1, 2) * R(30°)", "if a { b } else { c }", "f(x: 1, y: [2, 3])", "while a { b; c }",
  ])
  func rangesAreNested(_ text: String) throws {
    func check(_ construct: Construct) {
      #expect(construct.range.upperBound <= text.utf8.count)
      for child in construct.children {
        #expect(construct.range.contains(child.range.lowerBound))
        #expect(child.range.upperBound <= construct.range.upperBound)
        check(child)
      }
    }
    for construct in try #require(Session().constructs(of: text)) { check(construct) }
  }
}
