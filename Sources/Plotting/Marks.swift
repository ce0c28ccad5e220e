import Geometry

/// A letter in the cell of a point, or in the nearest free one beside it.
struct Mark: Equatable, Sendable {
  var letter: Unicode.Scalar
  var role: Role
  var cell: CellIndex
}

/// The letter of a corner, counted over all `after` outlines: A to Z, a to z, then `*`.
func cornerLetter(_ index: Int) -> Unicode.Scalar {
  if index < 26 { return Unicode.Scalar(UInt8(ascii: "A") + UInt8(max(index, 0))) }
  return index < 52 ? Unicode.Scalar(UInt8(ascii: "a") + UInt8(index - 26)) : "*"
}

/// All letters in their cells: no two share one, and none is more than one cell from its point.
///
/// Whoever comes first has the cell of the point itself; the others take a free neighbour, outward
/// from the middle of their shape first, and are left out where all eight are taken.
func placedMarks(_ drawing: Drawing, _ viewport: Viewport) -> [Mark] {
  var solver = MarkSolver(viewport)
  solver.collect(drawing)
  if viewport.marksOrigin { solver.addOrigin() }
  return solver.solved()
}

private struct MarkSolver {
  private struct Wish {
    var mark: Mark
    /// Away from the middle of the shape, by sign.
    var outward: CellIndex
  }

  private let viewport: Viewport
  private var wishes: [Wish] = []
  private var taken: Set<CellIndex> = []

  init(_ viewport: Viewport) { self.viewport = viewport }

  /// Corners come before markers, so that they keep their own cells.
  mutating func collect(_ drawing: Drawing) {
    var letters = 0
    for case .outline(let outline) in drawing.shapes where outline.part == .after {
      addCorners(outline.corners, firstLetter: letters)
      letters += outline.corners.count
    }
    for case .marker(let marker) in drawing.shapes where isDrawable(marker.position) {
      let role: Role = marker.part == .anchor ? .anchor : .point
      let cell = viewport.place(marker.position).cell
      add(Mark(letter: marker.letter, role: role, cell: cell), from: nil)
    }
  }

  mutating func addOrigin() {
    add(Mark(letter: "o", role: .origin, cell: viewport.origin), from: nil)
  }

  private mutating func addCorners(_ corners: [Point], firstLetter: Int) {
    guard let extent = Extent(of: corners) else { return }
    let middle = viewport.place(
      Point(x: extent.minX + extent.width / 2, y: extent.minY + extent.height / 2))
    for (index, corner) in corners.enumerated() where isDrawable(corner) {
      let cell = viewport.place(corner).cell
      add(Mark(letter: cornerLetter(firstLetter + index), role: .corner, cell: cell), from: middle)
    }
  }

  private mutating func add(_ mark: Mark, from middle: Place?) {
    let dx = Double(mark.cell.column) - (middle?.column ?? Double(mark.cell.column + 1))
    let dy = Double(mark.cell.row) - (middle?.row ?? Double(mark.cell.row + 1))
    wishes.append(
      Wish(mark: mark, outward: CellIndex(column: dx < 0 ? -1 : 1, row: dy < 0 ? -1 : 1)))
  }

  /// Two rounds: those that get their own cell, then the rest.
  mutating func solved() -> [Mark] {
    var marks: [Mark] = []
    var crowded: [Wish] = []
    for wish in wishes {
      if taken.insert(wish.mark.cell).inserted {
        marks.append(wish.mark)
      } else {
        crowded.append(wish)
      }
    }
    for wish in crowded where wish.mark.role != .origin {
      guard let cell = freeNeighbour(of: wish) else { continue }
      marks.append(Mark(letter: wish.mark.letter, role: wish.mark.role, cell: cell))
    }
    return marks
  }

  private mutating func freeNeighbour(of wish: Wish) -> CellIndex? {
    let (h, v, at) = (wish.outward.column, wish.outward.row, wish.mark.cell)
    let steps = [(h, 0), (0, v), (h, v), (-h, 0), (0, -v), (h, -v), (-h, v), (-h, -v)]
    for (column, row) in steps {
      let cell = CellIndex(column: at.column + column, row: at.row + row)
      if viewport.interior.contains(cell), taken.insert(cell).inserted { return cell }
    }
    return nil
  }
}
