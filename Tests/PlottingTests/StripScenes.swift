import Geometry
import Plotting

/// Strips and motions that are kept as files.
let strips: [Scene] = [
  Scene("strip-turn-about-a-point", .strip(turnAboutCentre)),
  Scene("strip-turn-about-a-point-y-up", .strip(turnAboutCentre), yAxis: .up),
  Scene("strip-nine-steps", .strip(spiral)),
  Scene(
    "strip-unit-square",
    .strip(steps(of: unit, [("S(2, 0.5)", scaled(2, 0.5)), ("R(-90°)", degrees(-90))]))),
  Scene("strip-long-titles", .strip(longTitles)),
  Scene(
    "strip-far-from-the-origin",
    .strip(steps(of: far, [("T(40, 0)", moved(40, 0)), ("T(0, 20)", moved(0, 20))]))),
  Scene("strip-not-finite", .strip(steps(of: card, [("S(inf, 1)", scaled(.infinity, 1))]))),
  Scene("strip-of-one", .strip(Strip([.init("start", panel(card.corners, before: nil))]))),
  Scene("reel-key-frames", .strip(turning.strip())),
  Scene("reel-last-frame", .reel(turning)),
]

private let card = Rect(x: 0, y: 0, width: 100, height: 60)
private let unit = Rect(x: 0, y: 0, width: 1, height: 1)
private let far = Rect(x: 5000, y: 3000, width: 100, height: 60)

private func moved(_ x: Double, _ y: Double) -> AffineTransform {
  AffineTransform(translationX: x, y: y)
}

private func scaled(_ x: Double, _ y: Double) -> AffineTransform {
  AffineTransform(scaleX: x, y: y)
}

private let turnAboutCentre = steps(
  of: card,
  [("T(-50, -30)", moved(-50, -30)), ("R(30°)", degrees(30)), ("T(50, 30)", moved(50, 30))])

private let spiral = steps(
  of: card, (1...9).map { ("step \($0) of 9", degrees(40).concatenating(scaled(0.9, 0.9))) })

private let longTitles = Strip(
  steps(of: card, [("a.concatenating(b).concatenating(c)", degrees(20)), ("T(5, 5)", moved(5, 5))])
    .panels, legend: ["a line of the caller's own"])

/// Half a turn in eight moments of two titles.
let turning = Reel(
  (0...8).map { index in
    let t = degrees(22.5 * Double(index))
    return .init(
      index < 5 ? "to the quarter" : "to the half",
      panel(card.corners.map { $0.applying(t) }, before: card.corners))
  }, duration: 1)

/// A rectangle under more and more factors of a product.
func steps(of rect: Rect, _ factors: [(String, AffineTransform)]) -> Strip {
  var corners = rect.corners
  var panels = [Strip.Panel("start", panel(corners, before: nil))]
  for (index, (name, factor)) in factors.enumerated() {
    let next = corners.map { $0.applying(factor) }
    panels.append(.init("\(index + 1) \(name)", panel(next, before: corners)))
    corners = next
  }
  return Strip(panels)
}

private func panel(_ corners: [Point], before: [Point]?) -> Drawing {
  var drawing = Drawing(shapes: [.outline(Outline(corners, part: .after, name: "shape"))])
  if let before {
    drawing.shapes.append(.outline(Outline(before, part: .before, name: "the step before")))
  }
  return drawing
}
