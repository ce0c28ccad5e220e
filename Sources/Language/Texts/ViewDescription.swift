internal import Geometry
internal import Views

/// What one line of a `recursiveDescription` says about a view.
struct ViewDescription {
  /// The number of bars before it; only greater and smaller count.
  var depth: Int
  /// With its module, if any: "MyApp.CardView".
  var className: String
  /// In hexadecimal, without `0x`; empty where there is none.
  var address: String
  var frame: PrintedRect
  var bounds: Rect?
  var transform = AffineTransform.identity
  /// In the middle, unless the text says otherwise.
  var anchorPoint: Point?
  var contentOffset: Point?
  var contentSize: Size?
  var alpha = 1.0
  var isHidden = false
  var clipsToBounds = false
  var autoresizing: Autoresizing = []
  var isUserInteractionEnabled = true
  var tag = 0
  var text: String?

  /// The class without its module.
  var bareClass: String { className.split(separator: ".").last.map(String.init) ?? className }
}

/// A rect as it was printed, with how far each number may be from the true one.
struct PrintedRect {
  var rect: Rect
  var tolerance: Rect

  init(_ rect: Rect) {
    self.rect = rect
    tolerance = Rect(
      x: PrintedRect.tolerance(rect.origin.x), y: PrintedRect.tolerance(rect.origin.y),
      width: PrintedRect.tolerance(rect.size.width),
      height: PrintedRect.tolerance(rect.size.height))
  }

  /// Half a unit of the last digit printed.
  ///
  /// UIKit prints six significant digits, and 0 only for exactly 0; a number of more digits was
  /// printed otherwise, exactly.
  private static func tolerance(_ x: Double) -> Double {
    guard x != 0 else { return 0 }
    guard (1e-9...1e15).contains(abs(x)) else { return 1e-5 * abs(x) }
    let (digits, exponent) = shape(x)
    return digits <= 6 ? max(0.500001 * powerOfTen(exponent - 5), 1e-9) : 1e-12 * abs(x)
  }

  /// The number of significant digits, and the power of ten of the first.
  private static func shape(_ x: Double) -> (digits: Int, exponent: Int) {
    var exponent = 0
    while abs(x) >= powerOfTen(exponent + 1) { exponent += 1 }
    while abs(x) < powerOfTen(exponent) { exponent -= 1 }
    let scaled = abs(x) * powerOfTen(5 - exponent)
    return (abs(scaled - scaled.rounded()) <= 1e-9 * scaled ? 6 : 17, exponent)
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    let power = (0..<exponent.magnitude).reduce(1.0) { product, _ in product * 10 }
    return exponent < 0 ? 1 / power : power
  }
}
