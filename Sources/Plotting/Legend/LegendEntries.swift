import Geometry

/// The facts of a drawing in the order of its shapes, with the letters that the picture shows.
struct LegendEntries {
  private(set) var entries: [LegendEntry] = []
  private var letters = CornerLetters()
  /// The last outline with letters, which may hide its frame.
  private var lettered: Outline?
  private let text: CoordinateText
  /// Nil where samples of the lines are drawn beside the words.
  private let style: Style?
  private let rank: Int

  /// The facts up to a rank, and no more of them than a limit.
  init(
    _ drawing: Drawing, _ style: Style?, _ text: CoordinateText, rank: Int, limit: Int = .max
  ) {
    (self.style, self.text, self.rank) = (style, text, rank)
    for shape in drawing.shapes where entries.count < limit {
      switch shape {
      case .outline(let outline): add(outline)
      case .marker(let marker): add(marker)
      case .label: break
      case .arrow(let arrow): add(arrow)
      case .ray(let ray): add(ray)
      case .mesh(let mesh): add(mesh)
      }
    }
    entries += drawing.legend.map { LegendEntry($0, role: .legend, rank: 0) }
    if entries.isEmpty { entries = [LegendEntry("nothing to draw", role: .legend, rank: 0)] }
  }

  private mutating func add(_ outline: Outline) {
    if outline.hasLetters { addLettered(outline) } else { addBox(outline, role: outline.part.role) }
  }

  private mutating func addLettered(_ outline: Outline) {
    var entry = entry(outline.name, outline.part.role, rank: 0)
    var missing: [String] = []
    var hidden: [String] = []
    for corner in outline.corners {
      let letter = letters.next(outline.part)
      let piece = "\(letter) \(text(corner))"
      if isDrawable(corner) { entry.pieces.append(piece) } else { missing.append(piece) }
      if outline.hides(corner) { hidden.append(String(letter)) }
    }
    if !hidden.isEmpty { entry.pieces.append("clipped: " + hidden.joined(separator: " ")) }
    if entry.pieces.count > 1 { entries.append(entry) }
    addMissing(missing)
    lettered = outline
  }

  private mutating func addBox(_ outline: Outline, role: Role) {
    let missing = outline.corners.filter { !isDrawable($0) }
    if rank >= 2, let box = Extent(of: outline.corners), missing.isEmpty {
      let words = "\(outline.name) \(boxText(outline, box))"
      let note = isHidden(outline, box) ? " (under the outline)" : ""
      entries.append(entry(words + note, role, rank: 2))
    }
    addMissing(missing.map { "\(outline.name) \(text($0))" })
  }

  /// Whether an upright box is covered by the outline with letters that came before it.
  private func isHidden(_ outline: Outline, _ box: Extent) -> Bool {
    guard let lettered, isUpright(lettered.corners), isUpright(outline.corners) else {
      return false
    }
    return Extent(of: lettered.corners) == box
  }

  /// The members of an upright rectangle, or the corners of any other shape.
  private func boxText(_ outline: Outline, _ box: Extent) -> String {
    guard isUpright(outline.corners) else {
      return outline.corners.map { text($0) }.joined(separator: " ")
    }
    return "x \(text(box.minX)), y \(text(box.minY)), width \(text(box.width)), "
      + "height \(text(box.height))"
  }

  private mutating func add(_ marker: Marker) {
    let role = marker.part.role
    let isMissing = !isDrawable(marker.position)
    guard rank >= 1 || isMissing else { return }
    let sign = marker.letter ?? style?.glyphs.sign(role)
    let name = marker.name.isEmpty ? "" : "\(marker.name) "
    let entry = LegendEntry(
      sample: sign.map(String.init) ?? "", name + text(marker.position), role: role, rank: 1)
    if isMissing { addMissing(entry.pieces) } else { entries.append(entry) }
  }

  private mutating func add(_ arrow: Arrow) {
    let (start, end) = (arrow.segment.start, arrow.segment.end)
    let entry = entry("\(arrow.name) \(text(start)) to \(text(end))", arrow.part.role, rank: 1)
    guard isDrawable(start), isDrawable(end) else { return addMissing(entry.pieces) }
    if rank >= 1 { entries.append(entry) }
  }

  private mutating func add(_ ray: Ray) {
    guard rank >= 1, ray.part == .point else { return }
    let toward = "toward (\(text(ray.direction.dx)), \(text(ray.direction.dy)))"
    var entry = entry("\(ray.name) at infinity, \(toward)", .point, rank: 1)
    entry.isLine = true
    entries.append(entry)
  }

  private mutating func add(_ mesh: Mesh) {
    if rank >= 1 { entries.append(entry(mesh.name, mesh.part.role, rank: 1)) }
  }

  /// Words with a sample of the texture of a role before them.
  private func entry(_ words: String, _ role: Role, rank: Int) -> LegendEntry {
    LegendEntry(sample: style?.key(of: role) ?? "", words, role: role, rank: rank)
  }

  private mutating func addMissing(_ pieces: [String]) {
    guard !pieces.isEmpty else { return }
    var entry = LegendEntry("not drawn:", role: .legend, rank: 0)
    entry.pieces += pieces
    entries.append(entry)
  }
}

/// Whether all edges are horizontal or vertical.
private func isUpright(_ corners: [Point]) -> Bool {
  zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { $0.x == $1.x || $0.y == $1.y }
}

extension Style {
  /// A sample of the texture of a role.
  func key(of role: Role) -> String {
    switch (role.texture, self) {
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
