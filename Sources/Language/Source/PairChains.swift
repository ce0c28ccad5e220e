/// Which entries of a growing table have a pair of names, the latest first: what ``NameChains`` is for one.
///
/// A dictionary, which is made when the first entry comes: most programs have none.
struct PairChains: Sendable {
  private struct Link: Sendable {
    var pair: UInt64
    /// The entry before it with the same pair; -1 without one.
    var previous: Int32
  }

  private var links: [Link] = []
  /// The latest entry of each pair; -1 where it was taken back.
  private var latest: [UInt64: Int32] = [:]

  private static func pair(_ first: Name, _ second: Name) -> UInt64 {
    UInt64(UInt32(bitPattern: first.id)) << 32 | UInt64(UInt32(bitPattern: second.id))
  }

  /// Notes the names of the next entry.
  mutating func append(_ first: Name, _ second: Name) {
    let pair = Self.pair(first, second)
    links.append(Link(pair: pair, previous: latest[pair] ?? -1))
    latest[pair] = Int32(links.count - 1)
  }

  /// Forgets all but the first entries.
  mutating func truncate(to count: Int) {
    while links.count > count, let link = links.popLast() { latest[link.pair] = link.previous }
  }

  /// The latest entry that is meant, among those of a name with one of two others.
  func latest(
    of name: Name, with one: Name, or other: Name, where isMeant: (Int) -> Bool
  ) -> Int? {
    var heads = (
      latest[Self.pair(name, one)] ?? -1,
      one == other ? -1 : latest[Self.pair(name, other)] ?? -1
    )
    while max(heads.0, heads.1) >= 0 {
      let index = Int(max(heads.0, heads.1))
      if isMeant(index) { return index }
      let previous = links[index].previous
      if heads.0 > heads.1 { heads.0 = previous } else { heads.1 = previous }
    }
    return nil
  }
}
