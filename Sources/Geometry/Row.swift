/// A homogeneous row of the plane: a point where `w` is not 0, a direction where it is.
///
/// (x, y, w) stands for the point (x/w, y/w). A row with `w` 0 is a vector, or the point at
/// infinity in its direction; (0, 0, 0) stands for nothing
/// (docs/geometry.md#homogeneous-coordinates).
public struct Row: Hashable, Sendable {
  /// The first component.
  public var x: Double
  /// The second component.
  public var y: Double
  /// The homogeneous component, which is divided out.
  public var w: Double

  /// Creates the row (x, y, w).
  @inlinable
  public init(x: Double, y: Double, w: Double) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// The point (x/w, y/w); nil where w is 0.
  public var point: Point? { w == 0 ? nil : Point(x: x / w, y: y / w) }

  /// Whether w is 0: a vector, which a translation leaves as it is.
  public var isVector: Bool { w == 0 }

  /// The vector (x, y): of a row with w 0 the direction of its point at infinity.
  public var direction: Vector { Vector(dx: x, dy: y) }

  /// The product row · transform.
  @inlinable
  public func applying(_ t: AffineTransform) -> Row {
    Row(x: t.a * x + t.c * y + t.tx * w, y: t.b * x + t.d * y + t.ty * w, w: w)
  }

  /// The product row · matrix; nil where the matrix is not 3×3.
  public func applying(_ matrix: Matrix) -> Row? {
    guard matrix.rows == 3, matrix.columns == 3 else { return nil }
    func component(_ column: Int) -> Double {
      x * matrix[0, column] + y * matrix[1, column] + w * matrix[2, column]
    }
    return Row(x: component(0), y: component(1), w: component(2))
  }
}

/// A homogeneous row of space: a point where `w` is not 0, a vector where it is.
///
/// A basis a, b, c with the origin o is the 4×4 matrix of rows (a 0)(b 0)(c 0)(o 1); the vector
/// (v1, v2, v3, 0) and the point (p1, p2, p3, 1) times that matrix are the same in world space.
public struct Row3D: Hashable, Sendable {
  /// The first component.
  public var x: Double
  /// The second component.
  public var y: Double
  /// The third component.
  public var z: Double
  /// The homogeneous component, which is divided out.
  public var w: Double

  /// Creates the row (x, y, z, w).
  @inlinable
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// The same point with w 1; nil where w is 0.
  public var normalized: Row3D? {
    w == 0 ? nil : Row3D(x: x / w, y: y / w, z: z / w, w: 1)
  }

  /// Whether w is 0: a vector, which a translation leaves as it is.
  public var isVector: Bool { w == 0 }

  /// The product row · matrix; nil where the matrix is not 4×4.
  public func applying(_ matrix: Matrix) -> Row3D? {
    guard matrix.rows == 4, matrix.columns == 4 else { return nil }
    func component(_ column: Int) -> Double {
      x * matrix[0, column] + y * matrix[1, column] + z * matrix[2, column]
        + w * matrix[3, column]
    }
    return Row3D(x: component(0), y: component(1), z: component(2), w: component(3))
  }
}
