internal import Geometry

/// What makes the two sides of an equation equal.
struct HoleSolution {
  /// The simplest values found, as source text with what they are in words.
  var values: [(source: String, value: Value)]
  /// No other value does.
  var isOnly: Bool
}

/// Solves `left ≈ right` for its `?` by trying families of values, the simplest first: each has a
/// few numbers, which least squares find (exactly in one step where the sides depend on them
/// linearly, as in every product of transforms).
///
/// What it finds is tried in the equation itself; what it does not find may exist all the same.
struct HoleSolver {
  private let trials: HoleTrials
  private let left: NodeID
  private let right: NodeID
  private let kinds: [Kind]
  private let precision: Precision

  init(
    _ trials: HoleTrials, _ left: NodeID, _ right: NodeID, _ kinds: [Kind], _ precision: Precision
  ) {
    self.trials = trials
    self.left = left
    self.right = right
    self.kinds = kinds
    self.precision = precision
  }

  func solution() -> HoleSolution {
    for (kind, families) in HoleFamily.byKind where kinds.contains(kind) {
      let solution = solution(families)
      if !solution.values.isEmpty { return solution }
    }
    return HoleSolution(values: [], isOnly: false)
  }

  /// One solution where it is the only one, else one of each simple family.
  private func solution(_ families: [HoleFamily]) -> HoleSolution {
    var solution = HoleSolution(values: [], isOnly: families.last.map(isDetermined) ?? false)
    for family in families where solution.values.count < (solution.isOnly ? 1 : 3) {
      if !solution.values.isEmpty, family.isGeneral { break }
      guard let parameters = solve(family) else { continue }
      let value = family.value(parameters)
      if !solution.isOnly, value.collapses { continue }
      guard !solution.values.contains(where: { $0.value.isSameGeometry(as: value) }) else {
        continue
      }
      solution.values.append((family.source(parameters, precision), value))
    }
    return solution
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

  private func solve(_ family: HoleFamily) -> [Double]? {
    for start in family.starts {
      guard let found = descend(family, from: start) else { continue }
      return rounded(found, family)
    }
    return nil
  }

  private func descend(_ family: HoleFamily, from start: [Double]) -> [Double]? {
    var parameters = start
    for _ in 0..<30 {
      guard let residual = residual(family, parameters) else { return nil }
      if residual.norm <= 1e-11 * max(1, parameters.norm) { return parameters }
      guard let jacobian = jacobian(family, parameters, residual),
        let step = leastSquares(jacobian, residual)
      else { return nil }
      parameters = zip(parameters, step).map { $0 - $1 }
      if step.norm <= 1e-13 * max(1, parameters.norm) { break }
    }
    guard let residual = residual(family, parameters) else { return nil }
    return residual.norm <= 1e-9 * max(1, parameters.norm) ? parameters : nil
  }

  /// The columns of derivatives.
  private func jacobian(_ family: HoleFamily, _ parameters: [Double], _ residual: [Double])
    -> [[Double]]?
  {
    var columns: [[Double]] = []
    for index in parameters.indices {
      var moved = parameters
      let step = 1e-4 * max(1, abs(parameters[index]))
      moved[index] += step
      guard let other = self.residual(family, moved) else { return nil }
      columns.append(zip(other, residual).map { ($0 - $1) / step })
    }
    return columns
  }

  /// Whether the last, most general family has one solution at most: the sides depend on it linearly
  /// and on each of its numbers.
  private func isDetermined(_ family: HoleFamily) -> Bool {
    guard let start = family.starts.first, let residual = residual(family, start),
      let columns = jacobian(family, start, residual)
    else { return false }
    let step = start.indices.map { Double($0 + 1) }
    guard let there = self.residual(family, zip(start, step).map { $0 + $1 }) else { return false }
    let predicted = residual.indices.map { row in
      residual[row] + zip(columns, step).reduce(0) { $0 + $1.0[row] * $1.1 }
    }
    let error = zip(there, predicted).map { $0 - $1 }.norm
    return error <= 1e-6 * max(1, there.norm) && rank(columns) == columns.count
  }

  /// Numbers that were meant to be round, where they solve the equation as well.
  private func rounded(_ parameters: [Double], _ family: HoleFamily) -> [Double] {
    var best = parameters
    for index in best.indices {
      var trial = best
      trial[index] = (trial[index] * 1e6).rounded() / 1e6
      guard let residual = residual(family, trial), residual.norm <= 1e-9 * max(1, trial.norm)
      else { continue }
      best = trial
    }
    return best
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
