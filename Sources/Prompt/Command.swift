internal import Language

/// The commands of the prompt, in the order of `:help`.
enum Command: String, CaseIterable {
  case help, vars, views, plot, play, live, info, time, undo, redo, reset, set, save, load, edit,
    paste,
    history
  case learn, explain, compare, why, quit

  /// What follows the name.
  var arguments: String {
    switch self {
    case .help: "[NAME]"
    case .plot, .play, .info, .explain, .why: "[EXPR]"
    case .live: "[VIEW]"
    case .time: "EXPR"
    case .compare: "A, B"
    case .set: "[NAME VALUE]"
    case .save, .load: "FILE"
    case .undo, .redo, .history: "[COUNT]"
    case .learn: "[LESSON]"
    case .edit: "[TEXT]"
    case .vars, .views, .reset, .paste, .quit: ""
    }
  }

  /// One line for the list.
  var summary: String {
    switch self {
    case .help: "this list, or what a topic, a name or an error code means"
    case .vars: "your variables"
    case .views: "the tree of views with their frames"
    case .plot: "a picture of a view, a transform, or the last result"
    case .play: "it moves: the steps of a transform, the dashes around a view"
    case .live: "move, turn and scale views by hand; statements come out"
    case .info: "everything about a value"
    case .time: "how long an expression takes"
    case .undo: "take the last entries back: views, variables, everything"
    case .redo: "do them again after all"
    case .reset: "begin anew"
    case .set: "how results are shown, now and next time; alone, the settings"
    case .save: "what succeeded so far, as a program; ':save! FILE' replaces a file"
    case .load: "run a program here"
    case .edit: "write the next entry in your editor"
    case .paste: "take a text from a debugger or a log as a value"
    case .history: "your last entries"
    case .learn: "the lessons"
    case .explain: "the steps of a transform, in the order in which they act"
    case .compare: "two transforms side by side, and what tells them apart"
    case .why: "the rules behind a frame, a converted point, a hit test, v.frame = …"
    case .quit: "leave; Ctrl-D does too"
    }
  }
}

/// A command as it was typed.
struct CommandLine: Equatable {
  var name: String
  var argument = ""
}

extension PromptSession {
  /// An entry as a command: `:name argument`, or a word that newcomers try, unless it is a variable.
  func commandLine(_ text: String) -> CommandLine? {
    if text.first == ":" { return CommandLine(parsing: text.dropFirst()) }
    let line = CommandLine(parsing: Substring(text))
    switch line.name {
    case "?", "help", "help()":
      let isWord = !nameAlone(line.argument).contains { " \n=(+*/".contains($0) }
      return isWord && isFree("help") ? CommandLine(name: "help", argument: line.argument) : nil
    case "quit", "exit", "quit()", "exit()":
      let word = String(line.name.prefix { $0 != "(" })
      return line.argument.isEmpty && isFree(word) ? CommandLine(name: "quit") : nil
    case _: return nil
    }
  }

  /// What an entry asks the help about, empty where it asks for the list; nil where it asks for none.
  public func helpTopic(_ entry: String) -> String? {
    guard let line = commandLine(entry), Command.named(line.name) == .help else { return nil }
    return line.argument
  }

  /// `rotated` of `rotated(by:)`, as the help writes names.
  private func nameAlone(_ text: String) -> Substring {
    text.hasSuffix(":)") ? text.prefix { $0 != "(" } : text[...]
  }

  /// After an entry that failed: a command whose colon was left out, a word of shells, or a question in words.
  func meantOtherwise(_ text: String) -> [Effect] {
    if lastStatus == .done { return [] }
    let line = CommandLine(parsing: Substring(text))
    guard isFree(line.name) else { return [] }
    if Command(rawValue: line.name) != nil { return [.say("':\(line.name)' is a command", .note)] }
    if clearing.contains(line.name) { return [.say(howToClear, .note)] }
    return longestWord(ofSentence: text).map {
      [.say("':help \($0)' tells what there is about a word", .note)]
    } ?? []
  }

