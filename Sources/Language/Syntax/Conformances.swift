/// What types promise to be (`struct Tile: HasArea`, an extension that says so, a protocol above another), found
/// by the type: a program may have as many types as lines.
struct Conformances: Sendable {
  /// More than any program has above one type; a chain that leads back to itself ends before.
  private static let most = 64

  private var parents: [Name] = []
  /// The types that name them.
  private var chains = NameChains()
  /// Those of Apple's types that promise something; one that was taken back may stand among them.
  private(set) var applesTypes: [Name] = []

  var count: Int { parents.count }

  mutating func append(_ type: Name, _ parent: Name, isOfApple: Bool) {
    parents.append(parent)
    chains.append(type)
    if isOfApple, !applesTypes.contains(type) { applesTypes.append(type) }
  }

  /// Forgets all but the first entries.
  mutating func truncate(to count: Int) {
    parents.removeLast(max(0, parents.count - count))
    chains.truncate(to: count)
  }

  /// What a type itself says it is, in the order in which it says so.
  func named(by type: Name) -> [Name] {
    var found: [Name] = []
    _ = chains.latest(of: type) {
      found.append(parents[$0])
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
