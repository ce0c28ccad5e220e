internal import Language

/// What a plain run was asked to do.
struct RunOptions: Equatable {
  /// Lines given with `-e`; together one program.
  var expressions: [String] = []
  /// A program file, or "-" for standard input.
  var file: String?
  /// What follows `--`.
  var arguments: [String] = []
  var isJSON = false
  var isASCII = false
  var isQuiet = false
  /// Open the prompt after the program.
  var staysInteractive = false
  var keepsHistory = true
  var readsInit = true
  var color = ColorChoice.auto
  var budget = Budget()
  var lessons: String?
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// Reads the plain forms (`-e`, FILE, `-`, piped input) without the argument parser, which would take
/// half of the launch. Everything else is nil and goes on to it.
func quickOptions(_ arguments: [String]) -> RunOptions? {
  var options = RunOptions()
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    switch argument {
    case "-e":
      guard let expression = rest.popFirst() else { return nil }
      options.expressions.append(expression)
    case "--json": options.isJSON = true
    case "--ascii": options.isASCII = true
    case "--":
      guard options.file != nil || !options.expressions.isEmpty else { return nil }
      options.arguments = Array(rest)
      return options
    case "-":
      guard options.file == nil, options.expressions.isEmpty else { return nil }
      options.file = "-"
    default:
      let isFile = !argument.hasPrefix("-") && !commandNames.contains(argument)
      guard isFile, options.file == nil, options.expressions.isEmpty else { return nil }
      options.file = argument
    }
  }
  return options
}

/// The subcommands; a file of such a name is run as `./learn`.
let commandNames: Set<String> = ["help", "doctor", "learn", "lessons", "run"]
