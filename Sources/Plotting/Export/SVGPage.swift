import Geometry

/// The body of an SVG file: figures below one another.
struct SVGPage {
  /// The pixels that it takes.
  private(set) var height = 10.0
  private var writer = SVGWriter()
  private let options: SVGOptions

  init(_ options: SVGOptions) { self.options = options }

  var text: String { writer.text }

  /// Words above everything.
  mutating func add(caption: String) {
    for line in titleLines(caption, width: options.width, letter: 10) {
      height += 18
      writer.write(.words(line, "caption", x: options.width / 2, y: height - 2))
    }
    height += 6
  }

  mutating func add(_ figure: Figure) {
    switch figure {
    case .still(let drawing): add(drawing)
    case .strip(let strip): add(strip)
    case .reel(let reel): add(reel)
    }
    height += 16
  }

  private mutating func add(_ drawing: Drawing) {
    let extent = Content(drawing).extent
    if let window = window(extent) {
      group("picture", x: 0, window.attributes) { writer in
        writer.write(axisElements(window))
        writer.write(still(drawing, window))
      }
      height += window.height
    }
    add(SVGLegend(drawing, extent, options))
  }

  private func window(_ extent: Extent?) -> SVGWindow? {
    extent.map {
      SVGWindow($0, width: options.width, tallest: 0.7 * options.width, yAxis: options.yAxis)
    }
  }

  private mutating func add(_ legend: SVGLegend) {
    group("key", x: 0) { writer in writer.write(legend.elements) }
    height += legend.height
  }

  private mutating func group(
    _ name: String, x: Double, _ attributes: [SVGElement.Attribute] = [],
    _ body: (inout SVGWriter) -> Void
  ) {
    writer.begin(
      "g", name,
      attributes + [.init(name: "transform", value: "translate(\(pixels(x)) \(pixels(height)))")])
    body(&writer)
    writer.end()
  }
}

/// Shapes, letters and words of a drawing that stands still.
private func still(_ drawing: Drawing, _ window: SVGWindow) -> [SVGElement] {
  let shapes = SVGShapes(drawing, in: window)
  return (shapes.elements + placed(shapes.marks, clearOf: shapes.ink, in: window)).compactMap { $0 }
}

// MARK: Pictures in a row

extension SVGPage {
  /// Panels of one window side by side, as many as fit in a row.
  private mutating func add(_ strip: Strip) {
    let extent = Extent(around: strip.panels)
    let perRow = panelsPerRow(Double(strip.panels.count))
    let width = options.width / perRow
    let window = extent.map {
      SVGWindow($0, width: width, tallest: width, yAxis: options.yAxis)
    }
    let titles = strip.panels.map { titleLines($0.title, width: width) }
    let titleHeight = 17 * Double(titles.map(\.count).reduce(0, max))
    for (index, panel) in strip.panels.enumerated() {
      let column = Double(index).truncatingRemainder(dividingBy: perRow)
      if index > 0, column == 0 { height += titleHeight + (window?.height ?? 0) }
      group("picture panel", x: column * width, window?.attributes ?? []) { writer in
        for (line, title) in titles[index].enumerated() {
          writer.write(.words(title, "title", x: width / 2, y: 13 + 17 * Double(line)))
        }
        guard let window else { return }
        writer.begin(
          "g", "", [.init(name: "transform", value: "translate(0 \(pixels(titleHeight)))")])
        writer.write(axisElements(window))
        writer.write(still(panel.drawing, window))
        writer.end()
      }
    }
    height += titleHeight + (window?.height ?? 0)
    var last = strip.panels.last?.drawing ?? Drawing()
    last.legend += strip.legend
    let heading = strip.panels.count > 1 ? "in the last picture:" : nil
    add(SVGLegend(last, extent, options, heading: heading))
  }

  /// As many as have 200 pixels each, and no row much emptier than another.
  private func panelsPerRow(_ count: Double) -> Double {
    let most = max((options.width / 200).rounded(.down), 1)
    let rows = (count / most).rounded(.up)
    return rows > 0 ? (count / rows).rounded(.up) : 1
  }
}

/// A title in two lines at most, with letters of some width.
private func titleLines(_ title: String, width: Double, letter: Double = 8) -> [String] {
  guard !title.isEmpty else { return [] }
  let columns = max(nearestCell(width / letter), 8)
  var lines = flow(LegendEntry(title, role: .label), columns: columns)
    .map(\.text)
  if lines.count > 2 { lines = [lines[0], lines[1] + "…"] }
  return lines.map { String($0.drop { $0 == " " }) }
}

// MARK: Pictures in time

extension SVGPage {
  /// One picture that moves, and under it, unseen, the last one for those who prefer less motion.
  private mutating func add(_ reel: Reel) {
    guard let last = reel.frames.last else { return add(Drawing()) }
    guard let motion = SVGMotion(frames: reel.frames.count, duration: reel.duration) else {
      return add(last.drawing)
    }
    let extent = Extent(around: reel.frames)
    let hasTitles = reel.frames.contains { !$0.title.isEmpty }
    if hasTitles { height += 17 }
    if let window = window(extent) {
      let middle = options.width / 2
      group("picture", x: 0, window.attributes) { writer in
        writer.write(axisElements(window))
        writer.begin("g", "moving")
        motion.write(reel.frames.map { moment($0, window, middle) }, to: &writer)
        writer.end()
        writer.begin("g", "settled", [.init(name: "display", value: "none")])
        writer.write(.words(last.title, "title", x: middle, y: -4))
        writer.write(still(last.drawing, window))
        writer.end()
      }
      height += window.height
    }
    add(SVGLegend(last.drawing, extent, options, heading: "at the end:"))
  }
}

/// All of a moment, letters and words straight beside their places: they move with them and do not
/// jump.
private func moment(
  _ frame: Reel.Frame, _ window: SVGWindow, _ middle: Double
) -> [SVGElement?] {
  let shapes = SVGShapes(frame.drawing, in: window)
  let title = frame.title.isEmpty ? nil : SVGElement.words(frame.title, "title", x: middle, y: -4)
  return [title] + shapes.elements + shapes.marks.map { $0.element(toward: $0.outward) }
}

extension Extent {
  /// The extent of several drawings together; nil where there is nothing in any.
  fileprivate init?(around panels: [Strip.Panel]) {
    let extents = panels.compactMap { Content($0.drawing).extent }
    guard var all = extents.first else { return nil }
    for extent in extents {
      all.add(Point(x: extent.minX, y: extent.minY))
      all.add(Point(x: extent.maxX, y: extent.maxY))
    }
    self = all
  }
}
