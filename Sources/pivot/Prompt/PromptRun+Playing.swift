internal import Language
internal import LineEditing

extension PromptRun {
  /// Plays a motion once; its last frame stays, whatever ends it: a key, Ctrl-C, another size.
  ///
  /// Where nothing may move, or keys wait already and nobody watches, it stands still.
  func play(_ motion: Motion, _ editor: LineEditor) {
    streams.flush()
    guard canPlay(editor), let size = PictureSize.ofTerminal, size.rows > 2 else {
      return streams.show(Event(.picture, motion.still))
    }
    let frames = motion.frames(columns: size.columns, rows: size.rows)
    var playback = Playback(frames: frames.map(streams.written), interval: motion.interval)
    editor.watch { wait in playback.run(wait, now: seconds) { streams.write($0) } }
    // What was drawn may be wrapped anew by now: it is left alone.
    if playback.isResized, let size = PictureSize.ofTerminal {
      streams.say(motion.frames(columns: size.columns, rows: size.rows).last ?? motion.still)
    }
  }

  /// Whether frames can be drawn over each other, and somebody looks.
  private func canPlay(_ editor: LineEditor) -> Bool {
    Terminal.isTerminal(1) && editor.movesCursor && !editor.isPlain && !editor.hasPendingKeys
  }
}

extension PictureSize {
  fileprivate static var ofTerminal: PictureSize? {
    ScreenSize.ofTerminal.map(PictureSize.init(on:))
  }
}

/// Draws frames over each other at even distances of time; a screen that is too slow misses some.
private struct Playback {
  private let frames: [[String]]
  private let interval: Double
  private let height: Int
  private(set) var isResized = false

  init(frames: [String], interval: Double) {
    self.frames = frames.map(splitLines)
    self.interval = max(interval, 1e-3)
    height = self.frames.map(\.count).max() ?? 0
  }

  mutating func run(
    _ wait: (Double) -> LineEditor.Sight, now: () -> Double, _ write: (String) -> Void
  ) {
    guard let last = frames.indices.last else { return }
    let start = now()
    var index = 0
    write(drawn(0))
    while index < last {
      switch wait(start + Double(index + 1) * interval - now()) {
      case .time:
        let due = min((now() - start) / interval, Double(last))
        guard due >= Double(index + 1) else { continue }
        index = Int(due)
      case .key, .interrupt, .suspension: index = last
      case .resize:
        isResized = true
        return
      }
      write(upwards + drawn(index))
    }
  }

  private var upwards: String { "\r\u{1B}[\(max(height, 1))A" }

  /// Each line is wiped before it is written: after it, a full line would lose its last character.
  private func drawn(_ index: Int) -> String {
    (0..<height).map { row in
      "\u{1B}[2K" + (row < frames[index].count ? frames[index][row] : "") + "\n"
    }.joined()
  }
}
