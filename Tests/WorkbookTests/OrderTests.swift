import Foundation
import Testing

@testable import Workbook

@Suite struct OrderTests {
  private let product = Workbook.parseLesson(lessonText(productBody), file: "f.md")
  private let steps = Workbook.parseLesson(lessonText(stepsBody), file: "f.md")

  /// The shown numbers of lines, given by their code.
  private func numbers(_ code: [String], _ lesson: Lesson) -> String {
    let shown = lesson.exercises[0].shuffledLines
    return code.compactMap { line in shown.firstIndex(of: line) }.map { "\($0 + 1)" }
      .joined(separator: " ")
  }

  @Test func readsLines() {
    #expect(product.problems == [])
    #expect(steps.problems == [])
    let (first, second) = (product.lesson.exercises[0], steps.lesson.exercises[0])
    #expect(first.isProduct && !second.isProduct)
    #expect(first.solutions == [Snippet(text: "T(-2, -1) * R(90°) * T(2, 1)", line: 10)])
    #expect(first.lines.map(\.extra) == [nil, nil, nil, "Nothing grows here."])
    #expect(Set(first.shuffledLines) == ["T(-2, -1)", "R(90°)", "T(2, 1)", "S(2)"])
    #expect(first.shuffledLines.filter { $0 != "S(2)" } != ["T(-2, -1)", "R(90°)", "T(2, 1)"])
    #expect(first.solutionAnswer == numbers(["T(-2, -1)", "R(90°)", "T(2, 1)"], product.lesson))
  }

