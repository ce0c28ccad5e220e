import Foundation
import Geometry
import TestSupport
import Testing

@testable import Plotting

/// SVG files: whatever is drawn, a strict parser reads them, and every number in them is one.
@Suite struct SVGTests {
  // MARK: Whatever is drawn

  @Test(arguments: (0..<150).map { RandomScene(seed: $0) })
  func randomScenesAreWellFormed(_ scene: RandomScene) throws {
    var drawing = scene.drawing
    drawing.shapes += hostileShapes(seed: scene.seed)
    drawing.legend = [hostileName(scene.seed)]
    let text = svg(
      .still(drawing), SVGOptions(yAxis: scene.options.yAxis, title: hostileName(scene.seed + 1)))
    try expectSound(text)
    #expect(
      text
        == svg(
          .still(drawing),
          SVGOptions(yAxis: scene.options.yAxis, title: hostileName(scene.seed + 1))))
  }

  @Test(arguments: svgScenes)
  func scenesAreWellFormed(_ scene: SVGScene) throws { try expectSound(scene.text) }

  @Test(arguments: (0..<20).map { UInt64($0) })
  func strangeReelsAreWellFormed(_ seed: UInt64) throws {
    // Frames of different shapes, which a reel should not have.
    let frames = (0..<5).map {
      Reel.Frame(hostileName(seed + $0), RandomScene(seed: 5 * seed + $0).drawing)
    }
    try expectSound(svg(.reel(Reel(frames, duration: Double(seed)))))
    try expectSound(svg(.strip(Strip(frames))))
  }

  @Test func emptyFiguresSayThatThereIsNothing() throws {
    for figure in [
      Figure.still(Drawing()), .strip(Strip([])), .reel(Reel([], duration: 1)),
      .reel(Reel([Reel.Frame("", Drawing()), Reel.Frame("", Drawing())], duration: 1)),
    ] {
      let text = svg(figure)
      try expectSound(text)
      #expect(text.contains("nothing to draw"))
    }
  }

  @Test(arguments: [3e299, -3e299, 1e-300, .leastNonzeroMagnitude, 1e15, 1e-7])
  func everySizeIsDrawn(_ size: Double) throws {
    let text = svg(.still(view(Rect(x: size, y: size, width: size, height: size / 2), degrees(30))))
    try expectSound(text)
    #expect(text.contains("class=\"after\""))
  }

  @Test func whatIsNotFiniteIsNamed() throws {
    let drawing = Drawing.transform(
      AffineTransform(scaleX: .infinity, y: 1), of: Rect(x: 1, y: 10, width: 40, height: 30))
    let text = svg(.still(drawing))
    try expectSound(text)
    #expect(!text.contains("class=\"after\" data"))
    let described = try #require(XMLElements.of(text)?.first { $0.name == "desc" }).text
    #expect(described.contains("not finite"))
    #expect(text.contains("not drawn"))
  }

  @Test func tenThousandShapesAreAllThere() throws {
    let many = (0..<10_000).map { index in
      Shape.outline(
        Outline(
          Rect(x: Double(index % 100), y: Double(index / 100), width: 0.5, height: 0.5).corners,
          part: .after, name: "s\(index)"))
    }
    let text = svg(.still(Drawing(shapes: many)))
    #expect(text.components(separatedBy: "<polygon class=\"after\"").count == 10_001)
    // The legend does not grow with them.
    #expect(text.components(separatedBy: "class=\"legend\"").count < 100)
  }

  // MARK: Words

  @Test(arguments: [
    ("a<b & \"c\" 'd'>", "a&lt;b &amp; &quot;c&quot; &#39;d&#39;&gt;"),
    ("\u{0}a\u{1b}[31m\u{7f}\u{9b}b", "a[31mb"), ("a\tb\nc", "a b c"),
    ("\(noncharacters)x", "x"), ("\u{202e}a\u{61c}b\u{200f}c\u{2066}", "abc"),
    ("Fläche 中文 🙂", "Fläche 中文 🙂"), ("]]>", "]]&gt;"),
  ])
  func wordsAreEscaped(_ text: String, _ escaped: String) { #expect(xmlText(text) == escaped) }

  @Test func namesComeBackFromAttributes() throws {
    let name = "<script>alert(\"1\")</script> & 'more'"
    let text = svg(.still(view(Rect(x: 0, y: 0, width: 4, height: 2), degrees(10), name: name)))
    let elements = try #require(XMLElements.of(text))
    let shape = try #require(elements.first { $0.attributes["data-part"] == "after" })
    #expect(shape.attributes["data-name"] == name)
    #expect(!elements.contains { $0.name == "script" })
  }

  @Test func theDescriptionIsThatOfDescribe() throws {
    let figure = try #require(svgScenes.first).figures[0]
    let elements = try #require(XMLElements.of(svg(figure)))
    #expect(elements.first { $0.name == "desc" }?.text == describe(figure).joined(separator: "\n"))
    #expect(elements.first { $0.name == "title" }?.text == "view")
    #expect(elements.first?.attributes["role"] == "img")
  }

  /// As the titles of panels are.
  @Test func aLongTitleIsCut() throws {
    let figure = try #require(svgScenes.first).figures[0]
    let title = String(repeating: "long title ", count: 30)
    let elements = try #require(XMLElements.of(svg(figure, SVGOptions(title: title))))
    #expect(elements.first { $0.name == "title" }?.text == title, "there is all of it")
    let lines = elements.filter { $0.attributes["class"] == "caption" }.map(\.text)
    #expect(lines.count == 2 && lines[1].hasSuffix("…"))
    for line in lines { #expect(textWidth(line, size: 16) <= 640) }
  }

  @Test(arguments: ["", " "]) func aBlankTitleIsNone(title: String) throws {
    let figure = try #require(svgScenes.first).figures[0]
    var options = SVGOptions(title: title)
    #expect(svg(figure, options) == svg(figure))
    options.title = title
    #expect(svg(figure, options) == svg(figure))
  }

  /// Which the last bits of a sine are not, from machine to machine.
  @Test func numbersForScriptsHaveFixedDecimals() throws {
    let box = Rect(x: 0, y: 0, width: 100, height: 60)
    let turned = svg(.still(view(box, degrees(30), name: "v")))
    let nearly = svg(.still(view(box, degrees(30.000_000_000_000_004), name: "v")))
    #expect(turned == nearly)
    let points = try #require(XMLElements.of(turned)?.compactMap { $0.attributes["data-points"] })
    let numbers = points.flatMap { $0.split { " ,".contains($0) } }
    #expect(numbers.allSatisfy { ($0.split(separator: ".").dropFirst().first?.count ?? 0) <= 10 })
    #expect(numbers.contains { $0.contains(".") })
  }

  // MARK: Motion

  @Test func nothingRepeatsForEver() {
    for scene in svgScenes {
      #expect(!scene.text.contains("indefinite") && !scene.text.contains("infinite"))
      #expect(!scene.text.contains("animateTransform"))
    }
  }

  @Test func motionsEndWithinFiveSecondsUnlessOneTimeIsLonger() throws {
    for (duration, begins) in [(0.5, "0s;1.5s;3s"), (1.5, "0s;2.5s"), (7, "0s")] {
      let frames = [0.0, 1].map {
        Reel.Frame("", .points([("point", Point(x: $0, y: 0)), ("other", Point(x: 5, y: 5))]))
      }
      let text = svg(.reel(Reel(frames, duration: duration)))
      #expect(text.contains("begin=\"\(begins)\""))
    }
  }

  @Test func antsMarchOnlyWhenAsked() throws {
    let scene = try #require(svgScenes.first)
    #expect(!scene.text.contains("@keyframes"))
    #expect(svgScenes.contains { $0.text.contains("animation: pivot-march 0.5s linear 10") })
  }

  // MARK: The window

  /// As in characters: unless what is there would shrink by more than a third.
  @Test(arguments: [(60.0, true), (65, false)])
  func theOriginIsShownToo(_ y: Double, _ isShown: Bool) throws {
    let extent = try #require(Extent(of: Rect(x: 0, y: y, width: 100, height: 50).corners))
    let window = SVGWindow(extent, width: 640, tallest: 448, yAxis: .down)
    #expect(window.middle.y == (isShown ? (y + 50) / 2 : y + 25))
  }

  /// Within the picture; at its edges stand rulers.
  @Test(arguments: [(50.0, 0), (49, 2), (0, 2), (-49, 2), (-50, 0)])
  func zeroHasThinLines(_ middle: Double, _ count: Int) {
    let window = SVGWindow(
      box: PixelBox(left: 30, top: 20, right: 130, bottom: 120), width: 160, height: 150,
      yAxis: .down, middle: Point(x: middle, y: middle), unitsPerPixel: 1,
      step: TickStep(atLeast: 56))
    let lines = axisElements(window).filter { $0.facts.contains { $0.value == "zero" } }
    #expect(lines.count == count)
  }

  // MARK: Ticks

  @Test(arguments: [
    (56.0, 100.0), (0.9, 1), (1, 1), (1.1, 2), (2.1, 5), (5.1, 10), (1e-9, 1e-9), (3e-9, 5e-9),
    (1.0000000001e20, 2e20), (6e299, 1e300),
  ])
  func ticksAreOneTwoOrFive(_ size: Double, _ step: Double) {
    #expect(TickStep(atLeast: size)[1] == step)
  }

  /// Where a quotient is rounded, the tick at the end is not lost, nor one made beyond it.
  @Test func ticksAtBothEnds() {
    let step = TickStep(atLeast: 0.1)
    #expect(step.ticks(from: -0.3, to: 0.3).map(\.index) == [-3, -2, -1, 0, 1, 2, 3])
    #expect(step.ticks(from: -0.3, to: 0.3).map(\.text).last == "0.3")
    #expect(step.ticks(from: -0.29, to: 0.29).map(\.index) == [-2, -1, 0, 1, 2])
    #expect(step.ticks(from: 0.11, to: 0.19).isEmpty)
  }

  // MARK: Helpers

  private func expectSound(_ text: String) throws {
    let elements = try #require(XMLElements.of(text), "not well-formed")
    for element in elements {
      for (name, value) in element.attributes where geometric.contains(name) {
        for number in value.split(whereSeparator: { !"0123456789.-+e".contains($0) }) {
          let pixels = try #require(Double(number), "\(name)=\(value)")
          #expect(abs(pixels) < 100_000, "\(name)=\(value)")
        }
        #expect(!value.contains("nan") && !value.contains("inf"), "\(name)=\(value)")
      }
    }
  }

  private let geometric: Set<String> = [
    "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "points", "d", "width", "height", "viewBox",
  ]
}

/// Scalars that no text holds, which a literal may not name either.
private let noncharacters = [0xfffe, 0xffff, 0x1fffe, 0xfdd0].compactMap { Unicode.Scalar($0) }
  .map { String($0) }.joined()

/// Names that a file of debugger text could bring.
private func hostileName(_ seed: UInt64) -> String {
  let names = [
    "]]><svg onload=\"x\">", "\u{0}\u{1}\u{8}\u{b}\u{1b}]0;t\u{7}", "\(noncharacters)&#0;&amp;",
    "'\"<>&",
    "\u{202e}evil\u{2069}", String(repeating: "long ", count: 200), "", "-->", "a\r\nb",
    "<![CDATA[",
    "\(noncharacters)🙂e\u{301}", "</desc></title>",
  ]
  return names[Int(seed % UInt64(names.count))]
}

/// Shapes of every kind with numbers and names that hurt.
private func hostileShapes(seed: UInt64) -> [Shape] {
  var generator = SplitMix64(seed: seed)
  let numbers = [0, 1, -3.5, .nan, .infinity, 1e300, -1e308, 1e-300, 1e16]
  func point() -> Point {
    Point(
      x: numbers.randomElement(using: &generator) ?? 0,
      y: numbers.randomElement(using: &generator) ?? 0)
  }
  let name = hostileName(seed)
  let (a, b, c, d) = (point(), point(), point(), point())
  return [
    .outline(
      Outline([a, b, c, d], part: .other, name: name, clip: seed % 2 == 0 ? [d, c, a] : nil)),
    .outline(Outline([], part: .after, name: name)), .marker(Marker(a, part: .point, name: name)),
    .marker(Marker(b, part: .anchor, name: name)), .label(Label(name, at: c)),
    .arrow(Arrow(from: a, to: b, part: .after, name: name)),
    .arrow(Arrow(from: c, to: c, part: .before, name: name)),
    .ray(Ray(from: d, along: a - b, part: .point, name: name)),
    .mesh(Mesh([Segment(a, b), Segment(c, d)], part: .after, name: name)),
  ]
}
