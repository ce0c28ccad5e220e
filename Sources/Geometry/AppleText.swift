// The texts of NSStringFromCG… (docs/geometry.md#texts): whole numbers without ".0", no "-0",
// fractions as the shortest digits that round-trip, infinities as C prints them.

extension Point {
  /// The text of `NSStringFromCGPoint`: `{x, y}`.
  public var appleText: String { "{\(list(x, y))}" }
}

extension Vector {
  /// The text of `NSStringFromCGVector`: `{dx, dy}`.
  public var appleText: String { "{\(list(dx, dy))}" }
}

extension Size {
  /// The text of `NSStringFromCGSize`: `{width, height}`.
  public var appleText: String { "{\(list(width, height))}" }
}

extension Rect {
  /// The text of `NSStringFromCGRect`: `{{x, y}, {width, height}}`, the raw size.
  public var appleText: String { "{\(origin.appleText), \(size.appleText)}" }
}

extension AffineTransform {
  /// The text of `NSStringFromCGAffineTransform`: `[a, b, c, d, tx, ty]`.
  public var appleText: String { "[\(list(a, b, c, d, tx, ty))]" }
}

private func list(_ numbers: Double...) -> String {
  numbers.map(text).joined(separator: ", ")
}

private func text(_ x: Double) -> String {
  x.isFinite ? numberText(x, .full) : x.description
}

// What `print` and the debugger show of these types in Swift on Apple's platforms.

extension Point: CustomDebugStringConvertible {
  /// The coordinates as Swift prints a `CGPoint`: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension Size: CustomDebugStringConvertible {
  /// The extents as Swift prints a `CGSize`: `(3.0, 4.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension Rect: CustomDebugStringConvertible {
  /// Origin and size as Swift prints a `CGRect`: `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
