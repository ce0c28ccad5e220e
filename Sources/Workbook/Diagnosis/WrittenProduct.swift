internal import Language

/// The product that code makes its answer with: what its steps are, in the order in which they act.
///
/// Two answers with one value may be made in different ways, and what is told of one need not be true of
/// the other: `S(4) * T(360, 240)` gives what steps in reverse order give, and has no such steps. Words
/// about steps are told only of an answer that has them.
struct WrittenProduct {
  /// The numbers of each step, whatever its spelling.
  private var steps: [Numbers]
  /// How many factors are written; `R(θ, about: p)` is one of three steps.
  private let factors: Int
  /// Those of the steps that one call does together.
  private let calls: [Range<Int>]

  fileprivate init(_ steps: [Numbers], factors: Int, calls: [Range<Int>]) {
    (self.steps, self.factors, self.calls) = (steps, factors, calls)
    keepNearestPoint()
  }

  /// The same steps in the same order.
  func isSame(as other: WrittenProduct) -> Bool {
    let (mine, theirs) = (merged, other.merged)
    return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.doesSame(as: $1) }
  }

  /// The same steps in this order or another, more than one of them written.
  func isArrangement(of other: WrittenProduct) -> Bool {
    let (mine, theirs) = (merged, other.merged)
    guard mine.count == theirs.count, factors > 1 else { return false }
    // A move there and one back that became one are not written any more, in whatever order.
    if steps.count < other.steps.count, other.goesBack { return false }
    var rest = theirs
    for step in mine {
      guard let place = rest.firstIndex(where: step.doesSame) else { return false }
      rest.remove(at: place)
    }
    return true
  }
}

extension WrittenProduct {
  /// Whatever one call does together stands together in another product, too: of such calls only the order among
  /// them can be another.
  func hasCalls(of other: WrittenProduct) -> Bool {
    calls.allSatisfy { call in
      other.steps.indices.contains { start in
        let end = start + call.count
        return end <= other.steps.count && areSame(steps[call], other.steps[start..<end])
      }
    }
  }

  /// A move and its opposite stand side by side.
  var cancels: Bool {
    zip(steps, steps.dropFirst()).contains { first, second in
      guard let there = shift(first), let back = shift(second) else { return false }
      return areOpposite(there, back)
    }
  }

  /// Of two moves side by side the second takes some of the first back.
  private var goesBack: Bool {
    zip(steps, steps.dropFirst()).contains { first, second in
      guard let there = shift(first), let back = shift(second) else { return false }
      return zip(there, back).contains { $0 * $1 < 0 }
    }
  }

  /// Where it moves there, does something, and moves back: the point that stays, and what it does.
  fileprivate var aboutPoint: (point: [Double], doing: ArraySlice<Numbers>)? {
    guard steps.count > 2, let there = shift(steps[0]), let back = shift(steps[steps.count - 1]),
      areOpposite(there, back)
    else { return nil }
    return (back, steps[1..<(steps.count - 1)])
  }

  /// The direction of the line that stays, where what is done about a point moves no point of a line.
  ///
  /// It is a mirroring or a shear; nil where that point alone stays.
  fileprivate var keptDirection: [Double]? {
    guard let doing = aboutPoint?.doing, let linear = linearPart(of: doing) else { return nil }
    let (a, b, c, d) = (linear[0] - 1, linear[1], linear[2], linear[3] - 1)
    guard [a, b, c, d].contains(where: { !agree($0, 0, .standard) }),
      agree(a * d, b * c, .standard)
    else { return nil }
    let along = a * a + c * c > b * b + d * d ? [c, -a] : [d, -b]
    let length = (along[0] * along[0] + along[1] * along[1]).squareRoot()
    return along.map { $0 / length }
  }

  /// Of a line that stays, any point may be moved to the origin: the nearest one stands for all.
  private mutating func keepNearestPoint() {
    guard let point = aboutPoint?.point, let along = keptDirection else { return }
    let far = point[0] * along[0] + point[1] * along[1]
    let nearest = [point[0] - far * along[0], point[1] - far * along[1]]
    steps[0] = Numbers(moveBy: -nearest[0], -nearest[1])
    steps[steps.count - 1] = Numbers(moveBy: nearest[0], nearest[1])
  }

  /// What steps do together to directions; nil where one of them moves.
  private func linearPart(of steps: ArraySlice<Numbers>) -> [Double]? {
    steps.reduce([1, 0, 0, 1]) { product, step in
      guard let product, step.columns == 3, step.entries[6...].starts(with: [0, 0]) else {
        return nil
      }
      let (m, n) = (product, step.entries)
      return [
        m[0] * n[0] + m[1] * n[3], m[0] * n[1] + m[1] * n[4],
        m[2] * n[0] + m[3] * n[3], m[2] * n[1] + m[3] * n[4],
      ]
    }
  }

  /// What it does about the point that stays, by itself the origin.
  fileprivate var doing: ArraySlice<Numbers> { aboutPoint?.doing ?? steps[...] }

