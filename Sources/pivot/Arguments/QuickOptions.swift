internal import Language

extension RunOptions {
  /// Reads the plain forms (`pivot`, `-e`, FILE, `-`) without the argument parser.
  ///
  /// Whatever is not certain is false and goes on to it. Not an optional result: dropping one looks the
  /// types of all options up at run time, a hundredth of the launch.
  mutating func read(plain arguments: [String]) -> Bool {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-e":
        guard file == nil, let expression = rest.popFirst() else { return false }
        expressions.append(expression)
      case "-i": staysInteractive = true
      case "--json": isJSON = true
      case "--consequences": tellsConsequences = true
      case "--ascii": isASCII = true
      case "--plot":
        guard let form = rest.popFirst().flatMap(PictureForm.init(rawValue:)) else { return false }
        pictures = form
      case "--size":
        guard let size = rest.popFirst().flatMap({ PictureSize($0) }) else { return false }
        pictureSize = size
      case "--cell-aspect":
        guard let aspect = rest.popFirst().flatMap({ CellAspect($0) }) else { return false }
        cellAspect = aspect.ratio
      case "--quiet", "-q": isQuiet = true
      case "--":
        guard hasProgram else { return false }
        self.arguments = Array(rest)
        return true
      case _:
        let isFile = argument == "-" || isPlain(argument)
        guard isFile, !hasProgram, !commandNames.contains(argument) else { return false }
        file = argument
      }
    }
    return true
  }
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
let commandNames = [
  "check", "complete", "doctor", "explain-answer", "grade", "hand-in", "help", "learn", "lessons",
  "live", "pack", "plot", "review",
]
