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
    addNamedColors()
  }

  // Call by call: a list of them would be made at each launch.
  private mutating func addNamedColors() {
    color("black", "blackColor()", 0, 0, 0)
    color("white", "whiteColor()", 1, 1, 1)
    color("red", "redColor()", 1, 0, 0)
    color("green", "greenColor()", 0, 1, 0)
    color("blue", "blueColor()", 0, 0, 1)
    color("cyan", "cyanColor()", 0, 1, 1)
    color("yellow", "yellowColor()", 1, 1, 0)
    color("magenta", "magentaColor()", 1, 0, 1)
    color("orange", "orangeColor()", 1, 0.5, 0)
    color("purple", "purpleColor()", 0.5, 0, 0.5)
    color("brown", "brownColor()", 0.6, 0.4, 0.2)
    color("gray", "grayColor()", 0.5, 0.5, 0.5)
    color("lightGray", "lightGrayColor()", 2.0 / 3, 2.0 / 3, 2.0 / 3)
    color("darkGray", "darkGrayColor()", 1.0 / 3, 1.0 / 3, 1.0 / 3)
    color("clear", "clearColor()", 0, 0, 0, 0)
  }

  /// A colour by name, and what makes it: `UIColor.clearColor()`, as Swift 2 and Objective-C write it.
  private mutating func color(
    _ name: StaticString, _ maker: StaticString, _ red: Double, _ green: Double, _ blue: Double,
    _ alpha: Double = 1
  ) {
    let color = Color(red: red, green: green, blue: blue, alpha: alpha)
    constant("UIColor", name, "A colour by name.") { color }
    let (name, labels) = parse(maker)
    add(
      Entry(
        role: .staticFunction, name: name, labels: labels, owner: .color,
        result: .color, spellings: spellings(type: "UIColor"), summary: "A colour by name.",
        example: "UIColor.redColor()", body: .many { _ in .color(color) }))
  }
}
