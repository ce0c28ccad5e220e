import Geometry
import TestSupport
import Testing

@testable import Plotting

/// Where words stand beside a point.
@Suite struct LabelTests {
  private let room = WordRoom(CellBox(left: 0, right: 30, top: 0, bottom: 10))
  private let label = PlacedLabel(text: "abcd", place: Place(column: 10, row: 5))

  /// A canvas whose cells right of the point are taken.
  private func canvas(_ cells: Int, _ role: Role) -> Canvas {
    var canvas = Canvas(columns: 31, rows: 11)
    canvas.write(String(repeating: "x", count: cells), role, column: 12, row: 5)
    return canvas
  }

  @Test func rightOfThePointWhereThatIsFree() {
    #expect(labelCell(label, on: canvas(0, .axis), in: room) == CellIndex(column: 12, row: 5))
  }

  /// One cell of an axis costs more than the next place, and covering words is out of the question.
  @Test(arguments: [Role.axis, .grid, .lattice, .after, .corner])
  func notOverWhatIsThere(_ role: Role) {
    #expect(labelCell(label, on: canvas(1, role), in: room) == CellIndex(column: 5, row: 5))
  }

  /// All places are taken, these by an axis: each cell counts once, those of shapes three times.
  @Test(arguments: [(3, Role.axis, true), (4, .axis, false), (1, .after, true), (2, .after, false)])
  func alongALineNot(_ cells: Int, _ role: Role, _ isPlaced: Bool) {
    var canvas = Canvas(columns: 31, rows: 11)
    for row in 0..<11 {
      canvas.write("abcdefghijklmnopqrstuvwxyzabcde", .number, column: 0, row: row)
    }
    for column in 11..<17 { canvas.put(" ", .blank, column: column, row: 5) }
    canvas.write(String(repeating: "x", count: cells), role, column: 12, row: 5)
    #expect((labelCell(label, on: canvas, in: room) != nil) == isPlaced)
  }

  /// A corner, or the end of an axis, stays seen also where every other place is taken.
  @Test func notOverACellThatIsKept() {
    var canvas = Canvas(columns: 31, rows: 11)
    for row in 0..<11 {
      canvas.write("abcdefghijklmnopqrstuvwxyzabcde", .number, column: 0, row: row)
    }
    for column in 11..<17 { canvas.put(" ", .blank, column: column, row: 5) }
    let kept = WordRoom(room.bounds, keeping: [CellIndex(column: 13, row: 5)])
    #expect(labelCell(label, on: canvas, in: room) == CellIndex(column: 12, row: 5))
    #expect(labelCell(label, on: canvas, in: kept) == nil)
  }

  /// Beside the window there is room where the picture may be wider.
  @Test(arguments: [YAxis.down, .up], [0.0, 10])
  func pointsInALineHaveTheirNames(_ yAxis: YAxis, _ x: Double) {
    let names = ["top", "middle", "bottom"]
    for isColumn in [true, false] {
      let points = zip(names, [0.0, 40, 100]).map { name, y in
        (name: name, point: isColumn ? Point(x: x, y: y) : Point(x: y, y: x))
      }
      let text = picture(.points(points), yAxis)
      for name in names { #expect(text.contains(name), "\(text)") }
      #expect(text.contains("▶ x") && text.contains("y ▼") != text.contains("y ▲"), "\(text)")
    }
  }

  /// The name of a view stands in what its subviews leave free.
  @Test func notInAnotherShape() {
    let body = Rect(x: 0, y: 0, width: 300, height: 100)
    let photo = Rect(x: 10, y: 10, width: 80, height: 80)
    let drawing = named([
      ("body", body, Point(x: 30, y: 10)), ("photo", photo, Point(x: 50, y: 50)),
    ])
    let text = picture(drawing)
    #expect(text.contains("│     photo     │"), "\(text)")
    #expect(text.contains("┐         body"), "\(text)")
  }

  /// A shape that is too small for its name has it beside it.
  @Test func besideASmallShape() {
    let footer = Outline(
      Rect(x: 0, y: 0, width: 320, height: 50).corners, part: .after, name: "footer")
    let icons = named([
      ("home", Rect(x: 20, y: 20, width: 20, height: 20), Point(x: 30, y: 30)),
      ("search", Rect(x: 90, y: 20, width: 20, height: 20), Point(x: 100, y: 30)),
    ])
    let text = picture(Drawing(shapes: [.outline(footer)] + icons.shapes))
    #expect(text.contains("│   │ home    │   │ search "), "\(text)")
    #expect(text.contains("└───┘         └───┘"), "\(text)")
  }

  private func named(_ shapes: [(name: String, rect: Rect, place: Point)]) -> Drawing {
    let outlines = shapes.map {
      Shape.outline(Outline($0.rect.corners, part: .after, name: $0.name).unlettered)
    }
    return Drawing(
      shapes: outlines + shapes.map { .label(Label($0.name, at: $0.place, in: $0.rect.corners)) })
  }

  private func picture(_ drawing: Drawing, _ yAxis: YAxis = .down) -> String {
    var options = PlotOptions(yAxis: yAxis)
    options.hasLegend = false
    return render(drawing, options).text
  }

  /// Over random trees of shapes: corners and the ends of axes are never covered.
  @Test func namesOfShapesCoverNoCorner() {
    for seed in 1...300 {
      var generator = SplitMix64(seed: UInt64(seed))
      let rects = (0...Int.random(in: 1...6, using: &generator)).map { _ in
        Rect(
          x: Double.random(in: -50...50, using: &generator),
          y: Double.random(in: -50...50, using: &generator),
          width: Double.random(in: 0...90, using: &generator),
          height: Double.random(in: 0...90, using: &generator))
      }
      let drawing = named(
        rects.enumerated().map { ("name \($0)", $1, Point(x: $1.midX, y: $1.midY)) })
      let content = Content(drawing)
      guard let viewport = Viewport.fit(content, PlotOptions(), rows: 22) else { continue }
      let layout = Layout(content, in: viewport)
      var painter = Painter(columns: 80, rows: viewport.rows, PlotOptions())
      painter.paint(layout)
      let kept = layout.edges.map(\.end.cell) + (viewport.axes?.ends ?? [])
      for cell in kept {
        #expect(painter.canvas[cell.column, cell.row].role != .label, "\(cell) of seed \(seed)")
      }
    }
  }
}
