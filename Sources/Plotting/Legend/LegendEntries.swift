import Geometry

/// How much a legend says.
enum LegendDetail: CaseIterable {
  /// Every shape with its coordinates.
  case all
  /// Frames and shapes before by their names alone.
  case points
  /// The same, and else only shapes whose corners have letters.
  case corners
  /// Every shape, without coordinates.
  case names
}

/// The facts of a drawing in the order of its shapes, with the letters that the picture shows.
///
/// Each is written in the memory of the one before, and goes into the lines at once; where samples of
/// the lines are drawn beside the words, it is kept.
struct LegendEntries {
  private(set) var flow: Flow
  private(set) var kept: [LegendEntry] = []
  private var entry = LegendEntry("", role: .legend)
  /// How many facts there were, repeats included.
  private var count = 0
  /// What was told, where only names are.
  private var told = ToldTexts()
  /// The bytes of a number.
  private var digits: [UInt8] = []
  private var letters = CornerLetters()
  /// The corners of the last outline with letters, where it is upright: then it may hide its frame.
  private var lettered: [Point]?
  private let usualText: CoordinateText
  /// That of the shape which is told.
  private var text: CoordinateText
  /// Nil where samples of the lines are drawn beside the words.
  private let style: Style?
  private let detail: LegendDetail

  /// The facts in some detail, and no more of them than a limit.
  init(
    _ drawing: Drawing, _ style: Style?, _ text: CoordinateText, _ detail: LegendDetail,
    limit: Int = .max, to flow: Flow = Flow(columns: 0)
  ) {
    (self.style, usualText, self.text) = (style, text, text)
    (self.detail, self.flow) = (detail, flow)
    if detail != .all { told = ToldTexts(shapes: min(drawing.shapes.count, limit)) }
    for index in drawing.shapes.indices where count < limit && !self.flow.isFull {
      addShape(index, of: drawing.shapes)
    }
    for words in drawing.legend { add(words) }
    if drawing.shapes.isEmpty, drawing.legend.isEmpty { add("nothing to draw") }
  }

  private mutating func add(_ words: String) {
    begin(words, .legend)
    pass()
  }

  private mutating func pass() { if style == nil { kept.append(entry) } else { flow.add(entry) } }

  /// By its number: the shape itself would be copied, and each reference in it counted.
  @inline(__always)
  private mutating func addShape(_ index: Int, of shapes: [Shape]) {
    switch shapes[index] {
    case .outline(let outline): add(outline)
    case .marker(let marker): add(marker)
    case .label: break
    case .arrow(let arrow): add(arrow)
    case .ray(let ray): add(ray)
    case .mesh(let mesh): add(mesh)
    }
  }

  /// Passes on the fact that was written; where that is a name alone, once with each texture.
  private mutating func end(isName: Bool) {
    count += 1
    if !isName || told.insert(entry.cells) { pass() }
  }

  private mutating func end() { end(isName: detail == .names) }

  /// Whether a name that alone is the fact was the last one with the sample of its role, too: then
  /// it counts and need not be written.
  private mutating func repeats(_ name: String, _ role: Role) -> Bool {
    guard told.repeats(name, role) else { return false }
    count += 1
    return true
  }

  private mutating func add(_ outline: Outline) {
    if detail != .names { text = usualText.telling(outline.corners) }
    defer { text = usualText }
    if outline.hasLetters { addLettered(outline) } else { addBox(outline) }
  }

  private mutating func addLettered(_ outline: Outline) {
    if outline.corners.contains(where: isDrawable) {
      begin(outline)
      if detail != .names { writeCorners(outline, where: isDrawable) }
      if detail != .names, outline.clip != nil { writeHidden(outline) }
      end()
    }
    if !outline.corners.allSatisfy(isDrawable) {
      begin(missing, .legend)
      writeCorners(outline) { !isDrawable($0) }
      end()
    }
    letters.skip(outline.corners.count, outline.part)
    lettered = isUpright(outline.corners) ? outline.corners : nil
  }

  private mutating func writeCorners(_ outline: Outline, where isShown: (Point) -> Bool) {
    var letters = letters
    for corner in outline.corners {
      let letter = letters.next(outline.part)
      guard isShown(corner) else { continue }
      entry.beginPiece()
      entry.write(letter)
      write(" ", corner)
    }
  }

  private mutating func writeHidden(_ outline: Outline) {
    guard outline.corners.contains(where: outline.hides) else { return }
    entry.beginPiece()
    entry.write("clipped:")
    var letters = letters
    for corner in outline.corners {
      let letter = letters.next(outline.part)
      guard outline.hides(corner) else { continue }
      entry.write(" ")
      entry.write(letter)
    }
  }

