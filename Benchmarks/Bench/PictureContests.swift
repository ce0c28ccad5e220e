import Geometry
import Plotting

/// What a picture costs.
let pictureContests = [
  Contest(
    id: "picture", figure: "a picture of ten turned views with its legend, 80 × 24",
    unit: .microseconds, goals: [.atMost(10e-6)],
    ours: Contestant(name: "Pivot") {
      perOperation(500, times: 5) {
        for _ in 0..<500 { keep(Double(render(tenViews).text.utf8.count)) }
      }
    },
    peers: [gnuplotFrames], yardstick: ("gnuplot", 75e-6)),
  Contest(
    id: "plot", figure: "a program that draws it, whole process", unit: .milliseconds,
    goals: [.atMost(2e-3)], rounds: 21,
    ours: Contestant(name: "Pivot") { run([executable, tenViewsProgram]).map(\.wall) },
    peers: [
      Contestant(name: "gnuplot") { run(["gnuplot", gnuplotProgram(frames: 1)]).map(\.wall) }
    ], yardstick: ("gnuplot", 13e-3)),
]

private let tenViews = (0..<10).reduce(into: Drawing()) { $0.shapes += turnedView($1).shapes }

private func turnedView(_ index: Int) -> Drawing {
  let rect = Rect(x: Double(index) * 40, y: Double(index % 4) * 50, width: 60, height: 40)
  let anchor = Point(x: rect.minX + 30, y: rect.minY + 20)
  let turn = AffineTransform(rotationAngle: Double(index) * 0.3)
  let corners = rect.corners.map { corner in
    let turned = Vector(dx: corner.x - anchor.x, dy: corner.y - anchor.y).applying(turn)
    return Point(x: anchor.x + turned.dx, y: anchor.y + turned.dy)
  }
  return .view(
    corners: corners, before: rect.corners, frame: rect, anchor: anchor, name: "v\(index)")
}

private let tenViewsProgram = write(
  """
  let stage = UIView(frame: rect(0, 0, 420, 240))
  for i in 0..<10 {
    let v = UIView(frame: rect(40 * i, 50 * (i % 4), 60, 40))
    v.transform = R(0.3 * i)
    stage.addSubview(v)
  }
  plot(stage)

  """, "tenviews.pivot")

/// A frame of ten turned rectangles on gnuplot's dumb terminal, its launch taken off.
private let gnuplotFrames = Sized { frames, _ in ["gnuplot", gnuplotProgram(frames: frames)] }
  .per(100, named: "gnuplot", topic: "picture")

/// The corners are worked out here: gnuplot only draws.
private func gnuplotProgram(frames: Int) -> String {
  let boxes = tenViews.shapes.compactMap { shape -> String? in
    guard case .outline(let outline) = shape, outline.part == .after else { return nil }
    let corners = outline.corners + outline.corners.prefix(1)
    return corners.map { "\($0.x) \($0.y)" }.joined(separator: "\n")
  }
  return write(
    """
    set terminal dumb size 80,24
    set output '/dev/null'
    $boxes << EOD
    \(boxes.joined(separator: "\n\n"))
    EOD
    do for [i=1:\(frames)] { plot $boxes using 1:2 with lines notitle }

    """, "frames\(frames).gp")
}
