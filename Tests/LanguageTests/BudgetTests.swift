import Language
import Testing

/// Budgets stop every program, and the next one runs.
@Suite struct BudgetTests {
  @Test(arguments: [
    "while true {}", "while true { 1 + 1 }", "for i in 0..<1e18 {}", "repeat { } while true",
    "func f() { while true {} }\nf()", "let f = { while true {} }\nf()",
    "[1].map { x in while true {} }", "for i in 0..<1e9 { for j in 0..<1e9 { continue } }",
    "let l = Array(0..<1000)\nwhile true { let m = l.map { $0 } }",
    "let l = Array(0..<1000)\nwhile true { let b = l.contains(-1) }",
    // So few times round that only what is made of the list uses the budget up.
    "let l = Array(0..<1000)\nfor i in 0..<100 { let m = l.reversed() }",
    "let l = Array(0..<1000)\nfor i in 0..<1000 { let t = l.description }",
    "let l = Array(0..<1000)\nlet m = Array(0..<1000)\nwhile true { if l == m { } }",
    "let l = Array(0..<1000).map { ($0, 0) }\nwhile true { let m = l * T(1, 1) }",
    Self.shared + "let b = a\nlet c = [a, a] == [b, b]", Self.shared + "let b = a * T(1, 1)",
  ]) func steps(_ program: String) {
    var budget = Budget()
    budget.steps = 20_000
    stops(program, budget, "P0501")
  }

  /// A list of 2^60 elements that share their places.
  private static let shared = "var a = [(1, 2)]\nfor i in 0..<60 { a = [a, a] }\n"

  @Test(arguments: [
    "func f() { f() }\nf()", "func f(n: Int) -> Int { return 1 + f(n: n + 1) }\nf(n: 0)",
    "func a() { b() }\nfunc b() { a() }\na()", "var f = nil\nf = { f() }\nf()",
    "struct P { func f() { f() } }\nP().f()", "func f(x: Int) { [1].map { f(x: $0) } }\nf(x: 1)",
    "func f(n = f()) { }\nf()", "class A { let a = A() }\nA()", "struct P { var p = P() }\nP()",
    "struct P { var p = P(); init() {} }\nP()", "class V: UIView { let v = V() }\nV()",
    "struct A { var b = B() }\nstruct B { var a = A() }\nA()", "class N { var n: N? = N() }\nN()",
    "func + (a: CGPoint, b: CGPoint) -> CGPoint { a + b }\n(1, 2) + (3, 4)",
    "@implementation C { C *c; }\n- (id)init { c = [[C alloc] init]; return self; }\n@end\n[[C alloc] init];",
    "@implementation C { CGFloat x; }\n- (void)setX:(CGFloat)n { self.x = n; }\n@end\n[C new].x = 1;",
  ]) func depth(_ program: String) {
    var budget = Budget()
    budget.depth = 40
    stops(program, budget, "P0504")
  }

  @Test(arguments: [
    "var s = \"ab\"\nwhile true { s = s + s }", "var s = \"ab\"\nwhile true { s += s }",
    "var s = \"ab\"\nwhile true { s = \"\\(s)\\(s)\" }", "while true { print(\"abc\") }",
    "while true { T(1, 2) }",
    "var l = [\"abc\"]\nwhile true { l = l + l; let s = l.joined(separator: \",\") }",
    "let s = \"\(Array(0..<1000))\"\nArray(repeating: s, count: 1000).joined(separator: s)",
    "let s = \"\(Array(0..<1000))\"\nArray(repeating: s, count: 1000).joined()",
  ]) func text(_ program: String) {
    var budget = Budget()
    budget.text = 10_000
    stops(program, budget, "P0505")
  }

  @Test(arguments: [
    "var l = [1]\nwhile true { l = l + l }", "var l = []\nwhile true { l.append(1) }",
    "Array(0..<1e12)", "var l = []\nwhile true { let v = UIView() }",
    "let b = Array(0..<900)\nArray(0..<900).flatMap { x in b }",
    "let b = Array(0..<900)\nArray(repeating: b, count: 900).joined()",
    "var l = []\nwhile true { l.append(explain(T(1, 2))) }",
    "while true { let p = UIBezierPath() }",
    "Array(0..<900).enumerated()", "zip(0..<900, 0..<900)",
    "let b = Array(0..<100)\nvar l = []\nwhile true { l.append(b.reversed()) }",
    "let s = \"\(Array(0..<900))\"\nvar l = []\nwhile true { l.append(s.uppercased()) }",
    "var l = []\nwhile true { l.append(String(format: \"%900d\", 1)) }",
    "enum E { case a, b, c, d, e, f }\nvar l = []\nwhile true { l.append(E.allCases) }",
  ]) func memory(_ program: String) {
    var budget = Budget()
    budget.memory = 100_000
    stops(program, budget, "P0503")
  }

  @Test(arguments: [
    "var l = [1]\nwhile true { l = [l] }", "var l = [1]\nwhile true { l = l.enumerated() }",
    "var l = [1]\nwhile true { l = [l].reversed() }", "var d = [1: 1]\nwhile true { d = [1: d] }",
    "enum E { case a; case b(E) }\nvar e = E.a\nwhile true { e = .b(e) }",
    "var t = (1, 2)\nwhile true { t = (t, 1) }", "var f = { 1 }\nwhile true { f = { [f] in f() } }",
    "struct P { var a: Any = 1 }\nvar p = P()\nwhile true { p.a = p }",
  ]) func nesting(_ program: String) {
    stops(program, Budget(), "P0123")
  }

