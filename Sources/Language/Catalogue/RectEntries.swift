internal import Geometry

extension CatalogueBuilder {
  mutating func addRects() {
    addRectMakers()
    addRectEdges()
    addEdgeOptions()
    addRectProperties()
    addRectAlgebra()
    addRectDivision()
  }

  private mutating func addRectMakers() {
    function(
      "CGRect(x:y:width:height:)", of: Double.self, c: "CGRectMake", short: "rect",
      "A rectangle by its corner and size.", "rect(0, 0, 3, 4)"
    ) { n in Rect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    function(
      "CGRect(origin:size:)", "A rectangle by its corner and size.",
      "CGRect(origin: (1, 2), size: size(3, 4))"
    ) { (origin: Point, size: Size) in Rect(origin: origin, size: size) }
    function("CGRect()", "The empty rectangle at the origin.", "CGRect()") { Rect.zero }
    constant("CGRect", "zero", c: "CGRectZero", "The empty rectangle at the origin.") { Rect.zero }
    constant("CGRect", "null", c: "CGRectNull", "No rectangle: what a union starts from.") {
      Rect.null
    }
    constant("CGRect", "infinite", c: "CGRectInfinite", "The rectangle without bounds.") {
      Rect.infinite
    }
    function(
      "NSStringFromCGRect(_:)", "The text {{x, y}, {w, h}}.", "NSStringFromCGRect(rect(1, 2, 3, 4))"
    ) {
      (r: Rect) in r.appleText
    }
    for (name, example) in [
      (
        "AVMakeRect(aspectRatio:insideRect:)",
        "AVMakeRect(aspectRatio: size(1, 1), insideRect: rect(0, 0, 200, 100))"
      ),
      (
        "AVMakeRectWithAspectRatioInsideRect(_:_:)",
        "AVMakeRectWithAspectRatioInsideRect(size(1, 1), rect(0, 0, 200, 100))"
      ),
    ] as [(StaticString, StaticString)] {
      function(name, "The largest rect of these proportions in another, centred.", example) {
        (proportions: Size, rect: Rect) throws in
        let source = Rect(origin: .zero, size: proportions)
        guard let map = AffineTransform.mapping(source, to: rect, .aspectFit) else {
          throw Fault.problem(.notFinite("AVMakeRect"))
        }
        return source.applying(map)
      }
    }
    function(
      "NSStringFromRect(_:)", "The text {{x, y}, {w, h}}, as Foundation gives it.",
      "NSStringFromRect(rect(1, 2, 3, 4))"
    ) {
      (r: Rect) in r.appleText
    }
  }

  private mutating func addRectEdges() {
    constant("CGRectEdge", "minXEdge", c: "CGRectMinXEdge", "The left edge.") { RectEdge.minXEdge }
    constant("CGRectEdge", "minYEdge", c: "CGRectMinYEdge", "The top edge.") { RectEdge.minYEdge }
    constant("CGRectEdge", "maxXEdge", c: "CGRectMaxXEdge", "The right edge.") { RectEdge.maxXEdge }
    constant("CGRectEdge", "maxYEdge", c: "CGRectMaxYEdge", "The bottom edge.") {
      RectEdge.maxYEdge
    }
    rectNumber("minX", "CGRectGetMinX", "The left edge.") { $0.minX }
    rectNumber("midX", "CGRectGetMidX", "The middle from left to right.") { $0.midX }
    rectNumber("maxX", "CGRectGetMaxX", "The right edge.") { $0.maxX }
    rectNumber("minY", "CGRectGetMinY", "The top edge.") { $0.minY }
    rectNumber("midY", "CGRectGetMidY", "The middle from top to bottom.") { $0.midY }
    rectNumber("maxY", "CGRectGetMaxY", "The bottom edge.") { $0.maxY }
    rectNumber("width", "CGRectGetWidth", "The width, never negative.") { $0.width }
    rectNumber("height", "CGRectGetHeight", "The height, never negative.") { $0.height }
  }

  private mutating func rectNumber(
    _ name: StaticString, _ c: StaticString, _ summary: StaticString,
    _ get: @escaping @Sendable (Rect) -> Double
  ) {
    property(name, c: c, summary, "rect(10, 20, 30, 40).midX") { (r: Rect) in get(r) }
  }

  private mutating func addRectProperties() {
    property("origin", "The corner it is given by.", "rect(1, 2, 3, 4).origin") { (r: Rect) in
      r.origin
    } set: {
      $0.origin = $1
    }
    property("size", "The size it is given by; may be negative.", "rect(1, 2, 3, 4).size") {
      (r: Rect) in
      r.size
    } set: {
      $0.size = $1
    }
    property(
      "standardized", c: "CGRectStandardize", "The same area with a size that is not negative.",
      "rect(10, 10, -4, -6).standardized"
    ) { (r: Rect) in r.standardized }
    property(
      "integral", c: "CGRectIntegral", "The smallest rectangle of whole numbers around it.",
      "rect(1.2, 2.7, 3.3, 4.6).integral"
    ) { (r: Rect) in r.integral }
    property("isNull", c: "CGRectIsNull", "Whether it is the null rectangle.", "CGRect.null.isNull")
    {
      (r: Rect) in r.isNull
    }
    property(
      "isEmpty", c: "CGRectIsEmpty", "Whether it is null, or a side is 0.", "CGRect.zero.isEmpty"
    ) {
      (r: Rect) in r.isEmpty
    }
    property(
      "isInfinite", c: "CGRectIsInfinite", "Whether it is the infinite rectangle.",
      "CGRect.infinite.isInfinite"
    ) { (r: Rect) in r.isInfinite }
    property("corners", "Its corners, from the top-left clockwise.", "rect(0, 0, 3, 4).corners") {
      (r: Rect) in try corners(of: r).map(\.asValue)
    }
    property("center", "Its middle.", "rect(0, 0, 3, 4).center") { (r: Rect) in r.center }
    property("debugDescription", "As Swift prints it.", "rect(1, 2, 3, 4).debugDescription") {
      (r: Rect) in r.debugDescription
    }
  }

  private mutating func addRectAlgebra() {
    addEdgeInsets()
    method(
      "insetBy(dx:dy:)", c: "CGRectInset",
      "Smaller by dx on the left and right, dy at top and bottom.",
      "rect(0, 0, 10, 10).insetBy(dx: 2, dy: 3)"
    ) { (r: Rect, dx: Double, dy: Double) in r.insetBy(dx: dx, dy: dy) }
    method(
      "offsetBy(dx:dy:)", c: "CGRectOffset", "Moved by (dx, dy).",
      "rect(0, 0, 10, 10).offsetBy(dx: 3, dy: 4)"
    ) { (r: Rect, dx: Double, dy: Double) in r.offsetBy(dx: dx, dy: dy) }
    method(
      "union(_:)", c: "CGRectUnion", "The smallest rectangle around both.",
      "rect(0, 0, 1, 1).union(rect(4, 4, 1, 1))"
    ) { (r: Rect, other: Rect) in r.union(other) }
    method(
      "intersection(_:)", c: "CGRectIntersection", "What both cover; null where they do not meet.",
      "rect(0, 0, 10, 10).intersection(rect(5, 5, 10, 10))"
    ) { (r: Rect, other: Rect) in r.intersection(other) }
    method(
      "intersects(_:)", c: "CGRectIntersectsRect",
      "Whether both cover a common area; touching is not.",
      "rect(0, 0, 10, 10).intersects(rect(10, 0, 5, 5))"
    ) { (r: Rect, other: Rect) in r.intersects(other) }
    method(
      "contains(_:)", c: "CGRectContainsPoint",
      "Whether a point lies in it; the right and bottom edges do not belong to it.",
      "rect(0, 0, 10, 10).contains((10, 10))"
    ) { (r: Rect, point: Point) in r.contains(point) }
    method(
      "contains(_:)", c: "CGRectContainsRect", "Whether another rectangle lies in it.",
      "rect(0, 0, 10, 10).contains(rect(2, 2, 3, 3))"
    ) { (r: Rect, other: Rect) in r.contains(other) }
    method(
      "equalTo(_:)", c: "CGRectEqualToRect", "Whether both cover the same area.",
      "rect(0, 0, 3, 4).equalTo(rect(3, 4, -3, -4))"
    ) { (r: Rect, other: Rect) in r == other }
    method(
      "applying(_:)", c: "CGRectApplyAffineTransform",
      "The bounding box of its four transformed corners.", "rect(0, 0, 10, 10).applying(R(45°))"
    ) { (r: Rect, t: AffineTransform) in r.applying(t) }
  }

  private mutating func addRectDivision() {
    let pair = StructureType(
      name: names.intern("RectDivision"),
      fields: [names.intern("slice"), names.intern("remainder")], declaration: -1)
    let make = { @Sendable (slice: Value, remainder: Value) -> Value in
      .structure(Box(Structure(type: pair, fields: [slice, remainder])))
    }
    method(
      "divided(atDistance:from:)", "Cuts a slice off one side: a pair of slice and remainder.",
      "rect(10, 20, 30, 40).divided(atDistance: 10, from: .minXEdge)"
    ) { (r: Rect, distance: Double, edge: RectEdge) in
      let (slice, remainder) = r.divided(atDistance: distance, from: edge)
      return AnyValue(make(slice.asValue, remainder.asValue))
    }
    function(
      "RectDivision(slice:remainder:)", "The pair that a division gives.",
      "RectDivision(slice: rect(0, 0, 1, 4), remainder: rect(1, 0, 2, 4))"
    ) { (slice: Rect, remainder: Rect) in AnyValue(make(slice.asValue, remainder.asValue)) }
  }
}

/// The corners, which may lie beyond the largest number where the rect does not.
private func corners(of rect: Rect) throws(Fault) -> [Point] {
  let corners = rect.corners
  guard !rect.isFinite || corners.allSatisfy(\.isFinite) else {
    throw .problem(.notFinite("corners"))
  }
  return corners
}
