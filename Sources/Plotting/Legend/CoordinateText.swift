import Geometry

/// The text of coordinates, with as many decimals as make sense in a picture of some extent.
struct CoordinateText: Equatable, Sendable {
  /// Decimals for positional numbers; nil where they would be too long.
  private var decimals: Int?
  /// Digits for the others.
  private let digits: Int
  private let negligible: Double

  /// Four digits in all for the size of the picture, or more, and one decimal at least: layouts use half
  /// points.
  init(_ extent: Extent?, more: Int = 0) {
    let magnitude = extent?.magnitude ?? 0
    let size = max(extent?.width ?? 0, extent?.height ?? 0)
    let spread = size > 0 ? size : magnitude
    decimals = magnitude < 1e7 && spread >= 1e-6 ? 1 + more + tens(from: spread, to: 100) : nil
    digits = min(4 + more + tens(from: spread, to: magnitude), 16)
    negligible = spread * 1e-12
  }

  /// The same for a shape; where its sides would be rounded away, with as many decimals as they need.
  func telling(_ corners: [Point]) -> CoordinateText {
    guard let decimals, let box = Extent(of: corners) else { return self }
    let noise = max(negligible, box.magnitude * 1e-12)
    let least = min(
      box.width > noise ? box.width : .infinity, box.height > noise ? box.height : .infinity)
    guard tens(from: least, to: 10) > decimals else { return self }
    var copy = self
    copy.decimals = 1 + tens(from: least, to: 100)
    return copy
  }

  func callAsFunction(_ x: Double) -> String {
    var text: [UInt8] = []
    append(x, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  func append(_ x: Double, to text: inout [UInt8]) {
    if let decimals, x.isFinite {
      appendFixedText(x, decimals: decimals, trimmingZeros: true, to: &text)
    } else {
      appendNumberText(x, .significant(digits), negligible: negligible, to: &text)
    }
  }

  func append(_ p: Point, to text: inout [UInt8]) {
    if p == .beyond { return text.append(contentsOf: "at infinity or behind it".utf8) }
    text.append(UInt8(ascii: "("))
    append(p.x, to: &text)
    text.append(UInt8(ascii: ","))
    text.append(UInt8(ascii: " "))
    append(p.y, to: &text)
    text.append(UInt8(ascii: ")"))
  }

  func callAsFunction(_ p: Point) -> String {
    var text: [UInt8] = []
    append(p, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

/// How often a number must be multiplied by ten to reach a limit, 20 times at most.
private func tens(from x: Double, to limit: Double) -> Int {
  var (x, count) = (x, 0)
  while x < limit && count < 20 {
    x *= 10
    count += 1
  }
  return count
}
