internal import Geometry

extension Value {
  /// What several parameters take: the elements of a list, or the parts of a tuple; numbers in parentheses are a
  /// point or a row as long as nobody asks.
  var pieces: [Value]? {
    switch self {
    case .list(let box): box.payload
    case .structure(let box) where box.payload.type.declaration < 0 && box.payload.object == 0:
      box.payload.fields
    case .point, .row, .row3D: parts
    default: nil
    }
  }

  /// The index of its first part; that of a slice is its place in the list that it is of.
  var start: Int {
    if case .list(let box) = self { return box.start }
    return 0
  }

  /// The indices of its parts.
  var indices: Range<Int> { start..<start + (parts?.count ?? 0) }

  /// The parts that a pattern takes: elements of a list, coordinates, fields.
  var parts: [Value]? {
    switch self {
    case .list(let box): box.payload
    case .structure(let box): box.payload.fields
    case .point(let point): [.number(point.x), .number(point.y)]
    case .vector(let vector): [.number(vector.dx), .number(vector.dy)]
    case .size(let size): [.number(size.width), .number(size.height)]
    case .row(let row): [.number(row.x), .number(row.y), .number(row.w)]
    case .row3D(let row): [.number(row.x), .number(row.y), .number(row.z), .number(row.w)]
    default: nil
    }
  }
}