  @Test(arguments: [
    (["T(-2, -1)", "R(90°)", "T(2, 1)"], nil),
    (["T(2, 1)", "R(90°)", "T(-2, -1)"], "order"),
    (["T(-2, -1)", "S(2)", "T(2, 1)"], "extra"),
    (["T(-2, -1)", "S(2)", "R(90°)", "T(2, 1)"], "extra"),
  ])
  func judgesProducts(_ code: [String], _ id: String?) {
    let exercise = product.lesson.exercises[0]
    let written = [
      code.joined(separator: "\n"), code.joined(separator: " * "), code.joined(separator: " "),
      code.joined(separator: ", "),
      code.map { "- \($0)" }.joined(separator: "\n"),
    ]
    for answer in [numbers(code, product.lesson)] + written {
      let judgement = Checker().judge(answer, of: exercise, in: product.lesson)
      #expect(judgement.verdict.isRight == (id == nil), "\(judgement.verdict)")
      #expect(judgement.points == (id == nil ? 2 : 0))
      if case .notYet(let mistake) = judgement.verdict { #expect(mistake.id == id) }
    }
  }

  /// Of several factors the one is named that the reason is about.
  @Test func whatDoesNotBelongIsNamed() {
    let answer = numbers(["T(-2, -1)", "S(2)", "R(90°)", "T(2, 1)"], product.lesson)
    guard case .notYet(let mistake) = verdict(answer, in: product.lesson) else {
      return #expect(Bool(false))
    }
    #expect(mistake.cause == "`S(2)` does not belong here. Nothing grows here.")
  }

  @Test func otherwiseThePlaceIsNamed() {
    let answer = numbers(["R(90°)", "T(-2, -1)", "T(2, 1)"], product.lesson)
    guard case .notYet(let mistake) = verdict(answer, in: product.lesson) else {
      return #expect(Bool(false))
    }
    #expect(mistake.cause == "Factor 2 of yours comes too late: T(-2, -1)")
    let early = numbers(["T(2, 1)", "T(-2, -1)", "R(90°)"], product.lesson)
    guard case .notYet(let second) = verdict(early, in: product.lesson) else {
      return #expect(Bool(false))
    }
    #expect(second.cause == "Factor 1 of yours comes too early: T(2, 1)")
  }

  /// A factor that stands where it should is never the one that comes too late.
  @Test(arguments: [
    (["T(2, 1)", "R(90°)", "T(-2, -1)"], "reverse order. In a product the leftmost acts first."),
    (["R(90°)", "T(2, 1)", "T(-2, -1)"], "Factor 3 of yours comes too late: T(-2, -1)"),
  ])
  func whatStandsInItsPlaceIsNotNamed(_ code: [String], _ words: String) throws {
    let bare = productBody.components(separatedBy: "```swift wrong")[0]
    let product = lesson(lessonText(bare))
    guard case .notYet(let mistake) = verdict(numbers(code, product), in: product) else {
      return #expect(Bool(false))
    }
    #expect(mistake.cause.hasSuffix(words), "\(mistake)")
    #expect((mistake.id == "order") == words.hasPrefix("reverse"), "\(mistake)")
  }

  /// In four the first line that is out of order may stand in its place.
  @Test func ofFourLinesTheOneOutOfPlaceIsNamed() {
    let lines = ["let a = 1", "let b = 2", "let c = a - b", "let d = c"]
    let four = lesson(
      lessonText(
        "## Order: it\n<!-- id: it -->\n```swift order\n\(lines.joined(separator: "\n"))\n```"))
    guard
      case .notYet(let mistake) = verdict(
        [2, 1, 0, 3].map { lines[$0] }.joined(separator: "\n"), in: four)
    else { return #expect(Bool(false)) }
    #expect(mistake.cause == "Line 3 of yours comes too late: let a = 1", "\(mistake)")
  }

  @Test(arguments: [
    ("", "There is no answer yet."),
    ("1 1 2", "Factor 1 is there twice; it is needed once at most."),
    ("5 1 2", "There is no factor 5: they are numbered 1 to 4."),
    ("first", "Answer with numbers from the list, such as 1 2 3."),
    ("T(-2, -1)\nR(80°)\nT(2, 1)", "Answer with numbers from the list, such as 1 2 3."),
    ("T(-2, -1)", "2 factors are still missing."),
    ("R(90°)\nT(2,1)", "One factor is still missing."),
  ])
  func notGradable(_ answer: String, _ reason: String) {
    #expect(verdict(answer, in: product.lesson) == .notGradable(reason))
  }

  @Test func statementsRunOneAfterTheOther() {
    let code = ["let a = T(1, 2)", "let b = a * S(2)", "let c = R(90°)", "let d = b * c"]
    #expect(verdict(numbers(code, steps.lesson), in: steps.lesson).isRight)
    // Other orders that give the same values pass too.
    let other = [code[2], code[0], code[1], code[3]]
    #expect(verdict(numbers(other, steps.lesson), in: steps.lesson).isRight)
    // What does not run is told like any other wrong order, with the author's feedback.
    let foreseen = [code[1], code[0], code[2], code[3]]
    guard case .notYet(let mistake) = verdict(numbers(foreseen, steps.lesson), in: steps.lesson)
    else { return #expect(Bool(false)) }
    #expect(mistake == Mistake(id: "too-soon", cause: "b is made of a.", details: []))
    let late = [code[3], code[0], code[1], code[2]]
    guard case .notYet(let place) = verdict(numbers(late, steps.lesson), in: steps.lesson) else {
      return #expect(Bool(false))
    }
    #expect(place.cause == "Line 1 of yours comes too early: let d = b * c")
  }

  @Test(arguments: [
    ("```swift order\nR(1)\n```", "9: an order is made of 2 to 20 lines"),
    (
      "```swift order\nR(1)\nR(1)\n```", "9: an order is made of 2 to 20 lines, of which two differ"
    ),
    ("text", "7: 'Order:' needs its lines"),
    ("```swift order\nR(1)\nR(2) // extra\n```", "11: a line that does not belong says why"),
    ("```swift starter\nR(1)\n```", "9: 'starter' does not belong below 'Order:'"),
  ])
  func mistakes(_ body: String, _ message: String) {
    let found = problems("## Order: it\n<!-- id: it -->\n\(body)")
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test func linesAreNeverShownInTheRightOrder() {
    for seed in 0..<500 {
      let lines = ["a", "b", "b"].map { Exercise.OrderLine(code: $0, line: 1) }
      let order = shuffling(lines, seed: "\(seed)")
      #expect(order.sorted() == [0, 1, 2])
      #expect(order.map { lines[$0].code } != ["a", "b", "b"])
      #expect(order == shuffling(lines, seed: "\(seed)"))
    }
  }
}

/// An exercise about the order of a product, with a wrong one.
let productBody = """
  ## Order: turn about (2, 1)
  <!-- id: order-turn; points: 2 -->
  ```swift order
  T(-2, -1)
  R(90°)
  T(2, 1)
  S(2) // extra: Nothing grows here.
  ```
  ```swift wrong order
  T(2, 1)
  R(90°)
  T(-2, -1)
  ```
  > The leftmost acts first.
  """

private let stepsBody = """
  ## Order: steps
  <!-- id: steps; points: 1 -->
  ```swift order
  let a = T(1, 2)
  let b = a * S(2)
  let c = R(90°)
  let d = b * c
  ```
  ```swift wrong too-soon
  let b = a * S(2)
  let a = T(1, 2)
  let c = R(90°)
  let d = b * c
  ```
  > b is made of a.
  """
