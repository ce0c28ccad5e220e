extension Explanation {
  /// Matrices and homogeneous coordinates.
  static let matrices: [Explanation] = [
    Explanation(
      "P0304", "Matrices that do not fit",
      """
      A product needs as many columns in the left matrix as there are rows in the
      right one. A determinant or inverse needs a square matrix.
      """,
      wrong: "[1, 2; 3, 4] * [1, 0, 0; 0, 1, 0; 0, 0, 1]",
      right: "[1, 2; 3, 4] * [1, 0; 0, 1]"),
    Explanation(
      "P0313", "A matrix without inverse",
      """
      A matrix whose determinant is 0 flattens the plane, or space, onto something
      smaller; what was flattened cannot be brought back.
      """,
      wrong: "[1, 2; 2, 4].inverse",
      right: "[1, 2; 3, 4].inverse"),
    Explanation(
      "P0322", "A projection of a vector",
      """
      A matrix whose last column is not 0 0 1 divides by a number that depends on
      the place. A vector has no place, so that it has no image. The row (x, y, 0)
      has.
      """,
      wrong: "vector(1, 2) * [1, 0, 1; 0, 1, 0; 0, 0, 1]",
      right: "(1, 2, 0) * [1, 0, 1; 0, 1, 0; 0, 0, 1]"),
    Explanation(
      "P0323", "The row of zeros",
      """
      In homogeneous coordinates (x, y, w) is the point (x/w, y/w), and with w = 0
      the direction (x, y). The row (0, 0, 0) is neither.
      """,
      wrong: "(0, 0, 0).point",
      right: "(0, 0, 1).point"),
    Explanation(
      "P0324", "A matrix that is not affine",
      """
      A 3×3 matrix is a transform of views only where its last column is 0 0 1;
      otherwise it is a projection, which bends parallels together.
      """,
      wrong: "[1, 0, 1; 0, 1, 0; 5, 7, 1].affine",
      right: "[1, 0, 0; 0, 1, 0; 5, 7, 1].affine"),
    Explanation(
      "P0327", "A matrix that is not square",
      """
      Determinant, inverse and powers belong to matrices with as many rows as
      columns.
      """,
      wrong: """
        [1, 2, 3; 4, 5, 6].determinant
        """,
      right: """
        [1, 2; 4, 5].determinant
        """),
    Explanation(
      "P0328", "A point at infinity",
      """
      A row whose last number is 0 stands for no point of the plane. Its first two
      numbers are a direction, the one in which the point lies at infinity.
      """),
  ]
}
