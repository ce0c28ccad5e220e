/// One line below a picture: samples in the roles that they show, and words.
struct LegendLine: Equatable, Sendable {
  /// The cells of the line; lines that belong together share their memory.
  let cells: ArraySlice<Cell>

  var length: Int { cells.count }

  /// The line without its roles.
  var text: String {
    cells.reduce(into: "") { text, cell in
      if cell.glyph != .covered { text.unicodeScalars.append(cell.glyph) }
    }
  }
}
