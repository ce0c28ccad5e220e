/// The lines below a strip: which panels are left out, what its textures mean, what the panels show
/// of the world, the caller's lines, and which way y goes.
struct StripLegend {
  private let strip: Strip
  private let shown: [Int]
  private let options: PlotOptions

  init(_ strip: Strip, shown: [Int], _ options: PlotOptions) {
    (self.strip, self.shown, self.options) = (strip, shown, options)
  }

  /// As many lines as there is room for; those that matter least go first.
  func lines(_ extent: Extent?, rows: Int) -> [LegendLine] {
    let words = keys + strip.legend.map { LegendEntry($0, role: .legend) }
    for optional in [words + scope(extent), words] {
      let lines = flow(omissions + optional + [closing], columns: options.size.columns)
      if lines.count <= rows { return lines }
    }
    return Array(flow(omissions + [closing], columns: options.size.columns).prefix(rows))
  }

  // MARK: What is not there

  private var omissions: [LegendEntry] {
    let missing = shown.contains { strip.panels[$0].drawing.hasMissingPoints }
    return leftOut
      + (missing ? [LegendEntry("not drawn: points not finite", role: .legend)] : [])
      + (strip.panels.isEmpty ? [LegendEntry("nothing to draw", role: .legend)] : [])
  }

  /// The titles of the panels that are left out, or how many where that is more than a line.
  private var leftOut: [LegendEntry] {
    let hidden = strip.panels.indices.filter { !shown.contains($0) }
    guard !hidden.isEmpty else { return [] }
    let few = hidden.prefix(20).map { strip.panels[$0].title }.joined(separator: ", ")
    let named = "left out: \(few)"
    let counted = "left out: \(hidden.count) of \(strip.panels.count)"
    let isShort = hidden.count <= 20 && length(named) <= options.size.columns
    return [LegendEntry(isShort ? named : counted, role: .legend)]
  }

  // MARK: What is there

  /// A sample of each texture with its word; that of the shapes themselves last.
  private var keys: [LegendEntry] {
    var entries: [LegendEntry] = []
    for shape in shown.lazy.flatMap({ strip.panels[$0].drawing.shapes }) {
      // More words than these have no room anyway.
      guard entries.count < 20, let (role, name) = shape.key, !name.isEmpty else { continue }
      let entry = LegendEntry(sample: sample(shape, role), name, role: role)
      if !entries.contains(entry) { entries.append(entry) }
    }
    return entries.sorted { $0.role.rawValue < $1.role.rawValue }
  }

  private func sample(_ shape: Shape, _ role: Role) -> LegendSample {
    guard case .marker(let marker) = shape else { return options.style.key(of: role) }
    return .sign(marker.letter ?? options.style.glyphs.sign(role))
  }

  private func scope(_ extent: Extent?) -> [LegendEntry] {
    guard let extent else { return [] }
    let text = CoordinateText(extent)
    return [
      LegendEntry(
        "each: x \(text(extent.minX)) to \(text(extent.maxX)), "
          + "y \(text(extent.minY)) to \(text(extent.maxY))", role: .legend)
    ]
  }

  private var closing: LegendEntry {
    LegendEntry(options.yAxis.shortConvention, role: .legend)
  }
}

extension Shape {
  /// What its texture stands for, where it has one.
  fileprivate var key: (Role, String)? {
    switch self {
    case .outline(let outline): (outline.part.role, outline.name)
    case .arrow(let arrow): (arrow.part.role, arrow.name)
    case .ray(let ray): (ray.part.role, ray.name)
    case .mesh(let mesh): (mesh.part.role, mesh.name)
    case .marker(let marker): (marker.part.role, marker.name)
    case .label: nil
    }
  }
}

extension Drawing {
  /// Whether some point has no place in a picture.
  fileprivate var hasMissingPoints: Bool {
    shapes.contains { shape in
      switch shape {
      case .outline(let outline): !outline.corners.allSatisfy(isDrawable)
      case .marker(let marker): !isDrawable(marker.position)
      case .arrow(let arrow): !isDrawable(arrow.segment.start) || !isDrawable(arrow.segment.end)
      case .label, .ray, .mesh: false
      }
    }
  }
}
