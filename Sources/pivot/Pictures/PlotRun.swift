internal import Language
internal import Prompt

/// Runs a program for its pictures.
struct PlotRun {
  /// The SVG file to write, or "-" for standard output; nil to show the pictures.
  var output: String?
  var isYUp = false
  var moves = false
  var title: String?
  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions, _ streams: Streams) {
    (self.options, self.streams) = (options, streams)
  }

  /// Runs it and shows or writes its pictures; returns the exit status.
  ///
  /// Nothing is written where the program fails.
  func run() -> Int32 {
    let program = ProgramRun(options, streams)
    let taken = Taken()
    var session = program.makeSession()
    session.settings.isYUp = session.settings.isYUp || isYUp
    session.onEvent = { event in take(event, taken) }
    let list = list(session)
    var status =
      list.map { exitStatus(session.run($0, name: "-e")) } ?? program.run(in: &session)
    if status == ExitStatus.done, taken.pictures.isEmpty, let drawn = drawn(taken, &session) {
      status = exitStatus(drawn)
    }
    if status == ExitStatus.done { status = finish(taken.pictures, session.settings.isYUp) }
    return streams.finish(status)
  }

  /// As if `plot(…)` stood around the last expression of a command; nil where that draws nothing.
  ///
  /// No variable holds an explanation.
  private func drawn(_ taken: Taken, _ session: inout Session) -> Session.Outcome? {
    guard options.file == nil else { return nil }
    if !taken.hasExplanation {
      return taken.hasValue ? session.run(onShown: "plot", name: "-e") : nil
    }
    let last = options.expressions.last ?? ""
    let isOne = !last.contains { $0 == ";" || $0.isNewline }
    return isOne ? session.run(callText("plot", last), name: "-e") : nil
  }

  /// `R(10°), R(20°)` as one picture; nil for anything else.
  private func list(_ session: Session) -> String? {
    guard options.file == nil, options.expressions.count == 1, let text = options.expressions.last,
      hasCommaOutside(text), status(of: text, session) == .unreadable
    else { return nil }
    let call = callText("plot", text)
    return status(of: call, session) == .done ? call : nil
  }

  private func status(of code: String, _ session: Session) -> Session.Status {
    var trial = session
    trial.onEvent = { _ in }
    return trial.run(code, name: "-e").status
  }

  private func take(_ event: Event, _ taken: Taken) {
    switch event.kind {
    case .picture:
      taken.pictures += event.picture.map { [$0] } ?? []
      if output == nil || options.pictures == .describe { streams.show(event) }
    case .value: taken.hasValue = true
    case .explanation: taken.hasExplanation = true
    case .diagnostic: streams.show(event)
    case .printed, .consequence, .announcement: break
    }
  }

  private func finish(_ pictures: [ShownPicture], _ isYUp: Bool) -> Int32 {
    guard !pictures.isEmpty else {
      streams.show(Problem.noPicture)
      return ExitStatus.failed
    }
    guard let output else { return ExitStatus.done }
    let text = svg(pictures, title: title, isYUp: isYUp, moves: moves)
    if output == "-" {
      streams.say(StyledText(text), end: "")
      return ExitStatus.done
    }
    return write(text, to: output)
  }

  private func write(_ text: String, to path: String) -> Int32 {
    do {
      try writeOutput(path, text, replaces: true)
      return ExitStatus.done
    } catch {
      streams.show(Problem.unwritable(path, error.reason))
      return error.status
    }
  }
}

/// Whether a comma stands outside of brackets.
private func hasCommaOutside(_ text: String) -> Bool {
  var depth = 0
  for byte in text.utf8 {
    if "([{".utf8.contains(byte) { depth += 1 }
    if ")]}".utf8.contains(byte) { depth -= 1 }
    if byte == UInt8(ascii: ","), depth == 0 { return true }
  }
  return false
}

/// What a program showed.
private final class Taken {
  var pictures: [ShownPicture] = []
  /// Whether it showed a value, which may have a picture.
  var hasValue = false
  /// Whether it explained something, whose steps have pictures.
  var hasExplanation = false
}
