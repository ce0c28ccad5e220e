/// `struct Tile: HasArea`, an extension that says so, or a protocol above another.
struct Conformance: Sendable {
  var type: Name
  var parent: Name
}

/// What types promise to be, found by the type: a program may have as many types as lines.
struct Conformances: Sendable {
  /// More than any program has above one type; a chain that leads back to itself ends before.
  private static let most = 64

  private var list: [Conformance] = []
  private var chains = NameChains()
  /// Those of Apple's types that promise something; one that was taken back may stand among them.
  private(set) var applesTypes: [Name] = []

  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }

  mutating func append(_ type: Name, _ parent: Name, isOfApple: Bool) {
    list.append(Conformance(type: type, parent: parent))
    chains.append(type)
    if isOfApple, !applesTypes.contains(type) { applesTypes.append(type) }
  }

  /// Forgets all but the first entries.
  mutating func truncate(to count: Int) {
    list.removeLast(max(0, self.count - count))
    chains.truncate(to: count)
  }

  /// What a type itself says it is, in the order in which it says so.
  func named(by type: Name) -> [Name] {
    var found: [Name] = []
    _ = chains.latest(of: type) {
      found.append(list[$0].parent)
      return false
    }
    return found.reversed()
  }

  /// All that some types promise to be: what they name, then what is above that, none twice.
  func parents(of types: [Name]) -> [Name] {
    var found: [Name] = []
    var next = types[...]
    while let type = next.popFirst(), found.count < Self.most {
      for parent in named(by: type) where !found.contains(parent) {
        found.append(parent)
        next.append(parent)
      }
    }
    return found
  }
}
