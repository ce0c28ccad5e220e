import Geometry
import Plotting

/// A view by its frame before the transform; the anchor in parts of its size.
func view(
  _ rect: Rect, _ transform: AffineTransform, anchor part: Point = Point(x: 0.5, y: 0.5),
  name: String = "view"
) -> Drawing {
  let anchor = Point(x: rect.minX + part.x * rect.width, y: rect.minY + part.y * rect.height)
  let corners = rect.corners.map { corner in
    let turned = Point(x: corner.x - anchor.x, y: corner.y - anchor.y).applying(transform)
    return Point(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }
  return .view(
    corners: corners, before: rect.corners, frame: bounds(of: corners), anchor: anchor, name: name)
}

func bounds(of points: [Point]) -> Rect {
  let xs = points.map(\.x).sorted()
  let ys = points.map(\.y).sorted()
  guard let x = xs.first, let y = ys.first, let right = xs.last, let bottom = ys.last else {
    return .zero
  }
  return Rect(x: x, y: y, width: right - x, height: bottom - y)
}

func degrees(_ value: Double) -> AffineTransform {
  AffineTransform(rotationAngle: value * .pi / 180)
}

/// A picture that is kept as a file: in every style, at three sizes.
struct Scene: Sendable, CustomStringConvertible {
  let name: String
  let figure: Figure
  var yAxis = YAxis.down

  static let sizes = [(80, 24), (100, 30), (40, 12)].map { PlotSize(columns: $0.0, rows: $0.1) }

  init(_ name: String, _ drawing: Drawing, yAxis: YAxis = .down) {
    (self.name, figure, self.yAxis) = (name, .still(drawing), yAxis)
  }

  init(_ name: String, _ figure: Figure, yAxis: YAxis = .down) {
    (self.name, self.figure, self.yAxis) = (name, figure, yAxis)
  }

  var description: String { name }

  var text: String {
    Style.allCases.flatMap { style in
      Scene.sizes.map { size in
        "== \(style.rawValue) \(size.columns) x \(size.rows)\n"
          + render(figure, PlotOptions(size: size, style: style, yAxis: yAxis)).text
      }
    }.joined(separator: "\n")
  }
}

private let card = Rect(x: 60, y: 40, width: 200, height: 120)

let scenes: [Scene] = stills + strips

private let stills: [Scene] = [
  Scene("upright", view(card, .identity)),
  Scene("turned", view(card, degrees(30))),
  Scene("turned-y-up", view(card, degrees(30)), yAxis: .up),
  Scene("turned-a-little", view(card, degrees(-4))),
  Scene(
    "turned-about-corner",
    view(Rect(x: 0, y: 0, width: 120, height: 80), degrees(20), anchor: .zero, name: "card")),
  Scene("anchored-outside", view(card, degrees(60), anchor: Point(x: 1.4, y: 0.5))),
  Scene("scaled-view", view(card, AffineTransform(scaleX: 0.5, y: 1.5))),
  Scene(
    "mirrored",
    .transform(AffineTransform(scaleX: -1, y: 1), of: Rect(x: 20, y: 20, width: 100, height: 50))),
  Scene(
    "turned-about-origin",
    .transform(degrees(45), of: Rect(x: -50, y: -30, width: 100, height: 60))),
  Scene(
    "sheared-y-up",
    .transform(AffineTransform(shearX: 0.5, y: 0), of: Rect(x: 0, y: 0, width: 4, height: 2)),
    yAxis: .up),
  Scene(
    "collapsed",
    .transform(
      AffineTransform(a: 1, b: 0.5, c: 0, d: 0, tx: 0, ty: 0),
      of: Rect(x: 10, y: 10, width: 80, height: 40))),
  Scene("tiny", view(Rect(x: 100, y: 100, width: 0.02, height: 0.01), degrees(30))),
  Scene("huge", view(Rect(x: -3e9, y: 1e9, width: 8e9, height: 5e9), degrees(75))),
  Scene("far-away", view(Rect(x: 10_000, y: 20_000, width: 30, height: 20), degrees(-15))),
  Scene("off-screen", view(Rect(x: -400, y: -250, width: 120, height: 90), degrees(30))),
  Scene("thin", view(Rect(x: 20, y: 60, width: 300, height: 2), degrees(12))),
  Scene("flat", view(Rect(x: 20, y: 60, width: 300, height: 0), .identity)),
  Scene(
    "overlapping",
    .merged([
      view(Rect(x: 20, y: 20, width: 100, height: 60), degrees(-15), name: "card"),
      view(Rect(x: 90, y: 40, width: 60, height: 60), degrees(45), name: "badge"),
    ])),
  Scene("nested", nested),
  Scene("clipped", clippedPicture),
  Scene("overlay", overlay),
  Scene("projected", projected),
  Scene("grid", gridOfShear),
  Scene("grid-upright", .grid(Matrix(AffineTransform(scaleX: 2, y: -1)))),
  Scene(
    "points",
    .points([
      ("p", Point(x: 1, y: 2)), ("q", Point(x: -0.5, y: 1.25)),
      ("fixed point", Point(x: 0, y: 0.5)),
    ])),
  Scene(
    "points-in-a-line", .points([("start", .zero), ("end", Point(x: 100, y: 0))])),
  Scene("named-views", namedViews),
  Scene("single-point", .points([("p", Point(x: 3, y: 4))])),
  Scene(
    "point-at-infinity",
    Drawing(shapes: [
      .marker(Marker(Point(x: 40, y: 10), part: .point, name: "", letter: "p")),
      .ray(Ray(from: .zero, along: Vector(dx: 2, dy: 1), part: .point, name: "q")),
    ])),
  Scene(
    "not-finite",
    .merged([
      .transform(
        AffineTransform(scaleX: .infinity, y: 1), of: Rect(x: 0, y: 10, width: 40, height: 30)),
      .points([("p", Point(x: .nan, y: 1))]),
    ])),
]

/// A screen with a turned panel that holds a button and a turned badge.
private let nested = Drawing(shapes: [
  .outline(Outline(rect(0, 0, 320, 200), part: .after, name: "screen")),
  .outline(
    Outline(turned(rect(60, 40, 180, 110), 15, about: (150, 95)), part: .after, name: "panel")),
  .label(
    Label(
      "panel", at: turned([(66, 46)], 15, about: (150, 95))[0],
      in: turned(rect(60, 40, 180, 110), 15, about: (150, 95)))),
  .outline(
    Outline(turned(rect(80, 100, 60, 30), 15, about: (150, 95)), part: .after, name: "button")),
  .outline(
    Outline(turned(rect(190, 60, 30, 30), 60, about: (205, 75)), part: .after, name: "badge")),
])

/// A page whose parts have names: a wide body with a photo, and a bar with two small icons.
private let namedViews: Drawing = {
  let parts: [(name: String, corners: [Point], place: Point)] = [
    ("body", rect(0, 0, 320, 100), Point(x: 32, y: 10)),
    ("photo", rect(10, 10, 80, 80), Point(x: 50, y: 50)),
    ("bar", rect(0, 110, 320, 50), Point(x: 32, y: 115)),
    ("home", rect(20, 120, 30, 30), Point(x: 35, y: 135)),
    ("search", rect(90, 120, 30, 30), Point(x: 105, y: 135)),
  ]
  return Drawing(
    shapes: [.outline(Outline(rect(0, 0, 320, 160), part: .after, name: "page"))]
      + parts.map { .outline(Outline($0.corners, part: .after, name: $0.name).unlettered) }
      + parts.map { .label(Label($0.name, at: $0.place, in: $0.corners)) })
}()

/// A photo that is larger than the canvas that clips it.
private let clippedPicture: Drawing = {
  let canvas = rect(40, 30, 160, 110)
  let photo = turned(rect(20, 50, 150, 130), -25, about: (95, 115))
  return Drawing(shapes: [
    .outline(Outline(canvas, part: .after, name: "canvas")),
    .outline(Outline(photo, part: .after, name: "photo", clip: canvas)),
  ])
}()

/// Move, then turn, beside turn, then move.
private let overlay = Drawing(shapes: [
  .outline(Outline(rect(0, 0, 80, 50), part: .before, name: "before")),
  .outline(Outline(turned(rect(60, 0, 80, 50), 30, about: (0, 0)), part: .after, name: "T * R")),
  .outline(
    Outline(
      turned(rect(0, 0, 80, 50), 30, about: (0, 0)).map { Point(x: $0.x + 60, y: $0.y) },
      part: .other, name: "R * T")),
])

/// A floor in perspective, and the way its sides go.
private let projected: Drawing = {
  let corners = [(0, 0), (4, 0), (4, 3), (0, 3)].map { (x: Int, y: Int) in
    let w = 1 + 0.25 * Double(y)
    return Point(x: (Double(x) - 2) / w, y: Double(y) / w)
  }
  return Drawing(shapes: [
    .outline(
      Outline(
        [(-2, 0), (2, 0), (2, 3), (-2, 3)].map { Point(x: $0.0, y: $0.1) }, part: .before,
        name: "before")),
    .outline(Outline(corners, part: .after, name: "after")),
    .ray(Ray(from: Point(x: 0, y: 3), along: Vector(dx: 0, dy: 1), part: .edge, name: "")),
  ])
}()

/// What a shear with a turn does to the unit grid.
private let gridOfShear: Drawing = {
  let t = AffineTransform(a: 1.5, b: 0.5, c: -0.5, d: 1, tx: 0, ty: 0)
  let lines = (-2...2).flatMap { k -> [Segment] in
    (-2...1).flatMap { n -> [Segment] in
      let (k, n) = (Double(k), Double(n))
      return [
        Segment(Point(x: k, y: n), Point(x: k, y: n + 1)),
        Segment(Point(x: n, y: k), Point(x: n + 1, y: k)),
      ]
    }
  }
  let images = lines.map { Segment($0.start.applying(t), $0.end.applying(t)) }
  let unit = rect(0, 0, 1, 1)
  return Drawing(shapes: [
    .mesh(Mesh(lines, part: .before, name: "unit grid")),
    .mesh(Mesh(images, part: .after, name: "its image")),
    .outline(Outline(unit, part: .before, name: "unit square")),
    .outline(Outline(unit.map { $0.applying(t) }, part: .after, name: "its image").unlettered),
    .arrow(Arrow(from: .zero, to: Point(x: 1.5, y: 0.5), part: .after, name: "i")),
    .arrow(Arrow(from: .zero, to: Point(x: -0.5, y: 1), part: .after, name: "j")),
  ])
}()

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Point] {
  Rect(x: x, y: y, width: width, height: height).corners
}

private func turned(
  _ points: [Point], _ angle: Double, about center: (x: Double, y: Double)
) -> [Point] {
  let turn = degrees(angle).about(Point(x: center.x, y: center.y))
  return points.map { $0.applying(turn) }
}

private func turned(
  _ points: [(Double, Double)], _ angle: Double, about center: (x: Double, y: Double)
) -> [Point] {
  turned(points.map { Point(x: $0.0, y: $0.1) }, angle, about: center)
}

extension PlotOptions {
  /// The ascii style at the standard size.
  static let ascii = PlotOptions(style: .ascii)
}
