internal import Geometry
internal import Views

let viewClasses: [StaticString] = [
  "UIView", "UIWindow", "UIImageView", "UILabel", "UIButton", "UIScrollView", "UIControl",
  "UITextField", "UITextView", "UITableViewCell", "UICollectionViewCell", "UIVisualEffectView",
  "UIPageControl",
]

/// Who inherits from whom, where it is not UIView.
let viewParents: [(child: StaticString, parent: StaticString)] = [
  ("UIButton", "UIControl"), ("UITextField", "UIControl"), ("UITextView", "UIScrollView"),
  ("UIPageControl", "UIControl"),
]

extension CatalogueBuilder {
  mutating func addViews() {
    for name in viewClasses { addMakers(name) }
    addShared(
      by: .view, center: "center", clips: "clipsToBounds", example: "view(10, 20, 100, 50)")
    addImages()
    addGeometryProperties()
    addPlainProperties()
    effect(
      "view(x:y:width:height:)", takes: [[.number], [.number], [.number], [.number]], gives: .view,
      "A new view with this frame in the window.", "view(10, 20, 100, 50)"
    ) { evaluator, values, _ in
      var numbers: [Double] = []
      for (index, value) in values.enumerated() { numbers.append(try Double.from(value, index)) }
      let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let id = try evaluator.makeView("UIView", frame)
      try evaluator.scene.addChild(id, to: evaluator.window)
      return .view(id)
    }
  }

  /// There are no files; what is drawn into has a size, and gives it to an image view that is made of it
  /// (Apple's documentation of `init(image:)`).
  private mutating func addImages() {
    let (image, size) = (names.intern("image"), names.intern("size"))
    effect(
      "UIImage(named:)", takes: [[.text]], "nil: there are no images.",
      "UIImage(named: \"a\") == nil"
    ) {
      _, _, _ in .nothing
    }
    effect(
      "UIImage(systemName:)", takes: [[.text]], "nil: there are no images.",
      "UIImage(systemName: \"star\") == nil"
    ) {
      _, _, _ in .nothing
    }
    effect(
      "UIImageView(image:)", takes: [[]], gives: .view,
      "An image view of its image's size; without an image of none.", "UIImageView(image: nil)"
    ) { evaluator, values, _ in
      let object = evaluator.objectID(of: values[0])
      let own = object > 0 ? evaluator.variable(size, of: object).value : .nothing
      let frame = Rect(origin: .zero, size: (try? Size.from(own, 0)) ?? .zero)
      let id = try evaluator.makeView("UIImageView", frame)
      if object > 0 { evaluator.setAttribute(image, values[0], of: id) }
      return .view(id)
    }
  }

  private mutating func addMakers(_ className: StaticString) {
    let name = names.intern(className)
    let makes = { @Sendable (evaluator: inout Evaluator, frame: Rect) throws -> Value in
      .view(try evaluator.makeView("\(className)", frame))
    }
    add(
      Definition(
        role: .initializer, name: name, labels: labels("frame"), parameters: takes([.rect]),
        result: .view, summary: "A view with this frame, not in a superview yet.",
        example: "UIView(frame: rect(0, 0, 100, 50))",
        body: .effect { evaluator, values, _ in try makes(&evaluator, Rect.from(values[0], 0)) }))
    add(
      Definition(
        role: .initializer, name: name, result: .view,
        summary: "A view of no size.", example: "UIView()",
        body: .effect { evaluator, _, _ in try makes(&evaluator, .zero) }))
  }

  private mutating func addGeometryProperties() {
    scene(
      "transform", of: .view, "Turns and stretches the view about its anchor point.",
      "view(10, 20, 100, 50).transform"
    ) {
      $0.transform(of: $1)
    } set: {
      try $0.setTransform($2, of: $1)
    }
    scene(
      "transform3D", of: .view, "The transform of its layer, as far as it stays in the plane.",
      "view(10, 20, 100, 50).transform3D"
    ) {
      $0.transform(of: $1)
    } set: {
      try $0.setTransform($2, of: $1)
    }
    effect(
      "moveAnchor(to:)", of: .view, takes: [[.point]], "Sets the anchor point and keeps the frame.",
      "view(10, 20, 100, 50).moveAnchor(to: (0, 0))"
    ) { evaluator, values, call in
      guard let id = values[0].viewID else { return .void }
      try evaluator.scene.moveAnchor(to: Point.from(values[1], 1), of: id)
      evaluator.noteAssignment(of: values[1], to: "anchorPoint", values[0], at: call)
      return .void
    }
    addContentOffset()
  }

