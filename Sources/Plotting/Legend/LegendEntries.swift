import Geometry

/// How much a legend says.
enum LegendDetail: CaseIterable {
  /// Every shape with its coordinates.
  case all
  /// No frames and shapes before.
  case points
  /// Only shapes whose corners have letters.
  case corners
  /// Every shape, without coordinates.
  case names
}

/// The facts of a drawing in the order of its shapes, with the letters that the picture shows.
struct LegendEntries {
  private(set) var entries: [LegendEntry] = []
  /// How many facts there were, repeats included.
  private var count = 0
  /// What was told, where only names are.
  private var told: Set<LegendEntry.Text> = []
  private var letters = CornerLetters()
  /// The corners of the last outline with letters, which may hide its frame.
  private var lettered: [Point]?
  private let text: CoordinateText
  /// Nil where samples of the lines are drawn beside the words.
  private let style: Style?
  private let detail: LegendDetail

  /// The facts in some detail, and no more of them than a limit.
  init(
    _ drawing: Drawing, _ style: Style?, _ text: CoordinateText, _ detail: LegendDetail,
    limit: Int = .max
  ) {
    (self.style, self.text, self.detail) = (style, text, detail)
    entries.reserveCapacity(min(drawing.shapes.count + 1, limit))
    if detail == .names { told.reserveCapacity(min(drawing.shapes.count, limit)) }
    for shape in drawing.shapes where count < limit {
      switch shape {
      case .outline(let outline): add(outline)
      case .marker(let marker): add(marker)
      case .label: break
      case .arrow(let arrow): add(arrow)
      case .ray(let ray): add(ray)
      case .mesh(let mesh): add(mesh)
      }
    }
    for words in drawing.legend { entries.append(LegendEntry(words, role: .legend)) }
    if drawing.shapes.isEmpty, entries.isEmpty {
      entries = [LegendEntry("nothing to draw", role: .legend)]
    }
  }

  /// Adds a fact; where only names are told, each once with each texture.
  private mutating func append(_ entry: LegendEntry) {
    count += 1
    if detail == .names, !told.insert(entry.text).inserted { return }
    entries.append(entry)
  }

  private mutating func add(_ outline: Outline) {
    if outline.hasLetters { addLettered(outline) } else { addBox(outline, role: outline.part.role) }
  }

  private mutating func addLettered(_ outline: Outline) {
    if outline.corners.contains(where: isDrawable) {
      var entry = entry(outline)
      if detail != .names { writeCorners(outline, to: &entry, where: isDrawable) }
      if detail != .names, outline.clip != nil { writeHidden(outline, to: &entry) }
      append(entry)
    }
    if !outline.corners.allSatisfy(isDrawable) {
      var entry = missing
      writeCorners(outline, to: &entry) { !isDrawable($0) }
      append(entry)
    }
    for _ in outline.corners { _ = letters.next(outline.part) }
    lettered = outline.corners
  }

  private func writeCorners(
    _ outline: Outline, to entry: inout LegendEntry, where isShown: (Point) -> Bool
  ) {
    var letters = letters
    for corner in outline.corners {
      let letter = letters.next(outline.part)
      guard isShown(corner) else { continue }
      entry.beginPiece()
      entry.write(letter)
      entry.write(" ")
      entry.write(corner, text)
    }
  }

