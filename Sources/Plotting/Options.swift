/// The space for a picture and its legend, in characters: at least 1 × 1, at most 500 × 200.
public struct PlotSize: Sendable, Hashable {
  /// The width in characters.
  public let columns: Int
  /// The height in lines.
  public let rows: Int

  /// An 80 × 24 terminal without the line that asked for the picture and the prompt after it.
  public static let standard = PlotSize(columns: 80, rows: 22)

  /// A size, brought into 1 × 1 … 500 × 200.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 500)
    self.rows = min(max(rows, 1), 200)
  }
}

/// The characters a picture is made of.
public enum Style: String, Sendable, Hashable, CaseIterable {
  /// Box drawing for axes and upright edges, Braille for turned ones.
  case hybrid
  /// `- | / \ ' . _ +`: reads the same on every terminal and in every file.
  case ascii
  /// Box drawing for axes and frames, quadrants for shapes: bold, and in every font with blocks.
  case blocks
}

/// The direction in which y grows on the page; the numbers stay the same.
public enum YAxis: Sendable, Hashable, CaseIterable {
  /// As on a screen: positive angles turn clockwise.
  case down
  /// As on a blackboard: positive angles turn counterclockwise.
  case up
}

/// How a figure becomes characters.
public struct PlotOptions: Sendable, Hashable {
  /// The space for it.
  public var size = PlotSize.standard
  /// The characters it is made of.
  public var style = Style.hybrid
  /// Where y grows.
  public var yAxis = YAxis.down
  /// The height of a character cell over its width, 1 … 4.
  public var cellAspect = 2.0 {
    didSet { cellAspect = cellAspect >= 1 && cellAspect <= 4 ? cellAspect : 2 }
  }
  /// How many cells the dashes of frames have marched: successive values make ants that walk; nil
  /// where they stand still.
  public var antPhase: Int?
  /// Whether lines below the picture say what is in it.
  public var hasLegend = true

  /// What a legend may take of the rows: a third, or two lines where that would leave little; a quarter where shapes are
  /// compared, for what their textures mean only their names tell.
  func legendRows(comparing: Bool) -> Int {
    let rows = size.rows
    guard hasLegend, rows >= 10 else { return 0 }
    return rows >= 16 ? rows / 3 : comparing ? rows / 4 : 2
  }

  /// The hybrid style at 80 × 22, y down, with a legend.
  public init() {}

  /// Some size, style and direction of y.
  public init(size: PlotSize = .standard, style: Style = .hybrid, yAxis: YAxis = .down) {
    (self.size, self.style, self.yAxis) = (size, style, yAxis)
  }
}
