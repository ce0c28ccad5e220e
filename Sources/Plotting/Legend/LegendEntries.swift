import Geometry

/// The facts of a drawing in the order of its shapes, with the letters that the picture shows.
struct LegendEntries {
  private var lines: LegendLines
  private var letters = CornerLetters()
  /// The last outline with letters, which may hide its frame.
  private var lettered: Outline?
  private let text: CoordinateText
  private let style: Style
  private let rank: Int

  /// Nothing written yet; facts up to a rank will be.
  init(_ lines: LegendLines, _ style: Style, _ text: CoordinateText, rank: Int) {
    (self.lines, self.style, self.text, self.rank) = (lines, style, text, rank)
  }

  /// The lines about a drawing.
  mutating func lines(about drawing: Drawing) -> LegendLines {
    for shape in drawing.shapes where !lines.isFull {
      switch shape {
      case .outline(let outline): add(outline)
      case .marker(let marker): add(marker)
      case .label: break
      case .arrow(let arrow): add(arrow)
      case .ray(let ray): add(ray)
      case .mesh(let mesh): add(mesh)
      }
    }
    for line in drawing.legend {
      lines.begin(.entry, .legend)
      lines.write(line)
    }
    if lines.isEmpty { lines.write("nothing to draw") }
    lines.end()
    return lines
  }
}

// MARK: Outlines

extension LegendEntries {
  private mutating func add(_ outline: Outline) {
    if outline.hasLetters { addLettered(outline) } else { addBox(outline, outline.part.role) }
  }

  private mutating func addLettered(_ outline: Outline) {
    let role = outline.part.role
    if outline.corners.contains(where: isDrawable) {
      begin(.heading, role, named: outline.name)
      addCorners(outline, role, where: isDrawable)
      if outline.clip != nil { addHidden(outline, role) }
    }
    if !outline.corners.allSatisfy(isDrawable) {
      beginMissing()
      addCorners(outline, .legend) { !isDrawable($0) }
    }
    for _ in outline.corners { _ = letters.next(outline.part) }
    lettered = outline
  }

  private mutating func addCorners(
    _ outline: Outline, _ role: Role, where isShown: (Point) -> Bool
  ) {
    var letters = letters
    for corner in outline.corners {
      let letter = letters.next(outline.part)
      guard isShown(corner) && !lines.isFull else { continue }
      lines.begin(.detail, role)
      lines.write(letter)
      lines.write(blank)
      lines.write(corner, text)
    }
  }

  private mutating func addHidden(_ outline: Outline, _ role: Role) {
    guard outline.corners.contains(where: outline.hides) else { return }
    lines.begin(.detail, role)
    lines.write("clipped:")
    var letters = letters
    for corner in outline.corners {
      let letter = letters.next(outline.part)
      guard outline.hides(corner) else { continue }
      lines.write(blank)
      lines.write(letter)
    }
  }

  private mutating func addBox(_ outline: Outline, _ role: Role) {
    guard outline.corners.allSatisfy(isDrawable) else { return addMissingCorners(outline) }
    guard rank >= 2, let box = Extent(of: outline.corners) else { return }
    begin(.entry, role, named: outline.name)
    write(box, of: outline)
    if isHidden(outline, box) { lines.write(" (under the outline)") }
  }

  private mutating func addMissingCorners(_ outline: Outline) {
    beginMissing()
    for corner in outline.corners where !isDrawable(corner) && !lines.isFull {
      lines.begin(.detail, .legend)
      lines.write(outline.name)
      lines.write(blank)
      lines.write(corner, text)
    }
  }

  /// Whether an upright box is covered by the outline with letters that came before it.
  private func isHidden(_ outline: Outline, _ box: Extent) -> Bool {
    guard let lettered, isUpright(lettered.corners), isUpright(outline.corners) else {
      return false
    }
    return Extent(of: lettered.corners) == box
  }

  /// The members of an upright rectangle, or the corners of any other shape.
  private mutating func write(_ box: Extent, of outline: Outline) {
    guard isUpright(outline.corners) else {
      for corner in outline.corners where !lines.isFull {
        lines.write(blank)
        lines.write(corner, text)
      }
      return
    }
    write(" x ", box.minX)
    write(", y ", box.minY)
    write(", width ", box.width)
    write(", height ", box.height)
  }
}

// MARK: Other shapes

extension LegendEntries {
  private mutating func add(_ marker: Marker) {
    let isMissing = !isDrawable(marker.position)
    guard rank >= 1 || isMissing else { return }
    if isMissing { beginMissing() }
    lines.begin(isMissing ? .detail : .entry, isMissing ? .legend : marker.part.role)
    lines.write(marker.letter ?? style.glyphs.sign(marker.part.role))
    lines.write(marker.name.isEmpty ? " " : " \(marker.name) ")
    lines.write(marker.position, text)
  }

  private mutating func add(_ arrow: Arrow) {
    let segment = arrow.segment
    let isMissing = !isDrawable(segment.start) || !isDrawable(segment.end)
    guard rank >= 1 || isMissing else { return }
    let role = arrow.part.role
    if isMissing { beginMissing() }
    lines.begin(isMissing ? .detail : .entry, isMissing ? .legend : role)
    lines.write("\(style.key(of: role)) \(arrow.name) ")
    lines.write(segment.start, text)
    lines.write(" to ")
    lines.write(segment.end, text)
  }

  private mutating func add(_ ray: Ray) {
    guard rank >= 1, ray.part == .point else { return }
    begin(.entry, .point, named: ray.name)
    write(" at infinity, toward (", ray.direction.dx)
    write(", ", ray.direction.dy)
    lines.write(")")
  }

  private mutating func add(_ mesh: Mesh) {
    guard rank >= 1 else { return }
    begin(.entry, mesh.part.role, named: mesh.name)
  }
}

// MARK: Pieces

extension LegendEntries {
  private mutating func begin(_ joint: LegendLines.Joint, _ role: Role, named name: String) {
    lines.begin(joint, role)
    lines.write(style.key(of: role))
    lines.write(blank)
    lines.write(name)
  }

  private mutating func beginMissing() {
    lines.begin(.heading, .legend)
    lines.write("not drawn:")
  }

  private mutating func write(_ words: String, _ x: Double) {
    lines.write(words)
    lines.write(x, text)
  }
}

private let blank: Unicode.Scalar = " "

/// Whether all edges are horizontal or vertical.
private func isUpright(_ corners: [Point]) -> Bool {
  zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { $0.x == $1.x || $0.y == $1.y }
}

extension Style {
  /// A sample of the texture of a role.
  fileprivate func key(of role: Role) -> String {
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
