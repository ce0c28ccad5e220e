internal import Geometry
internal import Views

extension CatalogueBuilder {
  /// SwiftUI's views and the modifiers that move what is drawn, as a chain whose order matters.
  mutating func addModifiedViews() {
    addModifiableViews()
    addColorViews()
    addLayoutModifiers()
    addFlexibleFrames()
    addPaddings()
    addRenderingModifiers()
    addModifiedViewProperties()
    for point in UnitPoint.allCases {
      constant("UnitPoint", point.literal, "A point of the unit square.") { point }
    }
    property("x", "How far right, as a part of the width.", "UnitPoint.trailing.x") {
      (p: UnitPoint) in p.point.x
    }
    property("y", "How far down, as a part of the height.", "UnitPoint.bottom.y") {
      (p: UnitPoint) in p.point.y
    }
    type("UnitPoint", .unitPoint)
    type("View", .modifiedView)
    type("ProjectionTransform", .transform)
    function("UnitPoint(x:y:)", "A point of the unit square.", "UnitPoint(x: 0.25, y: 0)") {
      (x: Double, y: Double) in Point(x: x, y: y)
    }
    function(
      "ProjectionTransform(_:)", "What a geometry effect does, from an affine transform.",
      "ProjectionTransform(R(90°))"
    ) { (transform: AffineTransform) in transform }
    effect("ProjectionTransform()", gives: .transform, "The identity.", "ProjectionTransform()") {
      _, _, _ in .transform(.identity)
    }
  }

  private mutating func addModifiableViews() {
    let summary: StaticString = "A SwiftUI view; it takes the room that it is offered."
    let shapes: [(StaticString, ModifiedView.Shape)] = [
      ("Rectangle()", .rectangle), ("Circle()", .circle), ("Ellipse()", .ellipse),
      ("Capsule()", .capsule),
    ]
    for (name, shape) in shapes {
      effect(name, gives: .modifiedView, summary, name) { evaluator, _, _ in
        evaluator.modifiedView("\(name)", shape)
      }
    }
    effect(
      "RoundedRectangle(cornerRadius:)", takes: [[.number]], gives: .modifiedView, summary,
      "RoundedRectangle(cornerRadius: 8)"
    ) { evaluator, values, _ in evaluator.roundedRectangle(try Double.from(values[0], 0)) }
    addStyledViews(summary)
    effect(
      "Text(_:)", takes: [[.text]], gives: .modifiedView, summary, "Text(\"Hello world\")"
    ) { evaluator, values, _ in evaluator.modifiedView("Text(\(evaluator.sourceText(values[0])))") }
    effect(
      "Image(_:)", takes: [[.text]], gives: .modifiedView, summary, "Image(\"photo\")"
    ) { evaluator, values, _ in evaluator.modifiedView("Image(\(evaluator.sourceText(values[0])))")
    }
    effect(
      "Image(systemName:)", takes: [[.text]], gives: .modifiedView, summary,
      "Image(systemName: \"scope\")"
    ) { evaluator, values, _ in
      evaluator.modifiedView("Image(systemName: \(evaluator.sourceText(values[0])))")
    }
  }

  /// How a number is written, and how the curves of corners go on, counts nothing here.
  private mutating func addStyledViews(_ summary: StaticString) {
    form(
      "Text(_:format:)", gives: .modifiedView, summary, "Text(3.5, format: .number)"
    ) { evaluator, nodes, _ in
      let text = evaluator.sourceText(try evaluator.evaluateValue(nodes[0]))
      return evaluator.modifiedView("Text(\(text), format: …)")
    }
    for style in ["circular", "continuous"] as [StaticString] {
      constant("RoundedCornerStyle", style, "How a side becomes a corner.") { "\(style)" }
    }
    effect(
      "RoundedRectangle(cornerRadius:style:)", takes: [[.number], []], gives: .modifiedView,
      summary, "RoundedRectangle(cornerRadius: 8, style: .continuous)"
    ) { evaluator, values, _ in evaluator.roundedRectangle(try Double.from(values[0], 0)) }
    effect(
      "Capsule(style:)", takes: [[]], gives: .modifiedView, summary, "Capsule(style: .continuous)"
    ) { evaluator, _, _ in evaluator.modifiedView("Capsule()", .capsule) }
  }

  // MARK: Modifiers

