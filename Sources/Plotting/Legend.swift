import Geometry

/// One line below a picture.
struct LegendLine: Equatable, Sendable {
  /// The facts in the line with the roles they are about.
  var runs: [Plot.Run]

  init(_ text: String, _ role: Role) { runs = [Plot.Run(text: text, role: role)] }

  var length: Int { runs.reduce(0) { $0 + Plotting.length($1.text) } }
}

/// The lines below a picture: every shape with its texture and coordinates, what could not be
/// drawn, the caller's lines, and which way y and positive angles go.
///
/// Where `rows` are too few, frames and shapes before go first, then anchors and points; where
/// even the rest does not fit, a line says how many are missing.
struct Legend: Equatable, Sendable {
  private let body: [LegendLine]
  private let columns: Int
  private let yAxis: YAxis?

  /// The lines for a space; none where there are no rows.
  init(of drawing: Drawing, style: Style, yAxis: YAxis, columns: Int, rows: Int) {
    self.columns = columns
    let room = rows - closingLines(yAxis, marksOrigin: true, columns).count
    self.yAxis = room >= 0 ? yAxis : nil
    body = room > 0 ? bodyLines(LegendEntries(drawing, style).entries, columns, room) : []
  }

  /// The lines, with a word for the mark of the origin where the picture has one.
  func lines(marksOrigin: Bool) -> [LegendLine] {
    guard let yAxis else { return [] }
    return body + closingLines(yAxis, marksOrigin: marksOrigin, columns)
  }
}

private func closingLines(_ yAxis: YAxis, marksOrigin: Bool, _ columns: Int) -> [LegendLine] {
  let origin = LegendEntry("o origin", role: .origin, rank: 0)
  let convention = LegendEntry(yAxis.convention, role: .legend, rank: 0)
  return flow(marksOrigin ? [origin, convention] : [convention], columns: columns)
}

/// The lines of as many ranks as there is room for.
private func bodyLines(_ entries: [LegendEntry], _ columns: Int, _ room: Int) -> [LegendLine] {
  for rank in [2, 1] {
    let lines = flow(entries.filter { $0.rank <= rank }, columns: columns)
    if lines.count <= room { return lines }
  }
  let lines = flow(entries.filter { $0.rank == 0 }, columns: columns)
  guard lines.count > room else { return lines }
  let rest = LegendEntry("... and \(lines.count - room + 1) more lines", role: .legend, rank: 0)
  return Array(lines.prefix(room - 1) + flow([rest], columns: columns).prefix(1))
}

extension YAxis {
  fileprivate var convention: String {
    switch self {
    case .down: "y down: positive angles turn clockwise on screen"
    case .up: "y up: positive angles turn counterclockwise on screen"
    }
  }
}
