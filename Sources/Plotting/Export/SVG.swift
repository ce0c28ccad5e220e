/// How figures become an SVG file.
public struct SVGOptions: Sendable, Hashable {
  /// Where y grows.
  public var yAxis = YAxis.down
  /// The width in pixels, 200 … 4000; the height follows.
  public var width = 640.0 {
    didSet { width = width.isFinite ? min(max(width, 200), 4000) : 640 }
  }
  /// The title, which stands above the picture too; nil for one that names what is in it, as a blank one is.
  public var title: String? { didSet { title = shown(title) } }
  /// Whether the dashes of frames march for five seconds, as those of a selection.
  public var marches = false
  /// The id of a picture within a page, which holds the style sheet for all of them; nil for a file.
  public var id: String?

  /// Some title and direction of y.
  public init(yAxis: YAxis = .down, title: String? = nil) {
    (self.yAxis, self.title) = (yAxis, shown(title))
  }
}

private func shown(_ title: String?) -> String? {
  title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
}

/// A figure as an SVG file: text that browsers show, in light and in dark.
///
/// A pure function: the same figure and options give the same bytes. It shows what the picture in
/// characters shows, in the same textures, with one scale for both axes; points that are not finite,
/// or beyond 1e300, are named in words instead. The description (`<desc>`) is that of `describe`. A
/// reel moves, three times at most, and stands still at its end for people who prefer less motion.
public func svg(_ figure: Figure, _ options: SVGOptions = SVGOptions()) -> String {
  svg([figure], options)
}

/// Several figures below one another in one SVG file.
public func svg(_ figures: [Figure], _ options: SVGOptions = SVGOptions()) -> String {
  var page = SVGPage(options)
  if let title = options.title { page.add(caption: title) }
  for figure in figures { page.add(figure) }
  let size = "width=\"\(pixels(options.width))\" height=\"\(pixels(page.height))\""
  let box = "viewBox=\"0 0 \(pixels(options.width)) \(pixels(page.height))\""
  let id = options.id.map(xmlText)
  func named(_ part: String) -> String { id.map { " id=\"\($0)-\(part)\"" } ?? "" }
  let names = id.map { " aria-labelledby=\"\($0)-title\" aria-describedby=\"\($0)-desc\"" } ?? ""
  let facts = figures.flatMap { describe($0, yAxis: options.yAxis) }
  let title = xmlText(options.title ?? derivedTitle(figures))
  let styles = svgStyleSheet + (options.marches ? svgMarch : "")
  let head = """
    <svg xmlns="http://www.w3.org/2000/svg" class="pivot" role="img"\(names) \(size) \(box)>
    <title\(named("title"))>\(title)</title>
    <desc\(named("desc"))>\(facts.map(xmlText).joined(separator: "\n"))</desc>
    \(id == nil ? "<style>\n\(styles)</style>\n" : "")\
    <rect class="paper" width="100%" height="100%" fill="#ffffff"/>

    """
  return head + page.text + "</svg>\n"
}

/// The names of what is drawn, the first three of them.
private func derivedTitle(_ figures: [Figure]) -> String {
  var names: [String] = []
  for figure in figures {
    for outline in figure.lastDrawing.letteredOutlines where names.count < 4 {
      if !outline.name.isEmpty, !names.contains(outline.name) { names.append(outline.name) }
    }
  }
  if names.isEmpty { return "Picture" }
  return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and more" : "")
}

extension Figure {
  /// The drawing itself, or the last of several.
  fileprivate var lastDrawing: Drawing {
    switch self {
    case .still(let drawing): drawing
    case .strip(let strip): strip.panels.last?.drawing ?? Drawing()
    case .reel(let reel): reel.frames.last?.drawing ?? Drawing()
    }
  }
}
