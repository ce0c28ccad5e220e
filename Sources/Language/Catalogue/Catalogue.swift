internal import CCatalogue

/// All entries, and the index from names to them.
final class Catalogue: Sendable {
  /// How a name leads to an entry.
  enum Use: UInt8, Sendable {
    case function, method, property, staticFunction, constant, global, selector
  }

  static let shared = Catalogue(catalogue_tables().pointee)

  let entries: Entries
  /// The labels and kinds of all entries, one after another.
  let labels: RawList<Name>
  let kinds: RawList<Kinds>
  let names: Names
  let words: Words
  /// The first link of each name's chain, by the name's number; -1 where it has none.
  let first: RawList<Int16>
  let links: RawList<catalogue_link>
  private let types: RawList<UInt8>
  let typeNamesInOrder: RawList<Name>

  private init(_ tables: catalogue_tables) {
    entries = Entries(tables)
    labels = RawList(viewing: tables.labels, count: tables.labels_count)
    kinds = RawList(viewing: tables.kinds, count: tables.kinds_count)
    let known = NamePool(tables)
    names = Names(known)
    words = Words(known)
    first = RawList(viewing: tables.first, count: tables.first_count)
    links = RawList(viewing: tables.links, count: tables.links_count)
    types = RawList(viewing: tables.types, count: tables.types_count)
    typeNamesInOrder = RawList(viewing: tables.type_names, count: tables.type_names_count)
  }

  /// The first link of a name; negative where it has none.
  func firstLink(_ name: Name) -> Int {
    name.id >= 0 && Int(name.id) < first.count ? Int(first[Int(name.id)]) : -1
  }

  /// The links of a name, in the order in which they were added.
  func chain(_ name: Name) -> some Sequence<(entry: Int32, use: Use)> {
    sequence(state: firstLink(name)) { [links] index in
      guard index >= 0 else { return nil }
      let link = links[index]
      index = Int(link.next)
      return Use(rawValue: link.use).map { (Int32(link.entry), $0) }
    }
  }

  func find(_ name: Name, _ use: Use, of kind: Kind?) -> Int32? {
    var index = firstLink(name)
    while index >= 0 {
      let link = links[index]
      if link.use == use.rawValue, kind == nil || entries[Int(link.entry)].owner == kind {
        return Int32(link.entry)
      }
      index = Int(link.next)
    }
    // What all sets of options can do.
    return kind?.isOptions == true ? find(name, use, of: .options) : nil
  }

  private func all(_ name: Name, _ use: Use, of kind: Kind?) -> [Int32] {
    var found: [Int32] = []
    for link in chain(name) where link.use == use {
      if kind == nil || entries[Int(link.entry)].owner == kind { found.append(link.entry) }
    }
    return found.isEmpty && kind?.isOptions == true ? all(name, use, of: .options) : found
  }

  // MARK: Looking up

  func function(_ name: Name) -> Int32? { find(name, .function, of: nil) }
  func functions(_ name: Name) -> [Int32] { all(name, .function, of: nil) }
  func hasFunction(_ name: Name) -> Bool { function(name) != nil }
  /// Whether some kind has a member of this name.
  func hasMember(_ name: Name) -> Bool {
    chain(name).contains { $0.use != .function && $0.use != .global }
  }
  func hasMember(_ name: Name, of kind: Kind) -> Bool {
    property(name, of: kind) != nil || method(name, of: kind) != nil
  }
  func globalConstant(_ name: Name) -> Int32? { find(name, .global, of: nil) }
  func property(_ name: Name, of kind: Kind) -> Int32? { find(name, .property, of: kind) }
  /// The kind of the members where a property of this name is set to some of them.
  func optionSet(_ name: Name) -> Kind? {
    find(name, .property, of: nil).map { entries[Int($0)].result }.flatMap {
      $0.isOptions ? $0 : nil
    }
  }
  func method(_ name: Name, of kind: Kind) -> Int32? { find(name, .method, of: kind) }
  func hasMethod(_ name: Name) -> Bool { find(name, .method, of: nil) != nil }
  func methods(_ name: Name, of kind: Kind) -> [Int32] { all(name, .method, of: kind) }
  func constant(_ name: Name, of kind: Kind) -> Int32? { find(name, .constant, of: kind) }
  func constants(_ name: Name, of kind: Kind?) -> [Int32] { all(name, .constant, of: kind) }
  func staticFunctions(_ name: Name, of kind: Kind?) -> [Int32] {
    all(name, .staticFunction, of: kind)
  }

