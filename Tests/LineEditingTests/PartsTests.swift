import Foundation
import TestSupport
import Testing

@testable import LineEditing

@Suite("Parts of the editor")
struct PartsTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test(arguments: [
    (["TMUX": "/tmp/tmux-0/default,1,0"], true), (["TERM_PROGRAM": "iTerm.app"], true),
    (["VTE_VERSION": "7600"], true), ([:], false), (["VTE_VERSION": ""], false),
    (["STY": "1.pts", "VTE_VERSION": "7600"], false), (["TERM_PROGRAM": "other"], false),
  ])
  func whichTerminalsWrapAnew(_ variables: [String: String], _ wraps: Bool) {
    #expect(Terminal.wrapsAnew { variables[$0] } == wraps)
  }

  @Test(arguments: ["", "a", "a\nb", "a\n  b\n\nc", "\n", "θ\n中"])
  func guttersGoAsTheyCame(text: String) {
    for gutter in [Gutter(mark: scalars("   ")), Gutter(mark: scalars("…> "))] {
      for cursor in 0...text.unicodeScalars.count {
        let entry = Entry(scalars: scalars(text), cursor: cursor)
        #expect(gutter.removing(from: gutter.adding(to: entry)) == entry)
      }
    }
  }

  @Test func aGutterThatWasTypedOverLosesOnlyWhatIsLeft() {
    for (mark, text) in [("   ", "a\n b\nc"), ("…> ", "a\n…b\nc"), ("...> ", "a\n..b\n...>c")] {
      let entry = Entry(scalars: scalars(text), cursor: 6)
      let gutter = Gutter(mark: scalars(mark))
      #expect(gutter.removing(from: entry).scalars == scalars("a\nb\nc"))
    }
  }

  @Test func pastesAreCleaned() {
    #expect(Paste.cleaned(scalars("a\r\nb\rc\n\n")) == scalars("a\nb\nc"))
    #expect(
      Paste.cleaned(scalars("a\r\rb\r\rc\r\r")) == scalars("a\nb\nc"), "CR and LF, each as a return"
    )
    #expect(
      Paste.cleaned(scalars("a\n\n\n\nb\n\n")) == scalars("a\n\nb"), "the same as the system has it"
    )
    #expect(Paste.cleaned(scalars("a\r\rb\rc")) == scalars("a\n\nb\nc"))
    #expect(Paste.cleaned(scalars("a\n\nb")) == scalars("a\n\nb"), "two paragraphs")
    #expect(Paste.cleaned(scalars("a\u{2028}b\u{2029}c\u{85}d")) == scalars("a\nb\ncd"))
    #expect(Paste.cleaned(scalars("a\r\n\r\nb\r\n")) == scalars("a\n\nb"))
    #expect(
      Paste.cleaned(scalars("a\n\rb\n\r\n\rc\n\r")) == scalars("a\nb\n\nc"),
      "CR and LF, as the system has them while keys are read")
    #expect(Paste.cleaned(scalars("\u{FEFF}a\tb\0\u{1B}[m\u{7F}\u{9B}")) == scalars("a  b[m"))
    #expect(Paste.composed(scalars("e\u{302}\u{323}α\u{301}")) == scalars("ệά"))
    let tower = String(repeating: "\u{323}\u{301}", count: 5000)
    let kept = Paste.cleaned(scalars("x\(tower)y\u{323}"))
    #expect(kept == scalars("x" + tower.unicodeScalars.prefix(30).map(String.init).joined() + "ỵ"))
    #expect(Paste.composed(scalars("x\u{301}")) == scalars("x\u{301}"))
  }

  /// Wherever the mark falls beside the limit, the paste ends; what fits is kept whole.
  @Test func aPasteOfAnyLengthEnds() {
    for count in 0...60 {
      var reader = PasteReader(limit: 8)
      let text = Scalars((0..<count).map { Unicode.Scalar(UInt8(97 + $0 % 26)) })
      var results = (text + scalars("\u{1B}[201~")).map { reader.take($0) }
      let last = results.removeLast()
      #expect(last == text || (last != nil && count > 8), "\(count)")
      #expect(reader.isTooLong == (count > 8), "\(count)")
      #expect(results.allSatisfy { $0 == nil })
    }
  }

  @Test func promptEscapesAreMarkedInside() {
    let prompt = PromptText("\u{1B}[32mp>\u{1B}[0m", keepsEscapes: true)
    #expect(prompt.scalars == scalars("\u{1}\u{1B}[32m\u{1}p\u{1}\u{1B}[0m\u{1}>"))
    #expect(prompt.width == 2)
    #expect(PromptText("\u{1B}[32mp>\u{1B}[0m", keepsEscapes: false).scalars == scalars("p>"))
  }

  @Test func layoutWrapsWideCharactersWhole() {
    Terminal.adoptLocale()
    let layout = Layout(scalars("ab中c\nd"), after: 2, columns: 5)
    let places = layout.places.map { [$0.row, $0.column] }
    #expect(places == [[0, 2], [0, 3], [1, 0], [1, 2], [1, 3], [2, 0], [2, 1]])
    #expect(layout.isCertain)
    #expect(!Layout(scalars("e\u{301}"), after: 0, columns: 5).isCertain)
  }

  private func list(
    _ candidates: [Completion.Candidate], from start: Int = 0, columns: Int = 40
  ) -> [String] {
    Completion(replaceCount: 0, candidates: candidates)
      .list(from: start, columns: columns, rows: 10).lines
  }

  @Test func longListsComeInParts() {
    Terminal.adoptLocale()
    let many = (0..<500).map { (insert: "name\($0)", summary: "s") }
    #expect(list(many).count == 6)
    #expect(list(many).first == "name0  s" && list(many).last == "… and 495 more: TAB")
    #expect(list(many, from: 494) == (494..<500).map { "name\($0)  s" }, "the last fills its place")
    let one = [(insert: "a\u{1B}b", summary: String(repeating: "中", count: 40))]
    let row = list(one, columns: 20)[0]
    #expect(row.columns <= 19)
    #expect(row.hasPrefix("ab  中") && row.hasSuffix("…"))
  }

  /// The sign for what is left out is the caller's, and what it takes is counted.
  @Test func listsInASCII() {
    let many = (0..<500).map { (insert: "name\($0)", summary: String(repeating: "s", count: 60)) }
    let lines = Completion(replaceCount: 0, candidates: many)
      .list(from: 0, columns: 40, rows: 10, ellipsis: "...").lines
    #expect(lines.last == "... and 495 more: TAB")
    #expect(lines[0].hasSuffix("ss...") && lines[0].count == 39)
  }

  /// Blanks that make names equally long are nothing that could be cut.
  @Test func onlyWhatIsTooLongIsCut() {
    let names = ["alpha", String(repeating: "n", count: 50)].map { (insert: $0, summary: "") }
    #expect(list(names) == ["alpha", String(repeating: "n", count: 38) + "…"])
  }

  @Test func aLongNamePushesOnlyItsOwnSummaryAside() {
    let long = String(repeating: "n", count: 36)
    let rows = list([(insert: "ab", summary: "what it is"), (insert: long, summary: "too long")])
    #expect(rows == ["ab" + String(repeating: " ", count: 20) + "what it is", long + "  …"])
  }

  /// Every candidate is shown once on the way to the end, whatever the list looks like.
  @Test(arguments: ["", "what it is"], [1, 6, 7, 23, 24, 25, 200])
  func thePartsOfAListAreTheWhole(summary: String, count: Int) {
    let all = (0..<count).map { (insert: "name\($0)", summary: summary) }
    let completion = Completion(replaceCount: 0, candidates: all)
    for isPlain in [false, true] {
      var (start, shown) = (0, [String]())
      while start < count {
        let part =
          isPlain
          ? completion.plainList(from: start)
          : completion.list(from: start, columns: 40, rows: 10)
        #expect(isPlain || part.lines.count <= 6)
        #expect(
          part.count > 0
            && part.lines.contains { $0.hasSuffix("more: TAB") }
              == (start + part.count < count)
        )
        shown += part.lines.filter { !$0.hasSuffix("more: TAB") }
          .flatMap { $0.split(separator: " ") }.map { $0.filter { $0 != "," } }
          .filter { $0.hasPrefix("name") }
        start += part.count
      }
      #expect(shown == all.map(\.insert))
    }
  }
}

