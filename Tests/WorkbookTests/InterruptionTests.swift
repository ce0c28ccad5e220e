import Language
import Testing

@testable import Workbook

@Suite struct InterruptionTests {
  /// The flag of Ctrl-C stays set: what runs afterwards would be stopped where it begins.
  @Test func whatSomebodyStopsIsShownWhereItRan() throws {
    let lesson = lesson(
      lessonText(
        "## Exercise: it\n<!-- id: it -->\n```swift solution\nlet x = 1\n```\n"
          + "```checks\nvalue x ≈ solution\n```\n"))
    var looks = 0
    let surroundings = Surroundings(isInterrupted: {
      looks += 1
      return looks > 20
    })
    let checker = Checker(session: Session(surroundings: surroundings))
    let answer = "func f() -> Int {\n  return 1\n}\nlet x = f()\nwhile true { }"
    guard case .notGradable(let reason) = checker.check(answer, of: lesson.exercises[0], in: lesson)
    else {
      Issue.record("it is judged")
      return
    }
    #expect(reason.contains("P0507") && reason.contains("while true"), "\(reason)")
  }
}
