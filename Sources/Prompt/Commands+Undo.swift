internal import Language

// `:undo`, `:redo`, `:reset`.

extension PromptSession {
  mutating func undo(_ count: String) -> [Effect] {
    times(count, .undo) { session in
      session.timeline.undo().map { ("undone", $0) }
    }
  }

  mutating func redo(_ count: String) -> [Effect] {
    times(count, .redo) { session in
      session.timeline.redo().map { ("done again", $0) }
    }
  }

  /// Takes so many steps, or as many as there are.
  private mutating func times(
    _ count: String, _ command: Command,
    _ step: (inout PromptSession) -> (deed: String, title: String)?
  ) -> [Effect] {
    guard let count = wholeNumber(count, or: 1) else { return [wantsNumber(command, like: 3)] }
    var effects: [Effect] = []
    for _ in 0..<count {
      guard let (deed, title) = step(&self) else { break }
      lastTravel += command == .undo ? -1 : 1
      effects.append(.say("\(deed): \(shortened(title))", .dim))
      effects += rememberedAgain(title)
    }
    return effects.isEmpty ? [.say("nothing to \(command.rawValue)", .dim)] : effects
  }

  /// A convention that was set is remembered as it is now.
  private func rememberedAgain(_ title: String) -> [Effect] {
    title.hasPrefix(":set convention ") ? [remember(.convention)] : []
  }

  /// Back to the session's beginning; settings stay, and `:undo` takes it back.
  mutating func reset() -> [Effect] {
    let before = timeline.now
    var session = fresh
    session.settings = before.session.settings
    session.pointsAreColumns = before.session.pointsAreColumns
    timeline.now = Moment(session: session)
    if session.pointsAreColumns != fresh.pointsAreColumns {
      timeline.now.script = [conventionCall(columns: session.pointsAreColumns)]
    }
    timeline.advance(from: before, by: ":reset")
    return [.say("a new session; ':undo' brings the old one back", .dim)]
  }
}

/// The first line of an entry, for messages.
func shortened(_ entry: String) -> String {
  let first = entry.prefix { $0 != "\n" }
  if first.count > 60 { return visible(first.prefix(59) + "…") }
  return visible(first.endIndex == entry.endIndex ? entry : first + " …")
}
