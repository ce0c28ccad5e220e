/// The places of texts, of which several may be the same.
///
/// What a dictionary would do; but types of dictionaries are made at run time, and hashing with a seed takes
/// longer than what a lesson's ids need.
struct TextPlaces {
  private struct Entry {
    var text: String
    var hash: UInt64
    var place: Int
    /// The entry before it in the same slot, or -1.
    var before: Int
  }

  private var entries: [Entry] = []
  /// The last entry of each slot, or -1; a power of two of them.
  private var slots: [Int]

  /// Without places, and with room for some.
  init(count: Int = 0) {
    entries.reserveCapacity(count)
    slots = emptySlots(count)
  }

  /// Adds a place.
  mutating func add(_ text: String, at place: Int) {
    if entries.count == slots.count { grow() }
    entries.append(Entry(text: text, hash: hash(text), place: place, before: -1))
    link(entries.count - 1)
  }

  /// The places of a text, in the order in which they were added.
  func places(of text: String) -> [Int] {
    var places: [Int] = []
    forEach(text) { places.append($0) }
    return places.count > 1 ? places.reversed() : places
  }

  /// The place of a text that was added last, of those that fit.
  func last(of text: String, where fits: (Int) -> Bool = { _ in true }) -> Int? {
    var found: Int?
    forEach(text) { if found == nil, fits($0) { found = $0 } }
    return found
  }

  private func forEach(_ text: String, _ body: (Int) -> Void) {
    let hash = hash(text)
    var index = slots[slot(hash)]
    while index >= 0 {
      if entries[index].hash == hash, entries[index].text == text { body(entries[index].place) }
      index = entries[index].before
    }
  }

  private mutating func grow() {
    slots = emptySlots(entries.count + 1)
    for index in entries.indices { link(index) }
  }

  private mutating func link(_ index: Int) {
    let slot = slot(entries[index].hash)
    entries[index].before = slots[slot]
    slots[slot] = index
  }

  private func slot(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(slots.count - 1))
  }
}

private func emptySlots(_ count: Int) -> [Int] {
  var size = 8
  while size < count { size *= 2 }
  return Array(repeating: -1, count: size)
}

/// Letters beyond ASCII can be written in several ways, which the language's own hash takes for the same.
private func hash(_ text: String) -> UInt64 {
  var copy = text
  return copy.withUTF8 { hash(UnsafeRawBufferPointer($0)) }
    ?? UInt64(truncatingIfNeeded: text.hashValue)
}

/// FNV-1a by eight bytes; nil beyond ASCII.
private func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64? {
  var (hash, all, place) = (UInt64(0xCBF2_9CE4_8422_2325), UInt64(0), 0)
  func add(_ word: UInt64) {
    hash = (hash ^ word) &* 0x100_0000_01B3
    hash ^= hash >> 32
    all |= word
  }
  while place + 8 <= bytes.count {
    add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    place += 8
  }
  for byte in bytes[place...] { add(UInt64(byte)) }
  return all & 0x8080_8080_8080_8080 == 0 ? hash : nil
}
