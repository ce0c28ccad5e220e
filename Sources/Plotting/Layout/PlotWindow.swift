public import Geometry

/// A part of the plane in a picture of one size, which stays where it is while what it shows moves.
///
/// For pictures that answer to fingers: a scale that followed the contents would make everything
/// jump. What lies outside is cut off at the edge. Law: the cell of ``point(column:row:)`` is the one
/// that was asked for.
public struct PlotWindow: Sendable, Equatable {
  /// What can be seen.
  public let visible: Rect
  private let viewport: Viewport
  private let options: PlotOptions

  /// The finest window that shows a rectangle, and what is around it where there is room; nil where
  /// the rectangle cannot be drawn.
  public init?(showing rect: Rect, _ options: PlotOptions) {
    guard let extent = Extent(of: rect.corners),
      let viewport = Viewport.filling(extent, options)
    else { return nil }
    (self.viewport, self.options) = (viewport, options)
    let box = viewport.interior
    let ends = [viewport.point(box.left, box.top), viewport.point(box.right, box.bottom)]
    guard let seen = Extent(of: ends) else { return nil }
    visible = Rect(x: seen.minX, y: seen.minY, width: seen.width, height: seen.height)
  }

  /// The point in the middle of a cell, which may lie beside the picture.
  public func point(column: Int, row: Int) -> Point { viewport.point(column, row) }

  /// The cell of a point, which may lie beside the picture.
  public func cell(of point: Point) -> (column: Int, row: Int) {
    let place = viewport.grid.place(point)
    return (
      nearestCell(place.column + Double(viewport.origin.column)),
      nearestCell(place.row + Double(viewport.origin.row))
    )
  }

  /// The part of a drawing that lies in the window; its legend is left out.
  public func render(_ drawing: Drawing) -> Plot {
    let seen = Drawing(shapes: drawing.shapes.compactMap { $0.clipped(to: visible) })
    var painter = Painter(columns: options.size.columns, rows: options.size.rows, options)
    painter.paint(Layout(Content(seen), in: viewport))
    return Plot(painter.canvas)
  }
}

extension Viewport {
  fileprivate func point(_ column: Int, _ row: Int) -> Point {
    let scale = grid.scale
    let down = grid.yAxis == .down ? 1.0 : -1.0
    return Point(
      x: Double(column - origin.column) * scale.pointsPerColumn,
      y: Double(row - origin.row) * scale.pointsPerRow * down)
  }

  /// The finest window on an extent, made wider until it uses all of the space.
  fileprivate static func filling(_ own: Extent, _ options: PlotOptions) -> Viewport? {
    let ends = [Point(x: own.minX, y: own.minY), Point(x: own.maxX, y: own.maxY)]
    let content = Content(
      Drawing(shapes: ends.map { .marker(Marker($0, part: .point, name: "")) }))
    guard let tight = fit(content, options, rows: options.size.rows) else { return nil }
    let space = Space(
      columns: options.size.columns, rows: options.size.rows, aspect: options.cellAspect)
    let (extent, showsOrigin) = own.window(space.unit)
    // Longer numbers beside the axis, and the axis inside of what is shown, may take some of the room.
    for spared in 0..<24 where tight.axes != nil {
      let wide = extent.widened(
        columns: space.columns - tight.columns - spared % 8,
        rows: space.rows - tight.rows - spared / 8, tight.grid.scale)
      let plan = WindowPlan(
        content: content, extent: wide, showsOrigin: showsOrigin, grid: tight.grid)
      if let viewport = plan.viewport(in: space) { return viewport }
    }
    return tight
  }
}

extension Extent {
  /// With so many more cells, half of them at each side.
  fileprivate func widened(columns: Int, rows: Int, _ scale: Scale) -> Extent {
    let (x, y) = (max(columns, 0), max(rows, 0))
    var copy = self
    copy.minX -= Double(x / 2) * scale.pointsPerColumn
    copy.maxX += Double(x - x / 2) * scale.pointsPerColumn
    copy.minY -= Double(y / 2) * scale.pointsPerRow
    copy.maxY += Double(y - y / 2) * scale.pointsPerRow
    return copy
  }
}

extension Shape {
  /// What is seen of it in a rectangle; nil where nothing is.
  fileprivate func clipped(to rect: Rect) -> Shape? {
    switch self {
    case .outline(var outline):
      outline.clip = outline.clip.map { Polygon.intersection($0, rect.corners) } ?? rect.corners
      return .outline(outline)
    case .marker(let marker): return rect.holds(marker.position) ? self : nil
    case .label(var label):
      label.area = Polygon.intersection(label.area, rect.corners)
      return rect.holds(label.position) ? .label(label) : nil
    case .ray(let ray): return rect.holds(ray.start) ? self : nil
    case .arrow(var arrow):
      guard let segment = Plotting.clipped(arrow.segment, to: rect.corners) else { return nil }
      arrow.segment = segment
      return .arrow(arrow)
    case .mesh(var mesh):
      mesh.segments = mesh.segments.compactMap { Plotting.clipped($0, to: rect.corners) }
      return .mesh(mesh)
    }
  }
}

extension Rect {
  /// Whether a point lies in it or on its edge.
  fileprivate func holds(_ p: Point) -> Bool {
    p.x >= minX && p.x <= maxX && p.y >= minY && p.y <= maxY
  }
}
