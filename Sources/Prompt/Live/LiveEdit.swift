internal import Geometry

/// What was done to one view, in numbers as a person would write them.
///
/// Whole numbers of small units, so that there and back is exactly nothing, and what a statement says
/// in decimals is exactly what is seen.
struct LiveEdit: Equatable, Sendable {
  /// Grains by which the center moved to the right.
  var across = 0
  /// Grains by which the center moved downwards.
  var down = 0
  /// Degrees, more than -180 and at most 180.
  var turn = 0 {
    didSet { turn = turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn }
  }
  /// The size in thousandths of what it was.
  var size = LiveEdit.usualSize
  /// The anchor point in hundredths of the bounds; nil where it was not set.
  var anchor: Anchor?

  struct Anchor: Equatable, Sendable {
    var x: Int
    var y: Int

    var point: Point { Point(x: Double(x) / 100, y: Double(y) / 100) }
  }

  static let usualSize = 1000

  /// The size as a factor.
  var factor: Double { Double(size) / 1000 }
  /// The angle as `30 * .pi / 180` has it.
  var radians: Double { Double(turn) * .pi / 180 }

  /// The transform that a view had, turned and scaled about its anchor point.
  func applied(to transform: AffineTransform) -> AffineTransform {
    let turned = turn == 0 ? transform : transform.rotated(by: radians)
    return size == LiveEdit.usualSize ? turned : turned.scaledBy(x: factor, y: factor)
  }
}

// MARK: Steps

extension LiveEdit {
  /// Factors that people choose, in thousandths, from a tenth to a thousandth before the next ten.
  private static let ladder = [
    100, 110, 120, 130, 140, 150, 160, 175, 200, 225, 250, 275, 300, 350, 400, 450, 500, 600, 700,
    800, 900,
  ]
  /// All of them from a hundredth to 90 times.
  private static let sizes = [1, 10, 100, 1000].flatMap { tens in
    ladder.compactMap { $0 * tens % 10 == 0 ? $0 * tens / 10 : nil }
  }

  /// One step larger (+1) or smaller (-1); a fine one changes the second digit after the first.
  mutating func scale(_ direction: Int, isFine: Bool) {
    if isFine {
      // At 1.9 a step up and one down meet again.
      let base = direction > 0 ? size : size - 1
      let step = base >= 10_000 ? 100 : base >= 100 ? 10 : 1
      size = min(max(size + direction * step, 10), 90_000)
    } else if direction > 0 {
      size = Self.sizes.first { $0 > size } ?? size
    } else {
      size = Self.sizes.last { $0 < size } ?? size
    }
  }
}

/// The steps of moves on a canvas: powers of ten that suit what it shows.
struct LiveGrain: Equatable, Sendable {
  /// The exponent of the usual step.
  private let tens: Int

  /// Steps for a window so many points wide or high: 10, 1 and 0.1 where it is 150 to 1500.
  init(side: Double) {
    var (tens, step) = (0, 1.0)
    let wanted = side / 15
    while tens < 15, step * 10 <= wanted { (tens, step) = (tens + 1, step * 10) }
    while tens > -15, step > wanted { (tens, step) = (tens - 1, step / 10) }
    self.tens = tens
  }

  /// The grains of a step.
  func step(isFine: Bool) -> Int { isFine ? Self.fine : 10 * Self.fine }

  /// The grains of a fine step; the rest is for what turns about other points than the anchor.
  static let fine = 10

  /// The decimals that tell a tenth of a grain.
  var decimals: Int { max(3 - tens, 0) }

  /// So many grains in points: the decimal number, exactly rounded once.
  func points(_ count: Int) -> Double {
    let exponent = tens - 2
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? Double(count) / power : Double(count) * power
  }

  /// The nearest number of grains, of which `unit` belong together; nil where there are too many.
  func count(_ points: Double, unit: Int = 1) -> Int? {
    let count = (points / self.points(unit)).rounded()
    guard abs(count) < 1e12 else { return nil }
    return Int(exactly: count).map { $0 * unit }
  }
}
