import TestSupport
import Testing
import Views

@testable import Language

/// A compiled form behaves as the tree does: what a program shows, the values it leaves and the steps it
/// takes are the same with and without.
@Suite struct CompiledFormTests {
  // MARK: Generated

  @Test(arguments: Volume.seeds(6)) func generatedPrograms(_ round: UInt64) {
    var forms = 0
    for seed in 0..<50 {
      var maker = ProgramMaker(seed: round * 1000 + UInt64(seed))
      var budget = Budget()
      budget.steps = [300, 3_000, 10_000][seed % 3]
      // Calls in the arguments of calls are deep in the tree, and a test's stack is small.
      budget.depth = [4, 10][seed % 2]
      forms += min(1, CompiledRun.expectSame([maker.program(), maker.program()], budget))
    }
    #expect(forms > 10)
  }

  // MARK: Written by hand

  /// All six entries count, also after the rounds that the tree runs.
  @Test(arguments: ["p == q", "!(p != q)", "same(p, q)"])
  func transformsAreComparedWhole(condition: String) {
    let program = """
      func same(a, b) { return a == b }
      let p = T(1, 2), q = T(3, 4)
      var n = 0
      for _ in 0..<200 { if \(condition) { n += 1 } }
      n
      """
    let _ = CompiledRun.expectSame([program])
    var run = ProgramRun()
    #expect(run.output(of: program) == "0")
  }

  /// Each comes to at least one form.
  @Test(arguments: [
    "let m = R(0.001)\nvar x = T(1, 2)\nfor _ in 0..<200 { x = x * m }\nx",
    "convention(column)\nlet m = R(0.1) * T(1, 2)\nvar x = T(1, 2)\nfor _ in 0..<9 { x *= m }\nx",
    "func step(x) { x + 0.5 }\nvar total = 0.0\nfor _ in 0..<200 { total = step(total) }\ntotal",
    "func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }\nfib(14)",
    "func even(n) { if n == 0 { return true }; return odd(n - 1) }\n"
      + "func odd(n) { if n == 0 { return false }; return even(n - 1) }\neven(31)\neven(30)",
    "func turned(n) { if n == 0 { return T(1, 2) }; return turned(n - 1) * R(0.1) }\nturned(9)",
    "func f(a, b: CGFloat, c d: Bool) { d ? a : b }\nvar x = 0\n"
      + "for i in 0...20 { x += f(i, b: 2, c: i > 7) }\nx",
    "var n = 27\nvar c = 0\nwhile n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; c += 1 }\nc",
    "var c = 0\nfor i in 0..<30 { for j in 0..<30 { if j > i { break }\n"
      + "if (i + j) % 3 == 0 { continue }\nc += 1 } }\nc",
    "var k = 0\nrepeat { k += 1; if k == 17 { continue } } while k < 40\nk",
    "func first(n) { for i in 1...n { for j in 1...n { if i * j == 56 { return i } } }\nreturn 0 }\nfirst(60)",
    "func endless(n) { var i = 0\nwhile true { i += 1; if i > n { return i } } }\nendless(70)",
    "var count = 0\nfunc note() { count += 1 }\nfor _ in 0..<80 { note() }\ncount",
    "var g = 1\nfunc grow() -> CGFloat { g += 1; return g }\nvar s = 0\n"
      + "for _ in 0..<20 { s += g * grow() - g }\ns\ng",
    "var x: CGFloat = 0\nfor i in 0..<80 { x += i * π }\nx",
    "let x = 1\nvar y = 0\nfor x in 0..<10 { let x = x * 2; y += x }\nx + y",
    "var y = 0\nif true { var z = 1\nfor i in 0..<20 { z += i; y = z } }\ny",
    "var y = 0\nif true { let w = 2\nvar z = 1\nfor i in 0..<20 { z += i * w; y = z } }\ny",
    "var s = 0\nfor i in 0..<90 { s += sqrt(i) + T(i, 2).tx + abs(-i) }\ns",
    "var x = -0.0\nfor _ in 0..<9 { x = -x }\n1 / x",
    // What is declared as Int drops what a variable kept of a quotient.
    "func h(_ x: Int) -> Int { let z = x / 2\nreturn z }\nvar s = 0\nfor i in 0..<200 { s += h(i) }\ns",
    "func id(_ x: Int) -> Int { x }\nvar s = 0\nfor i in 0..<200 { let z = i / 2\ns += id(z % 5) - id(-z) }\ns",
    "func g() -> Int { for i in 0..<150 { let z = i / 2\nif i == 101 { return z } }\nreturn -1 }\ng()",
    "func g() -> Int { for i in 0..<150 { if i == 100 { return 1.5 } }\nreturn -1 }\ng()",
    "var n: Int = 0\nvar s = 0\nfor i in 0..<200 { let z = i / 2\nn = z\nn += z\ns += n + z }\nn\ns",
    "func f() -> Int { var n: Int = 0\nvar k = 9\nfor i in 0..<200 { let z = i / 2\nlet q: Int = z\n"
      + "n += q + z\nk /= 2\nk += i\nn = k }\nreturn n }\nf()",
    // Something happens midway.
    "var s = 0\nfor i in 0..<90 { s += sin(i) + cos(2 * i) }\ns",
    "var s = 0\nfor i in 0..<90 { s += 1 / (70 - i) }\ns", "var x = 2\nwhile true { x = x * x }",
    "var s = 0\nfor i in 0..<90 { s += i / 3 }\ns",
    "func h(n: Int) { return n / 2 }\nvar s = 0\nfor i in 0..<90 { s += h(n: i) }\ns",
    "func deep(n) { deep(n + 1) + 1 }\ndeep(0)",
    "func f(n) { return 1 / (n - 40) }\n"
      + "var s = 0\nfor i in 0..<60 { s += f(i) }\ns", "while true { }", "for i in 0..<1e9 { }",
  ])
  func compiledPrograms(_ program: String) {
    var budget = Budget()
    budget.steps = 30_000
    budget.depth = 60
    #expect(CompiledRun.expectSame([program, "1 + 1"], budget) > 0)
  }

