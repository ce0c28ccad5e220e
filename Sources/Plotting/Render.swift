/// The picture of a drawing in characters, with its legend below.
///
/// A pure function in three steps: what to draw (`drawing`), world to cells (`Viewport`, `Layout`),
/// cells to glyphs (`Painter`). The picture shows everything that can be drawn, with one scale for
/// both axes, and is no larger than the size asked for; points that are not finite, or beyond 1e300,
/// are named in the legend instead. In a size below 20 × 8 there are no axes, below 10 lines no
/// legend.
public func render(_ drawing: Drawing, _ options: PlotOptions = PlotOptions()) -> Plot {
  let content = Content(drawing)
  let legend = Legend(of: drawing, content, options)
  let rows = options.size.rows - legend.count
  guard let viewport = Viewport.fit(content, options, rows: rows) else {
    return plot(legend.lines(marksOrigin: false), options)
  }
  let layout = Layout(content, in: viewport)
  return plot(layout, legend.lines(marksOrigin: layout.showsOriginMark), options)
}

private func plot(_ layout: Layout, _ legend: [LegendLine], _ options: PlotOptions) -> Plot {
  let viewport = layout.viewport
  let width = legend.reduce(layout.columns(atMost: options.size.columns)) { max($0, $1.length) }
  var painter = Painter(columns: width, rows: viewport.rows + legend.count, options)
  painter.paint(layout)
  painter.paint(legend, below: viewport.rows)
  return Plot(painter.canvas)
}

/// A legend alone.
private func plot(_ legend: [LegendLine], _ options: PlotOptions) -> Plot {
  let width = legend.reduce(1) { max($0, $1.length) }
  var painter = Painter(columns: width, rows: max(legend.count, 1), options)
  painter.paint(legend, below: 0)
  return Plot(painter.canvas)
}

/// The picture of a figure in characters; of a motion, its last frame.
public func render(_ figure: Figure, _ options: PlotOptions = PlotOptions()) -> Plot {
  switch figure {
  case .still(let drawing): render(drawing, options)
  case .strip(let strip): render(strip, options)
  case .reel(let reel): render(reel.frames.last?.drawing ?? Drawing(), options)
  }
}
