internal import CCatalogue

/// Entries that are defined together.
///
/// What a launch needs to know of the entries is laid down in the tables of CCatalogue; what they do is made
/// when the first of their group is asked for it. Making all of it took three quarters of a launch.
enum Group: UInt8, CaseIterable {
  case transforms, points, rects, matrices, numbers, angles, lists, colors
  case views, attributes, viewTree, layers, modifiedViews, recognizers, touches
  case movingNames, time, viewAnimations, animations
  case general, objectiveC, shapes, readers, mappings, code, explanations, selectors
}

extension CatalogueBuilder {
  mutating func add(_ group: Group) {
    switch group {
    case .transforms: addTransforms()
    case .points: addPoints()
    case .rects: addRects()
    case .matrices: addMatrices()
    case .numbers: addNumbers()
    case .angles: addAngles()
    case .lists: addLists()
    case .colors: addColors()
    case .views: addViews()
    case .attributes: addAttributes()
    case .viewTree: addViewTree()
    case .layers: addLayers()
    case .modifiedViews: addModifiedViews()
    case .recognizers: addRecognizers()
    case .touches: addTouches()
    case .movingNames:
      addMovingNames()
      addOptions()
    case .time: addTime()
    case .viewAnimations: addViewAnimations()
    case .animations: addAnimations()
    case .general: addGeneral()
    case .objectiveC: addObjectiveC()
    case .shapes: addShapes()
    case .readers: addReaders()
    case .mappings: addMappings()
    case .code: addCode()
    case .explanations: addExplanations()
    case .selectors: addSelectors()
    }
  }
}

/// The definitions of all groups, each made when the first of it is asked for.
enum Definitions {
  static func of(_ group: UInt8) -> UnsafeMutablePointer<Definition> {
    let made = catalogue_group(group) ?? make(group)
    return made.assumingMemoryBound(to: Definition.self)
  }

  private static func make(_ number: UInt8) -> UnsafeMutableRawPointer {
    let tables = catalogue_tables().pointee
    var builder = CatalogueBuilder(tables)
    defer { builder.free() }
    if let group = Group(rawValue: number) { builder.add(group) }
    let entries = UnsafeBufferPointer(start: tables.entries, count: Int(tables.entries_count))
    let count = entries.count { $0.group == number }
    precondition(
      count == builder.definitions.count, "the tables of the catalogue are old: make tables")
    return builder.definitions.keep(as: number)
  }
}

extension RawList<Definition> {
  /// Keeps the definitions of a group, unless another thread was faster.
  fileprivate func keep(as group: UInt8) -> UnsafeMutableRawPointer {
    let mine = UnsafeMutableRawPointer(memory)
    let kept = catalogue_keep_group(group, mine)
    if kept != mine { free() }
    return kept
  }
}
