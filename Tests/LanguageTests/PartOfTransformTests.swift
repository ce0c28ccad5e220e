import Geometry
import TestSupport
import Testing

@testable import Language

/// A part of what a transform does: from nothing to all of it.
@Suite struct PartOfTransformTests {
  private static let kinds: [AffineTransform] = [
    .identity, AffineTransform(translationX: 3, y: -4), .rotation(2, about: Point(x: 5, y: 7)),
    .scale(-2, -2, about: Point(x: 1, y: 1)), .scale(3, 0.5, about: Point(x: 1, y: 2)),
    AffineTransform(shearX: 0.5, y: 0), .reflection(through: Point(x: 1, y: 2), angle: 0.7),
    AffineTransform.reflection(through: Point(x: 1, y: 2), angle: 0.7)
      .concatenating(AffineTransform(translationX: 3, y: 1)),
    AffineTransform(scaleX: 2, y: 2).concatenating(.rotation(1, about: Point(x: 3, y: 3))),
    AffineTransform(scaleX: 1, y: 0), AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    AffineTransform(a: -1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    AffineTransform(a: 4, b: 2, c: 3, d: -1, tx: 5, ty: 6),
  ]

  @Test(arguments: kinds) func fromNothingToAll(_ t: AffineTransform) {
    #expect(t.part(0).isApproximatelyEqual(to: .identity, tolerance: 1e-9))
    #expect(t.part(1).isApproximatelyEqual(to: t, tolerance: 1e-9))
  }

  @Test func anyTransformComesToItself() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let n = (0..<6).map { _ in Double.random(in: -9...9, using: &random) }
      let t = AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      #expect(t.part(0).isApproximatelyEqual(to: .identity, tolerance: 1e-6))
      #expect(t.part(1).isApproximatelyEqual(to: t, tolerance: 1e-6))
    }
  }

  @Test func aRotationTurnsByPartOfItsAngleAboutItsPoint() {
    let center = Point(x: 5, y: 7)
    let part = AffineTransform.rotation(1.2, about: center).part(0.25)
    #expect(part.isApproximatelyEqual(to: .rotation(0.3, about: center), tolerance: 1e-12))
  }

  @Test func aMoveGoesPartOfItsWay() {
    #expect(
      AffineTransform(translationX: 8, y: -4).part(0.25)
        == AffineTransform(translationX: 2, y: -1))
  }

  /// What is none of the known kinds goes as its decomposition does, each part on its own way: Apple's own
  /// animations turn and scale, where going number by number would shrink on the way.
  @Test func anyOtherGoesByItsParts() {
    let t = AffineTransform(scaleX: 2, y: 3).concatenating(AffineTransform(rotationAngle: 2))
      .concatenating(AffineTransform(translationX: 8, y: 4))
    let half = AffineTransform(scaleX: 1.5, y: 2).concatenating(AffineTransform(rotationAngle: 1))
      .concatenating(AffineTransform(translationX: 4, y: 2))
    #expect(t.part(0.5).isApproximatelyEqual(to: half, tolerance: 1e-12))
  }

  /// What is flat has no decomposition, and goes number by number.
  @Test func whatIsFlatGoesNumberByNumber() {
    let flat = AffineTransform(a: 2, b: 4, c: 3, d: 6, tx: 8, ty: 10)
    let half = AffineTransform(a: 1.5, b: 2, c: 1.5, d: 3.5, tx: 4, ty: 5)
    #expect(flat.part(0.5).isApproximatelyEqual(to: half, tolerance: 1e-12))
  }

  /// Half way a mirror image is flat, and lies in the line.
  @Test func aMirrorPassesThroughItsLine() {
    let line = AffineTransform.reflection(through: Point(x: 0, y: 2), angle: 0)
    let flat = line.part(0.5)
    #expect(abs(flat.determinant) < 1e-12)
    #expect(abs(Point(x: 9, y: 50).applying(flat).y - 2) < 1e-12)
  }
}
