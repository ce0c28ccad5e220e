/// A stretch of the entry in another look.
public struct PaintedSpan: Equatable, Sendable {
  /// The stretch, as UTF-8 offsets into the entry.
  public var utf8: Range<Int>

  /// The parameters of the escape that sets the look, as in `"1;34"`.
  public var look: String

  /// Creates a span; stretches outside the entry are ignored.
  public init(utf8: Range<Int>, look: String) {
    self.utf8 = utf8
    self.look = look
  }
}

/// Text painted over what libedit drew, cell for cell, because its own cells carry no look.
///
/// Only relative moves: saving and restoring the cursor breaks when the screen scrolls.
struct Overlay {
  private let layout: Layout
  private let entry: Entry
  /// The first scalar on the screen, or the line feed before it, which its gutter belongs to.
  private let firstSeen: Int
  private var output: [UInt8] = []
  /// Where the cursor is; its column is -1 where only the row is known.
  private var pen: Layout.Place

  /// Starts with the cursor in the row where libedit left it; of the entry, the rows from one on are on the screen.
  init(_ entry: Entry, _ layout: Layout, from row: Int = 0) {
    self.entry = entry
    self.layout = layout
    let start = layout.start(ofRow: row)
    firstSeen = start > 0 && entry.scalars[start - 1] == "\n" ? start - 1 : start
    pen = layout.places[entry.cursor]
    if layout.losesColumn { pen.column = -1 }
    output.reserveCapacity(8 * entry.scalars.count)
  }

  /// Paints the prompt, of which libedit takes an end for a letter where it comes back over wide ones to the first
  /// row.
  mutating func paint(prompt: String, width: Int) {
    guard width < layout.columns, firstSeen == 0 else { return }
    move(to: Layout.Place())
    output += prompt.utf8
    pen.column = width
  }

  /// Writes the blank that ends a row together with the letter behind it, so that the terminal knows them to be of
  /// one line: libedit leaves such blanks out, and a terminal that wraps anew would keep the row as a line of its own.
  mutating func joinRows() {
    for index in entry.scalars.indices.dropLast().dropFirst(firstSeen) where endsRowByBlank(index) {
      let next = entry.scalars[index + 1]
      move(to: layout.places[index])
      output.append(UInt8(ascii: " "))
      output.append(next)
      pen = Layout.Place(row: pen.row + 1, column: next.columns)
    }
  }

  private func endsRowByBlank(_ index: Int) -> Bool {
    entry.scalars[index] == " " && entry.scalars[index + 1] != "\n"
      && layout.places[index + 1].row > layout.places[index].row
  }

  /// Paints the continuation prompt over each whole gutter.
  mutating func paint(_ continuation: String, over gutter: Gutter, look: String) {
    guard gutter.width > 0, gutter.width < layout.columns else { return }
    for start in entry.scalars.indices[firstSeen...] where entry.scalars[start] == "\n" {
      guard gutter.length(at: start + 1, in: entry.scalars) == gutter.width else { continue }
      move(to: layout.places[start + 1])
      begin(look)
      output += continuation.utf8
      end(look)
      pen.column += continuation.columns
    }
  }

  /// Paints the scalars from `start` on in their looks, and those without one plain, for an earlier
  /// look may be there; `looks` has one for each scalar.
  mutating func paint(_ looks: [String?], from start: Int, _ gutter: Gutter) {
    var index = max(start, firstSeen)
    while index < looks.count {
      guard entry.scalars[index] != "\n" else {
        index += 1 + gutter.length(at: index + 1, in: entry.scalars)
        continue
      }
      let end = endOfRun(index, looks)
      move(to: layout.places[index])
      write(index..<end, look: looks[index] ?? "")
      index = end
    }
  }

  /// Erases what libedit left behind the ends of rows, where it wrote or took away in other columns than it meant.
  mutating func eraseBehindRows() {
    let ends = entry.scalars.indices[firstSeen...].filter { entry.scalars[$0] == "\n" }
    for end in ends + [entry.scalars.count] {
      move(to: layout.places[end])
      output += "\u{1B}[K".utf8
    }
  }

  /// Where the look changes, or the row.
  private func endOfRun(_ start: Int, _ looks: [String?]) -> Int {
    let row = layout.places[start].row
    var end = start + 1
    while end < looks.count, looks[end] == looks[start], layout.places[end].row == row,
      entry.scalars[end] != "\n"
    {
      end += 1
    }
    return end
  }

  /// The bytes to write, which bring the cursor back; empty when there is nothing to paint.
  mutating func finish() -> [UInt8] {
    move(to: layout.places[entry.cursor])
    return output
  }

  private mutating func move(to place: Layout.Place) {
    if place == pen { return }
    if place.row != pen.row {
      output += "\u{1B}[\(abs(place.row - pen.row))\(place.row < pen.row ? "A" : "B")".utf8
    }
    output.append(0x0D)
    if place.column > 0 { output += "\u{1B}[\(place.column)C".utf8 }
    pen = place
  }

  /// Writes scalars of one row; behind the last column the pen is at no place of the layout.
  private mutating func write(_ range: Range<Int>, look: String) {
    begin(look)
    for index in range {
      output.append(entry.scalars[index])
      pen.column += entry.scalars[index].columns
    }
    end(look)
  }

  private mutating func begin(_ look: String) {
    if look.isEmpty { return }
    output += "\u{1B}[".utf8
    output += look.utf8
    output.append(UInt8(ascii: "m"))
  }

  private mutating func end(_ look: String) {
    if !look.isEmpty { output += "\u{1B}[0m".utf8 }
  }
}

/// What was painted last, so that typing at the end paints no more than what it changes.
struct Painted {
  var scalars: Scalars
  var looks: [String?]
  var endRow: Int

  /// From where an entry must be painted, nil where all of it must be.
  ///
  /// A letter more or less at the end, in the same row, makes libedit write that letter alone. In
  /// every other case it may write cells again that are on its way, and those are plain then.
  func start(of entry: Entry, _ newLooks: [String?], endRow: Int) -> Int? {
    let (old, new) = (scalars.count, entry.scalars.count)
    guard abs(new - old) == 1, entry.cursor == new, endRow == self.endRow else { return nil }
    let common = min(old, new)
    guard entry.scalars[..<common] == scalars[..<common] else { return nil }
    return (0..<common).first { looks[$0] != newLooks[$0] } ?? common
  }
}

extension [PaintedSpan] {
  /// The look of each scalar of `buffer`, whose text without gutters the spans count in.
  ///
  /// The spans are in order; what overlaps an earlier one is ignored.
  func looks(in buffer: Scalars, gutter: Gutter) -> [String?] {
    var looks: [String?] = []
    looks.reserveCapacity(buffer.count)
    var offset = 0
    var span = 0
    var left = gutter.mark[gutter.width...]
    for scalar in buffer {
      if gutter.takes(scalar, of: &left) {
        looks.append(nil)
        continue
      }
      while span < count, self[span].utf8.upperBound <= offset { span += 1 }
      let isInside = span < count && self[span].utf8.lowerBound <= offset
      looks.append(isInside ? self[span].look : nil)
      offset += UTF8.width(scalar)
    }
    return looks
  }
}
