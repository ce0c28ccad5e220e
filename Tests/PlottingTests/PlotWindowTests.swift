import Geometry
import Plotting
import TestSupport
import Testing

/// Windows that stay while what they show moves.
@Suite struct PlotWindowTests {
  private func window(
    _ rect: Rect, columns: Int = 60, rows: Int = 20, yAxis: YAxis = .down
  ) throws -> PlotWindow {
    try #require(
      PlotWindow(
        showing: rect,
        PlotOptions(size: PlotSize(columns: columns, rows: rows), yAxis: yAxis)))
  }

  @Test(arguments: 0..<50) func cellsAndPointsBelongTogether(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let exponent = Double.random(in: -3...6, using: &random)
    let unit = exponent < 0 ? 0.01 : exponent < 3 ? 1 : 1000
    func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random) * unit
    }
    let rect = Rect(
      x: number(-300...300), y: number(-300...300), width: number(1...400), height: number(1...400))
    let window = try window(rect, yAxis: seed % 2 == 0 ? .down : .up)
    for _ in 0..<50 {
      let column = Int.random(in: -5..<70, using: &random)
      let row = Int.random(in: -5..<30, using: &random)
      let cell = window.cell(of: window.point(column: column, row: row))
      #expect(cell == (column, row))
    }
    #expect(window.visible.width >= rect.width * 0.95)
    #expect(window.visible.height >= rect.height * 0.95)
  }

  /// The room is used, not only as much as the shape of the rectangle needs.
  @Test func theWholeSpaceIsShown() throws {
    let window = try window(Rect(x: 0, y: 0, width: 100, height: 10))
    let top = window.cell(of: Point(x: 0, y: window.visible.minY)).row
    let bottom = window.cell(of: Point(x: 0, y: window.visible.maxY)).row
    #expect(top <= 2 && bottom >= 15)
  }

  /// What there is more of is half at each side.
  @Test(arguments: [(100.0, 10.0), (10, 100), (7, 7)])
  func theRectangleIsInTheMiddle(_ width: Double, _ height: Double) throws {
    let window = try window(Rect(x: 200, y: 300, width: width, height: height))
    let cell = window.point(column: 1, row: 1) - window.point(column: 0, row: 0)
    #expect(abs(window.visible.midX - (200 + width / 2)) <= 2 * abs(cell.dx))
    #expect(abs(window.visible.midY - (300 + height / 2)) <= abs(cell.dy))
  }

  /// What moves out of sight is cut off and moves nothing else.
  @Test func outsideIsCutOff() throws {
    let window = try window(Rect(x: 0, y: 0, width: 100, height: 60))
    let empty = window.render(Drawing())
    let far = Outline(
      Rect(x: 1000, y: 1000, width: 50, height: 50).corners, part: .after, name: "far")
    #expect(window.render(Drawing(shapes: [.outline(far)])) == empty)
    let half = Outline(
      Rect(x: 50, y: 10, width: 5000, height: 20).corners, part: .after, name: "half")
    let plot = window.render(Drawing(shapes: [.outline(half)]))
    #expect(plot.size == empty.size)
    #expect(plot != empty)
    // The edge at the right is far away: nothing stands for it at the border.
    let (column, row) = window.cell(of: Point(x: window.visible.maxX, y: 20))
    #expect(plot.role(column: column, row: row) != .after)
  }

  @Test func whatCannotBeDrawnHasNoWindow() {
    #expect(PlotWindow(showing: .null, PlotOptions()) == nil)
  }
}
