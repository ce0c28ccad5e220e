internal import Geometry
internal import Views

/// Properties of views and layers that are kept as they are set.
extension CatalogueBuilder {
  /// Properties that geometry does not use; they are kept as they are set.
  mutating func addAttributes() {
    let labels: [StaticString] = ["UILabel", "UIButton", "UITextField", "UITextView"]
    attribute("backgroundColor", of: .view, .color, "The colour behind its content.")
    attribute("text", of: .view, .text, "The text of a label.", only: labels)
    attribute(
      "textColor", of: .view, .color, "The colour of its text.", only: labels,
      first: .color(Color(red: 0, green: 0, blue: 0, alpha: 1)))
    attribute("textAlignment", of: .view, .alignment, "How its text is aligned.", only: labels)
    attribute("font", of: .view, .void, "The font of its text.", only: labels)
    attribute("image", of: .view, .void, "The image of an image view.", only: ["UIImageView"])
    attribute(
      "contentMode", of: .view, .void, "How its content is fitted.", first: .member("scaleToFill"))
    addContentModeNumbers()
    addViewAppearance()
    addAutoresizing()
    addControls()
    attribute(
      "contentSize", of: .view, .size, "The size of what a scroll view shows.",
      only: ["UIScrollView"], first: .size(.zero))
    for alignment in Alignment.allCases {
      constant("NSTextAlignment", alignment.literal, c: alignment.cName, "An alignment of text.") {
        alignment
      }
    }
    let old: [(StaticString, Alignment)] = [
      ("UITextAlignmentLeft", .left), ("UITextAlignmentCenter", .center),
      ("UITextAlignmentRight", .right),
    ]
    for (name, alignment) in old {
      add(
        Definition(
          role: .constant, name: names.intern(name), result: .alignment,
          summary: "An alignment of text, as iOS 5 called it.", example: name,
          body: .many { _ in alignment.asValue }))
    }
    type("NSTextAlignment", .alignment)
    type("UITextAlignment", .alignment)
  }

  /// `UIView.ContentMode(rawValue: 4)`; a number of no mode makes none.
  private mutating func addContentModeNumbers() {
    staticEffect(
      "UIView", "ContentMode(rawValue:)", of: .view, takes: [[.number]], gives: .text,
      "The content mode of a number.", "UIView.ContentMode(rawValue: 4)"
    ) { evaluator, values, _ in
      let number = try WholeNumber.from(values[0], 0).number
      return contentModes.indices.contains(number) ? evaluator.text(contentModes[number]) : .nothing
    }
  }

  mutating func attribute(
    _ name: StaticString, of owner: Kind, _ kind: Kind, _ summary: StaticString,
    only classes: [StaticString] = [], first: FirstValue = .nothing
  ) {
    let (key, cases) = (names.intern(name), casesKept(by: "\(name)"))
    let (insets, sides) = insetNames
    add(
      Definition(
        role: .property, name: key, parameters: takes([owner]), owner: owner,
        result: kind, classes: classes, summary: summary,
        example: classes.isEmpty && owner == .layer ? "CALayer()" : exampleView(classes),
        body: .effect { evaluator, values, _ in
          guard let id = values[0].viewID else { return .nothing }
          try evaluator.refuse(key, of: id, unlessIn: classes)
          let kept = evaluator.attribute(key, of: id)
          if let kept, kept.kind != .nothing || !first.isNeverNil { return kept }
          return first.value(evaluator, key, of: id, insets, sides)
        },
        setter: { evaluator, owner, new in
          guard let id = owner.viewID else { return owner }
          try evaluator.refuse(key, of: id, unlessIn: classes)
          let new = Options(new, of: kind)?.asValue ?? new
          if kind != .void, new.kind != kind, new.kind != .nothing {
            throw Fault.argument(1, .wrongKind(expected: kind.words, found: new.kind.words, of: ""))
          }
          try evaluator.refuse(new, unlessIn: cases)
          let isMoving = owner.kind == .layer && evaluator.movesLooks(of: id)
          let kept = isMoving ? evaluator.attribute(key, of: id) : nil
          let old = isMoving ? kept ?? first.value(evaluator, key, of: id, insets, sides) : .nothing
          evaluator.setAttribute(key, new, of: id)
          if isMoving { try evaluator.moveLook(key, of: id, from: old) }
          return owner
        }))
  }
}

/// The cases that a property keeps by their names, where those are all that it may be set to; empty for others.
func casesKept(by property: String) -> [String] { property == "contentMode" ? contentModes : [] }

