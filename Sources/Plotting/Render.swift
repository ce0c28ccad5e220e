/// The picture of a drawing in characters, with its legend below.
///
/// A pure function in three steps: what to draw (`drawing`), world to cells (`Viewport`, `Layout`),
/// cells to glyphs (`Painter`). The picture shows everything that can be drawn, with one scale for
/// both axes, and is no larger than the size asked for; points that are not finite, or beyond 1e300,
/// are named in the legend instead. In a size below 20 × 8 there are no axes, below 10 lines no
/// legend.
public func render(_ drawing: Drawing, _ options: PlotOptions = PlotOptions()) -> Plot {
  let content = Content(drawing)
  let size = options.size
  let legend = Legend(
    of: drawing, content, options,
    rows: options.hasLegend && size.rows >= 10 ? max(size.rows / 3, 4) : 0)
  let rows = size.rows - legend.withOrigin.reduce(0) { $0 + $1.lines.count }
  let viewport = Viewport.fit(content, options, rows: rows)
  let layout = viewport.map { Layout(content, in: $0) }
  let marksOrigin = layout?.showsOriginMark ?? false
  return plot(layout, marksOrigin ? legend.withOrigin : legend.withoutOrigin, options)
}

private func plot(_ layout: Layout?, _ legend: [LegendLines], _ options: PlotOptions) -> Plot {
  var (columns, rows) = (layout?.viewport.columns ?? 1, layout?.viewport.rows ?? 0)
  let pictureRows = rows
  for part in legend {
    columns = part.lines.reduce(columns) { max($0, $1.width) }
    rows += part.lines.count
  }
  var painter = Painter(columns: columns, rows: max(rows, 1), options)
  if let layout { painter.paint(layout) }
  painter.paint(legend, below: pictureRows)
  return Plot(painter.canvas)
}

/// The picture of a figure in characters.
public func render(_ figure: Figure, _ options: PlotOptions = PlotOptions()) -> Plot {
  switch figure {
  case .still(let drawing): render(drawing, options)
  case .strip(let strip): render(strip.panels.last?.drawing ?? Drawing(), options)
  case .reel(let reel): render(reel.frames.last?.drawing ?? Drawing(), options)
  }
}
