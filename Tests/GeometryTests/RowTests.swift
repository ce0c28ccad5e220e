import Geometry
import TestSupport
import Testing

/// Homogeneous rows and projective maps (docs/geometry.md#homogeneous-coordinates).
struct RowTests {
  @Test func theLastComponentIsDividedOut() {
    #expect(Row(x: 10, y: 20, w: 2).point == point(5, 10))
    #expect(Row(x: 10, y: 20, w: 0).point == nil)
    #expect(Row(x: 10, y: 20, w: 0).isVector)
    #expect(Row(x: 10, y: 20, w: 0).direction == Vector(dx: 10, dy: 20))
    #expect(Row3D(x: 2, y: 4, z: 6, w: 2).normalized == Row3D(x: 1, y: 2, z: 3, w: 1))
    #expect(Row3D(x: 2, y: 4, z: 6, w: 0).normalized == nil)
  }

  @Test func rowsAgreeWithPointsAndVectors() {
    for seed in Volume.seeds(1000) {
      var random = SplitMix64(seed: seed)
      let (t, p, v) = (random.transform(), random.point(), random.vector())
      #expect(p.homogeneous.applying(t).point == p.applying(t), "seed \(seed)")
      #expect(v.homogeneous.applying(t).direction == v.applying(t), "seed \(seed)")
      #expect(p.homogeneous.applying(Matrix(t)) == p.homogeneous.applying(t), "seed \(seed)")
      #expect(v.homogeneous.applying(Matrix(t)) == v.homogeneous.applying(t), "seed \(seed)")
    }
  }

  /// Sums and multiples are those of points and vectors, and maps keep them.
  @Test func sumsAreThoseOfPointsAndVectors() {
    for seed in Volume.seeds(1000) {
      var random = SplitMix64(seed: seed)
      let (t, p, q, v) = (random.transform(), random.point(), random.point(), random.vector())
      #expect(q.homogeneous - p.homogeneous == (q - p).homogeneous, "seed \(seed)")
      #expect(p.homogeneous + v.homogeneous == (p + v).homogeneous, "seed \(seed)")
      #expect((p.homogeneous * 2).point == p, "seed \(seed)")
      let sum = (p.homogeneous + v.homogeneous).applying(t)
      let apart = p.homogeneous.applying(t) + v.homogeneous.applying(t)
      let size = 1e-9 * (1 + abs(sum.x) + abs(sum.y) + abs(apart.x) + abs(apart.y)) * 1e3
      #expect(abs(sum.x - apart.x) <= size && abs(sum.y - apart.y) <= size && sum.w == apart.w)
      let high = Row3D(x: p.x, y: p.y, z: v.dx, w: 1)
      #expect(high + high - high == high * 1 && (high * 2).normalized == high, "seed \(seed)")
    }
  }

  @Test func iDivides() throws {
    let half = try #require(Matrix([[1, 0, 0], [0, 1, 0], [0, 0, 2]]))
    #expect(point(10, 20).homogeneous.applying(half)?.point == point(5, 10))
  }

  @Test func gAndHAreVanishingPoints() throws {
    let (g, h) = (0.25, 0.5)
    let view = try #require(Matrix([[1, 0, g], [0, 1, h], [0, 0, 1]]))
    #expect(Row(x: 1, y: 0, w: 0).applying(view)?.point == point(1 / g, 0))
    #expect(Row(x: 0, y: 1, w: 0).applying(view)?.point == point(0, 1 / h))
    // The line g·x + h·y + i = 0 goes to infinity.
    let far = try #require(point(-4, 0).homogeneous.applying(view))
    #expect(far.isVector && far.direction == Vector(dx: -4, dy: 0))
  }

  @Test func wrongShapesGiveNothing() {
    #expect(Row(x: 1, y: 2, w: 1).applying(Matrix.identity(2)) == nil)
    #expect(Row3D(x: 1, y: 2, z: 3, w: 1).applying(Matrix.identity(3)) == nil)
  }

  @Test func aBasisIsAMatrix() throws {
    let basis = try #require(
      Matrix([[0, 1, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0], [10, 20, 30, 1]]))
    let vector = Row3D(x: 1, y: 2, z: 3, w: 0).applying(basis)
    #expect(vector == Row3D(x: 3, y: 1, z: 2, w: 0))
    let place = Row3D(x: 1, y: 2, z: 3, w: 1).applying(basis)
    #expect(place == Row3D(x: 13, y: 21, z: 32, w: 1))
  }

  @Test func rowsAreOneRowMatrices() throws {
    for seed in Volume.seeds(500) {
      var random = SplitMix64(seed: seed)
      let map = random.matrix(rows: 4, columns: 4)
      let row = Row3D(x: random.number(), y: random.number(), z: random.number(), w: 1)
      let image = try #require(row.applying(map))
      #expect(try #require(Matrix(row).multiplied(by: map)) ≈ Matrix(image), "seed \(seed)")
    }
  }
}