  private mutating func addLayoutModifiers() {
    modifier(
      "frame(width:height:)", "Gives it a room of this size, in whose middle it stands.",
      "Rectangle().frame(width: 100, height: 50)"
    ) { (width: Double, height: Double) in .frame(width: width, height: height) }
    modifier("frame(width:)", "Sets its width.", "Rectangle().frame(width: 100)") {
      (width: Double) in .frame(width: width, height: nil)
    }
    modifier("frame(height:)", "Sets its height.", "Rectangle().frame(height: 50)") {
      (height: Double) in .frame(width: nil, height: height)
    }
    effect(
      "frame(width:height:alignment:)", of: .modifiedView,
      takes: [[.number], [.number], UnitAnchor.kinds], gives: .modifiedView,
      "Gives it a room of this size, in which it stands where the alignment says.",
      "Rectangle().frame(width: 20, height: 10).frame(width: 100, height: 50, alignment: .topLeading)"
    ) { _, values, _ in
      try ModifiedView.from(values[0], 0).adding(
        .frame(
          width: Double.from(values[1], 1), height: Double.from(values[2], 2),
          alignment: UnitAnchor.from(values[3], 3).point))
    }
    modifier(
      "position(x:y:)",
      "Takes all the room there is and puts the middle of the view at a point of it.",
      "Rectangle().frame(width: 100, height: 50).position(x: 60, y: 40)"
    ) { (x: Double, y: Double) in .position(Point(x: x, y: y)) }
    modifier(
      "position(_:)",
      "Takes all the room there is and puts the middle of the view at a point of it.",
      "Rectangle().frame(width: 100, height: 50).position((60, 40))"
    ) { (point: Point) in .position(point) }
  }

  private mutating func addRenderingModifiers() {
    let offset: StaticString = "Draws it elsewhere; layout takes it to be where it was."
    modifier("offset(x:y:)", offset, "Rectangle().offset(x: 30, y: 0)") { (x: Double, y: Double) in
      .offset(Vector(dx: x, dy: y))
    }
    modifier("offset(x:)", offset, "Rectangle().offset(x: 30)") { (x: Double) in
      .offset(Vector(dx: x, dy: 0))
    }
    modifier("offset(y:)", offset, "Rectangle().offset(y: 30)") { (y: Double) in
      .offset(Vector(dx: 0, dy: y))
    }
    modifier("offset(_:)", offset, "Rectangle().offset(size(30, 0))") { (size: Size) in
      .offset(Vector(dx: size.width, dy: size.height))
    }
    addTurns()
    addShapePaths()
    modifier(
      "transformEffect(_:)", "Draws it transformed about its top left corner.",
      "Rectangle().transformEffect(T(30, 0))"
    ) { (transform: AffineTransform) in .transform(transform) }
    modifier(
      "projectionEffect(_:)", "Draws it transformed about its top left corner.",
      "Rectangle().projectionEffect(ProjectionTransform(T(30, 0)))"
    ) { (transform: AffineTransform) in .transform(transform) }
    effect(
      "modifier(_:)", of: .modifiedView, takes: [[.structure]], gives: .modifiedView,
      "Draws it as a struct says by 'effectValue(size:)', or by 'body(content:)'.",
      """
      struct Flip { func effectValue(size: CGSize) -> CGAffineTransform { S(-1, 1) } }
      Rectangle().modifier(Flip())
      """
    ) { evaluator, values, id in try evaluator.applyEffect(values[1], to: values[0], at: id) }
  }

  private mutating func addTurns() {
    let turn: StaticString = "Draws it turned about its anchor, the middle unless it is named."
    modifier("rotationEffect(_:)", turn, "Rectangle().rotationEffect(.degrees(30))") {
      (angle: Angle) in .rotation(angle, anchor: UnitPoint.center.point)
    }
    modifier(
      "rotationEffect(_:anchor:)", turn,
      "Rectangle().rotationEffect(.degrees(30), anchor: .topLeading)"
    ) { (angle: Angle, anchor: UnitAnchor) in .rotation(angle, anchor: anchor.point) }
    let scale: StaticString = "Draws it larger or smaller about its anchor."
    modifier("scaleEffect(_:)", scale, "Rectangle().scaleEffect(2)") { (scale: Double) in
      .scale(x: scale, y: scale, anchor: UnitPoint.center.point)
    }
    modifier("scaleEffect(_:anchor:)", scale, "Rectangle().scaleEffect(2, anchor: .top)") {
      (scale: Double, anchor: UnitAnchor) in .scale(x: scale, y: scale, anchor: anchor.point)
    }
    modifier("scaleEffect(_:)", scale, "Rectangle().scaleEffect(size(2, 1))") { (scale: Size) in
      .scale(x: scale.width, y: scale.height, anchor: UnitPoint.center.point)
    }
    modifier("scaleEffect(_:anchor:)", scale, "Rectangle().scaleEffect(size(2, 1), anchor: .top)") {
      (scale: Size, anchor: UnitAnchor) in
      .scale(x: scale.width, y: scale.height, anchor: anchor.point)
    }
    modifier("scaleEffect(x:y:)", scale, "Rectangle().scaleEffect(x: 2, y: 1)") {
      (x: Double, y: Double) in .scale(x: x, y: y, anchor: UnitPoint.center.point)
    }
    modifier("scaleEffect(x:)", scale, "Rectangle().scaleEffect(x: -1)") { (x: Double) in
      .scale(x: x, y: 1, anchor: UnitPoint.center.point)
    }
    modifier("scaleEffect(y:)", scale, "Rectangle().scaleEffect(y: -1)") { (y: Double) in
      .scale(x: 1, y: y, anchor: UnitPoint.center.point)
    }
    effect(
      "scaleEffect(x:y:anchor:)", of: .modifiedView,
      takes: [[.number], [.number], UnitAnchor.kinds], gives: .modifiedView, scale,
      "Rectangle().scaleEffect(x: 2, y: 1, anchor: .leading)"
    ) { _, values, _ in
      let anchor = try UnitAnchor.from(values[3], 3).point
      return try ModifiedView.from(values[0], 0).adding(
        .scale(x: Double.from(values[1], 1), y: Double.from(values[2], 2), anchor: anchor))
    }
  }

