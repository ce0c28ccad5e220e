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
  private var output = ""
  private var pen: Layout.Place

  /// Starts with the cursor where libedit left it.
  init(_ entry: Entry, _ layout: Layout) {
    self.entry = entry
    self.layout = layout
    pen = layout.places[entry.cursor]
  }

  /// Paints the continuation prompt over each whole gutter.
  mutating func paint(_ continuation: String, over gutter: Gutter, look: String) {
    guard gutter.width > 0, gutter.width < layout.columns else { return }
    for start in entry.scalars.indices where entry.scalars[start] == "\n" {
      guard gutter.length(at: start + 1, in: entry.scalars) == gutter.width else { continue }
      move(to: layout.places[start + 1])
      write(continuation, look: look)
    }
  }

  /// Paints every scalar in its look, and those without one plain, for an earlier look may be
  /// there; `looks` has one for each scalar.
  mutating func paint(_ looks: [String?], _ gutter: Gutter) {
    var index = 0
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
  mutating func finish() -> String {
    guard !output.isEmpty else { return "" }
    move(to: layout.places[entry.cursor])
    return output
  }

  private mutating func move(to place: Layout.Place) {
    if place == pen { return }
    if place.row != pen.row {
      output += "\u{1B}[\(abs(place.row - pen.row))\(place.row < pen.row ? "A" : "B")"
    }
    output += "\r"
    if place.column > 0 { output += "\u{1B}[\(place.column)C" }
    pen = place
  }

  /// Writes scalars of one row; behind the last column the pen is at no place of the layout.
  private mutating func write(_ range: Range<Int>, look: String) {
    if !look.isEmpty { output += "\u{1B}[\(look)m" }
    output.unicodeScalars.append(contentsOf: entry.scalars[range])
    if !look.isEmpty { output += "\u{1B}[0m" }
    for index in range { pen.column += entry.scalars[index].columns }
  }

  private mutating func write(_ text: String, look: String) {
    output += look.isEmpty ? text : "\u{1B}[\(look)m\(text)\u{1B}[0m"
    pen.column += text.columns
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
    var blanks = 0
    for scalar in buffer {
      if scalar == " ", blanks > 0 {
        blanks -= 1
        looks.append(nil)
        continue
      }
      blanks = scalar == "\n" ? gutter.width : 0
      while span < count, self[span].utf8.upperBound <= offset { span += 1 }
      let isInside = span < count && self[span].utf8.lowerBound <= offset
      looks.append(isInside ? self[span].look : nil)
      offset += UTF8.width(scalar)
    }
    return looks
  }
}
