internal import Geometry
internal import Views

/// What an app's code sets to make things look or behave well, and geometry does not ask for: each is kept
/// as it is set, so that the code around it runs.
extension CatalogueBuilder {
  mutating func addViewAppearance() {
    attribute("isOpaque", of: .view, .boolean, "Whether nothing shines through.", first: .yes)
    attribute(
      "tintColor", of: .view, .color, "The colour of its controls.",
      first: .inherited(Color(red: 0, green: 122 / 255, blue: 1, alpha: 1)))
    attribute("contentScaleFactor", of: .view, .number, "Pixels to a point.", first: .number(1))
    attribute("accessibilityLabel", of: .view, .text, "What is read aloud for it.")
    attribute(
      "safeAreaInsets", of: .view, .structure, "The room that bars take; none here.",
      first: .insets(.zero))
    attribute(
      "layoutMargins", of: .view, .structure, "The room that a view keeps free at its edges.",
      first: .insets(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
    attribute("mask", of: .view, .view, "What shows where it is opaque.")
    attribute("accessibilityIdentifier", of: .view, .text, "What tests call it.")
    attribute("accessibilityHint", of: .view, .text, "What is read aloud after its label.")
    attribute(
      "isAccessibilityElement", of: .view, .boolean, "Whether it is read aloud.", first: .no)
    attribute("semanticContentAttribute", of: .view, .void, "Whether it turns around for Arabic.")
    attribute(
      "clearsContextBeforeDrawing", of: .view, .boolean, "Whether it is cleared.", first: .yes)
    attribute("isFirstResponder", of: .view, .boolean, "Whether keys go to it.", first: .no)
    addLabelAppearance()
    addTextAppearance()
    addScrolling()
  }

  private mutating func addTextAppearance() {
    let texts: [StaticString] = ["UILabel", "UIButton", "UITextField", "UITextView"]
    let looks: [StaticString] = [
      "lineBreakMode", "attributedText", "baselineAdjustment", "borderStyle", "keyboardType",
      "returnKeyType", "autocorrectionType", "autocapitalizationType", "clearButtonMode",
    ]
    for name in looks {
      attribute(name, of: .view, .void, "How its text looks or is typed.", only: texts)
    }
    attribute("shadowColor", of: .view, .color, "The colour behind its text.", only: texts)
    attribute("placeholder", of: .view, .text, "What an empty field shows.", only: texts)
    attribute(
      "minimumScaleFactor", of: .view, .number, "How far its text may shrink.", only: texts,
      first: .number(0))
    for name in ["isEditable", "isSelectable", "isSecureTextEntry"] as [StaticString] {
      attribute(name, of: .view, .boolean, "How its text is typed.", only: texts, first: .no)
    }
  }

  private mutating func addLabelAppearance() {
    let labels: [StaticString] = ["UILabel"]
    attribute(
      "numberOfLines", of: .view, .number, "How many lines it may have; 0: any.", only: labels,
      first: .number(1))
    attribute(
      "adjustsFontSizeToFitWidth", of: .view, .boolean, "Whether its text shrinks to fit.",
      only: labels, first: .no)
  }

  /// What kinds of buttons look like, which is all that they differ in here.
  mutating func addButtonTypes() {
    let types: [(StaticString, StaticString)] = [
      ("system", "UIButtonTypeSystem"), ("custom", "UIButtonTypeCustom"),
      ("infoLight", "UIButtonTypeInfoLight"), ("contactAdd", "UIButtonTypeContactAdd"),
      ("close", "UIButtonTypeClose"),
    ]
    for (name, c) in types {
      constant("ButtonType", name, c: c, "A kind of button.") { "\(name)" }
    }
    effect(
      "UIButton(type:)", takes: [[.text]], gives: .view, "A button of no size.",
      "UIButton(type: .system)"
    ) { evaluator, _, _ in .view(try evaluator.makeView("UIButton", .zero)) }
  }

  /// Zooming changes the transform of a view within and the content's size, in ways that only UIKit knows.
  private mutating func addZooming() {
    let name = names.intern("zoomScale")
    let only: [StaticString] = ["UIScrollView"]
    add(
      Definition(
        role: .property, name: name, parameters: takes([.view]), owner: .view, result: .number,
        classes: only, summary: "1: scroll views do not zoom here.",
        example: "UIScrollView().zoomScale",
        body: .effect { evaluator, values, _ in
          try evaluator.refuse(name, of: ViewReference.from(values[0], 0).id, unlessIn: only)
          return .number(1)
        },
        setter: { evaluator, owner, new in
          try evaluator.refuse(name, of: ViewReference.from(owner, 0).id, unlessIn: only)
          guard try Double.from(new, 1) == 1 else { throw Fault.problem(.notSupported(.zooming)) }
          return owner
        }))
  }

  /// Inside the safe area, which no bar takes anything of here unless the program sets 'safeAreaInsets'.
  private mutating func addRoom() {
    let (type, sides) = insetNames
    let adjusted = names.intern("adjustedContentInset")
    let (safe, content) = (names.intern("safeAreaInsets"), names.intern("contentInset"))
    let frame = names.intern("layoutFrame")
    effectProperty(
      "safeAreaLayoutGuide", of: .view, gives: .structure,
      "Its 'layoutFrame': the bounds without the safe area's insets.",
      "UIView(frame: rect(0, 0, 10, 20)).safeAreaLayoutGuide.layoutFrame"
    ) { evaluator, values, _ in
      let id = try ViewReference.from(values[0], 0).id
      let insets = evaluator.attribute(safe, of: id).flatMap { EdgeInsets($0) } ?? .zero
      return evaluator.makeTuple([.rect(evaluator.scene.bounds(of: id).inset(by: insets))], [frame])
    }
    add(
      Definition(
        role: .property, name: adjusted, parameters: takes([.view]), owner: .view,
        result: .structure, classes: ["UIScrollView"],
        summary: "Its 'contentInset' and the safe area's insets together.",
        example: "UIScrollView().adjustedContentInset",
        body: .effect { evaluator, values, _ in
          let id = try ViewReference.from(values[0], 0).id
          try evaluator.refuse(adjusted, of: id, unlessIn: ["UIScrollView"])
          let parts = [safe, content].map { name in
            evaluator.attribute(name, of: id).flatMap { EdgeInsets($0) } ?? .zero
          }
          return EdgeInsets(
            top: parts[0].top + parts[1].top, left: parts[0].left + parts[1].left,
            bottom: parts[0].bottom + parts[1].bottom, right: parts[0].right + parts[1].right
          ).value(type, sides)
        }))
    let pages: [StaticString] = ["UIPageControl"]
    for name in ["numberOfPages", "currentPage"] as [StaticString] {
      attribute(
        name, of: .view, .number, "What its dots show.", only: pages, first: .number(0))
    }
    attribute(
      "hidesForSinglePage", of: .view, .boolean, "Whether one page has no dot.", only: pages,
      first: .no)
    for name in ["pageIndicatorTintColor", "currentPageIndicatorTintColor"] as [StaticString] {
      attribute(name, of: .view, .color, "The colour of its dots.", only: pages)
    }
  }

  private mutating func addScrolling() {
    addZooming()
    addDeceleration()
    addButtonTypes()
    let only: [StaticString] = ["UIScrollView"]
    let flags: [(StaticString, StaticString, FirstValue)] = [
      ("isScrollEnabled", "Whether fingers scroll it.", .yes),
      ("isPagingEnabled", "Whether it stops at pages.", .no),
      ("bounces", "Whether it goes on beyond its ends.", .yes),
      ("showsHorizontalScrollIndicator", "Whether a bar shows where it is.", .yes),
      ("showsVerticalScrollIndicator", "Whether a bar shows where it is.", .yes),
    ]
    for (name, summary, first) in flags {
      attribute(name, of: .view, .boolean, summary, only: only, first: first)
    }
    attribute(
      "minimumZoomScale", of: .view, .number, "The smallest factor that fingers reach.",
      only: only, first: .number(1))
    attribute(
      "maximumZoomScale", of: .view, .number, "The largest factor that fingers reach.",
      only: only, first: .number(1))
    attribute(
      "contentInset", of: .view, .structure, "The room around what a scroll view shows.",
      only: only, first: .insets(.zero))
    for name in [
      "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    ] as [StaticString] {
      attribute(
        name, of: .view, .structure, "The room around the bars that show where it is.", only: only,
        first: .insets(.zero))
    }
    addRoom()
    attribute(
      "delegate", of: .view, .void, "Who is told with 'scrollViewDidScroll(_:)'.", only: only)
  }

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
    let looks: [StaticString] = [
      "actions", "magnificationFilter", "minificationFilter",
      "compositingFilter", "cornerCurve", "delegate",
    ]
    for name in looks { attribute(name, of: .layer, .void, "How it looks, or who is asked.") }
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

/// What an attribute is before it is set.
enum FirstValue: Sendable {
  case nothing, yes, no
  case insets(EdgeInsets)
  /// A member of a type of the frameworks that is kept by its name.
  case member(String)
  case options(Kind, Int)
  case number(Double)
  case size(Size)
  case point(Point)
  case rect(Rect)
  case color(Color)
  /// What a view above has, or else this colour.
  case inherited(Color)

  /// Whether it is that again where it is set to nil.
  var isNeverNil: Bool {
    switch self {
    case .color, .inherited: true
    case .nothing, .yes, .no, .insets, .member, .options, .number, .size, .point, .rect: false
    }
  }

  func value(
    _ evaluator: Evaluator, _ key: Name, of id: ViewID, _ insets: Name, _ sides: [Name]
  ) -> Value {
    switch self {
    case .nothing: .nothing
    case .yes: .boolean(true)
    case .no: .boolean(false)
    case .number(let number): .number(number)
    case .size(let size): .size(size)
    case .point(let point): .point(point)
    case .rect(let rect): .rect(rect)
    case .color(let color): .color(color)
    case .inherited(let color): evaluator.attribute(key, above: id) ?? .color(color)
    case .insets(let room): room.value(insets, sides)
    case .member(let name): evaluator.text(name)
    case .options(let kind, let bits): Options(kind: kind, bits: bits).asValue
    }
  }
}
