extension Plot {
  /// A stretch of cells of one role.
  public struct Run: Sendable, Equatable {
    /// The characters of the stretch.
    public var text: String
    /// What they belong to.
    public var role: Role
  }

  /// A row as stretches of one role each, for colouring; their texts make up the line.
  ///
  /// Blanks look alike in every role, so they belong to the stretch before them.
  public func runs(ofRow row: Int) -> [Run] {
    let ink = ink(ofRow: row)
    guard let first = ink.first else { return [] }
    var runs: [Run] = []
    var (start, role) = (first, canvas.cells[first].role)
    for index in ink where canvas.cells[index].role != role && canvas.cells[index].glyph != " " {
      runs.append(Run(text: text(of: start..<index), role: role))
      (start, role) = (index, canvas.cells[index].role)
    }
    runs.append(Run(text: text(of: start..<ink.upperBound), role: role))
    return runs
  }
}

extension Plot {
  /// All rows as stretches of one look each, which go on from line to line where those look the same.
  ///
  /// The looks of roles are the caller's, and so is that of the ends of lines. As in ``runs(ofRow:)``,
  /// blanks belong to the stretch before them.
  public func forEachStretch(
    of look: (Role) -> UInt8, lineEnd: UInt8, _ body: (String, UInt8) -> Void
  ) {
    var stretch = Stretch(look: lineEnd)
    for row in 0..<canvas.rows {
      if row > 0 {
        stretch.begin(lineEnd, body)
        stretch.endLine()
      }
      write(ink(ofRow: row), to: &stretch, look, body)
    }
    stretch.end(body)
  }

  private func write(
    _ ink: Range<Int>, to stretch: inout Stretch, _ look: (Role) -> UInt8,
    _ body: (String, UInt8) -> Void
  ) {
    guard let first = ink.first else { return }
    var (start, role) = (first, canvas.cells[first].role)
    stretch.begin(look(role), body)
    for index in ink where canvas.cells[index].role != role && canvas.cells[index].glyph != " " {
      stretch.write(canvas.cells, start..<index)
      (start, role) = (index, canvas.cells[index].role)
      stretch.begin(look(role), body)
    }
    stretch.write(canvas.cells, start..<ink.upperBound)
  }
}

/// The text of a stretch while it is written.
private struct Stretch {
  private var look: UInt8
  private var text: [UInt8] = []

  init(look: UInt8) { self.look = look }

  /// Ends this stretch unless the next one looks the same.
  mutating func begin(_ next: UInt8, _ body: (String, UInt8) -> Void) {
    guard next != look else { return }
    end(body)
    look = next
  }

  mutating func end(_ body: (String, UInt8) -> Void) {
    if !text.isEmpty { body(string(text), look) }
    text.removeAll(keepingCapacity: true)
  }

  mutating func endLine() { text.append(UInt8(ascii: "\n")) }

  mutating func write(_ cells: [Cell], _ range: Range<Int>) {
    text.append(addingCapacity: longestGlyph * range.count) {
      $0.append(glyphsOf: cells.span.extracting(range))
    }
  }
}