@Suite("The history file")
struct HistoryFileTests {
  private func path() throws -> String { try temporaryFolder() + "/a/b/history" }

  @Test(arguments: ["x", "a\nb", "\\n", "a\\\nb\\\\", "30° 中文🙂", "tail\\"])
  func linesReadBack(entry: String) throws {
    let file = HistoryFile(path: try path())
    try file.append(entry)
    #expect(file.load() == [entry])
  }

  @Test func damagedLinesAreLeftOut() throws {
    let file = HistoryFile(path: try path())
    try file.append("one")
    let handle = try #require(FileHandle(forUpdatingAtPath: file.path))
    try handle.seekToEnd()
    try handle.write(
      contentsOf: Data([0xFF, 0xFE, 10, 0, 0, 10, 10]) + Data(" mine\n\u{1B}[2J\nθ".utf8.dropLast())
    )
    #expect(file.load() == ["one"] && file.damaged == 4)
    try file.append("two")
    #expect(file.load() == ["one", "two"] && file.damaged == 4)
  }

  /// As people write them, and their editors.
  @Test(arguments: ["one\ntwo", "one\r\ntwo\r\n", "one\r\ntwo"])
  func filesWrittenByHand(text: String) throws {
    let file = HistoryFile(path: try temporaryFolder() + "/history")
    try text.write(toFile: file.path, atomically: true, encoding: .utf8)
    #expect(file.load() == ["one", "two"] && file.damaged == 0)
    try file.append("three")
    #expect(file.load() == ["one", "two", "three"])
    let bytes = try String(contentsOfFile: file.path, encoding: .utf8).utf8
    #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 10 || $0 == 13 })
  }

