internal import Language

/// Everything that `:undo` brings back: variables, views, `_`, and what `:save` would write.
struct Moment {
  var session: Session
  /// The programs that made this state, oldest first.
  var script: [String] = []
}

/// The present and a bounded number of earlier and undone moments.
///
/// A session is a value, so a moment costs nothing until the present changes.
struct Timeline {
  static let limit = 100
  /// What the earlier moments may take together, in bytes; the last one is kept in any case.
  private static let memory = 64 << 20

  private struct Step {
    var moment: Moment
    /// The entry that led on from an earlier moment, or back to an undone one.
    var title: String
    let bytes: Int

    init(moment: Moment, title: String) {
      (self.moment, self.title, bytes) = (moment, title, moment.session.footprint)
    }
  }

  var now: Moment
  private var past: [Step] = []
  private var future: [Step] = []
  /// The oldest steps that nobody undoes for now.
  private var held = 0

  init(_ now: Moment) { self.now = now }

  var hasPast: Bool { !past.isEmpty }

  /// Goes on to a new moment; what was undone is gone.
  mutating func advance(from before: Moment, by title: String) {
    future = []
    past.append(Step(moment: before, title: title))
    while past.count > Self.limit || past.count > 1 && bytes > Self.memory {
      past.removeFirst()
      held = max(0, held - 1)
    }
  }

  private var bytes: Int { past.reduce(0) { $0 + $1.bytes } }

  /// Nothing before the present is undone, until `release()`.
  mutating func hold() { held = past.count }
  mutating func release() { held = 0 }

  /// Goes back one entry; says which, nil where there is none.
  mutating func undo() -> String? {
    guard past.count > held, let step = past.popLast() else { return nil }
    future.append(Step(moment: now, title: step.title))
    travel(to: step.moment)
    return step.title
  }

  /// Goes forward again; says to which entry.
  mutating func redo() -> String? {
    guard let step = future.popLast() else { return nil }
    past.append(Step(moment: now, title: step.title))
    travel(to: step.moment)
    return step.title
  }

  /// Goes back to before the last entry for good.
  mutating func takeBack(to moment: Moment, isStep: Bool) {
    if isStep, past.count > held { past.removeLast() }
    travel(to: moment)
  }

  /// Lets the earlier moments go, with the memory that their values hold.
  mutating func forget() {
    past = []
    future = []
    held = 0
  }

  /// How results are shown is not undone: nobody means it.
  private mutating func travel(to moment: Moment) {
    let settings = now.session.settings
    now = moment
    now.session.settings = settings
  }
}
