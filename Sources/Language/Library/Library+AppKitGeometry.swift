extension Library {
  /// The geometry of macOS by its own names: its types are those of Core Graphics, its rules those of NSGeometry.h.
  ///
  /// They differ where a rect is empty: one without width or height holds nothing and meets nothing, what does not
  /// meet shares the zero rect, and sides that are drawn in too far become negative.
  static let appKitGeometry = Library(
    name: "Foundation's geometry",
    names: [
      "NSPoint", "NSSize", "NSRect", "NSZeroPoint", "NSZeroSize", "NSZeroRect", "NSMakePoint",
      "NSMakeSize", "NSMakeRect", "NSMinX", "NSMidX", "NSMaxX", "NSMinY", "NSMidY", "NSMaxY",
      "NSWidth",
      "NSHeight", "NSInsetRect", "NSOffsetRect", "NSIntegralRect", "NSUnionRect",
      "NSIntersectionRect", "NSIsEmptyRect", "NSPointInRect", "NSMouseInRect", "NSContainsRect",
      "NSIntersectsRect", "NSEqualPoints", "NSEqualSizes", "NSEqualRects", "NSPointToCGPoint",
      "NSPointFromCGPoint", "NSSizeToCGSize", "NSSizeFromCGSize", "NSRectToCGRect",
      "NSRectFromCGRect",
      "NSPointFromString", "NSSizeFromString", "NSRectFromString", "NSStringFromPoint",
      "NSStringFromSize",
    ],
    mark: "NSMakePoint",
    source: types + rects + relations + textsOfRects)

  /// The type of Core Graphics that a type of macOS is.
  static func typeOfAppKit(_ name: String) -> String? {
    switch name {
    case "NSPoint": "CGPoint"
    case "NSSize": "CGSize"
    case "NSRect": "CGRect"
    default: nil
    }
  }

  private static let types = """
    typealias NSPoint = CGPoint
    typealias NSSize = CGSize
    typealias NSRect = CGRect
    let NSZeroPoint = CGPoint.zero, NSZeroSize = CGSize.zero, NSZeroRect = CGRect.zero
    func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> CGSize { CGSize(width: w, height: h) }
    func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: w, height: h)
    }
    func NSPointToCGPoint(_ p: CGPoint) -> CGPoint { p }
    func NSPointFromCGPoint(_ p: CGPoint) -> CGPoint { p }
    func NSSizeToCGSize(_ s: CGSize) -> CGSize { s }
    func NSSizeFromCGSize(_ s: CGSize) -> CGSize { s }
    func NSRectToCGRect(_ r: CGRect) -> CGRect { r }
    func NSRectFromCGRect(_ r: CGRect) -> CGRect { r }

    """

  private static let rects = """
    func NSMinX(_ r: CGRect) -> CGFloat { r.origin.x }
    func NSMidX(_ r: CGRect) -> CGFloat { r.origin.x + r.size.width / 2 }
    func NSMaxX(_ r: CGRect) -> CGFloat { r.origin.x + r.size.width }
    func NSMinY(_ r: CGRect) -> CGFloat { r.origin.y }
    func NSMidY(_ r: CGRect) -> CGFloat { r.origin.y + r.size.height / 2 }
    func NSMaxY(_ r: CGRect) -> CGFloat { r.origin.y + r.size.height }
    func NSWidth(_ r: CGRect) -> CGFloat { r.size.width }
    func NSHeight(_ r: CGRect) -> CGFloat { r.size.height }
    func NSInsetRect(_ r: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
      CGRect(x: r.origin.x + dx, y: r.origin.y + dy, width: r.size.width - 2 * dx, height: r.size.height - 2 * dy)
    }
    func NSOffsetRect(_ r: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
      CGRect(x: r.origin.x + dx, y: r.origin.y + dy, width: r.size.width, height: r.size.height)
    }
    func NSIntegralRect(_ r: CGRect) -> CGRect { NSIsEmptyRect(r) ? .zero : r.integral }
    func NSUnionRect(_ a: CGRect, _ b: CGRect) -> CGRect {
      if NSIsEmptyRect(a) { return NSIsEmptyRect(b) ? .zero : b }
      return NSIsEmptyRect(b) ? a : a.union(b)
    }
    func NSIntersectionRect(_ a: CGRect, _ b: CGRect) -> CGRect {
      NSIntersectsRect(a, b) ? a.intersection(b) : .zero
    }

    """

  private static let relations = """
    func NSIsEmptyRect(_ r: CGRect) -> Bool { !(r.size.width > 0 && r.size.height > 0) }
    func NSMouseInRect(_ p: CGPoint, _ r: CGRect, _ flipped: Bool) -> Bool {
      if NSIsEmptyRect(r) || p.x < NSMinX(r) || p.x >= NSMaxX(r) { return false }
      return flipped ? p.y >= NSMinY(r) && p.y < NSMaxY(r) : p.y > NSMinY(r) && p.y <= NSMaxY(r)
    }
    func NSPointInRect(_ p: CGPoint, _ r: CGRect) -> Bool { NSMouseInRect(p, r, true) }
    func NSContainsRect(_ a: CGRect, _ b: CGRect) -> Bool {
      !NSIsEmptyRect(b) && NSMinX(a) <= NSMinX(b) && NSMinY(a) <= NSMinY(b) && NSMaxX(a) >= NSMaxX(b)
        && NSMaxY(a) >= NSMaxY(b)
    }
    func NSIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool {
      if NSIsEmptyRect(a) || NSIsEmptyRect(b) { return false }
      return NSMaxX(a) > NSMinX(b) && NSMaxX(b) > NSMinX(a) && NSMaxY(a) > NSMinY(b) && NSMaxY(b) > NSMinY(a)
    }
    func NSEqualPoints(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
    func NSEqualSizes(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
    func NSEqualRects(_ a: CGRect, _ b: CGRect) -> Bool { a.origin == b.origin && a.size == b.size }

    """

  private static let textsOfRects = """
    func NSPointFromString(_ text: String) -> CGPoint { NSCoder.cgPoint(for: text) }
    func NSSizeFromString(_ text: String) -> CGSize { NSCoder.cgSize(for: text) }
    func NSRectFromString(_ text: String) -> CGRect { NSCoder.cgRect(for: text) }
    func NSStringFromPoint(_ p: CGPoint) -> String { NSCoder.string(for: p) }
    func NSStringFromSize(_ s: CGSize) -> String { NSCoder.string(for: s) }
    """
}
