internal import ArgumentParser
internal import Language
internal import Prompt

/// `pivot complete TEXT`: what could stand at the end of a text, for editors and tests.
struct CompleteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "complete", abstract: "List what could stand at the end of a text.",
    discussion: """
      For editors: each candidate replaces as many characters before the end as it says.

      EXAMPLES:
        pivot complete 'T(1, 2).trans'
        pivot complete --json -e 'let v = view(10, 20, 100, 50)' 'v.backgroundColor = .'
      """,
    shouldDisplay: false)

  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run this first; several are the lines of one program.", valueName: "expr"))
  var expressions: [String] = []

  @Flag(help: "One JSON object a line.")
  var json = false

  @Argument(help: "A program's beginning, or a command.")
  var text: String

  @OptionGroup var look: LookArguments

  func run() throws {
    var options = RunOptions()
    options.expressions = expressions
    options.isJSON = json
    look.apply(to: &options)
    let streams = Streams(options)
    var prompt = PromptSession(Session())
    _ = prompt.run(expressions.joined(separator: "\n"), from: "-e")
    let found = prompt.completions(text, cursor: text.utf8.count)
    let lines = json ? found.json : found.list
    for line in lines { streams.say(StyledText(line)) }
    try finish(streams.finish(ExitStatus.done))
  }
}

extension EntryCompletions {
  /// A candidate a line, with what it is.
  fileprivate var list: [String] {
    let width = candidates.map { columns($0.insert) }.max() ?? 0
    return candidates.map { candidate in
      candidate.summary.isEmpty
        ? candidate.insert : candidate.insert.padded(to: width + 2) + candidate.summary
    }
  }
}
