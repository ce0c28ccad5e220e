/// What could stand at a place: each candidate replaces the characters before the cursor.
public struct Completions: Sendable {
  /// One candidate.
  public struct Candidate: Sendable, Equatable {
    /// What is inserted; a method ends with "(".
    public var insert: String
    /// One line about it.
    public var summary: String
  }

  /// How many characters (Unicode scalars) before the cursor a candidate replaces.
  public var replaced: Int
  /// In alphabetical order, without repeats.
  public var candidates: [Candidate]
}

extension Session {
  /// Completes by what stands before the cursor: members after a dot, labels inside a call, names.
  ///
  /// The receiver of a dot is evaluated in a copy with a small budget, so nothing happens and
  /// nothing takes long; a receiver that has no value yet offers nothing.
  public func completions(for text: String, cursor: Int) -> Completions {
    let before = String(decoding: Array(text.utf8.prefix(cursor)), as: UTF8.self)
    let word = before.trailingName
    let head = before.dropLast(word.count)
    if head.last == "." { return members(of: String(head.dropLast()), word) }
    var candidates = labels(in: String(head))
    candidates += globalCandidates()
    return matching(word, candidates)
  }

  private func matching(_ word: String, _ candidates: [Completions.Candidate]) -> Completions {
    var seen: Set<String> = []
    let fitting = candidates.filter { $0.insert.hasPrefix(word) && seen.insert($0.insert).inserted }
    return Completions(
      replaced: word.unicodeScalars.count,
      candidates: fitting.sorted { $0.insert < $1.insert })
  }

  // MARK: Members

  private func members(of head: String, _ word: String) -> Completions {
    let receiver = head.trailingOperand
    guard !receiver.isEmpty else { return matching(word, statics(of: nil)) }
    var copy = self
    copy.evaluator.fuel.budget.steps = 20_000
    copy.evaluator.fuel.budget.seconds = 0.02
    guard case .success(let stored) = copy.evaluate(receiver) else { return matching(word, []) }
    return matching(word, members(of: stored.value))
  }

  private func members(of value: Value) -> [Completions.Candidate] {
    switch value {
    case .structure(let box):
      return box.payload.type.fields.map {
        Completions.Candidate(insert: evaluator.names.text($0), summary: "")
      }
    case .type(.builtin(let kind, _)): return statics(of: kind)
    default:
      return candidates { $0.owner == value.kind && $0.role.isMember }
    }
  }

  private func statics(of kind: Kind?) -> [Completions.Candidate] {
    candidates { $0.role.isStatic && $0.owner != nil && (kind == nil || $0.owner == kind) }
  }

  private func candidates(_ wanted: (Entry) -> Bool) -> [Completions.Candidate] {
    evaluator.catalogue.entries.filter(wanted).map { entry in
      let isCalled = entry.role != .property && entry.role != .constant
      let name = evaluator.catalogue.names.text(entry.name)
      return Completions.Candidate(
        insert: isCalled ? name + "(" : name, summary: "\(entry.summary)")
    }
  }

  // MARK: Names and labels

  private func globalCandidates() -> [Completions.Candidate] {
    var result = variables.map { Completions.Candidate(insert: $0.name, summary: $0.text) }
    result += Keyword.spellings.prefix(25).map {
      Completions.Candidate(insert: "\($0)", summary: "keyword")
    }
    for name in evaluator.catalogue.globalNames { result.append(global(name)) }
    return result
  }

  private func global(_ name: String) -> Completions.Candidate {
    let catalogue = evaluator.catalogue
    guard let interned = catalogue.names.find(name) else {
      return Completions.Candidate(insert: name, summary: "")
    }
    if let entry = catalogue.function(interned) {
      return Completions.Candidate(
        insert: name + "(", summary: "\(catalogue.entries[Int(entry)].summary)")
    }
    let summary = catalogue.globalConstant(interned).map {
      "\(catalogue.entries[Int($0)].summary)"
    }
    return Completions.Candidate(insert: name, summary: summary ?? "type")
  }

  /// The labels that the innermost open call could go on with.
  private func labels(in head: String) -> [Completions.Candidate] {
    guard let (function, given) = head.openCall else { return [] }
    let catalogue = evaluator.catalogue
    guard let name = catalogue.names.find(function) else { return [] }
    var result: [Completions.Candidate] = []
    for (index, entry) in catalogue.entries.enumerated()
    where catalogue.isSpelled(Int32(index), name) {
      guard given < entry.labels.count, entry.labels[given] != .none else { continue }
      result.append(
        Completions.Candidate(
          insert: catalogue.names.text(entry.labels[given]) + ": ", summary: "\(entry.summary)"))
    }
    return result
  }
}

extension Catalogue {
  /// Whether an entry is called by this name.
  fileprivate func isSpelled(_ entry: Int32, _ name: Name) -> Bool {
    entries[Int(entry)].name == name || functions(name).contains(entry)
  }
}

extension String {
  /// The name that the text ends in, or nothing.
  fileprivate var trailingName: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.reversed().prefix { scalar in
          scalar == "_" || scalar.properties.isXIDContinue || scalar == "'"
        }.reversed()))
  }

  /// The operand that the text ends in: names, calls and members, as far as they touch.
  fileprivate var trailingOperand: String {
    var depth = 0
    var taken = 0
    for scalar in unicodeScalars.reversed() {
      if scalar == ")" || scalar == "]" { depth += 1 }
      if scalar == "(" || scalar == "[" { depth -= 1 }
      if depth < 0 { break }
      let isPart =
        depth > 0 || scalar == "(" || scalar == "[" || scalar == "." || scalar == "_"
        || scalar == "'" || scalar == "°" || scalar.properties.isXIDContinue
      guard isPart else { break }
      taken += 1
    }
    return String(String.UnicodeScalarView(unicodeScalars.suffix(taken)))
  }

  /// The function of the innermost open call, and how many arguments stand before this place.
  fileprivate var openCall: (function: String, given: Int)? {
    var depth = 0
    var given = 0
    var rest = self[...]
    while let character = rest.popLast() {
      switch character {
      case ")", "]": depth += 1
      case "[": depth -= 1
      case ",": if depth == 0 { given += 1 }
      case "(":
        if depth == 0 {
          let function = String(rest).trailingName
          return function.isEmpty ? nil : (function, given)
        }
        depth -= 1
      case ":": if depth == 0, given == 0, rest.allSatisfy({ $0 != "(" }) { return nil }
      default: break
      }
    }
    return nil
  }
}
