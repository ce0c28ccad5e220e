/// Which entries of a growing table have a name, the latest first.
///
/// An array by names and not a dictionary: the first one of a new type is dear at launch.
struct NameChains: Sendable {
  private struct Link: Sendable {
    var name: Int32
    /// The entry before it with the same name; -1 without one.
    var previous: Int32
  }

  private var links: [Link] = []
  /// The latest entry of each name, as far as there are any; -1 without one.
  private var latest: [Int32] = []

  /// Notes the name of the next entry; those that stand for no name are never found.
  mutating func append(_ name: Name) {
    guard name != .none, name != .unknown else {
      return links.append(Link(name: Name.none.id, previous: -1))
    }
    let id = Int(name.id)
    if latest.count <= id {
      latest.append(contentsOf: repeatElement(-1, count: id + 1 - latest.count))
    }
    links.append(Link(name: name.id, previous: latest[id]))
    latest[id] = Int32(links.count - 1)
  }

  /// Forgets all but the first entries.
  mutating func truncate(to count: Int) {
    while links.count > count, let link = links.popLast() {
      if link.name != Name.none.id { latest[Int(link.name)] = link.previous }
    }
  }

  /// All entries of a name, the latest first.
  func entries(of name: Name) -> [Int] {
    var found: [Int] = []
    _ = latest(of: name) {
      found.append($0)
      return false
    }
    return found
  }

  /// The latest entry of a name that is meant.
  func latest(of name: Name, where isMeant: (Int) -> Bool) -> Int? {
    var index = latest.indices.contains(Int(name.id)) ? Int(latest[Int(name.id)]) : -1
    while index >= 0 {
      if isMeant(index) { return index }
      index = Int(links[index].previous)
    }
    return nil
  }
}
