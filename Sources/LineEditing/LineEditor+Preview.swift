internal import CLibedit

/// The line below the entry, as it is on the screen.
struct Preview {
  /// The text of the entry that it belongs to.
  var source = ""
  /// The line; nil where none is shown.
  var line: String?
  /// The row of the screen, counted from the prompt's.
  var row = 0
}

// Drawn like looks: after libedit, with relative moves that bring the cursor back.
extension LineEditor {
  /// Narrower screens have no room for it.
  private static let leastColumns = 30

  /// Shows the line for the present text; while more keys wait, the old one stays.
  func updatePreview(_ entry: Entry, _ layout: Layout, rows: Int) {
    guard let previewer, usesColor, layout.columns >= Self.leastColumns else { return }
    let text = String(gutter.removing(from: entry).scalars)
    let isNew = text != preview.source
    let line = isNew ? previewer(text) : preview.line
    if isNew, hasPendingKeys { return }
    let hasMoved = preview.line != nil && preview.row != layout.lastRow + 1
    preview.source = text
    guard line != preview.line || hasMoved else { return }
    // One row less than the screen has, or the entry would scroll out of sight.
    draw(layout.lastRow + 1 < rows ? line : nil, below: entry, layout)
  }

  private func draw(_ line: String?, below entry: Entry, _ layout: Layout) {
    let cursor = layout.places[entry.cursor]
    var output = ""
    var row = cursor.row
    if preview.line != nil, preview.row <= layout.lastRow {
      output += wipe(preview.row, from: cursor, layout, entry)
      row = preview.row
    }
    if layout.lastRow > row { output += "\u{1B}[\(layout.lastRow - row)B" }
    output += "\r\n\u{1B}[J"
    if let line { output += "\u{1B}[2m\(line.cut(to: layout.columns - 1, ellipsis))\u{1B}[0m" }
    output += "\r\u{1B}[\(layout.lastRow + 1 - cursor.row)A"
    if cursor.column > 0 { output += "\u{1B}[\(cursor.column)C" }
    emit(output)
    preview.line = line
    preview.row = layout.lastRow + 1
  }

  /// The entry grew over the line: what libedit left of it, for it takes that row for blank, goes.
  private func wipe(_ row: Int, from cursor: Layout.Place, _ layout: Layout, _ entry: Entry)
    -> String
  {
    let last = entry.scalars.indices.last {
      layout.places[$0].row == row && entry.scalars[$0] != "\n"
    }
    let end = last.map { layout.places[$0].column + max(1, entry.scalars[$0].columns) } ?? 0
    var output = ""
    if row != cursor.row {
      output += "\u{1B}[\(abs(row - cursor.row))\(row < cursor.row ? "A" : "B")"
    }
    output += "\r"
    guard end < layout.columns else { return output }
    return output + (end > 0 ? "\u{1B}[\(end)C" : "") + "\u{1B}[K"
  }

  /// Takes the line away while the entry stays.
  func hidePreview() {
    guard preview.line != nil else { return }
    let entry = current
    draw(nil, below: entry, Layout(entry.scalars, after: promptWidth, columns: columns))
    preview.source = ""
  }

  /// Takes the line away when the entry was submitted and the cursor stands where it was.
  func wipePreview() {
    if preview.line != nil { emit("\u{1B}[J") }
    preview = Preview()
  }
}
