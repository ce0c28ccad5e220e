import TestSupport

/// Makes programs that compute: numbers, truth values and transforms in loops and functions, with all
/// that may go wrong in them.
struct ProgramMaker {
  enum Kind: CaseIterable {
    case number, truth, transform

    fileprivate var annotation: String {
      switch self {
      case .number: "CGFloat"
      case .truth: "Bool"
      case .transform: "CGAffineTransform"
      }
    }
  }

  private struct Variable {
    var name: String
    var kind: Kind
    var isConstant: Bool
  }

  private struct Function {
    var name: String
    var parameters: [Kind]
    var result: Kind?
  }

  private var random: SplitMix64
  private var variables: [Variable] = []
  private var functions: [Function] = []
  private var lines: [String] = []
  private var indent = 0
  private var nextName = 0
  private var openLoops = 0
  /// What the function that is being written gives; nil at the top level.
  private var result: Kind??

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A program; variables of earlier ones are known to it.
  mutating func program() -> String {
    lines = []
    for _ in 0..<4 { declare(isGlobal: true) }
    for _ in 0..<int(0...3) { function() }
    for _ in 0..<int(1...4) { statement(depth: 3) }
    for variable in variables { line(variable.name) }
    return lines.joined(separator: "\n")
  }

  // MARK: Chances

  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(0...elements.count - 1)]
  }

  private mutating func anyKind() -> Kind { pick([.number, .number, .number, .truth, .transform]) }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  private mutating func newName(_ letter: String) -> String {
    nextName += 1
    // Some names hide others.
    return "\(letter)\(chance(15) ? int(0...nextName) : nextName)"
  }

  // MARK: Declarations

  private mutating func declare(isGlobal: Bool = false) {
    let kind = anyKind()
    let isConstant = chance(25)
    let annotation = chance(25) ? ": \(kind.annotation)" : ""
    let value =
      isGlobal && kind == .transform
      ? "T(\(int(-3...3)), 2) * R(\(int(0...30)) / 10)" : expression(kind, 2)
    let name = newName("v")
    line("\(isConstant ? "let" : "var") \(name)\(annotation) = \(value)")
    variables.removeAll { $0.name == name }
    variables.append(Variable(name: name, kind: kind, isConstant: isConstant))
  }

  private mutating func function() {
    let parameters = (0..<int(0...3)).map { place in place == 0 ? Kind.number : anyKind() }
    let function = Function(
      name: newName("f"), parameters: parameters, result: chance(85) ? anyKind() : nil)
    functions.removeAll { $0.name == function.name }
    functions.append(function)
    let outer = variables
    let names = parameters.map { _ in newName("p") }
    let isAnnotated = chance(40)
    let written = zip(names, parameters).map { name, kind in
      isAnnotated ? "_ \(name): \(kind.annotation)" : name
    }
    let arrow = isAnnotated ? function.result.map { " -> \($0.annotation)" } ?? "" : ""
    line("func \(function.name)(\(written.joined(separator: ", ")))\(arrow) {")
    for (name, kind) in zip(names, parameters) {
      variables.removeAll { $0.name == name }
      variables.append(Variable(name: name, kind: kind, isConstant: true))
    }
    writeBody(of: function, names)
    variables = outer
    line("}")
  }

  private mutating func writeBody(of function: Function, _ names: [String]) {
    let loops = openLoops
    (result, openLoops) = (.some(function.result), 0)
    indent += 1
    if let kind = function.result, chance(30) {
      line(expression(kind, 3))
    } else {
      // What calls itself comes to an end, mostly.
      if let counter = names.first, chance(60) {
        line("if \(counter) < 1 { return\(function.result.map { " " + expression($0, 1) } ?? "") }")
        if let kind = function.result, chance(60) {
          let rest = function.parameters.dropFirst().map { expression($0, 1) }
          let call = "\(function.name)(\((["\(counter) - 1"] + rest).joined(separator: ", ")))"
          line("let w = \(call)")
          variables.append(Variable(name: "w", kind: kind, isConstant: true))
        }
      }
      for _ in 0..<int(0...3) { statement(depth: 2) }
      if let kind = function.result, chance(95) { line("return \(expression(kind, 2))") }
    }
    indent -= 1
    (result, openLoops) = (nil, loops)
  }

  // MARK: Statements

  private mutating func block(depth: Int, _ names: [Variable] = []) {
    let outer = variables
    variables += names
    indent += 1
    for _ in 0..<int(0...3) { statement(depth: depth - 1) }
    indent -= 1
    variables = outer
    line("}")
  }

  private mutating func statement(depth: Int) {
    switch int(0...(depth > 0 ? 19 : 12)) {
    case 0...2: declare()
    case 3...6: assign()
    case 7...9: update()
    case 10: leave()
    case 11: call()
    case 12:
      line(chance(20) ? "print(\(expression(anyKind(), 1)))" : "_ = \(expression(.number, 2))")
    case 13...14: choose(depth)
    case 15...17: count(depth)
    case 18: repeatWhile(depth)
    default: loop(depth)
    }
  }

  private mutating func assign() {
    guard
      let target = variables.filter({ !$0.isConstant || chance(2) }).randomElement(using: &random)
    else { return }
    let kind = chance(96) ? target.kind : anyKind()
    line("\(target.name) = \(expression(kind, 3))")
  }

  private mutating func update() {
    let targets = variables.filter { !$0.isConstant && $0.kind != .truth }
    guard let target = targets.randomElement(using: &random) else { return }
    let op = target.kind == .transform ? "*=" : pick(["+=", "-=", "*=", "/=", "+=", "-="])
    line("\(target.name) \(op) \(expression(target.kind, 2))")
  }

  private mutating func leave() {
    if openLoops > 0, chance(60) {
      line("if \(expression(.truth, 2)) { \(pick(["break", "continue"])) }")
    } else if let result {
      let value = result.map { " " + expression($0, 2) } ?? ""
      line("if \(expression(.truth, 2)) { return\(value) }")
    }
  }

  private mutating func call() {
    guard let function = functions.randomElement(using: &random) else { return }
    line(call(of: function))
  }

  private mutating func choose(_ depth: Int) {
    if result != nil, chance(15) {
      line("guard \(expression(.truth, 2)) else {")
    } else {
      line("if \(expression(.truth, 2))\(chance(10) ? ", \(expression(.truth, 1))" : "") {")
    }
    block(depth: depth)
    guard lines.last == String(repeating: "  ", count: indent) + "}", chance(40) else { return }
    lines[lines.count - 1] += " else {"
    block(depth: depth)
  }

  private mutating func count(_ depth: Int) {
    let (first, count) = (int(-3...3), pick([0, 1, 5, 20, 60]))
    let range =
      chance(70)
      ? "\(first)\(pick(["..<", "..."]))\(first + count)" : "\(expression(.number, 1))..<\(count)"
    let name = chance(20) ? "_" : newName("i")
    line("for \(name) in \(range) {")
    openLoops += 1
    block(
      depth: depth,
      name == "_" ? [] : [Variable(name: name, kind: .number, isConstant: true)])
    openLoops -= 1
  }

  private mutating func loop(_ depth: Int) {
    let name = newName("k")
    line("var \(name) = 0")
    line("while \(chance(10) ? "true" : "\(name) < \(pick([1, 7, 50]))") {")
    openLoops += 1
    block(depth: depth)
    openLoops -= 1
    lines[lines.count - 1] = String(repeating: "  ", count: indent + 1) + "\(name) += 1"
    line("}")
  }

  private mutating func repeatWhile(_ depth: Int) {
    line("repeat {")
    openLoops += 1
    block(depth: depth)
    openLoops -= 1
    lines[lines.count - 1] += " while \(expression(.truth, 2))"
  }

  // MARK: Expressions

  private mutating func expression(_ kind: Kind, _ depth: Int) -> String {
    let known = variables.filter { $0.kind == kind }
    if chance(depth > 0 ? 25 : 60), let variable = known.randomElement(using: &random) {
      return variable.name
    }
    let calling = functions.filter { $0.result == kind }
    if depth > 0, chance(15), let function = calling.randomElement(using: &random) {
      return call(of: function)
    }
    if depth > 0, chance(8) {
      return
        "(\(expression(.truth, depth - 1)) ? \(expression(kind, depth - 1)) : \(expression(kind, depth - 1)))"
    }
    switch kind {
    case .number: return number(depth)
    case .truth: return truth(depth)
    case .transform: return transform(depth)
    }
  }

  private mutating func call(of function: Function) -> String {
    let arguments = function.parameters.enumerated().map { place, kind in
      place == 0 ? "\(int(0...8))" : expression(chance(98) ? kind : anyKind(), 1)
    }
    return "\(function.name)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func number(_ depth: Int) -> String {
    guard depth > 0, chance(70) else {
      return pick(["0", "1", "2", "3", "10", "0.5", "-1", "1.25", "7", "1e150", "1/3", "π"])
    }
    let op = pick(["+", "-", "*", "+", "-", "*", "/", "%"])
    if chance(8) { return "-(\(expression(.number, depth - 1)))" }
    if chance(8) { return entry(depth) }
    if chance(5) { return "(\(expression(.number, depth - 1)) ^ \(pick(["2", "3", "0.5", "-1"])))" }
    return "(\(expression(.number, depth - 1)) \(op) \(expression(.number, depth - 1)))"
  }

  private mutating func entry(_ depth: Int) -> String {
    switch int(0...5) {
    case 0: "\(pick(["sqrt", "abs", "floor", "exp"]))(\(expression(.number, depth - 1)))"
    case 1: "\(pick(["sin", "cos"]))(\(expression(.number, depth - 1)))"
    case 2: "min(\(expression(.number, depth - 1)), \(expression(.number, depth - 1)))"
    default: "(\(expression(.transform, depth - 1))).\(pick(["a", "d", "tx", "ty"]))"
    }
  }

  private mutating func truth(_ depth: Int) -> String {
    guard depth > 0, chance(85) else { return pick(["true", "false"]) }
    switch int(0...9) {
    case 0: return "!(\(expression(.truth, depth - 1)))"
    case 1:
      return "(\(expression(.truth, depth - 1)) && \(expression(.truth, depth - 1)))"
    case 2:
      return "(\(expression(.truth, depth - 1)) || \(expression(.truth, depth - 1)))"
    case 3:
      return
        "(\(expression(.truth, depth - 1)) \(pick(["==", "!="])) \(expression(.truth, depth - 1)))"
    case 4:
      let kind = chance(90) ? Kind.transform : anyKind()
      return
        "(\(expression(.transform, depth - 1)) \(pick(["==", "!=", "≈"])) \(expression(kind, 1)))"
    default:
      let op = pick(["<", "<=", ">", ">=", "==", "!="])
      return "(\(expression(.number, depth - 1)) \(op) \(expression(.number, depth - 1)))"
    }
  }

  private mutating func transform(_ depth: Int) -> String {
    guard depth > 0, chance(60) else {
      let known = variables.filter { $0.kind == .transform }
      if chance(60), let name = known.randomElement(using: &random)?.name { return name }
      let (first, second) = (expression(.number, depth - 1), expression(.number, depth - 1))
      return pick(["S(2, \(second))", "R(\(first))", "T(\(first), \(second))", "S(\(first))"])
    }
    return "(\(expression(.transform, depth - 1)) * \(expression(.transform, depth - 1)))"
  }
}
