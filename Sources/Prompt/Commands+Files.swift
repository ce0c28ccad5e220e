internal import Language

// `:save`, `:load`, `:edit`: what they want of the world goes out as effects.

extension PromptSession {
  mutating func save(_ argument: String, replaces: Bool) -> [Effect] {
    let path = unquoted(argument)
    guard !path.isEmpty else {
      return [.refuse("':save' wants a file", advice: ":save turn.pivot")]
    }
    guard !timeline.now.script.isEmpty else { return [.say("nothing to save yet", .dim)] }
    guard !path.utf8.contains(UInt8(ascii: "\n")) else {
      return [.refuse("':save' wants a file on one line", advice: ":save turn.pivot")]
    }
    let replaces = replaces || ownFiles.contains(path)
    ownFiles.insert(path)
    return [.writeFile(path: path, contents: script, replaces: replaces)]
  }

  mutating func load(_ argument: String) -> [Effect] {
    let path = unquoted(argument)
    guard !path.isEmpty else {
      return [.refuse("':load' wants a file", advice: ":load turn.pivot")]
    }
    return [.readFile(path: path)]
  }

  /// Runs a program that was read from a file: one step of undo, without announcements.
  public mutating func load(_ bytes: [UInt8], from path: String) -> [Effect] {
    let usual = session.settings
    session.settings.announces = false
    session.settings.tellsConsequences = false
    let text = String(decoding: bytes, as: UTF8.self)
    let effects = run(
      trimmed(text), bytes: bytes, name: path, title: ":load \(path)", isOfFile: true)
    session.settings.announces = usual.announces
    session.settings.tellsConsequences = usual.tellsConsequences
    return effects
  }

  /// The answer to an effect that could not be done.
  public mutating func failed(_ effect: Effect, reason: String) -> [Effect] {
    switch effect {
    case .readFile(let path): return [.refuse(.unreadable(path, reason))]
    case .writeFile(let path, _, _):
      ownFiles.remove(path)
      return [.refuse(.unwritable(path, reason))]
    case .edit: return [.refuse("cannot run the editor: \(visible(reason))", advice: "set EDITOR")]
    case .remember, .forgetSettings: return unremembered(reason)
    case .show, .paste, .learn, .play, .live, .quit: return []
    }
  }

  /// The answer to a file that `:save` found there already.
  public mutating func found(_ path: String) -> [Effect] {
    ownFiles.remove(path)
    return [.refuse("\(visible(path)) exists", advice: "':save! \(visible(path))' replaces it")]
  }

  /// The answer to a file that was written.
  public func saved(_ path: String) -> [Effect] {
    let count = timeline.now.script.count
    return [.say("saved \(count == 1 ? "1 entry" : "\(count) entries") to \(visible(path))", .dim)]
  }

  /// With a text to begin with, or the last entry that was written at the prompt.
  func edit(_ argument: String) -> [Effect] {
    [.edit(argument.isEmpty ? history.last { !asksForEditor($0) } ?? "" : argument)]
  }

  /// The entry of a text that comes back from the editor; nil where there is nothing to run.
  ///
  /// What stands there as it was handed over was not meant to run; what asks for the editor again would
  /// open it without end.
  public static func entry(edited new: String, from old: String) -> String? {
    let text = trimmed(new)
    let isChanged = !text.utf8.elementsEqual(trimmed(old).utf8)
    return text.isEmpty || !isChanged || asksForEditor(text) ? nil : new
  }

  /// A program that comes to the same: what succeeded and was not undone.
  ///
  /// An entry that begins like the continuation of the line above is kept apart by `;`. Where the
  /// session began with points as columns, the program does too.
  var script: String {
    let beginning = fresh.pointsAreColumns ? [conventionCall(columns: true)] : []
    return (beginning + timeline.now.script).enumerated().map { index, entry in
      let goesOn = entry.first == "." || startsWithInfix(entry)
      return (index > 0 && goesOn ? ";" : "") + entry + "\n"
    }.joined()
  }
}

/// A path that was written as shells and programs want one with blanks.
private func unquoted(_ path: String) -> String {
  guard let quote = path.first, "\"'".contains(quote), path.count > 2, path.last == quote else {
    return path
  }
  return String(path.dropFirst().dropLast())
}

/// Whether an entry is `:edit`, in any spelling of it.
private func asksForEditor(_ entry: String) -> Bool {
  let text = typed(entry)
  return text.first == ":" && Command.named(CommandLine(parsing: text.dropFirst()).name) == .edit
}