  /// The steps, moves that follow one another being one move.
  fileprivate var merged: [MergedStep] {
    var result: [MergedStep] = []
    for step in steps {
      let move = shift(step)
      if let move, let last = result.last?.shift {
        result[result.count - 1].shift = [last[0] + move[0], last[1] + move[1]]
      } else {
        result.append(MergedStep(numbers: step, shift: move))
      }
    }
    return result
  }

  private func areOpposite(_ there: [Double], _ back: [Double]) -> Bool {
    zip(there, back).allSatisfy { agree($0, -$1, .standard) }
  }

  private func shift(_ step: Numbers) -> [Double]? {
    let isShift = step.columns == 3 && step.entries.starts(with: [1, 0, 0, 0, 1, 0])
    return isShift ? Array(step.entries[6..<8]) : nil
  }
}

/// A step, or some moves that are one.
private struct MergedStep {
  var numbers: Numbers
  /// How far it moves; nil where it does something else.
  var shift: [Double]?

  func doesSame(as other: MergedStep) -> Bool {
    guard let shift, let far = other.shift else {
      return (shift == nil) == (other.shift == nil) && doSame(numbers, other.numbers)
    }
    return zip(shift, far).allSatisfy { agree($0, $1, .standard) }
  }
}

extension Bench {
  /// The mistake of an attempt that does what is asked about another point.
  func otherPoint(in attempt: Attempt) -> Slip? {
    guard let written = writtenProduct(in: attempt.code), let mine = written.aboutPoint,
      let asked = writtenProduct(in: solution.text), areSame(mine.doing, asked.doing)
    else { return nil }
    let isOfView = Scope(self).views.contains { askedNames == [$0] }
    if isOfView, !changesOnlyTransforms(attempt.code) { return nil }
    let point = mine.point.map { shortNumber($0) }.joined(separator: ", ")
    let (what, one) = written.keptDirection == nil ? ("point", "is") : ("line", "goes through")
    let telling = Telling(
      did: isOfView
        ? "the point that stays in its place lies (\(point)) from the view's anchor point, by default its middle"
        : "the \(what) that stays in its place \(one) (\(point))",
      look: "Which \(what) should stay? Follow that one through your steps.")
    return Slip(rules: [.origin], code: attempt.code, tellings: [telling])
  }

  /// The product that makes the asked value; nil where none is written, or where a factor is a matrix or
  /// another call, whose steps nobody knows.
  func writtenProduct(in code: String) -> WrittenProduct? {
    slips.products.value(of: code, readProduct)
  }

  private func readProduct(_ code: String) -> WrittenProduct? {
    guard let written = Program(code, Scope(self)) else { return nil }
    let program = written.folded() ?? written
    guard let node = answer(in: program),
      let chain = ChainReader(program: program).chain(node), !chain.steps.isEmpty,
      chain.steps.allSatisfy(\.isKnown)
    else { return nil }
    return numbers(of: chain.steps, after: code).map { numbers in
      let kept = numbers.indices.filter { isStep(numbers[$0]) }
      let calls = chain.factors.indices.filter { chain.factors[$0].isOneCall }.compactMap { call in
        range(of: kept.indices.filter { chain.steps[kept[$0]].factor == call })
      }
      return WrittenProduct(kept.map { numbers[$0] }, factors: chain.factors.count, calls: calls)
    }
  }

  /// What the steps are where code ends.
  private func numbers(of steps: [Step], after code: String) -> [Numbers]? {
    workspace.isolated {
      guard runSetup() == nil, workspace.runs(code) else { return nil }
      var all: [Numbers] = []
      for step in steps {
        var numbers = Numbers()
        guard workspace.runs(step.text), workspace.shown(into: &numbers) else { return nil }
        all.append(numbers)
      }
      return all
    }
  }

  /// What gives the only asked name its value, or is shown where a value is asked for.
  private func answer(in program: Program) -> Construct? {
    if exercise.kind == .predict { return program.statements.last?.children.first }
    guard askedNames.count == 1, let name = askedNames.first else { return nil }
    return program.statements.last { node in
      switch node.form {
      case .declaration(name): true
      case .assignment:
        node.children.first.map { $0.name == name || $0.isTransform(of: name) } ?? false
      default: false
      }
    }?.children.last
  }
}

extension Construct {
  /// `photo.transform`.
  fileprivate func isTransform(of name: String) -> Bool {
    member == "transform" && root == name
  }
}

/// Places that follow one another.
private func range(of places: [Int]) -> Range<Int>? {
  guard let first = places.first, let last = places.last else { return nil }
  return first..<(last + 1)
}

/// It does something.
private func isStep(_ step: Numbers) -> Bool {
  step.columns != 3
    || !zip(step.entries, [1, 0, 0, 0, 1, 0, 0, 0, 1]).allSatisfy { agree($0, $1, .standard) }
}

private func doSame(_ left: Numbers, _ right: Numbers) -> Bool {
  left.agree(with: right) { agree($0, $1, .standard) }
}

private func areSame(_ left: ArraySlice<Numbers>, _ right: ArraySlice<Numbers>) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy(doSame)
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
