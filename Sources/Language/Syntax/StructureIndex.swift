/// Which struct, enum or class a name means: the one that was declared last.
///
/// A program may declare as many as it has lines, so none is looked for among all.
struct StructureIndex: Sendable {
  private var latest: [Name: Int32] = [:]
  private var latestClass: [Name: Int32] = [:]
  private var nested: [Name: [Int32]] = [:]

  /// Nothing is declared yet.
  init() {}

  /// What these, in the order of their declarations, mean.
  init(_ structures: [StructureNode]) {
    for (index, structure) in structures.enumerated() { add(structure, at: Int32(index)) }
  }

  mutating func add(_ structure: StructureNode, at index: Int32) {
    latest[structure.name] = index
    if structure.isClass { latestClass[structure.name] = index }
    if structure.nestedName != .none {
      nested[structure.nestedName, default: []].append(index)
    }
  }

  /// The struct, enum or class of a name.
  subscript(name: Name) -> Int32? { latest[name] }

  /// The types within others whose names end in this one.
  subscript(nested name: Name) -> [Int32] { nested[name] ?? [] }

  /// The class of a name.
  subscript(class name: Name) -> Int32? { latestClass[name] }
}

extension Tree {
  /// Adds a struct, enum or class; its place.
  mutating func add(_ structure: StructureNode) -> Int32 {
    let index = Int32(structures.count)
    structures.append(structure)
    structureIndex.add(structure, at: index)
    return index
  }

  /// The struct, enum or class of a name that was declared last.
  func structure(named name: Name) -> StructureNode? {
    structureIndex[name].map { structures[Int($0)] }
  }

  /// The class of a name that was declared last.
  func classNode(named name: Name) -> StructureNode? {
    structureIndex[class: name].map { structures[Int($0)] }
  }
}
