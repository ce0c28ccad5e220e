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
public enum Style: Sendable, Hashable, CaseIterable {
  /// `- | / \ ' . _ +`: reads the same on every terminal and in every file.
  case ascii
}

/// The direction in which y grows on the page; the numbers stay the same.
public enum YAxis: Sendable, Hashable, CaseIterable {
  /// As on a screen: positive angles turn clockwise.
  case down
  /// As on a blackboard: positive angles turn counterclockwise.
  case up
}
