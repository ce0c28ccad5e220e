/// The lines below a picture: every shape with its texture and coordinates, what could not be
/// drawn, the caller's lines, and which way y and positive angles go.
///
/// Where `rows` are too few, frames and shapes before go first, then anchors and points; where
/// even the rest does not fit, the last line says so.
struct Legend: Equatable, Sendable {
  private let body: [LegendLine]
  private let columns: Int
  private let yAxis: YAxis?

  /// The lines for a space; none where there are no rows.
  init(
    of drawing: Drawing, _ content: Content, _ options: PlotOptions, rows: Int
  ) {
    columns = options.size.columns
    let yAxis = options.yAxis
    let closing = rows > 0 ? closingLines(yAxis, marksOrigin: true, columns).count : 1
    let room = rows - closing
    self.yAxis = room >= 0 ? yAxis : nil
    guard room > 0 else {
      body = []
      return
    }
    body = bodyLines(
      drawing, options.style, CoordinateText(content.extent), columns, room)
  }

  /// The lines, with a word for the mark of the origin where the picture has one.
  func lines(marksOrigin: Bool) -> [LegendLine] {
    guard let yAxis else { return [] }
    return body + closingLines(yAxis, marksOrigin: marksOrigin, columns)
  }
}

private func closingLines(_ yAxis: YAxis, marksOrigin: Bool, _ columns: Int) -> [LegendLine] {
  var lines = LegendLines(columns: columns)
  if marksOrigin {
    lines.begin(.entry, .origin)
    lines.write("o origin")
  }
  lines.begin(.entry, .legend)
  lines.write(columns < 60 ? yAxis.shortConvention : yAxis.convention)
  return lines.finished()
}

/// The lines of as many ranks as there is room for.
private func bodyLines(
  _ drawing: Drawing, _ style: Style, _ text: CoordinateText, _ columns: Int, _ room: Int
) -> [LegendLine] {
  let empty = LegendLines(columns: columns, limit: room)
  for rank in drawing.hasLettered(atLeast: room) ? [0] : [2, 1, 0] {
    var entries = LegendEntries(empty, style, text, rank: rank)
    let lines = entries.lines(about: drawing)
    if lines.count <= room { return lines }
    if rank == 0 { return lines.prefix(room - 1) + [more] }
  }
  return []
}

/// What stands for lines that found no room.
private let more = LegendLine(repeating: Cell(glyph: ".", role: .legend), count: 3)

extension Drawing {
  /// Whether so many outlines have letters: each takes a line of its own, so that many of them
  /// leave no room for the rest.
  fileprivate func hasLettered(atLeast count: Int) -> Bool {
    var missing = count
    for case .outline(let outline) in shapes where outline.hasLetters && missing > 0 {
      missing -= 1
    }
    return missing <= 0
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