  private func writeHidden(_ outline: Outline, to entry: inout LegendEntry) {
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

  private mutating func addBox(_ outline: Outline, role: Role) {
    guard outline.corners.allSatisfy(isDrawable) else { return addMissingCorners(outline) }
    guard detail == .all || detail == .names, let box = Extent(of: outline.corners) else { return }
    var entry = entry(outline)
    if detail != .names { write(box, of: outline, to: &entry) }
    if isHidden(outline, box) { entry.write(" (under the outline)") }
    append(entry)
  }

  private mutating func addMissingCorners(_ outline: Outline) {
    var entry = missing
    for corner in outline.corners where !isDrawable(corner) {
      entry.beginPiece()
      entry.write(outline.name)
      entry.write(" ")
      entry.write(corner, text)
    }
    append(entry)
  }

  /// Whether an upright box is covered by the outline with letters that came before it.
  private func isHidden(_ outline: Outline, _ box: Extent) -> Bool {
    guard let lettered, isUpright(lettered), isUpright(outline.corners) else { return false }
    return Extent(of: lettered) == box
  }

  /// The members of an upright rectangle, or the corners of any other shape.
  private func write(_ box: Extent, of outline: Outline, to entry: inout LegendEntry) {
    guard isUpright(outline.corners) else {
      for corner in outline.corners {
        entry.write(" ")
        entry.write(corner, text)
      }
      return
    }
    let members = [
      (" x ", box.minX), (", y ", box.minY), (", width ", box.width), (", height ", box.height),
    ]
    for (word, number) in members {
      entry.write(word)
      entry.write(number, text)
    }
  }

  private mutating func add(_ marker: Marker) {
    let role = marker.part.role
    let isMissing = !isDrawable(marker.position)
    guard detail != .corners || isMissing else { return }
    let sign = marker.letter ?? style?.glyphs.sign(role)
    var entry = LegendEntry(
      sample: sign.map(String.init) ?? "", marker.name, role: role)
    if detail != .names || isMissing {
      if !marker.name.isEmpty { entry.write(" ") }
      entry.write(marker.position, text)
    }
    if isMissing { entry = missing.adding(entry) }
    append(entry)
  }

  private mutating func add(_ arrow: Arrow) {
    let (start, end) = (arrow.segment.start, arrow.segment.end)
    let isMissing = !isDrawable(start) || !isDrawable(end)
    guard detail != .corners || isMissing else { return }
    var entry = entry(arrow.name, arrow.part.role)
    if detail != .names || isMissing {
      entry.write(" ")
      entry.write(start, text)
      entry.write(" to ")
      entry.write(end, text)
    }
    if isMissing { entry = missing.adding(entry) }
    append(entry)
  }

  private mutating func add(_ ray: Ray) {
    guard detail != .corners, ray.part == .point else { return }
    var entry = entry(ray.name, .point)
    entry.write(" at infinity")
    if detail != .names {
      entry.write(", toward ")
      entry.write(Point.zero + ray.direction, text)
    }
    entry.isLine = true
    append(entry)
  }

  private mutating func add(_ mesh: Mesh) {
    if detail != .corners { append(entry(mesh.name, mesh.part.role)) }
  }
}

// MARK: Pieces

extension LegendEntries {
  /// Words with a sample of the texture of a role before them.
  private func entry(_ words: String, _ role: Role) -> LegendEntry {
    LegendEntry(sample: style?.key(of: role) ?? "", words, role: role)
  }

  /// The name of an outline with a sample of its edges.
  private func entry(_ outline: Outline) -> LegendEntry {
    let role = outline.part.role
    let key = style?.key(of: role, isUpright: role == .other && isUpright(outline.corners)) ?? ""
    return LegendEntry(sample: key, outline.name, role: role)
  }

  /// Begins the fact that something could not be drawn.
  private var missing: LegendEntry { LegendEntry("not drawn:", role: .legend) }
}

/// Whether all edges are horizontal or vertical.
private func isUpright(_ corners: [Point]) -> Bool {
  guard var start = corners.last else { return true }
  return corners.allSatisfy { end in
    defer { start = end }
    return start.x == end.x || start.y == end.y
  }
}

extension Style {
  /// A sample of the texture of a role.
  func key(of role: Role, isUpright: Bool = false) -> String {
    switch (role.texture, self) {
    case (.bold, .hybrid) where isUpright: "━━━"
    case (.solid, .ascii): role == .arrow ? "-->" : "---"
    case (.solid, .hybrid): role == .arrow ? "──▶" : "───"
    case (.solid, .blocks): role == .arrow ? "▄▄▶" : "▄▄▄"
    case (.bold, .ascii): "###"
    case (.bold, .hybrid): "▀▀▀"
    case (.bold, .blocks): "▓▓▓"
    case (.dotted, .ascii): "..."
    case (.dotted, _): "···"
    case (.dashed, .ascii): "- -"
    case (.dashed, _): "╌╌╌"
    case (.faint, .ascii): "..."
    case (.faint, .hybrid): "⠤⠤⠤"
    case (.faint, .blocks): "▖▖▖"
    case (.sparse, .ascii): "+ +"
    case (.sparse, _): "· ·"
    }
  }
}
