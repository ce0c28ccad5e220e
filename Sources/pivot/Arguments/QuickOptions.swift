internal import Language

/// Reads the plain forms (`pivot`, `-e`, FILE, `-`) without the argument parser.
///
/// Whatever is not certain is nil and goes on to it.
func quickOptions(_ arguments: [String]) -> RunOptions? {
  var options = RunOptions()
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    switch argument {
    case "-e":
      guard options.file == nil, let expression = rest.popFirst() else { return nil }
      options.expressions.append(expression)
    case "-i": options.staysInteractive = true
    case "--json": options.isJSON = true
    case "--consequences": options.tellsConsequences = true
    case "--ascii": options.isASCII = true
    case "--plot":
      guard let form = rest.popFirst().flatMap(PictureForm.init(rawValue:)) else { return nil }
      options.pictures = form
    case "--size":
      guard let size = rest.popFirst().flatMap({ PictureSize($0) }) else { return nil }
      options.pictureSize = size
    case "--cell-aspect":
      guard let aspect = rest.popFirst().flatMap({ CellAspect($0) }) else { return nil }
      options.cellAspect = aspect.ratio
    case "--quiet", "-q": options.isQuiet = true
    case "--":
      guard options.hasProgram else { return nil }
      options.arguments = Array(rest)
      return options
    case _:
      let isFile = argument == "-" || isPlain(argument)
      guard isFile, !options.hasProgram, !commandNames.contains(argument) else { return nil }
      options.file = argument
    }
  }
  return options
}

/// Reads `check FILE` and `check FILE --lessons FOLDER` without the argument parser.
///
/// Whatever is not certain is nil and goes on to it.
func quickCheck(_ arguments: [String]) -> (file: String, options: RunOptions)? {
  var rest = arguments[...]
  guard rest.popFirst() == "check", let file = rest.popFirst(), isPlain(file) else { return nil }
  var options = RunOptions()
  if rest.isEmpty { return (file, options) }
  guard rest.popFirst() == "--lessons", let folder = rest.popFirst(), isPlain(folder), rest.isEmpty
  else { return nil }
  options.lessons = folder
  return (file, options)
}

private func isPlain(_ argument: String) -> Bool { !argument.isEmpty && argument.first != "-" }

/// The subcommands; a file of such a name is run as `./learn`.
let commandNames: Set<String> = [
  "check", "complete", "doctor", "explain-answer", "grade", "hand-in", "help", "learn", "lessons",
  "live", "pack", "plot", "review",
]
