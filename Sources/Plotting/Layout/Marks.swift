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
/// belong together have the same letter; who comes too late gets `*` in the legend and none in the picture.
struct CornerLetters: Equatable, Sendable {
  static let none: Unicode.Scalar = "*"

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
    return index < 52 ? Unicode.Scalar(UInt8(ascii: "a") + UInt8(index - 26)) : Self.none
  }
}

/// All marks in their cells: no two letters share one, and none is more than one cell from its point.
///
/// Whoever comes first has the cell of the point itself; other letters take a free neighbour, outward
/// from the middle of their shape first, and are left out where all eight are taken. Many points in a cell
/// without letters of their own share one mark: beside it, it would tell of points that are not there.
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
  /// What has each cell; blank where it is free.
  private var holders: [Role]

  init(_ viewport: Viewport, count: Int) {
    self.viewport = viewport
    marks.reserveCapacity(count)
    interior = viewport.interior
    holders = [Role](repeating: .blank, count: viewport.columns * viewport.rows)
  }

  /// Gives a mark its own cell, or notes that it needs another: without a letter it shares that of its like.
  @inline(__always)
  mutating func add(_ wish: WorldMark, at cell: CellIndex) {
    if take(cell, wish.role) { return append(wish, cell) }
    if wish.letter != nil || holder(of: cell) != wish.role { crowded.append(wish) }
  }

  private func holder(of cell: CellIndex) -> Role {
    interior.contains(cell) ? holders[cell.row &* viewport.columns &+ cell.column] : .blank
  }

  /// The marks in their own cells, then the rest beside theirs.
  mutating func solved() -> [Mark] {
    for wish in crowded where wish.role != .origin {
      if let cell = freeNeighbour(for: wish) { append(wish, cell) }
    }
    return marks
  }

  private mutating func append(_ wish: WorldMark, _ cell: CellIndex) {
    marks.append(Mark(letter: wish.letter, role: wish.role, cell: cell))
  }

  private mutating func freeNeighbour(for wish: WorldMark) -> CellIndex? {
    let (at, outward) = (viewport.place(wish.point).cell, wish.outward)
    let h = outward.dx < 0 ? -1 : 1
    let v = (outward.dy < 0) == (viewport.grid.yAxis == .down) ? -1 : 1
    let steps = [(h, 0), (0, v), (h, v), (-h, 0), (0, -v), (h, -v), (-h, v), (-h, -v)]
    return steps.lazy.map { CellIndex(column: at.column + $0.0, row: at.row + $0.1) }
      .first { take($0, wish.role) }
  }

  /// Takes a cell if it is free and inside.
  @inline(__always)
  private mutating func take(_ cell: CellIndex, _ role: Role) -> Bool {
    let index = cell.row &* viewport.columns &+ cell.column
    guard interior.contains(cell), holders[index] == .blank else { return false }
    holders[index] = role
    return true
  }
}