  /// What the tree alone runs, or after a while.
  @Test(arguments: [
    ["var x = 1\nfor i in 0..<90 { if i == 70 { x = T(1, 2) } }\nx"],
    ["var x = 1\nfor i in 0..<90 { x = i < 60 ? x + 1 : T(1, 2) }\nx"],
    ["func id(x) { x }\nvar s = 0\nfor i in 0..<60 { s += id(i); id(T(1, 2)); id(true) }\ns"],
    ["func f(x) { x + 1 }\nvar a = 0\nfor _ in 0..<60 { a = f(a) }", "func f(x) { x * 2 }\nf(3)"],
    [
      "var f = { x in x + 1 }\nvar a = 0\nfor _ in 0..<60 { a = f(a) }\nf = { x in x - 3 }\n"
        + "for _ in 0..<60 { a = f(a) }\na"
    ],
    [
      "var f = { x in x + 1 }\nfunc change() { f = { x in x * 1.5 } }\nvar a = 0\n"
        + "for i in 0..<90 { a = f(a); if i == 70 { change() } }\na"
    ],
    ["var x = 0 { didSet { print(x) } }\nfor i in 0..<9 { x = i }"],
    ["var x: CGFloat { 3 }\nvar s = 0\nfor i in 0..<9 { s += x }\ns"],
    ["let x = 0\nvar s = 0\nfor i in 0..<60 { s += 1; if i == 55 { x = 1 } }", "s"],
    ["var x: Bool = true\nfor i in 0..<60 { if i == 55 { x = 1 } }", "x"],
    ["var f = []\nfor i in 0..<60 { f.append({ i * i }) }\nf[7]()"],
    [
      "func make() { var n = 0\nreturn { n += 1; return n } }\nlet c = make()\nfor _ in 0..<60 { c() }"
    ],
    ["func f(a) { a + 1 }\nfunc f(b) { b - 1 }\nvar s = 0\nfor i in 0..<60 { s += f(b: i) }\ns"],
    ["func f(a, b = 2) { a * b }\nvar s = 0\nfor i in 0..<60 { s += f(i) + f(i, i) }\ns"],
    ["func pinch(x) { x + 1 }\nvar s = 0\nfor i in 0..<60 { s = pinch(s) }\ns"],
    ["var s = 0\nfor i in 0..<60 { i + 1 }", "var s = 0\nfor i in 0..<60 { print(i) }"],
    ["var s = 0\nfor i in 0..<60 { s = T(1, i) }", "for i in 0..<60 { sqrt = 3 }"],
    ["func sqrt(x) { x + 1 }\nvar s = 0\nfor i in 0..<60 { s = sqrt(s) }\ns"],
    [
      "var s = 0\nfor i in 0..<60 { s = sqrt(i) }\nlet sqrt = { x in x }\nfor i in 0..<60 { s = sqrt(i) }\ns"
    ],
    ["let t = R(45°)\nvar zoom = 0\nfor i in 0..<60 { zoom = t.a * i }\nzoom"],
    ["var t = R(0.1)\nvar s = 0\nfor i in 0..<60 { t = R(i); s += t.a }\ns"],
    ["var angle = 0\nvar t = T(1, 2)\nfor i in 0..<60 { angle += 90; t = t * R(angle) }\nt"],
    ["var s = 0\nfor i in 0..<60 { for j in i..<(50 - i) { s += j } }\ns"],
    [
      "for (int i = 0; i < 60; i++) { if (i & 1) { } }",
      "int s = 0;\nfor (int i = 0; i < 60; i++) { s += i; }\ns",
    ],
    ["BOOL b = NO;\nfor (int i = 0; i < 60; i++) { if (i) { b = !b; } }\nb"],
    [
      "struct P { var x = 0; mutating func up() { x += 1 } }\nvar p = P()\nfor _ in 0..<60 { p.up() }\np.x"
    ],
    ["func bump(_ x: inout Double) { x += 1 }\nvar a = 1.0\nfor _ in 0..<90 { bump(&a) }\na"],
    [
      "func bump(_ x: inout Double) { x += 1 }\n"
        + "func next(n) { var k = n; bump(&k); return k }\nvar s = 0\nfor _ in 0..<90 { s = next(s) }\ns"
    ],
    ["func f(x) { explain(x) }\nfor i in 0..<4 { f(T(i, 1) * R(0.1)) }"],
    ["func f(n) { var t = T(0, 0)\nfor i in 0..<n { t = t * R(0.1) }\nreturn t }\nexplain(f(9))"],
    ["let v = UIView()\nfor i in 0..<60 { v.center = (i, i) }\nv.center", "v.frame"],
    ["var x = CGFloat.infinity\nvar s = 0\nfor i in 0..<60 { s = x; x = x - i }\nx"],
    ["var t = T(1, 2)\nt *= 2\nfor i in 0..<60 { t *= i }"],
    ["func void() { }\nfor i in 0..<60 { void() }\nvar x = 0\nfor i in 0..<60 { x = void() }"],
  ])
  func otherPrograms(_ programs: [String]) {
    _ = CompiledRun.expectSame(programs)
  }

