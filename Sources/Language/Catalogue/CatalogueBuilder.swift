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

  private(set) var entries = RawList<Entry>(capacity: 1400)
  /// The labels of all entries, one after another; `Name.none` where there is none.
  private(set) var labels = RawList<Name>(capacity: 1800)
  /// What all their parameters take, receivers first.
  private(set) var kinds = RawList<Kinds>(capacity: 1800)
  let names = NamePool(room: 2048)
  let words: Words
  private(set) var links = RawList<Link>(capacity: 1800)
  /// The first link of each name's chain, by the name's number; -1 where it has none.
  private(set) var first = RawList<Int32>(capacity: 2048)
  private var last = RawList<Int32>(capacity: 2048)
  /// One more than the number of the kind that a type name stands for, by the name's number; 0 where it
  /// stands for none.
  private(set) var types = RawList<UInt8>(capacity: 2048)
  private(set) var typeNames = RawList<Name>(capacity: 200)

  init() { words = Words(names) }

  /// Frees what only linking needed; the rest is the catalogue's.
  func free() { last.free() }

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
  mutating func setWatch(_ watch: Watch, _ name: Name, _ labels: Stretch, _ owner: Kind?) {
    for index in indices(name, labels, owner) { entries[index].watch = watch }
  }

  /// The places of the entries with this name, these labels and this owner.
  func indices(_ name: Name, _ labels: Stretch, _ owner: Kind?) -> [Int] {
    var found: [Int] = []
    var index = name.id >= 0 && Int(name.id) < first.count ? first[Int(name.id)] : -1
    while index >= 0 {
      let entry = Int(links[Int(index)].entry)
      if entries[entry].owner == owner, haveEqualLabels(entries[entry].labels, labels) {
        found.append(entry)
      }
      index = links[Int(index)].next
    }
    return found
  }

  private func haveEqualLabels(_ one: Stretch, _ other: Stretch) -> Bool {
    one.count == other.count
      && zip(one.indices, other.indices).allSatisfy { labels[$0] == labels[$1] }
  }

  mutating func type(_ name: StaticString, _ kind: Kind) {
    let name = names.intern(name)
    while types.count <= Int(name.id) { types.append(0) }
    types[Int(name.id)] = kind.rawValue + 1
    typeNames.append(name)
  }

  func kind(of type: Name) -> Kind? {
    Int(type.id) < types.count ? Kind(rawValue: types[Int(type.id)] &- 1) : nil
  }

  /// Adds an entry and links it under all its names.
  mutating func add(_ entry: consuming Entry) {
    link(entry, Int32(entries.count))
    entries.append(entry)
  }

  private mutating func link(_ entry: borrowing Entry, _ index: Int32) {
    switch entry.role {
    case .function, .initializer: link(entry.name, .function, index)
    case .method: link(entry.name, .method, index)
    case .property: link(entry.name, .property, index)
    case .staticFunction: link(entry.name, .staticFunction, index)
    case .constant: link(entry.name, entry.owner == nil ? .global : .constant, index)
    }
    let (short, c) = (entry.spellings.short, entry.spellings.c)
    if short != .none { link(short, entry.role.plainUse, index) }
    if c != .none { link(c, entry.role.plainUse, index) }
  }

  /// One more name of an entry, which the first of them becomes for help.
  mutating func spell(_ entry: Int, _ selector: Name) {
    link(selector, entries[entry].role == .property ? .property : .selector, Int32(entry))
    if entries[entry].spellings.selector == .none { entries[entry].spellings.selector = selector }
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
  mutating func parse(_ signature: StaticString) -> (name: Name, labels: Stretch) {
    signature.withUTF8Buffer { bytes in
      let firstLabel = labels.count
      var place = 0
      let name = names.word(of: bytes, at: &place)
      // What follows the last colon is the closing parenthesis.
      while place < bytes.count - 1 { addLabel(names.word(of: bytes, at: &place)) }
      return (name, stretch(from: firstLabel, of: labels.count))
    }
  }

  private mutating func addLabel(_ name: Name) {
    labels.append(name == words.wildcard ? .none : name)
  }

  /// The labels of an entry whose parameters are not written as a signature; "_" is none.
  mutating func labels(_ names: StaticString...) -> Stretch {
    let first = labels.count
    for name in names { addLabel(self.names.intern(name)) }
    return stretch(from: first, of: labels.count)
  }

  mutating func unlabelled(_ count: Int) -> Stretch {
    for _ in 0..<count { labels.append(.none) }
    return stretch(from: labels.count - count, of: labels.count)
  }

  /// What the parameters of an entry take, the receiver of a method or property first.
  ///
  /// Not variadic: most entries have few, and no list need be made for them.
  mutating func takes(_ first: Kinds, _ second: Kinds? = nil, _ third: Kinds? = nil) -> Stretch {
    let start = kinds.count
    kinds.append(first)
    if let second { kinds.append(second) }
    if let third { kinds.append(third) }
    return stretch(from: start, of: kinds.count)
  }

  mutating func takes(receiver: Kind?, _ parameters: [Kinds]) -> Stretch {
    let first = kinds.count
    if let receiver { kinds.append(Kinds(receiver)) }
    for parameter in parameters { kinds.append(parameter) }
    return stretch(from: first, of: kinds.count)
  }

  /// Where each parameter of a signature takes the same.
  mutating func takes(_ kinds: Kinds, in signature: StaticString) -> Stretch {
    let first = self.kinds.count
    signature.withUTF8Buffer { bytes in
      for byte in bytes where byte == UInt8(ascii: ":") { self.kinds.append(kinds) }
    }
    return stretch(from: first, of: self.kinds.count)
  }

  // Mutating, so that the builder need not be copied for it.
  mutating func spellings(
    type: StaticString? = nil, c: StaticString? = nil, short: StaticString? = nil
  ) -> Spellings {
    Spellings(type: names.intern(type), c: names.intern(c), short: names.intern(short))
  }

  private func stretch(from start: Int, of count: Int) -> Stretch {
    Stretch(start: Int32(start), count: Int32(count - start))
  }
}

extension Entry.Role {
  /// How the C function or short spelling of an entry is used.
  fileprivate var plainUse: CatalogueBuilder.Use { self == .constant ? .global : .function }
}
