import Geometry

/// The lines below a picture: every shape with its texture and coordinates, what could not be
/// drawn, the caller's lines, and which way y and positive angles go.
///
/// Where `rows` are too few, frames and shapes before go first, then anchors and points, then all
/// coordinates, so that every texture has its name; where even the names do not fit, the last line
/// says so.
struct Legend: Equatable, Sendable {
  /// The lines about the drawing, and those about the axes.
  private let body: [LegendLine]
  private let closing: [LegendLine]
  private let columns: Int
  private let yAxis: YAxis

  /// The lines for a space; none where there are no rows.
  ///
  /// Numbers have the roundness that suits the content, or all that is seen in turn.
  init(
    of drawing: Drawing, _ content: Content, _ options: PlotOptions, rows: Int,
    among extent: Extent? = nil
  ) {
    (columns, yAxis) = (options.size.columns, options.yAxis)
    let closing = rows > 0 ? flow([convention(yAxis, columns)], columns: columns) : []
    let room = rows - closing.count
    self.closing = room >= 0 ? closing : []
    body = room > 0 ? bodyLines(drawing, content, extent, options.style, columns, room) : []
  }

  /// How many lines there are at most.
  var count: Int { body.count + closing.count }

  /// The lines, with a word for the mark of the origin where the picture has one and the line has
  /// room for it.
  func lines(marksOrigin: Bool) -> [LegendLine] {
    guard marksOrigin, closing.count == 1 else { return body + closing }
    let origin = LegendEntry(sample: "o", "origin", role: .origin)
    let both = flow([origin, convention(yAxis, columns)], columns: columns)
    return body + (both.count == 1 ? both : closing)
  }
}

private func convention(_ yAxis: YAxis, _ columns: Int) -> LegendEntry {
  LegendEntry(columns < 60 ? yAxis.shortConvention : yAxis.convention, role: .legend)
}

/// The lines of as many ranks as there is room for.
private func bodyLines(
  _ drawing: Drawing, _ content: Content, _ extent: Extent?, _ style: Style, _ columns: Int,
  _ room: Int
) -> [LegendLine] {
  let text = CoordinateText(extent ?? content.extent)
  for detail in details(content.letteredCount, room) {
    // No entry is shorter than its gap.
    let entries = LegendEntries(drawing, style, text, detail, limit: room * columns).entries
    let lines = flow(entries, columns: columns, limit: room)
    if lines.count <= room { return lines }
  }
  let names = LegendEntries(drawing, style, text, .names, limit: 100 * room).entries
  let lines = flow(names, columns: columns, limit: room)
  return lines.count <= room ? lines : shortened(names, columns, room)
}

/// As many entries as there is room for, and dots for the rest.
private func shortened(_ entries: [LegendEntry], _ columns: Int, _ room: Int) -> [LegendLine] {
  let dots = LegendEntry("   ...", role: .legend)
  let spared = columns - dots.text.count
  guard spared > 0 else { return [] }
  let lines = flow(entries, columns: spared, limit: room).prefix(room)
  guard let last = lines.last, let end = flow([dots], columns: columns).first else { return [] }
  return lines.dropLast() + [LegendLine(cells: last.cells + end.cells)]
}

/// How much may be said with coordinates: every lettered outline takes a line of its own.
private func details(_ lettered: Int, _ room: Int) -> [LegendDetail] {
  if lettered > room { return [] }
  return lettered > 0 ? [.all, .points, .corners] : [.all]
}

extension YAxis {
  /// Which way y and positive angles go, in words.
  var convention: String {
    switch self {
    case .down: "y down: positive angles turn clockwise on screen"
    case .up: "y up: positive angles turn counterclockwise on screen"
    }
  }

  /// For narrow pictures, where every line counts.
  var shortConvention: String {
    switch self {
    case .down: "y down, clockwise on screen"
    case .up: "y up, counterclockwise on screen"
    }
  }
}
