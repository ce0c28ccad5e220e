internal import Geometry

/// What makes the two sides of an equation equal.
struct HoleSolution {
  /// What is known of values beside those found.
  enum Others {
    case none, some, unknown
  }

  /// The simplest values found, as source text with what they are in words.
  var values: [(source: String, value: Value)]
  var others: Others

  /// Those of another kind too; a matrix that does what a transform does is no other value.
  func and(_ next: HoleSolution) -> HoleSolution {
    let maps = values.compactMap { PlaneMap($0.value) }
    let new = next.values.filter { value in
      PlaneMap(value.value).map { !maps.contains($0) } ?? true
    }
    let others = next.others == .none ? others : .some
    return HoleSolution(values: Array((values + new).prefix(3)), others: others)
  }
}

/// Solves `left ≈ right` for its `?` by trying families of values, the simplest first: each has a
/// few numbers, which least squares find (exactly in one step where the sides depend on them
/// linearly, as in every product of transforms).
///
/// What it finds is tried in the equation itself, as it will be written; what it does not find may exist
/// all the same.
struct HoleSolver {
  let trials: HoleTrials
  let left: NodeID
  let right: NodeID
  let kinds: [Kind]
  /// Only operations stand around the hole that take lines to lines.
  let isLinear: Bool

  /// `cases` are all values of a kind that has few: these are tried one by one.
  func solution(cases: (Kind) -> [(source: String, value: Value)]) -> HoleSolution {
    var all: HoleSolution?
    for (kind, families) in HoleFamily.byKind where kinds.contains(kind) {
      let solution = solution(families)
      if solution.values.isEmpty { continue }
      all = all?.and(solution) ?? solution
      // "Only" is said of all kinds together.
      if all?.others != HoleSolution.Others.none { break }
    }
    if let all { return all }
    let found = kinds.flatMap(cases).filter { holds($0.value) }
    return HoleSolution(values: found, others: found.isEmpty ? .unknown : .none)
  }

  /// One solution where it is the only one, else up to three: one of each simple family, or several of a
  /// family that stands alone.
  private func solution(_ families: [HoleFamily]) -> HoleSolution {
    let others = families.last.map(others) ?? .unknown
    var solution = HoleSolution(values: [], others: others)
    for family in families where solution.values.count < (others == .none ? 1 : 3) {
      if !solution.values.isEmpty, family.isGeneral { break }
      for value in values(of: family, all: families.count == 1) {
        if others != .none, value.value.collapses { continue }
        if solution.values.contains(where: { $0.value.isSameGeometry(as: value.value) }) {
          continue
        }
        solution.values.append(value)
        if others == .unknown, repeats(value.value, family) { solution.others = .some }
      }
    }
    if solution.values.count > 3 { solution.others = .some }
    solution.values = Array(solution.values.prefix(3))
    return solution
  }

  /// What the starts of a family lead to, each once; only the first where one is enough.
  ///
  /// Where no way leads from a start, because nothing measures how wrong it is (a truth value) or only whole numbers
  /// have a meaning (an exponent), a guess or a start may do as it stands.
  private func values(of family: HoleFamily, all: Bool) -> [(source: String, value: Value)] {
    let ends = family.starts.compactMap { descend(family, from: $0) }
    let found = solutions(ends, family, all: all)
    return found.isEmpty ? solutions(family.guesses + family.starts, family, all: all) : found
  }

  /// Those of several parameters with which the equation is true, each once.
  private func solutions(_ candidates: [[Double]], _ family: HoleFamily, all: Bool)
    -> [(source: String, value: Value)]
  {
    var found: [(source: String, value: Value)] = []
    for parameters in candidates where all ? found.count < 4 : found.isEmpty {
      guard let solution = written(parameters, family),
        !found.contains(where: { $0.source == solution.source })
      else { continue }
      found.append(solution)
    }
    return found
  }

  /// The fewest digits with which the equation is true, read as they will be typed.
  private func written(_ parameters: [Double], _ family: HoleFamily)
    -> (source: String, value: Value)?
  {
    for numerals in family.numerals(parameters) {
      let value = family.value(numerals.compactMap { Double($0) })
      if holds(value) { return (family.source(numerals), value) }
    }
    return nil
  }

  private func holds(_ value: Value) -> Bool {
    if case .value(.boolean(true)) = trials.run(.value(value)) { return true }
    return false
  }

  private func repeats(_ value: Value, _ family: HoleFamily) -> Bool {
    guard let period = family.period, case .angle(let angle) = value else { return false }
    return holds(family.value([angle.degrees + period]))
  }

  // MARK: Least squares

  /// How far the sides are apart, number by number; nil where they cannot be compared.
  private func residual(_ family: HoleFamily, _ parameters: [Double]) -> [Double]? {
    let filling = Filling.value(family.value(parameters))
    guard let first = trials.value(of: left, filling)?.numbers,
      let second = trials.value(of: right, filling)?.numbers, first.count == second.count
    else { return nil }
    let difference = zip(first, second).map { $0 - $1 }
    return difference.allSatisfy(\.isFinite) ? difference : nil
  }

