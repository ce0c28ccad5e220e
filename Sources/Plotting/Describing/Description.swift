import Geometry

/// What a picture shows, in sentences: one fact a line, nothing drawn.
///
/// Shapes in their order with place, size and turn, then points, then which way y grows. It says what
/// the picture and its legend say, in numbers of the same roundness.
public func describe(_ drawing: Drawing, yAxis: YAxis = .down) -> [String] {
  let facts = sentences(drawing, yAxis)
  return facts.isEmpty ? ["Nothing to draw."] : facts + [yAxis.sentence]
}

/// What a figure shows, in sentences; of pictures in a row each begins with its title, and of a motion
/// its key frames are told.
public func describe(_ figure: Figure, yAxis: YAxis = .down) -> [String] {
  switch figure {
  case .still(let drawing): describe(drawing, yAxis: yAxis)
  case .strip(let strip): describe(strip, yAxis)
  case .reel(let reel): describe(reel.strip(), yAxis)
  }
}

/// Which way y grows is said once, behind all panels.
private func describe(_ strip: Strip, _ yAxis: YAxis) -> [String] {
  guard !strip.panels.isEmpty else { return ["Nothing to draw."] }
  let facts = strip.panels.flatMap { panel in
    // What was before is what the panel before said.
    var drawing = panel.drawing
    drawing.shapes.removeAll(where: \.isBefore)
    let facts = sentences(drawing, yAxis)
    return ["\(panel.title):"] + (facts.isEmpty ? ["Nothing to draw."] : facts)
  }
  return facts + strip.legend.map(sentence) + [yAxis.sentence]
}

extension Shape {
  fileprivate var isBefore: Bool {
    switch self {
    case .outline(let outline): outline.part == .before
    case .arrow(let arrow): arrow.part == .before
    case .mesh(let mesh): mesh.part == .before
    case .marker, .label, .ray: false
    }
  }
}

private func sentences(_ drawing: Drawing, _ yAxis: YAxis) -> [String] {
  var description = Description(CoordinateText(Content(drawing).extent), yAxis)
  for shape in drawing.shapes { description.add(shape) }
  return description.lines + drawing.legend.map(sentence)
}

/// A line of a legend with its full stop.
private func sentence(_ line: String) -> String { line.hasSuffix(".") ? line : line + "." }

extension YAxis {
  fileprivate var sentence: String {
    switch self {
    case .down: "y grows downwards; positive angles turn clockwise on screen."
    case .up: "y grows upwards; positive angles turn counterclockwise on screen."
    }
  }
}

private func capitalized(_ words: String) -> String {
  words.prefix(1).uppercased() + words.dropFirst()
}

private struct Description {
  private(set) var lines: [String] = []
  private var letters = CornerLetters()
  /// The outline that "its" refers to.
  private var subject: Outline?
  /// The marks that were told, in a set: a list of many points would be searched for each of their names.
  private var marks: Set<NamedPlace> = []
  /// The names of outlines.
  private var names: Set<String> = []
  private let usualText: CoordinateText
  /// That of the shape which is told.
  private var text: CoordinateText
  private let yAxis: YAxis

  init(_ text: CoordinateText, _ yAxis: YAxis) {
    (usualText, self.text, self.yAxis) = (text, text, yAxis)
  }

  mutating func add(_ shape: Shape) {
    switch shape {
    case .outline(let outline): add(outline)
    case .marker(let marker): add(marker)
    case .label(let label): add(label)
    case .arrow(let arrow): lines.append(words(arrow))
    case .ray(let ray): lines.append(words(ray))
    case .mesh(let mesh): lines.append(words(mesh))
    }
  }

  // MARK: Shapes

  private mutating func add(_ outline: Outline) {
    names.insert(outline.name)
    text = usualText.telling(outline.corners)
    defer { text = usualText }
    switch outline.part {
    case .after, .other:
      let second = outline.part == .other && outline.hasLetters ? ", the second" : ""
      lines.append("\(outline.name)\(second): \(words(outline.corners))\(cut(outline)).")
      addCorners(outline)
      subject = outline
    case .before:
      lines.append("\(moment(outline.name)): \(words(outline.corners)).")
    case .frame: lines.append(frame(outline))
    }
  }

  /// "Before its transform"; steps and grids have names that say what it is.
  private func moment(_ name: String) -> String {
    if name == "before" { return "Before its transform" }
    return name.hasPrefix("before ") ? "B" + name.dropFirst() : "The \(name)"
  }

  /// How much of an outline is seen.
  private func cut(_ outline: Outline) -> String {
    guard let clip = outline.clip else { return "" }
    let visible = Polygon.intersection(outline.corners, clip)
    if visible.isEmpty { return ", clipped away" }
    return outline.corners.allSatisfy { !outline.hides($0) } ? "" : ", partly clipped"
  }

