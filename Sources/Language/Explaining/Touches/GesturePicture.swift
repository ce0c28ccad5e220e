internal import Geometry
internal import Plotting
internal import Views

extension Evaluator {
  /// `plot(drag(…))`: the ways of the fingers, and the views that they move, before and after.
  ///
  /// Where they move none: the views that they touch.
  func picture(of log: GestureLog, _ after: Evaluator) -> Picture {
    let changed = after.scene.changed(since: log.before).filter { log.before.isView($0) }
    var drawing = Drawing()
    for view in changed.prefix(8) {
      let name = self.name(of: view)
      if let corners = corners(of: view, log.before) {
        drawing.shapes.append(.outline(Outline(corners, part: .before, name: "\(name) before")))
      }
      if let corners = corners(of: view, after.scene) {
        drawing.shapes.append(.outline(Outline(corners, part: .after, name: name)))
      }
    }
    if changed.isEmpty { drawing.shapes += touchedViews(log) }
    let ways = log.paths.sorted { $0.key < $1.key }.map(\.value)
    for (index, way) in ways.enumerated() {
      let name = ways.count == 1 ? "finger" : "finger \(index + 1)"
      drawing.shapes += Evaluator.shapes(from: way.start, to: way.end, name)
    }
    return Picture(drawing)
  }

  private static func shapes(from start: Point, to end: Point, _ name: String) -> [Shape] {
    start == end
      ? Drawing.point(start, label: name).shapes
      : [.arrow(Arrow(from: start, to: end, part: .after, name: name))]
  }

  private func touchedViews(_ log: GestureLog) -> [Shape] {
    var views: [ViewID] = []
    for way in log.paths.values {
      if let view = log.before.hitTestView(way.start, in: window), !views.contains(view) {
        views.append(view)
      }
    }
    return views.sorted { $0.index < $1.index }.compactMap { view in
      corners(of: view, log.before).map {
        .outline(Outline($0, part: .after, name: name(of: view)))
      }
    }
  }

  private func corners(of view: ViewID, _ scene: Scene) -> [Point]? {
    try? scene.convertCorners(of: scene.bounds(of: view), from: view, to: window)
  }
}
