internal import Language

/// What can stand at the cursor of an entry.
public struct EntryCompletions: Sendable, Equatable {
  /// One thing that can be inserted, with a line about it.
  public struct Candidate: Sendable, Equatable {
    /// The text.
    public var insert: String
    /// What it is; may be empty.
    public var summary: String

    /// Creates a candidate.
    public init(insert: String, summary: String = "") {
      self.insert = insert
      self.summary = summary
    }
  }

  /// How many characters before the cursor a candidate takes the place of.
  public var replaceCount = 0
  /// What fits, in the order in which it is listed.
  public var candidates: [Candidate] = []

  /// Creates completions.
  public init(replaceCount: Int = 0, candidates: [Candidate] = []) {
    self.replaceCount = replaceCount
    self.candidates = candidates
  }

  /// One JSON object for each candidate.
  public var json: [String] {
    let candidates = candidates.map {
      Completions.Candidate(insert: $0.insert, summary: $0.summary)
    }
    return Completions(replaced: replaceCount, candidates: candidates).json
  }
}

extension PromptSession {
  /// What can stand at `cursor`, a UTF-8 offset into the entry: commands after `:`, else the language.
  public func completions(_ text: String, cursor: Int) -> EntryCompletions {
    guard text.first == ":" else { return languageCompletions(text, cursor) }
    let typed = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    let name = typed.dropFirst().prefix { $0 != " " }
    guard name.count + 1 < typed.count else { return commandNames(String(name)) }
    return arguments(of: String(name), text, typed, cursor)
  }

  private func commandNames(_ typed: String) -> EntryCompletions {
    fitting(
      typed,
      Command.allCases.map { command in
        (command.rawValue + (command.arguments.isEmpty ? "" : " "), command.summary)
      })
  }

  private func arguments(of name: String, _ text: String, _ typed: String, _ cursor: Int)
    -> EntryCompletions
  {
    let word = String(typed.reversed().prefix { $0 != " " }.reversed())
    switch Command(rawValue: name) {
    case .set:
      let given = words(typed).dropFirst()
      guard let setting = given.first.flatMap(Setting.init), given.first != word else {
        return fitting(
          word,
          Setting.allCases.map { ($0.rawValue + " ", $0.summary) } + [
            ("defaults", "all as at first")
          ])
      }
      return fitting(word, setting.values.map { ($0, "") })
    case .help:
      let commands = Command.allCases.map { ($0.rawValue, $0.summary) }
      return fitting(word, session.helpNames(beginningWith: word) + commands)
    case .live: return fitting(word, session.viewNames.map { ($0, "") })
    case .plot, .play, .info, .time, .explain, .compare, .why:
      let start = name.utf8.count + 2
      let expression = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
      return languageCompletions(expression, max(0, cursor - start))
    case .vars, .views, .undo, .redo, .reset, .save, .load, .edit, .paste, .history, .learn, .quit,
      nil:
      return EntryCompletions()
    }
  }

  /// The language's own; a member at the very beginning is one of the last result.
  private func languageCompletions(_ text: String, _ cursor: Int) -> EntryCompletions {
    let goesOn = text.first == "." && session.value(named: "_") != nil
    let members = goesOn ? session.completions(for: "_" + text, cursor: cursor + 1) : nil
    let found =
      members?.candidates.isEmpty == false
      ? members : session.completions(for: text, cursor: cursor)
    guard let found else { return EntryCompletions() }
    return EntryCompletions(
      replaceCount: found.replaced,
      candidates: found.candidates.map {
        EntryCompletions.Candidate(insert: $0.insert, summary: $0.summary)
      })
  }

  private func fitting(_ typed: String, _ names: [(String, String)]) -> EntryCompletions {
    EntryCompletions(
      replaceCount: typed.unicodeScalars.count,
      candidates: firsts(names.filter { $0.0.hasPrefix(typed) })
        .map { EntryCompletions.Candidate(insert: $0.0, summary: $0.1) })
  }

  /// Without repeats of a name.
  private func firsts(_ names: [(String, String)]) -> [(String, String)] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.0).inserted }
  }
}
