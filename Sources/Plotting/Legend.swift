import Geometry

/// One line below a picture.
struct LegendLine: Equatable, Sendable {
  var text: String
  var role: Role
}

/// The lines below a picture: every shape with its texture and coordinates, what could not be
/// drawn, the caller's lines, and which way y and positive angles go.
///
/// Where `rows` are too few, frames and shapes before go first, then anchors and points; where
/// even the rest does not fit, a line says how many are missing.
func legendLines(
  of drawing: Drawing, style: Style, yAxis: YAxis, columns: Int, rows: Int
) -> [LegendLine] {
  guard rows > 0 else { return [] }
  let convention = [LegendEntry(yAxis.convention, role: .legend, rank: 0)]
  let closing = flow(convention, columns: columns)
  let entries = LegendEntries(drawing, style).entries
  for rank in [2, 1, 0] {
    let lines = flow(entries.filter { $0.rank <= rank }, columns: columns)
    if lines.count + closing.count <= rows { return lines + closing }
  }
  return shortened(flow(entries.filter { $0.rank == 0 }, columns: columns) + closing, to: rows)
}

private func shortened(_ lines: [LegendLine], to rows: Int) -> [LegendLine] {
  guard rows > 1 else { return [] }
  let missing = lines.count - rows + 1
  return lines.prefix(rows - 1)
    + [LegendLine(text: "... and \(missing) more lines", role: .legend)]
}

/// A fact about one shape in pieces that are not broken, and its rank: 0 is left out last.
struct LegendEntry: Equatable, Sendable {
  var pieces: [String]
  var role: Role
  var rank: Int

  init(_ pieces: String..., role: Role, rank: Int) {
    (self.pieces, self.role, self.rank) = (pieces, role, rank)
  }
}

/// Packs entries into lines: an entry that begins a figure or does not fit begins a line, and the
/// lines that go on with an entry are indented.
private func flow(_ entries: [LegendEntry], columns: Int) -> [LegendLine] {
  var lines: [LegendLine] = []
  for entry in entries {
    for (index, piece) in entry.pieces.enumerated() {
      let gap = index == 0 ? "   " : "  "
      let joins = index > 0 || (entry.role != .after && lines.last?.role != .after)
      let width = (lines.last?.text.unicodeScalars.count ?? columns) + gap.utf8.count
      if joins, width + piece.unicodeScalars.count <= columns {
        lines[lines.count - 1].text += gap + piece
      } else {
        let indent = index > 0 && piece.unicodeScalars.count + 4 <= columns ? "    " : ""
        lines += broken(indent + piece, columns).map { LegendLine(text: $0, role: entry.role) }
      }
    }
  }
  return lines
}

/// A text in pieces of at most so many scalars.
private func broken(_ text: String, _ columns: Int) -> [String] {
  guard text.unicodeScalars.count > columns else { return [text] }
  let scalars = Array(text.unicodeScalars)
  return stride(from: 0, to: scalars.count, by: columns).map { start in
    var piece = String.UnicodeScalarView()
    piece.append(contentsOf: scalars[start..<min(start + columns, scalars.count)])
    return String(piece)
  }
}

extension YAxis {
  fileprivate var convention: String {
    switch self {
    case .down: "y down: positive angles turn clockwise on screen"
    case .up: "y up: positive angles turn counterclockwise on screen"
    }
  }
}
