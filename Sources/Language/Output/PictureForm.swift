internal import Plotting

extension Settings {
  var plotOptions: PlotOptions {
    PlotOptions(
      size: PlotSize(columns: columns, rows: rows), style: .ascii, yAxis: isYUp ? .up : .down)
  }

  func text(of figure: Figure) -> StyledText {
    if describesPictures {
      return StyledText(
        describe(figure, yAxis: isYUp ? .up : .down).joined(separator: "\n"), .value)
    }
    return StyledText(render(figure, plotOptions))
  }
}

extension StyledText {
  init(_ plot: Plot) { self.init(plot.lines.joined(separator: "\n"), .value) }
}
