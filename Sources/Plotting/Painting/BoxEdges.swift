extension EdgePen {
  /// An upright edge in box drawing; where edges of one role meet, the glyph that joins them.
  func drawBox(_ edge: Edge, on ink: inout MutableSpan<Cell>) {
    guard let walk = UprightWalk(edge, in: grid) else { return }
    let (ahead, behind) = walk.arms
    guard walk.count > 0 else { return join(0, at: walk.start, on: &ink) }
    join(ahead, at: walk.start, on: &ink)
    let line = Cell(glyph: boxes.glyph(ahead | behind), role: role)
    var index = walk.start &+ walk.stride
    // Both ends are inside, and with them all between.
    for _ in 1..<walk.count {
      if ink[unchecked: index].role == role {
        join(ahead | behind, at: index, on: &ink)
      } else {
        ink[unchecked: index] = line
      }
      index &+= walk.stride
    }
    join(behind, at: index, on: &ink)
  }

  /// The same in dashes: glyphs with gaps of their own, or gaps between glyphs where they march.
  func drawBoxDashes(_ edge: Edge, on ink: inout MutableSpan<Cell>) {
    guard let phase else { return drawBox(edge, on: &ink) }
    guard let walk = UprightWalk(edge, in: grid) else { return }
    let (dashes, cells) = (Dashes(phase: phase), walk.isVertical ? 2 : 1)
    let (ahead, behind) = walk.arms
    for number in 0...walk.count where dashes.isOn(cells * number) {
      let arms = (number < walk.count ? ahead : 0) | (number > 0 ? behind : 0)
      join(arms, at: walk.start &+ number &* walk.stride, on: &ink)
    }
  }

  /// Adds arms to those of the same role in a cell; other ink gives way.
  @inline(__always)
  private func join(_ arms: UInt8, at index: Int, on ink: inout MutableSpan<Cell>) {
    let there = ink[index].role == role ? boxes.arms(of: ink[index].glyph) : 0
    ink[index] = Cell(glyph: boxes.glyph(arms | there), role: role)
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
struct BoxGlyphs {
  private let table: [Unicode.Scalar]
  /// The other way round: the arms of box drawing from U+2500 on, 0 where the table has no such glyph.
  private let arms: [UInt8]

  //                            none  L    R    LR   U    UL   UR   ULR  D    DL   DR   DLR  UD   UDL  UDR  all
  private static let light = BoxGlyphs([
    "·", "╴", "╶", "─", "╵", "┘", "└", "┴", "╷", "┐", "┌", "┬", "│", "┤", "├", "┼",
  ])
  private static let heavy = BoxGlyphs([
    "▪", "╸", "╺", "━", "╹", "┛", "┗", "┻", "╻", "┓", "┏", "┳", "┃", "┫", "┣", "╋",
  ])
  private static let dashed = BoxGlyphs([
    "·", "╴", "╶", "╌", "╵", "┘", "└", "┴", "╷", "┐", "┌", "┬", "╎", "┤", "├", "┼",
  ])

  private init(_ table: [Unicode.Scalar]) {
    self.table = table
    arms = (0x2500..<0x2580).map { value in
      UInt8(table.firstIndex { $0.value == value } ?? 0)
    }
  }

  /// Those of a texture; dashes that march have gaps of their own.
  static func of(_ texture: Texture, marches: Bool) -> BoxGlyphs {
    switch texture {
    case .bold: heavy
    case .dashed: marches ? light : dashed
    case .solid, .faint, .dotted, .sparse: light
    }
  }

  func glyph(_ arms: UInt8) -> Unicode.Scalar { table[Int(arms & 15)] }

  func arms(of glyph: Unicode.Scalar) -> UInt8 {
    glyph.value & ~0x7f == 0x2500 ? arms[Int(glyph.value & 0x7f)] : 0
  }
}
