extension CatalogueBuilder {
  mutating func addColors() {
    function(
      "UIColor(red:green:blue:alpha:)", of: Double.self, "A colour by its parts, 0 to 1.",
      "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
    ) { n in
      Color(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    }
    function("UIColor(white:alpha:)", "A grey.", "UIColor(white: 0.5, alpha: 1)") {
      (white: Double, alpha: Double) in Color(red: white, green: white, blue: white, alpha: alpha)
    }
    for color in namedColors {
      constant("UIColor", color.name, "A colour by name.") { color.value }
      addMaker(color.maker, color.value)
    }
  }

  /// `UIColor.clearColor()`, as Swift 2 and Objective-C write it.
  private mutating func addMaker(_ name: StaticString, _ color: Color) {
    let (name, labels) = parse(name)
    add(
      Entry(
        role: .staticFunction, name: name, labels: labels, owner: .color,
        result: .color, spellings: spellings(type: "UIColor"), summary: "A colour by name.",
        example: "UIColor.redColor()", body: .many { _ in .color(color) }))
  }
}

private struct NamedColor: Sendable {
  var name: StaticString
  var maker: StaticString
  var value: Color

  init(
    _ name: StaticString, _ maker: StaticString, _ red: Double, _ green: Double, _ blue: Double,
    _ alpha: Double = 1
  ) {
    self.name = name
    self.maker = maker
    value = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

private let namedColors: [NamedColor] = [
  NamedColor("black", "blackColor()", 0, 0, 0), NamedColor("white", "whiteColor()", 1, 1, 1),
  NamedColor("red", "redColor()", 1, 0, 0), NamedColor("green", "greenColor()", 0, 1, 0),
  NamedColor("blue", "blueColor()", 0, 0, 1), NamedColor("cyan", "cyanColor()", 0, 1, 1),
  NamedColor("yellow", "yellowColor()", 1, 1, 0), NamedColor("magenta", "magentaColor()", 1, 0, 1),
  NamedColor("orange", "orangeColor()", 1, 0.5, 0),
  NamedColor("purple", "purpleColor()", 0.5, 0, 0.5),
  NamedColor("brown", "brownColor()", 0.6, 0.4, 0.2),
  NamedColor("gray", "grayColor()", 0.5, 0.5, 0.5),
  NamedColor("lightGray", "lightGrayColor()", 2.0 / 3, 2.0 / 3, 2.0 / 3),
  NamedColor("darkGray", "darkGrayColor()", 1.0 / 3, 1.0 / 3, 1.0 / 3),
  NamedColor("clear", "clearColor()", 0, 0, 0, 0),
]
