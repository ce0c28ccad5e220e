public import Language

/// What an entry asks of the world around the prompt, in order.
///
/// The prompt itself reads and writes nothing: whoever runs it answers these.
public enum Effect: Sendable {
  /// Show this to the person.
  case show(Event)
  /// Read a file, then call ``PromptSession/load(_:from:)`` with its bytes.
  case readFile(path: String)
  /// Write a file; unless `replaces`, one that exists stays and is an error.
  case writeFile(path: String, contents: String, replaces: Bool)
  /// Open this text in the person's editor, then handle what comes back as an entry.
  case edit(String)
  /// Keep a setting for the next time, or with nil what is usual; ``remembering(_:_:in:)`` says how.
  case remember(setting: String, value: String?)
  /// Keep no setting.
  case forgetSettings
  /// Read lines that are no program, up to an empty one, then call ``PromptSession/take(pasted:)``.
  case paste
  /// Hand over to the lessons with these arguments.
  case learn([String])
  /// Show a motion where the screen can, else what stands still of it.
  case play(Motion)
  /// Let views be moved by hand on the whole screen, then call ``PromptSession/take(_:)`` with what
  /// came of it, or ``PromptSession/cannotGoLive(_:)``.
  case live(LiveCanvas)
  /// Leave.
  case quit
}

extension Effect {
  /// A line of the prompt's own, as plain text.
  static func say(_ text: String, _ role: TextRole = .plain) -> Effect {
    .show(Event(.announcement, StyledText(text, role)))
  }

  static func say(_ text: StyledText) -> Effect { .show(Event(.announcement, text)) }

  /// An error of the prompt's own: no source, so headline and advice only.
  static func refuse(_ problem: Problem) -> Effect {
    var text = StyledText("error[\(problem.code)]", .error)
    text.append(": \(problem.headline)", .heading)
    if let advice = problem.advice { text.append("\n  = \(advice)", .note) }
    return .show(Event(.diagnostic, text))
  }

  /// An error in words, where no code fits.
  static func refuse(_ message: String, advice: String? = nil) -> Effect {
    var text = StyledText("error", .error)
    text.append(": \(message)", .heading)
    if let advice { text.append("\n  = \(advice)", .note) }
    return .show(Event(.diagnostic, text))
  }
}
