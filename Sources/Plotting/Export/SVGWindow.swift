import Geometry

/// The window of an SVG picture on the world: which point is where, in pixels, with one scale for both
/// axes.
struct SVGWindow: Equatable, Sendable {
  /// The pixels for shapes; numbers stand outside, at the left and where y begins.
  let box: PixelBox
  /// The width and height with numbers, arrows and the names of the axes.
  let width: Double
  let height: Double
  let yAxis: YAxis
  /// The point in the middle, and how much a pixel stands for.
  let middle: Point
  let unitsPerPixel: Double
  let step: TickStep
  /// How the drawing's own numbers are written for scripts: with a billionth of what is seen, so that the same
  /// picture has the same bytes everywhere.
  var numbers = CoordinateText(nil, more: 8)

  /// The place of a point.
  func callAsFunction(_ p: Point) -> Pixel {
    let up = yAxis == .down ? 1.0 : -1
    return Pixel(
      x: box.middle.x + (p.x - middle.x) / unitsPerPixel,
      y: box.middle.y + up * (p.y - middle.y) / unitsPerPixel)
  }

  /// For scripts: how much a pixel stands for.
  var attributes: [SVGElement.Attribute] {
    [.init(name: "data-units-per-pixel", value: numbers(unitsPerPixel))]
  }

  var xTicks: [SVGTick] {
    let reach = box.width / 2 * unitsPerPixel
    return step.ticks(from: middle.x - reach, to: middle.x + reach)
  }

  var yTicks: [SVGTick] {
    let reach = box.height / 2 * unitsPerPixel
    return step.ticks(from: middle.y - reach, to: middle.y + reach)
  }

  /// The pixel where a half-line leaves the window; nil for a direction that has none.
  func end(of ray: Ray) -> Pixel? {
    let start = self(ray.start)
    let largest = max(abs(ray.direction.dx), abs(ray.direction.dy))
    guard largest > 0, isDrawable(ray.start), isDrawable(Point.zero + ray.direction) else {
      return nil
    }
    let ahead = Pixel(
      x: ray.direction.dx / largest, y: ray.direction.dy / largest * (yAxis == .down ? 1 : -1))
    return box.exit(from: start, along: ahead)
  }
}

/// An upright box of pixels.
struct PixelBox: Equatable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }
  var middle: Pixel { Pixel(x: (left + right) / 2, y: (top + bottom) / 2) }

  /// Where a half-line from a place inside leaves it.
  func exit(from start: Pixel, along step: Pixel) -> Pixel {
    let across = step.x == 0 ? .infinity : ((step.x > 0 ? right : left) - start.x) / step.x
    let down = step.y == 0 ? .infinity : ((step.y > 0 ? bottom : top) - start.y) / step.y
    return start + step * max(min(across, down), 0)
  }
}

extension SVGWindow {
  /// The window that shows an extent in some width, no higher than `tallest`.
  init(_ own: Extent, width: Double, tallest: Double, yAxis: YAxis) {
    let space = Pixel(x: width * 0.8, y: tallest * 0.85)
    let extent = own.window { units($0, in: space) }.extent
    var gutter = 34.0
    // Finer ticks may have longer numbers, which leave less room: two tries settle it.
    for _ in 0..<2 {
      let trial = SVGWindow(extent, width: width, tallest: tallest, yAxis, gutter: gutter)
      gutter = max(gutter, 14 + trial.yTicks.map { textWidth($0.text, size: 12) }.reduce(0, max))
    }
    self.init(extent, width: width, tallest: tallest, yAxis, gutter: min(gutter, width / 3))
  }

  private init(
    _ extent: Extent, width: Double, tallest: Double, _ yAxis: YAxis, gutter: Double
  ) {
    // Room for letters around the shapes.
    let margin = width < 400 ? 18.0 : 26
    let space = Pixel(x: width - gutter - 30 - 2 * margin, y: tallest - 2 * margin)
    let finest = max(extent.magnitude * 1e-13, 1e-304)
    unitsPerPixel = max(units(extent, in: space), finest)
    let high = min(max(extent.height / unitsPerPixel + 2 * margin, 100), tallest)
    let top = yAxis == .down ? 26.0 : 28
    box = PixelBox(left: gutter, top: top, right: width - 30, bottom: top + high)
    (self.width, height) = (width, box.bottom + (yAxis == .down ? 28 : 26))
    self.yAxis = yAxis
    middle = extent.middle
    numbers = CoordinateText(extent, more: 8)
    step = TickStep(atLeast: unitsPerPixel * (width < 400 ? 40 : 56))
  }
}

/// How much a pixel stands for where an extent just fits.
private func units(_ extent: Extent, in space: Pixel) -> Double {
  max(extent.width / max(space.x, 10), extent.height / max(space.y, 10))
}

/// The width of a text, about: letters of most fonts are no wider, and wide scripts are as wide as
/// high.
func textWidth(_ text: String, size: Double) -> Double {
  text.unicodeScalars.reduce(0) { $0 + size * ($1.value < 0x1100 ? 0.58 : 1) }
}
