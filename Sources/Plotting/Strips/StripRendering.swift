/// The picture of a strip: its panels in a row, all of one scale, each with its title above, and one
/// legend below.
///
/// Where not all have room: the first, the last and some between at even distances, and the legend
/// says which are left out. Where not even one has: the last drawing alone.
func render(_ strip: Strip, _ options: PlotOptions) -> Plot {
  guard let plan = StripPlan(panels: strip.panels.count, in: options.size) else {
    return render(strip.panels.last?.drawing ?? Drawing(), options)
  }
  return StripPainter(strip, plan, options).plot()
}

/// Paints each panel by itself and puts them side by side.
private struct StripPainter {
  private let strip: Strip
  private let plan: StripPlan
  private let options: PlotOptions
  private let contents: [Content]
  private let window: PanelWindow?
  private let legend: [LegendLine]
  /// Two where a title is too long for one, and the picture is high enough.
  private let titleRows: Int

  init(_ strip: Strip, _ plan: StripPlan, _ options: PlotOptions) {
    (self.strip, self.plan, self.options) = (strip, plan, options)
    contents = plan.shown.map { Content(strip.panels[$0].drawing) }
    let rows = options.size.rows
    let longest = plan.shown.map { length(strip.panels[$0].title) }.reduce(0, max)
    titleRows = longest > plan.columns && rows >= 12 ? 2 : 1
    let legendRows = options.hasLegend && rows >= 10 ? max(rows / 4, 3) : 0
    let words = StripLegend(strip, shown: plan.shown, options)
    // The words need the window's extent, and the window what rows the words leave.
    let draft = PanelWindow(
      around: contents, columns: plan.columns, rows: rows - titleRows - legendRows, options)
    legend = words.lines(draft?.extent, rows: legendRows)
    window =
      legend.count == legendRows
      ? draft
      : PanelWindow(
        around: contents, columns: plan.columns, rows: rows - titleRows - legend.count,
        options)
  }

  func plot() -> Plot {
    let pictureRows = titleRows + (window?.viewport.rows ?? 0)
    var canvas = Canvas(columns: max(columns, 1), rows: pictureRows + legend.count)
    for (place, index) in plan.shown.enumerated() {
      let left = place * (panelColumns + StripPlan.gap)
      for (row, line) in title(index).enumerated() {
        canvas.write(line, .label, column: left, row: row)
      }
      if let viewport = window?.viewport {
        canvas.copy(panel(contents[place], viewport), column: left, row: titleRows)
      }
    }
    for (index, line) in legend.enumerated() {
      canvas.write(line.cells, column: 0, row: pictureRows + index)
    }
    return Plot(canvas)
  }

  private func panel(_ content: Content, _ viewport: Viewport) -> Canvas {
    var painter = Painter(columns: viewport.columns, rows: viewport.rows, options)
    painter.paintThinAxes(viewport)
    painter.paint(Layout(content, in: viewport))
    return painter.canvas
  }

  /// In one line or, parted between words, in two; what is too long is cut.
  private func title(_ index: Int) -> [String] {
    let text = strip.panels[index].title.unicodeScalars
    let columns = panelColumns
    guard titleRows > 1, text.count > columns,
      let space = text.prefix(columns + 1).lastIndex(of: " ")
    else { return [shortened(String(text), to: columns, options.style)] }
    let rest = String(text[text.index(after: space)...])
    return [String(text[..<space]), shortened(rest, to: columns, options.style)]
  }

  /// As wide as the pictures, or as the longest title where there is room.
  private var panelColumns: Int {
    let titles = plan.shown.map { length(strip.panels[$0].title) }.reduce(0, max)
    return min(max(window?.viewport.columns ?? 0, titles, 1), plan.columns)
  }

  private var columns: Int {
    let count = plan.shown.count
    let panels = count * panelColumns + (count - 1) * StripPlan.gap
    return max(panels, legend.map(\.length).reduce(0, max))
  }
}

/// A text in so many cells at most, its end cut off.
func shortened(_ text: String, to columns: Int, _ style: Style) -> String {
  guard length(text) > columns else { return text }
  let mark = style == .ascii ? "..." : "…"
  guard columns > length(mark) else { return beginning(of: text, cells: columns) }
  return beginning(of: text, cells: columns - length(mark)) + mark
}

private func beginning(of text: String, cells: Int) -> String {
  var left = cells
  let kept = text.unicodeScalars.prefix { scalar in
    left -= cellCount(scalar)
    return left >= 0
  }
  return String(String.UnicodeScalarView(kept))
}
