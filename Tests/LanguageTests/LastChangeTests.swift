import Language
import Testing

/// A statement that ends with a change of a list, a set or a dictionary keeps no copy of it.
///
/// A program of such lines takes time as it is long; what stops one still leaves all as it was.
@Suite struct LastChangeTests {
  private static let changes = [
    "l[1] = 7", "l[1] += 7", "l[f()] = 7", "l[0..<2] = [8, 9, 10]", "l.append(f())",
    "l.append(contentsOf: [4, 5])", "l.insert(9, at: 1)", "l.removeAll()", "l.swapAt(0, 2)",
    "l.removeAll(where: { g() > $0 })", "l.popLast()", "l.removeFirst(2)", "d[\"a\"] = 5",
    "d[\"c\"] = f()", "d[\"a\"] = nil", "d[\"c\", default: 0] += 1", "d.removeValue(forKey: \"a\")",
    "d.merge([\"a\": 3, \"b\": 4]) { $0 + $1 + g() }", "d.removeAll()", "s.insert(4)",
    "s.remove(1)",
    "s.formUnion([7, 8])", "l[0] = move()", "d[\"a\"] = later()", "l[0] = l.count + f()",
  ]
  private static let setup = """
    var l = [1, 2, 3], d = ["a": 1, "b": 2], s = Set([1, 2, 3]), other = l, n = 0
    let v = UIView()
    func f() -> Int { n += 1; l.append(n); d["f"] = n; return 1 }
    func g() -> Int { n += 1; return n }
    func move() -> Int { v.center.x += 1; return 2 }
    func later() -> Int { UIView.animate(withDuration: 0) { v.alpha = 0 } completion: { _ in n += 1 }; return 3 }
    """
  private static let look = "l; other; d; s.sorted(); n; v.center; v.alpha"

  @Test(arguments: changes) func allOrNothing(_ change: String) {
    var run = ProgramRun()
    #expect(run.failure(of: Self.setup) == nil)
    let before = run.output(of: Self.look)
    var done = run.session
    #expect(done.run(change).status == .done)
    var steps = 0
    while run.stops(change, after: steps, asBefore: before, Self.look), steps < 200 { steps += 1 }
    #expect(steps > 1 && steps < 200)
    #expect(run.output(of: Self.look) != before)
  }

  /// The same where a mark is gone back to.
  @Test(arguments: changes) func marksKeepAll(_ change: String) {
    var run = ProgramRun()
    #expect(run.failure(of: Self.setup) == nil)
    let before = run.output(of: Self.look)
    let mark = run.session.mark()
    #expect(run.failure(of: change) == nil)
    #expect(run.failure(of: "l.append(5)\nl[0] = 6") == nil)
    run.session.rewind(to: mark)
    #expect(run.output(of: Self.look) == before)
  }

  /// What else holds the same list keeps its own.
  @Test func othersKeepTheirs() {
    #expect(
      output(of: "var a = [1]\nlet b = a\na.append(2)\nvar c = a\na[0] = 5\nc[1] = 6\na\nb\nc")
        == "[5, 2]\n[1]\n[1, 6]")
  }

  /// Each line would copy all of it, if it could be taken back alone.
  @Test func stepsGrowWithTheLines() {
    let lines = (0..<3000).map { "l.append(\($0))\nl[\($0)] += 1\nd[\($0)] = 1" }
    var run = ProgramRun()
    run.session.budget.steps = 100_000
    #expect(
      run.output(of: "var l: [Int] = [], d: [Int: Int] = [:]\n" + lines.joined(separator: "\n"))
        == "")
    #expect(run.output(of: "l.count; l[2999]; d.count") == "3000\n3000\n3000")
  }
}

extension ProgramRun {
  /// Whether a statement is stopped by its budget, and leaves what was before.
  fileprivate mutating func stops(
    _ statement: String, after steps: Int, asBefore before: String, _ look: String
  ) -> Bool {
    session.budget.steps = steps
    let stopped = failure(of: statement) != nil
    session.budget = Budget()
    if stopped { #expect(output(of: look) == before, "\(statement) after \(steps) steps") }
    return stopped
  }
}
