import Language
import Testing

@testable import pivot

@Suite("What the output can show")
struct DestinationTests {
  private func place(_ variables: [String: String], isTerminal: Bool) -> Destination {
    Destination(isTerminal: isTerminal) { variables[$0] }
  }

  @Test(arguments: [
    ["LANG": "C.UTF-8"], ["LANG": "en_US.UTF-8"], ["LANG": "de_DE.utf8"], [:], ["LANG": ""],
    ["LC_ALL": "", "LC_CTYPE": "", "LANG": "en_GB.UTF-8"], ["LC_CTYPE": "C.UTF-8", "LANG": "C"],
    ["LC_ALL": "ja_JP.UTF-8", "LANG": "C"],
  ])
  func charactersBeyondASCII(locale: [String: String]) {
    let variables = locale.merging(["TERM": "xterm-256color"]) { $1 }
    for isTerminal in [true, false] {
      let place = place(variables, isTerminal: isTerminal)
      #expect(!place.isASCII && place.pictures == .hybrid)
    }
  }

  /// A pipe takes UTF-8 whatever the locale says: the same program gives the same bytes everywhere.
  @Test(arguments: [
    ["LANG": "C"], ["LANG": "POSIX"], ["LC_ALL": "C", "LANG": "en_US.UTF-8"],
    ["LANG": "de_DE.ISO-8859-1"], ["LANG": "en_US"], ["LC_CTYPE": "ja_JP.eucJP"],
    ["LANG": "garbage"],
  ])
  func onlyASCII(locale: [String: String]) {
    let variables = locale.merging(["TERM": "xterm"]) { $1 }
    #expect(place(variables, isTerminal: true).isASCII)
    #expect(place(variables, isTerminal: true).pictures == .ascii)
    #expect(place(variables, isTerminal: false) == place([:], isTerminal: false))
  }

  @Test func poorTerminals() {
    for terminal in ["dumb", "linux"] {
      let variables = ["TERM": terminal, "LANG": "C.UTF-8"]
      let place = place(variables, isTerminal: true)
      #expect(!place.isASCII && place.pictures == .ascii)
      #expect(self.place(variables, isTerminal: false) == self.place([:], isTerminal: false))
    }
    #expect(place(["LANG": "C.UTF-8"], isTerminal: true).pictures == .ascii)
    #expect(place(["LANG": "C.UTF-8"], isTerminal: false).pictures == .hybrid)
  }

  @Test func words() {
    #expect(place(["ACCESSIBLE": "1", "LANG": "C"], isTerminal: true).pictures == .describe)
    #expect(place(["ACCESSIBLE": "0"], isTerminal: false).pictures == .hybrid)
  }
}

@Suite("How large pictures are")
struct PictureSizeTests {
  private func screen(
    _ variables: [String: String] = [:], _ terminal: ScreenSize? = nil
  ) -> ScreenSize {
    ScreenSize(variable: { variables[$0] }, terminal: terminal)
  }

  @Test func screens() {
    #expect(screen() == ScreenSize(columns: 80, rows: 24))
    let terminal = ScreenSize(columns: 100, rows: 30)
    #expect(screen([:], terminal) == terminal)
    #expect(
      screen(["COLUMNS": "40", "LINES": "12"], terminal) == ScreenSize(columns: 40, rows: 12))
    #expect(screen(["COLUMNS": "99999"]).columns == 500)
  }

  @Test(arguments: ["", "0", "-5", "wide", "80.5", "1e3", "99999999999999999999", " 80"])
  func garbageIsNoNumber(text: String) {
    #expect(screen(["COLUMNS": text, "LINES": text]) == ScreenSize(columns: 80, rows: 24))
  }

  /// The entry above and the prompt below stay on the screen.
  @Test func picturesOnScreens() {
    func size(_ columns: Int, _ rows: Int) -> [Int] {
      let size = PictureSize(on: ScreenSize(columns: columns, rows: rows))
      return [size.columns, size.rows]
    }
    #expect(size(80, 24) == [80, 22])
    #expect(size(1, 1) == [1, 1])
    #expect(size(9999, 9999) == [500, 200])
  }

  @Test func written() {
    #expect(PictureSize("100x30").map { [$0.columns, $0.rows] } == [100, 30])
    #expect(PictureSize("1x1") != nil && PictureSize("500x200") != nil)
    for text in [
      "", "x", "100", "100x", "x30", "0x30", "501x30", "80x201", "80x24x2", "axb", "-1x5",
    ] {
      #expect(PictureSize(text) == nil)
    }
    #expect(CellAspect("1.8")?.ratio == 1.8)
    for text in ["", "0", "0.9", "4.1", "nan", "inf", "two"] { #expect(CellAspect(text) == nil) }
  }
}
