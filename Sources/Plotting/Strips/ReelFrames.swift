extension Reel {
  /// The key frames of a motion as a strip: the first, and where each stretch of one title ends.
  ///
  /// Where that would be more than `panels`, or all have one title, so many at even distances.
  public func strip(panels: Int = 8) -> Strip {
    let turns = frames.indices.filter { index in
      index == 0 || index == frames.count - 1 || frames[index].title != frames[index + 1].title
    }
    // A motion that begins with a rest is shown where it begins, not also where the rest ends.
    let ends = turns.enumerated().filter { place, index in
      place == 0 || frames[index] != frames[turns[place - 1]]
    }.map(\.element)
    let isOneStretch = frames.allSatisfy { $0.title == frames.first?.title }
    let chosen =
      isOneStretch
      ? evenlyChosen(min(max(panels, 0), frames.count), of: frames.count)
      : evenlyChosen(max(panels, 0), of: ends.count).map { ends[$0] }
    return Strip(chosen.map { frames[$0] })
  }
}

/// The frames of a motion, all of one size and in one window, so that nothing but the shapes moves.
///
/// The title of each stands in the first row, unless none has one.
public func renderFrames(_ reel: Reel, _ options: PlotOptions = PlotOptions()) -> [Plot] {
  ReelPainter(reel, options).plots()
}

private struct ReelPainter {
  private let reel: Reel
  private let options: PlotOptions
  private let titleRows: Int
  private let contents: [Content]
  private let legends: [Legend]
  private let legendRows: Int
  private let viewport: Viewport?

  init(_ reel: Reel, _ options: PlotOptions) {
    (self.reel, self.options) = (reel, options)
    let all = Content(Drawing(shapes: reel.frames.flatMap(\.drawing.shapes)))
    let rows = options.size.rows
    titleRows = rows > 1 && reel.frames.contains { !$0.title.isEmpty } ? 1 : 0
    contents = reel.frames.map { Content($0.drawing) }
    legends = zip(reel.frames, contents).map {
      Legend(of: $0.drawing, $1, options, among: all.extent)
    }
    legendRows = legends.map { $0.count }.reduce(0, max)
    viewport = Viewport.fit(all, options, rows: rows - titleRows - legendRows)
  }

  func plots() -> [Plot] {
    let layouts = contents.map { content in viewport.map { Layout(content, in: $0) } }
    let lines = zip(legends, layouts).map { $0.lines(marksOrigin: $1?.showsOriginMark ?? false) }
    let widest = lines.joined().map(\.length).reduce(0, max)
    let titles = reel.frames.map { length($0.title) }.reduce(0, max)
    let pictures = layouts.map { $0?.columns(atMost: options.size.columns) ?? 0 }.reduce(0, max)
    let columns = min(max(pictures, widest, titles, 1), options.size.columns)
    return reel.frames.indices.map {
      plot(reel.frames[$0].title, layouts[$0], lines[$0], columns: columns)
    }
  }

  private func plot(
    _ title: String, _ layout: Layout?, _ legend: [LegendLine], columns: Int
  ) -> Plot {
    let pictureRows = viewport?.rows ?? 0
    var canvas = Canvas(columns: columns, rows: max(titleRows + pictureRows + legendRows, 1))
    if titleRows > 0 {
      canvas.write(shortened(title, to: columns, options.style), .label, column: 0, row: 0)
    }
    if let layout {
      var painter = Painter(columns: columns, rows: pictureRows, options)
      painter.paint(layout)
      canvas.copy(painter.canvas, column: 0, row: titleRows)
    }
    for (index, line) in legend.enumerated() {
      canvas.write(line.cells, column: 0, row: titleRows + pictureRows + index)
    }
    return Plot(canvas)
  }
}
