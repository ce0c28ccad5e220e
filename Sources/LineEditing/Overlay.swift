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

  /// Paints the scalars that have a look; `looks` has one for each scalar.
  mutating func paint(_ looks: [String?]) {
    var index = 0
    while index < looks.count {
      guard let look = looks[index], entry.scalars[index] != "\n" else {
        index += 1
        continue
      }
      let row = layout.places[index].row
      let end = looks.indices[index...].first {
        looks[$0] != look || layout.places[$0].row != row || entry.scalars[$0] == "\n"
      }
      move(to: layout.places[index])
      write(String(entry.scalars[index..<(end ?? looks.count)]), look: look)
      index = end ?? looks.count
    }
  }

  /// The bytes to write, which bring the cursor back; empty when there is nothing to paint.
  mutating func finish() -> String {
    guard !output.isEmpty else { return "" }
    move(to: layout.places[entry.cursor])
    return output
  }

  private mutating func move(to place: Layout.Place) {
    if place.row != pen.row {
      output += "\u{1B}[\(abs(place.row - pen.row))\(place.row < pen.row ? "A" : "B")"
    }
    output += "\r"
    if place.column > 0 { output += "\u{1B}[\(place.column)C" }
    pen = place
  }

  private mutating func write(_ text: String, look: String) {
    output += look.isEmpty ? text : "\u{1B}[\(look)m\(text)\u{1B}[0m"
  }
}

extension [PaintedSpan] {
  /// The look of each scalar of `buffer`, whose text without gutters the spans count in.
  func looks(in buffer: Scalars, gutter: Gutter) -> [String?] {
    let text = gutter.removing(from: Entry(scalars: buffer)).scalars
    var looks = [String?](repeating: nil, count: text.count)
    var offsets: [Int] = []
    var offset = 0
    for scalar in text {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    for span in self {
      let first = offsets.firstIndex { $0 >= span.utf8.lowerBound } ?? looks.count
      for index in first..<looks.count where offsets[index] < span.utf8.upperBound {
        looks[index] = span.look
      }
    }
    return spread(looks, over: buffer, gutter)
  }

  private func spread(_ looks: [String?], over buffer: Scalars, _ gutter: Gutter) -> [String?] {
    var rest = looks[...]
    var blanks = 0
    return buffer.map { scalar in
      if scalar == " ", blanks > 0 {
        blanks -= 1
        return nil
      }
      blanks = scalar == "\n" ? gutter.width : 0
      return rest.popFirst() ?? nil
    }
  }
}
