import Geometry
import TestSupport
import Testing

/// What a transform is told to be, from its value alone.
struct KindTests {
  static var seeds: Range<UInt64> { Volume.seeds(1000) }

  @Test func identities() {
    #expect(AffineTransform.identity.kind == .identity(isExact: true))
    #expect(affine(1, 1e-10, 0, 1, 0, -1e-10).kind == .identity(isExact: false))
    #expect(R(degrees: 20).raised(to: 18).kind == .identity(isExact: false))
  }

  @Test func translations() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let v = random.vector()
      #expect(T(v.dx, v.dy).kind == .translation(v))
    }
    #expect(T(1e12, 0).kind == .translation(Vector(dx: 1e12, dy: 0)))
  }

  @Test func rotationsAboutAPoint() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (p, turn) = (random.point(), random.number(0.01...3.14))
      for angle in [turn, -turn] {
        guard case .rotation(let found, let about) = AffineTransform.rotation(angle, about: p).kind
        else {
          Issue.record("seed \(seed)")
          return
        }
        #expect(found ≈ angle, "seed \(seed)")
        #expect(about ≈ p, "seed \(seed)")
      }
    }
  }

  @Test func exactRotations() {
    let quarter = AffineTransform.rotation(.pi / 2, about: point(50, 50))
    #expect(quarter.kind == .rotation(angle: .pi / 2, about: point(50, 50)))
    #expect(R(-.pi / 2).kind == .rotation(angle: -.pi / 2, about: .zero))
    #expect(R(.pi).kind == .rotation(angle: .pi, about: .zero))
    #expect(R(-.pi).kind == .rotation(angle: .pi, about: .zero))
    #expect(AffineTransform.reflection(in: .origin).kind == .rotation(angle: .pi, about: .zero))
  }

  @Test func noiseDoesNotHideARotation() {
    let noisy = affine(1e-16, 1, -1 + 1e-16, -1e-17, 100, 1e-14)
    guard case .rotation(let angle, let about) = noisy.kind else {
      Issue.record("no rotation")
      return
    }
    #expect(angle ≈ (.pi / 2))
    #expect(about ≈ point(50, 50))
  }

  @Test func scales() {
    #expect(S(2, 2).kind == .uniformScale(2, about: .zero))
    #expect(S(-2, -2).kind == .uniformScale(-2, about: .zero))
    let about = point(10, 20)
    #expect(AffineTransform.scale(2, 2, about: about).kind == .uniformScale(2, about: about))
    #expect(AffineTransform.scale(2, 4, about: about).kind == .scale(x: 2, y: 4, about: about))
    #expect((S(1, 2) * T(0, 3)).kind == .scale(x: 1, y: 2, about: point(0, -3)))
    #expect((S(1, 2) * T(5, 0)).kind == .general)
    #expect(S(1e-20, 1e-20).kind == .uniformScale(1e-20, about: .zero))
  }

  @Test func shears() {
    #expect(H(x: 2).kind == .shear(x: 2, y: 0, about: .zero))
    #expect(H(y: 2).kind == .shear(x: 0, y: 2, about: .zero))
    #expect(H(x: 0.5, y: 0.25).kind == .shear(x: 0.5, y: 0.25, about: .zero))
    #expect(H(x: 2).about(point(7, 3)).kind == .shear(x: 2, y: 0, about: point(0, 3)))
    #expect(H(y: 2).about(point(7, 3)).kind == .shear(x: 0, y: 2, about: point(7, 0)))
    #expect((H(x: 2) * T(0, 1)).kind == .general)
    #expect(H(x: 1e10, y: 1).kind == .shear(x: 1e10, y: 1, about: .zero))
  }

  @Test func reflections() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (p, angle) = (random.point(), random.number(-1.57...1.57))
      let mirror = AffineTransform.reflection(through: p, angle: angle)
      guard case .reflection(let through, let found) = mirror.kind else {
        Issue.record("seed \(seed)")
        return
      }
      #expect(found ≈ angle, "seed \(seed)")
      #expect(AffineTransform.reflection(through: through, angle: found) ≈ mirror, "seed \(seed)")
    }
  }

  @Test func namedReflections() {
    #expect(S(1, -1).kind == .reflection(through: .zero, angle: 0))
    #expect(S(-1, 1).kind == .reflection(through: .zero, angle: .pi / 2))
    let diagonal = AffineTransform.reflection(in: .yEqualsMinusX)
    #expect(diagonal.kind == .reflection(through: .zero, angle: -.pi / 4))
    #expect((S(1, -1) * T(0, 10)).kind == .reflection(through: point(0, 5), angle: 0))
  }

  @Test func glideReflections() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (p, angle) = (random.point(), random.number(-1.57...1.57))
      let glide = Vector(dx: 5, dy: 0).applying(R(angle))
      let map = AffineTransform.reflection(through: p, angle: angle) * T(glide.dx, glide.dy)
      guard case .glideReflection(let through, let found, let along) = map.kind else {
        Issue.record("seed \(seed)")
        return
      }
      let again = AffineTransform.reflection(through: through, angle: found) * T(along.dx, along.dy)
      #expect(along ≈ glide, "seed \(seed)")
      #expect(again ≈ map, "seed \(seed)")
    }
  }

  @Test func spirals() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let (p, angle, factor) = (random.point(), random.number(0.01...3.14), random.number(1.1...9))
      let spiral = (R(angle) * S(factor, factor)).about(p)
      guard case .spiral(let found, let scale, let about) = spiral.kind else {
        Issue.record("seed \(seed)")
        return
      }
      #expect(found ≈ angle, "seed \(seed)")
      #expect(scale ≈ factor, "seed \(seed)")
      #expect(about ≈ p, "seed \(seed)")
    }
  }

  @Test func collapses() {
    #expect(affine(0, 0, 0, 0, 3, 4).kind == .collapse(onto: .point(point(3, 4))))
    let line = CollapsedImage.line(through: point(0, 5), direction: Vector(dx: 1, dy: 0))
    #expect((S(-2, 0) * T(0, 5)).kind == .collapse(onto: line))
    let vertical = CollapsedImage.line(through: .zero, direction: Vector(dx: 0, dy: 1))
    #expect(S(0, -3).kind == .collapse(onto: vertical))
  }

  @Test func everythingElseIsGeneral() {
    #expect(affine(1, 2, 3, 4, 5, 6).kind == .general)
    #expect((S(2, -2) * R(degrees: 20)).kind == .general)
    #expect(affine(.nan, 0, 0, 1, 0, 0).kind == .general)
    #expect(affine(1, 0, 0, 1, .infinity, 0).kind == .general)
  }
}
