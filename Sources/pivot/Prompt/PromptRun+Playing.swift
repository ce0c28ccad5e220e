internal import Language
internal import LineEditing

extension PromptRun {
  /// Plays a motion once; its last frame stays, whatever ends it: a key, Ctrl-C, another size.
  ///
  /// Where nothing may move, or keys wait already and nobody watches, it stands still.
  func play(_ motion: Motion, _ editor: LineEditor) {
    streams.flush()
    guard let size = screen(of: editor) else {
      return streams.show(Event(.picture, motion.still))
    }
    let frames = motion.frames(columns: size.columns, rows: size.rows - 2)
    var isResized = false
    editor.watch { wait in
      var playback = Playback(frames: frames.map(streams.written), interval: motion.interval)
      playback.run(wait, now: seconds) { streams.write($0) }
      isResized = playback.isResized
    }
    // What was drawn may be wrapped anew by now: it is left alone.
    if isResized, let size = Terminal.size() {
      let last = motion.frames(columns: size.columns, rows: size.rows - 2).last
      streams.say(last ?? motion.still)
    }
  }

  /// The size of a screen on which frames can be drawn over each other.
  private func screen(of editor: LineEditor) -> (columns: Int, rows: Int)? {
    guard Terminal.isTerminal(1), editor.movesCursor, !editor.isPlain, !editor.hasPendingKeys,
      let size = Terminal.size(), size.rows > 4, size.columns > 1
    else { return nil }
    return (min(size.columns, 500), min(size.rows, 200))
  }
}

/// Draws frames over each other at even distances of time; a screen that is too slow misses some.
private struct Playback {
  private let frames: [[String]]
  private let interval: Double
  private let height: Int
  private(set) var isResized = false

  init(frames: [String], interval: Double) {
    self.frames = frames.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
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
