internal import Language

/// A line with a command as it was typed, and where in it the command's argument stands.
struct TypedLine {
  let text: String
  let argument: Range<Int>

  /// The argument ends with the line, or before, as UTF-8 offsets.
  init(_ text: String, argument: String, end: Int) {
    self.text = text
    self.argument = end - argument.utf8.count..<end
  }

  /// Where in a program the argument stands of which it was made; nil where that is not in it.
  ///
  /// It is searched from behind: the call before it may look alike.
  func place(in program: String) -> Int? {
    let bytes = Array(program.utf8.reversed())
    let part = Array(Array(text.utf8)[argument].reversed())
    guard !part.isEmpty, let place = bytes.firstIndex(ofPart: part) else { return nil }
    return bytes.count - place - part.count
  }
}

extension PromptSession {
  /// What a program showed that a command ran on a copy; its errors stand in the line that was typed.
  func shown(_ outcome: Session.Outcome, of program: String, in trial: inout Session) -> [Effect] {
    let events = recorder.take()
    let errors = outcome.diagnostics
    guard let line = typedLine, !errors.isEmpty, let place = line.place(in: program) else {
      return shown(events)
    }
    let texts = trial.render(errors, in: line.text, line.argument, from: place)
    return shown(events.dropLast(errors.count) + texts.map { Event(.diagnostic, $0) })
  }
}
