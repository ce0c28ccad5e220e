internal import Geometry

/// A matrix drawn in brackets, its columns aligned, with words beside its middle row.
func matrixPicture(_ matrix: Matrix, words: String = "") -> String {
  var columns: [[String]] = []
  var isRounded = false
  for column in 0..<matrix.columns {
    let entries = (0..<matrix.rows).map { matrix[$0, column] }
    columns.append(columnTexts(entries, largest: largestEntry(matrix), isRounded: &isRounded))
  }
  let note = words.isEmpty ? (isRounded ? " ≈" : "") : (isRounded ? " ≈ " : "   ") + words
  var picture = ""
  for row in 0..<matrix.rows {
    let (left, right) = brackets(row, of: matrix.rows)
    if row > 0 { picture += "\n" }
    picture += left
    for (index, column) in columns.enumerated() {
      picture += (index == 0 ? " " : "  ") + column[row]
    }
    picture += " " + right + (row == matrix.rows / 2 ? note : "")
  }
  return picture
}

/// A matrix as lines that sound well: what it is, then "row 1: 0, 1, 0".
func matrixRows(_ matrix: Matrix, words: String = "") -> String {
  let largest = largestEntry(matrix)
  var isRounded = false
  let rows = (0..<matrix.rows).map { row in
    let entries = matrix.row(row).map { entry in
      columnTexts([entry], largest: largest, isRounded: &isRounded)[0]
    }
    return "row \(row + 1): " + entries.joined(separator: ", ")
  }
  let lines = (words.isEmpty ? [] : [words]) + rows
  return lines.joined(separator: "\n") + (isRounded ? "; entries are rounded" : "")
}

private func largestEntry(_ matrix: Matrix) -> Double {
  matrix.entries.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
}

/// The entries of one column with as many decimals as they need, and 4 where one needs more; whole
/// numbers stay whole, so that an exact 0 is not taken for a rounded one.
private func columnTexts(_ entries: [Double], largest: Double, isRounded: inout Bool) -> [String] {
  let values = entries.map { abs($0) < 1e-12 * largest ? 0 : $0 }
  let needed = values.map(decimalsNeeded).reduce(0, max)
  let decimals = min(needed, 4)
  isRounded = isRounded || needed > 4
  let texts = values.map { value in
    fixedText(value, decimals: value == value.rounded() ? 0 : decimals)
  }
  let width = texts.map(\.count).reduce(0, max)
  return texts.map { String(repeating: " ", count: width - $0.count) + $0 }
}

/// How many decimals a number has, up to 4; 5 where it has more.
private func decimalsNeeded(_ value: Double) -> Int {
  let text = fixedText(value, decimals: 4, trimmingZeros: true)
  guard Double(text) == value else { return 5 }
  guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 0 }
  return text.distance(from: point, to: text.endIndex) - 1
}

private func brackets(_ row: Int, of count: Int) -> (String, String) {
  if count == 1 { return ("[", "]") }
  if row == 0 { return ("⎡", "⎤") }
  return row == count - 1 ? ("⎣", "⎦") : ("⎢", "⎥")
}
