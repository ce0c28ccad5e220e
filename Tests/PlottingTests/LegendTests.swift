import Geometry
import Testing

@testable import Plotting

/// What a legend is made of.
@Suite struct LegendTests {
  private func cells(_ entry: LegendEntry) -> [Cell] {
    var (text, cells): ([UInt8], [Cell]) = ([], [])
    entry.text.write(to: &text)
    for piece in 0..<entry.pieceCount {
      entry.append(entry.piece(piece), of: text, gap: 1, to: &cells)
    }
    return cells
  }

  /// A sample of a texture shows in the role of its shape, the words beside it do not.
  @Test func onlyTheSampleHasTheRoleOfTheShape() {
    let cells = cells(LegendEntry(sample: "##", "the square", role: .after))
    #expect(cells.reduce(into: "") { $0.unicodeScalars.append($1.glyph) } == " ## the square")
    #expect(cells.map(\.role) == [.legend, .after, .after] + Array(repeating: .legend, count: 11))
    #expect(self.cells(LegendEntry("words", role: .after)).allSatisfy { $0.role == .legend })
  }

  @Test func aFurtherPieceBringsItsOwnSample() {
    let first = LegendEntry("before", role: .before)
    let both = first.adding(LegendEntry(sample: "=", "after", role: .after))
    #expect(both.pieceCount == 2)
    let cells = cells(both)
    #expect(cells.reduce(into: "") { $0.unicodeScalars.append($1.glyph) } == " before = after")
    #expect(cells.indices.filter { cells[$0].role == .after } == [8])
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
