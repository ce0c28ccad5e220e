extension Session {
  /// One catalogue entry, or one error, explained; nil where nothing is called so.
  ///
  /// Examples are run, so what help shows is what happens.
  public func help(_ topic: String) -> StyledText? {
    if let explanation = Explanation.of(topic) { return help(explanation) }
    let catalogue = evaluator.catalogue
    let bare = String(topic.prefix { $0 != "(" }).trimmingDots
    guard let name = catalogue.names.find(bare) else { return nil }
    let entries = catalogue.entries.indices.filter { catalogue.isAbout(Int32($0), name) }
    guard !entries.isEmpty else { return nil }
    var text = StyledText()
    for (position, index) in entries.prefix(6).enumerated() {
      if position > 0 { text.append("\n\n") }
      text.append(help(entry: Int32(index)))
    }
    return text
  }

  /// Names that help could be asked about, nearest to a topic that has none.
  public func helpCandidates(_ topic: String) -> [String] {
    closest(to: topic, among: evaluator.catalogue.globalNames + evaluator.catalogue.memberNames)
  }

  private func help(entry index: Int32) -> StyledText {
    let catalogue = evaluator.catalogue
    let entry = catalogue.entries[Int(index)]
    var text = StyledText(catalogue.spelling(index), .heading)
    if let owner = entry.owner { text.append("   member of \(owner.words)", .dim) }
    let others = [entry.spellings.c, entry.spellings.short].compactMap { $0.map { "\($0)" } }
    if !others.isEmpty { text.append("\nalso written \(others.joined(separator: ", "))") }
    text.append("\n\(entry.summary)")
    if entry.result != .void { text.append("\ngives \(entry.result.words)") }
    if entry.setter != nil { text.append("; can be set") }
    text.append(transcript("\(entry.example)"))
    return text
  }

  private func help(_ explanation: Explanation) -> StyledText {
    var text = StyledText("\(explanation.code): \(explanation.title)", .heading)
    text.append("\n\(explanation.text)")
    if !"\(explanation.wrong)".isEmpty {
      text.append("\n\nwrong", .dim)
      text.append(transcript("\(explanation.wrong)"))
      text.append("\n\nright", .dim)
      text.append(transcript("\(explanation.right)"))
    }
    return text
  }

  /// A program and what it shows, run in a session of its own.
  private func transcript(_ program: String) -> StyledText {
    var text = StyledText()
    if program.isEmpty { return text }
    for line in program.split(separator: "\n") { text.append("\n    > \(line)", .name) }
    var session = Session(
      budget: evaluator.fuel.budget, surroundings: evaluator.fuel.surroundings)
    let lines = Lines()
    session.onEvent = { lines.add($0.text.plain) }
    _ = session.run(program, name: "example")
    for line in lines.all { text.append("\n    \(line)") }
    return text
  }
}

/// Collects what an example shows.
private final class Lines {
  private(set) var all: [Substring] = []

  func add(_ text: String) {
    all.append(contentsOf: text.split(separator: "\n", omittingEmptySubsequences: false))
  }
}

extension Catalogue {
  /// Whether an entry has this name in any spelling.
  fileprivate func isAbout(_ entry: Int32, _ name: Name) -> Bool {
    entries[Int(entry)].name == name || functions(name).contains(entry)
      || globalConstant(name) == entry
  }

  /// The names of all members.
  var memberNames: [String] {
    entries.filter { $0.role.isMember || $0.role.isStatic }.map { names.text($0.name) }
  }
}

extension String {
  /// ".identity" is asked for as "identity".
  fileprivate var trimmingDots: String { String(drop { $0 == "." }) }
}
