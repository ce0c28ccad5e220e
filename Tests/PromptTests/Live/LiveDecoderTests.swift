import Prompt
import TestSupport
import Testing

/// Bytes of a terminal as events, in whatever pieces and however broken they come.
@Suite struct LiveDecoderTests {
  private static let sequences: [(String, LiveEvent)] = [
    ("q", .key(.sign("q"))), ("[", .key(.sign("["))), ("\r", .key(.enter)), ("\n", .key(.enter)),
    ("\t", .key(.tab)), ("\u{12}", .key(.control("R"))),
    ("\u{1B}[A", .key(.up)), ("\u{1B}OD", .key(.left)), ("\u{1B}[Z", .key(.backTab)),
    ("\u{1B}[1;2B", .key(.down, isShifted: true)), ("\u{1B}[1;5C", .key(.right)),
    ("\u{1B}[<0;1;1M", .mouse(.init(.press, column: 0, row: 0))),
    ("\u{1B}[<32;120;40M", .mouse(.init(.drag, column: 119, row: 39))),
    ("\u{1B}[<0;7;8m", .mouse(.init(.release, column: 6, row: 7))),
    ("\u{1B}[<64;3;4M", .mouse(.init(.wheelUp, column: 2, row: 3))),
    ("\u{1B}[<69;3;4M", .mouse(.init(.wheelDown, column: 2, row: 3, isModified: true))),
    ("\u{1B}[<66;3;4M", .mouse(.init(.wheelUp, column: 2, row: 3, isModified: true))),
    ("\u{1B}[1;3A", .key(.up)), ("\u{1B}[1;4D", .key(.left, isShifted: true)),
    ("\u{1B}[<4;1;1M", .mouse(.init(.press, column: 0, row: 0, isModified: true))),
    ("\u{1B}[<48;2;2M", .mouse(.init(.drag, column: 1, row: 1, isModified: true))),
  ]

  @Test func sequencesAreEvents() {
    for (text, event) in Self.sequences {
      var decoder = LiveDecoder()
      #expect(decoder.decode(text.utf8) == [event], "\(text.debugDescription)")
      #expect(!decoder.isWaiting)
    }
  }

  @Test func theCutsBetweenReadsDoNotMatter() {
    let all = Self.sequences.map(\.0).joined()
    let events = Self.sequences.map(\.1)
    for cut in 0...all.utf8.count {
      var decoder = LiveDecoder()
      let first = decoder.decode(all.utf8.prefix(cut))
      #expect(first + decoder.decode(all.utf8.dropFirst(cut)) == events)
    }
  }

  @Test func anEscapeByItselfIsAKeyAfterAWhile() {
    var decoder = LiveDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(decoder.decode("u".utf8) == [.key(.sign("u"))])
    #expect(decoder.decode([0x1B, 0x1B]) == [.key(.escape)])
  }

  /// What is broken gives nothing, and the key after it is read.
  @Test(arguments: [
    "\u{1B}[<0;1M", "\u{1B}[<0;0;5M", "\u{1B}[<;;M", "\u{1B}[<0;1;1;1M", "\u{1B}[<0;-1;1M",
    "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[<300;1;1M", "\u{1B}[<1;4;4M", "\u{1B}[<35;4;4M",
    "\u{1B}[<0;1;1x", "\u{1B}[<64;1;1m", "\u{1B}[<128;1;1M", "\u{1B}[M #!",
    "\u{1B}x", "\u{1B}[200~", "\u{1B}[1;2;3;4;5;6m", "é", "𝄞",
    "\u{1B}[<0;11111111111111111111111111111111111111111111111111;1M", "\u{7F}", "\u{1B}[3\u{7}",
  ]) func brokenSequencesAreNothing(_ text: String) {
    var decoder = LiveDecoder()
    let events = decoder.decode(text.utf8).filter { $0 != .key(.control("G")) }
    #expect(events == [])
    #expect(decoder.decode("q".utf8) == [.key(.sign("q"))])
  }

  @Test func noBytesHoldUpTheNextKey() {
    var random = SplitMix64(seed: 6)
    let likely: [UInt8] = Array("\u{1B}[<M;0159AO~".utf8)
    for _ in 0..<3000 {
      var decoder = LiveDecoder()
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Bool.random(using: &random)
          ? likely[Int.random(in: 0..<likely.count, using: &random)]
          : UInt8.random(in: .min ... .max, using: &random)
      }
      _ = decoder.decode(bytes)
      _ = decoder.flush()
      #expect(decoder.decode("u".utf8) == [.key(.sign("u"))], "\(bytes)")
    }
  }
}
