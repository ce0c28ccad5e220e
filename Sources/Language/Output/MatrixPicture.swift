internal import Geometry

/// A matrix drawn in brackets, its columns aligned, with words beside its middle row.
func matrixPicture(_ matrix: Matrix, words: String = "") -> [String] {
  var columns: [[String]] = []
  var isRounded = false
  for column in 0..<matrix.columns {
    let entries = (0..<matrix.rows).map { matrix[$0, column] }
    columns.append(columnTexts(entries, largest: largestEntry(matrix), isRounded: &isRounded))
  }
  let note = words.isEmpty ? (isRounded ? " ≈" : "") : (isRounded ? " ≈ " : "   ") + words
  return (0..<matrix.rows).map { row in
    let (left, right) = brackets(row, of: matrix.rows)
    let line = columns.map { $0[row] }.joined(separator: "  ")
    return "\(left) \(line) \(right)" + (row == matrix.rows / 2 ? note : "")
  }
}

private func largestEntry(_ matrix: Matrix) -> Double {
  matrix.entries.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
}

/// The entries of one column with as many decimals as the longest of them needs, at most 4.
private func columnTexts(_ entries: [Double], largest: Double, isRounded: inout Bool) -> [String] {
  let values = entries.map { abs($0) < 1e-12 * largest ? 0 : $0 }
  let decimals = values.map { value in
    let text = fixedText(value, decimals: 4, trimmingZeros: true)
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return 0 }
    return text.distance(from: point, to: text.endIndex) - 1
  }.max() ?? 0
  let texts = values.map { fixedText($0, decimals: decimals) }
  isRounded = isRounded || zip(values, texts).contains { Double($1) != $0 }
  let width = texts.map(\.count).max() ?? 0
  return texts.map { String(repeating: " ", count: width - $0.count) + $0 }
}

private func brackets(_ row: Int, of count: Int) -> (String, String) {
  if count == 1 { return ("[", "]") }
  if row == 0 { return ("⎡", "⎤") }
  return row == count - 1 ? ("⎣", "⎦") : ("⎢", "⎥")
}
