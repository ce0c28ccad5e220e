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

/// A picture that is kept as a file.
struct Scene: Sendable, CustomStringConvertible {
  let name: String
  let drawing: Drawing
  var size = PlotSize.standard
  var yAxis = YAxis.down

  var description: String { name }
  var text: String { render(drawing, PlotOptions(size: size, style: .ascii, yAxis: yAxis)).text }
}

let scenes: [Scene] = [
  Scene(
    name: "view-turned-30",
    drawing: view(Rect(x: 60, y: 40, width: 200, height: 120), degrees(30))),
  Scene(
    name: "view-turned-30-large",
    drawing: view(Rect(x: 60, y: 40, width: 200, height: 120), degrees(30)),
    size: PlotSize(columns: 110, rows: 40)),
  Scene(
    name: "view-turned-30-y-up",
    drawing: view(Rect(x: 60, y: 40, width: 200, height: 120), degrees(30)), yAxis: .up),
  Scene(
    name: "view-upright",
    drawing: view(Rect(x: 60, y: 40, width: 200, height: 120), .identity)),
  Scene(
    name: "view-at-origin-turned-about-corner",
    drawing: view(
      Rect(x: 0, y: 0, width: 120, height: 80), degrees(20), anchor: .zero, name: "card")),
  Scene(
    name: "rect-turned-about-origin",
    drawing: .transform(degrees(45), of: Rect(x: -50, y: -30, width: 100, height: 60))),
  Scene(
    name: "rect-mirrored",
    drawing: .transform(
      AffineTransform(scaleX: -1, y: 1), of: Rect(x: 20, y: 20, width: 100, height: 50))),
  Scene(
    name: "rect-sheared-y-up",
    drawing: .transform(
      AffineTransform(shearX: 0.5, y: 0), of: Rect(x: 0, y: 0, width: 4, height: 2)),
    yAxis: .up),
  Scene(
    name: "rect-collapsed",
    drawing: .transform(
      AffineTransform(a: 1, b: 0.5, c: 0, d: 0, tx: 0, ty: 0),
      of: Rect(x: 10, y: 10, width: 80, height: 40))),
  Scene(
    name: "far-away",
    drawing: view(Rect(x: 10_000, y: 20_000, width: 30, height: 20), degrees(-15))),
  Scene(
    name: "two-views",
    drawing: .merged([
      view(Rect(x: 20, y: 20, width: 100, height: 60), degrees(-15), name: "card"),
      view(Rect(x: 140, y: 60, width: 60, height: 60), degrees(45), name: "badge"),
    ]), size: PlotSize(columns: 100, rows: 30)),
  Scene(
    name: "points",
    drawing: .points([
      ("p", Point(x: 1, y: 2)), ("q", Point(x: -0.5, y: 1.25)),
      ("fixed point", Point(x: 0, y: 0.5)),
    ])),
  Scene(
    name: "single-point", drawing: .points([("p", Point(x: 3, y: 4))]),
    size: PlotSize(columns: 40, rows: 14)),
  Scene(
    name: "narrow", drawing: view(Rect(x: 60, y: 40, width: 200, height: 120), degrees(30)),
    size: PlotSize(columns: 40, rows: 22)),
  Scene(
    name: "tiny-terminal", drawing: view(Rect(x: 60, y: 40, width: 200, height: 120), degrees(30)),
    size: PlotSize(columns: 18, rows: 7)),
  Scene(
    name: "not-finite",
    drawing: .merged([
      .transform(
        AffineTransform(scaleX: .infinity, y: 1), of: Rect(x: 0, y: 10, width: 40, height: 30)),
      .points([("p", Point(x: .nan, y: 1))]),
    ])),
]

extension PlotOptions {
  /// The ascii style at the standard size.
  static let ascii = PlotOptions(style: .ascii)
}
