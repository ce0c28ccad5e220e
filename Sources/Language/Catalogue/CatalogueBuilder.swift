/// Collects entries and links them to their names.
///
/// An entry is written as a closure over Swift types; its kinds and conversions follow from them.
struct CatalogueBuilder {
  /// How a name leads to an entry.
  enum Use: UInt8, Sendable {
    case function, method, property, staticFunction, constant, global, selector
  }

  struct Link: Sendable {
    var entry: Int32
    var use: Use
    var next: Int32
  }

  private(set) var entries: [Entry] = []
  var names = Names()
  let words: Words
  private(set) var first: [Int32] = []
  private(set) var links: [Link] = []
  /// The kind that a type name stands for, by the name's number.
  private(set) var types: [Kind?] = []
  private(set) var typeNames: [Name] = []
  private var last: [Int32] = []

  init() {
    words = Words(&names)
    entries.reserveCapacity(1000)
    links.reserveCapacity(1800)
  }

  mutating func addAll() {
    addTypes()
    addTransforms()
    addPoints()
    addRects()
    addMatrices()
    addNumbers()
    addAngles()
    addLists()
    addColors()
    addViews()
    addViewTree()
    addLayers()
    addModifiedViews()
    addRecognizers()
    addTouches()
    addMovingNames()
    addTime()
    addViewAnimations()
    addAnimations()
    addGeneral()
    addObjectiveC()
    addShapes()
    addReaders()
    addMappings()
    addCode()
    addExplanations()
    addSelectors()
    addWatches()
  }

  /// Ties a watch to the entries with this name, these labels and this owner.
  mutating func setWatch(_ watch: Watch, _ name: Name, _ labels: [Name], _ owner: Kind?) {
    for index in indices(name, labels, owner) { entries[index].watch = watch }
  }

  /// The places of the entries with this name, these labels and this owner.
  func indices(_ name: Name, _ labels: [Name], _ owner: Kind?) -> [Int] {
    var found: [Int] = []
    var index = name.id >= 0 && Int(name.id) < first.count ? first[Int(name.id)] : -1
    while index >= 0 {
      let entry = Int(links[Int(index)].entry)
      if entries[entry].owner == owner, entries[entry].labels == labels { found.append(entry) }
      index = links[Int(index)].next
    }
    return found
  }

  mutating func type(_ name: StaticString, _ kind: Kind) {
    let name = names.intern(name)
    while types.count <= Int(name.id) { types.append(nil) }
    types[Int(name.id)] = kind
    typeNames.append(name)
  }

  func kind(of type: Name) -> Kind? {
    Int(type.id) < types.count ? types[Int(type.id)] : nil
  }

  /// Adds an entry and links it under all its names.
  mutating func add(_ entry: Entry) {
    let index = Int32(entries.count)
    entries.append(entry)
    switch entry.role {
    case .function, .initializer: link(entry.name, .function, index)
    case .method: link(entry.name, .method, index)
    case .property: link(entry.name, .property, index)
    case .staticFunction: link(entry.name, .staticFunction, index)
    case .constant: link(entry.name, entry.owner == nil ? .global : .constant, index)
    }
    if let short = entry.spellings.short { link(names.intern(short), entry.role.plainUse, index) }
    if let c = entry.spellings.c { link(names.intern(c), entry.role.plainUse, index) }
  }

  /// One more name of an entry, which the first of them becomes for help.
  mutating func spell(_ entry: Int, _ selector: Name) {
    link(selector, entries[entry].role == .property ? .property : .selector, Int32(entry))
    entries[entry].spellings.selector = entries[entry].spellings.selector ?? selector
  }

  private mutating func link(_ name: Name, _ use: Use, _ entry: Int32) {
    let id = Int(name.id)
    while first.count <= id {
      first.append(-1)
      last.append(-1)
    }
    let index = Int32(links.count)
    links.append(Link(entry: entry, use: use, next: -1))
    if first[id] < 0 { first[id] = index } else { links[Int(last[id])].next = index }
    last[id] = index
  }

  /// "rotated(by:)" is the name "rotated" and the labels of its parameters.
  mutating func parse(_ signature: StaticString) -> (name: Name, labels: [Name]) {
    signature.withUTF8Buffer { bytes in
      let open = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
      let name = names.intern(UnsafeBufferPointer(rebasing: bytes[..<open]))
      var labels: [Name] = []
      var start = open + 1
      for index in start..<max(bytes.count, start) where bytes[index] == UInt8(ascii: ":") {
        let label = names.intern(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        labels.append(label == words.wildcard ? .none : label)
        start = index + 1
      }
      return (name, labels)
    }
  }
}

extension Entry.Role {
  /// How the C function or short spelling of an entry is used.
  fileprivate var plainUse: CatalogueBuilder.Use { self == .constant ? .global : .function }
}
