import Foundation
import Testing

@testable import Workbook

/// What is said of answers to the bundled lessons that nobody foresaw.
@Suite struct BundledAnswersTests {
  private func cause(_ answer: String, _ file: String, _ id: String) throws -> String {
    let text = try String(
      contentsOf: bundledLessons.appending(path: file + ".md"), encoding: .utf8)
    let lesson = parseLesson(text, file: file).lesson.instance(variant: 0)
    let exercise = try #require(lesson.exercises.first { $0.id == id })
    guard case .notYet(let mistake) = Checker().check(answer, of: exercise, in: lesson) else {
      return "no mistake"
    }
    return mistake.cause
  }

  @Test(arguments: [
    ("08-turning-about-a-point", "twist-about-point", "let twist = R(30/180, about: (70,230))"),
    ("03-rotation", "compass-needle", "let east = R(90/180)"),
    ("03-rotation", "minute-hand", "let hand = R(9 * 6 / 180)"),
    ("07-order", "photo-chain", "let photo = T(40,30).rotated(by: 90/180).scaledBy(x: 2, y: 1)"),
  ]) func degreesWithoutPi(_ file: String, _ id: String, _ answer: String) throws {
    let told = try cause(answer, file, id)
    #expect(told.hasPrefix("The part of half a turn is taken for radians, and π"), "\(told)")
  }

  /// Whether anything sets a property is told by the lines that do, not by the word.
  @Test(arguments: [
    (
      "needle.transform.rotated(by: a * .pi / 180)", "The result of rotated(by:) is thrown away, so"
    ),
    ("let r = R(a * 1°)", "One line is missing: nothing sets transform."),
    ("let r = needle.transform", "One line is missing: nothing sets transform."),
    (
      "[needle setTransform:CGAffineTransformIdentity];",
      "A line about transform is missing, or does"
    ),
    ("needle.layer.setAffineTransform(.identity)", "A line about transform is missing, or does"),
    (
      "needle.layer.transform = CATransform3DIdentity", "A line about transform is missing, or does"
    ),
  ]) func whetherATransformIsSet(_ line: String, _ words: String) throws {
    let told = try cause(
      "needle.layer.anchorPoint = CGPoint(x: 0.5, y: 1)\nneedle.center = CGPoint(x: 116, y: 130)\n"
        + line, "24-five-broken-snippets", "needle")
    #expect(told.hasPrefix(words), "\(told)")
  }

  /// A recognizer is set back too early only where nobody has read it before.
  @Test(arguments: [
    (["read", "reset", "place"], "One line is missing: nothing sets center."),
    (["reset", "read", "move", "place"], "The recognizer is set back before anybody has read it."),
  ]) func whenARecognizerIsSetBack(_ lines: [String], _ words: String) throws {
    let code = [
      "read": "let step = sender.translation(in: scope.superview)",
      "move": "scope.center = scope.center + step",
      "reset": "sender.setTranslation(.zero, in: scope.superview)",
      "place": "label.transform = S(1.5) * R(t)"
        + " * T(scope.center.x - label.center.x, scope.center.y - label.center.y)",
    ]
    let body = lines.compactMap { code[$0] }.joined(separator: "\n")
    let answer = "func scopeMoved(_ sender: UIPanGestureRecognizer) {\n\(body)\n}"
    let told = try cause(answer, "20-centred-transform", "track")
    #expect(told.hasPrefix(words), "\(told)")
  }

  /// A layer has taken its copy of an animation by then.
  @Test(arguments: ["spin.duration = 2", "spin.toValue = 2 * CGFloat.pi"])
  func whatIsSetAfterTheAnimationWasAdded(_ late: String) throws {
    let lines = [
      "let spin = CABasicAnimation(keyPath: \"transform.rotation.z\")", "spin.fromValue = 0",
      "spin.toValue = 2 * CGFloat.pi", "spin.duration = 2",
      "wheel.layer.add(spin, forKey: \"spin\")",
    ]
    let answer = (lines.filter { $0 != late } + [late]).joined(separator: "\n")
    let told = try cause(answer, "23-timing-and-interpolation", "full-turn")
    let property = late.prefix { $0 != " " }
    #expect(told.hasPrefix("'\(property)' is set after the animation was added, and"), "\(told)")
  }
}
