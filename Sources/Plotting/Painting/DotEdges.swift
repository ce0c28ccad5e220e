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
    var (x, y) = walk.start
    for index in 0...walk.count {
      let dot = (x: x >> DotWalk.fractionBits, y: y >> DotWalk.fractionBits)
      (x, y) = (x &+ walk.step.x, y &+ walk.step.y)
      guard isOn(index) else { continue }
      let (column, row) = (dot.x >> 1, dot.y >> dots.rowBits)
      guard column >= 0, column < columns, row >= 0, row < rows else { continue }
      let cell = row &* columns &+ column
      let bit = dots.bit(x: dot.x & 1, y: dot.y & ((1 << dots.rowBits) - 1))
      // Dots join those that are there; other ink of a weaker role gives way.
      ink[cell] = Cell(glyph: dots.glyph(dots.bits(of: ink[cell].glyph) | bit), role: edge.role)
    }
  }
}

/// The dots of a line from end to end: one in each row of dots or in each column, whichever are
/// more.
///
/// A digital differential analyser: coordinates are whole numbers of tiny fractions of a dot, since
/// whole numbers are cheap to step and to round down.
private struct DotWalk {
  /// As many as the largest picture leaves below the bound of `nearestCell`.
  static let fractionBits = 39
  /// The number of the last dot.
  let count: Int
  let start: (x: Int, y: Int)
  let step: (x: Int, y: Int)

  init(_ edge: Edge, _ dots: Dots) {
    let rows = Double(1 << dots.rowBits)
    let (dx, dy) = (
      (edge.end.column - edge.start.column) * 2, (edge.end.row - edge.start.row) * rows
    )
    count = max(nearestCell(max(abs(dx), abs(dy))), 0)
    // More than rounded steps can add up to, and less than a line can come near to a whole number.
    let slack = 0x1p-29
    start = (
      fixed((edge.start.column + 0.5) * 2 + slack), fixed((edge.start.row + 0.5) * rows + slack)
    )
    let steps = Double(max(count, 1))
    step = (fixed(dx / steps), fixed(dy / steps))
  }
}

@inline(__always)
private func fixed(_ x: Double) -> Int {
  nearestCell(x * Double(1 << DotWalk.fractionBits))
}

extension Dots {
  /// The bit of a dot by its place in the cell.
  fileprivate func bit(x: Int, y: Int) -> UInt32 {
    switch self {
    case .braille:
      UInt32(truncatingIfNeeded: brailleBits &>> UInt64(truncatingIfNeeded: 16 &* y &+ 8 &* x))
        & 0xff
    case .quadrants: 1 &<< UInt32(truncatingIfNeeded: 2 &* y &+ x)
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

/// A byte for each dot of a cell, row by row from the lowest byte on.
private let brailleBits: UInt64 = 0x8040_2004_1002_0801

/// By the bits top left 1, top right 2, bottom left 4, bottom right 8.
private let quadrantGlyphs: [Unicode.Scalar] = [
  " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
]

/// The other way round: the bits of the block elements from U+2580 on, 0 where they are no quadrants.
private let quadrantBits: [UInt32] = (0..<32).map { offset in
  UInt32(quadrantGlyphs.firstIndex { $0.value == 0x2580 + UInt32(offset) } ?? 0)
}
