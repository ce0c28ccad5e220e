/// The dots into which a style divides a cell.
enum Dots {
  /// Two by four.
  case braille
  /// Two by two.
  case quadrants

  /// The rows of dots in a cell, as a power of two: dots are many, and shifts are cheap.
  var rowBits: Int { self == .braille ? 2 : 1 }
}

extension Canvas {
  /// An edge at any angle in dots finer than a cell.
  mutating func drawWithDots(_ edge: Edge, _ dots: Dots, phase: Int?) {
    switch edge.role.texture {
    case .dotted: drawEvery(2, edge, "·")
    case .sparse: drawEnds(edge, "·")
    case .solid, .bold: drawDots(edge, dots) { _ in true }
    case .faint: drawDots(edge, dots) { $0 & 1 == 0 }
    case .dashed:
      // A phase may be any number: what it wraps around is a multiple of the eight dots of a dash.
      let shift = 2 &* (phase ?? 0)
      drawDots(edge, dots) { ($0 &- shift) & 7 < 4 }
    }
  }

  private mutating func drawDots(_ edge: Edge, _ dots: Dots, _ isOn: (Int) -> Bool) {
    let walk = DotWalk(edge, dots)
    let (columns, rows) = (columns, rows)
    var ink = cells.mutableSpan
    for index in 0...walk.count where isOn(index) {
      let (x, y) = walk.dot(index)
      let (column, row) = (x >> 1, y >> dots.rowBits)
      guard column >= 0, column < columns, row >= 0, row < rows else { continue }
      let cell = row * columns + column
      let bit = dots.bit(x: x & 1, y: y & ((1 << dots.rowBits) - 1))
      // Dots join those that are there; other ink of a weaker role gives way.
      ink[cell] = Cell(glyph: dots.glyph(dots.bits(of: ink[cell].glyph) | bit), role: edge.role)
    }
  }
}

/// The dots of a line from end to end: one in each row of dots or in each column, whichever are
/// more.
private struct DotWalk {
  /// The number of the last dot.
  let count: Int
  private let start: (x: Double, y: Double)
  private let step: (x: Double, y: Double)

  init(_ edge: Edge, _ dots: Dots) {
    let rows = Double(1 << dots.rowBits)
    start = ((edge.start.column + 0.5) * 2, (edge.start.row + 0.5) * rows)
    let (dx, dy) = (
      (edge.end.column - edge.start.column) * 2, (edge.end.row - edge.start.row) * rows
    )
    count = max(nearestCell(max(abs(dx), abs(dy))), 0)
    step = count > 0 ? (dx / Double(count), dy / Double(count)) : (0, 0)
  }

  func dot(_ index: Int) -> (x: Int, y: Int) {
    let steps = Double(index)
    return (
      nearestCell(start.x + step.x * steps - 0.5), nearestCell(start.y + step.y * steps - 0.5)
    )
  }
}

extension Dots {
  /// The bit of a dot by its place in the cell.
  fileprivate func bit(x: Int, y: Int) -> UInt32 {
    switch self {
    case .braille: y == 3 ? (x == 0 ? 0x40 : 0x80) : 1 << UInt32(y + 3 * x)
    case .quadrants: 1 << UInt32(2 * y + x)
    }
  }

  fileprivate func glyph(_ bits: UInt32) -> Unicode.Scalar {
    switch self {
    case .braille: Unicode.Scalar(0x2800 + (bits & 0xff)) ?? " "
    case .quadrants: quadrantGlyphs[Int(bits & 15)]
    }
  }

  /// The dots of a glyph; none where it is no glyph of dots.
  fileprivate func bits(of glyph: Unicode.Scalar) -> UInt32 {
    switch self {
    case .braille: glyph.value & ~0xff == 0x2800 ? glyph.value & 0xff : 0
    case .quadrants:
      glyph.value & ~0x1f == 0x2580 ? quadrantBits[Int(glyph.value & 0x1f)] : 0
    }
  }
}

/// By the bits top left 1, top right 2, bottom left 4, bottom right 8.
private let quadrantGlyphs: [Unicode.Scalar] = [
  " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
]

/// The other way round: the bits of the block elements from U+2580 on, 0 where they are no quadrants.
private let quadrantBits: [UInt32] = (0..<32).map { offset in
  UInt32(quadrantGlyphs.firstIndex { $0.value == 0x2580 + UInt32(offset) } ?? 0)
}
