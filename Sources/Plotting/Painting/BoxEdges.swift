extension Canvas {
  /// An upright edge in box drawing.
  mutating func drawWithBoxes(_ edge: Edge, phase: Int?) {
    switch edge.role.texture {
    case .dotted: drawEvery(2, edge, "·")
    case .sparse: drawEnds(edge, "·")
    case .solid, .faint: drawBox(edge, .light) { _ in true }
    case .bold: drawBox(edge, .heavy) { _ in true }
    case .dashed:
      guard let phase else { return drawBox(edge, .dashed) { _ in true } }
      let dashes = Dashes(phase: phase)
      drawBox(edge, .light) { dashes.isOn(edge.isVertical ? 2 * $0 : $0) }
    }
  }

  /// One glyph for each cell; where edges of one role meet, the glyph that joins them.
  private mutating func drawBox(_ edge: Edge, _ boxes: BoxGlyphs, _ isOn: (Int) -> Bool) {
    let (a, b) = (edge.start.cell, edge.end.cell)
    let isVertical = edge.isVertical && a.row != b.row
    let count = isVertical ? abs(b.row - a.row) : abs(b.column - a.column)
    let forward = isVertical ? b.row > a.row : b.column > a.column
    let step = forward ? 1 : -1
    let ahead: UInt8 =
      isVertical ? (forward ? Arms.down : Arms.up) : (forward ? Arms.right : Arms.left)
    let behind: UInt8 =
      isVertical ? (forward ? Arms.up : Arms.down) : (forward ? Arms.left : Arms.right)
    for index in 0...count where isOn(index) {
      let column = a.column + (isVertical ? 0 : index * step)
      let row = a.row + (isVertical ? index * step : 0)
      var arms = (index < count ? ahead : 0) | (index > 0 ? behind : 0)
      let there = self[column, row]
      if there.role == edge.role { arms |= boxes.arms(of: there.glyph) }
      put(boxes.glyph(arms), edge.role, column: column, row: row)
    }
  }
}

/// The four directions in which a glyph can reach the edge of its cell, as bits.
private enum Arms {
  static let left: UInt8 = 1
  static let right: UInt8 = 2
  static let up: UInt8 = 4
  static let down: UInt8 = 8
}

/// Box drawing of one weight, by the arms of the glyph.
private struct BoxGlyphs {
  private let table: [Unicode.Scalar]

  //                            none  L    R    LR   U    UL   UR   ULR  D    DL   DR   DLR  UD   UDL  UDR  all
  static let light = BoxGlyphs([
    "·", "╴", "╶", "─", "╵", "┘", "└", "┴", "╷", "┐", "┌", "┬", "│", "┤", "├", "┼",
  ])
  static let heavy = BoxGlyphs([
    "▪", "╸", "╺", "━", "╹", "┛", "┗", "┻", "╻", "┓", "┏", "┳", "┃", "┫", "┣", "╋",
  ])
  static let dashed = BoxGlyphs([
    "·", "╴", "╶", "╌", "╵", "┘", "└", "┴", "╷", "┐", "┌", "┬", "╎", "┤", "├", "┼",
  ])

  init(_ table: [Unicode.Scalar]) { self.table = table }

  func glyph(_ arms: UInt8) -> Unicode.Scalar { table[Int(arms & 15)] }

  func arms(of glyph: Unicode.Scalar) -> UInt8 { UInt8(table.firstIndex(of: glyph) ?? 0) }
}
