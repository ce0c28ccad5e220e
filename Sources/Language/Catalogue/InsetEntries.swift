internal import Geometry

/// `UIEdgeInsets`: how far each side of a rect moves in.
struct EdgeInsets: Equatable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  static let labels: [StaticString] = ["top", "left", "bottom", "right"]

  init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  init?(_ value: Value) {
    guard case .structure(let box) = value, box.payload.type.declaration < 0,
      box.payload.fields.count == 4
    else { return nil }
    let numbers = box.payload.fields.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The text of `NSStringFromUIEdgeInsets`: `{top, left, bottom, right}`.
  var appleText: String {
    let numbers = [top, left, bottom, right].map { numberText($0, .full) }
    return "{\(numbers.joined(separator: ", "))}"
  }

  func value(_ name: Name, _ sides: [Name]) -> Value {
    .structure(
      Box(
        Structure(
          type: StructureType(name: name, fields: sides, declaration: -1),
          fields: [top, left, bottom, right].map(Value.number)), depth: 1))
  }
}

extension Rect {
  /// Each side moved in; the size may become negative, as Apple's does.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension CatalogueBuilder {
  mutating func addEdgeInsets() {
    let (name, sides) = insetNames
    type("UIEdgeInsets", .structure)
    insetMaker(
      "UIEdgeInsets(top:left:bottom:right:)", c: "UIEdgeInsetsMake",
      "How far each side of a rect moves in.",
      "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", name, sides)
    addInsetText()
    effect(
      "UIEdgeInsetsEqualToEdgeInsets(_:_:)", takes: [[.structure], [.structure]], gives: .boolean,
      "Whether all four sides are the same.",
      "UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets.zero, UIEdgeInsets())"
    ) { _, values, _ in
      let name = "UIEdgeInsetsEqualToEdgeInsets(_:_:)"
      return .boolean(try insets(values[0], 0, of: name) == insets(values[1], 1, of: name))
    }
    effect("UIEdgeInsets()", gives: .structure, "No insets.", "UIEdgeInsets()") { _, _, _ in
      EdgeInsets.zero.value(name, sides)
    }
    add(
      Definition(
        role: .constant, name: names.intern("zero"), owner: .structure, result: .structure,
        spellings: Spellings(type: name, c: names.intern("UIEdgeInsetsZero")),
        summary: "No insets.", example: "UIEdgeInsets.zero",
        body: .many { _ in EdgeInsets.zero.value(name, sides) }))
    effect(
      "inset(by:)", of: .rect, takes: [[.structure]], gives: .rect, c: "UIEdgeInsetsInsetRect",
      "Each side moved in by its inset.",
      "rect(0, 0, 100, 50).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
    ) { _, values, _ in
      .rect(try Rect.from(values[0], 0).inset(by: try insets(values[1], 1, of: "inset(by:)")))
    }
  }

  private mutating func addInsetText() {
    effect(
      "NSStringFromUIEdgeInsets(_:)", takes: [[.structure]], gives: .text,
      "The text {top, left, bottom, right}.",
      "NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
    ) { evaluator, values, _ in
      evaluator.text(try insets(values[0], 0, of: "NSStringFromUIEdgeInsets(_:)").appleText)
    }
  }

  /// The names that every value of the type carries.
  var insetNames: (type: Name, sides: [Name]) {
    mutating get {
      (names.intern("UIEdgeInsets"), EdgeInsets.labels.map { names.intern($0) })
    }
  }

  /// What makes insets of four numbers, whose sides have these names.
  mutating func insetMaker(
    _ signature: StaticString, c: StaticString? = nil, _ summary: StaticString,
    _ example: StaticString,
    _ name: Name, _ sides: [Name]
  ) {
    effect(
      signature, takes: [[.number], [.number], [.number], [.number]], gives: .structure, c: c,
      summary, example
    ) { _, values, _ in
      EdgeInsets(
        top: try Double.from(values[0], 0), left: try Double.from(values[1], 1),
        bottom: try Double.from(values[2], 2), right: try Double.from(values[3], 3)
      ).value(name, sides)
    }
  }
}

/// The insets that an argument of a function is.
func insets(_ value: Value, _ position: Int, of function: String) throws(Fault)
  -> EdgeInsets
{
  guard let insets = EdgeInsets(value) else {
    throw .argument(
      position, .wrongKind(expected: "UIEdgeInsets", found: value.kind.words, of: function))
  }
  return insets
}
