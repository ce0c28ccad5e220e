internal import ArgumentParser
internal import Language
internal import LineEditing
internal import Prompt

/// `pivot live FILE`: the views of a program, moved by hand.
struct LiveSubcommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Move, turn and scale the views of a program by hand.",
    discussion: """
      Runs the program, then shows its views on the whole screen. Arrows and the mouse move them, \
      [ and ] turn them, + and - scale them; the screen names the other keys. On leaving, the \
      statements that do the same are printed, to be copied into the program; the file stays as it \
      is. ':live' at the prompt puts them into the session.

      EXAMPLES:
        pivot live card.pivot
        pivot live card.pivot --view photo
      """)

  @Argument(help: "A program.", completion: .file(extensions: ["pivot"]))
  var file: String?

  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Run this; several are the lines of one program.", valueName: "expr"))
  var expressions: [String] = []

  @Option(help: "The view to begin with; else the first one.")
  var view: String?

  @OptionGroup(title: "Look") var look: LookArguments
  @OptionGroup(title: "Budgets") var budgets: BudgetArguments

  func validate() throws {
    guard (file == nil) != expressions.isEmpty else {
      throw ValidationError("Give a FILE, or else -e.")
    }
    if file == "-" { throw ValidationError("Keys come from standard input: give a FILE.") }
  }

  func run() throws {
    var options = RunOptions()
    look.apply(to: &options)
    options.budget = try budgets.budget()
    options.file = file
    options.expressions = expressions
    options.readsInit = false
    try finish(PromptRun(options, Streams(options)).runLive(view ?? ""))
  }
}

extension PromptRun {
  /// Runs the program, then `:live` with its views, and nothing else; returns the exit status.
  func runLive(_ view: String) -> Int32 {
    guard runProgram() else { return streams.finish(ExitStatus.noInput) }
    guard prompt.lastStatus == .done else { return streams.finish(ExitStatus.failed) }
    var isRefused = false
    for effect in prompt.handle(":live \(view)") {
      guard case .live(let canvas) = effect else {
        isRefused = true
        show([effect])
        continue
      }
      isRefused = !goLive(canvas)
    }
    return streams.finish(isRefused ? ExitStatus.failed : ExitStatus.done)
  }

  /// False where there is no screen for it.
  private func goLive(_ canvas: LiveCanvas) -> Bool {
    guard let editor = LineEditor(program: "pivot") else {
      show(prompt.cannotGoLive(canvas, .noScreen))
      return false
    }
    defer { editor.close() }
    if let obstacle = LiveRun.obstacle(editor, prompt.session.settings) {
      show(prompt.cannotGoLive(canvas, obstacle))
      return false
    }
    let canvas = LiveRun(editor, streams).run(canvas)
    if canvas.ending == .kept {
      for statement in canvas.statements { streams.say(StyledText(statement, .code)) }
    }
    return true
  }
}
