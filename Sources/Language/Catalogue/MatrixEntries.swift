internal import Geometry

extension CatalogueBuilder {
  mutating func addMatrices() {
    property("transpose", "Rows and columns exchanged.", "[1, 2; 3, 4].transpose") { (m: Matrix) in
      m.transpose
    }
    property("determinant", "The determinant of a square matrix.", "[1, 2; 3, 4].determinant") {
      (m: Matrix) in try square(m).determinant ?? 0
    }
    property("inverse", "The matrix that undoes it.", "[2, 0; 0, 4].inverse") { (m: Matrix) in
      guard let inverse = try square(m).inverse else { throw Fault.problem(.singularMatrix) }
      return inverse
    }
    method("inverted()", "The matrix that undoes it.", "[2, 0; 0, 4].inverted()") { (m: Matrix) in
      guard let inverse = try square(m).inverse else { throw Fault.problem(.singularMatrix) }
      return inverse
    }
    property("rows", "Its rows, each a list.", "[1, 2; 3, 4].rows") { (m: Matrix) in
      (0..<m.rows).map { m.row($0).map(\.asValue).asValue }
    }
    effectProperty(
      "affine", of: .matrix, gives: .transform,
      "The transform with the same numbers; the last column must be 0 0 1.",
      "[1, 0, 0; 0, 1, 0; 5, 7, 1].affine"
    ) { evaluator, values, _ in
      let matrix = try Matrix.from(values[0].turned(in: evaluator.convention), 0)
      guard let transform = matrix.affine else { throw evaluator.notAffine(matrix) }
      return transform.asValue
    }
    function("identity(_:)", "The n×n identity matrix.", "identity(3)") { (n: WholeNumber) in
      guard (1...Matrix.largestDimension).contains(n.number) else {
        throw Fault.argument(0, .matrixTooLarge)
      }
      return Matrix.identity(n.number)
    }
  }
}

private func square(_ matrix: Matrix) throws(Fault) -> Matrix {
  guard matrix.isSquare else { throw .problem(.notSquare("\(matrix.rows)×\(matrix.columns)")) }
  return matrix
}
