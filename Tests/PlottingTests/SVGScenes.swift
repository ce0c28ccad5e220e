import Geometry
import Plotting

/// A picture that is kept as an SVG file.
struct SVGScene: Sendable, CustomStringConvertible {
  let name: String
  let figures: [Figure]
  var options = SVGOptions()

  var description: String { name }
  var text: String { svg(figures, options) }

  init(_ name: String, _ figures: [Figure], _ options: SVGOptions = SVGOptions()) {
    (self.name, self.figures, self.options) = (name, figures, options)
  }

  /// A scene of the pictures in characters.
  init?(_ name: String) {
    guard let scene = scenes.first(where: { $0.name == name }) else { return nil }
    self.init(name, [scene.figure], SVGOptions(yAxis: scene.yAxis))
  }
}

/// The scenes of pictures in characters that are kept as SVG files too, and what only files show.
let svgScenes: [SVGScene] =
  [
    "turned", "turned-y-up", "nested", "clipped", "overlay", "grid", "point-at-infinity",
    "not-finite", "far-away",
  ].compactMap { SVGScene($0) } + [
    SVGScene("strip", [.strip(turnInSteps)]),
    SVGScene("reel", [.reel(quarterTurn)]),
    SVGScene("clipped-reel", [.reel(passingBy)]),
    SVGScene("marching", scenes.filter { $0.name == "turned" }.map(\.figure), marching),
    SVGScene("stacked", scenes.filter { $0.name.hasPrefix("turned") }.map(\.figure), titled),
  ]

private let titled = SVGOptions(title: "Turns & <more>")

private let marching: SVGOptions = {
  var options = SVGOptions()
  options.marches = true
  return options
}()

private let card = Rect(x: 20, y: 10, width: 120, height: 70)

/// Moving to the middle, turning, moving back.
private let turnInSteps: Strip = {
  let steps: [(String, AffineTransform)] = [
    ("start", .identity),
    ("T(-80, -45)", AffineTransform(translationX: -80, y: -45)),
    ("T(-80, -45) * R(30°)", AffineTransform(translationX: -80, y: -45).concatenating(degrees(30))),
    ("T(-80, -45) * R(30°) * T(80, 45)", degrees(30).about(Point(x: 80, y: 45))),
  ]
  return Strip(
    steps.map { Strip.Panel($0.0, .transform($0.1, of: card)) }, legend: ["four steps"])
}()

/// A card that turns and grows, its anchor in place; the title says how far it is.
private let quarterTurn = Reel(
  (0...12).map { frame in
    let part = Double(frame) / 12
    let transform = degrees(90 * part).concatenating(
      AffineTransform(scaleX: 1 + part / 2, y: 1 + part / 2))
    return Reel.Frame(part < 0.5 ? "first half" : "second half", view(card, transform))
  }, duration: 1.5)

/// A card that passes behind a window.
private let passingBy = Reel(
  (0...8).map { frame in
    let clip = Rect(x: 60, y: 20, width: 80, height: 60).corners
    let x = Double(frame) * 20 - 40
    return Reel.Frame(
      "",
      Drawing(shapes: [
        .outline(Outline(clip, part: .frame, name: "window")),
        .outline(
          Outline(
            Rect(x: x, y: 30, width: 60, height: 30).corners, part: .after, name: "card", clip: clip
          )),
        .arrow(Arrow(from: .zero, to: Point(x: x, y: 30), part: .after, name: "way")),
      ]))
  }, duration: 1)
