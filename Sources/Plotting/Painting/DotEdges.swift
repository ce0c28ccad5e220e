/// The dots into which a style divides a cell: two in a row.
protocol Dots {
  /// The rows of dots in a cell, as a power of two: dots are many, and shifts are cheap.
  static var rowBits: Int { get }
  /// The bit of a dot by its place in the cell.
  static func bit(x: Int, y: Int) -> UInt32
  static func glyph(_ bits: UInt32) -> Unicode.Scalar
  /// The dots of a glyph; none where it is no glyph of dots.
  static func bits(of glyph: Unicode.Scalar) -> UInt32
}

/// Which dots of a line are there.
enum DotPattern {
  case solid
  case faint
  case dashed
}

extension EdgePen {
  /// An edge at any angle in dots finer than a cell.
  func drawDots<D: Dots>(
    _ edge: Edge, _ dots: D.Type, _ pattern: DotPattern, on ink: inout MutableSpan<Cell>
  ) {
    switch pattern {
    case .solid: drawDots(edge, dots, on: &ink) { _ in true }
    case .faint: drawDots(edge, dots, on: &ink) { $0 & 1 == 0 }
    case .dashed:
      // A phase may be any number: what it wraps around is a multiple of the eight dots of a dash.
      let shift = 2 &* (phase ?? 0)
      drawDots(edge, dots, on: &ink) { ($0 &- shift) & 7 < 4 }
    }
  }

  private func drawDots<D: Dots>(
    _ edge: Edge, _: D.Type, on ink: inout MutableSpan<Cell>, _ isOn: (Int) -> Bool
  ) {
    let walk = DotWalk(edge, rowBits: D.rowBits)
    guard walk.isInside(grid, rowBits: D.rowBits) else { return }
    let (columns, role) = (grid.columns, role)
    var (x, y) = walk.start
    for number in 0...walk.count {
      let dot = (x: x >> DotWalk.fractionBits, y: y >> DotWalk.fractionBits)
      (x, y) = (x &+ walk.step.x, y &+ walk.step.y)
      guard isOn(number) else { continue }
      let index = (dot.y >> D.rowBits) &* columns &+ (dot.x >> 1)
      let bit = D.bit(x: dot.x & 1, y: dot.y & ((1 << D.rowBits) - 1))
      // Dots join those that are there; other ink of a weaker role gives way.
      // Unchecked, for both ends of the walk are inside, and with them all between.
      let bits = D.bits(of: ink[unchecked: index].glyph) | bit
      ink[unchecked: index] = Cell(glyph: D.glyph(bits), role: role)
    }
  }
}

/// The dots of a line from end to end: one in each row of dots or in each column, whichever are
/// more.
///
/// A digital differential analyser: coordinates are whole numbers of tiny fractions of a dot, since
/// whole numbers are cheap to step and to round down.
private struct DotWalk {
  /// One less than those of a place: there are two dots in a column, so that x is the same number.
  static let fractionBits = Place.fractionBits - 1
  /// The number of the last dot.
  let count: Int
  let start: (x: Int, y: Int)
  let step: (x: Int, y: Int)

  @inline(__always)
  init(_ edge: Edge, rowBits: Int) {
    let dx = edge.end.x &- edge.start.x
    let dy = (edge.end.y &- edge.start.y) << (rowBits - 1)
    // From the edges of cells on, and more than rounded steps can add up to, which is less than a
    // line can come near to a whole number.
    let (half, slack) = (1 << (Place.fractionBits - 1), 1 << 10)
    start = (
      edge.start.x &+ half &+ slack, (edge.start.y &+ half) << (rowBits - 1) &+ slack
    )
    count = (max(abs(dx), abs(dy)) &+ half >> 1) >> DotWalk.fractionBits
    let steps = Double(max(count, 1))
    step = (whole(Double(dx) / steps), whole(Double(dy) / steps))
  }

  /// Whether both ends lie in a grid, and with them all between: no place in a picture is outside.
  @inline(__always)
  func isInside(_ grid: CanvasGrid, rowBits: Int) -> Bool {
    let (x, y) = (start.x &+ count &* step.x, start.y &+ count &* step.y)
    return grid.index(cell(start.x, 1), cell(start.y, rowBits)) != nil
      && grid.index(cell(x, 1), cell(y, rowBits)) != nil
  }

  private func cell(_ dot: Int, _ bits: Int) -> Int { dot >> (DotWalk.fractionBits + bits) }
}

/// The nearest whole number: beside a number of this size only whole digits are left.
@inline(__always)
private func whole(_ x: Double) -> Int {
  let large = 0x1.8p52
  return Int(bitPattern: UInt((x + large).bitPattern &- large.bitPattern))
}

/// Two by four.
enum Braille: Dots {
  static let rowBits = 2

  static func bit(x: Int, y: Int) -> UInt32 {
    // A byte for each dot, row by row from the lowest byte on.
    let bits: UInt64 = 0x8040_2004_1002_0801
    return UInt32(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 16 &* y &+ 8 &* x)) & 0xff
  }

  static func glyph(_ bits: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(0x2800 + (bits & 0xff)) ?? " "
  }

  static func bits(of glyph: Unicode.Scalar) -> UInt32 {
    let bits = glyph.value ^ 0x2800
    return bits <= 0xff ? bits : 0
  }
}

/// Two by two.
enum Quadrants: Dots {
  static let rowBits = 1

  static func bit(x: Int, y: Int) -> UInt32 { 1 &<< UInt32(truncatingIfNeeded: 2 &* y &+ x) }

  static func glyph(_ bits: UInt32) -> Unicode.Scalar { quadrantGlyphs[Int(bits & 15)] }

  static func bits(of glyph: Unicode.Scalar) -> UInt32 {
    glyph.value & ~0x1f == 0x2580 ? quadrantBits[Int(glyph.value & 0x1f)] : 0
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