  private func descend(_ family: HoleFamily, from start: [Double]) -> [Double]? {
    var parameters = start
    for _ in 0..<30 {
      guard let residual = residual(family, parameters),
        let jacobian = jacobian(family, parameters)
      else { return nil }
      if residual.norm == 0 { return parameters }
      guard let step = leastSquares(jacobian, residual) else { return nil }
      parameters = nearer(family, parameters, step, residual.norm)
      if step.norm <= 1e-13 * max(1, parameters.norm) { break }
    }
    return parameters.allSatisfy(\.isFinite) ? parameters : nil
  }

  /// Where a step leads; one that leads away from an answer is shortened until it does not.
  private func nearer(
    _ family: HoleFamily, _ parameters: [Double], _ step: [Double], _ error: Double
  ) -> [Double] {
    for shortening in [1.0, 0.5, 0.25, 0.125, 0.0625] {
      let there = zip(parameters, step).map { $0 - $1 * shortening }
      if let residual = residual(family, there), residual.norm < error { return there }
    }
    return zip(parameters, step).map { $0 - $1 }
  }

  /// The columns of derivatives; from both sides, so that a least value has none.
  private func jacobian(_ family: HoleFamily, _ parameters: [Double]) -> [[Double]]? {
    var columns: [[Double]] = []
    for index in parameters.indices {
      let step = 1e-4 * max(1, abs(parameters[index]))
      var (before, behind) = (parameters, parameters)
      before[index] -= step
      behind[index] += step
      guard let first = residual(family, before), let second = residual(family, behind),
        first.count == second.count
      else { return nil }
      columns.append(zip(second, first).map { ($0 - $1) / (2 * step) })
    }
    return columns
  }

  /// What is known of the solutions of the last, most general family: where the sides depend on it linearly
  /// there is one at most, or endlessly many.
  private func others(_ family: HoleFamily) -> HoleSolution.Others {
    guard isLinear, let start = family.starts.first, let residual = residual(family, start),
      let columns = jacobian(family, start)
    else { return .unknown }
    // A bend shows on one side, and may be far away.
    for size in [1.0, -1, 100, -100] {
      let step = start.indices.map { Double($0 + 1) * size }
      guard let there = self.residual(family, zip(start, step).map { $0 + $1 }),
        there.count == residual.count
      else { return .unknown }
      let predicted = residual.indices.map { row in
        residual[row] + zip(columns, step).reduce(0) { $0 + $1.0[row] * $1.1 }
      }
      let error = zip(there, predicted).map { $0 - $1 }.norm
      if error > 1e-6 * max(1, there.norm) { return .unknown }
    }
    return rank(columns) == columns.count ? .none : .some
  }
}

extension [Double] {
  fileprivate var norm: Double { reduce(0) { $0 + $1 * $1 }.squareRoot() }
}

/// The shortest step that makes `columns · step` come nearest to `residual`.
private func leastSquares(_ columns: [[Double]], _ residual: [Double]) -> [Double]? {
  let count = columns.count
  let scale = columns.map(\.norm).reduce(0, max)
  guard scale > 0 else { return nil }
  // A little damping chooses the shortest of many solutions.
  let damping = 1e-14 * scale * scale
  var rows = (0..<count).map { row in
    (0..<count).map { column in
      dot(columns[row], columns[column]) + (row == column ? damping : 0)
    } + [dot(columns[row], residual)]
  }
  for pivot in 0..<count {
    // Symmetric and positive: no row needs to change places.
    guard rows[pivot][pivot] != 0 else { return nil }
    for row in 0..<count where row != pivot {
      let factor = rows[row][pivot] / rows[pivot][pivot]
      for column in pivot...count { rows[row][column] -= factor * rows[pivot][column] }
    }
  }
  return (0..<count).map { rows[$0][count] / rows[$0][$0] }
}

private func dot(_ a: [Double], _ b: [Double]) -> Double {
  zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
}

/// The number of independent columns, by Gram and Schmidt.
private func rank(_ columns: [[Double]]) -> Int {
  var basis: [[Double]] = []
  for column in columns {
    var rest = column
    for unit in basis {
      let part = dot(rest, unit)
      rest = zip(rest, unit).map { $0 - part * $1 }
    }
    guard rest.norm > 1e-9 * max(column.norm, 1e-300) else { continue }
    basis.append(rest.map { $0 / rest.norm })
  }
  return basis.count
}

extension Value {
  /// A transform that takes the plane onto a line or a point.
  fileprivate var collapses: Bool {
    if case .transform(let transform) = self { return abs(transform.determinant) < 1e-9 }
    return false
  }
}
