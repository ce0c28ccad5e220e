import Geometry
import TestSupport
import Testing

/// Points and vectors: places and displacements.
struct VectorTests {
  @Test func pointsAndVectors() {
    let (p, q) = (point(1, 2), point(4, 6))
    #expect(q - p == Vector(dx: 3, dy: 4))
    #expect(p + (q - p) == q)
    #expect(q - Vector(dx: 3, dy: 4) == p)
    #expect(p + q == point(5, 8))
    #expect(p.distance(to: q) == 5)
  }

  @Test func vectorAlgebra() {
    let v = Vector(dx: 3, dy: -4)
    #expect(v.length == 5)
    #expect(2 * v == v * 2 && v * 2 == Vector(dx: 6, dy: -8))
    #expect(v / 2 == Vector(dx: 1.5, dy: -2))
    #expect(v + -v == .zero && v - v == .zero)
    #expect(v.dot(Vector(dx: 4, dy: 3)) == 0)
  }

  @Test func lengthsDoNotOverflow() {
    #expect(Vector(dx: 3e200, dy: 4e200).length ≈ 5e200)
  }

  @Test func turningKeepsLengths() {
    for seed in Volume.seeds(1000) {
      var random = SplitMix64(seed: seed)
      let (v, angle) = (random.vector(), random.angle())
      #expect(v.applying(R(angle)).length ≈ v.length, "seed \(seed)")
    }
  }
}
