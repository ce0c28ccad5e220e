internal import Plotting

/// How pictures are shown.
public enum PictureForm: String, Sendable, CaseIterable {
  /// As suits the output.
  case auto
  /// Box drawing, and Braille for turned edges.
  case hybrid
  /// `- | / \ ' . _ +` and letters.
  case ascii
  /// Box drawing for axes, quadrants for shapes.
  case blocks
  /// Not drawn but told in sentences.
  case describe
  /// Left out.
  case off
}

extension PictureForm {
  /// The characters of a form that draws.
  fileprivate var style: Style? {
    switch self {
    case .hybrid: .hybrid
    case .ascii: .ascii
    case .blocks: .blocks
    case .auto, .describe, .off: nil
    }
  }
}

extension Settings {
  /// The form that was asked for, or the one that suits the output; drawn in ASCII where everything
  /// is written so.
  public var shownPictures: PictureForm {
    let form = pictures == .auto ? usualPictures : pictures
    return isASCII && form.style != nil ? .ascii : form
  }

  /// A figure as people see it, or as they hear it read.
  func text(of figure: Figure) -> StyledText {
    guard let options = plotOptions else {
      return shownPictures == .off ? StyledText("(a picture)", .dim) : described(figure)
    }
    return StyledText(render(spelled(figure), options))
  }

  /// How a picture is drawn; nil where none is.
  var plotOptions: PlotOptions? {
    guard let style = shownPictures.style else { return nil }
    var options = PlotOptions(
      size: PlotSize(columns: pictureColumns ?? columns, rows: rows), style: style, yAxis: yAxis)
    options.cellAspect = cellAspect
    return options
  }

  /// A figure whose words are in ASCII where everything is.
  func spelled(_ figure: Figure) -> Figure { isASCII ? figure.spelled(ascii) : figure }

  /// A text as it is shown, where its width matters.
  func spelled(_ text: String) -> String { isASCII ? ascii(text) : text }

  /// The facts of a figure, a sentence a line.
  func sentences(about figure: Figure) -> [String] { describe(figure, yAxis: yAxis) }

  private func described(_ figure: Figure) -> StyledText {
    let text = StyledText(sentences(about: figure).joined(separator: "\n"), .value)
    return fitsColumns ? text.folded(to: columns) : text
  }

  private var yAxis: YAxis { isYUp ? .up : .down }
}

extension StyledText {
  /// A picture, each stretch in the look of what it shows.
  init(_ plot: Plot) {
    self.init()
    plot.forEachStretch(of: { TextRole($0).rawValue }, lineEnd: TextRole.plain.rawValue) {
      append($0, TextRole(rawValue: $1) ?? .plain)
    }
  }
}

extension TextRole {
  /// The look of a part of a picture.
  ///
  /// Shapes differ by texture and by a word in the legend; their colours only repeat it.
  init(_ role: Role) {
    self =
      switch role {
      case .blank, .label, .legend, .origin: .plain
      case .axis, .number, .lattice: .dim
      case .frame: .frame
      case .before: .before
      case .after, .grid, .arrow: .after
      case .other: .other
      case .corner, .anchor, .point: .heading
      }
  }
}
