public import Geometry

// Random geometry of everyday size.
extension SplitMix64 {
  /// A number in the range.
  public mutating func number(_ range: ClosedRange<Double> = -100...100) -> Double {
    .random(in: range, using: &self)
  }

  /// A point in a square of 200 about the origin.
  public mutating func point() -> Point { Point(x: number(), y: number()) }

  /// A vector of components up to 100.
  public mutating func vector() -> Vector { Vector(dx: number(), dy: number()) }

  /// A size whose signs are random too.
  public mutating func size() -> Size { Size(width: number(), height: number()) }

  /// A rect whose size has random signs.
  public mutating func rect() -> Rect { Rect(origin: point(), size: size()) }

  /// A rect on a small grid, so that edges often coincide and sizes are often zero.
  public mutating func gridRect() -> Rect {
    func coordinate() -> Double { Double(Int.random(in: -3...3, using: &self)) }
    return Rect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate())
  }

  /// An angle of up to two turns either way, in radians.
  public mutating func angle() -> Double { number(-4 * .pi...4 * .pi) }

  /// A transform of random coefficients, invertible with a comfortable margin.
  public mutating func transform() -> AffineTransform {
    while true {
      let t = AffineTransform(
        a: number(-3...3), b: number(-3...3), c: number(-3...3), d: number(-3...3),
        tx: number(), ty: number())
      if abs(t.determinant) > 0.1 { return t }
    }
  }

  /// A matrix of random entries up to 10.
  public mutating func matrix(rows: Int, columns: Int) -> Matrix {
    var matrix = Matrix.identity(max(rows, columns))
    let entries = (0..<rows * columns).map { _ in number(-10...10) }
    if let filled = Matrix(rows: rows, columns: columns, entries: entries) { matrix = filled }
    return matrix
  }
}
