internal import Geometry

/// The numbers of a geometric value, row by row; a truth value is 1 or 0.
///
/// A transform is its 3×3 matrix and an angle its radians: what counts is the value.
public struct Numbers: Equatable, Sendable {
  /// What the numbers are the entries of.
  public enum Form: UInt8, Sendable {
    case nothing, number, truth, point, vector, size, rect, row, matrix
  }

  /// What they are.
  public private(set) var form = Form.nothing
  /// How many stand in one row.
  public private(set) var columns = 0
  /// All of them.
  public private(set) var entries: [Double] = []

  /// Holds nothing yet.
  public init() {}

  /// Those of a point.
  public init(x: Double, y: Double) { add(.point, x, y) }

  /// Those of a move.
  public init(moveBy x: Double, _ y: Double) {
    set(.matrix, columns: 3)
    entries = [1, 0, 0, 0, 1, 0, x, y, 1]
  }

  /// Whether both are the same kind of thing and each pair of entries agrees.
  public func agree(with other: Numbers, _ agree: (Double, Double) -> Bool) -> Bool {
    form == other.form && columns == other.columns && entries.count == other.entries.count
      && entries.indices.allSatisfy { agree(entries[$0], other.entries[$0]) }
  }

  private mutating func set(_ form: Form, columns: Int = 0) {
    self.form = form
    self.columns = columns
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(max(columns * columns, 4))
  }

  mutating func read(_ value: Value) -> Bool {
    switch value {
    case .number(let number): add(.number, number)
    case .angle(let angle): add(.number, angle.radians)
    case .boolean(let truth): add(.truth, truth ? 1 : 0)
    case .point(let point): add(.point, point.x, point.y)
    case .vector(let vector): add(.vector, vector.dx, vector.dy)
    case .size(let size): add(.size, size.width, size.height)
    case .rect(let rect):
      add(.rect, rect.origin.x, rect.origin.y)
      add(rect.size.width, rect.size.height)
    case .row(let row): add(.row, row.x, row.y, row.w)
    case .row3D(let row):
      add(.row, row.x, row.y, row.z)
      add(row.w)
    case .transform(let t):
      add(.matrix, columns: 3, t.a, t.b, 0)
      add(t.c, t.d, 0)
      add(t.tx, t.ty, 1)
    case .matrix(let box):
      set(.matrix, columns: box.payload.columns)
      entries.append(contentsOf: box.payload.entries)
    case .nothing, .void, .missing, .components, .color, .symbol, .range, .view, .layer, .presented,
      .path, .recognizer, .animation, .timing, .modifiedView, .type, .text, .list, .set,
      .dictionary,
      .structure,
      .function, .report,
      .implicit, .cell:
      return false
    }
    return true
  }

  private mutating func add(
    _ form: Form, columns: Int = 0, _ first: Double, _ second: Double? = nil,
    _ third: Double? = nil
  ) {
    set(form, columns: columns)
    add(first, second, third)
  }

  private mutating func add(_ first: Double, _ second: Double? = nil, _ third: Double? = nil) {
    entries.append(first)
    if let second { entries.append(second) }
    if let third { entries.append(third) }
  }
}