  /// An upright rectangle needs no corners: they follow from its members.
  private mutating func addCorners(_ outline: Outline) {
    let corners = outline.corners.map { corner in
      outline.hasLetters ? "\(letters.next(outline.part)) \(text(corner))" : text(corner)
    }
    if corners.count == 1 || Sides(outline.corners)?.isUpright == true { return }
    let first = yAxis == .up ? "bottom left" : "top left"
    // What has four corners was a rectangle.
    let order = corners.count == 4 ? "from its own \(first) on" : "in their order"
    lines.append("Its corners, \(order): \(corners.joined(separator: ", ")).")
  }

  private func frame(_ outline: Outline) -> String {
    if let subject, Sides(subject.corners)?.isUpright == true,
      Extent(of: subject.corners) == Extent(of: outline.corners)
    {
      return "Its \(outline.name) is the same rectangle."
    }
    return "Its \(outline.name), the upright rectangle around it: \(members(outline.corners))."
  }

  private func words(_ corners: [Point]) -> String {
    if corners.contains(.beyond) { return "a shape that reaches infinity" }
    guard corners.allSatisfy(isDrawable) else { return "a shape with corners that are not finite" }
    if corners.count == 1 { return "the point \(text(corners[0]))" }
    guard let sides = Sides(corners) else { return "a shape with \(corners.count) corners" }
    if sides.isUpright { return "an upright rectangle, \(members(corners))" }
    if sides.isPoint { return "no more than the point \(text(corners[0]))" }
    if sides.isFlat {
      return "flattened onto the line from \(text(sides.lowest)) to \(text(sides.highest))"
    }
    let (width, height) = (text(sides.width), text(sides.height))
    let kind =
      sides.isRight
      ? "a rectangle of \(width) by \(height)" : "a slanted shape with sides \(width) and \(height)"
    return ([kind] + mirror(sides) + turn(sides)).joined(separator: ", ")
  }

  private func members(_ corners: [Point]) -> String {
    guard let box = Extent(of: corners) else { return "nowhere" }
    return "x \(text(box.minX)), y \(text(box.minY)), width \(text(box.width)), "
      + "height \(text(box.height))"
  }

  /// Which sides change places before the turn; nothing where none do.
  private func mirror(_ sides: Sides) -> [String] {
    guard sides.isMirrored else { return [] }
    return [sides.pointsBack ? "mirrored left to right" : "mirrored top to bottom"]
  }

  /// How far the first side is turned from where a mirror left it; nothing where it is not.
  private func turn(_ sides: Sides) -> [String] {
    let degrees = sides.turn * 180 / .pi
    guard abs(degrees) >= 0.05 else { return [] }
    let isClockwise = (degrees > 0) == (yAxis == .down)
    let number = fixedText(abs(degrees), decimals: 1, trimmingZeros: true)
    let unit = number == "1" ? "degree" : "degrees"
    return ["turned by \(number) \(unit) \(isClockwise ? "clockwise" : "counterclockwise")"]
  }

  // MARK: Lines

  private func words(_ arrow: Arrow) -> String {
    let way = "an arrow from \(text(arrow.segment.start)) to \(text(arrow.segment.end))"
    switch arrow.part {
    case .before: return "\(arrow.name) before: \(way)."
    case .after: return "\(arrow.name): \(way)."
    }
  }

  private func words(_ ray: Ray) -> String {
    let toward = "(\(text(ray.direction.dx)), \(text(ray.direction.dy)))"
    switch ray.part {
    case .point: return "\(ray.name) is a point at infinity, in the direction \(toward)."
    case .edge:
      return "An edge goes from \(text(ray.start)) to infinity, in the direction \(toward)."
    }
  }

  private func words(_ mesh: Mesh) -> String {
    guard let box = Extent(of: mesh.segments.flatMap { [$0.start, $0.end] }) else {
      return "\(capitalized(mesh.name)): nothing of it is finite."
    }
    return
      "\(capitalized(mesh.name)): \(mesh.segments.count) straight lines, x \(text(box.minX)) to "
      + "\(text(box.maxX)), y \(text(box.minY)) to \(text(box.maxY))."
  }

  // MARK: Points

  private mutating func add(_ marker: Marker) {
    marks.insert(NamedPlace(name: marker.name, position: marker.position))
    switch marker.part {
    case .anchor:
      lines.append(
        "\(subject == nil ? "The" : "Its") \(marker.name) is at \(text(marker.position)).")
    case .point:
      let name =
        !marker.name.isEmpty ? marker.name : marker.letter.map { "\($0)" } ?? "A point"
      // Points of a list are called by their places in it.
      let subject = name.allSatisfy(\.isNumber) ? "Point \(name)" : name
      lines.append("\(subject) is at \(text(marker.position)).")
    }
  }

  /// The name of a shape was said with the shape.
  private mutating func add(_ label: Label) {
    if names.contains(label.text) { return }
    if marks.contains(NamedPlace(name: label.text, position: label.position)) { return }
    lines.append("At \(text(label.position)) stands: \(label.text)")
  }
}

/// A name and the place where it stands.
private struct NamedPlace: Hashable {
  let name: String
  let position: Point
}
