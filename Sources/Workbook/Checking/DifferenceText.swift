/// A value with its wrong entries marked by `*`, so that no colour is needed to see them.
///
/// What would be right is not told: the learner sees where to look.
func markedLines(_ value: CheckedValue, _ difference: Difference) -> [String] {
  switch (value, difference) {
  case (.numbers(let grid), .entries(let entries)):
    return grid.rows.count == 1
      ? markedRow(grid, Set(entries)) : markedMatrix(grid.rows, Set(entries))
  case (.record, .parts(let names)), (.list, .parts(let names)):
    return ["different: " + names.joined(separator: ", ")]
  case (_, .counts(let got, let want)):
    return ["\(got) entries where \(want) are asked for"]
  case (.numbers, _), (.text, _), (.truth, _), (.nothing, _), (.list, _), (.record, _),
    (.opaque, _), (.sealed, _):
    return []
  }
}

/// The name of the first wrong entry: `row 3, column 1`, or `x`.
func cellName(_ value: CheckedValue, _ difference: Difference) -> String? {
  guard case .numbers(let grid) = value, case .entries(let entries) = difference,
    let entry = entries.first
  else { return nil }
  if grid.rows.count == 1, entry.column < grid.labels.count { return grid.labels[entry.column] }
  return "row \(entry.row + 1), column \(entry.column + 1)"
}

/// How much differs, as the end of a sentence: ": 2 of 9 entries differ".
func differenceCount(_ value: CheckedValue, _ difference: Difference) -> String {
  guard case .numbers(let grid) = value, case .entries(let entries) = difference else { return "" }
  let all = grid.rows.reduce(0) { $0 + $1.count }
  if all == 1 { return "" }
  return ": \(entries.count) of \(all) entries \(entries.count == 1 ? "differs" : "differ")"
}

private func markedRow(_ grid: NumberGrid, _ wrong: Set<Difference.Entry>) -> [String] {
  let parts = grid.rows[0].enumerated().map { column, number in
    let label = column < grid.labels.count ? grid.labels[column] + " " : ""
    let mark = wrong.contains(Difference.Entry(row: 0, column: column)) ? "*" : ""
    return label + shortNumber(number) + mark
  }
  return [parts.joined(separator: ", ")]
}

private func markedMatrix(_ rows: [[Double]], _ wrong: Set<Difference.Entry>) -> [String] {
  let texts = rows.enumerated().map { row, numbers in
    numbers.enumerated().map { column, number in
      let isWrong = wrong.contains(Difference.Entry(row: row, column: column))
      return shortNumber(number) + (isWrong ? "*" : " ")
    }
  }
  let widths = (rows.first ?? []).indices.map { column in texts.map { $0[column].count }.max() ?? 0
  }
  return texts.enumerated().map { row, cells in
    let line = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
    let (left, right) = brackets(row, of: rows.count)
    return "\(left) \(line.joined(separator: " "))\(right)"
  }
}

private func brackets(_ row: Int, of count: Int) -> (String, String) {
  if count == 1 { return ("[", "]") }
  if row == 0 { return ("⎡", "⎤") }
  return row == count - 1 ? ("⎣", "⎦") : ("⎢", "⎥")
}

/// A number with at most four decimals, as pictures of matrices show it.
func shortNumber(_ number: Double) -> String {
  guard number.isFinite else {
    return number.isNaN ? ".nan" : number < 0 ? "-.infinity" : ".infinity"
  }
  guard abs(number) < 1e11 else { return "\(number)" }
  let rounded = (number * 1e4).rounded() / 1e4
  if rounded == 0 { return "0" }
  let text = "\(rounded)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
