/// One element of an SVG picture, whose attributes may differ from moment to moment of a motion.
struct SVGElement: Equatable, Sendable {
  /// A name with its value, as it stands there: numbers and words of ours need no escaping.
  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
  }

  let tag: String
  /// Where it is.
  var geometry: [Attribute] = []
  /// What it is: the same at all times.
  var facts: [Attribute] = []
  /// Its points in the drawing's own numbers, for scripts.
  var points: String?
  /// Words within.
  var text: String?

  init(_ tag: String, _ className: String, _ geometry: KeyValuePairs<String, String> = [:]) {
    self.tag = tag
    facts = [Attribute(name: "class", value: className)]
    self.geometry = geometry.map { Attribute(name: $0.key, value: $0.value) }
  }

  /// The same with a further fact, whose value may come from outside.
  func with(_ name: String, _ value: String) -> SVGElement {
    var copy = self
    copy.facts.append(Attribute(name: name, value: xmlText(value)))
    return copy
  }

  /// Words in the middle of a place.
  static func words(_ text: String, _ className: String, x: Double, y: Double) -> SVGElement {
    var element = SVGElement("text", className, ["x": pixels(x), "y": pixels(y)])
    element.text = text
    return element
  }

  /// A straight line.
  static func line(_ className: String, _ a: Pixel, _ b: Pixel) -> SVGElement {
    SVGElement(
      "line", className,
      ["x1": pixels(a.x), "y1": pixels(a.y), "x2": pixels(b.x), "y2": pixels(b.y)])
  }

  /// A closed polygon.
  static func polygon(_ className: String, _ corners: [Pixel]) -> SVGElement {
    SVGElement(
      "polygon", className, ["points": corners.map(\.text).joined(separator: " ")])
  }
}

/// A place in an SVG picture, in pixels from its top left.
struct Pixel: Equatable, Sendable {
  var x: Double
  var y: Double

  /// As `points` lists it.
  var text: String { "\(pixels(x)),\(pixels(y))" }

  static func + (a: Pixel, b: Pixel) -> Pixel { Pixel(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Pixel, b: Pixel) -> Pixel { Pixel(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Pixel, factor: Double) -> Pixel { Pixel(x: a.x * factor, y: a.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }
  /// The same direction with length 1; none for a zero.
  var unit: Pixel? { length > 1e-9 ? self * (1 / length) : nil }
  /// Turned by a right angle.
  var turned: Pixel { Pixel(x: -y, y: x) }
}
