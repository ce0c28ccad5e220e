/// `UIRectEdge`: a set of the sides of a rect, as apps name borders by it.
extension CatalogueBuilder {
  mutating func addEdgeOptions() {
    type("UIRectEdge", .rectEdge)
    symbol("UIRectEdge", "top", "UIRectEdgeTop", "A side of a rect.", RectSide.top)
    symbol("UIRectEdge", "left", "UIRectEdgeLeft", "A side of a rect.", RectSide.left)
    symbol("UIRectEdge", "bottom", "UIRectEdgeBottom", "A side of a rect.", RectSide.bottom)
    symbol("UIRectEdge", "right", "UIRectEdgeRight", "A side of a rect.", RectSide.right)
    constant("UIRectEdge", "all", c: "UIRectEdgeAll", "All sides of a rect.") {
      RectSides(bits: 0b1111)
    }
    constant("UIRectEdge", "None", c: "UIRectEdgeNone", "No side of a rect.") {
      RectSides(bits: 0)
    }
  }
}

/// `UIRectEdge`, one side at a time.
enum RectSide: String, Option {
  case top, left, bottom, right
  static let kind = Kind.rectEdge

  /// Source: UIGeometry.h.
  var bits: Int {
    switch self {
    case .top: 1 << 0
    case .left: 1 << 1
    case .bottom: 1 << 2
    case .right: 1 << 3
    }
  }
}

/// A set of sides.
private struct RectSides: Convertible {
  static let kinds = RectSide.wanted
  let bits: Int

  init(bits: Int) { self.bits = bits }

  init?(_ value: Value) {
    guard let options = Options(value, of: .rectEdge) else { return nil }
    bits = options.bits
  }

  var asValue: Value { Options(kind: .rectEdge, bits: bits).asValue }
}
