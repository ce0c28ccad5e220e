/// An interned name: equal names have equal numbers, so comparing one costs nothing.
public struct Name: Hashable, Sendable {
  let id: Int32
  /// Stands where a name may be missing, such as an argument without label.
  static let none = Name(id: -1)
  /// Stands for every name that a frozen table does not hold.
  static let unknown = Name(id: .max)
}

/// The table that turns the bytes of a name into its number and back.
///
/// Names are compared as UTF-8 bytes: comparing Strings is quadratic on badly ordered combining
/// marks. The table is open-addressed; all names live in one byte array.
struct Names: Sendable {
  /// Where a name ends in ``bytes``; it begins where the one before ends.
  private struct Entry {
    var end: Int32
    var hash: NameHash
  }

  /// A frozen table takes no more names, and so is never copied; new ones are ``Name/unknown``.
  var isFrozen = false

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  private var table: [Int32]

  /// A table that holds nothing, not even room; it stands in while the real one is elsewhere.
  static let empty = Names(room: 0)

  init(room: Int = 4096) {
    table = Array(repeating: -1, count: room)
    bytes.reserveCapacity(room * 8)
    entries.reserveCapacity(room / 2)
  }

  var count: Int { entries.count }

  mutating func intern(_ text: StaticString) -> Name {
    text.withUTF8Buffer { intern($0) }
  }

  mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Name {
    intern(name, NameHash(name))
  }

  /// Interns a stretch of source whose hash is known.
  mutating func intern(_ source: [UInt8], _ range: Range<Int>, _ hash: NameHash) -> Name {
    source.withUnsafeBufferPointer { intern(.init(rebasing: $0[range]), hash) }
  }

  private mutating func intern(_ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Name {
    let slot = slot(of: name, hash)
    if table[slot] >= 0 { return Name(id: table[slot]) }
    return isFrozen ? .unknown : insert(name, hash, at: slot)
  }

  /// The number of a name that was interned before.
  func find(_ text: String) -> Name? {
    var text = text
    let id = text.withUTF8 { table[slot(of: $0, NameHash($0))] }
    return id >= 0 ? Name(id: id) : nil
  }

  func text(_ name: Name) -> String {
    String(decoding: bytes[range(name.id)], as: UTF8.self)
  }

  func text(_ name: Name, is text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[range(name.id)].elementsEqual($0) }
  }

  /// Whether no program can write the name alone, because it stands for a member, "point.moved", or for
  /// an operator.
  func isMangled(_ name: Name) -> Bool {
    bytes[range(name.id)].contains(UInt8(ascii: ".")) || isOperator(name)
  }

  /// Whether the name is one of the program's own operators, such as `+` or `-=`.
  func isOperator(_ name: Name) -> Bool {
    bytes[range(name.id)].first.map("+-*/%^|=!<>≈".utf8.contains) ?? false
  }

  /// Whether the name ends in a prime, so that it may stand as a factor without `*`.
  func endsInPrime(_ name: Name) -> Bool {
    bytes[range(name.id)].last == UInt8(ascii: "'")
  }

  private func range(_ id: Int32) -> Range<Int> {
    guard id >= 0, Int(id) < entries.count else { return 0..<0 }
    return (id == 0 ? 0 : Int(entries[Int(id) - 1].end))..<Int(entries[Int(id)].end)
  }

  /// Where the name is in the table, or where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Int {
    var slot = hash.index(in: table)
    while table[slot] >= 0, !equals(table[slot], name, hash) {
      slot = (slot + 1) & (table.count - 1)
    }
    return slot
  }

  private func equals(_ id: Int32, _ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Bool {
    guard entries[Int(id)].hash == hash else { return false }
    let range = range(id)
    return range.count == name.count
      && bytes.withUnsafeBufferPointer { bytes in
        name.indices.allSatisfy { bytes[range.lowerBound + $0] == name[$0] }
      }
  }

  private mutating func insert(
    _ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash, at slot: Int
  ) -> Name {
    let id = Int32(entries.count)
    bytes.append(contentsOf: name)
    entries.append(Entry(end: Int32(bytes.count), hash: hash))
    table[slot] = id
    if entries.count * 2 > table.count { grow() }
    return Name(id: id)
  }

  private mutating func grow() {
    table = Array(repeating: -1, count: table.count * 2)
    for id in entries.indices {
      var slot = entries[id].hash.index(in: table)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(id)
    }
  }
}

/// FNV-1a, byte by byte: short names, no hostile keys (a name is at most 255 bytes, a source 16 MB).
struct NameHash: Equatable {
  private var value: UInt32 = 0x811c_9dc5

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }

  /// The place of the name in a table whose size is a power of two.
  fileprivate func index(in table: [Int32]) -> Int {
    Int(value ^ value >> 15) & (table.count - 1)
  }
}
