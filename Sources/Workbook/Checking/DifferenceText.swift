internal import Language

/// A value with its wrong entries marked by `*` and named in words, so that neither a colour nor a
/// picture is needed to see them.
///
/// What would be right is not told: the learner sees where to look. A matrix is drawn, or told row by row.
func markedLines(
  _ value: CheckedValue, _ difference: Difference, want: CheckedValue? = nil, draws: Bool = true
) -> [String] {
  switch (value, difference) {
  case (.numbers(let grid), .entries(let entries)):
    return grid.rows.count == 1
      ? [markedRow(grid, Set(entries))]
      : markedMatrix(grid.rows, Set(entries), draws) + ["different: " + placeWords(entries)]
  case (.record(_, let parts), .parts(let names)):
    return markedParts(parts, names, want)
  case (.list(let elements), .parts(let names)):
    return markedElements(elements, names, want)
  case (_, .counts(let got, let want)):
    return ["\(got) entries where \(want) are asked for"]
  case (.numbers, _), (.text, _), (.truth, _), (.nothing, _), (.list, _), (.record, _),
    (.opaque, _), (.sealed, _):
    return []
  }
}

/// The properties that differ, with their wrong numbers marked.
private func markedParts(
  _ parts: [(name: String, value: CheckedValue)], _ names: [String], _ want: CheckedValue?
) -> [String] {
  var wanted: [(name: String, value: CheckedValue)] = []
  if case .record(_, let parts)? = want { wanted = parts }
  let lines = parts.filter { names.contains($0.name) }.map { part -> String in
    guard case .numbers(let grid) = part.value, grid.rows.count == 1,
      let want = wanted.first(where: { $0.name == part.name })?.value,
      case .entries(let entries) = compare(part.value, want)
    else { return part.name }
    return part.name + ": " + markedRow(grid, Set(entries))
  }
  let isShort = lines.allSatisfy { !$0.contains(":") }
  return isShort ? ["different: " + lines.joined(separator: ", ")] : lines
}

/// The elements of a list, those that differ marked; the first is number 1.
private func markedElements(
  _ elements: [CheckedValue], _ names: [String], _ want: CheckedValue?
) -> [String] {
  var wanted: [CheckedValue] = []
  if case .list(let elements)? = want { wanted = elements }
  let most = 8
  let lines = elements.prefix(most).enumerated().map { index, element -> String in
    let isWrong = names.contains("element \(index)")
    var text = isWrong ? "differs" : "right"
    if case .numbers(let grid) = element, grid.rows.count == 1, wanted.indices.contains(index) {
      let difference = compare(element, wanted[index])
      if case .entries(let entries) = difference { text = markedRow(grid, Set(entries)) }
      if difference.isNone { text = markedRow(grid, []) }
    }
    return "\(index + 1): \(text)"
  }
  return elements.count > most ? lines + ["…"] : lines
}

/// Which parts of a prediction are right, where some are: ": x is right, y is not".
func partsRight(_ value: CheckedValue, _ difference: Difference) -> String {
  guard case .numbers(let grid) = value, case .entries(let entries) = difference,
    grid.rows.count == 1, entries.count < grid.columns
  else { return "" }
  let labels = grid.kind == "row" ? placeNames(grid.columns) : grid.labels
  guard labels.count == grid.columns else { return "" }
  let wrong = Set(entries.map(\.column))
  let right = labels.indices.filter { !wrong.contains($0) }.map { labels[$0] }
  let other = wrong.sorted().map { labels[$0] }
  let (areRight, areNot) = (right.count > 1 ? "are" : "is", other.count > 1 ? "are" : "is")
  return ": \(listed(right)) \(areRight) right, \(listed(other)) \(areNot) not"
}

/// The numbers of a row have no names but their places.
private func placeNames(_ count: Int) -> [String] {
  ["the first number", "the second", "the third"].prefix(count - 1) + ["the last number"]
}

/// Places in words: `row 2, column 1; row 3, columns 1 and 2`.
private func placeWords(_ entries: [Difference.Entry]) -> String {
  let rows = Set(entries.map(\.row)).sorted()
  return rows.map { row in
    let columns = entries.filter { $0.row == row }.map { String($0.column + 1) }
    let words = columns.dropLast().joined(separator: ", ")
    return columns.count == 1
      ? "row \(row + 1), column \(columns[0])"
      : "row \(row + 1), columns \(words) and \(columns[columns.count - 1])"
  }.joined(separator: "; ")
}