  /// Of three words and more with nothing between them the longest one of which something is written.
  private func longestWord(ofSentence text: String) -> Substring? {
    let words = (text.last == "?" ? text.dropLast() : text[...]).split(separator: " ")
    guard words.count > 2, words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "'" } }) else {
      return nil
    }
    let known = words.filter { !session.search(String($0)).isEmpty }
    return known.reduce(known.first) { longest, word in
      longest.map { word.count > $0.count ? word : $0 }
    }
  }

  private func isFree(_ name: String) -> Bool { session.value(named: name) == nil }

  /// Runs a command; a beginning that only one command has is enough.
  mutating func perform(_ line: CommandLine) -> [Effect] {
    let name = line.name.last == "!" ? String(line.name.dropLast()) : line.name
    if name == "save", line.name != name { return save(line.argument, replaces: true) }
    guard let command = Command.named(line.name) else { return [unknown(line.name)] }
    if command.arguments.isEmpty, !line.argument.isEmpty {
      let name = ":" + command.rawValue
      return [.refuse("'\(name)' takes nothing behind it", advice: "write '\(name)'")]
    }
    return perform(command, line.argument)
  }

  private func unknown(_ name: String) -> Effect {
    guard !name.isEmpty else {
      return .refuse("a command follows ':'", advice: "':help' lists them")
    }
    if clearing.contains(name) {
      return .refuse("there is no command ':\(name)'", advice: howToClear)
    }
    let candidates = Command.candidates(for: name).map { ":" + $0 }
    return .refuse(.unknownCommand(name, candidates: candidates))
  }

  private mutating func perform(_ command: Command, _ argument: String) -> [Effect] {
    switch command {
    case .help: help(argument)
    case .vars: variables()
    case .views: views()
    case .plot: plot(argument)
    case .play: play(argument)
    case .live: live(argument)
    case .info: info(argument)
    case .time: time(argument)
    case .undo: undo(argument)
    case .redo: redo(argument)
    case .reset: reset()
    case .set: set(argument)
    case .save: save(argument, replaces: false)
    case .load: load(argument)
    case .edit: edit(argument)
    case .paste: [.paste]
    case .history: recent(argument)
    case .learn: [.learn(words(argument))]
    case .explain: tell("explain", argument, like: "T(-50, -50) * R(90°) * T(50, 50)")
    case .compare: tell("compare", argument, like: "T(10, 0) * R(90°), R(90°) * T(10, 0)")
    case .why: why(argument)
    case .quit: [.quit]
    }
  }
}

extension CommandLine {
  init(parsing text: Substring) {
    let scalars = text.unicodeScalars
    let end = scalars.firstIndex(where: isSpace) ?? scalars.endIndex
    self.init(name: String(scalars[..<end]), argument: trimmed(text[end...]))
  }
}

extension Command {
  static func named(_ name: String) -> Command? {
    if let command = Command(rawValue: name) { return command }
    let fitting = allCases.filter { !name.isEmpty && $0.rawValue.hasPrefix(name) }
    if name == "h" || name == "?" { return .help }
    if name == "exit" { return .quit }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Commands that begin so, else those that are spelled alike.
  static func candidates(for name: String) -> [String] {
    let names = allCases.map(\.rawValue)
    let fitting = names.filter { $0.hasPrefix(name) }
    return fitting.isEmpty ? closest(to: name, among: names) : fitting
  }
}

/// The number behind a command, from 1 on; nil where it is none.
func wholeNumber(_ argument: String, or usual: Int) -> Int? {
  if argument.isEmpty { return usual }
  return Int(argument).flatMap { $0 > 0 ? $0 : nil }
}

/// What is said where it is none.
func wantsNumber(_ command: Command, like example: Int) -> Effect {
  let name = ":" + command.rawValue
  return .refuse("'\(name)' wants a whole number above 0", advice: "\(name) \(example)")
}

/// A text's words.
func words(_ text: String) -> [String] {
  text.split(whereSeparator: \.isWhitespace).map(String.init)
}

/// What shells and other prompts clear the screen with.
private let clearing = ["clear", "cls"]
private let howToClear = "Ctrl-L clears the screen"
