internal import Geometry

// What each kind makes of its numbers.

extension Rect {
  /// Reads a rect; an infinite origin, as Apple prints `CGRectNull`, gives ``null``.
  init(reading bytes: [UInt8], in range: Range<Int>? = nil) throws(TextFault) {
    let n = try CoordinateReader(.rect, bytes, in: range).values()
    self.init(x: n[0], y: n[1], width: n[2], height: n[3])
    if isNull { self = .null }
    guard isNull || isFinite else {
      throw TextFault(
        problem: .textNotFinite(.rect, found: "inf"), range: range ?? 0..<bytes.count)
    }
  }
}

extension Point {
  init(reading bytes: [UInt8], in range: Range<Int>? = nil) throws(TextFault) {
    let n = try CoordinateReader(.point, bytes, in: range).values()
    self.init(x: n[0], y: n[1])
  }
}

extension Size {
  init(reading bytes: [UInt8], in range: Range<Int>? = nil) throws(TextFault) {
    let n = try CoordinateReader(.size, bytes, in: range).values()
    self.init(width: n[0], height: n[1])
  }
}

extension Vector {
  init(reading bytes: [UInt8]) throws(TextFault) {
    let n = try CoordinateReader(.vector, bytes).values()
    self.init(dx: n[0], dy: n[1])
  }
}

extension AffineTransform {
  /// Reads a transform from six numbers, or from the sixteen of a `CATransform3D` that stays flat.
  init(reading bytes: [UInt8], in range: Range<Int>? = nil) throws(TextFault) {
    let reader = try CoordinateReader(.transform, bytes, in: range)
    guard reader.coordinates.count == 16 else {
      self.init(coefficients: try reader.values())
      return
    }
    let isLabelled = reader.coordinates.contains { $0.label == "m11" }
    let names = isLabelled ? entriesOfSpace : Array(repeating: "", count: 16)
    guard let flat = AffineTransform(flat: try reader.values(names)) else {
      throw TextFault(
        problem: .textInSpace(.transform, found: "CATransform3D"), range: range ?? 0..<bytes.count)
    }
    self = flat
  }

  init(coefficients n: [Double]) {
    self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}

/// `m11` to `m44`, row by row.
let entriesOfSpace = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
