import Geometry
import Testing

@testable import Plotting

/// The third step, cells to glyphs, with the legend and the finished plot.
@Suite struct PlotTests {
  static let turned = view(Rect(x: 60, y: 40, width: 200, height: 120), degrees(30))

  @Test func runsMakeUpTheLines() {
    let plot = render(Self.turned, .ascii)
    for (row, line) in plot.lines.enumerated() {
      #expect(plot.runs(ofRow: row).map(\.text).joined() == line)
    }
    #expect(plot.text == plot.lines.map { $0 + "\n" }.joined())
  }

  /// Stretches are the runs of all rows with the ends of lines between, those of one look in one.
  @Test(arguments: [1, 2, 5, 16]) func stretchesAreRunsThatLookTheSame(_ looks: UInt8) {
    let plot = render(Self.turned)
    var (expected, stretches): ([Plot.Look], [Plot.Look]) = ([], [])
    for row in 0..<plot.size.rows {
      if row > 0 { expected.extend("\n", 0) }
      for run in plot.runs(ofRow: row) { expected.extend(run.text, run.role.rawValue % looks) }
    }
    plot.forEachStretch(of: { $0.rawValue % looks }, lineEnd: 0) {
      stretches.append(Plot.Look(text: $0, look: $1))
    }
    #expect(stretches == expected)
  }

  @Test func everyRoleOfATurnedViewIsInItsPicture() {
    let plot = render(Self.turned, .ascii)
    let roles = (0..<plot.size.rows).flatMap { plot.cells(ofRow: $0).map(\.role) }
    let expected: Set<Role> = [
      .blank, .axis, .number, .frame, .before, .after, .origin, .corner, .anchor, .legend,
    ]
    #expect(Set(roles) == expected)
  }

  @Test func cellsOutsideAreBlank() {
    let plot = render(Self.turned, .ascii)
    #expect(plot.role(column: -1, row: 0) == .blank)
    #expect(plot.role(column: 0, row: 1_000) == .blank)
    #expect(plot.cells(ofRow: -1).isEmpty)
  }

  @Test func anEmptyDrawingSaysSo() {
    #expect(render(Drawing(), .ascii).lines.first == "nothing to draw")
  }

  @Test func controlCharactersOfNamesAreNotPrinted() {
    let name = "a\u{1b}[31m\n\u{9b}b"
    let text = render(.points([(name, Point(x: 1, y: 1))]), .ascii).text
    #expect(text.contains("a?[31m??b"))
    #expect(!text.contains("\u{1b}"))
  }

  @Test func callersLinesAreInTheLegend() {
    var drawing = Self.turned
    drawing.legend = ["determinant 1"]
    #expect(render(drawing, .ascii).lines.contains("determinant 1"))
  }

  @Test func shortLegendsNameEveryTextureOnce() {
    let many = Drawing.merged((0..<12).map { _ in Self.turned })
    let lines = render(many, .ascii).lines
    #expect(lines.last == "o origin   y down: positive angles turn clockwise on screen")
    #expect(lines.dropLast().last == "--- view   ... before   - - frame   @ anchor")
    #expect(!lines.contains { $0.contains("103.4") })
  }

  @Test func legendsBreakBetweenWords() {
    #expect(broken("one two three four", 12) == ["one two", "    three", "    four"])
    #expect(broken("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(broken("abcdefgh", 1).joined() == "abcdefgh")
  }

  private func broken(_ text: String, _ columns: Int) -> [String] {
    flow([LegendEntry(text, role: .legend)], columns: columns).map(\.text)
  }

  @Test func labelsCoverNeitherLettersNorWords() {
    var canvas = Canvas(columns: 20, rows: 1)
    canvas.put("A", .corner, column: 12, row: 0)
    let room = WordRoom(CellBox(left: 0, right: 19, top: 0, bottom: 0))
    let label = PlacedLabel(text: "word", place: Place(column: 10, row: 0))
    let cell = labelCell(label, on: canvas, in: room)
    #expect(cell == CellIndex(column: 5, row: 0))
    canvas.put("B", .label, column: 6, row: 0)
    #expect(labelCell(label, on: canvas, in: room) == nil)
  }

  /// A name of two wide letters takes four cells; where terminals differ, it stays in the legend.
  @Test func wideNamesHaveTheirCells() {
    let canvas = Canvas(columns: 20, rows: 3)
    let room = WordRoom(CellBox(left: 0, right: 10, top: 0, bottom: 2))
    func cell(_ text: String) -> CellIndex? {
      labelCell(
        PlacedLabel(text: text, place: Place(column: 5, row: 1)), on: canvas, in: room)
    }
    #expect(cell("中文") == CellIndex(column: 7, row: 1))
    #expect(cell("中文中") == CellIndex(column: 2, row: 0), "none of the sides has six cells")
    #expect(cell("👍\u{1F3FD}") == nil && cell("👨\u{200D}👩") == nil)
  }

