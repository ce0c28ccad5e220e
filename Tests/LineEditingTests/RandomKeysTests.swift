import TestSupport
import Testing

/// Keys drawn by a seed: whatever is typed, `^C` brings back a prompt that works.
///
/// Some of libedit's vi commands leave its cursor outside the line; this is how it was found.
@Suite("Random keys", .timeLimit(.minutes(2)))
struct RandomKeysTests {
  private static let keys =
    [
      Key.up, Key.down, Key.left, Key.right, Key.home, Key.end, Key.delete, Key.backspace,
      Key.enter, Key.escape, "\t", "(", ")", "a", " ", "θ", "中", "🙂", "e\u{301}", "fr",
      "\u{1B}[1;5D", "\u{1B}[1;5C", "\u{1B}\r", "\u{1B}9", "\u{1B}d", "\u{1B}y", "\u{1B}\u{7F}",
      Key.paste("(\nfoo\tbar\n\n)"), Key.paste(String(repeating: "z", count: 150)), "\u{16}\u{1}",
      "0", "$", ".", "d", "j", "k", "p", "u", "/a\r",
    ] + "AEFGKLNPRSTUWXY_".unicodeScalars.map(Key.control)

  @Test(arguments: 1...10 as ClosedRange<UInt64>, ["", "bind -v\n"])
  func thePromptSurvives(seed: UInt64, editrc: String) throws {
    let probe = try Probe(editrc: editrc, columns: 24, rows: 6)
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      try probe.terminal.send(Self.keys.randomElement(using: &generator) ?? "")
    }
    let terminal = probe.terminal
    try terminal.wait("the interrupt", typing: Key.control("C")) { _ in
      terminal.transcript.contains("interrupted")
    }
    try terminal.wait("a prompt that works", typing: "\ralive\r") { _ in
      terminal.transcript.contains("<alive>")
    }
  }
}
