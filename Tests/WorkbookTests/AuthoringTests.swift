import Foundation
import Language
import Testing

@testable import Workbook

@Suite struct AuthoringTests {
  @Test func theTemplateHoldsAsItStands() throws {
    let text = try #require(lessonTemplate(id: "a-shadow"))
    #expect(Prover().prove(text, file: "f.md") == [])
    #expect(parseLesson(text, file: "f.md").lesson.title == "A shadow")
    #expect(lessonTemplate(id: "") == nil && lessonTemplate(id: "a b") == nil)
  }

  // MARK: Updating

  private func updated(_ text: String) throws -> String {
    let update = try Prover().update(Array(text.utf8), file: "f.md")
    return String(decoding: update.bytes, as: UTF8.self)
  }

  private func example(_ text: String) -> String {
    lessonText("```swift example\n\(text)\n```\n\nMore text.")
  }

  @Test(arguments: [
    ("> 1 + 1\n3", "> 1 + 1\n2"), ("> 1 + 1", "> 1 + 1\n2"),
    ("> let a = 1\n5\n\n> a", "> let a = 1\na = 1\n\n> a\n1"),
    ("> T(1, 2)\n⎡ 1  0  0 ⎤\n...", "> T(1, 2)\n⎡ 1  0  0 ⎤\n..."), ("> 1.0\n1", "> 1.0\n1"),
    ("> [1,\n> 2]\n3\n> 2\n2.0", "> [1,\n> 2]\n[1, 2]\n> 2\n2.0"),
    ("print(1)\n```\n```output\n7\n8", "print(1)\n```\n```output\n1"),
  ])
  func onlyWrongOutputIsWrittenAnew(_ old: String, _ new: String) throws {
    #expect(try updated(example(old)) == example(new))
    #expect(try updated(example(new)) == example(new))
    let windows = example(old).replacing("\n", with: "\r\n")
    #expect(
      try updated("\u{FEFF}" + windows) == "\u{FEFF}" + example(new).replacing("\n", with: "\r\n"))
  }

  @Test func changesAreNamed() throws {
    let update = try Prover().update(Array(example("> 1 + 1\n3").utf8), file: "f.md")
    #expect(update.changes.map(\.description) == ["f.md:9: shows now:\n    2"])
  }

  @Test(arguments: ["> print(\"```\")\n1", "> print(\"> 1\")\n1"])
  func whatCannotBeWrittenIsRefused(_ text: String) {
    let problem = #expect(throws: LessonProblem.self) { try updated(example(text)) }
    #expect(problem?.message.hasPrefix("what the examples show cannot be written") == true)
  }

  @Test func aLessonThatDoesNotParseIsLeftAlone() {
    let problem = #expect(throws: LessonProblem.self) {
      try updated(example("> 1 + 1\n3") + "\n```swift exmaple\n```")
    }
    #expect(problem?.message.hasPrefix("unknown role") == true)
    #expect(throws: LessonProblem.self) { try Prover().update([0xFF, 0xFE], file: "f.md") }
  }

  /// Of several entries it is seen what each of them shows.
  @Test func previewsShowEachEntry() throws {
    let text = lessonText(
      "```swift example\n> let a = 1\n> a + 1\n2\n```\n```swift example\n> 3\n3\n```")
    let preview = try #require(lesson(text).preview(from: nil, variant: 0)).plain
    #expect(
      preview.hasSuffix(
        "    let a = 1\n    a + 1\n\n    > let a = 1\n    a = 1\n    > a + 1\n    2\n\n    3\n\n    3\n\n"
      ),
      "\(preview)")
  }

  @Test func previewsShowOneVariant() throws {
    let lesson = lesson(try #require(lessonTemplate(id: "a")))
    let text = try #require(lesson.preview(from: "predict-button", variant: 1)).plain
    #expect(text.contains("The button at (40, 20) slides"))
    #expect(!text.contains("{"))
    #expect(text.contains("1. how large the button is"))
    #expect(!text.contains("Say in two sentences"))
    #expect(lesson.preview(from: "nope", variant: 0) == nil)
  }

  /// Previews and lists show lessons with faults too.
  @Test func idsThatAreNoneAreShownHarmlessly() {
    let text = lessonText(
      "## Exercise: a\n<!-- id: b\u{1B}c; points: 1 -->\n```checks\nvalue m ≈ solution\n```\n"
        + "```swift solution\nlet m = 1\n```\n```swift wrong d\u{1B}e\nlet m = 2\n```\n> No.\n")
    let (lesson, problems) = parseLesson(text, file: "f.md")
    #expect(!problems.isEmpty)
    #expect(lesson.preview(from: nil, variant: 0)?.plain.contains("[Not yet: d\\u{1b}e]") == true)
    var session = LearningSession(lesson: lesson)
    #expect(session.perform(.list, "").text.plain.contains("b\\u{1b}c"))
  }
}