  private mutating func addModifiedViewProperties() {
    let example: StaticString = "Rectangle().frame(width: 100, height: 50)"
    property("transform", "From its own space to that of its container.", example) {
      (view: ModifiedView) in view.transform
    }
    property("corners", "The corners of what is drawn, in its container.", example) {
      (view: ModifiedView) in view.corners.map(Value.point)
    }
    property("center", "Where the middle of what is drawn stands in its container.", example) {
      (view: ModifiedView) in
      Point(x: view.contentSize.width / 2, y: view.contentSize.height / 2)
        .applying(view.transform)
    }
    property("layoutFrame", "The rect that layout gives it, wherever it is drawn.", example) {
      (view: ModifiedView) in view.layoutFrame
    }
    property("size", "The size that layout takes it to have.", example) { (view: ModifiedView) in
      view.size
    }
  }

  // MARK: Entries

  mutating func modifier<A: Convertible>(
    _ signature: StaticString, _ summary: StaticString, _ example: StaticString,
    _ make: @escaping @Sendable (A) -> ModifiedView.Modifier
  ) {
    effect(
      signature, of: .modifiedView, takes: [A.kinds], gives: .modifiedView, summary, example
    ) { _, values, _ in
      try ModifiedView.from(values[0], 0).adding(make(A.from(values[1], 1)))
    }
  }

  mutating func modifier<A: Convertible, B: Convertible>(
    _ signature: StaticString, _ summary: StaticString, _ example: StaticString,
    _ make: @escaping @Sendable (A, B) -> ModifiedView.Modifier
  ) {
    effect(
      signature, of: .modifiedView, takes: [A.kinds, B.kinds], gives: .modifiedView, summary,
      example
    ) { _, values, _ in
      try ModifiedView.from(values[0], 0).adding(
        make(A.from(values[1], 1), B.from(values[2], 2)))
    }
  }
}

// MARK: - Values

extension ModifiedView: Convertible {
  static var kinds: Kinds { [.modifiedView] }

  init?(_ value: Value) {
    guard case .modifiedView(let box) = value else { return nil }
    self = box.payload
  }

  var asValue: Value { .modifiedView(Box(self, bytes: 64 + modifiers.count * 64)) }

  /// With one modifier more; numbers without end, and more than anybody writes, are refused.
  func adding(_ modifier: Modifier) throws(Fault) -> Value {
    guard modifiers.count < 1000 else { throw .problem(.tooDeep(1000)) }
    let view = modified(by: modifier)
    guard view.transform.isFinite, view.size.width.isFinite, view.size.height.isFinite else {
      throw .problem(.notFinite("this modifier"))
    }
    return view.asValue
  }
}

extension Evaluator {
  /// A SwiftUI view that fills the window.
  func modifiedView(_ name: String, _ shape: ModifiedView.Shape? = nil) -> Value {
    ModifiedView(name: name, container: scene.bounds(of: window).size, shape: shape).asValue
  }

  fileprivate func roundedRectangle(_ radius: Double) -> Value {
    let text = sourceText(.number(radius))
    return modifiedView("RoundedRectangle(cornerRadius: \(text))", .roundedRectangle(radius))
  }

  /// Asks a geometry effect what it does to a view of this size, and another modifier for what it makes of the view.
  fileprivate mutating func applyEffect(
    _ effect: Value, to view: Value, at id: NodeID
  ) throws -> Value {
    if case .structure(let box) = effect, let body = names.find("body"),
      method(body, of: box.payload.type) != nil
    {
      let modified = try result(of: member(of: effect, body, id), [view], at: id)
      return try ModifiedView.from(modified, 1).asValue
    }
    let view = try ModifiedView.from(view, 0)
    let method = try member(of: effect, names.intern("effectValue"), id)
    let value = try result(of: method, [.size(view.size)], at: id)
    return try view.adding(.transform(AffineTransform.from(value, 1)))
  }
}
