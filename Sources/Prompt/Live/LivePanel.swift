internal import Geometry
public import Language
internal import Plotting
internal import Views

extension LiveCanvas {
  /// The screen as it is to be seen, a text for each row.
  public var screen: [StyledText] {
    layout.compose(
      picture: picture, panel: spelled(layout.isWide ? panel : lowPanel), help: help)
  }

  /// In ASCII where everything is: before rows are cut to fit, for "deg" is longer than "°".
  private func spelled(_ rows: [StyledText]) -> [StyledText] {
    settings.isASCII ? rows.map(\.inASCII) : rows
  }

  private var picture: [StyledText] {
    guard let window else { return [StyledText("(nothing here can be drawn)", .dim)] }
    let sketch = LiveSketch(stage, scene, selected: selected.id)
    return StyledText.rows(
      of: window.render(sketch.drawing(anchor: anchor, pointer: usesPointer ? pointer : nil)))
  }

  // MARK: The panel

  private var panel: [StyledText] {
    let blank = StyledText()
    let width = layout.panel.columns
    return [title, blank] + matrix + rows(sentence, width) + [blank]
      + numbers.flatMap { wrapped($0, width) } + [blank]
      + [StyledText("The same in Swift", .heading)] + code(width) + [blank]
      + rows(spelled([mode])[0], width)
  }

  /// A line that is too long goes on below its numbers.
  private func wrapped(_ line: StyledText, _ width: Int) -> [StyledText] {
    guard Language.columns(line.plain) > width else { return [line] }
    return rows(line, width).enumerated().map { index, row in
      guard index > 0 else { return row }
      var indented = StyledText("".padded(to: 8))
      indented.append(row)
      return indented
    }
  }

  /// What is wanted most first: the last lines may find no room.
  private var lowPanel: [StyledText] {
    var first = title
    first.append("  ")
    first.append(sentence)
    let few = code(layout.panel.columns)
    guard layout.panel.rows > 4 else { return [first] + few.suffix(2) }
    var rows = [first] + numbers.prefix(2)
    if layout.panel.rows > 5 { rows = [first] + numbers + [mode] }
    return rows + few.suffix(layout.panel.rows - rows.count)
  }

  private var title: StyledText {
    var text = StyledText(visible(selected.name), .name)
    text.append("  \(visible(scene.className(of: selected.id)))")
    if stage.views.count > 1 {
      text.append("  \(selection + 1) of \(stage.views.count)", .dim)
    }
    return text
  }

  private var matrix: [StyledText] {
    settings.matrix(of: scene.transform(of: selected.id)).split(separator: "\n")
      .map { StyledText(String($0), .value) }
  }

  /// The origin of a view's transform is its anchor point.
  private var sentence: StyledText {
    let words = settings.words(for: scene.transform(of: selected.id))
    let origin = " about (0, 0)"
    return StyledText(
      words.hasSuffix(origin) ? words.dropLast(origin.count) + " about the anchor point" : words,
      .strong)
  }

  private var numbers: [StyledText] {
    let geometry = scene.geometry(of: selected.id)
    let isCertain = geometry.frameIsReliable
    return [
      line("frame", list(geometry.frame) + (isCertain ? "" : "  (its box)")),
      line("center", list(geometry.position)),
      line("bounds", list(geometry.bounds)),
      line("anchor", list(geometry.anchorPoint)),
    ]
  }

  private func line(_ name: String, _ text: String) -> StyledText {
    var line = StyledText(name.padded(to: 8), .dim)
    line.append(text, .value)
    return line
  }

  private func list(_ point: Point) -> String { list([point.x, point.y]) }

  private func list(_ rect: Rect) -> String {
    list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private func list(_ numbers: [Double]) -> String {
    let texts = numbers.map { fixedText($0, decimals: grain.decimals, trimmingZeros: true) }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  private func code(_ width: Int) -> [StyledText] {
    let lines = statements(selected, edit)
    guard !lines.isEmpty else { return [StyledText("(nothing done to it yet)", .dim)] }
    return lines.flatMap { rows(StyledText(visible($0), .code), width) }
  }

  private var mode: StyledText {
    let step = numberText(grain.points(grain.step(isFine: isFine)), .full)
    let pivot = usesPointer && pointer != nil ? "the pointer" : "the anchor point"
    var text = StyledText("steps of \(step) and \(isFine ? 1 : 15)°, about \(pivot)", .dim)
    if usesPointer, pointer == nil { text.append(" (click first)", .dim) }
    return text
  }

  // MARK: The keys

  /// As many keys as fit, each with its words on one row.
  private var help: [StyledText] {
    var rows = [StyledText()]
    var used = 0
    for entry in LiveCommand.help {
      let width = Language.columns("\(entry.keys) \(entry.words)")
      if used > 0, used + 2 + width > layout.columns {
        rows.append(StyledText())
        used = 0
      }
      let row = rows.count - 1
      rows[row].append(used > 0 ? "  " : "")
      rows[row].append(entry.keys, .name)
      rows[row].append(" \(entry.words)", .dim)
      used += width + (used > 0 ? 2 : 0)
    }
    return rows
  }
}

/// A text broken to fit, a text for each row.
private func rows(_ text: StyledText, _ width: Int) -> [StyledText] {
  var rows = [StyledText()]
  for piece in text.folded(to: width).pieces {
    for (index, part) in splitLines(piece.text).enumerated() {
      if index > 0 { rows.append(StyledText()) }
      rows[rows.count - 1].append(part, piece.role)
    }
  }
  return rows
}
