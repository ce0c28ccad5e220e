import Geometry
import Testing

@testable import Plotting

/// What holds for every picture, over random scenes and sizes.
@Suite struct PictureLaws {
  static let randomScenes = (1...600).map { RandomScene(seed: UInt64($0)) }

  @Test func picturesKeepToTheirSize() {
    for scene in Self.randomScenes {
      let plot = scene.plot
      #expect(plot.lines.count <= scene.options.size.rows, "\(scene)")
      #expect(
        plot.lines.allSatisfy { $0.unicodeScalars.count <= scene.options.size.columns }, "\(scene)")
      #expect(!plot.lines.isEmpty, "\(scene)")
    }
  }

  @Test func sameSceneGivesSameBytes() {
    for scene in Self.randomScenes {
      #expect(scene.plot.text == RandomScene(seed: scene.seed).plot.text, "\(scene)")
    }
  }

  @Test func lettersAreNextToTheirPoints() {
    for scene in Self.randomScenes {
      guard let layout = scene.layout else { continue }
      for (letter, point) in scene.drawing.seenCorners {
        let cell = layout.viewport.place(point).cell
        let isNear = layout.marks.contains { $0.letter == letter && distance($0.cell, cell) <= 1 }
        #expect(isNear || layout.isCrowded(around: cell), "\(letter) in \(scene)")
      }
    }
  }

  // In a first prototype the number 100 covered corner A.
  @Test func noLetterIsCovered() {
    for scene in Self.randomScenes {
      guard let layout = scene.layout else { continue }
      let canvas = scene.painted(layout)
      #expect(Set(layout.marks.map(\.cell)).count == layout.marks.count, "\(scene)")
      for mark in layout.marks {
        let cell = canvas[mark.cell.column, mark.cell.row]
        #expect(
          cell
            == Cell(
              glyph: mark.letter ?? scene.options.style.glyphs.sign(mark.role), role: mark.role),
          "\(mark) in \(scene)")
      }
    }
  }

  // In a first prototype the top edge of a frame ran through the number 50.
  @Test func noNumberIsCovered() {
    for scene in Self.randomScenes {
      guard let layout = scene.layout, let axes = layout.viewport.axes else { continue }
      let canvas = scene.painted(layout)
      axes.forEachXNumber(columns: layout.viewport.columns) { text, column in
        #expect(canvas.text(column, axes.numberRow, text.count) == text, "\(scene)")
      }
      for tick in axes.yTicks {
        let start = axes.window.left - 1 - tick.text.count
        #expect(canvas.text(start, tick.position, tick.text.count) == tick.text, "\(scene)")
      }
    }
  }

  @Test func framesAreDrawnWhereTheyAre() {
    for scene in Self.randomScenes {
      guard let layout = scene.layout else { continue }
      let canvas = scene.painted(layout)
      let edges = layout.frameEdges
      let drawn = canvas.allCells.filter { canvas[$0.column, $0.row].role == .frame }
      #expect(drawn.filter { !edges.contains($0) }.isEmpty, "\(scene)")
      // Dashes that march leave corners out.
      for corner in layout.frameCorners where scene.options.antPhase == nil {
        #expect(canvas[corner.column, corner.row].role.rawValue >= Role.frame.rawValue, "\(scene)")
      }
    }
  }

  @Test func uprightEdgesKeepClearOfTheAxes() {
    for scene in Self.randomScenes {
      guard let layout = scene.layout, let axes = layout.viewport.axes else { continue }
      // The way to infinity may lie on an axis; heads tell it from the edges of shapes.
      for edge in layout.edges where !edge.hasHead {
        if edge.start.column == edge.end.column {
          #expect(abs(edge.end.cell.column - axes.crossing.column) > 1, "\(edge) in \(scene)")
        }
        if edge.start.row == edge.end.row {
          #expect(abs(edge.end.cell.row - axes.crossing.row) > 1, "\(edge) in \(scene)")
        }
      }
    }
  }

  @Test func theOrderOfDrawingsDoesNotMoveAnything() {
    for scene in Self.randomScenes {
      let turned = Drawing(shapes: scene.drawing.shapes.reversed())
      #expect(Content(turned).extent == Content(scene.drawing).extent, "\(scene)")
    }
  }

  @Test func aLegendOnlyMakesThePictureSmaller() {
    for scene in Self.randomScenes {
      let content = Content(scene.drawing)
      let rows = scene.options.size.rows
      guard let full = Viewport.fit(content, scene.options, rows: rows),
        let small = Viewport.fit(content, scene.options, rows: max(rows - 4, 1))
      else { continue }
      let (a, b) = (Layout(content, in: full), Layout(content, in: small))
      #expect(a.edges.map(\.role) == b.edges.map(\.role), "\(scene)")
      if (full.axes == nil) == (small.axes == nil) {
        // Only where the origin is left out for want of room is the rest larger, by a half at most.
        #expect(full.grid.scale.pointsPerRow <= 1.9 * small.grid.scale.pointsPerRow, "\(scene)")
      }
      for (p, q) in zip(a.edges, b.edges) where !p.hasHead {
        let scale = full.grid.scale.pointsPerRow / small.grid.scale.pointsPerRow
        let (long, short) = (p.end.row - p.start.row, q.end.row - q.start.row)
        #expect(abs(long * scale - short) <= 1, "\(scene)")
      }
    }
  }

  /// The mirror of the page; rounding of halves may move a row.
  @Test func yUpTurnsThePictureOver() {
    for scene in Self.randomScenes {
      let content = Content(scene.drawing)
      var options = scene.options
      options.yAxis = .down
      guard let down = Viewport.fit(content, options, rows: options.size.rows) else { continue }
      options.yAxis = .up
      guard let up = Viewport.fit(content, options, rows: options.size.rows) else { continue }
      let ratio = up.grid.scale.pointsPerRow / down.grid.scale.pointsPerRow
      #expect(ratio > 0.5 && ratio < 2, "\(scene)")
      guard ratio == 1 else { continue }
      for point in content.points {
        let (p, q) = (down.place(point), up.place(point))
        #expect(abs(p.column - q.column) <= 1, "\(point) in \(scene)")
        #expect(abs(p.row + q.row - Double(up.rows - 1)) <= 1.01, "\(point) in \(scene)")
      }
    }
  }
}

