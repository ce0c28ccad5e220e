import Geometry
import Testing

@testable import Plotting

/// The second step: world to cells.
@Suite struct ViewportTests {
  @Test(arguments: [1e-300, 3.7e-9, 0.02, 1, 1.01, 9.99, 10, 1234.5, 8e299])
  func scaleIsTheFinestThatIsCoarseEnough(_ unit: Double) {
    let scale = Scale(atLeast: unit)
    #expect(scale.pointsPerRow >= unit)
    #expect(scale.pointsPerRow <= 1.2501 * unit)
    #expect(scale.coarser.pointsPerRow > scale.pointsPerRow)
  }

  @Test(arguments: [0.0, -1, .infinity, .nan, Double.leastNonzeroMagnitude, 1e308])
  func scaleOfUnfitUnitsIsUsable(_ unit: Double) {
    let scale = Scale(atLeast: unit)
    #expect(scale.pointsPerRow > 0 && scale.pointsPerRow.isFinite)
  }

  @Test(arguments: [0.003, 0.7, 1.3, 1.6, 2.2, 3, 3.7, 4.4, 5.5, 6.4, 6.9, 8, 9, 1500])
  func ticksAreOneTwoOrFiveTimesAPowerOfTen(_ unit: Double) {
    let digits = numberText(Scale(atLeast: unit).tick(1), .significant(15))
    #expect(["1", "2", "5"].contains(digits.filter { $0 != "0" && $0 != "." }))
  }

  @Test func ticksAreExactDecimals() {
    #expect(Scale(atLeast: 0.02).tick(3) == 0.3)
  }

  @Test func aRowIsAsHighAsTwoColumnsAreWide() throws {
    let viewport = try #require(fit([Point(x: 0, y: 0), Point(x: 100, y: 50)]))
    let origin = viewport.place(.zero)
    let across = viewport.place(Point(x: 30, y: 0)).column - origin.column
    let down = viewport.place(Point(x: 0, y: 30)).row - origin.row
    #expect(abs(across - 2 * down) < 1e-9)
  }

  /// Where there is no room for axes there is still a picture.
  @Test func smallWindowsHaveNoAxes() throws {
    let points = [Point(x: 0, y: 0), Point(x: 100, y: 50)]
    let options = PlotOptions(size: PlotSize(columns: 19, rows: 7))
    let viewport = try #require(
      Viewport.fit(Content(.points(points.map { ("p", $0) })), options, rows: 7))
    #expect(viewport.axes == nil)
    #expect(viewport.place(points[1]).column <= 19)
  }

  /// One tick alone says nothing of how large anything is.
  @Test(arguments: [12, 13, 16, 20]) func axesReachASecondTick(_ rows: Int) throws {
    let drawing = Drawing.transform(
      AffineTransform(a: 1.261, b: 0, c: 0, d: -0.942, tx: 83.21, ty: 149.58),
      of: Rect(x: 66, y: 51.87, width: 102, height: 254.034))
    let options = PlotOptions(size: PlotSize(columns: 60, rows: rows))
    let viewport = try #require(Viewport.fit(Content(drawing), options, rows: rows))
    #expect(try #require(viewport.axes).xTicks.count > 1)
  }

  @Test func yUpTurnsThePageOver() throws {
    let points = [Point(x: 0, y: 0), Point(x: 100, y: 50)]
    let up = try #require(fit(points, yAxis: .up))
    #expect(up.place(points[0]).row > up.place(points[1]).row)
  }

  @Test func axesGoThroughTheOriginWhereNoEdgeIsNear() throws {
    let drawing = Drawing.transform(
      AffineTransform(scaleX: -1, y: 1), of: Rect(x: 20, y: 20, width: 100, height: 50))
    let viewport = try #require(fit(drawing))
    #expect(viewport.axes?.crossing == viewport.origin)
    #expect(!viewport.marksOrigin)
  }

  @Test func axesAreRulersWhereAnEdgeLiesOnThem() throws {
    let drawing = Drawing.transform(degrees(10), of: Rect(x: 0, y: 0, width: 100, height: 50))
    let viewport = try #require(fit(drawing))
    #expect(viewport.axes?.crossing != viewport.origin)
    #expect(viewport.marksOrigin)
  }

  @Test func aFarOriginIsLeftOut() throws {
    let drawing = view(Rect(x: 10_000, y: 10_000, width: 10, height: 10), .identity)
    let viewport = try #require(fit(drawing))
    #expect(!viewport.interior.contains(viewport.origin))
  }

  @Test func nothingToDrawHasNoViewport() {
    #expect(fit([Point(x: .nan, y: 0), Point(x: 1e301, y: 0)]) == nil)
  }

  @Test func smallSpacesHaveNoAxes() throws {
    let content = Content(view(Rect(x: 1, y: 1, width: 9, height: 9), degrees(45)))
    let viewport = try #require(
      Viewport.fit(content, PlotOptions(size: PlotSize(columns: 3, rows: 2)), rows: 2))
    #expect(viewport.axes == nil && viewport.columns <= 3 && viewport.rows <= 2)
  }

  @Test func anEdgeHasOneCellInEachColumnOrRow() {
    let a = Place(column: 1.4, row: 2)
    let shallow = Steps(from: a, to: Place(column: 6.2, row: 4), steepness: 1.2)
    #expect(shallow.map(\.cell.column) == [1, 2, 3, 4, 5, 6])
    let steep = Steps(from: a, to: Place(column: 0.2, row: -1), steepness: 1.2)
    #expect(steep.map(\.cell.row) == [2, 1, 0, -1])
    #expect(Steps(from: a, to: a, steepness: 1.2).map(\.cell) == [a.cell])
    #expect(shallow.map(\.depth).allSatisfy { $0 >= 0 && $0 < 1 })
  }

  @Test(arguments: [-Double.infinity, .nan, -1e300, 1e300, .infinity])
  func cellsOfAnyNumberDoNotTrap(_ x: Double) {
    #expect(abs(nearestCell(x)) == 1_000_000_000_000_000)
  }

  /// Halves go up, and neither side of one goes the other way.
  @Test(arguments: [0, 0.5, 1.5, 2.5, 79.5, 1e6, 123_456_789.5, 1e14])
  func theNearestCellRoundsHalvesUp(_ half: Double) {
    for x in [half, -half].flatMap({ [$0.nextDown, $0, $0.nextUp, $0 + 0.25] }) {
      #expect(Double(nearestCell(x)) == (x + 0.5).rounded(.down), "\(x)")
    }
  }

  @Test func coincidentCornersTakeNeighbours() throws {
    let drawing = Drawing.transform(
      AffineTransform(scaleX: 0, y: 0), of: Rect(x: 1, y: 1, width: 2, height: 2))
    let marks = Layout(Content(drawing), in: try #require(fit(drawing))).marks
    #expect(Set(marks.map(\.cell)).count == marks.count)
    #expect(marks.map(\.letter).filter { $0 != "o" } == ["A", "B", "C", "D"])
  }

  private func fit(_ drawing: Drawing, yAxis: YAxis = .down) -> Viewport? {
    Viewport.fit(Content(drawing), PlotOptions(yAxis: yAxis), rows: 22)
  }

  private func fit(_ points: [Point], yAxis: YAxis = .down) -> Viewport? {
    fit(.points(points.map { ("p", $0) }), yAxis: yAxis)
  }
}
