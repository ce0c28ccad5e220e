internal import Geometry
internal import Views

let viewClasses: [StaticString] = [
  "UIView", "UIWindow", "UIImageView", "UILabel", "UIButton", "UIScrollView", "UIControl",
  "UITextField", "UITextView", "UITableViewCell", "UICollectionViewCell", "UIVisualEffectView",
  "UIPageControl", "UISlider",
]

/// Who inherits from whom, where it is not UIView.
let viewParents: [(child: StaticString, parent: StaticString)] = [
  ("UIButton", "UIControl"), ("UITextField", "UIControl"), ("UITextView", "UIScrollView"),
  ("UIPageControl", "UIControl"), ("UISlider", "UIControl"),
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
    effect("UIImage()", gives: .structure, "An image of no size.", "UIImage().size") {
      evaluator, _, _ in evaluator.makeTuple([.size(.zero)], [size])
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
          try evaluator.scroll(id, to: Point.from(new, 1), as: owner)
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
}

extension Evaluator {
  /// Scrolls a view, and tells its delegate where that moves it.
  mutating func scroll(_ id: ViewID, to offset: Point, as owner: Value) throws {
    let old = scene.bounds(of: id)
    try scene.setBounds(Rect(origin: offset, size: old.size), of: id)
    if offset != old.origin { try tellDelegate(of: id, that: owner) }
  }

  /// A scroll view that was scrolled tells its delegate, also where the program itself scrolls it.
  private mutating func tellDelegate(of id: ViewID, that view: Value) throws {
    guard let name = names.find("delegate"), let delegate = attribute(name, of: id),
      delegate.kind != .nothing,
      let didScroll = function(Selector("scrollViewDidScroll:"), of: objectID(of: delegate))
    else { return }
    _ = try apply(didScroll, [view], at: 0)
  }
}
