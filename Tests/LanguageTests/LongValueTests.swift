import Language
import Testing

/// Of a long value a screen shows the beginning and how much is left out; everything else has all of it.
@Suite struct LongValueTests {
  private let hint = "'print(_1)' shows all of it"

  /// What a program shows on a screen, or where there is none.
  private func shown(
    _ program: String, columns: Int? = 40, json: Bool = false, text: Int = 1_000_000
  ) -> String {
    var run = ProgramRun()
    run.session.settings.fitsColumns = columns != nil
    run.session.settings.columns = columns ?? 80
    run.session.settings.isJSON = json
    run.session.settings.announces = true
    run.session.budget.text = text
    return run.output(of: program)
  }

  @Test(arguments: [
    "Array(0..<1000)", "Array(0..<1000).map { ($0, 2 * $0) }", "Set(0..<1000).sorted()",
    "Array(0..<1000).map { \"row \\($0)\" }", "(0..<1000).map { T($0, 0) }",
    "Array(repeating: window, count: 1000)",
  ])
  func whatIsLeftOutIsCounted(_ program: String) throws {
    let whole = shown(program, columns: nil)
    let lines = shown(program).split(separator: "\n").map(String.init)
    #expect(lines.last == hint)
    let rows = lines.dropLast()
    #expect(rows.count == 1 || rows.allSatisfy { $0.count <= 40 })
    let line = rows.map { $0.drop { $0 == " " } }.joined(separator: " ")
    let cut = try #require(line.firstMatch(of: /^(.*), … (\d+) more\]$/))
    #expect(whole.hasPrefix(String(cut.1)))
    #expect(line.count <= 8 * 40 + 40, "no more than eight rows and the element that began there")
    let count = shown("(\(program)).prefix(1000 - \(cut.2))", columns: nil)
    #expect(count == cut.1 + "]")
  }

  @Test(arguments: [
    (
      "\"\(String(repeating: "ab", count: 300))\"",
      "\"\(String(repeating: "ab", count: 152))\" … 296 more"
    ),
    ("[Array(0..<9), Array(repeating: 0, count: 900)]", nil),
    ("Array(repeating: \"\(String(repeating: "a", count: 900))\", count: 3)", nil),
    ("[\"x\": Array(0..<900), \"y\": []]", nil),
  ])
  func textsAndListsWithin(_ program: String, _ expected: String?) {
    let lines = shown(program).split(separator: "\n")
    #expect(lines.last == "'print(_1)' shows all of it")
    if let expected { #expect(lines.dropLast().joined() == expected) }
    #expect(lines.dropLast().joined().count <= 8 * 40 + 40)
  }

  @Test func whatFitsIsWhole() {
    let program = "Array(0..<80)"
    #expect(
      shown(program).split(separator: "\n").joined(separator: " ") == shown(program, columns: nil))
    #expect(shown("\"\(String(repeating: "a", count: 300))\"").count == 302)
  }

  /// Rows end between elements; between quotes nothing is put.
  @Test func rowsEndBetweenElements() {
    let rows = shown("(0..<12).map { (Double($0) + 0.25, 1000) }").split(separator: "\n")
    #expect(rows.count > 3 && rows.dropLast().allSatisfy { $0.hasSuffix("),") })
    #expect(rows.allSatisfy { $0.count <= 40 })
    #expect(!shown("[\"a b\", \"\(String(repeating: "c d ", count: 20))\"]").contains("\n"))
  }

  /// Each of several is named by its number.
  @Test func eachIsSaidHowToSeeIt() {
    var run = ProgramRun()
    run.session.settings.fitsColumns = true
    let lines = run.output(of: "Array(0..<900)\n1 + 1\nArray(0..<800)").split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("'print(_") }.count == 2)
    #expect(lines.last == "'print(_3)' shows all of it")
    #expect(run.output(of: "print(_1)").hasSuffix(" 899]"))
  }

  /// Characters are counted, and none is cut in two.
  @Test func charactersStayWhole() {
    let family = "👨‍👩‍👧"
    let line = shown("\"\(String(repeating: family, count: 100))\"").split(separator: "\n")[0]
    let left = line.filter { $0 == Character(family) }.count
    #expect(left > 0 && line.hasSuffix("\" … \(100 - left) more"))
  }

  @Test func aDeclarationTakesTwoRows() {
    let line = shown("let all = Array(0..<1000)")
    #expect(line.hasPrefix("all = [0, 1, 2, ") && line.hasSuffix(" more]") && line.count <= 80 + 16)
  }

  @Test func variablesTakeTwoRowsEach() {
    var run = ProgramRun()
    run.session.settings.fitsColumns = true
    run.session.settings.columns = 40
    _ = run.output(
      of: "let all = Array(0..<1000)\nlet t = \"\(String(repeating: "a", count: 900))\"")
    #expect(run.session.variables.map(\.name) == ["all", "t"])
    #expect(run.session.variables.allSatisfy { $0.text.count <= 80 && $0.text.contains(" more") })
  }

  @Test func programsPrintAndJSONHaveAllOfIt() {
    let all = "[" + (0..<20_000).map { "\($0)" }.joined(separator: ", ") + "]"
    #expect(shown("Array(0..<20000)", columns: nil) == all)
    #expect(shown("print(Array(0..<20000))") == all)
    #expect(shown("\"\\(Array(0..<20000))\".count") == "\(all.count)")
    #expect(
      shown("Array(0..<20000)", json: true).hasSuffix("{\"type\":\"number\",\"value\":19999}]}"))
  }

  /// Where all of it was asked for, what goes over the budget is an error and not a part.
  @Test func theBudgetIsAnError() {
    for program in ["print(Array(0..<1000))", "\"\\(Array(0..<1000))\""] {
      #expect(shown(program, text: 1000).hasPrefix("error[P0505]"))
    }
    #expect(shown("Array(0..<1000)", columns: nil, text: 1000).hasPrefix("error[P0505]"))
    #expect(shown("Array(0..<1000)", text: 1000).hasSuffix(hint))
    let shared = "var l = [1]\nfor i in 0..<60 { l = [l, l] }\n"
    #expect(shown(shared + "l", columns: nil, text: 1000).contains("\nerror[P0505]"))
    #expect(shown(shared + "l").hasSuffix(hint))
  }
}
