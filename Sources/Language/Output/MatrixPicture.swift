internal import Geometry

/// A matrix drawn in brackets, its columns aligned, with words beside its middle row.
func matrixPicture(_ matrix: Matrix, words: String = "", _ precision: Precision) -> String {
  let entries = matrix.withoutResidues
  var texts = EntryTexts(most: precision.decimals)
  for column in 0..<matrix.columns { texts.add((0..<matrix.rows).map { entries[$0, column] }) }
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
func matrixRows(_ matrix: Matrix, words: String = "", _ precision: Precision) -> String {
  var texts = EntryTexts(most: precision.decimals)
  for entry in matrix.withoutResidues.entries { texts.add([entry]) }
  let rows = (0..<matrix.rows).map { row in
    let entries = (0..<matrix.columns).map { texts.text(row * matrix.columns + $0) }
    return "row \(row + 1): " + entries.joined(separator: ", ")
  }
  let lines = (words.isEmpty ? [] : [words]) + rows
  return lines.joined(separator: "\n") + (texts.areRounded ? "; entries are rounded" : "")
}

/// The entries of a matrix as texts, column by column.
///
/// Each column has as many decimals as its entries need, and no more than there is precision for. Whole numbers stay
/// whole, so that an exact 0 is not taken for a rounded one.
private struct EntryTexts {
  private let most: Int
  private var bytes: [UInt8] = []
  /// Where each text ends.
  private var ends: [Int] = []
  private var widths: [Int] = []
  private(set) var areRounded = false

  /// Room for a row and its brackets, in bytes.
  var width: Int { widths.reduce(12) { $0 + $1 + 2 } }

  init(most: Int) { self.most = most }

  mutating func add(_ column: [Double]) {
    let needed = column.reduce(0) { max($0, decimals(of: $1, atMost: most) ?? most + 1) }
    areRounded = areRounded || needed > most
    var width = 0
    for value in column {
      let start = bytes.count
      let isWhole = value == value.rounded()
      appendFixedText(value, decimals: isWhole ? 0 : min(needed, most), to: &bytes)
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

extension Precision {
  /// How many decimals an entry of a matrix has at most: four unless another precision is set.
  var decimals: Int {
    switch self {
    case .significant(7): 4
    case .significant(let digits): digits
    case .full: 17
    }
  }
}

extension Matrix {
  /// What is negligible beside the largest entry is 0.
  ///
  /// However far a transform moves, what it does to vectors is not: that is compared with itself.
  fileprivate var withoutResidues: Matrix {
    var result = self
    let all = largest(in: 0..<rows, 0..<columns)
    let linear = isAffine ? largest(in: 0..<2, 0..<2) : all
    for row in 0..<rows {
      for column in 0..<columns where abs(self[row, column]) != 1 {
        let largest = row < 2 && column < 2 ? linear : all
        if abs(self[row, column]) < 1e-12 * largest { result[row, column] = 0 }
      }
    }
    return result
  }

  /// Whether it is that of a transform, of rows or of columns.
  private var isAffine: Bool {
    let unit = [0.0, 0, 1]
    return rows == 3 && columns == 3 && (row(2) == unit || transpose.row(2) == unit)
  }

  private func largest(in rows: Range<Int>, _ columns: Range<Int>) -> Double {
    var largest = 0.0
    for row in rows {
      for column in columns where self[row, column].isFinite {
        largest = max(largest, abs(self[row, column]))
      }
    }
    return largest
  }
}

private let space = UInt8(ascii: " ")

private func brackets(_ row: Int, of count: Int) -> (String, String) {
  if count == 1 { return ("[", "]") }
  if row == 0 { return ("⎡", "⎤") }
  return row == count - 1 ? ("⎣", "⎦") : ("⎢", "⎥")
}
