import Geometry
import Testing

@testable import Plotting

/// What holds for every line and word in a picture, over random scenes, styles and sizes.
@Suite struct InkLaws {
  static let scenes = PictureLaws.randomScenes

  @Test func inkIsNextToALineOfItsRole() {
    for scene in Self.scenes {
      guard let layout = scene.layout else { continue }
      let canvas = scene.painted(layout)
      for cell in canvas.allCells {
        let role = canvas[cell.column, cell.row].role
        guard role.isOfEdges else { continue }
        let isNear = layout.edges.contains { $0.role == role && $0.distance(to: cell) <= 1 }
        #expect(isNear, "\(role) at \(cell) in \(scene)")
        #expect(layout.viewport.interior.contains(cell), "\(role) at \(cell) in \(scene)")
      }
    }
  }

  @Test func unbrokenLinesHaveNoGaps() {
    for scene in Self.scenes {
      guard let layout = scene.layout else { continue }
      let canvas = scene.painted(layout)
      for edge in layout.edges where edge.role.texture == .solid || edge.role.texture == .bold {
        let gaps = edge.trueCells.filter { cell in
          !canvas.around(cell).contains { $0.role.rawValue >= edge.role.rawValue }
        }
        #expect(gaps.isEmpty, "\(edge) in \(scene)")
      }
    }
  }

  /// The world's place of a corner is the end of its edges, or the middle of its cell at the border.
  ///
  /// Pictures too small for axes may push an end in further.
  @Test func edgesEndWhereTheWorldSays() {
    for scene in Self.scenes {
      guard let layout = scene.layout, layout.viewport.axes != nil else { continue }
      let content = Content(scene.drawing)
      let grid = layout.viewport.grid
      for role in Role.allCases {
        let ends = content.strokes.filter { $0.role == role }.flatMap(\.ends).map {
          content.points[$0]
        }
        let placed = layout.edges.filter { $0.role == role }.prefix(ends.count).map(\.end)
        for (end, place) in zip(ends, placed) {
          let column = end.x / grid.scale.pointsPerColumn + Double(layout.viewport.origin.column)
          let down = grid.yAxis == .down ? end.y : -end.y
          let row = down / grid.scale.pointsPerRow + Double(layout.viewport.origin.row)
          #expect(abs(place.column - column) < 0.501, "\(end) in \(scene)")
          #expect(abs(place.row - row) < 0.501, "\(end) in \(scene)")
        }
      }
    }
  }

  @Test func wordsAreWholeOrLeftOut() {
    for scene in Self.scenes {
      guard let layout = scene.layout else { continue }
      let canvas = scene.painted(layout)
      let words = Set(layout.labels.map(\.text)).sorted { $0.count > $1.count }
      for row in 0..<canvas.rows {
        for run in canvas.words(ofRow: row) {
          var rest = Substring(run)
          while let word = words.first(where: rest.hasPrefix), !word.isEmpty {
            rest = rest.dropFirst(word.count)
          }
          #expect(rest.isEmpty, "\(run) in \(scene)")
        }
      }
    }
  }

  @Test func dashesWalkInCirclesOfFourCells() {
    for scene in Self.scenes.prefix(200) {
      func text(_ phase: Int) -> String {
        var options = scene.options
        options.antPhase = phase
        return render(scene.drawing, options).text
      }
      let phase = Int(scene.seed % 4)
      #expect(text(phase) == text(phase + 4), "\(scene)")
      #expect(text(phase) == text(phase - 40), "\(scene)")
    }
  }

  @Test func nothingOfAClippedOutlineIsOutsideItsPolygon() {
    for scene in Self.scenes {
      for case .outline(let outline) in scene.drawing.shapes {
        guard let clip = outline.clip else { continue }
        let box = Outline.box(around: clip, name: "clip")
        let content = Content(Drawing(shapes: [.outline(outline), .outline(box)]))
        guard let viewport = Viewport.fit(content, scene.options, rows: scene.options.size.rows)
        else { continue }
        let layout = Layout(Content(Drawing(shapes: [.outline(outline)])), in: viewport)
        let canvas = scene.painted(layout)
        let polygon = clip.map(viewport.place)
        for cell in canvas.allCells where canvas[cell.column, cell.row].role == .after {
          #expect(polygon.isWithinACell(of: cell), "\(cell) in \(scene)")
        }
      }
    }
  }
}

extension Role {
  fileprivate var isOfEdges: Bool {
    switch self {
    case .lattice, .grid, .frame, .before, .other, .after, .arrow: true
    case .blank, .axis, .number, .origin, .corner, .anchor, .point, .label, .legend: false
    }
  }
}

extension Edge {
  /// The nearest cells of the true line: one in each row or in each column, whichever are more.
  fileprivate var trueCells: [CellIndex] {
    let count = Int(
      max(abs(end.row - start.row), abs(end.column - start.column)).rounded(.up))
    return (0...count).map { step in
      let part = count == 0 ? 0 : Double(step) / Double(count)
      return Place(
        column: start.column + part * (end.column - start.column),
        row: start.row + part * (end.row - start.row)
      ).cell
    }
  }

  /// How far the centre of a cell is from the edge, in cells.
  func distance(to cell: CellIndex) -> Double {
    segmentDistance(start, end, cell)
  }
}

extension [Place] {
  /// Whether a cell is inside of a convex polygon or at most one cell outside.
  fileprivate func isWithinACell(of cell: CellIndex) -> Bool {
    let sides = zip(self, dropFirst() + prefix(1))
    let turns = sides.map { a, b in
      (b.column - a.column) * (Double(cell.row) - a.row)
        - (b.row - a.row) * (Double(cell.column) - a.column)
    }
    return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
      || sides.contains { segmentDistance($0, $1, cell) <= 1 }
  }
}

private func segmentDistance(_ a: Place, _ b: Place, _ cell: CellIndex) -> Double {
  let along = Vector(dx: b.column - a.column, dy: b.row - a.row)
  let to = Vector(dx: Double(cell.column) - a.column, dy: Double(cell.row) - a.row)
  let square = along.dot(along)
  let part = square > 0 ? min(max(along.dot(to) / square, 0), 1) : 0
  return (to - along * part).length
}

extension Canvas {
  /// A cell and its neighbours.
  fileprivate func around(_ cell: CellIndex) -> [Cell] {
    (-1...1).flatMap { row in
      (-1...1).map { self[cell.column + $0, cell.row + row] }
    }
  }

  /// The stretches of words in a row.
  fileprivate func words(ofRow row: Int) -> [String] {
    var words: [String] = []
    var isWord = false
    for column in 0..<columns {
      let cell = self[column, row]
      if cell.role == .label {
        if !isWord { words.append("") }
        words[words.count - 1].unicodeScalars.append(cell.glyph)
      }
      isWord = cell.role == .label
    }
    return words
  }
}
