/// All entries, and the index from names to them.
final class Catalogue: Sendable {
  static let shared = Catalogue()

  let entries: RawList<Entry>
  /// The labels and kinds of all entries, one after another.
  private let labels: RawList<Name>
  private let kinds: RawList<Kinds>
  let names: Names
  let words: Words
  /// The first link of each name's chain, by the name's number; -1 where it has none.
  private let first: RawList<Int32>
  private let links: RawList<CatalogueBuilder.Link>
  private let types: RawList<UInt8>
  private let typeNamesInOrder: RawList<Name>

  private init() {
    var builder = CatalogueBuilder()
    builder.addAll()
    entries = builder.entries
    labels = builder.labels
    kinds = builder.kinds
    names = Names(builder.names)
    words = builder.words
    first = builder.first
    links = builder.links
    types = builder.types
    typeNamesInOrder = builder.typeNames
    builder.free()
  }

  /// The links of a name, in the order in which they were added.
  private func chain(_ name: Name) -> some Sequence<CatalogueBuilder.Link> {
    let start = name.id >= 0 && Int(name.id) < first.count ? first[Int(name.id)] : -1
    return sequence(state: start) { [links] index in
      guard index >= 0 else { return nil }
      let link = links[Int(index)]
      index = link.next
      return link
    }
  }

  func find(_ name: Name, _ use: CatalogueBuilder.Use, of kind: Kind?) -> Int32? {
    var index = name.id >= 0 && Int(name.id) < first.count ? first[Int(name.id)] : -1
    while index >= 0 {
      let link = links[Int(index)]
      if link.use == use, kind == nil || entries[Int(link.entry)].owner == kind {
        return link.entry
      }
      index = link.next
    }
    return nil
  }

  private func all(_ name: Name, _ use: CatalogueBuilder.Use, of kind: Kind?) -> [Int32] {
    var found: [Int32] = []
    for link in chain(name) where link.use == use {
      if kind == nil || entries[Int(link.entry)].owner == kind { found.append(link.entry) }
    }
    return found
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
      $0 == .swipeDirection ? $0 : nil
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

  private func isVoid(_ name: Name, _ uses: Set<CatalogueBuilder.Use>) -> Bool {
    let calls = chain(name).filter { uses.contains($0.use) }
    if givingElements.contains(names.text(name)) { return false }
    return !calls.isEmpty && calls.allSatisfy { entries[Int($0.entry)].result == .void }
  }

  func initializers(of kind: Kind) -> [Int32] {
    entries.indices.filter { entries[$0].role == .initializer && entries[$0].result == kind }
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
    case .view, .recognizer:
      return text == "UIView" || text == "UIGestureRecognizer" ? kind.noun : text
    default: return kind.noun
    }
  }

  // MARK: Overloads

  /// The labels of an entry's parameters, without the receiver; `Name.none` where there is none.
  func labels(of entry: Entry) -> UnsafeBufferPointer<Name> { labels.stretch(entry.labels.indices) }

  /// What its parameters take, the receiver of a method or property first.
  func kinds(of entry: Entry) -> UnsafeBufferPointer<Kinds> {
    kinds.stretch(entry.parameters.indices)
  }

  /// What the parameter at a position takes.
  func kinds(_ entry: Int32, _ position: Int) -> Kinds {
    let parameters = entries[Int(entry)].parameters
    return position < parameters.count ? kinds[Int(parameters.start) + position] : []
  }

  /// Whether a call of so many arguments, the receiver of a method not counted, has the right number.
  func takes(_ count: Int, _ entry: Int32, isMethod: Bool) -> Bool {
    labels(entry, isMethod: isMethod, count: count).count == count
  }

  /// The labels of a call; a C function, which a method is without its receiver, has none.
  ///
  /// Where the first parameter stands for any number of arguments, as many as make up `count`.
  func labels(_ index: Int32, isMethod: Bool, count: Int? = nil) -> [Name] {
    let entry = entries[Int(index)]
    guard isMethod || entry.role != .method else {
      return Array(repeating: .none, count: Int(entry.parameters.count))
    }
    let labels = labels(of: entry)
    guard entry.isVariadic, let count else { return Array(labels) }
    let others = labels.dropFirst()
    let free = max(count - others.count, 0)
    return labels.prefix(min(free, 1))
      + Array(repeating: .none, count: max(free - 1, 0)) + others
  }

  func accepts(_ entry: Int32, _ given: [Name], isMethod: Bool, leavingOut: Bool) -> Bool {
    let labels = labels(entry, isMethod: isMethod, count: given.count)
    guard labels.count == given.count else { return false }
    return zip(labels, given).allSatisfy { $0 == $1 || (leavingOut && $1 == .none) }
  }

  /// The one function that takes arguments with exactly these labels, or with none of them where
  /// all of a call's labels are left out; nil where there is none, or more than one.
  ///
  /// Most calls are decided here, without a list of candidates.
  func onlyFunction(_ name: Name, _ arguments: ArraySlice<ArgumentNode>) -> Int32? {
    var (exact, bare): (Int32, Int32) = (-1, -1)
    var (exactCount, bareCount) = (0, 0)
    let isBare = arguments.allSatisfy { $0.label == .none }
    var index = name.id >= 0 && Int(name.id) < first.count ? first[Int(name.id)] : -1
    while index >= 0 {
      let link = links[Int(index)]
      index = link.next
      guard link.use == .function else { continue }
      let entry = Int(link.entry)
      // Whatever takes any number of arguments is decided on by its labels.
      if entries[entry].isVariadic { return nil }
      guard entries[entry].parameters.count == arguments.count else { continue }
      let isMethod = entries[entry].role == .method
      if isMethod ? isBare : labels(of: entries[entry]).elementsEqual(arguments.lazy.map(\.label)) {
        (exact, exactCount) = (link.entry, exactCount + 1)
      } else if isBare {
        (bare, bareCount) = (link.entry, bareCount + 1)
      }
    }
    if exactCount == 1 { return exact }
    return exactCount == 0 && bareCount == 1 ? bare : nil
  }

