internal import Language

/// A table with a column for each exercise; its first row holds the maximum points.
public func gradeCSV(_ rows: [GradedSubmission], of lesson: Lesson) -> String {
  let exercises = gradedExercises(of: lesson)
  let maxima = exercises.map(\.maximum)
  let head =
    ["submission", "points"] + exercises.map { $0.id } + [
      "status", "reason", "name", "variant", "notes",
    ]
  let top =
    ["maximum", String(maxima.reduce(0, +))] + maxima.map(String.init) + ["", "", "", "", ""]
  return ([head, top] + rows.map(cells)).map { csvLine($0) }.joined()
}

/// Points that grading could not give stay empty: they are not 0.
private func cells(_ row: GradedSubmission) -> [String] {
  let isOpen = row.status == .notGraded || row.status == .notFinished
  let points = row.exercises.map { isOpen || $0.outcome == .notGraded ? "" : String($0.points) }
  return [row.name, isOpen ? "" : String(row.points)] + points
    + [row.statusText, row.reason ?? row.faults.joined(separator: " "), row.label ?? ""]
    + [row.variant.map(String.init) ?? ""]
    + [row.allRemarks.joined(separator: " ")]
}

func csvLine(_ cells: [String]) -> String {
  cells.map(csvCell).joined(separator: ",") + "\n"
}

/// A cell of RFC 4180 on one line, in quotes unless it is a plain word or number.
///
/// Scalars decide: to Swift a quote with an accent above it is another letter, to a reader of tables it ends the cell.
private func csvCell(_ text: String) -> String {
  // Where a semicolon parts cells, quotes that do not begin one are letters.
  let text = parts(of: oneLine(text), between: ";").map(withoutFormula).joined(separator: ";")
  if text.unicodeScalars.allSatisfy(isPlain) { return text }
  return "\"" + escaping(text) { $0 == "\"" ? "\"\"" : nil } + "\""
}

/// What a spreadsheet would take for a formula, also within quotes, becomes text by an apostrophe.
private func withoutFormula(_ text: Substring) -> String {
  guard let first = text.unicodeScalars.first, formulaStarts.contains(first) else {
    return String(text)
  }
  return "'" + text
}

private let formulaStarts = "=+-@＝＋－＠\t\r".unicodeScalars

/// Part of a word or a number that no reader of tables takes for a mark.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
  case _: false
  }
}
