/// The picture of a drawing in characters, with its legend below.
///
/// A pure function in three steps: what to draw (`drawing`), world to cells (`Viewport`, `Layout`),
/// cells to glyphs (a painter for each style). The picture shows everything that can be drawn, with
/// one scale for both axes, and is no larger than `size`; points that are not finite, or beyond
/// 1e300, are named in the legend instead. In a size below 20 × 8 there are no axes, below 10 lines
/// no legend.
/// - Parameter hasLegend: whether lines below the picture say what is in it.
public func render(
  _ drawing: Drawing, size: PlotSize = .standard, style: Style = .ascii, yAxis: YAxis = .down,
  hasLegend: Bool = true
) -> Plot {
  let content = Content(drawing)
  let legend = Legend(
    of: drawing, content, style: style, yAxis: yAxis, columns: size.columns,
    rows: hasLegend && size.rows >= 10 ? max(size.rows / 3, 4) : 0)
  let legendRows = legend.lines(marksOrigin: true).count
  let viewport = Viewport.fit(
    content, columns: size.columns, rows: size.rows - legendRows, yAxis: yAxis)
  let layout = viewport.map { Layout(content, in: $0) }
  return plot(layout, legend.lines(marksOrigin: layout?.showsOriginMark ?? false), style)
}

private func plot(_ layout: Layout?, _ legend: [LegendLine], _ style: Style) -> Plot {
  let pictureRows = layout?.viewport.rows ?? 0
  let width = max(layout?.viewport.columns ?? 0, legend.map(\.length).max() ?? 0, 1)
  var canvas = picture(layout, style, columns: width, rows: max(pictureRows + legend.count, 1))
  for (index, line) in legend.enumerated() {
    canvas.write(line.runs, row: pictureRows + index)
  }
  return Plot(canvas)
}

/// The cells of a layout at the top of a canvas.
private func picture(_ layout: Layout?, _ style: Style, columns: Int, rows: Int) -> Canvas {
  switch style {
  case .ascii:
    var painter = AsciiPainter(columns: columns, rows: rows)
    if let layout { painter.paint(layout) }
    return painter.canvas
  }
}