  private mutating func addBox(_ outline: Outline) {
    guard outline.corners.allSatisfy(isDrawable) else { return addMissingCorners(outline) }
    if outline.corners.isEmpty { return }
    let (isHidden, isName) = (isHidden(outline), detail != .all)
    if isHidden, isName, detail != .names { return }
    if !isHidden, isName, repeats(outline.name, outline.part.role) { return }
    begin(outline)
    if !isName { writeBox(outline) }
    if isHidden { entry.write(" (under the outline)") }
    end(isName: isName)
  }

  private mutating func addMissingCorners(_ outline: Outline) {
    begin(missing, .legend)
    for corner in outline.corners where !isDrawable(corner) {
      entry.beginPiece()
      entry.write(outline.name)
      write(" ", corner)
    }
    end()
  }

  /// Whether an upright box is covered by the outline with letters that came before it.
  private func isHidden(_ outline: Outline) -> Bool {
    guard let lettered, isUpright(outline.corners) else { return false }
    return Extent(of: lettered) == Extent(of: outline.corners)
  }

  /// The members of an upright rectangle, or the corners of any other shape.
  private mutating func writeBox(_ outline: Outline) {
    guard isUpright(outline.corners), let box = Extent(of: outline.corners) else {
      return outline.corners.forEach { write(" ", $0) }
    }
    write(" x ", box.minX)
    write(", y ", box.minY)
    write(", width ", box.width)
    write(", height ", box.height)
  }

  private mutating func write(_ words: String, _ number: Double) {
    entry.write(words)
    digits.removeAll(keepingCapacity: true)
    text.append(number, to: &digits)
    entry.write(digits)
  }

  private mutating func write(_ words: String, _ point: Point) {
    entry.write(words)
    digits.removeAll(keepingCapacity: true)
    text.append(point, to: &digits)
    entry.write(digits)
  }

  private mutating func add(_ marker: Marker) {
    let isMissing = !isDrawable(marker.position)
    guard detail != .corners || isMissing else { return }
    if detail == .names, !isMissing, marker.letter == nil, repeats(marker.name, marker.part.role) {
      return
    }
    let sign = marker.letter ?? style?.glyphs.sign(marker.part.role)
    begin(
      marker.name, marker.part.role, sample: sign.map { .sign($0) } ?? .none, isMissing: isMissing)
    if detail != .names || isMissing { write(marker.name.isEmpty ? "" : " ", marker.position) }
    end()
  }

  private mutating func add(_ arrow: Arrow) {
    let (start, end) = (arrow.segment.start, arrow.segment.end)
    let isMissing = !isDrawable(start) || !isDrawable(end)
    guard detail != .corners || isMissing else { return }
    beginLine(arrow.name, arrow.part.role, isMissing: isMissing)
    if detail != .names || isMissing {
      write(" ", start)
      write(" to ", end)
    }
    self.end()
  }

  private mutating func add(_ ray: Ray) {
    guard detail != .corners, ray.part == .point else { return }
    beginLine(ray.name, .point)
    entry.write(" at infinity")
    if detail != .names { write(", toward ", Point.zero + ray.direction) }
    entry.isLine = true
    end()
  }

  private mutating func add(_ mesh: Mesh) {
    guard detail != .corners else { return }
    beginLine(mesh.name, mesh.part.role)
    end()
  }
}

// MARK: Beginnings

/// How the fact begins that something could not be drawn.
private let missing = "not drawn:"

extension LegendEntries {
  /// Words with a sample before them.
  private mutating func begin(
    _ words: String, _ role: Role, sample: LegendSample = .none, isMissing: Bool = false
  ) {
    entry.begin(isMissing ? .legend : role)
    if isMissing {
      entry.write(missing)
      entry.beginPiece()
    }
    entry.write(sample, role, words)
  }

  /// Words with a sample of the texture of a role.
  private mutating func beginLine(_ words: String, _ role: Role, isMissing: Bool = false) {
    begin(words, role, sample: style?.key(of: role) ?? .none, isMissing: isMissing)
  }

  /// The name of an outline with a sample of its edges.
  private mutating func begin(_ outline: Outline) {
    let role = outline.part.role
    let key = style?.key(of: role, isUpright: role == .other && isUpright(outline.corners))
    begin(outline.name, role, sample: key ?? .none)
  }
}

/// Whether all edges are horizontal or vertical.
private func isUpright(_ corners: [Point]) -> Bool {
  guard var start = corners.last else { return true }
  return corners.allSatisfy { end in
    defer { start = end }
    return start.x == end.x || start.y == end.y
  }
}