  /// What stands behind a wide letter keeps its column, and a line of the legend breaks before one that is too long.
  @Test func wideLettersTakeTwoColumns() {
    var canvas = Canvas(columns: 8, rows: 1)
    canvas.write("文a", .label, column: 1, row: 0)
    canvas.put("|", .axis, column: 5, row: 0)
    #expect(Plot(canvas).lines == [" 文a |"])
    #expect(broken("中文中文", 5) == ["中文", "中文"])
    #expect(shortened("中文中文", to: 6, .hybrid) == "中文…")
  }

  @Test func subviewsWithWideNamesAreTold() {
    let shapes = [(0.0, "子"), (60, "女")].flatMap { x, name in
      let corners = Rect(x: x, y: 0, width: 50, height: 40).corners
      return [
        Shape.outline(Outline(corners, part: .other, name: name)),
        .label(Label(name, at: Point(x: x + 25, y: 20), in: corners)),
      ]
    }
    let picture = render(Drawing(shapes: shapes)).lines.prefix { !$0.contains("y ▼") }
    #expect(picture.contains { $0.contains("子") } && picture.contains { $0.contains("女") })
  }

  /// Points that share a cell share its mark: none is drawn in a row where there is no point.
  @Test func crowdedPointsStayWhereTheyAre() {
    let points = (0..<300).map { (name: "\($0 + 1)", point: Point(x: Double($0), y: 50)) }
    let drawing = Drawing.merged(
      points.map { Drawing.point($0.point, label: $0.name, isLettered: false) })
    let plot = render(drawing)
    #expect(plot.lines.count { $0.contains("*****") } == 1, "\(plot.text)")
    #expect(plot.lines.contains { $0.hasPrefix("* 1 (0, 50)   * 2 (1, 50)") })
    #expect(plot.lines.contains { $0.hasSuffix("   ...") })
  }

  /// Where the letters run out, the outlines show where the corners are.
  @Test func cornersWithoutLettersHaveNoMarks() {
    let shapes = (0..<40).map { index in
      Shape.outline(
        Outline(
          Rect(x: Double(index) * 100, y: Double(index) * 10, width: 1, height: 1).corners,
          part: .after, name: "rect"))
    }
    #expect(!render(Drawing(shapes: shapes)).text.contains("*"))
  }

  @Test(arguments: [
    (153.2468, 500, "153.2"), (-0.04, 500, "0"), (1.5, 4, "1.5"), (0.12345, 0.5, "0.1235"),
    (1e-9, 1e-8, "1e-9"), (1e20, 1e20, "1e+20"), (1234.55, 2000, "1234.6"), (1e-300, 1, "0"),
    (3, 1e9, "3"), (-2.25, 1e9, "-2.25"), (1e-4, 1e9, "0"),
  ])
  func coordinatesHaveTheDecimalsOfTheLargest(_ x: Double, _ largest: Double, _ text: String) {
    #expect(CoordinateText(Extent(of: [.zero, Point(x: largest, y: 0)]))(x) == text)
  }

  @Test func coordinatesWithoutAPictureHaveFourDigits() {
    #expect(CoordinateText(nil)(0.123456) == "0.1235")
  }

  /// As many digits as it needs, and no others as many.
  @Test func whatASmallShapeIsIsTold() {
    let picture = Extent(of: Rect(x: -300, y: 5, width: 300, height: 300).corners)
    func told(_ box: Rect) -> [String] {
      let text = CoordinateText(picture).telling(box.corners)
      return [text(box.origin), text(box.size.width), text(box.size.height)]
    }
    #expect(
      told(Rect(x: -0.3, y: 0.005, width: 0.007, height: 0.3)) == ["(-0.3, 0.005)", "0.007", "0.3"])
    #expect(told(Rect(x: 0, y: 1, width: 300, height: 0.004)) == ["(0, 1)", "300", "0.004"])
    #expect(told(Rect(x: 0.04, y: 0, width: 1, height: 2.04)) == ["(0, 0)", "1", "2"])
    #expect(told(Rect(x: 0, y: 0, width: 300, height: 1e-14)) == ["(0, 0)", "300", "0"], "noise")
  }

  @Test func farCoordinatesKeepTheirDifferences() {
    let text = render(
      .points([("p", Point(x: 1e6 + 0.25, y: 1)), ("q", Point(x: 1e6 + 0.5, y: 1))]), .ascii
    ).text
    #expect(text.contains("p (1000000.25, 1)   q (1000000.5, 1)"))
  }
}

extension Plot {
  fileprivate struct Look: Equatable {
    var text: String
    var look: UInt8
  }
}

extension [Plot.Look] {
  /// Adds to the last one where that looks the same.
  fileprivate mutating func extend(_ text: String, _ look: UInt8) {
    if let index = indices.last, self[index].look == look { return self[index].text += text }
    append(Plot.Look(text: text, look: look))
  }
}
