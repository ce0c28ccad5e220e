internal import Geometry

/// Finds the bounds and the position that a printed frame and transform come from.
///
/// A view of size (w, h) under a linear part (a, b, c, d) has the frame size
/// (|a|·w + |c|·h, |b|·w + |d|·h) (docs/geometry.md#reading-a-frame). Two equations for two numbers: they
/// have one solution unless |a|·|d| = |b|·|c|, as for a turn by 45°. A frame is printed with six
/// digits, so of all numbers that give the same print the roundest is taken.
struct ViewSolver {
  private let frame: PrintedRect
  private let transform: AffineTransform
  private let anchorPoint: Point
  /// The size of the bounds.
  private(set) var size = Size.zero
  /// Whether the size follows from what was printed, to half a point; else it is an assumption.
  private(set) var isDetermined = true

  init(_ description: ViewDescription) {
    frame = description.frame
    transform = description.transform
    anchorPoint = description.anchorPoint ?? Point(x: 0.5, y: 0.5)
    if let bounds = description.bounds {
      size = bounds.standardized.size
    } else if transform.linearPart.isIdentity {
      size = frame.rect.standardized.size
    } else {
      solve()
    }
  }

  private mutating func solve() {
    let (a, b, c, d) = magnitudes
    let determinant = a * d - b * c
    let largest = max(a, b, c, d)
    guard abs(determinant) > 1e-3 * largest * largest else { return assume() }
    let (outer, tolerance) = (frame.rect.size, frame.tolerance.size)
    let width = (d * outer.width - c * outer.height) / determinant
    let height = (a * outer.height - b * outer.width) / determinant
    let ofWidth = (d * tolerance.width + c * tolerance.height) / abs(determinant)
    let ofHeight = (a * tolerance.height + b * tolerance.width) / abs(determinant)
    guard width >= -ofWidth, height >= -ofHeight else { return assume() }
    let round = Size(width: roundest(width, ofWidth), height: roundest(height, ofHeight))
    size = fits(round) ? round : Size(width: max(width, 0), height: max(height, 0))
    isDetermined = max(ofWidth, ofHeight) <= 0.5
  }

  private mutating func assume() {
    size = assumedSize
    isDetermined = false
  }

  /// What is taken where the frame leaves it open: a square.
  ///
  /// The larger one where the frame's two sides call for different ones.
  private var assumedSize: Size {
    let (a, b, c, d) = magnitudes
    let (outer, tolerance) = (frame.rect.size, frame.tolerance.size)
    let sides = [
      (outer.width, tolerance.width, a + c), (outer.height, tolerance.height, b + d),
    ].filter { $0.2 > 0 }.map { roundest($0.0 / $0.2, $0.1 / $0.2) }
    let side = sides.reduce(0, max)
    return Size(width: side, height: side)
  }

  /// Where the anchor point lies.
  ///
  /// As far from the middle of the frame as the turned view has it, before the transform's
  /// translation.
  var position: Point {
    let extent = boundingSize(size)
    let lever = Vector(
      dx: (anchorPoint.x - 0.5) * size.width, dy: (anchorPoint.y - 0.5) * size.height
    ).applying(transform)
    let x = frame.rect.origin.x + extent.width / 2 + lever.dx - transform.tx
    let y = frame.rect.origin.y + extent.height / 2 + lever.dy - transform.ty
    return Point(
      x: roundest(x, frame.tolerance.origin.x), y: roundest(y, frame.tolerance.origin.y))
  }

  private var magnitudes: (Double, Double, Double, Double) {
    (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
  }

  private func boundingSize(_ size: Size) -> Size {
    let (a, b, c, d) = magnitudes
    return Size(width: a * size.width + c * size.height, height: b * size.width + d * size.height)
  }

  /// Whether a size gives the frame as it was printed.
  private func fits(_ size: Size) -> Bool {
    let found = boundingSize(size)
    return abs(found.width - frame.rect.size.width) <= frame.tolerance.size.width
      && abs(found.height - frame.rect.size.height) <= frame.tolerance.size.height
  }

  /// The number of fewest decimals within a tolerance.
  private func roundest(_ x: Double, _ tolerance: Double) -> Double {
    var power = 1.0
    for _ in 0..<15 {
      let rounded = (x * power).rounded() / power
      if rounded.isFinite, abs(rounded - x) <= tolerance { return rounded }
      power *= 10
    }
    return x
  }
}
