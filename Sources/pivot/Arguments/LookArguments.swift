public import ArgumentParser
public import Language

/// How text and pictures look.
struct LookArguments: ParsableArguments {
  @Option(help: "Colours: auto, always or never.")
  var color = ColorChoice.auto

  @Flag(help: "ASCII only: deg for °, [ ] for matrices.")
  var ascii = false

  @Option(help: "Pictures: characters to draw with, words, or nothing.")
  var plot: PictureForm?

  @Option(help: "The most that a picture takes: COLUMNSxLINES, as 100x30.")
  var size: PictureSize?

  @Option(help: "The height of a character over its width, 1 to 4; usually 2.")
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
