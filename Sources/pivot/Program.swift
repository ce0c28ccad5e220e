internal import Language
internal import LineEditing

/// Runs a program: values on standard output, diagnostics on standard error.
struct ProgramRun {
  let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions) {
    self.options = options
    streams = Streams(options)
  }

  /// Runs everything the options name; returns the exit status.
  func run() -> Int32 {
    InterruptFlag.install()
    var session = makeSession()
    var status = ExitStatus.done
    do {
      let (bytes, name) = try source()
      status = exitStatus(session.run(bytes, name: name))
    } catch {
      let path = options.file ?? "standard input"
      streams.complain("cannot read \(visible(path)): \(error.reason)")
      status = ExitStatus.noInput
    }
    return streams.finish(status)
  }

  private func makeSession() -> Session {
    var session = Session(budget: options.budget, surroundings: surroundings())
    session.settings.isJSON = options.isJSON
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      session.settings.columns = min(columns, 500)
    }
    session.setArguments(options.arguments)
    session.onEvent = streams.show
    return session
  }

  private func source() throws(InputError) -> ([UInt8], String) {
    guard options.expressions.isEmpty else {
      return (Array(options.expressions.joined(separator: "\n").utf8), "-e")
    }
    let file = options.file ?? "-"
    return (
      try readInput(file, limit: options.budget.source), file == "-" ? "standard input" : file
    )
  }

  private func exitStatus(_ outcome: Session.Outcome) -> Int32 {
    switch outcome.status {
    case .done: return ExitStatus.done
    case .unreadable: return ExitStatus.unreadable
    case .failed:
      let isInterrupted = outcome.diagnostics.contains { $0.problem == .interrupted }
      return isInterrupted ? ExitStatus.interrupted : ExitStatus.failed
    }
  }
}

/// Standard output and standard error, in the order in which events happen.
final class Streams {
  private var output = Output(1)
  private var errors = Output(2)
  private let isASCII: Bool
  private let colorsOutput: Bool
  private let colorsErrors: Bool

  init(_ options: RunOptions) {
    isASCII = options.isASCII
    colorsOutput = !options.isJSON && usesColor(options.color, 1)
    colorsErrors = !options.isJSON && usesColor(options.color, 2)
  }

  func show(_ event: Event) {
    if event.kind == .diagnostic {
      output.flush()
      write(event.text, colored: colorsErrors, to: &errors)
      errors.flush()
    } else {
      write(event.text, colored: colorsOutput, to: &output)
    }
  }

  /// Writes at once, as the prompt must.
  func flush() { output.flush() }

  func complain(_ message: String) {
    output.flush()
    errors.write("pivot: \(message)\n")
    errors.flush()
  }

  private func write(_ text: StyledText, colored: Bool, to stream: inout Output) {
    let line = colored ? text.coloured : text.plain
    stream.write((isASCII ? ascii(line) : line) + "\n")
  }

  /// Flushes; a lost output replaces a good status.
  func finish(_ status: Int32) -> Int32 {
    output.flush()
    errors.flush()
    guard output.isLost || errors.isLost else { return status }
    errors.write("pivot: output was lost\n")
    return ExitStatus.outputFailed
  }
}
