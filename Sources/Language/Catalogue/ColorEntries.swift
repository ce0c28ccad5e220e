extension CatalogueBuilder {
  mutating func addColors() {
    parts(
      "UIColor(red:green:blue:alpha:)", "A colour by its parts, 0 to 1.",
      "UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)")
    method(
      "withAlphaComponent(_:)", "The same colour with another alpha.",
      "UIColor.red.withAlphaComponent(0.5)"
    ) { (color: Color, alpha: Double) in
      var color = color
      color.alpha = min(max(alpha, 0), 1)
      return color
    }
    for name in ["set()", "setFill()", "setStroke()"] as [StaticString] {
      effect(name, of: .color, "Nothing is drawn here.", "UIColor.red.setFill()") { _, _, _ in .void
      }
    }
    function("UIColor(white:alpha:)", "A grey.", "UIColor(white: 0.5, alpha: 1)") {
      (white: Double, alpha: Double) in Color(red: white, green: white, blue: white, alpha: alpha)
    }
    function("UIColor(cgColor:)", "The same colour.", "UIColor(cgColor: UIColor.red.cgColor)") {
      (color: Color) in color
    }
    addColorMakers()
    addNamedColors()
    addSystemColors()
  }

  /// Other ways to a colour; what an app keeps in its catalogue of assets is not here.
  private mutating func addColorMakers() {
    function(
      "UIColor(hue:saturation:brightness:alpha:)", of: Double.self,
      "A colour by its place on the wheel, 0 to 1.",
      "UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)"
    ) { n in
      Color(hue: n[0], saturation: n[1], brightness: n[2], alpha: n[3])
    }
    parts(
      "UIColor(displayP3Red:green:blue:alpha:)",
      "A colour of a wide display, as near as sRGB comes.",
      "UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)")
    parts(
      "CGColor(red:green:blue:alpha:)", "A colour by its parts, 0 to 1.",
      "CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)")
    effect(
      "UIColor(named:)", takes: [[.text]], "nil: there are no catalogues of assets.",
      "UIColor(named: \"brand\") == nil"
    ) { _, _, _ in .nothing }
  }

  private mutating func parts(
    _ signature: StaticString, _ summary: StaticString, _ example: StaticString
  ) {
    function(signature, of: Double.self, summary, example) { n in
      Color(red: n[0], green: n[1], blue: n[2], alpha: n[3])
    }
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

  // As iOS 17 shows them on a light screen; a picture has no use for finer shades.
  private mutating func addSystemColors() {
    system("systemRed", "systemRedColor()", 255, 59, 48)
    system("systemOrange", "systemOrangeColor()", 255, 149, 0)
    system("systemYellow", "systemYellowColor()", 255, 204, 0)
    system("systemGreen", "systemGreenColor()", 52, 199, 89)
    system("systemMint", "systemMintColor()", 0, 199, 190)
    system("systemTeal", "systemTealColor()", 48, 176, 199)
    system("systemCyan", "systemCyanColor()", 50, 173, 230)
    system("systemBlue", "systemBlueColor()", 0, 122, 255)
    system("systemIndigo", "systemIndigoColor()", 88, 86, 214)
    system("systemPurple", "systemPurpleColor()", 175, 82, 222)
    system("systemPink", "systemPinkColor()", 255, 45, 85)
    system("systemBrown", "systemBrownColor()", 162, 132, 94)
    system("systemGray", "systemGrayColor()", 142, 142, 147)
    system("systemGray2", "systemGray2Color()", 174, 174, 178)
    system("systemGray3", "systemGray3Color()", 199, 199, 204)
    system("systemGray4", "systemGray4Color()", 209, 209, 214)
    system("systemGray5", "systemGray5Color()", 229, 229, 234)
    system("systemGray6", "systemGray6Color()", 242, 242, 247)
    system("systemBackground", "systemBackgroundColor()", 255, 255, 255)
    system("secondarySystemBackground", "secondarySystemBackgroundColor()", 242, 242, 247)
    system("label", "labelColor()", 0, 0, 0)
  }

  /// A colour of the system by its parts, 0 to 255.
  private mutating func system(
    _ name: StaticString, _ maker: StaticString, _ red: Double, _ green: Double, _ blue: Double
  ) {
    color(
      name, maker, Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1),
      "A colour of the system, on a light screen.")
  }

  /// A colour by name, and what makes it: `UIColor.clearColor()`, as Swift 2 and Objective-C write it.
  private mutating func color(
    _ name: StaticString, _ maker: StaticString, _ red: Double, _ green: Double, _ blue: Double,
    _ alpha: Double = 1
  ) {
    color(
      name, maker, Color(red: red, green: green, blue: blue, alpha: alpha), "A colour by name.")
  }

  private mutating func color(
    _ name: StaticString, _ maker: StaticString, _ color: Color, _ summary: StaticString
  ) {
    constant("UIColor", name, summary) { color }
    let (name, labels) = parse(maker)
    add(
      Definition(
        role: .staticFunction, name: name, labels: labels, owner: .color,
        result: .color, spellings: spellings(type: "UIColor"), summary: summary,
        example: "UIColor.redColor()", body: .many { _ in .color(color) }))
  }
}

extension Color {
  /// A colour of the wheel: hue 0 is red, a third green, two thirds blue.
  ///
  /// Each part is 1 within a sixth of the wheel around its own place, 0 from a third on, and between them a straight
  /// line, all counted in sixths; saturation mixes that with white, brightness with black. Parts beyond 0 and 1 are
  /// cut off, as UIKit's documentation says.
  fileprivate init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let (hue, saturation) = (min(max(hue, 0), 1), min(max(saturation, 0), 1))
    let part = { (place: Double) in
      let away = abs((hue * 6 - place).remainder(dividingBy: 6))
      let pure = min(max(2 - away, 0), 1)
      return min(max(brightness, 0), 1) * (1 - saturation * (1 - pure))
    }
    self.init(red: part(0), green: part(2), blue: part(4), alpha: min(max(alpha, 0), 1))
  }
}
