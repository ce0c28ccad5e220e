import Geometry
import Testing

/// The relation `≈` and what counts as finite.
struct ApproximateEqualityTests {
  @Test func absoluteBelowOneAndRelativeAbove() {
    #expect(0.0.isApproximatelyEqual(to: 9e-10))
    #expect(!0.0.isApproximatelyEqual(to: 2e-9))
    #expect(1e12.isApproximatelyEqual(to: 1e12 + 500))
    #expect(!1e12.isApproximatelyEqual(to: 1e12 + 5000))
    #expect(1.0.isApproximatelyEqual(to: 1.05, tolerance: 0.1))
  }

  @Test func infinitiesAndNaN() {
    #expect(Double.infinity.isApproximatelyEqual(to: .infinity))
    #expect(!Double.infinity.isApproximatelyEqual(to: -.infinity))
    #expect(!Double.infinity.isApproximatelyEqual(to: 1e308))
    #expect(!Double.nan.isApproximatelyEqual(to: .nan))
  }

  @Test func memberByMember() {
    #expect(point(1, 2) ≈ point(1 + 1e-10, 2))
    #expect(!(point(1, 2) ≈ point(1, 2.1)))
    #expect(rect(10, 10, -4, -6) ≈ rect(6, 4, 4, 6))
    #expect(Rect.null ≈ .null)
    #expect(!(Matrix.identity(2) ≈ .identity(3)))
    #expect(Angle(degrees: 90).isApproximatelyEqual(to: Angle(turns: 0.25)))
    #expect(
      Row(x: 1, y: 2, w: 3).isApproximatelyEqual(to: Row(x: 1, y: 2, w: 3 + 1e-10)))
    #expect(
      !Row3D(x: 1, y: 2, z: 3, w: 1).isApproximatelyEqual(to: Row3D(x: 1, y: 2, z: 4, w: 1)))
  }

  @Test func finiteness() {
    #expect(point(1, 2).isFinite && !point(.nan, 0).isFinite)
    #expect(!Vector(dx: 0, dy: .infinity).isFinite)
    #expect(!Size(width: .nan, height: 0).isFinite)
    #expect(!Rect.null.isFinite && Rect.infinite.isFinite)
    #expect(!T(.infinity, 0).isFinite && T(1, 2).isFinite)
    #expect(!Angle(degrees: .nan).isFinite)
    #expect(!TransformComponents(rotation: .nan).isFinite)
    #expect(!Row(x: 0, y: 0, w: .nan).isFinite && !Row3D(x: 0, y: 0, z: .nan, w: 1).isFinite)
    #expect(!Matrix(T(0, .nan)).isFinite)
  }
}
