internal import Views

/// `UIView.AutoresizingMask`, one part at a time.
enum ResizingPart: String, SymbolConvertible {
  case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
  case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
  static let kind = Kind.resizingPart

  var mask: Autoresizing {
    switch self {
    case .flexibleLeftMargin: .leftMargin
    case .flexibleWidth: .width
    case .flexibleRightMargin: .rightMargin
    case .flexibleTopMargin: .topMargin
    case .flexibleHeight: .height
    case .flexibleBottomMargin: .bottomMargin
    }
  }
}

/// A set of parts: one of them, a list, or the 0 of C.
struct ResizingMask: Convertible {
  static let kinds: Kinds = [.resizingPart, .list, .number]
  var mask: Autoresizing

  init(_ mask: Autoresizing) { self.mask = mask }

  init?(_ value: Value) {
    switch value {
    case .number(0): mask = []
    case .list(let box):
      mask = []
      for element in box.payload {
        guard let part = ResizingPart(element) else { return nil }
        mask.insert(part.mask)
      }
    default:
      guard let part = ResizingPart(value) else { return nil }
      mask = part.mask
    }
  }

  var asValue: Value {
    ResizingPart.allCases.filter { mask.contains($0.mask) }.map(\.asValue).asValue
  }
}

extension CatalogueBuilder {
  mutating func addAutoresizing() {
    type("UIViewAutoresizing", .resizingPart)
    type("AutoresizingMask", .resizingPart)
    nested(
      "AutoresizingMask", "UIView.AutoresizingMask.flexibleWidth", .resizingPart,
      "The type of what gives way when a superview grows.")
    for (part, name, old, c) in partNames {
      symbol("UIViewAutoresizing", name, c, "A part that gives way when the superview grows.", part)
      symbol("UIViewAutoresizing", old, nil, "A part that gives way, as Swift 2 says it.", part)
    }
    constant("UIViewAutoresizing", "None", c: "UIViewAutoresizingNone", "Nothing gives way.") {
      ResizingMask([])
    }
    scene(
      "autoresizingMask", of: .view, "What of it gives way when its superview grows or shrinks.",
      "UIView().autoresizingMask"
    ) {
      ResizingMask($0.autoresizing(of: $1))
    } set: {
      $0.setAutoresizing($2.mask, of: $1)
    }
    attribute(
      "translatesAutoresizingMaskIntoConstraints", of: .view, .boolean,
      "Whether its mask counts where constraints lay out, which Pivot does not do.", first: .yes)
    scene(
      "autoresizesSubviews", of: .view, "Whether its subviews follow their 'autoresizingMask'.",
      "UIView().autoresizesSubviews"
    ) {
      $0.autoresizesSubviews($1)
    } set: {
      $0.setAutoresizesSubviews($2, of: $1)
    }
  }
}

/// With what Swift 2 and C call them.
private let partNames: [(ResizingPart, StaticString, StaticString, StaticString)] = [
  (
    .flexibleLeftMargin, "flexibleLeftMargin", "FlexibleLeftMargin",
    "UIViewAutoresizingFlexibleLeftMargin"
  ),
  (.flexibleWidth, "flexibleWidth", "FlexibleWidth", "UIViewAutoresizingFlexibleWidth"),
  (
    .flexibleRightMargin, "flexibleRightMargin", "FlexibleRightMargin",
    "UIViewAutoresizingFlexibleRightMargin"
  ),
  (
    .flexibleTopMargin, "flexibleTopMargin", "FlexibleTopMargin",
    "UIViewAutoresizingFlexibleTopMargin"
  ),
  (.flexibleHeight, "flexibleHeight", "FlexibleHeight", "UIViewAutoresizingFlexibleHeight"),
  (
    .flexibleBottomMargin, "flexibleBottomMargin", "FlexibleBottomMargin",
    "UIViewAutoresizingFlexibleBottomMargin"
  ),
]
