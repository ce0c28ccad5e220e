internal import ArgumentParser
internal import Language

/// The manual page, in the language of man: made from the same definitions as `--help`, so that it says
/// the same.
struct ManualPage {
  private var lines: [String] = []

  /// The page of the whole program.
  static var text: String {
    var page = ManualPage()
    page.begin()
    page.add(HelpText(PivotCommand.self).synopsisFirst, isWhole: true)
    page.addCommands(of: PivotCommand.self, name: "pivot")
    page.addFiles()
    return page.lines.joined(separator: "\n") + "\n"
  }

  private mutating func begin() {
    lines.append(".TH PIVOT 1 \"\" \"pivot \(version)\" \"User Commands\"")
    lines.append(".SH NAME")
    let abstract = PivotCommand.configuration.abstract
    let end = abstract.hasSuffix(".") ? abstract.dropLast() : abstract[...]
    lines.append("pivot \\- " + roff(end.prefix(1).lowercased() + end.dropFirst()))
  }

  /// Each command that help shows, and those below it.
  private mutating func addCommands(of command: any ParsableCommand.Type, name: String) {
    for command in command.configuration.subcommands
    where command.configuration.shouldDisplay {
      let name = "\(name) \(command._commandName)"
      lines.append(".SH \(roff(name).uppercased())")
      lines.append(roff(command.configuration.abstract))
      add(HelpText(command), isWhole: false)
      addCommands(of: command, name: name)
    }
  }

  private mutating func add(_ help: HelpText, isWhole: Bool) {
    for section in help.sections {
      switch section.title {
      case "OVERVIEW": section.rows.dropFirst().forEach { addParagraph($0) }
      case "USAGE" where isWhole:
        addLiteral("SYNOPSIS", section.rows.map { String($0.drop { $0 == " " }) }, isSection: true)
      case "EXAMPLES", "USAGE", "HELP TOPICS", "TOPICS":
        addLiteral(section.title, section.rows, isSection: isWhole)
      case let title:
        lines.append(isWhole ? ".SH \(roff(title))" : ".PP")
        section.rows.forEach { addOption($0) }
      }
    }
  }

  private mutating func addParagraph(_ row: String) {
    guard !row.isEmpty else { return }
    let status = "Exit status: "
    lines.append(row.hasPrefix(status) ? ".SH EXIT STATUS" : ".PP")
    lines.append(roff(row.hasPrefix(status) ? row.dropFirst(status.count) : row[...]))
  }

  private mutating func addLiteral(_ title: String, _ rows: [String], isSection: Bool) {
    lines += [isSection ? ".SH \(roff(title))" : ".PP", ".nf"]
    lines += rows.filter { !$0.isEmpty }.map { roff($0) } + [".fi"]
  }

  /// `  --name <name>   What it is.`, or a sentence between the options.
  ///
  /// What it is stands from one column on, on a line of its own below a long name.
  private mutating func addOption(_ row: String) {
    let words = row.drop { $0 == " " }
    guard !words.isEmpty else { return }
    let (name, what) = (row.prefix(HelpText.column), row.dropFirst(HelpText.column))
    let isLong = !what.isEmpty && name.last != " "
    if !row.hasPrefix("  ") || (isLong && !"-<".contains(part: words.prefix(1))) {
      return lines += [".PP", roff(words)]
    }
    let trimmed = (isLong ? row[...] : name).drop { $0 == " " }
    if !trimmed.isEmpty {
      let end = trimmed.lastIndex { $0 != " " } ?? trimmed.startIndex
      lines += [".TP", "\\fB\(roff(trimmed[...end]))\\fR"]
    }
    if !isLong, !what.isEmpty { lines.append(roff(what)) }
  }

  private mutating func addFiles() {
    lines.append(".SH FILES")
    for (name, what) in [
      ("~/.config/pivot/init.pivot", "Runs before the prompt; ':set' keeps settings in it."),
      ("~/.local/state/pivot/history", "What was entered at the prompt."),
      ("~/.local/share/pivot/progress", "What was done in the lessons."),
    ] {
      lines += [".TP", "\\fI\(roff(name))\\fR", roff(what)]
    }
    lines.append(".SH ENVIRONMENT")
    for (name, what) in [
      ("HOME, XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_DATA_HOME", "Where these files are."),
      ("PIVOT_HISTORY", "Another file for the history; empty for none."),
      ("PIVOT_LESSONS", "The folder of the lessons."),
      ("NO_COLOR, CLICOLOR_FORCE", "No colours; colours even where nobody looks."),
      ("ACCESSIBLE", "Words instead of pictures and boxes."),
      ("VISUAL, EDITOR", "What ':edit' opens."),
    ] {
      lines += [".TP", "\\fB\(roff(name))\\fR", roff(what)]
    }
  }
}

/// Text as man wants it: backslashes, hyphens, and lines that would be requests.
private func roff(_ text: some StringProtocol) -> String {
  var result = ""
  if let first = text.first, first == "." || first == "'" { result = "\\&" }
  for character in text {
    switch character {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case _: result.append(character)
    }
  }
  return result
}

/// What `--help` says of a command, by its headings, each row of it on one line.
private struct HelpText {
  /// Where the words about an option begin.
  static let column = 26

  struct Section {
    var title: String
    var rows: [String]
  }
  private(set) var sections: [Section] = []

  init(_ command: any ParsableCommand.Type) {
    let text = PivotCommand.helpMessage(for: command, columns: 100_000)
    for row in splitLines(text) {
      if let (title, rest) = Self.heading(row) {
        sections.append(Section(title: title, rows: rest.isEmpty ? [] : [rest]))
      } else if !sections.isEmpty {
        let isProse = !row.isEmpty && row.first != " "
        // Prose below examples goes on with what the command is about.
        if isProse, ["EXAMPLES", "HELP TOPICS"].contains(sections[sections.count - 1].title) {
          sections.append(Section(title: "OVERVIEW", rows: [""]))
        }
        sections[sections.count - 1].rows.append(row)
      }
    }
  }

  /// The usage goes before everything, as manual pages have it.
  var synopsisFirst: HelpText {
    var help = self
    help.sections =
      sections.filter { $0.title == "USAGE" } + sections.filter { $0.title != "USAGE" }
    return help
  }

  /// `USAGE: pivot …` at the beginning of a line.
  private static func heading(_ row: String) -> (String, String)? {
    guard let colon = row.firstIndex(of: ":") else { return nil }
    let title = row[..<colon]
    guard !title.isEmpty, title.allSatisfy({ $0.isUppercase || $0 == " " }), title.first != " "
    else { return nil }
    return (String(title), String(row[row.index(after: colon)...].drop { $0 == " " }))
  }
}
