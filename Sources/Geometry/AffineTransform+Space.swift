// Transforms in space, of row vectors as `CATransform3D`, as far as they stay in the plane.

extension AffineTransform {
  /// What the number at a place of sixteen, row by row, has to be for the plane to stay what it is.
  ///
  /// Nil for the six that decide the plane, and for m33 and m43, which only say how far in front of it something is.
  public static func flatNumber(at place: Int) -> Double? {
    switch place {
    case 2, 3, 6, 7, 8, 9, 11: 0
    case 15: 1
    default: nil
    }
  }

  /// The place of the first of sixteen numbers, row by row, that leaves the plane.
  public static func placeOutOfPlane(_ n: [Double]) -> Int? {
    n.indices.first { place in
      // Sines of half turns are not quite 0 elsewhere.
      flatNumber(at: place).map { abs(n[place] - $0) > 1e-12 } ?? false
    }
  }

  /// The plane's part of sixteen numbers, row by row; nil where they leave the plane.
  public init?(flat n: [Double]) {
    guard n.count == 16, AffineTransform.placeOutOfPlane(n) == nil else { return nil }
    self.init(a: n[0], b: n[1], c: n[4], d: n[5], tx: n[12], ty: n[13])
  }

  /// The turn by `angle` radians about an axis in space; nil where it leaves the plane.
  ///
  /// About z it is a rotation. A half turn about an axis in the plane, of direction u, is the reflection across it:
  /// p′ = 2 (p · u) u − p. Whole turns, and turns about no axis, do nothing (`CATransform3D.h`).
  public init?(rotationAngle angle: Double, aboutX x: Double, y: Double, z: Double) {
    let halfTurns = (angle / .pi).rounded()
    let isHalf = abs(angle - halfTurns * .pi) < 1e-6
    let length = x * x + y * y
    if length == 0 {
      self.init(rotationAngle: z > 0 ? angle : z < 0 ? -angle : 0)
    } else if isHalf, halfTurns.remainder(dividingBy: 2) == 0 {
      self = .identity
    } else if isHalf, z == 0 {
      let (a, b) = ((x * x - y * y) / length, 2 * x * y / length + 0)
      self.init(a: a, b: b, c: b, d: 0 - a, tx: 0, ty: 0)
    } else {
      return nil
    }
  }
}