  /// Where a scroll view is scrolled to is the origin of its bounds; other views have no such name.
  private mutating func addContentOffset() {
    let name = names.intern("contentOffset")
    add(
      Definition(
        role: .property, name: name, parameters: takes([.view]), owner: .view,
        result: .point, classes: ["UIScrollView"],
        summary: "Where a scroll view is scrolled to: the origin of its bounds.",
        example: "UIScrollView().contentOffset",
        body: .effect { evaluator, values, _ in
          let id = try ViewReference.from(values[0], 0).id
          try evaluator.refuse(name, of: id, unlessIn: ["UIScrollView"])
          return .point(evaluator.scene.bounds(of: id).origin)
        },
        setter: { evaluator, owner, new in
          let id = try ViewReference.from(owner, 0).id
          try evaluator.refuse(name, of: id, unlessIn: ["UIScrollView"])
          let old = evaluator.scene.bounds(of: id)
          let offset = try Point.from(new, 1)
          try evaluator.scene.setBounds(Rect(origin: offset, size: old.size), of: id)
          if offset != old.origin { try evaluator.tellDelegate(of: id, that: owner) }
          return owner
        }))
  }

  private mutating func addPlainProperties() {
    scene("alpha", of: .view, "How opaque it is, 0 to 1.", "UIView().alpha") {
      $0.alpha(of: $1)
    } set: {
      try $0.setAlpha($2, of: $1)
    }
    for name in ["isUserInteractionEnabled", "userInteractionEnabled"] as [StaticString] {
      scene(
        name, of: .view, "Whether touches reach it: not labels and image views, unless you say so.",
        "UIView().isUserInteractionEnabled"
      ) {
        $0.isUserInteractionEnabled($1)
      } set: {
        $0.setUserInteractionEnabled($2, of: $1)
      }
    }
    scene("tag", of: .view, "A number of your own.", "UIView().tag") {
      WholeNumber(number: $0.tag(of: $1))
    } set: {
      $0.setTag($2.number, of: $1)
    }
    scene("layer", of: .view, "The layer that draws it.", "UIView().layer") { LayerReference($1) }
  }

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
    type("NSTextAlignment", .alignment)
  }

  mutating func attribute(
    _ name: StaticString, of owner: Kind, _ kind: Kind, _ summary: StaticString,
    only classes: [StaticString] = [], first: FirstValue = .nothing
  ) {
    let key = names.intern(name)
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
          evaluator.setAttribute(key, new, of: id)
          return owner
        }))
  }
}

/// A view that has a property which only some classes have.
private func exampleView(_ classes: [StaticString]) -> StaticString {
  switch classes.first.map({ "\($0)" }) {
  case "UILabel": "UILabel()"
  case "UIWindow": "UIWindow()"
  case "UIImageView": "UIImageView()"
  case "UIButton", "UIControl": "UIButton()"
  case "UIPageControl": "UIPageControl()"
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
  /// A scene with the window that always exists and its full-size root view.
  static func initialScene() -> (Scene, window: ViewID, rootView: ViewID) {
    var scene = Scene()
    let screen = Rect(x: 0, y: 0, width: 320, height: 480)
    guard let window = try? scene.makeView(className: "UIWindow", frame: screen),
      let root = try? scene.makeView(className: "UIView", frame: screen),
      (try? scene.addChild(root, to: window)) != nil
    else {
      // Never reached: the frames are finite and the tree is empty.
      let layer = scene.makeLayer()
      return (scene, layer, layer)
    }
    scene.setName("window", of: window)
    scene.setName("self.view", of: root)
    return (scene, window, root)
  }

  /// The names `window` and `view`, and the list `arguments`.
  ///
  /// A bare `view` is a view controller's, as in pasted code; only a call makes a view.
  mutating func defineViews() {
    define(words.view, .view(rootView), isConstant: true)
    define(words.window, .view(window), isConstant: true)
    define(words.arguments, [Value]().asValue)
  }

  mutating func makeView(_ className: String, _ frame: Rect) throws -> ViewID {
    if scene.count * 400 > fuel.budget.memory {
      throw Fault.problem(.tooMuchMemory(fuel.budget.memory))
    }
    return try scene.makeView(className: className, frame: frame)
  }

  mutating func makeLayer(_ className: String) throws -> ViewID {
    if scene.count * 400 > fuel.budget.memory {
      throw Fault.problem(.tooMuchMemory(fuel.budget.memory))
    }
    return scene.makeLayer(className: className)
  }

  /// A scroll view that was scrolled tells its delegate, also where the program itself scrolls it.
  fileprivate mutating func tellDelegate(of id: ViewID, that view: Value) throws {
    guard let name = names.find("delegate"), let delegate = attribute(name, of: id),
      delegate.kind != .nothing,
      let didScroll = function(Selector("scrollViewDidScroll:"), of: objectID(of: delegate))
    else { return }
    _ = try apply(didScroll, [view], at: 0)
  }

  /// Subclasses have properties of their own; no classes: every view has it.
  func refuse(_ name: Name, of id: ViewID, unlessIn classes: [StaticString]) throws(Fault) {
    if classes.isEmpty || hasLayerOfItsOwn(id) { return }
    let className = scene.className(of: id)
    guard !classes.contains(where: { catalogue.isView(className, "\($0)") })
    else { return }
    throw .problem(
      .unknownMember(
        names.text(name), of: "a \(className)", candidates: [], synonym: nil))
  }

  /// Whether a view's class says `layerClass`, so that its layer may have the properties of any.
  private func hasLayerOfItsOwn(_ id: ViewID) -> Bool {
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
