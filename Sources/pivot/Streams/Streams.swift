internal import Language

/// Standard output and standard error, in the order in which events happen.
final class Streams {
  /// Everything in ASCII.
  var isASCII: Bool
  /// The columns of the terminal at which long lines are broken between words; nil for none.
  var columns = ScreenSize.ofTerminal?.columns
  private(set) var colorsOutput: Bool
  private var colorsErrors: Bool
  private let isJSON: Bool
  private var output = Output(1)
  private var errors = Output(2)
  /// What waits was kept since the last look at the clock.
  private var isFresh = false

  init(_ options: RunOptions) {
    isASCII = options.isASCII || Destination.current.isASCII
    isJSON = options.isJSON
    colorsOutput = !options.isJSON && usesColor(options.color, 1)
    colorsErrors = !options.isJSON && usesColor(options.color, 2)
  }

  /// Decides anew about colours, for a terminal that understands no escapes whatever it is called.
  func meetDumbTerminal(_ choice: ColorChoice) {
    colorsOutput = colorsOutput && usesColor(choice, 1, isDumb: true)
    colorsErrors = colorsErrors && usesColor(choice, 2, isDumb: true)
  }

  func show(_ event: Event) {
    let text = fits(event) ? fitted(event.text) : event.text
    if event.kind == .diagnostic {
      complain(text, colored: colorsErrors)
    } else {
      output.write(written(text) + "\n")
    }
  }

  /// Words are broken to fit; pictures do, and what is printed or may be read again stays as it is.
  private func fits(_ event: Event) -> Bool {
    switch event.kind {
    case .value, .printed, .picture: false
    case .explanation, .consequence, .announcement, .diagnostic: true
    }
  }

  private func fitted(_ text: StyledText, isCode: Bool = false) -> StyledText {
    guard !isJSON, let columns else { return text }
    return (isASCII ? text.inASCII : text).folded(to: columns, isCode: isCode)
  }

  /// Shows an error that belongs to no source text.
  func show(_ problem: Problem) {
    if isJSON {
      show(Event(.diagnostic, StyledText(json(problem))))
    } else {
      var text = StyledText("error[\(problem.code)]", .error)
      text.append(": \(problem.headline)", .heading)
      show(Event(.diagnostic, text))
    }
  }

  /// Writes text of the prompt's own; `end` is nothing where the text ends its line itself.
  func say(_ text: StyledText, end: String = "\n", isCode: Bool = false) {
    output.write(written(fitted(text, isCode: isCode)) + end)
  }

  /// A text as it goes to standard output, not broken to fit.
  func written(_ text: StyledText) -> String {
    spelled(colorsOutput ? text.coloured : text.plain, isASCII)
  }

  /// Writes to standard output what is ready for it.
  func write(_ text: String) {
    output.write(text)
    output.flush()
  }

  /// Writes bytes with what comes next.
  func keep(_ bytes: [UInt8]) {
    output.keep(bytes)
    isFresh = true
  }

  /// Writes what waits while a program runs, which looks at the clock when it begins, and from time to time.
  func flushLate() {
    if isFresh { isFresh = false } else { output.flush() }
  }

  /// Writes at once, as the prompt must.
  func flush() { output.flush() }

  func complain(_ message: String) {
    complain(fitted(StyledText("pivot: \(visible(message))")), colored: false)
  }

  private func complain(_ text: StyledText, colored: Bool) {
    output.flush()
    let line = spelled(
      colored ? text.coloured : text.plain, isASCII || Destination.ofErrors.isASCII)
    errors.write(line + "\n")
    errors.flush()
  }

  /// A text as it is written; in JSON it stays the same text.
  private func spelled(_ line: String, _ isASCII: Bool) -> String {
    guard isASCII else { return line }
    return isJSON ? asciiJSON(line) : ascii(line)
  }

  /// Nobody reads any more, or nothing can be written.
  var isBroken: Bool { output.reason != nil || errors.reason != nil }

  /// Flushes; a lost output replaces a good status.
  func finish(_ status: Int32) -> Int32 {
    output.flush()
    errors.flush()
    guard output.isLost || errors.isLost else { return status }
    if let reason = output.reason { complain("output was lost: \(reason)") }
    return ExitStatus.outputFailed
  }
}

/// An error as `--json` writes it, for one that has no place in a source.
private func json(_ problem: Problem) -> String {
  let (code, message) = (jsonText(problem.code), jsonText(problem.headline))
  return "{\"type\":\"error\",\"code\":\(code),\"message\":\(message)}"
}
