import Geometry

/// The text of coordinates, with as many decimals as make sense beside the largest of them.
struct CoordinateText {
  private let magnitude: Double

  init(magnitude: Double) { self.magnitude = magnitude }

  func callAsFunction(_ x: Double) -> String {
    guard x.isFinite, magnitude >= 0.1, magnitude < 1e7 else {
      return numberText(x, .significant(5), negligible: magnitude * 1e-9)
    }
    return fixedText(x, decimals: decimals, trimmingZeros: true)
  }

  func callAsFunction(_ p: Point) -> String { "(\(self(p.x)), \(self(p.y)))" }

  /// Four digits in all for the largest, and one decimal at least: layouts use half points.
  private var decimals: Int {
    magnitude < 1 ? 4 : magnitude < 10 ? 3 : magnitude < 100 ? 2 : 1
  }
}
