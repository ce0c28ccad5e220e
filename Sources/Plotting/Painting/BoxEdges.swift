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
  @inline(__always)
  private mutating func drawBox(_ edge: Edge, _ boxes: BoxGlyphs, _ isOn: (Int) -> Bool) {
    guard let walk = UprightWalk(edge, in: grid) else { return }
    let (ahead, behind) = walk.arms
    var ink = cells.mutableSpan
    var index = walk.start
    for number in 0...walk.count {
      if isOn(number) {
        var arms = (number < walk.count ? ahead : 0) | (number > 0 ? behind : 0)
        if ink[index].role == edge.role { arms |= boxes.arms(of: ink[index].glyph) }
        ink[index] = Cell(glyph: boxes.glyph(arms), role: edge.role)
      }
      index &+= walk.stride
    }
  }
}

extension UprightWalk {
  /// The arms of a glyph to the next cell and to the one before.
  fileprivate var arms: (ahead: UInt8, behind: UInt8) {
    let (low, high) = isVertical ? (Arms.up, Arms.down) : (Arms.left, Arms.right)
    return direction > 0 ? (high, low) : (low, high)
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
  /// The other way round: the arms of box drawing from U+2500 on, 0 where the table has no such glyph.
  private let arms: [UInt8]

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

  init(_ table: [Unicode.Scalar]) {
    self.table = table
    arms = (0x2500..<0x2580).map { value in
      UInt8(table.firstIndex { $0.value == value } ?? 0)
    }
  }

  func glyph(_ arms: UInt8) -> Unicode.Scalar { table[Int(arms & 15)] }

  func arms(of glyph: Unicode.Scalar) -> UInt8 {
    glyph.value & ~0x7f == 0x2500 ? arms[Int(glyph.value & 0x7f)] : 0
  }
}
