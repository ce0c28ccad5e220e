import Geometry

/// The distance of ticks: 1, 2 or 5 times a power of ten.
struct TickStep: Equatable, Sendable {
  private let digit: Double
  private let decade: Int

  /// The smallest of at least some size.
  init(atLeast size: Double) {
    let bounded = size > 1e-304 ? min(size, 1e301) : 1e-304
    let below = Plotting.decade(of: bounded) - 1
    let choices = (below...below + 1).flatMap { decade in
      [1, 2, 5].map { TickStep(digit: $0, decade: decade) }
    }
    self = choices.first { $0[1] >= bounded } ?? TickStep(digit: 1, decade: below + 2)
  }

  private init(digit: Double, decade: Int) { (self.digit, self.decade) = (digit, decade) }

  /// The coordinate of a tick, counted from zero.
  subscript(index: Int) -> Double { decimal(Double(index) * digit, tens: decade) }

  /// The ticks between two coordinates.
  func ticks(from low: Double, to high: Double) -> [SVGTick] {
    let first = nearestCell((low / self[1] - 1e-9).rounded(.up))
    let last = nearestCell((high / self[1] + 1e-9).rounded(.down))
    // A window has room for few; more would be an error of rounding at the end of the numbers.
    guard first <= last, last - first < 200 else { return [] }
    return (first...last).map {
      SVGTick(
        index: $0, value: self[$0], text: numberText(self[$0], .significant(13), negligible: 0))
    }
  }
}

/// A tick of an SVG picture.
struct SVGTick: Equatable, Sendable {
  /// Counted from the tick at 0.
  let index: Int
  let value: Double
  let text: String
}