  /// Whether a method gives no value, whatever it is called on.
  func isVoidMethod(_ name: Name) -> Bool { isVoid(name, [.method]) }

  /// Whether whatever can be called by this name gives no value.
  func givesNothing(_ name: Name) -> Bool {
    isVoid(name, [.method, .function, .staticFunction])
  }

  private func isVoid(_ name: Name, _ uses: Set<Use>) -> Bool {
    let calls = chain(name).filter { uses.contains($0.use) }
    if givingElements.contains(names.text(name)) { return false }
    return !calls.isEmpty && calls.allSatisfy { entries[Int($0.entry)].result == .void }
  }

  /// Whether what an entry gives may be of any kind: a property, or an element.
  func givesAnything(_ entry: Int32) -> Bool {
    let entry = entries[Int(entry)]
    return entry.result == .void
      && (entry.role == .property || givingElements.contains(names.text(entry.name)))
  }

  func initializers(of kind: Kind?) -> [Int32] {
    entries.indices.filter {
      entries[$0].role == .initializer && (kind == nil || entries[$0].result == kind)
    }
    .map(Int32.init)
  }

  /// The kind that a type name stands for.
  func type(_ name: Name) -> Kind? {
    name.id >= 0 && Int(name.id) < types.count
      ? Kind(rawValue: types[Int(name.id)] &- 1) : nil
  }

  /// Types that say nothing about a value: `Any`, `AnyObject`.
  func isOpenType(_ name: String) -> Bool { openTypes.contains(name) }

  /// Whether a class of views is the class asked for, or one of its subclasses.
  func isView(_ className: String, _ asked: String) -> Bool {
    asked == "UIView" || viewClasses(above: className).contains(asked)
  }

  /// Whether Apple's class of views or layers has a property; `name` of views is Pivot's own.
  func isProperty(_ name: Name, of kind: Kind, inClass className: String) -> Bool {
    guard let entry = property(name, of: kind) else { return false }
    if kind == .view, names.text(name, is: "name") { return false }
    let classes = entries[Int(entry)].classes
    return classes.isEmpty || classes.contains { isView(className, "\($0)") }
  }

  /// A class of views and those above it, up to UIView.
  func viewClasses(above className: String) -> [String] {
    var classes = [className]
    while let name = classes.last,
      let above = viewParents.first(where: { "\($0.child)" == name })
    {
      classes.append("\(above.parent)")
    }
    return classes
  }

  /// Whether a struct of the frameworks has a property: what its initializer asks for.
  func isField(_ name: Name, of type: Name) -> Bool {
    functions(type).contains { labels(of: entries[Int($0)]).contains(name) }
  }

  /// What the members of a type of the frameworks are kept under that extensions give it or what is above it.
  func memberPrefixes(of type: Name) -> [String] {
    guard let kind = self.type(type), let own = memberPrefix(of: type) else { return [] }
    return (kind == .view ? viewClasses(above: own) : [own]) + [kind.noun]
  }

  /// What the members are kept under that an extension gives a type of the frameworks; nil for other types.
  ///
  /// Classes of views and recognizers have their own, and so have whole numbers; what is given to another
  /// type, all values of its kind have.
  func memberPrefix(of type: Name) -> String? {
    guard let kind = self.type(type) else { return nil }
    let text = names.text(type)
    switch kind {
    case .number: return wholeTypes.contains(text) ? "Int" : kind.noun
    // A struct of the frameworks is known by its name.
    case .structure: return text
    case .view, .recognizer:
      return text == "UIView" || text == "UIGestureRecognizer" ? kind.noun : text
    default: return kind.noun
    }
  }
}

extension Entry.Role {
  var isMember: Bool { self == .method || self == .property }
  var isStatic: Bool { self == .constant || self == .staticFunction }
}

/// Methods whose result is of any kind, and which therefore say of none that they give it.
private let givingElements = [
  "reduce", "first", "last", "min", "max", "firstIndex", "lastIndex", "popLast", "popFirst",
  "removeFirst",
  "removeLast", "remove", "removeValue", "updateValue", "map", "flatMap", "anyObject",
  "objectAtIndex", "objectForKey", "valueForKey",
]

private let openTypes = [
  "Any", "AnyClass", "AnyObject", "AnyHashable", "UICoordinateSpace", "Class", "id", "NSObject",
  "Void", "void", "char", "signed",
  "instancetype", "IBAction", "T", "Element",
  "ViewModifier", "Shape", "CAAction",
]
