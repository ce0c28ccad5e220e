import Geometry
import Testing

@testable import Plotting

/// What a legend is made of.
@Suite struct LegendTests {
  private func cells(_ entry: LegendEntry) -> [Cell] {
    (0..<entry.pieceCount).flatMap {
      [Cell(glyph: " ", role: .legend)] + entry.cells[entry.piece($0)]
    }
  }

  /// A sample of a texture shows in the role of its shape, the words beside it do not.
  @Test func onlyTheSampleHasTheRoleOfTheShape() {
    let cells = cells(LegendEntry(sample: .line("#", "=", "#"), "the square", role: .after))
    #expect(cells.reduce(into: "") { $0.unicodeScalars.append($1.glyph) } == " #=# the square")
    #expect(cells.indices.filter { cells[$0].role == .after } == [1, 2, 3])
    #expect(cells.count { $0.role == .legend } == cells.count - 3)
    #expect(self.cells(LegendEntry("words", role: .after)).allSatisfy { $0.role == .legend })
  }

  @Test func aFurtherPieceBringsItsOwnSample() {
    var entry = LegendEntry("before", role: .before)
    entry.beginPiece()
    entry.write(.sign("="), .after, "after")
    #expect(entry.pieceCount == 2)
    let cells = cells(entry)
    #expect(cells.reduce(into: "") { $0.unicodeScalars.append($1.glyph) } == " before = after")
    #expect(cells.indices.filter { cells[$0].role == .after } == [8])
  }

  /// The memory of one fact is used for the next, of which nothing of the first is left.
  @Test func aFactBeginsAnew() {
    var entry = LegendEntry(sample: .sign("*"), "a line", role: .point)
    entry.beginPiece()
    entry.isLine = true
    entry.begin(.frame)
    entry.write(.none, .frame, "box")
    #expect(entry == LegendEntry("box", role: .frame))
  }

  /// Names that are told again do not show again, wherever they come; others do, whatever they share.
  @Test func eachNameIsToldOnce() {
    let names = ["a", "b", "a", "ab", "b", "ba", "a", "é", "é"]
    var told = ToldTexts(shapes: names.count)
    let new = names.map { told.insert(LegendEntry($0, role: .legend).cells) }
    #expect(new == [true, true, false, true, false, true, false, true, false])
  }

  /// As many facts as there may be: two of each shape.
  @Test(arguments: [0, 1, 2, 3, 4, 100]) func allTextsHaveRoom(_ shapes: Int) {
    var told = ToldTexts(shapes: shapes)
    let entries = (0..<2 * shapes).map { LegendEntry("\($0)", role: .legend).cells }
    #expect(entries.allSatisfy { told.insert($0) })
    #expect(!entries.contains { told.insert($0) })
  }

  /// The last name of a role is known without its text.
  @Test func theLastNameOfARoleRepeats() {
    var told = ToldTexts(shapes: 1)
    let asked: [(String, Role)] = [
      ("v", .frame), ("v", .frame), ("v", .before), ("w", .frame), ("v", .frame), ("v", .before),
    ]
    #expect(asked.map { told.repeats($0.0, $0.1) } == [false, true, false, false, false, true])
  }

  /// Where there is no room for all coordinates, what is drawn still has its name.
  @Test(arguments: 14...24) func whatIsDrawnIsNamed(_ rows: Int) {
    let drawing = Drawing.transform(
      AffineTransform(translationX: 0.1, y: 0.1), of: Rect(x: 0, y: 0, width: 100, height: 60))
    let plot = render(drawing, PlotOptions(size: PlotSize(columns: 60, rows: rows)))
    #expect(plot.text.contains("before"), "\(plot.text)")
  }

  /// Of two shapes that are compared neither goes without its name, and one leaves the rows to the picture.
  @Test(arguments: 12...15) func whatIsComparedIsNamed(_ rows: Int) {
    let options = PlotOptions(size: PlotSize(columns: 40, rows: rows))
    let names = ["the first of two transforms", "the second of two transforms"]
    let shapes = names.enumerated().map { index, name in
      let corners = Rect(x: 10 * Double(index), y: 0, width: 100, height: 60).corners
      return Shape.outline(Outline(corners, part: index == 0 ? .after : .other, name: name))
    }
    let both = render(Drawing(shapes: shapes), options).text
    #expect(names.allSatisfy(both.contains), "\(both)")
    let one = render(Drawing(shapes: [shapes[0]]), options)
    #expect(one.lines.dropLast(2).last?.contains("y ▼") == true, "\(one.text)")
  }

  /// Each corner that has no place stands apart from its neighbours.
  @Test func cornersThatAreNotDrawnStandApart() throws {
    let corners = [
      Point(x: 0, y: 0), Point(x: .infinity, y: 0), Point(x: .nan, y: 1), Point(x: 0, y: 1),
    ]
    let outline = Outline(corners, part: .frame, name: "box")
    let lines = render(Drawing(shapes: [.outline(outline)]), PlotOptions()).lines
    let line = try #require(lines.first { $0.hasPrefix("not drawn:") })
    let words = line.split(separator: " ")
    #expect(words.count { $0 == "box" } == 2, "\(line)")
    #expect(words.prefix(3) == ["not", "drawn:", "box"], "\(line)")
  }
}
