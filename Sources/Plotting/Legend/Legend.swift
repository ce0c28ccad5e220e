import Geometry

/// One line below a picture.
struct LegendLine: Equatable, Sendable {
  /// Samples in the roles that they show, and words.
  private(set) var runs: [Plot.Run] = []
  private(set) var length = 0

  init(_ text: String, sample: Int = 0, _ role: Role = .legend) {
    append(text, sample: sample, role)
  }

  /// Adds words, of which so many characters at the beginning are a sample of a role.
  mutating func append(_ text: String, sample: Int = 0, _ role: Role = .legend) {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: sample, limitedBy: scalars.endIndex)
    let words = end ?? scalars.endIndex
    if words > scalars.startIndex {
      runs.append(Plot.Run(text: String(scalars[..<words]), role: role))
    }
    if words < scalars.endIndex {
      runs.append(Plot.Run(text: String(scalars[words...]), role: .legend))
    }
    length += Plotting.length(text)
  }
}

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
  let origin = LegendEntry(sample: "o", "origin", role: .origin, rank: 0)
  let convention = LegendEntry(
    columns < 60 ? yAxis.shortConvention : yAxis.convention, role: .legend, rank: 0)
  return flow(marksOrigin ? [origin, convention] : [convention], columns: columns)
}

/// The lines of as many ranks as there is room for.
private func bodyLines(
  _ drawing: Drawing, _ style: Style, _ text: CoordinateText, _ columns: Int, _ room: Int
) -> [LegendLine] {
  // Every lettered outline takes a line of its own, so many of them leave no room for the rest.
  let isCrowded = drawing.letteredOutlines.count >= room
  for rank in isCrowded ? [] : [2, 1] {
    let lines = flow(LegendEntries(drawing, style, text, rank: rank).entries, columns: columns)
    if lines.count <= room { return lines }
  }
  let entries = LegendEntries(drawing, style, text, rank: 0, limit: room + 1).entries
  let lines = flow(entries, columns: columns)
  return lines.count <= room
    ? lines : lines.prefix(room - 1) + [LegendLine(String("...".prefix(columns)))]
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
