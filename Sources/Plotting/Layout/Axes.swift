/// Where the axes stand in the picture, in its cells.
struct Axes: Equatable, Sendable {
  /// The cell in which the axes cross; the origin unless they are rulers.
  let crossing: CellIndex
  /// All but the numbers and the name of x.
  let window: CellBox
  let yAxis: YAxis
  /// Whether the axis of y stands beside all content.
  let isRuler: Bool
  let xTicks: [Tick]
  let yTicks: [Tick]

  /// The line of the numbers of x, outside the window.
  var numberRow: Int { yAxis == .down ? window.top - 1 : window.bottom + 1 }
  /// The row of the arrow of y.
  var arrowRow: Int { yAxis == .down ? window.bottom : window.top }

  var xArrow: CellIndex { CellIndex(column: window.right, row: crossing.row) }
  var yArrow: CellIndex { CellIndex(column: crossing.column, row: arrowRow) }
  var xName: CellIndex { CellIndex(column: window.right + 2, row: crossing.row) }
  var yName: CellIndex { CellIndex(column: crossing.column - 2, row: arrowRow) }
  /// The arrows and the names beside them.
  var ends: [CellIndex] { [xArrow, yArrow, xName, yName] }
}

/// A tick: its column or row, and its number.
struct Tick: Equatable, Sendable {
  var position: Int
  var text: String
}

extension Axes {
  /// Passes the numbers of x with the columns where they begin: centred under their ticks, and so many
  /// left out, at even steps, that two blanks separate the rest.
  func forEachXNumber(columns: Int, _ body: (String, Int) -> Void) {
    let widest = xTicks.reduce(0) { max($0, $1.text.utf8.count) }
    let spacing = xTicks.count > 1 ? max(xTicks[1].position - xTicks[0].position, 1) : columns
    let every = (widest + 1 + spacing) / spacing
    let zero = xTicks.firstIndex { $0.text == "0" } ?? 0
    for index in xTicks.indices where (index - zero) % every == 0 {
      let text = xTicks[index].text
      let start = xTicks[index].position - (text.utf8.count - 1) / 2
      if start >= 0, start + text.utf8.count <= columns { body(text, start) }
    }
  }
}
