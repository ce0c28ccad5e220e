/// The lines below a picture: every shape with its texture and coordinates, what could not be
/// drawn, the caller's lines, and which way y and positive angles go.
///
/// Where `rows` are too few, frames and shapes before go first, then anchors and points; where
/// even the rest does not fit, the last line says so.
struct Legend: Equatable, Sendable {
  /// The lines for a picture with the mark of the origin; none where there is no room for one.
  let withOrigin: [LegendLines]
  private let columns: Int
  private let yAxis: YAxis

  /// The lines for a space; none where there are no rows.
  init(
    of drawing: Drawing, _ content: Content, _ options: PlotOptions, rows: Int
  ) {
    columns = options.size.columns
    yAxis = options.yAxis
    guard rows > 0 else {
      withOrigin = []
      return
    }
    let closing = closingLines(yAxis, marksOrigin: true, columns)
    let room = rows - closing.lines.count
    let body = room > 0 ? [bodyLines(drawing, content, options.style, columns, room)] : []
    withOrigin = room >= 0 ? body + [closing] : []
  }

  /// The lines for a picture without the mark of the origin.
  var withoutOrigin: [LegendLines] {
    withOrigin.dropLast()
      + withOrigin.suffix(1).map { _ in closingLines(yAxis, marksOrigin: false, columns) }
  }
}

private func closingLines(_ yAxis: YAxis, marksOrigin: Bool, _ columns: Int) -> LegendLines {
  var lines = LegendLines(columns: columns)
  if marksOrigin {
    lines.begin(.entry, .origin)
    lines.write("o origin")
  }
  lines.begin(.entry, .legend)
  lines.write(columns < 60 ? yAxis.shortConvention : yAxis.convention)
  lines.end()
  return lines
}

/// The lines of as many ranks as there is room for.
private func bodyLines(
  _ drawing: Drawing, _ content: Content, _ style: Style, _ columns: Int, _ room: Int
) -> LegendLines {
  let empty = LegendLines(columns: columns, limit: room)
  let text = CoordinateText(content.extent)
  // Every lettered outline takes a line of its own, so many of them leave no room for the rest.
  var rank = content.letteredCount >= room ? 0 : 2
  while true {
    var entries = LegendEntries(empty, style, text, rank: rank)
    var lines = entries.lines(about: drawing)
    if lines.isFull, rank == 0 { lines.shorten(to: room - 1) }
    if !lines.isFull { return lines }
    rank -= 1
  }
}

extension YAxis {
  fileprivate var convention: String {
    switch self {
    case .down: "y down: positive angles turn clockwise on screen"
    case .up: "y up: positive angles turn counterclockwise on screen"
    }
  }

  /// For narrow pictures, where every line counts.
  fileprivate var shortConvention: String {
    switch self {
    case .down: "y down, clockwise on screen"
    case .up: "y up, counterclockwise on screen"
    }
  }
}
