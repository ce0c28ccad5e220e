/// The lines below a picture: every shape with its texture and coordinates, what could not be
/// drawn, the caller's lines, and which way y and positive angles go.
///
/// Where `rows` are too few, the coordinates of frames and shapes before go first, then anchors and
/// points, then all coordinates, so that every texture has its name; where even the names do not fit,
/// the last line says so. The points of a list look alike, and their names are numbers: as many have their coordinates as
/// there is room for.
struct Legend: Equatable, Sendable {
  /// The lines about the drawing, and those about the axes.
  private let body: [LegendLine]
  private let closing: [LegendLine]
  private let columns: Int
  private let yAxis: YAxis

  /// The lines for the rows that a picture has for them; none where there are no rows.
  ///
  /// Numbers have the roundness that suits the content, or all that is seen in turn.
  init(
    of drawing: Drawing, _ content: Content, _ options: PlotOptions, among extent: Extent? = nil
  ) {
    (columns, yAxis) = (options.size.columns, options.yAxis)
    let rows = options.legendRows(comparing: content.comparesOutlines)
    let closing = rows > 0 ? yAxis.closing(columns) : []
    let room = rows - closing.count
    self.closing = room >= 0 ? closing : []
    let text = CoordinateText(extent ?? content.extent)
    let words = LegendBody(
      drawing: drawing, style: options.style, text: text, lettered: content.letteredCount,
      columns: columns, room: room)
    body = room > 0 ? words.lines() : []
  }

  /// How many lines there are at most.
  var count: Int { body.count + closing.count }

  /// The lines, with a word for the mark of the origin where the picture has one and the line has
  /// room for it.
  func lines(marksOrigin: Bool) -> [LegendLine] {
    guard marksOrigin, closing.count == 1 else { return body + closing }
    var both = Flow(columns: columns)
    both.add(LegendEntry(sample: .sign("o"), "origin", role: .origin))
    both.add(yAxis.entry(columns))
    return body + (both.lines.count == 1 ? both.lines : closing)
  }
}

extension YAxis {
  /// The lines about the axes; there is one where columns are many, always the same.
  fileprivate func closing(_ columns: Int) -> [LegendLine] {
    guard columns >= 60 else { return flow(entry(columns), columns: columns) }
    switch self {
    case .down: return YAxis.closingDown
    case .up: return YAxis.closingUp
    }
  }

  fileprivate func entry(_ columns: Int) -> LegendEntry {
    LegendEntry(columns < 60 ? shortConvention : convention, role: .legend)
  }

  private static let closingDown = flow(YAxis.down.entry(60), columns: 60)
  private static let closingUp = flow(YAxis.up.entry(60), columns: 60)
}

/// The lines about a drawing, in as much detail as there is room for.
private struct LegendBody {
  let drawing: Drawing
  let style: Style
  let text: CoordinateText
  /// How many outlines have letters, each of which takes a line of its own.
  let lettered: Int
  let columns: Int
  let room: Int

  func lines() -> [LegendLine] { lines(lettered > room ? .names : .all) }

  private func lines(_ detail: LegendDetail) -> [LegendLine] {
    // No entry is shorter than its gap; names repeat.
    let lines = lines(detail, columns, limit: detail == .names ? 100 * room : room * columns)
    if lines.count <= room { return lines }
    switch detail {
    case .all where lettered > 0: return self.lines(.points)
    case .points: return self.lines(.corners)
    case .all where isOfNumberedPoints: return shortened(.all)
    case .all, .corners: return self.lines(.names)
    case .names: return shortened(.names)
    }
  }

  private var isOfNumberedPoints: Bool {
    drawing.shapes.allSatisfy { shape in
      switch shape {
      case .marker(let marker): marker.letter == nil && marker.name.allSatisfy(\.isNumber)
      case .label: true
      case .outline, .arrow, .ray, .mesh: false
      }
    }
  }

  private func lines(_ detail: LegendDetail, _ columns: Int, limit: Int) -> [LegendLine] {
    let flow = Flow(columns: columns, limit: room)
    return LegendEntries(drawing, style, text, detail, limit: limit, to: flow).flow.lines
  }

  /// As much as there is room for, and dots for the rest.
  private func shortened(_ detail: LegendDetail) -> [LegendLine] {
    let dots = LegendEntry("   ...", role: .legend)
    let spared = columns - dots.cells.count
    guard spared > 0 else { return [] }
    let lines = lines(detail, spared, limit: 100 * room).prefix(room)
    guard let last = lines.last, let end = flow(dots, columns: columns).first else { return [] }
    return lines.dropLast() + [LegendLine(cells: last.cells + end.cells)]
  }
}

extension YAxis {
  /// Which way y and positive angles go, in words.
  var convention: String {
    switch self {
    case .down: "y down: positive angles turn clockwise on screen"
    case .up: "y up: positive angles turn counterclockwise on screen"
    }
  }

  /// For narrow pictures, where every line counts.
  var shortConvention: String {
    switch self {
    case .down: "y down, clockwise on screen"
    case .up: "y up, counterclockwise on screen"
    }
  }
}
