internal import Views

/// `UIView.AutoresizingMask`, one part at a time.
enum ResizingPart: String, Option {
  case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
  case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
  static let kind = Kind.resizingPart

  /// Source: UIView.h.
  var bits: Int {
    switch self {
    case .flexibleLeftMargin: 1 << 0
    case .flexibleWidth: 1 << 1
    case .flexibleRightMargin: 1 << 2
    case .flexibleTopMargin: 1 << 3
    case .flexibleHeight: 1 << 4
    case .flexibleBottomMargin: 1 << 5
    }
  }
}

/// A set of parts.
struct ResizingMask: Convertible {
  static let kinds: Kinds = [.resizingPart, .list, .number]
  var mask: Autoresizing

  init(_ mask: Autoresizing) { self.mask = mask }

  init?(_ value: Value) {
    guard let options = Options(value, of: .resizingPart) else { return nil }
    mask = Autoresizing(rawValue: UInt8(truncatingIfNeeded: options.bits & 0b111111))
  }

  var asValue: Value { Options(kind: .resizingPart, bits: Int(mask.rawValue)).asValue }
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