/// What was given and what is asked for, where they are of different kinds; of matrices the shape.
func kindsText(_ name: String, _ got: CheckedValue, _ want: CheckedValue) -> String {
  if let text = elementsText(name, got, want) { return text }
  guard case .numbers(let got) = got, case .numbers(let want) = want, got.isMatrix, want.isMatrix,
    got.shape != want.shape
  else { return "\(name) is \(got.kindWords); \(want.kindWords) is asked for." }
  let rows = "\(got.rows.count) rows and \(got.columns) columns"
  return "\(name) is a \(got.shape), with \(rows); a \(want.shape) is asked for."
}

extension NumberGrid {
  fileprivate var isMatrix: Bool { kind == "matrix" || kind == "transform" }
}

/// The name of the first wrong entry: `row 3, column 1`, or `x`; of a single number what it is.
func cellName(_ value: CheckedValue, _ difference: Difference) -> String? {
  guard case .numbers(let grid) = value, case .entries(let entries) = difference,
    let entry = entries.first
  else { return nil }
  if grid.rows.count == 1, entry.column < grid.labels.count { return grid.labels[entry.column] }
  if grid.rows.count == 1, grid.columns == 1 { return "the " + grid.kind }
  return "row \(entry.row + 1), column \(entry.column + 1)"
}

/// What a transform does, or that there is NaN among the numbers, as a sentence to add; none where it has no name.
func deed(_ value: CheckedValue) -> String {
  guard case .numbers(let grid) = value else { return "" }
  if grid.rows.joined().contains(where: \.isNaN) {
    let which = grid.rows.joined().count == 1 ? "It" : "One of its numbers"
    return " \(which) is not a number (NaN), as what comes of 0 / 0."
  }
  guard let nature = grid.nature, nature != "general" else {
    return ""
  }
  return " What yours does: \(nature)."
}

/// Two texts that differ only in capital letters.
func isSameButForCase(_ left: CheckedValue, _ right: CheckedValue) -> Bool {
  guard case .text(let left) = left, case .text(let right) = right else { return false }
  return left.lowercased() == right.lowercased()
}

/// How much differs, as the end of a sentence: ": 2 of 9 entries differ".
func differenceCount(_ value: CheckedValue, _ difference: Difference) -> String {
  guard case .numbers(let grid) = value, case .entries(let entries) = difference else { return "" }
  let all = grid.rows.reduce(0) { $0 + $1.count }
  if all == 1 { return "" }
  return ": \(entries.count) of \(all) entries \(entries.count == 1 ? "differs" : "differ")"
}

private func markedRow(_ grid: NumberGrid, _ wrong: Set<Difference.Entry>) -> String {
  let parts = grid.rows[0].enumerated().map { column, number in
    let label = column < grid.labels.count ? grid.labels[column] + " " : ""
    let mark = wrong.contains(Difference.Entry(row: 0, column: column)) ? "*" : ""
    return label + grid.text(of: number) + mark
  }
  return parts.joined(separator: ", ")
}

private func markedMatrix(
  _ rows: [[Double]], _ wrong: Set<Difference.Entry>, _ draws: Bool
) -> [String] {
  let texts = rows.enumerated().map { row, numbers in
    numbers.enumerated().map { column, number in
      let isWrong = wrong.contains(Difference.Entry(row: row, column: column))
      return shortNumber(number) + (isWrong ? "*" : " ")
    }
  }
  guard draws else {
    return texts.enumerated().map { row, cells in
      "row \(row + 1): " + cells.map { $0.replacing(part: " ", with: "") }.joined(separator: ", ")
    }
  }
  let widths = (rows.first ?? []).indices.map { column in
    texts.map { $0[column].count }.reduce(0, max)
  }
  return texts.enumerated().map { row, cells in
    let line = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
    let (left, right) = brackets(row, of: rows.count)
    return "\(left) \(line.joined(separator: " "))\(right)"
  }
}

private func brackets(_ row: Int, of count: Int) -> (String, String) {
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
