import Geometry
import TestSupport
import Testing

/// `decomposed()` and back (docs/geometry.md#decomposition).
struct DecompositionTests {
  @Test func recomposing() {
    for seed in Volume.seeds(2000) {
      var random = SplitMix64(seed: seed)
      let t = random.transform()
      #expect(AffineTransform(t.decomposed()) ≈ t, "seed \(seed)")
    }
  }

  @Test func partsComeBack() {
    for seed in Volume.seeds(2000) {
      var random = SplitMix64(seed: seed)
      let parts = TransformComponents(
        scale: Size(width: random.number(0.1...5), height: random.number(0.1...5)),
        horizontalShear: random.number(-3...3), rotation: random.number(-3.1...3.1),
        translation: random.vector())
      let back = AffineTransform(parts).decomposed()
      #expect(back.isApproximatelyEqual(to: parts), "seed \(seed)")
    }
  }

  @Test func heightIsNeverNegative() {
    for seed in Volume.seeds(2000) {
      var random = SplitMix64(seed: seed)
      #expect(random.transform().decomposed().scale.height > 0, "seed \(seed)")
    }
  }

  @Test func aFlipIsANegativeWidthAndHalfATurn() {
    let parts = S(2, -3).decomposed()
    #expect(parts.scale == Size(width: -2, height: 3))
    #expect(parts.rotation == -.pi)
    #expect(parts.horizontalShear == 0)
  }

  @Test func zeroHeightHasNoShear() {
    let parts = affine(3, 4, 6, 8, 1, 2).decomposed()
    #expect(parts.scale == Size(width: 5, height: 0))
    #expect(parts.horizontalShear == 0)
    #expect(!(AffineTransform(parts) ≈ affine(3, 4, 6, 8, 1, 2)))
    let flat = affine(3, 4, 0, 0, 1, 2)
    #expect(AffineTransform(flat.decomposed()) ≈ flat)
  }

  @Test func zeroWidthMeasuresTheSecondAxis() {
    let down = affine(0, 0, 6, 3, 1, 2)
    #expect(down.decomposed().scale == Size(width: 0, height: 3))
    #expect(down.decomposed().horizontalShear == 2)
    #expect(down.decomposed().rotation == 0)
    let up = affine(0, 0, 6, -3, 1, 2)
    #expect(up.decomposed().scale == Size(width: 0, height: 3))
    #expect(up.decomposed().rotation == -.pi)
    #expect(AffineTransform(down.decomposed()) ≈ down)
    #expect(AffineTransform(up.decomposed()) ≈ up)
  }

  @Test func aZeroLinearPartIsAllZero() {
    let expected = TransformComponents(scale: .zero, translation: Vector(dx: 1, dy: 2))
    #expect(affine(0, 0, 0, 0, 1, 2).decomposed() == expected)
    #expect(affine(0, 0, 6, 0, 1, 2).decomposed() == expected)
  }

  @Test func defaultsAreTheIdentity() {
    #expect(AffineTransform(TransformComponents()) == .identity)
    #expect(AffineTransform.identity.decomposed() == TransformComponents())
  }
}
