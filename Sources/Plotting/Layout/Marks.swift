import Geometry

/// A letter in the cell of a point, or in the nearest free one beside it.
struct Mark: Equatable, Sendable {
  /// Nil where the style has a sign for the role.
  var letter: Unicode.Scalar?
  var role: Role
  var cell: CellIndex
}

/// The letters of corners in the order of the outlines.
///
/// `after` outlines take A to Z and go on with a to z, `other` ones take a to z, so that corners that
/// belong together have the same letter; who comes too late gets `*`.
struct CornerLetters: Equatable, Sendable {
  private var capitals = 0
  private var smalls = 0

  mutating func next(_ part: Outline.Part) -> Unicode.Scalar {
    if part == .other {
      smalls += 1
      return letter(25 + smalls)
    }
    capitals += 1
    return letter(capitals - 1)
  }

  /// Leaves out the letters of so many corners.
  mutating func skip(_ count: Int, _ part: Outline.Part) {
    if part == .other { smalls += count } else { capitals += count }
  }

  private func letter(_ index: Int) -> Unicode.Scalar {
    if index < 26 { return Unicode.Scalar(UInt8(ascii: "A") + UInt8(max(index, 0))) }
    return index < 52 ? Unicode.Scalar(UInt8(ascii: "a") + UInt8(index - 26)) : "*"
  }
}

/// All letters in their cells: no two share one, and none is more than one cell from its point.
///
/// Whoever comes first has the cell of the point itself; the others take a free neighbour, outward
/// from the middle of their shape first, and are left out where all eight are taken.
func placedMarks(_ content: Content, _ viewport: Viewport) -> [Mark] {
  var solver = MarkSolver(viewport, count: content.corners.count + content.markers.count + 1)
  // Corners come before markers, so that they keep their own cells.
  for mark in content.corners { solver.add(mark, at: viewport.place(mark.point).cell) }
  for mark in content.markers { solver.add(mark, at: viewport.place(mark.point).cell) }
  if viewport.marksOrigin {
    let origin = WorldMark(point: .zero, letter: "o", role: .origin, outward: .zero)
    solver.add(origin, at: viewport.place(.zero).cell)
  }
  return solver.solved()
}

private struct MarkSolver {
  private let viewport: Viewport
  private let interior: CellBox
  private var marks: [Mark] = []
  private var crowded: [WorldMark] = []
  private var taken: [Bool]

  init(_ viewport: Viewport, count: Int) {
    self.viewport = viewport
    marks.reserveCapacity(count)
    interior = viewport.interior
    taken = [Bool](repeating: false, count: viewport.columns * viewport.rows)
  }

  /// Gives a mark its own cell, or notes that it needs another.
  @inline(__always)
  mutating func add(_ wish: WorldMark, at cell: CellIndex) {
    if take(cell) { append(wish, cell) } else { crowded.append(wish) }
  }

  /// The marks in their own cells, then the rest beside theirs.
  mutating func solved() -> [Mark] {
    for wish in crowded where wish.role != .origin {
      guard let cell = freeNeighbour(of: viewport.place(wish.point).cell, wish.outward) else {
        continue
      }
      append(wish, cell)
    }
    return marks
  }

  private mutating func append(_ wish: WorldMark, _ cell: CellIndex) {
    marks.append(Mark(letter: wish.letter, role: wish.role, cell: cell))
  }

  private mutating func freeNeighbour(of at: CellIndex, _ outward: Vector) -> CellIndex? {
    let h = outward.dx < 0 ? -1 : 1
    let v = (outward.dy < 0) == (viewport.grid.yAxis == .down) ? -1 : 1
    return take(at, h, 0) ?? take(at, 0, v) ?? take(at, h, v) ?? take(at, -h, 0) ?? take(at, 0, -v)
      ?? take(at, h, -v) ?? take(at, -h, v) ?? take(at, -h, -v)
  }

  private mutating func take(_ at: CellIndex, _ columns: Int, _ rows: Int) -> CellIndex? {
    let cell = CellIndex(column: at.column + columns, row: at.row + rows)
    return take(cell) ? cell : nil
  }

  /// Takes a cell if it is free and inside.
  @inline(__always)
  private mutating func take(_ cell: CellIndex) -> Bool {
    let index = cell.row &* viewport.columns &+ cell.column
    guard interior.contains(cell), !taken[index] else { return false }
    taken[index] = true
    return true
  }
}
