import Geometry
import TestSupport
import Testing

/// The laws of affine transforms (docs/geometry.md#affine-transforms), each over seeded random values.
struct TransformLawTests {
  static var seeds: Range<UInt64> { Volume.seeds(2000) }

  @Test func productsAreAssociative() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (s, t, u) = (random.transform(), random.transform(), random.transform())
      #expect(((s * t) * u) ≈ (s * (t * u)), "seed \(seed)")
    }
  }

  @Test func concatenatingActsFirst() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (s, t, p, v) = (random.transform(), random.transform(), random.point(), random.vector())
      #expect(p.applying(s * t) ≈ p.applying(s).applying(t), "seed \(seed)")
      #expect(v.applying(s * t) ≈ v.applying(s).applying(t), "seed \(seed)")
    }
  }

  @Test func identityIsNeutral() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let t = random.transform()
      #expect(t * .identity == t)
      #expect(.identity * t == t)
    }
  }

  @Test func inverseTakesBack() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (t, p) = (random.transform(), random.point())
      #expect((t * t.inverted()) ≈ .identity, "seed \(seed)")
      #expect((t.inverted() * t) ≈ .identity, "seed \(seed)")
      #expect(p.applying(t).applying(t.inverted()) ≈ p, "seed \(seed)")
    }
  }

  @Test func inverseOfAProductTurnsTheOrderRound() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (s, t) = (random.transform(), random.transform())
      #expect((s * t).inverted() ≈ (t.inverted() * s.inverted()), "seed \(seed)")
    }
  }

  @Test func determinantsMultiply() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (s, t) = (random.transform(), random.transform())
      #expect((s * t).determinant ≈ (s.determinant * t.determinant), "seed \(seed)")
    }
  }

  @Test func methodsPrepend() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (t, x, y, angle) = (random.transform(), random.number(), random.number(), random.angle())
      #expect(t.translatedBy(x: x, y: y) ≈ (T(x, y) * t), "seed \(seed)")
      #expect(t.scaledBy(x: x, y: y) ≈ (S(x, y) * t), "seed \(seed)")
      #expect(t.rotated(by: angle) ≈ (R(angle) * t), "seed \(seed)")
    }
  }

  @Test func vectorsAndSizesIgnoreTheTranslation() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (t, p, v) = (random.transform(), random.point(), random.vector())
      #expect(((p + v).applying(t) - p.applying(t)) ≈ v.applying(t), "seed \(seed)")
      let size = Size(width: v.dx, height: v.dy).applying(t)
      #expect(Vector(dx: size.width, dy: size.height) == v.applying(t), "seed \(seed)")
    }
  }

  @Test func rotationsAddTheirAngles() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (first, second) = (random.angle(), random.angle())
      #expect((R(first) * R(second)) ≈ R(first + second), "seed \(seed)")
    }
  }

  @Test func fixedPointStays() throws {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let t = random.transform()
      let fixed = try #require(t.fixedPoint)
      guard fixed.distance(to: .zero) < 1e5 else { continue }
      #expect(fixed.applying(t).distance(to: fixed) < 1e-8, "seed \(seed)")
    }
  }

  @Test func powersAreRepeatedProducts() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let t = random.transform()
      #expect(t.raised(to: 0) == .identity)
      #expect(t.raised(to: 1) == t)
      #expect(t.raised(to: 5) ≈ (t * t * t * t * t), "seed \(seed)")
      #expect(t.raised(to: -2) ≈ (t.inverted() * t.inverted()), "seed \(seed)")
    }
  }

  @Test func mapsAboutAPointKeepIt() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (p, angle, x, y) = (random.point(), random.angle(), random.number(), random.number())
      #expect(p.applying(.rotation(angle, about: p)) ≈ p, "seed \(seed)")
      #expect(p.applying(.scale(x, y, about: p)) ≈ p, "seed \(seed)")
      let mirror = AffineTransform.reflection(through: p, angle: angle)
      #expect(p.applying(mirror) ≈ p, "seed \(seed)")
      #expect((mirror * mirror) ≈ .identity, "seed \(seed)")
    }
  }
}
