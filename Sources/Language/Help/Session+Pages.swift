// The pages of help: what is known, laid out for a screen.

extension Session {
  // MARK: Topics

  /// A topic: prose, examples as they run, and where to go on.
  func page(_ topic: Topic, _ entries: [Int32]) -> StyledText {
    var text = StyledText("\(topic.name)", .heading)
    text.append(": \(topic.title)")
    var session = exampleSession
    if evaluator.convention == .column {
      text.append("\nWritten for points as rows; yours are columns.", .dim)
    }
    for part in topic.parts {
      switch part {
      case .prose(let prose): text.append("\n\n\(flowing("\(prose)"))")
      case .example(let program): text.append(run("\(program)", in: &session))
      case .told(let program):
        session.settings.tellsConsequences = true
        text.append(run("\(program)", in: &session))
      }
    }
    text.append(footer(topic, entries))
    return text
  }

  private func flowing(_ prose: String) -> String {
    settings.fitsColumns ? Language.flowing(prose, for: settings.columns) : prose
  }

  private func run(_ program: String, in session: inout Session) -> StyledText {
    let transcript = Transcript(program, in: session)
    session = transcript.session
    return transcript.text
  }

  private func footer(_ topic: Topic, _ entries: [Int32]) -> StyledText {
    var text = StyledText()
    let names = entries.reduce(into: [String]()) { names, entry in
      let name = evaluator.catalogue.qualified(entry)
      if !names.contains(name), name != "\(topic.name)" { names.append(name) }
    }
    if !names.isEmpty { text.append("\n\nnames: \(fitting(names.prefix(5)))", .dim) }
    if !topic.relatedNames.isEmpty {
      text.append(names.isEmpty ? "\n\n" : "\n")
      text.append("more: \(topic.relatedNames.joined(separator: "  "))", .dim)
    }
    return text
  }

  /// As many as stand on a line of 80 columns.
  private func fitting(_ names: ArraySlice<String>) -> String {
    let line = names.joined(separator: "  ")
    return line.utf8.count > 73 && names.count > 1 ? fitting(names.dropLast()) : line
  }

  // MARK: Entries

  func page(_ entries: [Int32], named name: String) -> StyledText {
    var text = StyledText()
    for (position, index) in entries.prefix(6).enumerated() {
      if position > 0 { text.append("\n\n") }
      text.append(page(index))
    }
    if entries.count > 6 {
      let more = Set(entries.dropFirst(6).map { evaluator.catalogue.qualified($0) }).sorted()
      text.append("\n\nalso \(more.joined(separator: "  "))", .dim)
    }
    if let kind = evaluator.catalogue.names.find(name).flatMap(evaluator.catalogue.type) {
      text.append(members(of: kind))
    }
    let topics = Topic.all.filter { $0.relatedNames.contains { $0 == name } }
    if !topics.isEmpty {
      text.append("\n\ntopics: \(topics.map { "\($0.name)" }.joined(separator: "  "))", .dim)
    }
    return text
  }

  private func page(_ index: Int32) -> StyledText {
    let catalogue = evaluator.catalogue
    let entry = catalogue.entries[Int(index)]
    var text = StyledText(catalogue.spelling(index), .heading)
    if let owner = entry.owner { text.append("   member of \(owner.words)", .dim) }
    let others = [entry.spellings.c, entry.spellings.short, entry.spellings.selector]
      .filter { $0 != .none }.map { catalogue.names.text($0) }
    if !others.isEmpty { text.append("\nalso written \(others.joined(separator: ", "))") }
    text.append("\n\(entry.summary)")
    if entry.result != .void { text.append("\ngives \(entry.result.words)") }
    if entry.setter != nil { text.append("; can be set") }
    if !entry.classes.isEmpty {
      text.append("\nonly of \(entry.classes.map { "\($0)" }.joined(separator: ", "))")
    }
    text.append(example(catalogue.program(index)))
    return text
  }

  /// What values of a type have, by name.
  private func members(of kind: Kind) -> StyledText {
    let catalogue = evaluator.catalogue
    var seen: Set<String> = []
    let names = catalogue.members(of: kind).map { String($0.prefix { $0 != "(" }) }
      .filter { seen.insert($0).inserted }
    guard !names.isEmpty else { return StyledText() }
    return StyledText("\n\nmembers: " + wrapped(names, indent: "  "), .dim)
  }

  // MARK: Errors

  func page(_ explanation: Explanation) -> StyledText {
    var text = StyledText("\(explanation.code): \(explanation.title)", .heading)
    text.append("\n\(flowing("\(explanation.text)"))")
    if !"\(explanation.wrong)".isEmpty {
      text.append("\n\nwrong", .dim)
      text.append(example("\(explanation.wrong)"))
      text.append("\n\nright", .dim)
      text.append(example("\(explanation.right)"))
    }
    return text
  }

  // MARK: Examples

  private func example(_ program: String) -> StyledText {
    program.isEmpty ? StyledText() : Transcript(program, in: exampleSession).text
  }

  /// Examples run in a session of their own with these settings, so that nothing of the person's
  /// changes, and nothing of the person's gets in the way.
  var exampleSession: Session {
    var session = Session(
      budget: evaluator.fuel.budget, surroundings: evaluator.fuel.surroundings)
    session.settings = settings
    session.settings.isJSON = false
    session.settings.announces = false
    session.settings.tellsConsequences = false
    session.settings.columns = min(settings.columns, 80) - 4
    session.settings.pictureColumns = nil
    session.settings.rows = min(settings.rows, 15)
    return session
  }
}

/// Words in lines that fit a terminal.
public func wrapped(_ words: [String], indent: String, width: Int = 78) -> String {
  wrapped(words, width: width - indent.count).joined(separator: "\n" + indent)
}
