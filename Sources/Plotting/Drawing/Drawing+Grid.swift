public import Geometry

extension Drawing {
  /// What a 3×3 matrix does to the unit grid, to the unit vectors i and j, and to the unit square.
  ///
  /// The rows of the matrix are where i, j and the origin go, and the determinant is the area of the
  /// image of the unit square. A translation much larger than the cells is left out of the picture
  /// and named. The cells of a projection are as large as shows how its lines run together. With
  /// `areColumns` the reader writes points as columns, and sees the matrix mirrored in its diagonal.
  public static func grid(_ matrix: Matrix, areColumns: Bool = false) -> Drawing {
    let (g, h, i) = (matrix[0, 2], matrix[1, 2], matrix[2, 2])
    guard g == 0, h == 0, i != 0 else { return projectedGrid(matrix) }
    var drawing = grid(
      AffineTransform(
        a: matrix[0, 0] / i, b: matrix[0, 1] / i, c: matrix[1, 0] / i, d: matrix[1, 1] / i,
        tx: matrix[2, 0] / i, ty: matrix[2, 1] / i), areColumns)
    if i != 1 { drawing.legend.append("after dividing by the last number, \(number(i))") }
    return drawing
  }

  private static func grid(_ t: AffineTransform, _ areColumns: Bool) -> Drawing {
    let move = Vector(dx: t.tx, dy: t.ty)
    let reach = max(hypotenuse(t.a, t.b), hypotenuse(t.c, t.d), 1)
    let isFar = !(move.length <= 3 * reach)
    let shown = isFar ? t.linearPart : t
    var drawing = grid(UnitGrid(cell: 1), Matrix(shown))
    drawing.legend += [
      "the \(areColumns ? "columns" : "rows") of the matrix are where i and j go",
      areaWords(t.determinant),
    ]
    if isFar {
      drawing.legend.append("then all moves by \(pair(t.tx, t.ty)), which is left out here")
    }
    return drawing
  }

  private static func projectedGrid(_ matrix: Matrix) -> Drawing {
    let (g, h, i) = (matrix[0, 2], matrix[1, 2], matrix[2, 2])
    let cell = cellSize(max(abs(g), abs(h)) / abs(i))
    var drawing = grid(UnitGrid(cell: cell), matrix)
    if cell != 1 { drawing.legend.append("a cell is \(number(cell)) wide, and so are i and j") }
    if g != 0 {
      drawing.legend.append("lines along x meet at \(pair(matrix[0, 0] / g, matrix[0, 1] / g))")
    }
    if h != 0 {
      drawing.legend.append("lines along y meet at \(pair(matrix[1, 0] / h, matrix[1, 1] / h))")
    }
    drawing.legend.append(
      g == 0 && h == 0
        ? "all of it lies at infinity" : "a projection: areas change from place to place")
    return drawing
  }

  private static func grid(_ grid: UnitGrid, _ matrix: Matrix) -> Drawing {
    let square = Rect(x: 0, y: 0, width: grid.cell, height: grid.cell).corners
    let image = Projection(of: square, under: matrix)
    var drawing = Drawing(shapes: [
      .mesh(Mesh(grid.lines, part: .before, name: "unit grid")),
      .mesh(Mesh(grid.images(under: matrix), part: .after, name: "its image")),
      .outline(Outline(square, part: .before, name: "unit square")),
    ])
    if !image.isGone {
      drawing.shapes.append(
        .outline(Outline(image.corners, part: .after, name: "image of the square").unlettered))
    }
    drawing.shapes += image.rays.map(Shape.ray)
    // The corners of the square from the origin on: along i, across, along j.
    for (name, corner) in [("i", 1), ("j", 3)] {
      drawing.addArrow(name, from: square[0], to: square[corner], .before)
      drawing.addArrow(name, from: image.corners[0], to: image.corners[corner], .after)
    }
    return drawing
  }

  private mutating func addArrow(
    _ name: String, from start: Point, to end: Point, _ part: Arrow.Part
  ) {
    if start == .beyond || end == .beyond { return legend.append("\(name) reaches infinity") }
    shapes.append(.arrow(Arrow(from: start, to: end, part: part, name: name)))
  }
}

/// The lines of three by three cells, of which the middle one is the unit square.
private struct UnitGrid {
  let cell: Double

  var lines: [Segment] {
    let (low, high) = (-cell, 2 * cell)
    return (-1...2).flatMap { index -> [Segment] in
      let at = Double(index) * cell
      return [
        Segment(Point(x: at, y: low), Point(x: at, y: high)),
        Segment(Point(x: low, y: at), Point(x: high, y: at)),
      ]
    }
  }

  /// The images of the lines, cut where they come near the horizon.
  func images(under matrix: Matrix) -> [Segment] {
    let ends = lines.map { (image(of: $0.start, under: matrix), image(of: $0.end, under: matrix)) }
    let ws = ends.flatMap { [$0.0.w, $0.1.w] }
    let sign: Double = ws.contains { $0 > 0 } ? 1 : -1
    let least = 0.1 * ws.reduce(0) { max($0, sign * $1) }
    guard least > 0 else { return [] }
    return ends.compactMap { from, to in
      guard let (a, b) = cut(from, to, sign, least) else { return nil }
      return Segment(Point(x: a.x / a.w, y: a.y / a.w), Point(x: b.x / b.w, y: b.y / b.w))
    }
  }

  /// The part of an edge on which w is at least so much.
  private func cut(_ a: Row, _ b: Row, _ sign: Double, _ least: Double) -> (Row, Row)? {
    let (u, v) = (sign * a.w, sign * b.w)
    if u < least, v < least { return nil }
    let middle = (least - u) / (v - u)
    return (u < least ? mix(a, b, middle) : a, v < least ? mix(a, b, middle) : b)
  }

  private func mix(_ a: Row, _ b: Row, _ t: Double) -> Row {
    Row(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), w: a.w + t * (b.w - a.w))
  }
}

// MARK: Words

private func areaWords(_ determinant: Double) -> String {
  let area = abs(determinant)
  if !area.isFinite { return "the determinant is beyond what a number can hold" }
  if area <= 1e-12 { return "determinant 0: all is flat, and there is no way back" }
  let words =
    abs(area - 1) <= 1e-9
    ? "the area of the unit square stays 1"
    : "the area of the unit square goes from 1 to \(number(area))"
  let sign = determinant < 0 ? ", and the sign says mirrored" : ""
  return "determinant \(number(determinant)): \(words)\(sign)"
}

private func number(_ x: Double) -> String { numberText(x, .significant(4), negligible: 1e-9) }

private func pair(_ x: Double, _ y: Double) -> String { "(\(number(x)), \(number(y)))" }

private func hypotenuse(_ x: Double, _ y: Double) -> Double { Vector(dx: x, dy: y).length }

/// The largest power of ten in whose cells a divisor that grows by `slope` for each unit stays well
/// away from 0.
private func cellSize(_ slope: Double) -> Double {
  guard slope.isFinite, slope > 0 else { return 1 }
  var cell = 1.0
  while cell * slope > 0.25, cell > 1e-12 { cell /= 10 }
  while cell * 10 * slope <= 0.25, cell < 1e12 { cell *= 10 }
  return cell
}
