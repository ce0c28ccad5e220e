import TestSupport
import Testing

@testable import LineEditing

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
  /// Whatever is typed among wide letters, without colours too, each letter and the cursor are where they belong.
  @Test(arguments: 1...4 as ClosedRange<UInt64>, [[:], ["PROBE_PAINT": "1"], ["PROBE_PLAIN": "1"]])
  func wideLettersAreDrawnWhereTheyAre(seed: UInt64, environment: [String: String]) throws {
    let probe = try Probe(environment: environment, columns: 24, rows: 10)
    Terminal.adoptLocale()
    var (typed, generator) = (Typed(), SplitMix64(seed: seed))
    for _ in 0..<12 {
      let keys = (0..<4).map { _ in Typed.keys.randomElement(using: &generator) ?? "" }
      keys.forEach { typed.take($0) }
      try probe.terminal.send(keys.joined())
      try probe.terminal.wait("the entry \(typed.scalars) with its cursor at \(typed.cursor)") {
        Array($0.rows.prefix(typed.rows.count)) == typed.rows && $0.cursor == typed.place
      }
    }
  }
}

/// An entry as it should be after some keys.
private struct Typed {
  static let keys = [
    Key.left, Key.left, Key.right, Key.home, Key.delete, Key.backspace, "a", "7", "中", "🙂",
  ]
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var cursor = 0

  mutating func take(_ key: String) {
    switch key {
    case Key.left: cursor = max(0, cursor - 1)
    case Key.right: cursor = min(scalars.count, cursor + 1)
    case Key.home: cursor = 0
    case Key.delete: if cursor < scalars.count { scalars.remove(at: cursor) }
    case Key.backspace: if cursor > 0 { cursor -= 1; scalars.remove(at: cursor) }
    case _:
      scalars.insert(contentsOf: key.unicodeScalars, at: cursor)
      cursor += key.unicodeScalars.count
    }
  }

  private var layout: Layout { Layout(scalars, after: 7, columns: 24) }

  var place: (row: Int, column: Int) {
    let place = layout.places[cursor]
    return (place.row, place.column)
  }

  var rows: [String] {
    let places = layout.places
    return (0...layout.lastRow).map { row in
      let letters = scalars.indices.filter { places[$0].row == row }.map { String(scalars[$0]) }
      let text = (row == 0 ? "probe> " : "") + letters.joined()
      return text.last == " " ? String(text.dropLast()) : text
    }
  }
}
