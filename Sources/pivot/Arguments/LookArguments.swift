public import ArgumentParser
public import Language

/// How text and pictures look.
struct LookArguments: ParsableArguments {
  @Option(help: "Colours: auto, always or never.")
  var color = ColorChoice.auto

  @Flag(help: "ASCII only: deg for °, [ ] for matrices.")
  var ascii = false

  @Option(
    help: ArgumentHelp(
      "How pictures look, or that they are told in words or left out.", valueName: "form"))
  var plot: PictureForm?

  @Option(
    help: ArgumentHelp(
      "The most that a picture takes, up to 500x200; else it fits the terminal, or 80x24.",
      valueName: "columnsxlines"))
  var size: PictureSize?

  @Option(
    help: ArgumentHelp(
      "The height of a character over its width in pictures, 1 to 4; usually 2.",
      valueName: "ratio"))
  var cellAspect: CellAspect?

  func apply(to options: inout RunOptions) {
    options.color = color
    options.isASCII = ascii
    options.pictures = plot
    options.pictureSize = size
    options.cellAspect = cellAspect?.ratio
  }
}

extension ColorChoice: ExpressibleByArgument {}

extension PictureForm: ExpressibleByArgument {}

extension PictureSize: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}

extension CellAspect: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
