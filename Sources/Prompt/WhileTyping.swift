public import Language

// What is seen of an entry before Enter: its colours, and what it would show.

extension PromptSession {
  /// The stretches of an entry that look special; `cursor` is a UTF-8 offset, nil once it is submitted.
  ///
  /// Nothing is evaluated, for this is asked after each key.
  public func highlights(_ text: String, cursor: Int?) -> [RoleSpan] {
    text.first == ":"
      ? commandHighlights(text, cursor) : timeline.now.session.highlights(text, cursor: cursor)
  }

  /// What an entry would show, in a short line; nil where that is nothing new.
  public func preview(_ text: String, isInterrupted: @escaping () -> Bool = { false }) -> String? {
    let entry = trimmed(text)
    guard display.previews, !entry.isEmpty, commandLine(entry) == nil else { return nil }
    let line = session.preview(of: continued(entry), isInterrupted: isInterrupted)
    return line.flatMap { isNews($0, after: entry) ? $0 : nil }
  }

  /// Not what was typed, but for blanks and `let`.
  private func isNews(_ line: String, after entry: String) -> Bool {
    let words = ["let ", "var "].first(where: entry.hasPrefix)
    let typed = entry.dropFirst(words?.count ?? 0)
    return !line.filter { $0 != " " }.elementsEqual(typed.filter { $0 != " " })
  }

  // MARK: Commands

  private func commandHighlights(_ text: String, _ cursor: Int?) -> [RoleSpan] {
    let name = text.dropFirst().prefix { !$0.isWhitespace }
    let end = 1 + name.utf8.count
    let bare = name.last == "!" ? String(name.dropLast()) : String(name)
    guard let command = Command.named(bare) else {
      let isOnItsWay = Command.allCases.contains { $0.rawValue.hasPrefix(bare) }
      return isOnItsWay ? [] : [RoleSpan(utf8: 0..<end, role: .error)]
    }
    let rest = String(text.dropFirst(1 + name.count))
    let spans = argumentHighlights(command, rest, cursor.map { $0 - end }).map { span in
      RoleSpan(
        utf8: span.utf8.lowerBound + end..<span.utf8.upperBound + end, role: span.role)
    }
    return [RoleSpan(utf8: 0..<end, role: .keyword)] + spans
  }

  private func argumentHighlights(_ command: Command, _ rest: String, _ cursor: Int?) -> [RoleSpan]
  {
    switch command {
    case .plot, .play, .live, .info, .time, .explain, .compare, .why:
      session.highlights(rest, cursor: cursor)
    case .set: settingHighlights(rest)
    case .save, .load: rest.isEmpty ? [] : [RoleSpan(utf8: 0..<rest.utf8.count, role: .string)]
    case .help, .vars, .views, .undo, .redo, .reset, .edit, .paste, .history, .learn, .quit: []
    }
  }

  /// A setting's name as a name, its value as a value, and what is neither as an error.
  private func settingHighlights(_ rest: String) -> [RoleSpan] {
    var spans: [RoleSpan] = []
    let words = rest.split(whereSeparator: \.isWhitespace)
    guard let name = words.first else { return [] }
    let setting = Setting(rawValue: String(name))
    let isOnItsWay =
      words.count == 1
      && (Setting.allCases.map(\.rawValue) + ["defaults"]).contains { $0.hasPrefix(name) }
    if let role: TextRole = setting != nil ? .function : isOnItsWay ? nil : .error {
      spans.append(RoleSpan(utf8: range(of: name, in: rest), role: role))
    }
    guard let setting, words.count > 1, let value = words.dropFirst().first else { return spans }
    let isRight = setting.values.contains { $0.hasPrefix(value) } || setting == .precision
    spans.append(RoleSpan(utf8: range(of: value, in: rest), role: isRight ? .string : .error))
    return spans
  }

  private func range(of word: Substring, in text: String) -> Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
    return start..<start + word.utf8.count
  }
}
