internal import Language

// `:undo`, `:redo`, `:reset`.

extension PromptSession {
  mutating func undo() -> [Effect] {
    guard let title = timeline.undo() else { return [.say("nothing to undo", .dim)] }
    return [.say("undone: \(shortened(title))", .dim)] + rememberedAgain(title)
  }

  mutating func redo() -> [Effect] {
    guard let title = timeline.redo() else { return [.say("nothing to redo", .dim)] }
    return [.say("done again: \(shortened(title))", .dim)] + rememberedAgain(title)
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
    timeline.now = Moment(session: session)
    if before.session.pointsAreColumns != fresh.pointsAreColumns {
      let program = "convention(\(before.session.pointsAreColumns ? "column" : "row"))"
      _ = timeline.now.session.run(program)
      timeline.now.script = [program]
    }
    timeline.advance(from: before, by: ":reset")
    return [.say("a new session; ':undo' brings the old one back", .dim)]
  }
}

/// The first line of an entry, for messages.
func shortened(_ entry: String) -> String {
  let first = entry.prefix { $0 != "\n" }
  let line = first.count > 60 ? first.prefix(59) + "…" : first
  return visible(line.endIndex == entry.endIndex ? String(line) : line + " …")
}
