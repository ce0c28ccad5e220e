import Language
import Testing

@testable import pivot

@Suite("The forms that need no argument parser")
struct QuickOptionsTests {
  /// Comparing a letter with thousands of marks would take minutes; a name that a file can have stays as it is.
  @Test func marksOfLongWordsAreParted() {
    let mark: Unicode.Scalar = "\u{301}"
    func word(_ marks: Int) -> String {
      var word = "e"
      word.unicodeScalars.append(contentsOf: repeatElement(mark, count: marks))
      return word
    }
    #expect(word(2000).comparable.utf8.elementsEqual(word(2000).utf8))
    let rows = word(3000).comparable.unicodeScalars.split { $0 != mark }
    #expect(rows.count == 100)
    #expect(rows.allSatisfy { $0.count == 30 })
  }

  private func options(_ change: (inout RunOptions) -> Void) -> RunOptions {
    var options = RunOptions()
    change(&options)
    return options
  }

  private func quickOptions(_ arguments: [String]) -> RunOptions? {
    var options = RunOptions()
    return options.read(plain: arguments) ? options : nil
  }

  @Test func programs() {
    #expect(quickOptions([]) == RunOptions())
    #expect(quickOptions(["-"]) == options { $0.file = "-" })
    #expect(quickOptions(["a.pivot"]) == options { $0.file = "a.pivot" })
    #expect(quickOptions(["./learn"]) == options { $0.file = "./learn" })
    #expect(quickOptions(["-e", "1", "-e", "-2"]) == options { $0.expressions = ["1", "-2"] })
    #expect(quickOptions(["-e", "learn"]) == options { $0.expressions = ["learn"] })
    #expect(quickOptions(["-e", "--"]) == options { $0.expressions = ["--"] })
  }

  @Test func flags() {
    #expect(quickOptions(["--json", "-e", "1"])?.isJSON == true)
    #expect(quickOptions(["-e", "1", "--ascii"])?.isASCII == true)
    #expect(quickOptions(["--consequences", "-e", "1"])?.tellsConsequences == true)
    #expect(quickOptions(["-q"])?.isQuiet == true)
    #expect(quickOptions(["--quiet"])?.isQuiet == true)
    #expect(quickOptions(["-i", "a"])?.staysInteractive == true)
  }

  @Test func pictures() {
    #expect(quickOptions(["--plot", "blocks", "-e", "1"])?.pictures == .blocks)
    #expect(quickOptions(["-e", "1", "--size", "100x30"])?.pictureSize == PictureSize("100x30"))
    #expect(quickOptions(["--cell-aspect", "1.8"])?.cellAspect == 1.8)
    for wrong in [
      ["--plot"], ["--plot", "pink"], ["--size", "0x0"], ["--size"], ["--cell-aspect", "9"],
    ] {
      #expect(quickOptions(wrong) == nil)
    }
  }

  @Test func argumentsOfTheProgram() {
    let expected = options {
      $0.file = "a"
      $0.arguments = ["-e", "--json", "--", "b"]
    }
    #expect(quickOptions(["a", "--", "-e", "--json", "--", "b"]) == expected)
    #expect(quickOptions(["-e", "1", "--"])?.arguments == [])
  }

  /// What the parser decides: help, mistakes, and everything rare.
  @Test(arguments: [
    ["-e"], ["--help"], ["-h"], ["--version"], ["--nope"], ["-x"], ["--"], ["--", "a"], [""],
    ["a", "b"], ["a", "-e", "1"], ["-e", "1", "a"], ["-", "a"], ["a", "-"], ["help"], ["doctor"],
    ["learn", "a"], ["lessons", "check"], ["--color", "always", "-e", "1"], ["--max-steps", "1"],
    ["--no-init"], ["--no-history"], ["-e=1"], ["--json=1"],
  ])
  func everythingElse(arguments: [String]) {
    #expect(quickOptions(arguments) == nil)
  }

  @Test func answersToCheck() {
    #expect(quickCheck(["check", "mine.md"])?.file == "mine.md")
    #expect(quickCheck(["check", "mine.md"])?.options == RunOptions())
    #expect(quickCheck(["check", "a", "--lessons", "b"])?.options == options { $0.lessons = "b" })
  }

  @Test(arguments: [
    [], ["check"], ["check", "-"], ["check", "--help"], ["check", ""], ["check", "a", "b"],
    ["check", "a", "--lessons"], ["check", "a", "--lessons", "-b"], ["grade", "a"],
    ["check", "a", "--ascii"], ["check", "a", "--lessons", "b", "c"],
    ["check", "--lessons", "b", "a"],
  ])
  func otherWaysToCheck(arguments: [String]) {
    #expect(quickCheck(arguments) == nil)
  }

  @Test func everySubcommandIsKnown() {
    #expect(subcommandNames.sorted() == commandNames.sorted())
  }
}
