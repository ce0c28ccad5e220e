internal import Geometry

/// What an app's code sets to make layers look well.
extension CatalogueBuilder {
  mutating func addLayerAppearance() {
    attribute(
      "cornerRadius", of: .layer, .number, "How far its corners are rounded.", first: .number(0))
    attribute("borderWidth", of: .layer, .number, "The width of its border.", first: .number(0))
    attribute("borderColor", of: .layer, .color, "The colour of its border.")
    attribute("shadowColor", of: .layer, .color, "The colour of its shadow.")
    attribute("shadowOpacity", of: .layer, .number, "How dark its shadow is.", first: .number(0))
    attribute("shadowRadius", of: .layer, .number, "How soft its shadow is.", first: .number(3))
    attribute(
      "shadowOffset", of: .layer, .size, "Where its shadow falls.",
      first: .size(Size(width: 0, height: -3)))
    attribute("shadowPath", of: .layer, .path, "What casts its shadow.")
    attribute("contentsScale", of: .layer, .number, "Pixels to a point.", first: .number(1))
    attribute("contents", of: .layer, .void, "The image that it shows.")
    attribute(
      "contentsRect", of: .layer, .rect, "The part of the image that it shows, in the unit square.",
      first: .rect(Rect(x: 0, y: 0, width: 1, height: 1)))
    attribute(
      "contentsCenter", of: .layer, .rect, "The part of the image that grows, in the unit square.",
      first: .rect(Rect(x: 0, y: 0, width: 1, height: 1)))
    attribute("shouldRasterize", of: .layer, .boolean, "Whether it is kept as pixels.", first: .no)
    attribute(
      "rasterizationScale", of: .layer, .number, "Pixels to a point, then.", first: .number(1))
    attribute(
      "isDoubleSided", of: .layer, .boolean, "Whether its back is seen, too.", first: .yes)
    attribute("mask", of: .layer, .layer, "What shows where it is opaque.")
    attribute(
      "contentsGravity", of: .layer, .void, "How its contents are fitted.", first: .member("resize")
    )
    addCorners()
    addFlipping()
    let looks: [StaticString] = [
      "actions", "magnificationFilter", "minificationFilter",
      "compositingFilter", "cornerCurve",
    ]
    for name in looks { attribute(name, of: .layer, .void, "How it looks, or who is asked.") }
    attribute(
      "delegate", of: .layer, .void, "Who is asked; of a view's layer the view.", first: .ownView)
    for name in ["isOpaque", "needsDisplayOnBoundsChange", "allowsEdgeAntialiasing"]
      as [StaticString]
    {
      attribute(name, of: .layer, .boolean, "How it is drawn.", first: .no)
    }
    let shapes: [StaticString] = ["CAShapeLayer"]
    attribute(
      "lineCap", of: .layer, .void, "How its lines end.", only: shapes, first: .member("butt"))
    attribute(
      "fillRule", of: .layer, .void, "What is inside its path.", only: shapes,
      first: .member("nonZero"))
    attribute(
      "miterLimit", of: .layer, .number, "How far its corners may reach.", only: shapes,
      first: .number(10))
    attribute(
      "strokeStart", of: .layer, .number, "Where its line begins, 0 to 1.", only: shapes,
      first: .number(0))
    attribute(
      "strokeEnd", of: .layer, .number, "Where its line ends, 0 to 1.", only: shapes,
      first: .number(1))
  }
}

extension CatalogueBuilder {
  /// How the position and the anchor point of what is in a flipped layer count is not published.
  fileprivate mutating func addFlipping() {
    add(
      Definition(
        role: .property, name: names.intern("isGeometryFlipped"), parameters: takes([.layer]),
        owner: .layer, result: .boolean, summary: "false: y grows downwards in all layers here.",
        example: "CALayer().isGeometryFlipped", body: .one { _ in .boolean(false) },
        setter: { _, owner, new in
          guard try !Bool.from(new, 1) else {
            throw Fault.problem(.notSupported(.outside("isGeometryFlipped")))
          }
          return owner
        }))
    spell("isGeometryFlipped", of: .layer, "geometryFlipped")
    effect(
      "contentsAreFlipped()", of: .layer, gives: .boolean, "false: no layer is flipped here.",
      "CALayer().contentsAreFlipped()"
    ) { _, _, _ in .boolean(false) }
  }

  /// The corners of `maskedCorners`, which say which are rounded.
  fileprivate mutating func addCorners() {
    type("CACornerMask", .cornerMask)
    for corner in MaskedCorner.allCases {
      symbol(
        "CACornerMask", corner.literals.swift, corner.literals.c, "A corner of a layer.", corner)
    }
    attribute(
      "maskedCorners", of: .layer, .cornerMask, "Which of its corners are rounded.",
      first: .options(.cornerMask, 0b1111))
  }
}

/// `CACornerMask`, one corner at a time.
enum MaskedCorner: String, Option {
  case layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner
  static let kind = Kind.cornerMask

  /// Source: CALayer.h.
  var bits: Int {
    switch self {
    case .layerMinXMinYCorner: 1 << 0
    case .layerMaxXMinYCorner: 1 << 1
    case .layerMinXMaxYCorner: 1 << 2
    case .layerMaxXMaxYCorner: 1 << 3
    }
  }

  /// In Swift and in C.
  fileprivate var literals: (swift: StaticString, c: StaticString) {
    switch self {
    case .layerMinXMinYCorner: ("layerMinXMinYCorner", "kCALayerMinXMinYCorner")
    case .layerMaxXMinYCorner: ("layerMaxXMinYCorner", "kCALayerMaxXMinYCorner")
    case .layerMinXMaxYCorner: ("layerMinXMaxYCorner", "kCALayerMinXMaxYCorner")
    case .layerMaxXMaxYCorner: ("layerMaxXMaxYCorner", "kCALayerMaxXMaxYCorner")
    }
  }
}
