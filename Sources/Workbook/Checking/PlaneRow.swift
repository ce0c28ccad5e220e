internal import Language

/// The last number of the row of three that is a point or a vector of the plane.
private let lastNumbers: [String: Double] = ["point": 1, "vector": 0]

extension NumberGrid {
  /// A row of three as the point or the vector that it is; anything else as it stands.
  func inPlane(as kind: String) -> NumberGrid {
    guard isRow(for: kind), rows[0][2] == lastNumbers[kind] else { return self }
    return NumberGrid(kind: kind, rows: [Array(rows[0].prefix(2))], labels: [])
  }

  /// It is a row of three where a point or a vector is asked for, which may be written so.
  func isRow(for kind: String) -> Bool {
    self.kind == "row" && columns == 3 && lastNumbers[kind] != nil
  }
}

extension CheckedValue {
  /// It is a row of three where a point or a vector is asked for.
  func isRow(for kind: String) -> Bool {
    if case .numbers(let grid) = self { return grid.isRow(for: kind) }
    return false
  }

  /// Each row of three in it as the point or the vector that it is.
  var inPlane: CheckedValue {
    switch self {
    case .numbers(let grid):
      .numbers(lastNumbers.keys.sorted().reduce(grid) { $0.inPlane(as: $1) })
    case .list(let list): .list(list.map(\.inPlane))
    case .record(let kind, let parts):
      .record(kind: kind, parts.map { (name: $0.name, value: $0.value.inPlane) })
    case .text, .truth, .nothing, .opaque, .sealed: self
    }
  }
}

/// How numbers alone are written as what is asked for, as a sentence to add: `60, 0, 80, 60` where a rect is.
func spellingText(_ got: CheckedValue, _ want: CheckedValue) -> String {
  guard case .numbers(let got) = got, case .numbers(let want) = want,
    got.kind == "point" || got.kind == "row", got.columns == want.columns,
    ["size", "rect", "vector"].contains(want.kind)
  else { return "" }
  let numbers = got.rows[0].map(got.text(of:)).joined(separator: ", ")
  return " Write \(want.kind)(\(numbers)) where you mean one."
}

/// What is said of a row of three that is not the point or the vector that is asked for, as a sentence to add.
func rowText(_ got: CheckedValue, _ want: CheckedValue) -> String {
  guard case .numbers(let grid) = got, let last = lastNumbers[want.shape],
    grid.isRow(for: want.shape), grid.rows[0][2] != last
  else { return "" }
  let end = shortNumber(grid.rows[0][2])
  return " It is a row that ends in \(end); that of a \(want.shape) ends in \(shortNumber(last))."
}
