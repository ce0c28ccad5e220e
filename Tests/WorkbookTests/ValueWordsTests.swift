import Language
import Testing

@testable import Workbook

/// What is told about a value: its kind, its wrong parts, its numbers.
@Suite struct ValueWordsTests {
  private func value(_ expression: String) throws -> CheckedValue {
    try Workspace(Session()).value(expression).get().value
  }

  @Test(arguments: [
    ("inside(p)", "inside(p) should be true."),
    ("!inside((1, 2))", "inside((1, 2)) should be false."),
    ("! card.isHidden", "card.isHidden should be false."), ("!(a > 2)", "a > 2 should be false."),
    ("!(a > 2).b", "(a > 2).b should be false."), ("!a && b", "!a && b should be true."),
    ("!f(!a)", "f(!a) should be false."), ("a != 2", "a != 2 should be true."),
  ])
  func whatShouldBeSo(_ condition: String, _ words: String) {
    #expect(truthText(condition) == words)
  }

  @Test(arguments: [
    ("T(1, 2)", "transform"), ("T(1, 2)", "translate"), ("R(90°)", "rigid"), ("R(90°)", "rotate"),
    ("S(2, 3)", "invertible"), ("\"a\"", "text"), ("[1, \"a\"]", "list"), ("UIView()", "view"),
    ("[0, 1, 0; -1, 0, 0; 0, 0, 1]", "rigid"), ("(1, 2)", "point"), ("1", "number"),
  ])
  func isOfAKind(_ expression: String, _ word: String) throws {
    #expect(isKind(try value(expression), word))
  }

  @Test(arguments: [
    ("T(1, 2)", "rotate"), ("S(2, 3)", "rigid"), ("S(1, 3)", "rigid"), ("H(1, 0)", "rigid"),
    ("S(0, 3)", "invertible"), ("\"a\"", "list"), ("[1, \"a\"]", "text"), ("UIView()", "text"),
    ("true", "number"), ("nil", "number"), ("[1, 2; 3, 4]", "rigid"), ("T(1, 2)", "view"),
  ])
  func isOfNoSuchKind(_ expression: String, _ word: String) throws {
    #expect(!isKind(try value(expression), word))
  }

  @Test(arguments: [
    ("[1, 2]", "[1, 3]", ["1: 1", "2: 2*"]), ("[1, \"a\"]", "[1, \"b\"]", ["1: 1", "2: differs"]),
    ("[\"a\", \"b\"]", "[\"a\", \"c\"]", ["1: right", "2: differs"]),
    (
      "[1, 2, 3, 4, 5, 6, 7, 8, 9]", "[1, 2, 3, 4, 5, 6, 7, 8, 10]",
      ["1: 1", "2: 2", "3: 3", "4: 4", "5: 5", "6: 6", "7: 7", "8: 8", "…"]
    ),
    ("[1, 2]", "[1]", ["2 entries where 1 are asked for"]), ("1", "\"a\"", []),
  ])
  func wrongElementsAreMarked(_ got: String, _ want: String, _ lines: [String]) throws {
    let (got, want) = (try value(got), try value(want))
    #expect(markedLines(got, compare(got, want), want: want) == lines)
  }

  /// Where nothing is drawn, a matrix is told row by row.
  @Test func matricesAreToldInWords() throws {
    let (got, want) = (try value("S(4)"), try value("T(-3, 0)"))
    #expect(
      markedLines(got, compare(got, want), draws: false) == [
        "row 1: 4*, 0, 0", "row 2: 0, 4*, 0", "row 3: 0*, 0, 1",
        "different: row 1, column 1; row 2, column 2; row 3, column 1",
      ])
    #expect(progressBar(2, of: 5, isDrawn: false).plain == "2 of 5 done")
  }

  /// Numbers alone where a size or a rectangle is asked for.
  @Test(arguments: [
    ("(3, 4)", "size(1, 2)", " Write size(3, 4) where you mean one."),
    ("(1, 2, 3, 4)", "rect(0, 0, 1, 1)", " Write rect(1, 2, 3, 4) where you mean one."),
    ("(1, 2)", "rect(0, 0, 1, 1)", ""), ("size(1, 2)", "rect(0, 0, 1, 1)", ""),
  ])
  func howNumbersAreWritten(_ got: String, _ want: String, _ text: String) throws {
    #expect(spellingText(try value(got), try value(want)) == text)
  }

  @Test func wrongPartsAreMarked() throws {
    let got = CheckedValue(json: #"{"type":"range","a":1,"b":"x","c":[1,2]}"#)
    let want = CheckedValue(json: #"{"type":"range","a":2,"b":"y","c":[1,2]}"#)
    #expect(markedLines(got, compare(got, want), want: want) == ["a: 1*", "b"])
    let text = CheckedValue(json: #"{"type":"range","a":1,"b":"y","c":[1,2]}"#)
    #expect(markedLines(got, compare(got, text), want: text) == ["different: b"])
  }

  @Test(arguments: [
    (Double.nan, ".nan"), (.infinity, ".infinity"), (-.infinity, "-.infinity"), (0, "0"),
    (-1e-9, "0"), (1.00004, "1"), (1.23456, "1.2346"), (1e12, "1000000000000.0"), (2.5, "2.5"),
  ])
  func numbersAreShort(_ number: Double, _ text: String) {
    #expect(shortNumber(number) == text)
  }

  @Test(arguments: [
    ("(1, 2)", "(1, 3)", ": x is right, y is not"), ("(1, 2)", "(3, 4)", ""), ("1", "2", ""),
    (
      "(1, 2, 1)", "(3, 2, 1)",
      ": the second and the last number are right, the first number is not"
    ),
    ("T(1, 2)", "T(3, 2)", ""),
  ])
  func rightPartsAreNamed(_ got: String, _ want: String, _ words: String) throws {
    let (got, want) = (try value(got), try value(want))
    #expect(partsRight(got, compare(got, want)) == words)
  }

  @Test func infinitiesAgreeWithThemselvesAlone() {
    #expect(agree(.infinity, .infinity, .standard))
    #expect(!agree(.infinity, -.infinity, .standard))
    #expect(!agree(.infinity, 1e308, .standard))
    #expect(agree(.nan, .nan, .standard))
    #expect(!agree(.nan, 1, .standard))
    #expect(agree(1e9, 1e9 + 100, .standard))
    #expect(!agree(1e9, 1e9 + 10000, .standard))
  }

  /// Angles keep their unit, texts and truth values are shown whole.
  @Test(arguments: [
    ("45°", "405°", ["405°*"]), ("[30°, 45°]", "[30°, 50°]", ["1: 30°", "2: 50°*"]),
    ("\"left\"", "\"right\"", ["\"right\"*"]), ("true", "1 > 2", ["false*"]),
  ])
  func valuesAreShownAsTheyAreWritten(_ right: String, _ wrong: String, _ details: [String]) {
    let lesson = exerciseLesson(
      checks: "value it ≈ solution 1pt \"First in {cell}.\"", solution: "let it = \(right)")
    guard case .notYet(let mistake) = verdict("let it = \(wrong)", in: lesson) else {
      return #expect(Bool(false))
    }
    #expect(mistake.details == details)
    if right == "45°" { #expect(mistake.cause == "First in the angle.") }
  }
}
