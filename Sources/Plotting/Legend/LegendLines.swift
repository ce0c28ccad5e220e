/// A line below a picture: one cell for each character, with the role of what it is about.
typealias LegendLine = [Cell]

/// Writes pieces of text into lines of a width, until there are more lines than wanted.
///
/// Entries of several pieces begin lines of their own, others share one where they fit; a line that
/// goes on with an entry is indented.
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

  private let columns: Int
  private let limit: Int
  private var lines: [LegendLine] = []
  /// The piece that is being written: it is placed when the next one begins.
  private var piece: [Cell] = []
  private var joint = Joint.heading
  private var role = Role.legend
  /// The bytes of a number, kept for the next one.
  private var digits: [UInt8] = []

  /// No lines yet, and no more than one above a limit.
  init(columns: Int, limit: Int = .max) { (self.columns, self.limit) = (columns, limit) }

  /// Whether there are more lines than the limit, so that what follows is dropped.
  var isFull: Bool { lines.count > limit }
  var isEmpty: Bool { lines.isEmpty && piece.isEmpty }

  mutating func begin(_ joint: Joint, _ role: Role) {
    place()
    (self.joint, self.role) = (joint, role)
  }

  mutating func write(_ text: String) {
    guard !isFull else { return }
    for scalar in text.unicodeScalars { write(scalar) }
  }

  mutating func write(_ scalar: Unicode.Scalar) {
    piece.append(Cell(glyph: printable(scalar), role: role))
  }

  /// A coordinate.
  mutating func write(_ x: Double, _ text: CoordinateText) {
    guard !isFull else { return }
    digits.removeAll(keepingCapacity: true)
    text.append(x, to: &digits)
    for byte in digits { piece.append(Cell(glyph: Unicode.Scalar(byte), role: role)) }
  }

  /// All lines, when everything is written.
  mutating func finished() -> [LegendLine] {
    place()
    return lines
  }
}

// MARK: Flow

extension LegendLines {
  private mutating func place() {
    guard !piece.isEmpty, !isFull else { return }
    let gap = joint == .detail ? 2 : 3
    if joins, let last = lines.last, last.count + gap + piece.count <= columns {
      lines[lines.count - 1] += blanks(gap) + piece
    } else {
      if joint == .detail { piece.insert(contentsOf: blanks(indent), at: 0) }
      appendBroken()
    }
    piece.removeAll(keepingCapacity: true)
  }

  private var joins: Bool {
    switch joint {
    case .entry: lines.last?.last?.role != .after
    case .heading: false
    case .detail: true
    }
  }

  /// The piece in lines of their own, broken between words where there are any.
  private mutating func appendBroken() {
    var (start, margin) = (0, 0)
    while piece.count - start > columns - margin, !isFull {
      let room = columns - margin
      let first = piece[start...].firstIndex { $0.glyph != " " } ?? start
      let space = piece[start...(start + room)].lastIndex { $0.glyph == " " } ?? start
      let end = space > first ? space : start + room
      lines.append(blanks(margin) + piece[start..<end])
      start = piece[end...].firstIndex { $0.glyph != " " } ?? piece.count
      margin = columns > 2 * indent ? indent : 0
    }
    if start < piece.count { lines.append(blanks(margin) + piece[start...]) }
  }

  private func blanks(_ count: Int) -> [Cell] {
    [Cell](repeating: Cell(glyph: " ", role: role), count: count)
  }
}

private let indent = 4
