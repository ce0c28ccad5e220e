internal import ArgumentParser
internal import Language

/// What to run.
struct ProgramArguments: ParsableArguments {
  @Argument(help: "A program; - is standard input.", completion: .file(extensions: ["pivot"]))
  var file: String?

  @OptionGroup(title: "Program") var ways: ProgramOptions

  @Argument(parsing: .postTerminator, help: "The program's list 'arguments', after --.")
  var arguments: [String] = []

  func apply(to options: inout RunOptions) throws {
    guard file == nil || ways.expressions.isEmpty else {
      throw ValidationError("Give a FILE or -e, not both.")
    }
    guard !ways.watch || file != nil && file != "-" && !ways.staysInteractive else {
      throw ValidationError("--watch wants a FILE, and no -i.")
    }
    options.file = file
    options.arguments = arguments
    ways.apply(to: &options)
  }
}

/// How to run it.
struct ProgramOptions: ParsableArguments {
  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Evaluate this; several are the lines of one program.", valueName: "expr"))
  var expressions: [String] = []

  @Flag(help: "One JSON object a line.")
  var json = false

  @Flag(help: "Say what else changes when a view is set, as the prompt does.")
  var consequences = false

  @Flag(name: .customShort("i"), help: "Stay at the prompt afterwards.")
  var staysInteractive = false

  @Flag(help: "Run the file again whenever it is saved, until Ctrl-C.")
  var watch = false

  func apply(to options: inout RunOptions) {
    options.watches = watch
    options.expressions = expressions
    options.isJSON = json
    options.tellsConsequences = consequences
    options.staysInteractive = staysInteractive
  }
}

/// What the prompt does beside reading entries.
struct PromptArguments: ParsableArguments {
  @Flag(name: [.long, .customShort("q")], help: "No banner.")
  var quiet = false

  @Flag(name: .customLong("no-history"), help: "Neither read nor write the history.")
  var withoutHistory = false

  @Flag(name: .customLong("no-init"), help: "Do not run init.pivot first.")
  var withoutInit = false

  func apply(to options: inout RunOptions) {
    options.isQuiet = quiet
    options.keepsHistory = !withoutHistory
    options.readsInit = !withoutInit
  }
}

/// How much a program may use; see `Budget`.
struct BudgetArguments: ParsableArguments {
  @Option(help: "Statements, calls and iterations.")
  var maxSteps: Int?

  @Option(help: "Seconds that a program or an entry may work; waiting does not count.")
  var maxSeconds: Double?

  @Option(help: "Bytes of lists and texts alive.")
  var maxMemory: Int?

  @Option(help: "Calls inside one another.")
  var maxDepth: Int?

  @Option(help: "Bytes of one text, and of all output.")
  var maxText: Int?

  @Option(help: "Bytes of a program.")
  var maxSource: Int?

  func budget() throws -> Budget {
    var budget = Budget()
    budget.steps = try whole(maxSteps, "--max-steps", budget.steps)
    budget.memory = try whole(maxMemory, "--max-memory", budget.memory)
    budget.depth = try whole(maxDepth, "--max-depth", budget.depth)
    budget.text = try whole(maxText, "--max-text", budget.text)
    budget.source = try whole(maxSource, "--max-source", budget.source, most: 1_000_000_000)
    if let maxSeconds {
      guard maxSeconds > 0, maxSeconds.isFinite else {
        throw ValidationError("--max-seconds wants a number above 0.")
      }
      budget.seconds = maxSeconds
    }
    return budget
  }

  private func whole(_ value: Int?, _ name: String, _ usual: Int, most: Int = 1 << 50) throws -> Int
  {
    guard let value else { return usual }
    guard (1...most).contains(value) else {
      throw ValidationError("\(name) wants a whole number from 1 to \(most).")
    }
    return value
  }
}
