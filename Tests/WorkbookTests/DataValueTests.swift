import Language
import Testing

@testable import Workbook

/// The JSON of values, read back.
@Suite struct DataValueTests {
  @Test func whiteSpaceMeansNothing() throws {
    let data = try #require(DataValue(json: " { \"a\" : [ 1 , -2.5e1 , null ] ,\n \"b\" : {} } "))
    #expect(data["a"]?.list?.compactMap(\.number) == [1, -25])
    #expect(data["c"] == nil)
    #expect(data["a"]?["b"] == nil)
  }

  /// One line without spaces for programs; each member on a line of its own for people.
  @Test func jsonIsWrittenShortOrPretty() {
    let data = DataValue.object([("a", .list([.number(1), .null])), ("b", .object([]))])
    #expect(data.json() == #"{"a":[1,null],"b":{}}"#)
    #expect(
      data.json(isPretty: true) == """
        {
          "a": [
            1,
            null
          ],
          "b": {}
        }
        """)
  }

  @Test(arguments: [
    (#""a\n\t\r\b\f\"\\\/z""#, "a\n\t\r\u{8}\u{C}\"\\/z"), (#""\u00e9""#, "é"),
    (#""\ud83d\ude00""#, "😀"), (#""\ud83dx""#, "\u{FFFD}x"), (#""视""#, "视"), (#""""#, ""),
  ])
  func textsAreUnescaped(_ json: String, _ text: String) {
    #expect(DataValue(json: json)?.text == text)
  }

  @Test(arguments: [
    "", "  ", "[1", "[1,", "[1 2]", "{\"a\":1", "{\"a\" 1}", "{a:1}", "{\"a\":}", "\"open",
    "\"open\\", "\"\\u12\"", "\"\\uzzzz\"", "\"\\ud83d\\u1\"", "tru", "falsy", "nul", "-", "x",
  ])
  func whatIsNoJSONIsNothing(_ json: String) {
    #expect(DataValue(json: json) == nil)
  }

  @Test func infinitiesAreTexts() {
    #expect(DataValue(json: "\"inf\"")?.number == .infinity)
    #expect(DataValue(json: "\"-inf\"")?.number == -.infinity)
    #expect(DataValue(json: "\"nan\"")?.number?.isNaN == true)
    #expect(DataValue(json: "true")?.number == nil)
    #expect(DataValue(json: "true")?.text == nil)
    #expect(DataValue(json: "true")?.list == nil)
  }

  @Test(arguments: [
    ("1", "a number"), ("\"a\"", "a text"), ("true", "a truth value"), ("nil", "nothing"),
    ("[1]", "a list"), ("90°", "an angle"), (".zero", "a value"), ("UIColor.red", "a color"),
    ("1...3", "a range"), ("UIView()", "a view"), ("Pair(a: 1, b: \"x\")", "a Pair"),
    ("CGRectEdge.minXEdge", "a text"), ("T(1, 2).decomposed()", "a components"),
  ])
  func kindsHaveNames(_ expression: String, _ words: String) throws {
    var session = Session()
    _ = session.run("struct Pair { var a: Int; var b: String }")
    let value = try? Workspace(session).value(expression).get().value
    #expect(value?.kindWords ?? "a value" == words)
  }

  @Test(arguments: [
    #"{"type":"struct"}"#, #"{"type":"view"}"#, #"{"type":"transform","a":1}"#,
    #"{"type":"matrix"}"#,
    #"{"type":"point","x":1}"#, #"{"type":"bool","value":1}"#, #"{"type":"bool"}"#, "{", "[]",
    #"{"type":"list"}"#, #"{"type":"string"}"#, #"{"type":"unheard-of"}"#,
  ])
  func brokenValuesAreValues(_ json: String) {
    let value = CheckedValue(json: json)
    // What cannot be read agrees with nothing, not even with itself.
    let isOpaque = if case .opaque = value { true } else { false }
    #expect(compare(value, value).isNone == !isOpaque)
    #expect(!compare(value, CheckedValue(json: #"{"type":"number","value":1}"#)).isNone)
  }

  @Test func partsAreRead() {
    let view = CheckedValue(
      json: #"{"type":"range","lower":1,"ends":[1,2],"closed":true,"of":"x"}"#)
    guard case .record(let kind, let parts) = view else {
      Issue.record("\(view)")
      return
    }
    #expect(kind == "range")
    #expect(parts.map(\.name) == ["lower", "ends", "closed", "of"])
  }
}
