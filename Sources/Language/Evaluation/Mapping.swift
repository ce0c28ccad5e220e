/// The keys and values of a dictionary, in the order in which the keys came.
///
/// Keys are found by their hashes in a table of places. A removed key leaves a gap until half of
/// them are gaps, so that taking out thousands of keys does not move the others thousands of times.
struct Mapping {
  private(set) var keys: [Value] = []
  private(set) var values: [Value] = []
  private var hashes: [Int] = []
  /// Places in the lists above, found from the hash of a key; -1 where there is none.
  private var table: [Int32] = []
  private(set) var count = 0
  /// All places before this one are gaps.
  private var front = 0
  /// The declared types of keys and values, which say what `.left` is; -1 where none were written.
  var keyType: Int32 = -1
  var valueType: Int32 = -1

  /// What it weighs against the memory budget.
  var bytes: Int { Self.bytes(keys.count) }

  static func bytes(_ count: Int) -> Int { count * (2 * MemoryLayout<Value>.stride + 24) + 96 }

  /// The places that hold keys, in order.
  var places: [Int] { keys.indices.filter { !keys[$0].isMissing } }

  /// The first of them; nil where it is empty.
  var firstPlace: Int? { front < keys.count ? front : nil }

  /// Where to begin looking for a hash; ``next(_:)`` goes on.
  func candidates(_ hash: Int) -> Probe { Probe(slot: hash & max(table.count - 1, 0), hash: hash) }

  /// A walk along the table.
  struct Probe {
    fileprivate var slot: Int
    fileprivate let hash: Int
  }

  /// The next place whose key has this hash; nil where no more have it.
  func next(_ probe: inout Probe) -> Int? {
    guard !table.isEmpty else { return nil }
    while table[probe.slot] >= 0 {
      let place = Int(table[probe.slot])
      probe.slot = (probe.slot + 1) & (table.count - 1)
      if hashes[place] == probe.hash, !keys[place].isMissing { return place }
    }
    return nil
  }

  /// Adds a key that is not there yet.
  mutating func append(_ key: Value, _ value: Value, hash: Int) {
    if (keys.count + 1) * 2 > table.count { makeRoom() }
    enter(hash, Int32(keys.count))
    keys.append(key)
    values.append(value)
    hashes.append(hash)
    count += 1
  }

  mutating func setValue(_ value: Value, at place: Int) { values[place] = value }

  /// Takes a key and its value out.
  mutating func remove(at place: Int) {
    keys[place] = .missing
    values[place] = .missing
    count -= 1
    while front < keys.count, keys[front].isMissing { front += 1 }
    if (keys.count - count) * 2 > keys.count { makeRoom() }
  }

  /// Takes all out; what keys and values are declared to be stays.
  mutating func removeAll() {
    let (keyType, valueType) = (keyType, valueType)
    self = Mapping()
    (self.keyType, self.valueType) = (keyType, valueType)
  }

  private mutating func enter(_ hash: Int, _ place: Int32) {
    var slot = hash & (table.count - 1)
    while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
    table[slot] = place
  }

  /// Closes the gaps, and makes the table large enough for twice as many.
  private mutating func makeRoom() {
    let places = places
    keys = places.map { keys[$0] }
    values = places.map { values[$0] }
    hashes = places.map { hashes[$0] }
    front = 0
    var room = 8
    while room < keys.count * 4 { room *= 2 }
    table = Array(repeating: -1, count: room)
    for (place, hash) in hashes.enumerated() { enter(hash, Int32(place)) }
  }
}