  /// A line that a crash cut off, wherever it was cut, keeps to itself.
  @Test func noEntryRunsIntoATornLine() throws {
    let line = HistoryFile.line(of: "a\\\nθ")
    for count in 1..<line.count {
      let file = HistoryFile(path: try path())
      try file.append("one")
      let handle = try #require(FileHandle(forUpdatingAtPath: file.path))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(line[..<count]))
      try file.append("two")
      let entries = file.load()
      #expect(entries.first == "one" && entries.last == "two", "\(count)")
      #expect(entries.count + file.damaged == 3, "\(count)")
    }
  }

  @Test func onlyTheNewestAreRead() throws {
    let file = HistoryFile(path: try path())
    let long = String(repeating: "x", count: 400_000)
    for letter in ["a", "b", "c"] { try file.append(letter + long) }
    #expect(file.load().map(\.first) == ["b", "c"])
    #expect(file.load(limit: 1).map(\.first) == ["c"])
  }

  @Test func linksPipesAndDirectoriesAreRefused() throws {
    let home = try temporaryFolder()
    let victim = home + "/victim"
    try "precious".write(toFile: victim, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: home + "/link", withDestinationPath: victim)
    mkfifo(home + "/pipe", 0o600)
    let reasons = [
      "link": "it is a link", "pipe": "it is not a regular file", "": "Is a directory",
      "victim/below": "Not a directory",
    ]
    for (name, reason) in reasons {
      let file = HistoryFile(path: home + "/" + name)
      let loss = #expect(throws: HistoryFile.Loss.self) { try file.append("x") }
      #expect(loss?.reason == reason)
      #expect(file.load().isEmpty)
    }
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
  }

  @Test func whatIsBlankOrSecretIsNotKept() throws {
    let file = HistoryFile(path: try path())
    for entry in ["", " ", "\n", " secret"] { try file.append(entry) }
    #expect(file.load().isEmpty)
  }

  /// It stays open, and is made anew where somebody took it away or put another in its place.
  @Test func whatWasTakenAwayIsMadeAnew() throws {
    let file = HistoryFile(path: try path())
    try file.append("one")
    unlink(file.path)
    try file.append("two")
    #expect(file.load() == ["two"])
    let other = file.path + ".new"
    try "other\n".write(toFile: other, atomically: true, encoding: .utf8)
    rename(other, file.path)
    try file.append("three")
    #expect(file.load() == ["other", "three"])
  }

  @Test func severalWritersLoseNothing() async throws {
    let path = try path()
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          let file = HistoryFile(path: path)
          for turn in 0..<50 { try? file.append("writer \(writer) turn \(turn)") }
        }
      }
    }
    let entries = HistoryFile(path: path).load()
    #expect(Set(entries).count == 400)
    #expect(entries.filter { $0.hasPrefix("writer 3 ") } == (0..<50).map { "writer 3 turn \($0)" })
  }
}
