import Geometry

// Short spellings that keep the tests readable.

func T(_ x: Double, _ y: Double) -> AffineTransform { AffineTransform(translationX: x, y: y) }
func S(_ x: Double, _ y: Double) -> AffineTransform { AffineTransform(scaleX: x, y: y) }
func R(_ radians: Double) -> AffineTransform { AffineTransform(rotationAngle: radians) }
func R(degrees: Double) -> AffineTransform { R(degrees * .pi / 180) }
func H(x: Double = 0, y: Double = 0) -> AffineTransform { AffineTransform(shearX: x, y: y) }

func * (first: AffineTransform, second: AffineTransform) -> AffineTransform {
  first.concatenating(second)
}

func affine(
  _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
) -> AffineTransform {
  AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

// `#expect` does not know this operator's precedence: parenthesize what stands beside it.
infix operator ≈ : ComparisonPrecedence

func ≈ (left: Double, right: Double) -> Bool { left.isApproximatelyEqual(to: right) }
func ≈ (left: Point, right: Point) -> Bool { left.isApproximatelyEqual(to: right) }
func ≈ (left: Vector, right: Vector) -> Bool { left.isApproximatelyEqual(to: right) }
func ≈ (left: Rect, right: Rect) -> Bool { left.isApproximatelyEqual(to: right) }
func ≈ (left: AffineTransform, right: AffineTransform) -> Bool {
  left.isApproximatelyEqual(to: right)
}
func ≈ (left: Matrix, right: Matrix) -> Bool { left.isApproximatelyEqual(to: right) }