extension RandomScene {
  var plot: Plot { render(drawing, options) }

  var layout: Layout? {
    let content = Content(drawing)
    return Viewport.fit(content, options, rows: options.size.rows).map { Layout(content, in: $0) }
  }

  func painted(_ layout: Layout) -> Canvas {
    var painter = Painter(
      columns: layout.viewport.columns, rows: layout.viewport.rows, options)
    painter.paint(layout)
    return painter.canvas
  }
}

extension Drawing {
  /// The corners that can be drawn and are not clipped, with their letters.
  var seenCorners: [(Unicode.Scalar, Point)] {
    var letters = CornerLetters()
    return letteredOutlines.flatMap { outline in
      outline.corners.map { (letters.next(outline.part), $0) }
        .filter { isDrawable($0.1) && !outline.hides($0.1) }
    }
  }
}

extension Layout {
  fileprivate func isCrowded(around cell: CellIndex) -> Bool {
    let near = marks.filter { distance($0.cell, cell) <= 1 }.count
    let box = viewport.interior
    let columns = min(cell.column + 1, box.right) - max(cell.column - 1, box.left) + 1
    let rows = min(cell.row + 1, box.bottom) - max(cell.row - 1, box.top) + 1
    return near == columns * rows
  }

  fileprivate var frameCorners: [CellIndex] {
    edges.filter { $0.role == .frame }.map(\.end.cell)
  }

  fileprivate var frameEdges: Set<CellIndex> {
    var cells: Set<CellIndex> = []
    for edge in edges where edge.role == .frame {
      let (a, b) = (edge.start.cell, edge.end.cell)
      for column in min(a.column, b.column)...max(a.column, b.column) {
        for row in min(a.row, b.row)...max(a.row, b.row) {
          cells.insert(CellIndex(column: column, row: row))
        }
      }
    }
    return cells
  }
}

extension Canvas {
  var allCells: [CellIndex] {
    (0..<rows).flatMap { row in (0..<columns).map { CellIndex(column: $0, row: row) } }
  }

  fileprivate func text(_ column: Int, _ row: Int, _ count: Int) -> String {
    var text = String.UnicodeScalarView()
    for offset in 0..<count where self[column + offset, row].role == .number {
      text.append(self[column + offset, row].glyph)
    }
    return String(text)
  }
}

private func distance(_ a: CellIndex, _ b: CellIndex) -> Int {
  max(abs(a.column - b.column), abs(a.row - b.row))
}
