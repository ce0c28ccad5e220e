import Geometry
import Testing

/// Single facts about transforms: orders, signs and the degenerate ends.
struct TransformTests {
  @Test func rotationTurnsXTowardsY() {
    #expect(point(1, 0).applying(R(degrees: 90)) == point(0, 1))
    #expect(R(degrees: 90) == affine(0, 1, -1, 0, 0, 0))
  }

  @Test func rotationByNothingHasNoNegativeZero() {
    #expect(R(0).c.sign == .plus)
    #expect(R(0).b.sign == .plus)
    #expect(R(.pi).b.sign == .plus)
  }

  @Test func shearMovesAlongTheAxes() {
    #expect(H(x: 2, y: 3) == affine(1, 3, 2, 1, 0, 0))
    #expect(point(10, 1).applying(H(x: 2)) == point(12, 1))
    #expect(point(1, 10).applying(H(y: 2)) == point(1, 12))
  }

  @Test func sizesKeepTheirSigns() {
    let size = Size(width: 100, height: 100).applying(S(1, -1))
    #expect(size == Size(width: 100, height: -100))
  }

  @Test func singularTransformsComeBackUnchanged() {
    let flat = affine(1, 2, 2, 4, 5, 6)
    #expect(flat.inverted() == flat)
    #expect(flat.isSingular)
    #expect(flat.linearInverse() == nil)
    #expect(affine(.nan, 0, 0, 1, 0, 0).isSingular)
  }

  @Test func nearlySingularTransformsWarnButInvert() {
    let nearly = affine(1, 1, 1, 1 + 1e-13, 0, 0)
    #expect(nearly.isSingular)
    #expect(nearly.inverted() != nearly)
  }

  @Test func singularityIsRelativeToTheRows() {
    #expect(!S(1e-9, 1e-9).isSingular)
    #expect(!S(1e9, 1e-9).isSingular)
  }

  @Test func linearInverseDropsTheTranslation() {
    #expect((S(2, 4) * T(5, 6)).linearInverse() == S(0.5, 0.25))
  }

  @Test(arguments: [0.0, 90, 180, 270, -90])
  func quarterTurnsPreserveAxes(degrees: Double) {
    #expect(R(degrees: degrees).scaledBy(x: -2, y: 3).preservesAxes)
  }

  @Test func otherTurnsDoNotPreserveAxes() {
    #expect(!R(degrees: 45).preservesAxes)
    #expect(!H(x: 1e-8).preservesAxes)
    #expect(H(x: 1e-10).preservesAxes)
  }

  @Test func fixedPointIsNilWhereThereIsNoneOrMoreThanOne() {
    #expect(T(1, 0).fixedPoint == nil)
    #expect(AffineTransform.identity.fixedPoint == nil)
    #expect(H(x: 1).fixedPoint == nil)
    #expect(AffineTransform.reflection(in: .x).fixedPoint == nil)
    #expect((R(degrees: 30) * R(degrees: -30) * T(5, 5)).fixedPoint == nil)
    #expect(AffineTransform.rotation(.pi / 2, about: point(50, 50)).fixedPoint == point(50, 50))
  }

  @Test func turningAboutAPoint() {
    let turned = T(-50, -50) * R(degrees: 90) * T(50, 50)
    #expect(turned == affine(0, 1, -1, 0, 100, 0))
    #expect(turned == .rotation(90 * .pi / 180, about: point(50, 50)))
  }

  @Test func scalingAboutAPoint() {
    let scaled = AffineTransform.scale(2, 3, about: point(10, 20))
    #expect(scaled == affine(2, 0, 0, 3, -10, -40))
  }

  @Test(arguments: [
    (ReflectionAxis.x, affine(1, 0, 0, -1, 0, 0)), (.y, affine(-1, 0, 0, 1, 0, 0)),
    (.origin, affine(-1, 0, 0, -1, 0, 0)), (.yEqualsX, affine(0, 1, 1, 0, 0, 0)),
    (.yEqualsMinusX, affine(0, -1, -1, 0, 0, 0)),
  ])
  func namedReflections(axis: ReflectionAxis, expected: AffineTransform) {
    #expect(AffineTransform.reflection(in: axis) == expected)
  }

  @Test(arguments: [
    (ReflectionAxis.x, 0.0), (.y, 90), (.yEqualsX, 45), (.yEqualsMinusX, -45),
  ])
  func namedReflectionsAreReflectionsAtAnAngle(axis: ReflectionAxis, degrees: Double) {
    let mirror = AffineTransform.reflection(through: .zero, angle: degrees * .pi / 180)
    #expect(mirror == .reflection(in: axis))
  }

  @Test func extremePowersEnd() {
    #expect(R(degrees: 90).raised(to: 4) == .identity)
    #expect(R(degrees: 90).raised(to: .max) == R(degrees: -90))
    #expect(R(degrees: 90).raised(to: .min) == .identity)
  }

  @Test func equalityIsExactButForTheSignOfZero() {
    #expect(affine(1, -0.0, 0, 1, 0, 0) == .identity)
    #expect(affine(1, 1e-300, 0, 1, 0, 0) != .identity)
  }
}
