internal import Language

/// What can stand at the cursor.
public struct Completions: Sendable, Equatable {
  /// One thing that can be inserted, with a line about it.
  public struct Candidate: Sendable, Equatable {
    /// The text.
    public var insert: String
    /// What it is; may be empty.
    public var summary: String
  }

  /// How many characters before the cursor a candidate takes the place of.
  public var replaceCount = 0
  /// What fits, in the order in which it is listed.
  public var candidates: [Candidate] = []
}

extension PromptSession {
  /// What can stand at `cursor`, a UTF-8 offset into the entry: commands after `:`, else the language.
  public func completions(_ text: String, cursor: Int) -> Completions {
    guard text.first == ":" else { return languageCompletions(text, cursor) }
    let typed = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    let name = typed.dropFirst().prefix { $0 != " " }
    guard name.count + 1 < typed.count else { return commandNames(String(name)) }
    return arguments(of: String(name), text, typed, cursor)
  }

  private func commandNames(_ typed: String) -> Completions {
    fitting(typed, Command.allCases.map { command in
      (command.rawValue + (command.arguments.isEmpty ? "" : " "), command.summary)
    })
  }

  private func arguments(of name: String, _ text: String, _ typed: String, _ cursor: Int)
    -> Completions
  {
    let word = String(typed.reversed().prefix { $0 != " " }.reversed())
    switch Command(rawValue: name) {
    case .set:
      let given = words(typed).dropFirst()
      guard let setting = given.first.flatMap(Setting.init), given.first != word else {
        return fitting(word, Setting.allCases.map { ($0.rawValue + " ", "") })
      }
      return fitting(word, setting.values.map { ($0, "") })
    case .help:
      let names = Command.allCases.map { ($0.rawValue, $0.summary) } + session.names.map { ($0, "") }
      return fitting(word, names)
    case .plot, .info, .time, .explain, .why:
      let start = name.utf8.count + 2
      let expression = String(decoding: text.utf8.dropFirst(start), as: UTF8.self)
      return languageCompletions(expression, max(0, cursor - start))
    case .vars, .views, .undo, .redo, .reset, .save, .load, .edit, .history, .learn, .quit, nil:
      return Completions()
    }
  }

  private func fitting(_ typed: String, _ names: [(String, String)]) -> Completions {
    Completions(
      replaceCount: typed.unicodeScalars.count,
      candidates: names.filter { $0.0.hasPrefix(typed) }
        .map { Completions.Candidate(insert: $0.0, summary: $0.1) })
  }
}
