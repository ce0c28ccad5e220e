internal import CCatalogue

/// Collects definitions.
///
/// A definition is written as a closure over Swift types; its kinds and conversions follow from them.
struct CatalogueBuilder {
  private(set) var definitions = RawList<Definition>(capacity: 64)
  /// The group of each definition.
  private(set) var groups = RawList<Group>(capacity: 64)
  /// More names of definitions, in their order.
  private(set) var spellings = RawList<(definition: Int, selector: Name)>(capacity: 8)
  /// The labels of all definitions, one after another; `Name.none` where there is none.
  private(set) var labels = RawList<Name>(capacity: 128)
  /// What all their parameters take, receivers first.
  private(set) var kinds = RawList<Kinds>(capacity: 128)
  let names: NamePool
  private let wildcard: Name
  /// One more than the number of the kind that a type name stands for, by the name's number; 0 where it
  /// stands for none.
  private(set) var types: RawList<UInt8>
  private(set) var typeNames = RawList<Name>(capacity: 16)

  /// A builder without definitions, for all of them.
  init() {
    names = NamePool(room: 2048)
    wildcard = Words(names).wildcard
    types = RawList(capacity: 2048)
  }

  /// A builder that knows the names and types of the tables, for a group of definitions.
  init(_ tables: catalogue_tables) {
    names = NamePool(tables)
    wildcard = names.intern("_")
    types = RawList(viewing: tables.types, count: tables.types_count)
  }

  /// Frees what is needed only to build; the definitions stay.
  func free() {
    groups.free()
    spellings.free()
    labels.free()
    kinds.free()
    types.free()
    typeNames.free()
  }

  /// All definitions, in the order in which overloads are looked at.
  mutating func addAll() {
    addTypes()
    for group in Group.allCases {
      add(group)
      while groups.count < definitions.count { groups.append(group) }
    }
    addWatches()
  }

  /// Ties a watch to the definitions with this name, these labels and this owner.
  mutating func setWatch(_ watch: Watch, _ name: Name, _ labels: Stretch, _ owner: Kind?) {
    for index in indices(name, labels, owner) { definitions[index].watch = watch }
  }

  /// The places of the definitions with this name, these labels and this owner.
  func indices(_ name: Name, _ labels: Stretch, _ owner: Kind?) -> [Int] {
    definitions.indices.filter {
      definitions[$0].name == name && definitions[$0].owner == owner
        && haveEqualLabels(definitions[$0].labels, labels)
    }
  }

  private func haveEqualLabels(_ one: Stretch, _ other: Stretch) -> Bool {
    one.count == other.count
      && zip(one.indices, other.indices).allSatisfy { labels[$0] == labels[$1] }
  }

  mutating func type(_ name: StaticString, _ kind: Kind) {
    let name = names.intern(name)
    while types.count <= Int(name.id) { types.append(0) }
    // What the tables know already is not written again: they are read only.
    if self.kind(of: name) != kind { types[Int(name.id)] = kind.rawValue + 1 }
    typeNames.append(name)
  }

  func kind(of type: Name) -> Kind? {
    Int(type.id) < types.count ? Kind(rawValue: types[Int(type.id)] &- 1) : nil
  }

  mutating func add(_ definition: consuming Definition) { definitions.append(definition) }

  /// One more name of a definition, which the first of them becomes for help.
  mutating func spell(_ definition: Int, _ selector: Name) {
    spellings.append((definition, selector))
    if definitions[definition].spellings.selector == .none {
      definitions[definition].spellings.selector = selector
    }
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
    labels.append(name == wildcard ? .none : name)
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
