import Geometry

/// The shapes of a drawing as elements: the same number of them, in the same order, for the same
/// shapes, wherever these are; nil for what cannot be seen.
struct SVGShapes {
  /// What was drawn, by role: a higher role is painted over a lower one.
  private var layers = [[SVGElement?]](repeating: [], count: Role.allCases.count)
  private(set) var marks: [SVGMark] = []
  private(set) var ink = SVGInk()
  private var letters = CornerLetters()
  private let window: SVGWindow

  init(_ drawing: Drawing, in window: SVGWindow) {
    self.window = window
    for shape in drawing.shapes {
      switch shape {
      case .outline(let outline): add(outline)
      case .marker(let marker): add(marker)
      case .label(let label): add(label)
      case .arrow(let arrow): add(arrow)
      case .ray(let ray): add(ray)
      case .mesh(let mesh): add(mesh)
      }
    }
  }

  /// All of them, the weakest role first.
  var elements: [SVGElement?] { layers.flatMap { $0 } }

  private mutating func add(_ element: SVGElement?, _ role: Role) {
    layers[Int(role.rawValue)].append(element)
  }

  // MARK: Outlines

  private mutating func add(_ outline: Outline) {
    let role = outline.part.role
    let isWhole = outline.clip == nil && outline.corners.allSatisfy(isDrawable)
    var element = isWhole ? polygon(outline, role) : path(outline, role)
    element = element?.with("data-part", role.className).with("data-name", outline.name)
    element?.points = window.dataPoints(outline.corners)
    add(element, role)
    if outline.hasLetters { addLetters(of: outline) }
  }

  private mutating func polygon(_ outline: Outline, _ role: Role) -> SVGElement? {
    let corners = outline.corners.map { window($0) }
    guard var start = corners.last else { return nil }
    for end in corners {
      ink.segments.append((start, end))
      start = end
    }
    return .polygon(role.className, corners)
  }

  /// Only the edges that are seen, end to end where they meet.
  private mutating func path(_ outline: Outline, _ role: Role) -> SVGElement? {
    var (commands, pen, start) = ("", nil as Pixel?, outline.corners.last)
    for end in outline.corners {
      defer { start = end }
      guard let a = start, isDrawable(a), isDrawable(end) else { continue }
      let side = Segment(a, end)
      guard let seen = outline.clip.map({ clipped(side, to: $0) }) ?? side,
        isDrawable(seen.start), isDrawable(seen.end)
      else { continue }
      let (from, to) = (window(seen.start), window(seen.end))
      if from != pen { commands += "M" + from.text }
      commands += "L" + to.text
      ink.segments.append((from, to))
      pen = to
    }
    return commands.isEmpty ? nil : SVGElement("path", role.className, ["d": commands])
  }

  private mutating func addLetters(of outline: Outline) {
    let middle = Extent(of: outline.corners).map { window($0.middle) }
    for corner in outline.corners {
      let letter = String(letters.next(outline.part))
      let place = isDrawable(corner) && !outline.hides(corner) ? window(corner) : nil
      let outward = place.flatMap { place in middle.flatMap { (place - $0).unit } }
      marks.append(SVGMark(letter, "letter", at: place, outward: outward))
    }
  }

  // MARK: Points

  private mutating func add(_ marker: Marker) {
    guard isDrawable(marker.position) else {
      return add(nil, marker.part.role)
    }
    let (role, place) = (marker.part.role, window(marker.position))
    var element =
      sign(role, at: place).with("data-part", role.className).with("data-name", marker.name)
    element.points = window.dataPoints([marker.position])
    add(element, role)
    ink.signs.append(place)
    if let letter = marker.letter {
      marks.append(SVGMark(String(letter), "letter", at: place, outward: nil))
    }
  }

  private mutating func add(_ label: Label) {
    let place = isDrawable(label.position) ? window(label.position) : nil
    let outward = label.area.isEmpty ? Pixel(x: 1, y: 0) : nil
    marks.append(SVGMark(label.text, "label", at: place, outward: outward))
  }

  // MARK: Lines

  private mutating func add(_ arrow: Arrow) {
    let (start, end) = (arrow.segment.start, arrow.segment.end)
    let role = arrow.part.role
    let isSeen = isDrawable(start) && isDrawable(end)
    var line = isSeen ? addArrow(from: window(start), to: window(end), role) : nil
    line = line?.with("data-part", "arrow").with("data-name", arrow.name)
    line?.points = window.dataPoints([start, end])
    add(line, role)
    if arrow.part == .after, !arrow.name.isEmpty { add(Label(arrow.name, at: end)) }
  }

  private mutating func add(_ ray: Ray) {
    let role = ray.part.role
    let end = window.end(of: ray)
    var line = end.flatMap { addArrow(from: window(ray.start), to: $0, role) }
    line = line?.with("data-part", "ray").with("data-name", ray.name)
    add(line, role)
    guard !ray.name.isEmpty else { return }
    let back = end.flatMap { (window(ray.start) - $0).unit?.turned }
    marks.append(SVGMark(ray.name, "label", at: end, outward: back))
  }

  /// The line of an arrow, which ends where its head begins; its head is added before it.
  private mutating func addArrow(from start: Pixel, to end: Pixel, _ role: Role) -> SVGElement {
    ink.segments.append((start, end))
    let way = end - start
    let length = min(11, way.length * 0.7)
    add(head("head \(role.className)-head", at: end, along: way, length: length).first, role)
    return .line(role.className, start, end - (way.unit ?? way) * (length * 0.8))
  }

  private mutating func add(_ mesh: Mesh) {
    var commands = ""
    for segment in mesh.segments where isDrawable(segment.start) && isDrawable(segment.end) {
      commands += "M\(window(segment.start).text)L\(window(segment.end).text)"
    }
    let role = mesh.part.role
    let element = SVGElement("path", role.className, ["d": commands])
      .with("data-part", role.className).with("data-name", mesh.name)
    add(commands.isEmpty ? nil : element, role)
  }
}

/// The mark of a point: ⊕ for an anchor, a dot for any other.
func sign(_ role: Role, at place: Pixel) -> SVGElement {
  guard role == .anchor else {
    return SVGElement(
      "circle", role.className, ["cx": pixels(place.x), "cy": pixels(place.y), "r": "4"])
  }
  let (left, top) = (place + Pixel(x: -9, y: 0), place + Pixel(x: 0, y: -9))
  let edge = place + Pixel(x: -5.5, y: 0)
  return SVGElement(
    "path", role.className,
    ["d": "M\(left.text)h18M\(top.text)v18M\(edge.text)a5.5,5.5 0 1 0 11,0a5.5,5.5 0 1 0 -11,0"])
}

extension SVGWindow {
  /// Points in the drawing's own numbers; nil where some are not finite, since no script could read it.
  fileprivate func dataPoints(_ points: [Point]) -> String? {
    guard points.allSatisfy(isDrawable) else { return nil }
    return points.map { "\(numbers($0.x)),\(numbers($0.y))" }.joined(separator: " ")
  }
}

extension Role {
  /// The class of its elements in an SVG picture.
  var className: String {
    switch self {
    case .blank: "blank"
    case .axis: "axis"
    case .number: "number"
    case .lattice: "lattice"
    case .grid: "grid"
    case .frame: "frame"
    case .before: "before"
    case .other: "other"
    case .after: "after"
    case .arrow: "arrow"
    case .origin: "zero"
    case .corner: "letter"
    case .anchor: "anchor"
    case .point: "point"
    case .label: "label"
    case .legend: "legend"
    }
  }
}
