internal import Language
internal import LineEditing
internal import Prompt

/// A live canvas on the whole screen of a terminal.
struct LiveRun {
  private let editor: LineEditor
  private let streams: Streams

  init(_ editor: LineEditor, _ streams: Streams) {
    (self.editor, self.streams) = (editor, streams)
  }

  /// Why it cannot be; nil where it can.
  static func obstacle(_ editor: LineEditor, _ settings: Settings) -> PromptSession.LiveObstacle? {
    guard Terminal.isTerminal(1), editor.movesCursor, !Terminal.isDumb,
      let size = ScreenSize.ofTerminal
    else { return .noScreen }
    let smallest = LiveCanvas.smallest
    guard size.columns >= smallest.columns, size.rows >= smallest.rows else {
      return .smallScreen(columns: size.columns, rows: size.rows)
    }
    let draws = settings.plotOptions(columns: size.columns, rows: size.rows) != nil
    return draws && !editor.isPlain ? nil : .noPictures
  }

  /// Runs until the person leaves, or nobody is there any more.
  func run(_ canvas: LiveCanvas) -> LiveCanvas {
    var canvas = canvas
    streams.flush()
    editor.fillScreen { screen in
      var decoder = LiveDecoder()
      var shown = ShownRows()
      fit(&canvas)
      while canvas.ending == nil {
        // All that waits was taken; it is drawn once.
        let update = shown.update(to: canvas.screen.map(streams.written))
        guard screen.write(update) else { return canvas.discard() }
        wait(on: screen, &decoder, &shown, &canvas)
      }
    }
    return canvas
  }

  private func wait(
    on screen: FullScreen, _ decoder: inout LiveDecoder, _ shown: inout ShownRows,
    _ canvas: inout LiveCanvas
  ) {
    // An ESC that nothing follows is the key.
    switch screen.wait(decoder.isWaiting ? 0.05 : nil) {
    case .time: decoder.flush().forEach { canvas.take($0) }
    case .input:
      guard let bytes = screen.read() else { return canvas.discard() }
      decoder.decode(bytes).forEach { canvas.take($0) }
    case .interrupt: canvas.discard()
    case .resize:
      fit(&canvas)
      shown = ShownRows()
    }
  }

  private func fit(_ canvas: inout LiveCanvas) {
    guard let size = ScreenSize.ofTerminal else { return }
    canvas.resize(columns: size.columns, rows: size.rows)
  }
}

/// What the screen shows: of a new picture only the rows are written that differ.
private struct ShownRows {
  private var rows: [String]?

  /// The text that changes the screen, and with it what is shown.
  mutating func update(to new: [String]) -> String {
    var text = rows == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    for (index, row) in new.enumerated() where rows?[at: index] != row {
      // Wiped before it is written: after it, a full row would lose its last character.
      text += "\u{1B}[\(index + 1);1H\u{1B}[2K\(row)"
    }
    rows = new
    return text
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension PromptRun {
  /// Lets views be moved by hand, and puts what was done into the session.
  func goLive(_ canvas: LiveCanvas, _ editor: LineEditor) -> [Effect] {
    if let obstacle = LiveRun.obstacle(editor, prompt.session.settings) {
      return prompt.cannotGoLive(canvas, obstacle)
    }
    let canvas = LiveRun(editor, streams).run(canvas)
    let effects = prompt.take(canvas)
    if canvas.ending == .kept, !canvas.statements.isEmpty {
      remember(canvas.statements.joined(separator: "\n"), editor)
    }
    return effects
  }
}
