import Geometry
import Testing

@testable import Plotting

/// The first step: what to draw.
@Suite struct DrawingTests {
  @Test func transformShowsImageOriginalAndBoundingBox() {
    let rect = Rect(x: 0, y: 0, width: 2, height: 1)
    let drawing = Drawing.transform(degrees(90), of: rect)
    #expect(
      drawing.shapes == [
        .outline(
          Outline(
            [Point(x: 0, y: 0), Point(x: 0, y: 2), Point(x: -1, y: 2), Point(x: -1, y: 0)],
            part: .after, name: "after")),
        .outline(Outline(rect.corners, part: .before, name: "before")),
        .outline(
          Outline(
            Rect(x: -1, y: 0, width: 1, height: 2).corners, part: .frame, name: "frame")),
      ])
  }

  /// The grid of a projection has larger cells: its lines stand a cell apart, from -1 to 2.
  @Test func linesOfTheGridStandACellApart() throws {
    var matrix = Matrix(AffineTransform.identity)
    matrix[0, 2] = 0.004
    let drawing = Drawing.grid(matrix)
    let meshes = drawing.shapes.compactMap { if case .mesh(let mesh) = $0 { mesh } else { nil } }
    let lines = try #require(meshes.first).segments
    let upright = lines.filter { $0.start.x == $0.end.x }.map(\.start.x)
    let cell = try #require(upright.last) / 2
    #expect(cell > 1)
    #expect(upright == [-cell, 0, cell, 2 * cell])
  }

  @Test func unchangedShapeHasNoBefore() {
    let drawing = Drawing.transform(.identity, of: Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(drawing.shapes.count == 2)
  }

  @Test func pointsWithShortNamesAreTheirOwnMarks() {
    let at = Point(x: 1, y: 1)
    #expect(
      Drawing.points([("p", at), ("corner", at), ("", at)]).shapes == [
        .marker(Marker(at, part: .point, name: "", letter: "p")),
        .marker(Marker(at, part: .point, name: "corner")), .label(Label("corner", at: at)),
        .marker(Marker(at, part: .point, name: "")),
      ])
  }

  @Test func lettersRunOnOverMergedDrawings() {
    let one = view(Rect(x: 0, y: 0, width: 10, height: 10), .identity)
    let legend = render(.merged([one, one]), .ascii).lines.filter { $0.hasPrefix("--- view") }
    let letters = legend.flatMap { $0.split(separator: "  ").dropFirst() }
    #expect(letters.compactMap(\.first) == Array("ABCDEFGH"))
  }

  @Test(arguments: [(0, "A"), (25, "Z"), (26, "a"), (51, "z"), (52, "*"), (5_000, "*")])
  func lettersEndInStars(_ index: Int, _ letter: Unicode.Scalar) {
    var letters = CornerLetters()
    for _ in 0..<index { _ = letters.next(.after) }
    #expect(letters.next(.after) == letter)
  }

  @Test func sizesAreBroughtIntoRange() {
    let least = PlotSize(columns: -5, rows: 0)
    #expect((least.columns, least.rows) == (1, 1))
    let most = PlotSize(columns: .max, rows: .max)
    #expect((most.columns, most.rows) == (500, 200))
  }
}
