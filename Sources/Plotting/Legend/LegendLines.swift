import Geometry

/// Writes pieces of text into lines of a width, until there are more lines than wanted.
///
/// Entries of several pieces begin lines of their own, others share one where they fit; a line that
/// goes on with an entry is indented. Lines are ranges of one buffer of cells, into which every piece
/// is written where it will stay.
struct LegendLines: Equatable, Sendable {
  /// How a piece goes on from the one before it.
  enum Joint {
    /// An entry of one piece.
    case entry
    /// The first piece of an entry that has more.
    case heading
    /// A further piece of an entry.
    case detail
  }

  /// A line: its indentation and its cells, one for each character.
  struct Line: Equatable, Sendable {
    var margin: Int
    var cells: Range<Int>

    var width: Int { margin + cells.count }
  }

  private(set) var cells: [Cell] = []
  private(set) var lines: [Line] = []
  private let columns: Int
  private let limit: Int
  private var joint = Joint.heading
  private var role = Role.legend
  /// Where the piece that is being written begins, and the blanks between it and its line.
  private var start = 0
  private var gap = 0
  /// The bytes of coordinates.
  private var digits: [UInt8] = []

  /// No lines yet, and no more than one above a limit.
  init(columns: Int, limit: Int = .max) {
    (self.columns, self.limit) = (columns, limit)
    cells.reserveCapacity(limit == .max ? columns : columns * (limit + 1))
  }

  /// Whether there are more lines than the limit, so that what follows is dropped.
  var isFull: Bool { lines.count > limit }
  var isEmpty: Bool { cells.isEmpty }

  /// Ends the piece before and begins another.
  mutating func begin(_ joint: Joint, _ role: Role) {
    end()
    guard !isFull else { return }
    (self.joint, self.role) = (joint, role)
    gap = joins ? (joint == .detail ? 2 : 3) : 0
    for _ in 0..<gap { cells.append(Cell(glyph: " ", role: role)) }
    start = cells.count
  }

  mutating func write(_ text: String) {
    guard !isFull else { return }
    for scalar in text.unicodeScalars { write(scalar) }
  }

  mutating func write(_ scalar: Unicode.Scalar) {
    cells.append(Cell(glyph: printable(scalar), role: role))
  }

  mutating func write(_ x: Double, _ text: CoordinateText) {
    guard !isFull else { return }
    text.append(x, to: &digits)
    writeDigits()
  }

  mutating func write(_ p: Point, _ text: CoordinateText) {
    guard !isFull else { return }
    text.append(p, to: &digits)
    writeDigits()
  }

  private mutating func writeDigits() {
    let role = role
    cells.append(
      contentsOf: digits.lazy.map { Cell(glyph: Unicode.Scalar($0), role: role) })
    digits.removeAll(keepingCapacity: true)
  }

  /// Ends the last piece.
  mutating func end() {
    guard cells.count > start, !isFull else { return }
    let width = cells.count - start
    if gap > 0, let last = lines.indices.last, lines[last].width + gap + width <= columns {
      lines[last].cells = lines[last].cells.lowerBound..<cells.count
    } else {
      addLines()
    }
    start = cells.count
  }

  /// Leaves out the lines from a number on, for `...`.
  mutating func shorten(to count: Int) {
    lines = Array(lines.prefix(count))
    cells.append(contentsOf: repeatElement(Cell(glyph: ".", role: .legend), count: 3))
    lines.append(Line(margin: 0, cells: cells.count - 3..<cells.count))
    start = cells.count
  }
}

// MARK: Flow

extension LegendLines {
  /// Whether the next piece may share the line before it.
  private var joins: Bool {
    guard !lines.isEmpty else { return false }
    switch joint {
    case .entry: return cells.last?.role != .after
    case .heading: return false
    case .detail: return true
    }
  }

  /// The last piece in lines of its own, broken between words where there are any.
  private mutating func addLines() {
    let indent = columns > 8 ? 4 : 0
    var margin = joint == .detail ? indent : 0
    while cells.count - start > columns - margin, !isFull {
      let room = columns - margin
      let first = cells[start...].firstIndex { $0.glyph != " " } ?? start
      let space = cells[start...(start + room)].lastIndex { $0.glyph == " " } ?? start
      let end = space > first ? space : start + room
      lines.append(Line(margin: margin, cells: start..<end))
      start = cells[end...].firstIndex { $0.glyph != " " } ?? cells.count
      margin = indent
    }
    if start < cells.count { lines.append(Line(margin: margin, cells: start..<cells.count)) }
  }
}
