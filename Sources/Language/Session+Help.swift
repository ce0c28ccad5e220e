extension Session {
  /// One topic, catalogue entry, error, or name of the session's own, explained; nil where nothing is
  /// called so.
  ///
  /// Examples are run, so what help shows is what happens.
  public func help(_ name: String) -> StyledText? {
    if let explanation = Explanation.of(name) { return page(explanation) }
    let entries = entries(named: name)
    if let topic = Topic.of(name) { return page(topic, entries) }
    let own = ownName(name)
    if entries.isEmpty { return own }
    var text = own ?? StyledText()
    if own != nil { text.append("\n\n") }
    text.append(page(entries, named: name))
    return text
  }

  /// Topics, names and commands in which a word occurs, each with its summary; those in which words begin so, where
  /// there are any: `hit` is not meant by "white".
  public func search(_ word: String) -> [(name: String, summary: String)] {
    guard word.utf8.count >= 2 else { return [] }
    let lowercased = word.lowercased()
    var seen: Set<String> = []
    let all = everything.filter { name, summary in
      (name.lowercased().contains(part: lowercased)
        || summary.lowercased().contains(part: lowercased)) && seen.insert(name).inserted
    }
    let exact = all.filter {
      $0.name.hasWord(beginning: word) || $0.summary.hasWord(beginning: word)
    }
    return exact.isEmpty ? all : exact
  }

  /// The topics with their titles, in the order in which they build on each other.
  public static var topics: [(name: String, title: String)] {
    Topic.all.map { ("\($0.name)", "\($0.title)") }
  }

  /// What help can be asked about by a name that begins so, each with a line about it.
  public func helpNames(beginningWith typed: String) -> [(name: String, summary: String)] {
    let catalogue = evaluator.catalogue
    let members = catalogue.entries.filter { $0.role.isMember || $0.role.isStatic }
      .map { (catalogue.names.text($0.name), "\($0.summary)") }
    let codes = Explanation.all.map { ("\($0.code)", "\($0.title)") }
    let names = completions(for: typed, cursor: typed.utf8.count).candidates
      .map { (String($0.insert.prefix { $0 != "(" }), $0.summary) }
    return (Session.topics.map { ($0.name, $0.title) } + names + members + codes)
      .filter { $0.0.hasPrefix(typed) && (!typed.isEmpty || $0.0.first != "P") }
  }

  /// Names that help could be asked about, nearest to one that it knows nothing of.
  public func helpCandidates(_ name: String) -> [String] {
    let catalogue = evaluator.catalogue
    let members = catalogue.entries.filter { $0.role.isMember || $0.role.isStatic }
    return closest(
      to: name,
      among: Topic.all.map { "\($0.name)" } + catalogue.globalNames
        + members.map { catalogue.names.text($0.name) })
  }

  private var everything: [(name: String, summary: String)] {
    let catalogue = evaluator.catalogue
    return Topic.all.map { ("\($0.name)", "topic: \($0.title)") }
      + catalogue.entries.indices.map {
        (catalogue.qualified(Int32($0)), "\(catalogue.entries[$0].summary)")
      }
      + Explanation.all.map { ("\($0.code)", "\($0.title)") }
  }

  // MARK: Finding

  /// The entries of a name in any spelling; `rect.center` is that of a rect.
  private func entries(named name: String) -> [Int32] {
    let catalogue = evaluator.catalogue
    if name.contains(":"), !name.contains("(") { return catalogue.entries(ofSelector: name) }
    let bare = name.prefix { $0 != "(" }.drop { $0 == "." }
    let parts = bare.split(separator: ".", maxSplits: 1)
    guard let last = parts.last, let interned = catalogue.names.find(String(last)) else {
      return []
    }
    let all = catalogue.entries.indices.map(Int32.init)
    // `v.frame`: of a view that help does not know.
    let isOwned = parts.count > 1 && all.contains { catalogue.belongs($0, to: String(parts[0])) }
    let found = all.filter { index in
      guard catalogue.isAbout(index, interned) else { return false }
      if isOwned { return catalogue.belongs(index, to: String(parts[0])) }
      return parts.count == 1 || catalogue.entries[Int(index)].role.isMember
    }
    // `PlaygroundPage`: a type of which there is nothing but what it has.
    guard found.isEmpty else { return found }
    let owner = bare + "."
    return all.filter { catalogue.spelling($0).hasPrefix(owner) }
  }

  /// What a name of the session is: a variable, a function or a struct of the person's own.
  private func ownName(_ name: String) -> StyledText? {
    guard let value = value(named: name)?.value else { return nil }
    var text = StyledText(name, .heading)
    switch value {
    case .function(let box):
      guard case .user(let index) = box.payload.code else { return nil }
      text.append("   a function of your own", .dim)
      text.append("\nfunc \(evaluator.signature(index))")
    case .type(.user(let index)):
      let fields = evaluator.tree.structures[Int(index)].fields
      text.append("   a struct of your own", .dim)
      text.append("\nstruct \(name) with \(list(fields.map { evaluator.names.text($0.name) }))")
    default:
      text.append("   \(value.kind.words), a variable of yours", .dim)
      text.append("\n\(name) = \(evaluator.summary(value))")
    }
    return text
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "no properties" : names.joined(separator: ", ")
  }
}

extension Catalogue {
  /// The entries that Objective-C writes so: `setTransform:`, `initWithFrame:`.
  fileprivate func entries(ofSelector selector: String) -> [Int32] {
    let other = names.find(selector)
    return entries.indices.map(Int32.init).filter { index in
      let entry = entries[Int(index)]
      if entry.role == .initializer { return initializer(index) == selector }
      guard entry.role.isMember || entry.role.isStatic else { return false }
      let isOther = other.map { find($0, .selector, of: entry.owner) == index } ?? false
      return isOther || self.selector(index) == selector
        || entry.setter != nil && "set\(self.selector(index).capitalizedWord):" == selector
    }
  }

  /// Whether an entry has this name in any spelling.
  fileprivate func isAbout(_ entry: Int32, _ name: Name) -> Bool {
    entries[Int(entry)].name == name || functions(name).contains(entry)
      || globalConstant(name) == entry
  }

  /// Whether an entry is a member of a type or kind: `CGRect`, `rect`.
  fileprivate func belongs(_ entry: Int32, to type: String) -> Bool {
    guard let owner = entries[Int(entry)].owner else { return false }
    let kind = names.find(type).flatMap(self.type)
    return owner == kind || owner.noun.lowercased() == type.lowercased()
  }

  /// "rect.center": a member with its kind, everything else as it is called.
  func qualified(_ index: Int32) -> String {
    let entry = entries[Int(index)]
    guard let owner = entry.owner, entry.role.isMember else { return name(index) }
    return "\(owner.noun).\(name(index))"
  }
}

extension String {
  /// Whether a word begins so, in either case: at a capital, or behind what is no letter.
  fileprivate func hasWord(beginning part: String) -> Bool {
    let (letters, part) = (Array(unicodeScalars), Array(part.lowercased().unicodeScalars))
    return letters.indices.contains { place in
      let isBeginning =
        place == 0 || letters[place].properties.isUppercase
        || !letters[place - 1].properties.isAlphabetic
      return isBeginning
        && letters[place...].prefix(part.count).flatMap(\.lowercaseScalars).elementsEqual(part)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var lowercaseScalars: String.UnicodeScalarView {
    properties.lowercaseMapping.unicodeScalars
  }
}
