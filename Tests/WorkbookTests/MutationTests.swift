import Foundation
import TestSupport
import Testing

@testable import Workbook

/// Whatever becomes of a lesson file, it is read: with problems, never with a trap.
@Suite struct MutationTests {
  private let lesson: [UInt8]

  init() throws {
    lesson = Array(pivotLesson.utf8) + Array(sampleOfEveryKind.utf8)
  }

  /// Every range of bytes of a few lengths is cut out, doubled, and made the end.
  @Test func everyRangeIsCutDoubledAndTruncated() {
    var random = TestSupport.SplitMix64(seed: 20_261_122)
    for start in stride(from: 0, to: lesson.count, by: 7) {
      let length = Int.random(in: 1...200, using: &random)
      let end = min(lesson.count, start + length)
      read(lesson[..<start] + lesson[end...])
      read(lesson[..<end] + lesson[start...])
      read(lesson[..<start])
    }
  }

  /// Single bytes are exchanged for others that mean something somewhere.
  @Test func anyByteMayBeAnother() {
    var random = TestSupport.SplitMix64(seed: 20_261_123)
    let bytes = Array("`~#>-<!:;{}()[]\"\\/*.,_=≈ \n\r\0\t".utf8) + [0xFF, 0xC3, 0xE2]
    for _ in 0..<1500 {
      var changed = lesson
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        changed[place] = bytes[Int.random(in: bytes.indices, using: &random)]
      }
      read(changed[...])
    }
  }

  private func read(_ bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let (lesson, problems) = parseLesson(text, file: "f.md")
    let count = max(1, textLines(text).count)
    #expect(problems.allSatisfy { (1...count).contains($0.line) })
    #expect(lesson.exercises.allSatisfy { $0.shuffledLines.count == $0.lines.count })
  }

  /// Twice as long, about twice the work: nothing is gone through again and again.
  @Test(arguments: [
    "> (\n", "<details>\n", "```swift example\n> (\n", "1. a\n", "{", "- 1 no `a`: b\n",
    "## Exercise: a\n<!-- id: a -->\n", "text\n", "<!-- id: a; -->", "a in 1,",
    "solution solution ",
  ])
  func longRepetitionsAreRead(_ part: String) {
    let long = String(repeating: part, count: 3_000)
    for head in [
      "", "## Choose: a\n<!-- id: a -->\n", "## Order: a\n<!-- id: a -->\n```swift order\n",
      "## Exercise: a\n<!-- id: a -->\n```checks\nholds ",
      "## Exercise: a\n<!-- id: a -->\n```vary\n",
      "```swift example\n> (\n",
    ] {
      #expect(parseLesson(lessonText(head + long), file: "f.md").lesson.id == "sample")
    }
  }
}

private let sampleOfEveryKind = """

  ## Choose: which?
  <!-- id: which; points: 1 -->
  1. one
  2. two

  <details><summary>Answers</summary>

  - 1 no `one`: No.
  - 2 yes: Yes.
  </details>

  ## Order: in which?
  <!-- id: in-which; points: 1 -->
  ```swift order
  T(1, 2)
  R(90°)
  S(2) // extra: Nothing grows.
  ```
  ```swift wrong turned
  R(90°)
  T(1, 2)
  ```
  > The turn comes last: {got}.

  ## Explain: why?
  <!-- id: why -->
  ```vary
  a in 1..5; t in 30°, 45°; not a == 3
  ```
  Because of {a}.
  <details><summary>Solution</summary>

  So.
  </details>
  """
