internal import Language
internal import Prompt
internal import Workbook

// What helps while a lesson is under way: its commands in the help and in the completions.
extension PromptRun {
  private typealias Command = LearningSession.Command

  /// The lesson's commands, below those of the prompt.
  func listLessonCommands() {
    streams.say(StyledText("\nIn this lesson", .heading))
    let widest = Command.allCases.map { $0.usage.count }.max() ?? 0
    for command in Command.allCases { streams.say(line(command, widest)) }
    streams.say(StyledText("Enter alone runs an example or goes on.", .dim))
  }

  /// `:help hint`, or `:help :` with the lesson's commands in place of those that it gives another meaning:
  /// whether it was answered.
  func showsLessonHelp(_ entry: String) -> Bool {
    guard let topic = prompt.helpTopic(entry), !topic.isEmpty else { return false }
    if topic == ":" {
      let own = Command.allCases.map(\.rawValue)
      PromptSession.commandList(without: own).forEach { streams.say($0) }
      listLessonCommands()
      return true
    }
    let name = topic.first == ":" ? String(topic.dropFirst()) : topic
    guard let command = Command(rawValue: name) else { return false }
    streams.say(line(command, command.usage.count))
    return true
  }

  /// A command that neither the lesson nor the prompt has, but the lesson nearly: whether it is one.
  func complainsOfSpelling(_ entry: String) -> Bool {
    guard entry.first == ":", Command.parsing(entry) == nil else { return false }
    let name = commandName(entry)
    let nearest = closest(to: name, among: Command.allCases.map(\.rawValue)).first
    guard !isPrompts(name), let nearest else { return false }
    complain("there is no command ':\(visible(name))'", "did you mean ':\(nearest)'?")
    return true
  }

  /// A command of lessons where none is open: whether it is one.
  func complainsOfNoLesson(_ entry: String) -> Bool {
    let name = commandName(entry)
    guard entry.first == ":", Command(rawValue: name) != nil, !isPrompts(name) else { return false }
    complain(
      "':\(name)' is a command of lessons, and none is open", "':learn' goes on with the next one")
    return true
  }

  private func commandName(_ entry: String) -> String {
    String(entry.dropFirst().prefix { !$0.isWhitespace })
  }

  /// Whether the prompt has a command that begins so.
  private func isPrompts(_ name: String) -> Bool {
    !prompt.completions(":" + name, cursor: name.utf8.count + 1).candidates.isEmpty
  }

  /// After an entry that failed: a command whose colon was left out.
  func mindForgottenColon(_ entry: String) {
    let words = entry.split(separator: " ")
    guard let command = words.first.flatMap({ Command(rawValue: String($0)) }),
      words.count == 1 || command == .check
    else { return }
    streams.say(StyledText("':\(command.rawValue)' is a command", .note))
  }

  private func line(_ command: Command, _ width: Int) -> StyledText {
    var text = StyledText("  " + command.usage.padded(to: width) + "  ", .name)
    text.append(command.summary)
    return text
  }

  // MARK: Completion

  /// The lessons after `:learn`, and the lesson's commands beside the prompt's.
  func lessonCompletions(_ text: String, _ cursor: Int) -> EntryCompletions? {
    guard text.first == ":", cursor == text.utf8.count else { return nil }
    if let names = lessonNames(text) { return names }
    guard let session = classroom.session else { return nil }
    if let numbers = exerciseNumbers(text, session) { return numbers }
    guard !text.contains(" ") else { return nil }
    var found = prompt.completions(text, cursor: cursor)
    let own = Command.allCases.filter { ":\($0.rawValue)".hasPrefix(text) }
    found.replaceCount = text.unicodeScalars.count - 1
    found.candidates =
      own.map { EntryCompletions.Candidate(insert: $0.inserted, summary: $0.summary) }
      + found.candidates.filter { candidate in
        !own.contains { $0.rawValue == candidate.insert.prefix { $0 != " " } }
      }
    return found
  }

  private func lessonNames(_ text: String) -> EntryCompletions? {
    guard let typed = argument(of: ":learn ", text), let lessons = LessonLibrary(options)?.lessons
    else { return nil }
    guard let mark = typed.firstIndex(of: "#") else {
      return candidates(typed, lessons.map { ($0.id, $0.title) })
    }
    let lesson = lessons.first { $0.id == typed[..<mark] }
    return candidates(
      typed, lesson?.exercises.map { ("\(typed[..<mark])#\($0.id)", $0.title) } ?? [])
  }

  /// The exercises after `:go` and `:list`.
  private func exerciseNumbers(_ text: String, _ session: LearningSession) -> EntryCompletions? {
    guard let typed = argument(of: ":go ", text) ?? argument(of: ":list ", text) else { return nil }
    let exercises = session.lesson.exercises
    let isID = typed.first.map { !$0.isNumber } ?? false
    return candidates(
      typed,
      exercises.enumerated().map { (isID ? $1.id : String($0 + 1), $1.title) })
  }

  private func argument(of command: String, _ text: String) -> Substring? {
    text.hasPrefix(command) ? text.dropFirst(command.count) : nil
  }

  private func candidates(_ typed: Substring, _ names: [(String, String)]) -> EntryCompletions {
    EntryCompletions(
      replaceCount: typed.unicodeScalars.count,
      candidates: names.filter { $0.0.hasPrefix(typed) }
        .map { EntryCompletions.Candidate(insert: $0.0, summary: $0.1) })
  }
}

extension LearningSession.Command {
  fileprivate var usage: String { ":" + rawValue + (arguments.isEmpty ? "" : " " + arguments) }

  /// What completion inserts.
  fileprivate var inserted: String { rawValue + (arguments.isEmpty ? "" : " ") }
}
