import Geometry
import TestSupport
import Testing

/// Matrices up to 4×4.
struct MatrixTests {
  let counting = Matrix([[1, 2, 3], [4, 5, 6], [7, 8, 9]])

  @Test func shapesAreChecked() {
    #expect(Matrix([[1, 2], [3]]) == nil)
    #expect(Matrix([]) == nil)
    #expect(Matrix([[]]) == nil)
    #expect(Matrix([[1, 2, 3, 4, 5]]) == nil)
    #expect(Matrix(rows: 2, columns: 2, entries: [1, 2, 3]) == nil)
    #expect(Matrix(rows: -1, columns: -4, entries: [1, 2, 3, 4]) == nil)
    #expect(Matrix([[1, 2, 3], [4, 5, 6]])?.row(1) == [4, 5, 6])
  }

  /// By the larger of two pivots: the smaller one would lose nine digits.
  @Test func theLargestPivotIsTaken() throws {
    let small = 1e-9
    let inverse = try #require(Matrix([[small, 1], [1, 1]])?.inverse)
    let determinant = small - 1
    let exact = [1 / determinant, -1 / determinant, -1 / determinant, small / determinant]
    for (found, wanted) in zip(inverse.entries, exact) {
      #expect(abs(found - wanted) <= 1e-15 * max(1, abs(wanted)), "\(inverse.entries)")
    }
  }

  @Test func transposing() {
    #expect(Matrix([[1, 2, 3], [4, 5, 6]])?.transpose == Matrix([[1, 4], [2, 5], [3, 6]]))
  }

  @Test func productsNeedFittingShapes() throws {
    let wide = try #require(Matrix([[1, 2, 3], [4, 5, 6]]))
    #expect(wide.multiplied(by: wide) == nil)
    #expect(wide.multiplied(by: wide.transpose) == Matrix([[14, 32], [32, 77]]))
  }

  @Test func wholeDeterminantsAreWhole() throws {
    #expect(try #require(counting).determinant == 0)
    #expect(Matrix([[1, 2], [3, 4]])?.determinant == -2)
    #expect(Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 4]])?.determinant == 18)
    let big = Matrix([[1, 2, 3, 4], [5, 6, 7, 8], [2, 6, 4, 8], [3, 1, 1, 2]])
    #expect(big?.determinant == 72)
    #expect(Matrix([[1, 2, 3]])?.determinant == nil)
    #expect(Matrix([[7]])?.determinant == 7)
  }

  @Test func singularMatricesHaveNoInverse() throws {
    #expect(try #require(counting).inverse == nil)
    #expect(Matrix([[1, 2, 3]])?.inverse == nil)
    #expect(Matrix([[0]])?.inverse == nil)
    #expect(Matrix([[0.1, 0.3], [0.2, 0.6]])?.inverse == nil)
  }

  @Test func badlyScaledMatricesAreNotSingular() {
    let far = AffineTransform(translationX: 1e13, y: -1e13)
    #expect(Matrix(far).inverse == Matrix(far.inverted()))
    #expect(Matrix([[1, 0], [0, 1e-13]])?.inverse == Matrix([[1, 0], [0, 1e13]]))
  }

  @Test func zeroPivotsAreSwappedAway() {
    let permutation = Matrix([[0, 1, 0], [0, 0, 1], [1, 0, 0]])
    #expect(permutation?.inverse == permutation?.transpose)
  }

  @Test(arguments: 1...4)
  func laws(size: Int) throws {
    for seed in Volume.seeds(500) {
      var random = SplitMix64(seed: seed)
      let a = random.matrix(rows: size, columns: size)
      let b = random.matrix(rows: size, columns: size)
      let product = try #require(a.multiplied(by: b))
      let (left, right) = (try #require(a.determinant), try #require(b.determinant))
      #expect(try #require(product.determinant) ≈ (left * right), "seed \(seed)")
      #expect(try #require(a.transpose.determinant) ≈ left, "seed \(seed)")
      #expect(product.transpose == b.transpose.multiplied(by: a.transpose), "seed \(seed)")
      guard abs(left) > 0.1 else { continue }
      let inverse = try #require(a.inverse)
      #expect(try #require(a.multiplied(by: inverse)) ≈ .identity(size), "seed \(seed)")
      #expect(try #require(inverse.multiplied(by: a)) ≈ .identity(size), "seed \(seed)")
    }
  }

  @Test func affineTransformsAreMatrices() throws {
    for seed in Volume.seeds(1000) {
      var random = SplitMix64(seed: seed)
      let (s, t) = (random.transform(), random.transform())
      #expect(Matrix(s).affine == s)
      #expect(try #require(Matrix(s).multiplied(by: Matrix(t))) ≈ Matrix(s * t), "seed \(seed)")
      #expect(try #require(Matrix(s).determinant) ≈ s.determinant, "seed \(seed)")
      #expect(try #require(Matrix(s).inverse) ≈ Matrix(s.inverted()), "seed \(seed)")
    }
  }

  @Test func projectionsAreNotAffine() throws {
    #expect(Matrix([[1, 0, 0.5], [0, 1, 0], [0, 0, 1]])?.affine == nil)
    #expect(Matrix([[1, 0, 0], [0, 1, 0], [0, 0, 2]])?.affine == nil)
    #expect(Matrix([[1, 0], [0, 1]])?.affine == nil)
  }

  @Test func powers() throws {
    let step = try #require(Matrix([[1, 1], [0, 1]]))
    #expect(step.raised(to: 10) == Matrix([[1, 10], [0, 1]]))
    #expect(step.raised(to: -3) == Matrix([[1, -3], [0, 1]]))
    #expect(step.raised(to: 0) == .identity(2))
    #expect(try #require(counting).raised(to: -1) == nil)
    #expect(Matrix([[1, 2]])?.raised(to: 2) == nil)
  }

  @Test func entriesCanBeSet() {
    var matrix = Matrix.identity(2)
    matrix[0, 1] = 5
    #expect(matrix == Matrix([[1, 5], [0, 1]]))
  }
}
