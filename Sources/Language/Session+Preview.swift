internal import Geometry
internal import Views

extension Session {
  /// What a program would show at last, in at most `length` characters; nil where that is nothing.
  ///
  /// It runs on a copy with little time, so nothing happens. Errors, pictures, and what is not a
  /// whole program yet show nothing.
  public func preview(
    of program: String, length: Int = 50, isInterrupted: @escaping () -> Bool = { false }
  ) -> String? {
    var trial = self
    trial.evaluator.limitToPreview(isInterrupted)
    let last = LastEvent()
    trial.onEvent = last.note
    // Not `run`: nobody would see its errors, and drawing them takes longer than all the rest.
    guard case .success(let read) = trial.read(Array(program.utf8), name: "", firstLine: 1) else {
      return nil
    }
    trial.evaluator.inspect(from: read.firstNode)
    guard trial.evaluator.run(read.statements, slotCount: read.slotCount) == nil,
      let event = last.event
    else { return nil }
    guard let text = trial.evaluator.previewText(event) else { return nil }
    let line = text.prefix { $0 != "\n" }
    return line.count > length ? line.prefix(length - 1) + "…" : String(line)
  }
}

extension Evaluator {
  fileprivate mutating func limitToPreview(_ isInterrupted: @escaping () -> Bool) {
    fuel.budget.seconds = min(fuel.budget.seconds, 0.02)
    fuel.budget.steps = min(fuel.budget.steps, 500_000)
    fuel.budget.memory = min(fuel.budget.memory, 8_000_000)
    fuel.budget.depth = min(fuel.budget.depth, 200)
    fuel.surroundings.isInterrupted = isInterrupted
    settings.announces = true
    settings.warns = false
    settings.tellsConsequences = false
    settings.isJSON = false
  }

  /// A transform by its words, where it has a name: those say more than six numbers.
  fileprivate func previewText(_ event: Event) -> String? {
    switch event.kind {
    case .announcement: return event.text.plain
    case .value: break
    case .printed, .picture, .explanation, .consequence, .diagnostic: return nil
    }
    guard shown.count > 0 else { return nil }
    let value = shown[shown.count - 1]
    if case .transform(let transform) = value, transform.kind != .general {
      return settings.transformWords.describe(transform)
    }
    return briefText(value)
  }
}

/// Keeps the last of the events.
private final class LastEvent {
  private(set) var event: Event?

  func note(_ event: Event) { self.event = event }
}
