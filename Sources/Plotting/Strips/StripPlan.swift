/// Which panels of a strip are shown, and how wide each may be.
struct StripPlan: Equatable {
  /// The indices of the panels that are shown, ascending; the first and the last are among them
  /// where there is room for two.
  let shown: [Int]
  /// The columns of a panel.
  let columns: Int

  /// Between two panels.
  static let gap = 2
  /// A narrower picture shows no shape.
  static let narrowest = 14
  /// A title, and the least that can be called a picture.
  static let fewestRows = 4

  /// Nil where not even one panel has room.
  init?(panels count: Int, in size: PlotSize) {
    let room = (size.columns + StripPlan.gap) / (StripPlan.narrowest + StripPlan.gap)
    guard count > 0, room > 0, size.rows >= StripPlan.fewestRows else { return nil }
    shown = evenlyChosen(min(count, room), of: count)
    columns = (size.columns - StripPlan.gap * (shown.count - 1)) / shown.count
  }
}

/// So many indices below `count` at even distances, from the first to the last; of one, the last.
func evenlyChosen(_ number: Int, of count: Int) -> [Int] {
  guard number < count else { return Array(0..<max(count, 0)) }
  guard number > 1 else { return number == 1 ? [count - 1] : [] }
  return (0..<number).map { (2 * $0 * (count - 1) + number - 1) / (2 * (number - 1)) }
}
