#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// The texts of UIKit's NSStringFromCG… (GEOMETRY.md §3): whole numbers without ".0", no "-0", fractions with the
// 17 digits of C's "%.17g", as logs of apps show them: {{0.10000000000000001, 0.5}, {100.123, 100.95099999999999}}.

extension Point {
  /// The text of `NSStringFromCGPoint`: `{x, y}`.
  public var uiKitText: String { "{\(list(x, y))}" }
}

extension Vector {
  /// The text of `NSStringFromCGVector`: `{dx, dy}`.
  public var uiKitText: String { "{\(list(dx, dy))}" }
}

extension Size {
  /// The text of `NSStringFromCGSize`: `{width, height}`.
  public var uiKitText: String { "{\(list(width, height))}" }
}

extension Rect {
  /// The text of `NSStringFromCGRect`: `{{x, y}, {width, height}}`, the raw size.
  public var uiKitText: String { "{\(origin.uiKitText), \(size.uiKitText)}" }
}

extension AffineTransform {
  /// The text of `NSStringFromCGAffineTransform`: `[a, b, c, d, tx, ty]`.
  public var uiKitText: String { "[\(list(a, b, c, d, tx, ty))]" }
}

private func list(_ numbers: Double...) -> String {
  numbers.map(text).joined(separator: ", ")
}

private func text(_ x: Double) -> String {
  // A sum with 0 is no "-0".
  x.isFinite ? digits(x + 0) : x.description
}

private func digits(_ x: Double) -> String {
  var bytes = [CChar](repeating: 0, count: 32)
  let count = withVaList([x]) { vsnprintf(&bytes, bytes.count, "%.17g", $0) }
  let digits = bytes.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
  return String(decoding: digits, as: UTF8.self)
}
