/// An interned name: equal names have equal numbers, so comparing one costs nothing.
public struct Name: Hashable, Sendable {
  let id: Int32
  /// Stands where a name may be missing, such as an argument without label.
  static let none = Name(id: -1)
}

/// The table that turns the bytes of a name into its number and back.
///
/// Names are compared as UTF-8 bytes: comparing Strings is quadratic on badly ordered combining
/// marks. The table is open-addressed; all names live in one byte array.
struct Names: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  private var table: [Int32]

  /// A table that holds nothing, not even room; it stands in while the real one is elsewhere.
  static let empty = Names(room: 0)

  init(room: Int = 4096) { table = Array(repeating: -1, count: room) }

  var count: Int { ends.count }

  mutating func intern(_ text: StaticString) -> Name {
    text.withUTF8Buffer { intern($0) }
  }

  mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Name {
    var slot = Names.hash(name) & (table.count - 1)
    while table[slot] >= 0 {
      if equals(table[slot], name) { return Name(id: table[slot]) }
      slot = (slot + 1) & (table.count - 1)
    }
    return insert(name, at: slot)
  }

  /// The number of a name that was interned before.
  func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { name in
      var slot = Names.hash(name) & (table.count - 1)
      while table[slot] >= 0 {
        if equals(table[slot], name) { return Name(id: table[slot]) }
        slot = (slot + 1) & (table.count - 1)
      }
      return nil
    }
  }

  func text(_ name: Name) -> String {
    String(decoding: bytes[range(name.id)], as: UTF8.self)
  }

  /// Whether the name ends in a prime, so that it may stand as a factor without `*`.
  func endsInPrime(_ name: Name) -> Bool {
    bytes[range(name.id)].last == UInt8(ascii: "'")
  }

  private func range(_ id: Int32) -> Range<Int> {
    guard id >= 0 else { return 0..<0 }
    return (id == 0 ? 0 : Int(ends[Int(id) - 1]))..<Int(ends[Int(id)])
  }

  private func equals(_ id: Int32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(id)
    guard range.count == name.count else { return false }
    for index in 0..<name.count where bytes[range.lowerBound + index] != name[index] {
      return false
    }
    return true
  }

  private mutating func insert(_ name: UnsafeBufferPointer<UInt8>, at slot: Int) -> Name {
    let id = Int32(ends.count)
    bytes.append(contentsOf: name)
    ends.append(Int32(bytes.count))
    table[slot] = id
    if ends.count * 2 > table.count { grow() }
    return Name(id: id)
  }

  private mutating func grow() {
    table = Array(repeating: -1, count: table.count * 2)
    for id in 0..<Int32(ends.count) {
      var slot = bytes[range(id)].withUnsafeBufferPointer { Names.hash($0) } & (table.count - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = id
    }
  }

  /// FNV-1a: short names, no hostile keys (a name is at most 255 bytes, a source 16 MB).
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7FFF_FFFF)
  }
}
