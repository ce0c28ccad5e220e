/// What a legend told already, found by a hash of its glyphs.
///
/// Not a set: it would cost as much as all the rest of a legend, and once more to make its type.
struct ToldTexts: Equatable, Sendable {
  /// All texts, one after the other.
  private var cells: [Cell] = []
  /// Where each text lies among them, in the first place from its hash on that was free.
  private var places: [Extract] = []
  /// The last name of each role, and a bit for each role that has one.
  private var names: [String] = []
  private var roles: UInt32 = 0

  /// None, and no room for any.
  init() {}

  /// Room for the facts about so many shapes, two of each at most.
  init(shapes: Int) {
    // Most names repeat.
    cells.reserveCapacity(3 * shapes)
    names = [String](repeating: "", count: Role.allCases.count)
    // More than twice as many, so that a search ends; a power of two, to wrap around by a mask.
    places = [Extract](
      repeating: Extract(), count: 2 << (Int.bitWidth - shapes.leadingZeroBitCount))
  }

  /// Whether a text is new here.
  mutating func insert(_ text: [Cell]) -> Bool {
    let mask = places.count - 1
    var place = hash(text) & mask
    while places[place].count >= 0 {
      if holds(text, places[place]) { return false }
      place = (place + 1) & mask
    }
    places[place] = Extract(start: Int32(cells.count), count: Int32(text.count))
    cells.append(contentsOf: text)
    return true
  }

  /// Whether a name is the last one of its role, which it is from now on: names repeat from view to
  /// view, and to compare them is quicker than to write them.
  mutating func repeats(_ name: String, _ role: Role) -> Bool {
    let index = Int(role.rawValue)
    if roles &>> UInt32(index) & 1 == 1, names[index] == name { return true }
    names[index] = name
    roles |= 1 &<< UInt32(index)
    return false
  }

  private func holds(_ text: [Cell], _ place: Extract) -> Bool {
    guard place.count == text.count else { return false }
    return text.indices.allSatisfy { text[$0].glyph == cells[Int(place.start) + $0].glyph }
  }

  /// A part of all texts; none where its length is negative.
  private struct Extract: Equatable {
    var start: Int32 = 0
    var count: Int32 = -1
  }
}

/// Fowler, Noll and Vo: each glyph joins, and a product spreads it.
private func hash(_ text: [Cell]) -> Int {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for cell in text { hash = (hash ^ UInt64(cell.glyph.value)) &* 0x100_0000_01b3 }
  return Int(truncatingIfNeeded: hash ^ hash &>> 32)
}
