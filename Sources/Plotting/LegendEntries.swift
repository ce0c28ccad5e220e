import Geometry

/// The facts of a drawing in the order of its shapes, with the letters that the picture shows.
struct LegendEntries {
  private(set) var entries: [LegendEntry] = []
  private var letters = 0
  /// The last outline with letters, which may hide its frame.
  private var lettered: Outline?
  private let text: CoordinateText
  private let style: Style
  private let rank: Int

  /// The facts up to a rank, and no more of them than a limit.
  init(
    _ drawing: Drawing, _ style: Style, _ text: CoordinateText, rank: Int, limit: Int = .max
  ) {
    (self.style, self.text, self.rank) = (style, text, rank)
    for shape in drawing.shapes where entries.count < limit {
      switch shape {
      case .outline(let outline): add(outline)
      case .marker(let marker): add(marker)
      case .label: break
      }
    }
    entries += drawing.legend.map { LegendEntry($0, role: .legend, rank: 0) }
    if entries.isEmpty { entries = [LegendEntry("nothing to draw", role: .legend, rank: 0)] }
  }

  private mutating func add(_ outline: Outline) {
    switch outline.part {
    case .after: addLettered(outline)
    case .before: addBox(outline, role: .before)
    case .frame: addBox(outline, role: .frame)
    }
  }

  private mutating func addLettered(_ outline: Outline) {
    var entry = LegendEntry("\(style.key(of: .after)) \(outline.name)", role: .after, rank: 0)
    var missing: [String] = []
    for corner in outline.corners {
      let piece = "\(cornerLetter(letters)) \(text(corner))"
      if isDrawable(corner) { entry.pieces.append(piece) } else { missing.append(piece) }
      letters += 1
    }
    if entry.pieces.count > 1 { entries.append(entry) }
    addMissing(missing)
    lettered = outline
  }

  private mutating func addBox(_ outline: Outline, role: Role) {
    let missing = outline.corners.filter { !isDrawable($0) }
    if rank >= 2, let box = Extent(of: outline.corners), missing.isEmpty {
      let heading = "\(style.key(of: role)) \(outline.name)"
      let note = isHidden(outline, box) ? " (under the outline)" : ""
      entries.append(
        LegendEntry("\(heading) \(boxText(outline, box))\(note)", role: role, rank: 2))
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
    let isMissing = !isDrawable(marker.position)
    guard rank >= 1 || isMissing else { return }
    let name = marker.name.isEmpty ? "" : "\(marker.name) "
    let piece = "\(marker.letter) \(name)\(text(marker.position))"
    if isMissing { return addMissing([piece]) }
    entries.append(LegendEntry(piece, role: marker.part == .anchor ? .anchor : .point, rank: 1))
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
  fileprivate func key(of role: Role) -> String {
    switch (self, role) {
    case (.ascii, .frame): "- -"
    case (.ascii, .before): "..."
    case (.ascii, _): "---"
    }
  }
}