  /// What is too large for a form is left to the tree.
  @Test func tooLarge() {
    let names = (0..<300).map { "v\($0)" }
    let sums = names.map { "s += \($0)" }.joined(separator: "\n")
    let empty = String(repeating: "if s > -1 { }\n", count: 20_000)
    let calls = (0..<40).map { "func f\($0)(x) { f\($0 + 1)(x) }\n" }.joined()
    for body in [sums, empty, "s += f0(1)"] {
      let variables = names.map { "let \($0) = 1\n" }.joined()
      let functions = calls + "func f40(x) { x }\n"
      _ = CompiledRun.expectSame([
        "\(functions)\(variables)var s = 0\nfor i in 0..<9 {\n\(body)\n}\ns"
      ])
    }
  }

  // MARK: Stopping

  @Test func interruption() {
    var polls = 0
    var session = Session(
      surroundings: Surroundings(isInterrupted: {
        polls += 1
        return polls >= 5
      }))
    session.patience = 0
    let codes = session.run("var i = 0\nwhile true { i += 1 }").diagnostics.map(\.problem.code)
    #expect(codes == ["P0507"])
    #expect(polls < 10)
    #expect(session.evaluator.fuel.budget.steps - session.evaluator.fuel.tank.remaining < 10_000)
  }

  /// A form that was abandoned late has changed nothing.
  @Test func abandoning() throws {
    var session = Session()
    session.patience = 0
    _ = session.run("var s = 1\nvar n = 0\nfunc f(i) { n += 1; return 1 / (900 - i) }")
    #expect(session.run("for i in 0..<1000 { s += f(i) }").status == .failed)
    #expect(try session.evaluate("s").get().text == "1")
    #expect(try session.evaluate("n").get().text == "0")
  }

  /// A copy of a session and a rewound one know nothing of another's forms.
  @Test func copies() throws {
    var session = Session()
    session.patience = 0
    _ = session.run("func f(x) { x + 1 }\nvar a = 0\nfor _ in 0..<9 { a = f(a) }")
    let mark = session.mark()
    var copy = session
    _ = copy.run("func f(x) { x - 1 }\nfor _ in 0..<9 { a = f(a) }")
    _ = session.run("for _ in 0..<9 { a = f(a) }")
    #expect(try copy.evaluate("a").get().text == "0")
    #expect(try session.evaluate("a").get().text == "18")
    session.rewind(to: mark)
    _ = session.run("func g(x) { x * 2 }\nfor _ in 0..<9 { a = g(a) }")
    #expect(try session.evaluate("a").get().text == "\(9 * 512)")
  }
}
