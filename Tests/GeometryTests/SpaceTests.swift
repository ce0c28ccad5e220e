import Geometry
import Testing

@Suite("Transforms in space that stay in the plane")
struct SpaceTests {
  private func turn(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> AffineTransform? {
    AffineTransform(rotationAngle: angle, aboutX: x, y: y, z: z)
  }

  @Test("half turns about axes in the plane are reflections across them")
  func halfTurns() {
    #expect(turn(.pi, 0, 1, 0) == AffineTransform(scaleX: -1, y: 1))
    #expect(turn(-3 * .pi, 2, 0, 0) == AffineTransform(scaleX: 1, y: -1))
    #expect(turn(.pi, 1, 1, 0) == AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
  }

  @Test("whole turns, and turns about no axis, do nothing")
  func wholeTurns() {
    #expect(turn(0, 0, 1, 0) == .identity)
    #expect(turn(2 * .pi, 1, 2, 3) == .identity)
    #expect(turn(0.3, 0, 0, 0) == .identity)
  }

  @Test("about z it is a rotation, others leave the plane")
  func others() {
    #expect(turn(0.3, 0, 0, 2) == AffineTransform(rotationAngle: 0.3))
    #expect(turn(0.3, 0, 0, -1) == AffineTransform(rotationAngle: -0.3))
    #expect(turn(.pi / 2, 0, 1, 0) == nil)
    #expect(turn(.pi, 0, 1, 1) == nil)
  }

  @Test("of sixteen numbers those of depth are not seen, those of perspective leave the plane")
  func numbers() {
    var n: [Double] = [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, -1, 0, 5, 7, 9, 1]
    #expect(AffineTransform(flat: n) == AffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    n[11] = -0.002
    #expect(AffineTransform.placeOutOfPlane(n) == 11)
    #expect(AffineTransform(flat: n) == nil)
  }
}
