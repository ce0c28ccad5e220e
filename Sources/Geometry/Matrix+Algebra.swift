extension Matrix {
  /// The product `self · other`; nil where self has not as many columns as other has rows.
  public func multiplied(by other: Matrix) -> Matrix? {
    guard columns == other.rows else { return nil }
    return Matrix(rows, other.columns) { row, column in
      var sum = 0.0
      for k in 0..<columns { sum += self[row, k] * other[k, column] }
      return sum
    }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Matrix {
    Matrix(columns, rows) { row, column in self[column, row] }
  }

  /// The determinant; nil where the matrix is not square.
  ///
  /// Expanded along the rows, so that whole numbers give a whole number.
  public var determinant: Double? {
    isSquare ? minor(from: 0, of: (1 << columns) - 1) : nil
  }

  /// The determinant of the rows from `row` on in the columns of the bit set `remaining`.
  private func minor(from row: Int, of remaining: Int) -> Double {
    if row == rows { return 1 }
    var (sum, sign) = (0.0, 1.0)
    for column in 0..<columns where remaining & (1 << column) != 0 {
      sum += sign * self[row, column] * minor(from: row + 1, of: remaining & ~(1 << column))
      sign = -sign
    }
    return sum
  }

  /// The product of `exponent` equal factors; a negative exponent takes the inverse first.
  ///
  /// Nil where the matrix is not square, or is singular and the exponent negative.
  public func raised(to exponent: Int) -> Matrix? {
    guard isSquare, var square = exponent < 0 ? inverse : self else { return nil }
    var result = Matrix.identity(rows)
    var rest = exponent.magnitude
    while rest > 0 {
      if rest & 1 == 1 { result = result.multiplied(by: square) ?? result }
      square = square.multiplied(by: square) ?? square
      rest >>= 1
    }
    return result
  }

  /// The matrix that takes back; nil where the matrix is singular or not square.
  public var inverse: Matrix? {
    guard isSquare else { return nil }
    var elimination = GaussJordan(self)
    return elimination.run()
  }
}
