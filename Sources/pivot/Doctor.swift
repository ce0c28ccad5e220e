internal import ArgumentParser
internal import Language
internal import LineEditing

/// `pivot doctor`: what Pivot found on this machine, for whoever wonders or reports a mistake.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Show paths, terminal, locale and budgets.")

  @OptionGroup var look: LookArguments

  func run() throws {
    var options = RunOptions()
    look.apply(to: &options)
    let streams = Streams(options)
    for section in sections(options) {
      streams.say(StyledText(section.title, .heading))
      for (name, value) in section.rows {
        var text = StyledText("  " + name, .name)
        text.append(String(repeating: " ", count: max(1, 16 - name.count)) + visible(value))
        streams.say(text)
      }
    }
    try finish(streams.finish(ExitStatus.done))
  }

  private typealias Section = (title: String, rows: [(String, String)])

  private func sections(_ options: RunOptions) -> [Section] {
    [
      ("pivot \(version)", []), ("Files", files(options)), ("Terminal", terminal(options)),
      ("Environment", variables), ("Budgets", rows(of: options.budget)),
    ]
  }

  private func files(_ options: RunOptions) -> [(String, String)] {
    [
      ("history", described(UserFile.history)),
      ("init.pivot", described(UserFile.initialization)),
      ("progress", described(UserFile.progress)),
      ("lessons", LessonLibrary(options)?.folder ?? "none found"),
    ]
  }

  private func described(_ path: String?) -> String {
    guard let path else { return "none: nothing is saved" }
    return fileExists(path) ? path : "\(path) (not there yet)"
  }

  private func terminal(_ options: RunOptions) -> [(String, String)] {
    let size = Terminal.size().map { "\($0.columns) columns, \($0.rows) rows" }
    return [
      ("input", Terminal.isTerminal(0) ? "a terminal" : "no terminal"),
      ("output", Terminal.isTerminal(1) ? size ?? "a terminal without size" : "no terminal"),
      ("colours", usesColor(options.color, 1) ? "on" : "off"),
      ("pictures", Destination.current.pictures.rawValue),
      ("drawing", isAccessible() ? "in words, for ACCESSIBLE is set" : "boxes and pictures"),
      ("UTF-8 locale", Terminal.adoptLocale() ? "yes" : "none: ASCII only"),
      ("shows UTF-8", Destination.current.isASCII ? "no: ASCII only" : "yes"),
      ("line editor", "libedit; ~/.editrc is read"),
    ]
  }

  private var variables: [(String, String)] {
    [
      "TERM", "LC_ALL", "LC_CTYPE", "LANG", "NO_COLOR", "CLICOLOR_FORCE", "ACCESSIBLE", "COLUMNS",
      "PIVOT_HISTORY", "PIVOT_LESSONS", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME",
      "VISUAL", "EDITOR",
    ].compactMap { name in environment(name).map { (name, $0.isEmpty ? "(empty)" : $0) } }
  }

  private func rows(of budget: Budget) -> [(String, String)] {
    [
      ("--max-steps", "\(budget.steps)"), ("--max-seconds", "\(budget.seconds)"),
      ("--max-memory", "\(budget.memory) bytes"), ("--max-depth", "\(budget.depth) calls"),
      ("--max-text", "\(budget.text) bytes"), ("--max-source", "\(budget.source) bytes"),
    ]
  }
}
