/// A matrix of up to 4×4 numbers, stored row by row.
///
/// Points are rows and stand on the left. Of the 3×3 matrix
///
///     ⎡ a  b  g ⎤      a b c d: the linear part, tx ty: the translation, as in AffineTransform
///     ⎢ c  d  h ⎥      g h: projection; the line g·x + h·y + i = 0 goes to infinity
///     ⎣ tx ty i ⎦      i: divides, an overall scale by 1/i
public struct Matrix: Hashable, Sendable {
  /// The largest number of rows, and of columns.
  public static let largestDimension = 4

  /// The number of rows, 1 to 4.
  public let rows: Int
  /// The number of columns, 1 to 4.
  public let columns: Int
  /// The entries, row by row.
  public private(set) var entries: [Double]

  /// Creates a matrix from its entries, row by row; nil where their number or the shape is wrong.
  public init?(rows: Int, columns: Int, entries: [Double]) {
    let dimensions = 1...Matrix.largestDimension
    guard dimensions.contains(rows), dimensions.contains(columns),
      entries.count == rows * columns
    else { return nil }
    self.init(rows, columns, entries)
  }

  /// Creates a matrix from its rows; nil where they are ragged, none, or more than 4 by 4.
  public init?(_ rows: [[Double]]) {
    guard let first = rows.first, rows.allSatisfy({ $0.count == first.count }) else { return nil }
    self.init(rows: rows.count, columns: first.count, entries: rows.flatMap(\.self))
  }

  /// Creates the 3×3 matrix of an affine transform, with the last column 0 0 1.
  public init(_ t: AffineTransform) {
    self.init(3, 3, [t.a, t.b, 0, t.c, t.d, 0, t.tx, t.ty, 1])
  }

  /// Creates the 1×3 matrix of a row.
  public init(_ row: Row) { self.init(1, 3, [row.x, row.y, row.w]) }

  /// Creates the 1×4 matrix of a row in space.
  public init(_ row: Row3D) { self.init(1, 4, [row.x, row.y, row.z, row.w]) }

  /// The identity of `size` rows and columns, clamped to 1…4.
  public static func identity(_ size: Int) -> Matrix {
    let size = min(max(size, 1), largestDimension)
    return Matrix(size, size) { row, column in row == column ? 1 : 0 }
  }

  /// The entry in a row and a column, both counted from 0; both must lie inside the matrix.
  public subscript(row: Int, column: Int) -> Double {
    get { entries[row * columns + column] }
    set { entries[row * columns + column] = newValue }
  }

  /// The entries of one row, counted from 0.
  public func row(_ index: Int) -> [Double] {
    Array(entries[index * columns..<(index + 1) * columns])
  }

  /// Whether there are as many rows as columns.
  public var isSquare: Bool { rows == columns }

  /// The affine transform of a 3×3 matrix with the last column exactly 0 0 1; nil for others.
  public var affine: AffineTransform? {
    guard rows == 3, columns == 3, self[0, 2] == 0, self[1, 2] == 0, self[2, 2] == 1 else {
      return nil
    }
    return AffineTransform(
      a: self[0, 0], b: self[0, 1], c: self[1, 0], d: self[1, 1], tx: self[2, 0], ty: self[2, 1])
  }

  /// The linear map of a 2×2 matrix; nil for others.
  var linear: AffineTransform? {
    guard rows == 2, columns == 2 else { return nil }
    return AffineTransform(
      a: self[0, 0], b: self[0, 1], c: self[1, 0], d: self[1, 1], tx: 0, ty: 0)
  }

  /// Creates a matrix of a shape that is known to be right.
  init(_ rows: Int, _ columns: Int, _ entries: [Double]) {
    self.rows = rows
    self.columns = columns
    self.entries = entries
  }

  /// Creates a matrix of a shape that is known to be right, entry by entry.
  init(_ rows: Int, _ columns: Int, entry: (_ row: Int, _ column: Int) -> Double) {
    var entries: [Double] = []
    entries.reserveCapacity(rows * columns)
    for row in 0..<rows {
      for column in 0..<columns { entries.append(entry(row, column)) }
    }
    self.init(rows, columns, entries)
  }
}
