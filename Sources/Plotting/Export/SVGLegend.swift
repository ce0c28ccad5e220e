/// The lines below an SVG picture, each with a sample of what it is about, and the pixels they take.
struct SVGLegend {
  private(set) var elements: [SVGElement] = []
  private(set) var height = 0.0
  private let columns: Int

  /// The facts of a drawing, below a line that says which one of several it is, and which way y goes.
  init(_ drawing: Drawing, _ extent: Extent?, _ options: SVGOptions, heading: String? = nil) {
    columns = Self.columns(options.width)
    if let heading { add(heading) }
    let entries = legendEntries(drawing, CoordinateText(extent), atMost: 30)
    for entry in entries { add(entry) }
    add(options.yAxis.convention)
  }

  private mutating func add(_ text: String) { add(LegendEntry(text, role: .legend)) }

  private mutating func add(_ entry: LegendEntry) {
    for (index, line) in flow(entry, columns: columns).enumerated() {
      let y = height + 14
      if index == 0 { elements += sample(of: entry, y: y - 4.5) }
      let isIndented = line.cells.first?.glyph == " "
      let words = withWideGaps(line.text.drop { $0 == " " })
      elements.append(.words(words, "legend", x: isIndented ? 72 : 56, y: y))
      height += 19
    }
  }

  /// The letters that surely fit beside the samples.
  private static func columns(_ width: Double) -> Int {
    max(nearestCell((width - 72) / (13 * 0.55)), 20)
  }
}

/// SVG shows several blanks as one, so the gaps between facts are wide ones.
private func withWideGaps(_ words: Substring) -> String {
  words.reduce(into: "") { text, character in
    let isGap = character == " " && text.last == " "
    if isGap { text.removeLast() }
    text.append(isGap ? "\u{2003}" : character)
  }
}

/// The facts in as much detail as there is room for.
private func legendEntries(
  _ drawing: Drawing, _ text: CoordinateText, atMost limit: Int
) -> [LegendEntry] {
  for detail in [LegendDetail.all, .points, .corners] {
    let entries = LegendEntries(drawing, nil, text, detail, limit: limit + 1).kept
    if entries.count <= limit { return entries }
  }
  let some = LegendEntries(drawing, nil, text, .corners, limit: limit).kept.prefix(limit)
  return some + [LegendEntry("...", role: .legend)]
}

/// A piece of line, or a sign, as the picture shows what an entry is about; nothing for plain words.
private func sample(of entry: LegendEntry, y: Double) -> [SVGElement] {
  let (start, end) = (Pixel(x: 14, y: y), Pixel(x: 44, y: y))
  let role = entry.role
  switch role {
  case .before, .other, .after, .frame, .grid, .lattice:
    return [.line(role.className, start, end)]
  case .point where entry.isLine: return [.line(role.className, start, end)]
  case .arrow:
    return [.line(role.className, start, end - Pixel(x: 8, y: 0))]
      + head("head arrow-head", at: end, along: end - start)
  case .anchor, .point: return [sign(role, at: Pixel(x: 29, y: y))]
  case .blank, .axis, .number, .origin, .corner, .label, .legend: return []
  }
}
