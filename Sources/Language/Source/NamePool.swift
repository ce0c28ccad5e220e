internal import CCatalogue

/// A table that turns the bytes of a name into its number and back; it only grows.
///
/// Names are compared as UTF-8 bytes: comparing Strings is quadratic on badly ordered combining marks. The
/// table is open-addressed; all names lie in one stretch of memory.
final class NamePool: @unchecked Sendable {
  private(set) var bytes: RawList<UInt8>
  private(set) var records: RawList<catalogue_name>
  /// The numbers of the names by their hash, -1 where there is none.
  private(set) var table: RawList<Int32>

  /// A pool with room for so many names, a power of two.
  init(room: Int) {
    bytes = RawList(capacity: room * 16)
    records = RawList(capacity: room)
    table = RawList(repeating: -1, count: room * 2)
  }

  /// The names of the catalogue, as the program holds them; they take no more.
  init(_ tables: catalogue_tables) {
    bytes = RawList(viewing: tables.bytes, count: tables.bytes_count)
    records = RawList(viewing: tables.names, count: tables.names_count)
    table = RawList(viewing: tables.slots, count: tables.slots_count)
  }

  init(copying other: NamePool) {
    bytes = RawList(copying: other.bytes)
    records = RawList(copying: other.records)
    table = RawList(copying: other.table)
  }

  deinit {
    bytes.free()
    records.free()
    table.free()
  }

  var count: Int { records.count }

  /// The bytes of no name.
  static var none: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: nil, count: 0) }

  func find(_ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Int32? {
    let number = table[slot(of: name, hash)]
    return number >= 0 ? number : nil
  }

  func intern(_ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Int32 {
    let slot = slot(of: name, hash)
    return table[slot] >= 0 ? table[slot] : insert(name, hash, at: slot)
  }

  /// The name of a text; none of nil.
  func intern(_ text: StaticString?) -> Name {
    guard let text else { return .none }
    return text.withUTF8Buffer { Name(id: intern($0, NameHash($0))) }
  }

  func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { Name(id: intern($0, NameHash($0))) }
  }

  /// The word of a signature at a place, which moves behind the parenthesis or colon that ends the word.
  func word(of signature: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Name {
    let start = place
    let (hash, end) = NameHash.ofWord(in: signature, from: start)
    place = end + 1
    return Name(id: intern(UnsafeBufferPointer(rebasing: signature[start..<end]), hash))
  }

  func text(_ name: Name) -> String { String(decoding: bytes(of: name.id), as: UTF8.self) }

  func text(_ name: Name, is text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes(of: name.id).elementsEqual($0) }
  }

  /// The bytes of a name; none where there is no such number.
  func bytes(of number: Int32) -> UnsafeBufferPointer<UInt8> {
    guard number >= 0, Int(number) < records.count else { return Self.none }
    let start = number == 0 ? 0 : Int(records[Int(number) - 1].end)
    return bytes.stretch(start..<Int(records[Int(number)].end))
  }

  /// Where the name is in the table, or where it belongs.
  ///
  /// The mask keeps the place within the table, and what stands there is the number of a record.
  private func slot(of name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Int {
    let mask = table.count &- 1
    var slot = hash.index(in: table.count)
    while true {
      let number = table.memory[slot]
      if number < 0 || equals(Int(number), name, hash) { return slot }
      slot = (slot &+ 1) & mask
    }
  }

  @inline(__always)
  private func equals(
    _ number: Int, _ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash
  ) -> Bool {
    guard records.memory[number].hash == hash.value else { return false }
    let start = number == 0 ? 0 : Int(records.memory[number &- 1].end)
    let end = Int(records.memory[number].end)
    return NamePool.equal(
      UnsafeRawBufferPointer(start: bytes.memory + start, count: end &- start),
      UnsafeRawBufferPointer(name))
  }

  /// Eight bytes at a time, as far as they go.
  @inline(__always)
  private static func equal(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool
  {
    guard one.count == other.count else { return false }
    var place = 0
    while place &+ 8 <= one.count {
      guard
        one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      place &+= 8
    }
    while place < one.count {
      if one[place] != other[place] { return false }
      place &+= 1
    }
    return true
  }

  private func insert(
    _ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash, at slot: Int
  ) -> Int32 {
    let number = Int32(records.count)
    bytes.append(contentsOf: name)
    records.append(catalogue_name(end: Int32(bytes.count), hash: hash.value))
    table[slot] = number
    if records.count * 2 > table.count { grow() }
    return number
  }

  private func grow() {
    let larger = RawList<Int32>(repeating: -1, count: table.count * 2)
    for number in records.indices {
      var slot = NameHash(records[number].hash).index(in: larger.count)
      while larger[slot] >= 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = Int32(number)
    }
    table.free()
    table = larger
  }
}

/// FNV-1a, byte by byte: short names, no hostile keys (a name is at most 255 bytes, a source 16 MB).
struct NameHash: Equatable {
  private(set) var value: UInt32 = 0x811c_9dc5

  init() {}

  fileprivate init(_ value: UInt32) { self.value = value }

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// The hash of a word of a signature, which ends at a parenthesis, a colon, or with it.
  static func ofWord(
    in signature: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (hash: NameHash, end: Int) {
    var (hash, end) = (NameHash(), start)
    while end < signature.count, signature[end] != UInt8(ascii: "("),
      signature[end] != UInt8(ascii: ":")
    {
      hash.add(signature[end])
      end += 1
    }
    return (hash, end)
  }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }

  /// The place of the name in a table whose size is a power of two.
  func index(in size: Int) -> Int { Int(value ^ value >> 15) & (size - 1) }
}
