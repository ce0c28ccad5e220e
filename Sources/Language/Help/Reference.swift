// The reference page: the whole catalogue as Markdown, its examples executed.

extension Session {
  /// What the language has, by kinds of values; each kind is a section of level 2.
  public static func referenceOfCatalogue() -> String {
    let catalogue = Catalogue.shared
    let sections = Kind.allCases.map { kind in
      (kind, catalogue.groups { $0.section == kind && !$0.isOldSpelling })
    }
    return sections.filter { !$0.1.isEmpty }.map { kind, groups in
      "## \(kind.heading)\n\n" + groups.map { catalogue.reference($0) }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Errors, warnings and notes by their codes, as a section of level 2.
  public static func referenceOfCodes() -> String {
    let codes = Explanation.all.map { explanation in
      var text = "### \(explanation.code)\n\n\(explanation.title).\n\n\(explanation.text)\n"
      if !"\(explanation.wrong)".isEmpty {
        text +=
          "\n```pivot\n// wrong\n\(explanation.wrong)\n\n// right\n\(explanation.right)\n```\n"
      }
      return text
    }
    return "## Errors, warnings and notes\n\n" + codes.joined(separator: "\n")
  }

  /// The topics of help with their titles, as a section of level 2.
  public static func referenceOfTopics() -> String {
    "## Topics\n\n`:help TOPIC` shows one.\n\n"
      + Topic.all.map { "- `\($0.name)`: \($0.title)\n" }.joined()
  }
}

extension Catalogue {
  /// Entries of one name and owner together, in the order of their first.
  fileprivate func groups(_ isWanted: (Entry) -> Bool) -> [[Int32]] {
    var places: [String: Int] = [:]
    var groups: [[Int32]] = []
    for index in entries.indices where isWanted(entries[index]) {
      let key = "\(entries[index].role.rank) \(qualified(Int32(index)))"
      if let place = places[key] {
        groups[place].append(Int32(index))
      } else {
        places[key] = groups.count
        groups.append([Int32(index)])
      }
    }
    return groups.enumerated().sorted {
      (entries[Int($0.element[0])].role.rank, $0.offset)
        < (entries[Int($1.element[0])].role.rank, $1.offset)
    }.map(\.element)
  }

  fileprivate func reference(_ group: [Int32]) -> String {
    let title = group.first.map(qualified) ?? ""
    return "### \(title)\n\n" + group.map(reference).joined(separator: "\n")
  }

  /// One form: spellings, what it is, what it takes and gives, and its example as it runs.
  private func reference(_ index: Int32) -> String {
    let entry = entries[Int(index)]
    var text = "`\(spelling(index))`: \(entry.summary)\n"
    let facts = [others(index), takes(entry), gives(entry)].filter { !$0.isEmpty }
    if !facts.isEmpty { text += "\n*\(facts.joined(separator: "; "))*\n" }
    let example = program(index)
    if !example.isEmpty {
      var session = Session()
      // The one form that every reader of a file shows alike.
      session.settings.pictures = .ascii
      let shown = Transcript(example, in: session).text.plain
      let lines = shown.split(separator: "\n").map { $0.dropFirst(4) }
      text += "\n```console\n\(lines.joined(separator: "\n"))\n```\n"
    }
    return text
  }

  private func others(_ index: Int32) -> String {
    let entry = entries[Int(index)]
    let plain = [("C", entry.spellings.c), ("short", entry.spellings.short)].compactMap {
      kind, name -> String? in
      guard name != .none else { return nil }
      let isCalled = entry.role != .constant
      return "\(kind) `\(isCalled ? spelling(index, as: name) : names.text(name))`"
    }
    let selector = selector(entry).map { ["Objective-C `\($0)`"] } ?? []
    return (plain + selector).joined(separator: ", ")
  }

  /// What Objective-C calls it: setters, methods without label, and what the catalogue says.
  private func selector(_ entry: Entry) -> String? {
    if entry.spellings.selector != .none { return names.text(entry.spellings.selector) }
    guard entry.owner == .view || entry.owner == .layer else { return nil }
    let name = names.text(entry.name)
    switch entry.role {
    case .property where entry.setter != nil: return "set\(name.capitalizedWord):"
    case .method where entry.labels.count == 0: return name
    case .method where labels(of: entry).elementsEqual([.none]): return name + ":"
    case .property, .method, .function, .initializer, .staticFunction, .constant: return nil
    }
  }

  private func takes(_ entry: Entry) -> String {
    let own = entry.role == .method || entry.role == .property ? 1 : 0
    let kinds = kinds(of: entry).dropFirst(own)
    let parameters = zip(labels(of: entry), kinds).enumerated().map { position, parameter in
      let (label, kinds) = parameter
      if entry.isVariadic, position == 0 { return "any number of values" }
      let words = kinds.isEmpty ? "anything" : kinds.map(\.words).joined(separator: " or ")
      return label == .none ? words : "`\(names.text(label))` \(words)"
    }
    return parameters.isEmpty ? "" : "takes " + parameters.joined(separator: ", ")
  }

  private func gives(_ entry: Entry) -> String {
    let kind = entry.result == .void ? "" : "gives \(entry.result.words)"
    let classes =
      entry.classes.isEmpty
      ? "" : "only of \(entry.classes.map { "\($0)" }.joined(separator: ", "))"
    return [kind, entry.setter == nil ? "" : "can be set", classes].filter { !$0.isEmpty }
      .joined(separator: "; ")
  }
}

extension Entry {
  /// `UIColor.redColor()` is what Objective-C writes for a constant.
  fileprivate var isOldSpelling: Bool { role == .staticFunction && parameters.count == 0 }

  /// The kind under which the reference lists it: its owner's; functions under what they give, those
  /// that give nothing under functions.
  fileprivate var section: Kind {
    if let owner { return owner }
    return result == .void || result == .nothing ? .function : result
  }
}

extension Entry.Role {
  /// Constructors first, then constants, properties, and what is called.
  fileprivate var rank: Int {
    switch self {
    case .initializer: 0
    case .function: 1
    case .constant: 2
    case .staticFunction: 3
    case .property: 4
    case .method: 5
    }
  }
}

extension Kind {
  /// The title of its section: "Transforms".
  fileprivate var heading: String {
    var words = noun.split(separator: " ").map(String.init)
    // "corners of a rect", but "text alignments".
    let place = words.firstIndex(of: "of").map { $0 - 1 } ?? words.count - 1
    if !words[place].hasSuffix("s") { words[place] += "s" }
    return (irregular[noun] ?? words.joined(separator: " ")).capitalizedWord
  }
}

private let irregular = ["matrix": "matrices", "axis": "axes"]
