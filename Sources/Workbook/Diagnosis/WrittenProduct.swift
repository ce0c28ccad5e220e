internal import Language

/// The product that code makes its answer with: what its steps are, in the order in which they act.
///
/// Two answers with one value may be made in different ways, and what is told of one need not be true of
/// the other: `S(4) * T(360, 240)` gives what steps in reverse order give, and has no such steps. Words
/// about steps are told only of an answer that has them.
struct WrittenProduct {
  /// The value of each step, whatever its spelling.
  private let steps: [CheckedValue]
  /// How many factors are written; `R(θ, about: p)` is one of three steps.
  private let factors: Int

  fileprivate init(_ steps: [CheckedValue], factors: Int) {
    (self.steps, self.factors) = (steps, factors)
  }

  /// The same steps in the same order.
  func isSame(as other: WrittenProduct) -> Bool { Workbook.isSame(steps, other.steps) }

  /// The same steps in this order or another, more than one of them written.
  func isArrangement(of other: WrittenProduct) -> Bool {
    guard steps.count == other.steps.count, factors > 1 else { return false }
    var rest = other.steps
    for step in steps {
      guard let place = rest.firstIndex(where: { compare(step, $0).isNone }) else { return false }
      rest.remove(at: place)
    }
    return true
  }
}

extension WrittenProduct {
  /// Where it moves there, does something, and moves back: the point that stays, and what it does.
  fileprivate var aboutPoint: (point: [Double], doing: [CheckedValue])? {
    guard steps.count > 2, let there = shift(steps[0]), let back = shift(steps[steps.count - 1]),
      zip(there, back).allSatisfy({ agree($0, -$1, .standard) })
    else { return nil }
    return (back, Array(steps[1..<(steps.count - 1)]))
  }

  private func shift(_ value: CheckedValue) -> [Double]? {
    guard case .numbers(let grid) = value, grid.rows.count == 3 else { return nil }
    let isShift = grid.rows[0] == [1, 0, 0] && grid.rows[1] == [0, 1, 0]
    return isShift ? Array(grid.rows[2].prefix(2)) : nil
  }
}

extension Bench {
  /// The mistake of an attempt that does what is asked about another point.
  func otherPoint(in attempt: Attempt) -> Slip? {
    guard let mine = writtenProduct(in: attempt.code)?.aboutPoint,
      let asked = writtenProduct(in: solution.text)?.aboutPoint,
      Workbook.isSame(mine.doing, asked.doing)
    else { return nil }
    let point = mine.point.map { shortNumber($0) }.joined(separator: ", ")
    let telling = Telling(
      did: "the point that stays where it is is (\(point))",
      look: "Which point should stay? Follow that one through your steps.")
    return Slip(rules: [.origin], code: attempt.code, tellings: [telling])
  }

  /// The product that makes the asked value; nil where none is written, or where a factor is a matrix or
  /// another call, whose steps nobody knows.
  func writtenProduct(in code: String) -> WrittenProduct? {
    guard let program = Program(code, Scope(self)), let node = answer(in: program),
      let chain = ChainReader(program: program).chain(node), !chain.steps.isEmpty,
      chain.steps.allSatisfy(\.isKnown)
    else { return nil }
    let values = workspace.isolated { () -> [CheckedValue]? in
      guard runSetup() == nil, workspace.runs(code) else { return nil }
      return try? chain.steps.map { try workspace.value($0.text).get().value }
    }
    return values.map { WrittenProduct($0.filter(isStep), factors: chain.factors.count) }
  }

  /// What gives the only asked name its value, or is shown where a value is asked for.
  private func answer(in program: Program) -> Construct? {
    if exercise.kind == .predict { return program.statements.last?.children.first }
    guard askedNames.count == 1, let name = askedNames.first else { return nil }
    return program.statements.last { node in
      switch node.form {
      case .declaration(name): true
      case .assignment: node.children.first?.name == name
      default: false
      }
    }?.children.last
  }
}

/// It does something.
private func isStep(_ value: CheckedValue) -> Bool {
  guard case .numbers(let grid) = value else { return true }
  let still = NumberGrid(kind: grid.kind, rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], labels: [])
  return !compare(value, .numbers(still)).isNone
}

extension Step {
  /// It is known what it does.
  fileprivate var isKnown: Bool {
    switch kind {
    case .translation, .rotation, .scale, .shear, .reflection: true
    case .matrix, .other: false
    }
  }
}
