internal import ArgumentParser
internal import Language

/// `pivot plot EXPR|FILE`: pictures in the terminal, or as an SVG file.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot", abstract: "Draw what a program plots, here or as an SVG file.",
    usage: "pivot plot EXPR|FILE [-o FILE.svg] [--describe] [--animate] [--y-up] [--title TEXT]",
    discussion: """
      Of a program the pictures are taken that it shows, one below the other; an expression such \
      as R(30°) or a view needs no plot(…) around it. Values and texts are not shown.

      EXAMPLES:
        pivot plot 'view(40, 30, 120, 80)'
        pivot plot 'plot(R(30°), of: rect(0, 0, 100, 60))' -o turn.svg
        pivot plot lesson.pivot -o lesson.svg --title 'Turning about a corner'
        pivot plot 'grid(R(30°))' -o - > grid.svg
        pivot plot 'explain(R(30°) * T(50, 0))' -o steps.svg --animate

      The file shows in every browser, in light and in dark, and holds a description in words.
      """)

  @Argument(
    help: ArgumentHelp(
      "A file, - for standard input, or else an expression.", valueName: "expr|file"),
    completion: .file(extensions: ["pivot"]))
  var source: String?

  @Option(
    name: .customShort("e"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Evaluate this; several are the lines of one program.", valueName: "expr"))
  var expressions: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write this SVG file; - is standard output.", valueName: "file.svg"),
    completion: .file(extensions: ["svg"]))
  var output: String?

  @Flag(help: "Say in sentences what the pictures show.")
  var describe = false

  @Flag(help: "Let steps follow each other and frames march, in an SVG file.")
  var animate = false

  @Flag(help: "Let y grow upwards.")
  var yUp = false

  @Option(help: "A title above the pictures of an SVG file.")
  var title: String?

  @OptionGroup(title: "Look") var look: LookArguments
  @OptionGroup(title: "Budgets") var budgets: BudgetArguments

  func validate() throws {
    guard (source == nil) != expressions.isEmpty else {
      throw ValidationError("Give an expression or a FILE, or else -e.")
    }
    if output == nil, animate || title != nil {
      throw ValidationError(
        "\(animate ? "--animate" : "--title") is for SVG files: add -o FILE.svg.")
    }
    if output == "-", describe {
      throw ValidationError("--describe writes to standard output, as does -o -.")
    }
    if let output, output != "-", !output.lowercased().hasSuffix(".svg") {
      throw ValidationError("-o writes SVG: give a name that ends in .svg, not '\(output)'.")
    }
  }

  func run() throws {
    var options = RunOptions()
    look.apply(to: &options)
    options.budget = try budgets.budget()
    if describe { options.pictures = .describe }
    if let source, source == "-" || fileExists(source) || looksLikeFile(source) {
      options.file = source
    } else {
      options.expressions = source.map { [$0] } ?? expressions
    }
    var plot = PlotRun(options, Streams(options))
    plot.output = output
    plot.isYUp = yUp
    plot.moves = animate
    plot.title = title
    try finish(plot.run())
  }
}

/// A name that ends as files with programs do, in characters that few expressions consist of.
private func looksLikeFile(_ source: String) -> Bool {
  let ending = source.split(separator: ".").last.map(String.init) ?? ""
  guard ["pivot", "swift", "m", "mm", "txt", "md"].contains(ending), source.contains(".") else {
    return false
  }
  return source.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "/.-_~".unicodeScalars.contains(scalar)
  }
}
