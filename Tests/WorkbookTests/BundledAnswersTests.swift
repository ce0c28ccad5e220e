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
}
