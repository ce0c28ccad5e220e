/// The characters of a style for what is no line of a shape.
struct Glyphs {
  /// The lines, ticks and arrows of axes.
  struct Axis {
    let horizontal: Unicode.Scalar
    let vertical: Unicode.Scalar
    let horizontalTick: Unicode.Scalar
    let verticalTick: Unicode.Scalar
    let crossing: Unicode.Scalar
  }

  let axes: Axis
  let right: Unicode.Scalar
  let left: Unicode.Scalar
  let up: Unicode.Scalar
  let down: Unicode.Scalar
  let anchor: Unicode.Scalar

  static let ascii = Glyphs(
    axes: Axis(
      horizontal: "-", vertical: "|", horizontalTick: "+", verticalTick: "+", crossing: "+"),
    right: ">", left: "<", up: "^", down: "v", anchor: "@")

  static let unicode = Glyphs(
    axes: Axis(
      horizontal: "─", vertical: "│", horizontalTick: "┬", verticalTick: "├", crossing: "┼"),
    right: "▶", left: "◀", up: "▲", down: "▼", anchor: "⊕")

  /// The head of an arrow in the nearest of four directions, as they look in cells.
  func head(of edge: Edge) -> Unicode.Scalar {
    let (columns, rows) = (edge.end.column - edge.start.column, edge.end.row - edge.start.row)
    if abs(columns) >= columnsPerRow * abs(rows) { return columns >= 0 ? right : left }
    return rows >= 0 ? down : up
  }

  /// The sign of a marker that has no letter of its own.
  func sign(_ role: Role) -> Unicode.Scalar { role == .anchor ? anchor : "*" }
}

extension Style {
  var glyphs: Glyphs { self == .ascii ? .ascii : .unicode }
}
