import Testing

@testable import Plotting

/// Where words stand beside a point.
@Suite struct LabelTests {
  private let bounds = CellBox(left: 0, right: 30, top: 0, bottom: 10)
  private let label = PlacedLabel(text: "abcd", place: Place(column: 10, row: 5))

  /// A canvas whose cells right of the point are taken.
  private func canvas(_ cells: Int, _ role: Role) -> Canvas {
    var canvas = Canvas(columns: 31, rows: 11)
    canvas.write(String(repeating: "x", count: cells), role, column: 12, row: 5)
    return canvas
  }

  @Test func rightOfThePointWhereThatIsFree() {
    #expect(labelCell(label, on: canvas(0, .axis), in: bounds) == CellIndex(column: 12, row: 5))
  }

  /// One cell of an axis costs more than the next place, and covering words is out of the question.
  @Test(arguments: [Role.axis, .grid, .lattice, .after, .corner])
  func notOverWhatIsThere(_ role: Role) {
    #expect(labelCell(label, on: canvas(1, role), in: bounds) == CellIndex(column: 5, row: 5))
  }

  /// All places are taken, these by an axis: each cell counts once, those of shapes three times.
  @Test(arguments: [(3, Role.axis, true), (4, .axis, false), (1, .after, true), (2, .after, false)])
  func alongALineNot(_ cells: Int, _ role: Role, _ isPlaced: Bool) {
    var canvas = Canvas(columns: 31, rows: 11)
    for row in 0..<11 {
      canvas.write("abcdefghijklmnopqrstuvwxyzabcde", .number, column: 0, row: row)
    }
    for column in 12..<16 { canvas.put(" ", .blank, column: column, row: 5) }
    canvas.write(String(repeating: "x", count: cells), role, column: 12, row: 5)
    #expect((labelCell(label, on: canvas, in: bounds) != nil) == isPlaced)
  }
}
