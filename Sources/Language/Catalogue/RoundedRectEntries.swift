internal import Geometry

/// Rects with rounded corners.
extension CatalogueBuilder {
  mutating func addRoundedRects() {
    addCornerNames()
    for (name, example) in [
      (
        "CGPath(roundedRect:cornerWidth:cornerHeight:transform:)",
        "CGPath(roundedRect: rect(0, 0, 10, 20), cornerWidth: 2, cornerHeight: 3, transform: nil)"
      ),
      (
        "CGPathCreateWithRoundedRect(_:_:_:_:)",
        "CGPathCreateWithRoundedRect(rect(0, 0, 10, 20), 2, 3, NULL)"
      ),
    ] as [(StaticString, StaticString)] {
      effect(
        name, takes: [[.rect], [.number], [.number], [.transform, .nothing]], gives: .path,
        "A rect with rounded corners, moved by a transform or nil.", example
      ) { evaluator, values, _ in
        let transform = try AffineTransform?.from(values[3], 3) ?? .identity
        return try evaluator.keep(try roundedRect(values, 0).applying(transform))
      }
    }
    effect(
      "UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)",
      takes: [[.rect], RectCorners.kinds, [.size]], gives: .path,
      "A path around a rect with some rounded corners.",
      "UIBezierPath(roundedRect: rect(0, 0, 10, 20), byRoundingCorners: [.topLeft, .topRight], cornerRadii: size(3, 3))"
    ) { evaluator, values, _ in
      let (rect, corners) = (try Rect.from(values[0], 0), try RectCorners.from(values[1], 1))
      let radii = try Size.from(values[2], 2)
      return try evaluator.keep(Path(rect, cornerSize: radii, rounding: corners.places))
    }
  }

  private mutating func addCornerNames() {
    type("UIRectCorner", .rectCorner)
    for corner in RectCorner.allCases {
      symbol("UIRectCorner", corner.literal, corner.cName, "A corner of a rect.", corner)
    }
    constant("UIRectCorner", "allCorners", c: "UIRectCornerAllCorners", "All corners of a rect.") {
      RectCorners(places: [0, 1, 2, 3])
    }
  }
}

/// A rect with rounded corners by a rect, the corners' width and their height, the first at a place.
func roundedRect(_ values: [Value], _ place: Int) throws -> Path {
  let size = Size(
    width: try Double.from(values[place + 1], place + 1),
    height: try Double.from(values[place + 2], place + 2))
  return Path(try Rect.from(values[place], place), cornerSize: size)
}

/// `UIRectCorner`, one corner at a time, in the order of a rect's corners.
enum RectCorner: String, Option {
  case topLeft, topRight, bottomRight, bottomLeft
  static let kind = Kind.rectCorner
  /// Source: UIGeometry.h.
  var bits: Int {
    switch self {
    case .topLeft: 1 << 0
    case .topRight: 1 << 1
    case .bottomLeft: 1 << 2
    case .bottomRight: 1 << 3
    }
  }
  var literal: StaticString {
    switch self {
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomRight: "bottomRight"
    case .bottomLeft: "bottomLeft"
    }
  }
  var cName: StaticString {
    switch self {
    case .topLeft: "UIRectCornerTopLeft"
    case .topRight: "UIRectCornerTopRight"
    case .bottomRight: "UIRectCornerBottomRight"
    case .bottomLeft: "UIRectCornerBottomLeft"
    }
  }
}

/// A set of corners.
struct RectCorners: Convertible {
  static let kinds: Kinds = [.rectCorner, .list, .number]
  /// Their places among a rect's corners.
  var places: Set<Int>

  init(places: Set<Int>) { self.places = places }

  init?(_ value: Value) {
    guard let options = Options(value, of: .rectCorner) else { return nil }
    let corners = RectCorner.cases(in: options)
    places = Set(RectCorner.allCases.indices.filter { corners.contains(RectCorner.allCases[$0]) })
  }

  var asValue: Value {
    places == [0, 1, 2, 3]
      ? Options(kind: .rectCorner, bits: -1).asValue
      : Options(kind: .rectCorner, bits: places.reduce(0) { $0 | RectCorner.allCases[$1].bits })
        .asValue
  }
}
