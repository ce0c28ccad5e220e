/// The inverse of a square matrix by Gauss-Jordan elimination with partial pivoting.
struct GaussJordan {
  private var left: Matrix
  private var right: Matrix
  /// For each entry of `left` the sum of the magnitudes of all that was added up in it.
  ///
  /// An entry far below its own sum is what cancellation left of zero. Measuring against the
  /// entry's own history, not against the largest entry, keeps T(1e13, 0) invertible and
  /// (1 2 3; 4 5 6; 7 8 9) singular.
  private var magnitude: Matrix

  init(_ matrix: Matrix) {
    left = matrix
    right = .identity(matrix.rows)
    magnitude = Matrix(matrix.rows, matrix.columns) { abs(matrix[$0, $1]) }
  }

  /// The inverse; nil where a column has no pivot.
  mutating func run() -> Matrix? {
    for column in 0..<left.columns {
      guard let pivot = pivotRow(for: column) else { return nil }
      swapRows(pivot, column)
      normalizeRow(column)
      for row in 0..<left.rows where row != column { eliminate(row, with: column) }
    }
    return right
  }

  private func pivotRow(for column: Int) -> Int? {
    var best: Int?
    for row in column..<left.rows {
      let size = abs(left[row, column])
      guard size > 1e-12 * magnitude[row, column] else { continue }
      if let other = best, abs(left[other, column]) >= size { continue }
      best = row
    }
    return best
  }

  private mutating func swapRows(_ first: Int, _ second: Int) {
    guard first != second else { return }
    for column in 0..<left.columns {
      (left[first, column], left[second, column]) = (left[second, column], left[first, column])
      (right[first, column], right[second, column]) = (right[second, column], right[first, column])
      (magnitude[first, column], magnitude[second, column]) =
        (magnitude[second, column], magnitude[first, column])
    }
  }

  private mutating func normalizeRow(_ row: Int) {
    let pivot = left[row, row]
    for column in 0..<left.columns {
      left[row, column] /= pivot
      right[row, column] /= pivot
      magnitude[row, column] /= abs(pivot)
    }
  }

  private mutating func eliminate(_ row: Int, with pivot: Int) {
    let factor = left[row, pivot]
    for column in 0..<left.columns {
      left[row, column] -= factor * left[pivot, column]
      right[row, column] -= factor * right[pivot, column]
      magnitude[row, column] += abs(factor) * magnitude[pivot, column]
    }
  }
}
