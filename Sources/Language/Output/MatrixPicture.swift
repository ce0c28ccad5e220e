internal import Geometry

/// A matrix drawn in brackets, its columns aligned, with words beside its middle row.
func matrixPicture(_ matrix: Matrix, words: String = "") -> String {
  var texts = EntryTexts(of: matrix)
  for column in 0..<matrix.columns { texts.add((0..<matrix.rows).map { matrix[$0, column] }) }
  let note = words.isEmpty ? (texts.areRounded ? " ≈" : "") : (texts.areRounded ? " ≈ " : "   ")
  var picture: [UInt8] = []
  picture.reserveCapacity(matrix.rows * texts.width + note.utf8.count + words.utf8.count)
  for row in 0..<matrix.rows {
    let (left, right) = brackets(row, of: matrix.rows)
    if row > 0 { picture.append(UInt8(ascii: "\n")) }
    picture += left.utf8
    for column in 0..<matrix.columns {
      picture.append(contentsOf: repeatElement(space, count: column == 0 ? 1 : 2))
      texts.append(row, of: column, to: &picture)
    }
    picture.append(space)
    picture += right.utf8
    if row == matrix.rows / 2 { picture += (note + words).utf8 }
  }
  return String(decoding: picture, as: UTF8.self)
}

/// A matrix as lines that sound well: what it is, then "row 1: 0, 1, 0".
func matrixRows(_ matrix: Matrix, words: String = "") -> String {
  var texts = EntryTexts(of: matrix)
  for entry in matrix.entries { texts.add([entry]) }
  let rows = (0..<matrix.rows).map { row in
    let entries = (0..<matrix.columns).map { texts.text(row * matrix.columns + $0) }
    return "row \(row + 1): " + entries.joined(separator: ", ")
  }
  let lines = (words.isEmpty ? [] : [words]) + rows
  return lines.joined(separator: "\n") + (texts.areRounded ? "; entries are rounded" : "")
}

/// The entries of a matrix as texts, column by column.
///
/// Each column has as many decimals as its entries need, and 4 where one needs more. Whole numbers stay whole,
/// so that an exact 0 is not taken for a rounded one.
private struct EntryTexts {
  private var bytes: [UInt8] = []
  /// Where each text ends.
  private var ends: [Int] = []
  private var widths: [Int] = []
  /// What is smaller is written 0.
  private let negligible: Double
  private(set) var areRounded = false

  init(of matrix: Matrix) {
    negligible = matrix.entries.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 } * 1e-12
  }

  /// Room for a row and its brackets, in bytes.
  var width: Int { widths.reduce(12) { $0 + $1 + 2 } }

  mutating func add(_ column: [Double]) {
    let values = column.map { abs($0) < negligible ? 0 : $0 }
    let needed = values.reduce(0) { max($0, decimals(of: $1, atMost: 4) ?? 5) }
    areRounded = areRounded || needed > 4
    var width = 0
    for value in values {
      let start = bytes.count
      let isWhole = value == value.rounded()
      appendFixedText(value, decimals: isWhole ? 0 : min(needed, 4), to: &bytes)
      ends.append(bytes.count)
      width = max(width, bytes.count - start)
    }
    widths.append(width)
  }

  /// Writes an entry of a column of which all have the same number, aligned with the others.
  func append(_ row: Int, of column: Int, to text: inout [UInt8]) {
    let range = range(column * (ends.count / widths.count) + row)
    text.append(contentsOf: repeatElement(space, count: widths[column] - range.count))
    text += bytes[range]
  }

  func text(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  private func range(_ index: Int) -> Range<Int> { (index > 0 ? ends[index - 1] : 0)..<ends[index] }
}

private let space = UInt8(ascii: " ")

private func brackets(_ row: Int, of count: Int) -> (String, String) {
  if count == 1 { return ("[", "]") }
  if row == 0 { return ("⎡", "⎤") }
  return row == count - 1 ? ("⎣", "⎦") : ("⎢", "⎥")
}
