internal import CLibedit

extension LineEditor {
  /// What a wait ended with while something plays.
  public enum Sight: Sendable {
    /// The time passed.
    case time
    /// A key was typed; it is gone.
    case key
    /// `^C`
    case interrupt
    /// The terminal has a new size.
    case resize
    /// `^Z`; the process stops when the watch ends.
    case suspension
  }

  /// Keeps the terminal quiet while `body` draws: no echo, no cursor.
  ///
  /// `body` is given a wait for some seconds, which ends early when something is typed or happens.
  /// However the watch ends, the terminal is as before.
  public func watch(_ body: (_ wait: (Double) -> Sight) -> Void) {
    guard let handle else { return }
    var last = Sight.time
    le_watch_begin(handle)
    body { seconds in
      last = Sight(le_watch(handle, Int32(clamping: Int(min(max(seconds, 0), 60) * 1000))))
      return last
    }
    le_watch_end(handle)
    if last == .suspension { le_stop() }
  }
}

extension LineEditor.Sight {
  fileprivate init(_ sight: le_sight) {
    self =
      switch sight {
      case .time: .time
      case .key: .key
      case .interrupt: .interrupt
      case .resize: .resize
      case .suspension: .suspension
      }
  }
}