  func accepts(_ entry: Int32, _ values: [Value]) -> Bool {
    let parameters = kinds(of: entries[Int(entry)])
    if entries[Int(entry)].isVariadic { return true }
    guard parameters.count == values.count else { return false }
    return zip(parameters, values).allSatisfy { kinds, value in
      if case .implicit = value { return true }
      return kinds.isEmpty || kinds.contains(value.kind)
        || kinds.takeNumbersOnly && value.measured() != nil
    }
  }

  // MARK: Words

  func name(_ entry: Int32) -> String { names.text(entries[Int(entry)].name) }

  /// "translatedBy(x:y:)", "CGAffineTransform(a:b:c:d:tx:ty:)", ".identity".
  func spelling(_ index: Int32) -> String {
    let entry = entries[Int(index)]
    let name = names.text(entry.name)
    let type = entry.spellings.type == .none ? "" : "\(names.text(entry.spellings.type))."
    switch entry.role {
    case .property: return name
    case .constant: return type + name
    case .staticFunction: return "\(type)\(name)(\(labelText(entry)))"
    case .function, .method, .initializer: return "\(name)(\(labelText(entry)))"
    }
  }

  /// The spelling under the name that was used: a C function or short spelling has no labels, but
  /// what stands in their place: "CGAffineTransformRotate(transform, angle)".
  func spelling(_ index: Int32, as name: Name) -> String {
    let entry = entries[Int(index)]
    if entry.name == name { return spelling(index) }
    let hasReceiver = entry.parameters.count > entry.labels.count
    let labels = (hasReceiver ? [.none] : []) + labels(of: entry)
    let parameters = zip(labels, kinds(of: entry)).map { label, kinds in
      let word = label == .none ? "" : names.text(label)
      if let short = shortened[word] { return short }
      return word.isEmpty || prepositions.contains(word) ? kinds.first?.noun ?? "value" : word
    }
    return "\(names.text(name))(\(parameters.joined(separator: ", ")))"
  }

  /// The example as a program; one that several properties share is asked of each of them.
  func program(_ index: Int32) -> String {
    let entry = entries[Int(index)]
    let example = "\(entry.example)"
    switch entry.role {
    case .property where !example.contains(".\(name(index))"):
      return "\(receiver(of: entry, in: example)).\(name(index))"
    case .constant where example.isEmpty:
      return type(entry.spellings.type) == nil ? "" : spelling(index)
    case .property, .constant, .function, .method, .initializer, .staticFunction: return example
    }
  }

  /// `rect(1, 2, 3, 4)` of `rect(1, 2, 3, 4).midX`, which is the example of `minX` too.
  private func receiver(of entry: Entry, in example: String) -> Substring {
    guard let owner = entry.owner, let dot = example.lastIndex(of: "."),
      let sibling = names.find(String(example[example.index(after: dot)...])),
      property(sibling, of: owner) != nil
    else { return Substring(example) }
    return example[..<dot]
  }

  private func labelText(_ entry: Entry) -> String {
    labels(of: entry).map { ($0 == .none ? "_" : names.text($0)) + ":" }.joined()
  }

  // MARK: Candidates for suggestions and completion

  /// Members of a kind as they are written: "determinant", "rotated(by:)".
  func members(of kind: Kind, where isWanted: (Entry) -> Bool = { _ in true }) -> [String] {
    entries.indices.filter {
      entries[$0].owner == kind && entries[$0].role.isMember && isWanted(entries[$0])
    }.map { spelling(Int32($0)) }
  }

  func statics(of kind: Kind) -> [String] {
    entries.indices.filter { entries[$0].owner == kind && entries[$0].role.isStatic }
      .map { names.text(entries[$0].name) }
      .filter { $0.first?.isUppercase == false || kind == .view }
  }

  var allStatics: [String] {
    entries.filter(\.role.isStatic).map { names.text($0.name) }
  }

  var typeNames: [String] { typeNamesInOrder.map { names.text($0) } }

  /// Functions, types and constants that stand without a dot.
  var globalNames: [String] {
    var result = typeNames
    for (id, start) in first.enumerated() where start >= 0 {
      let uses = chain(Name(id: Int32(id))).map(\.use)
      if uses.contains(.function) || uses.contains(.global) {
        result.append(names.text(Name(id: Int32(id))))
      }
    }
    return result
  }
}

extension Entry.Role {
  var isMember: Bool { self == .method || self == .property }
  var isStatic: Bool { self == .constant || self == .staticFunction }
}

/// Methods whose result is of any kind, and which therefore say of none that they give it.
private let givingElements: Set<String> = [
  "reduce", "first", "last", "min", "max", "firstIndex", "lastIndex", "popLast", "removeFirst",
  "removeLast", "remove", "removeValue", "updateValue", "map", "flatMap",
]

private let openTypes: Set<String> = [
  "Any", "AnyObject", "id", "NSObject", "Void", "void", "char", "instancetype", "IBAction", "T",
  "Element",
  "ViewModifier", "Shape",
]

/// Labels that say nothing about what stands behind them.
private let prepositions: Set<String> = [
  "by", "to", "at", "in", "from", "of", "with", "inside", "about", "through",
]

/// Labels that name the function too, which C and the short spellings do already.
private let shortened = ["translationX": "x", "scaleX": "x", "rotationAngle": "angle"]