/// A view that has a property which only some classes have.
private func exampleView(_ classes: [StaticString]) -> StaticString {
  switch classes.first.map({ "\($0)" }) {
  case "UILabel": "UILabel()"
  case "UIWindow": "UIWindow()"
  case "UIImageView": "UIImageView()"
  case "UIButton", "UIControl": "UIButton()"
  case "UIVisualEffectView": "UIVisualEffectView()"
  case "UIPageControl": "UIPageControl()"
  case "UISlider": "UISlider()"
  case "UIScrollView": "UIScrollView()"
  case "CAShapeLayer": "CAShapeLayer()"
  case "CAGradientLayer": "CAGradientLayer()"
  case "CATextLayer": "CATextLayer()"
  case _: "UIView()"
  }
}

/// `NSTextAlignment`.
enum Alignment: String, SymbolConvertible {
  case left, center, right, justified, natural
  static let kind = Kind.alignment
  var literal: StaticString {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    case .natural: "natural"
    }
  }
  var cName: StaticString {
    switch self {
    case .left: "NSTextAlignmentLeft"
    case .center: "NSTextAlignmentCenter"
    case .right: "NSTextAlignmentRight"
    case .justified: "NSTextAlignmentJustified"
    case .natural: "NSTextAlignmentNatural"
    }
  }
}

extension Evaluator {
  /// Of a case that is kept by its name, as Swift writes it, the name must be one of these; none: any.
  func refuse(_ value: Value, unlessIn cases: [String]) throws(Fault) {
    if cases.isEmpty { return }
    guard case .text(let box) = value else {
      throw .argument(1, .wrongKind(expected: "a case", found: value.kind.words, of: ""))
    }
    guard !cases.contains(box.payload), box.payload.first?.isLowercase ?? false else { return }
    let near = closest(to: box.payload, among: cases)
    throw .argument(
      1,
      .unknownImplicitMember(
        box.payload, expected: "this property", candidates: near.map { "." + $0 }))
  }

  /// Subclasses have properties of their own; no classes: every view has it.
  func refuse(_ name: Name, of id: ViewID, unlessIn classes: [StaticString]) throws(Fault) {
    if classes.isEmpty || hasLayerOfItsOwn(id) { return }
    // What only layers have was asked of the layer of a view.
    let isOfLayers = scene.isView(id) && classes.allSatisfy { "\($0)".hasPrefix("CA") }
    let className = isOfLayers ? "CALayer" : scene.className(of: id)
    guard !classes.contains(where: { catalogue.isView(className, "\($0)") })
    else { return }
    throw .problem(
      .unknownMember(
        names.text(name), of: "a \(className)", candidates: [], synonym: nil))
  }

  /// Whether a view's class says `layerClass`, so that its layer may have the properties of any.
  func hasLayerOfItsOwn(_ id: ViewID) -> Bool {
    let object = objectID(of: .view(id))
    guard object > 0 else { return false }
    let structure = objects[object].structure
    if let name = names.find("layerClass"),
      classMethod(name, of: structure, ArgumentList(start: 0, count: 0)) != nil
    {
      return true
    }
    return classes(of: structure).contains { index in
      names.find("\(names.text(tree.structures[Int(index)].name)).layerClass") != nil
    }
  }

  /// What was set; nil before.
  func attribute(_ name: Name, of id: ViewID) -> Value? {
    let index = Int(id.index)
    guard index < attributes.count else { return nil }
    return attributes[index].first { $0.name == name }?.value
  }

  /// The nearest value of an attribute that a view above has and that is not nil.
  func attribute(_ name: Name, above id: ViewID) -> Value? {
    var next = scene.superview(of: id)
    while let view = next {
      if let kept = attribute(name, of: view), kept.kind != .nothing { return kept }
      next = scene.superview(of: view)
    }
    return nil
  }

  mutating func setAttribute(_ name: Name, _ value: Value, of id: ViewID) {
    while attributes.count <= Int(id.index) { attributes.append([]) }
    attributes[Int(id.index)].removeAll { $0.name == name }
    attributes[Int(id.index)].append(Attribute(name: name, value: value))
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
  /// The view that a layer belongs to, or nil.
  case ownView

  /// Whether it is that again where it is set to nil.
  var isNeverNil: Bool {
    switch self {
    case .color, .inherited: true
    case .nothing, .yes, .no, .insets, .member, .options, .number, .size, .point, .rect, .ownView:
      false
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
    case .ownView: evaluator.scene.isView(id) ? .view(id) : .nothing
    case .insets(let room): room.value(insets, sides)
    case .member(let name): evaluator.text(name)
    case .options(let kind, let bits): Options(kind: kind, bits: bits).asValue
    }
  }
}