  /// The process may grow further than the values that are counted, but what was set is what is named.
  @Test func theMemoryThatWasSet() {
    var memory = 0
    let surroundings = Surroundings(memory: {
      memory += 1_000_000
      return memory
    })
    var run = ProgramRun(surroundings: surroundings)
    run.session.budget.memory = 5_000
    #expect(run.output(of: "while true { 1 + 1 }").contains("more than 5,000 bytes"))
  }

  /// Where the stack runs out before the calls do, the world around says so.
  @Test func aLowStack() {
    var calls = 0
    let surroundings = Surroundings(isStackLow: {
      calls += 1
      return calls > 10
    })
    var run = ProgramRun(surroundings: surroundings)
    let message = run.output(of: "func f(_ n: Int) -> Int { return 1 + (1 + f(n)) }\nf(1)")
    #expect(message.contains("P0504") && message.contains("the stack has room for no more"))
    #expect(!message.contains("raise the budget"))
    calls = 0
    #expect(run.output(of: "func g() -> Int { return 2 }\ng()") == "2")
  }

  /// What shares its places is written no further than a text may be long.
  @Test(arguments: [
    "a", "print(a)", "let s = \"\\(a)\"", "struct P { var x = nil }\nP(x: a)", "String(a).count",
  ]) func sharedListsAreWrittenInPart(_ program: String) {
    for isJSON in [false, true] {
      var run = ProgramRun()
      run.session.settings.isJSON = isJSON
      let text = run.output(of: Self.shared + program)
      #expect(text.utf8.count <= 1_000_000)
      #expect(run.output(of: "let one = 1").isEmpty)
    }
  }

  @Test func time() {
    var clock = 0.0
    let surroundings = Surroundings(now: {
      clock += 0.25
      return clock
    })
    var run = ProgramRun(surroundings: surroundings)
    #expect(run.failure(of: "while true {}") == "P0502")
    #expect(run.output(of: "1 + 1") == "2")
  }

  /// The clock goes on while a reader of the output is waited for, or the program is suspended: that is no work.
  @Test func onlyWorkCounts() {
    var (clock, work) = (0.0, 0.0)
    func surroundings(working: Double) -> Surroundings {
      Surroundings(
        now: {
          clock += 10
          return clock
        },
        worked: {
          work += working
          return work
        })
    }
    let program = "var n = 0\nfor _ in 1...100_000 { n += 1 }\nn"
    var idle = ProgramRun(surroundings: surroundings(working: 0))
    #expect(idle.output(of: program) == "100000")
    var busy = ProgramRun(surroundings: surroundings(working: 0.25))
    #expect(busy.failure(of: program) == "P0502")
    #expect(busy.output(of: "1 + 1") == "2")
  }

  @Test func interruption() {
    var isInterrupted = true
    var run = ProgramRun(surroundings: Surroundings(isInterrupted: { isInterrupted }))
    #expect(run.failure(of: "while true {}") == "P0507")
    isInterrupted = false
    #expect(run.output(of: "1 + 1") == "2")
  }

  /// What nothing counts is seen by how far the process grew since the program began.
  @Test func growth() {
    var process = 1_000_000_000
    var run = ProgramRun(surroundings: Surroundings(memory: { process }))
    let loop = "var i = 0\nwhile i < 200000 { i += 1 }"
    #expect(run.failure(of: loop) == nil)
    process = 2_000_000_000
    #expect(run.failure(of: loop) == nil)
    run = ProgramRun(
      surroundings: Surroundings(memory: {
        process += 50_000_000
        return process
      }))
    #expect(run.failure(of: loop) == "P0503")
    #expect(run.failure(of: "1 + 1") == nil)
  }

  @Test func source() {
    var budget = Budget()
    budget.source = 100
    stops(String(repeating: "1\n", count: 100), budget, "P0506")
  }

  @Test func eachRunHasTheWholeBudget() {
    var budget = Budget()
    budget.steps = 5_000
    budget.text = 1_000
    var run = ProgramRun(budget: budget)
    for _ in 0..<20 {
      #expect(run.failure(of: "var i = 0\nwhile i < 500 { i += 1 }") == nil)
      #expect(run.failure(of: "for i in 0..<50 { print(\"0123456789\") }") == nil)
    }
  }

  @Test func theErrorNamesTheBudgetAndThePlace() {
    var budget = Budget()
    budget.steps = 5_000
    var run = ProgramRun(budget: budget)
    let text = run.output(of: "let a = 1\nwhile true { }")
    #expect(text.contains("stopped after 5,000 steps"))
    #expect(text.contains("prompt:2:"))
    #expect(text.contains("--max-steps"))
  }

  @Test func aLayoutWithoutEndShowsItsMethod() {
    var budget = Budget()
    budget.steps = 20_000
    var run = ProgramRun(budget: budget)
    let text = run.output(
      of: """
        class Box: UIView {
          override func layoutSubviews() { setNeedsLayout() }
        }
        let box = Box()
        view.addSubview(box)
        run()
        """)
    #expect(text.contains("stopped after 20,000 steps"))
    #expect(text.contains("override func layoutSubviews() { setNeedsLayout() }"))
    #expect(text.contains("each layout asks for another"))
  }

  private func stops(
    _ program: String, _ budget: Budget, _ code: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var run = ProgramRun(budget: budget)
    #expect(run.failure(of: program) == code, sourceLocation: sourceLocation)
    #expect(run.output(of: "1 + 1") == "2", sourceLocation: sourceLocation)
  }
}
