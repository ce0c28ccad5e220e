import Foundation
import Language
import Testing

/// A program of `lessons/programs`, with the picture that its header shows.
struct LessonProgram: CustomTestStringConvertible, Sendable {
  let url: URL
  let source: String

  var testDescription: String { url.lastPathComponent }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "lessons/programs")

  static func all() throws -> [LessonProgram] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { LessonProgram(url: $0, source: try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// The program whose name begins with this number.
  static func named(_ number: String) throws -> LessonProgram {
    try #require(try all().first { $0.url.lastPathComponent.hasPrefix(number) })
  }

  // MARK: The header

  /// The comment at the beginning: prose, an empty line, and the picture.
  private var header: [Substring] {
    Array(
      source.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") })
  }

  /// The picture in the header, without the marks of the comment.
  var picture: [String] {
    guard let gap = header.firstIndex(of: "//") else { return [] }
    return header[(gap + 1)...].map { String($0.dropFirst("//   ".count)) }
  }

  /// The source with another picture in its header.
  func source(showing picture: [String]) -> String {
    let prose = header.prefix { $0 != "//" }.map(String.init)
    let lines = picture.map { $0.isEmpty ? "//" : "//   \($0)" }
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(header.count)
    return (prose + ["//"] + lines + code.map(String.init)).joined(separator: "\n")
  }
}

/// A program that has run, in a session that goes on with other numbers.
struct Replay {
  private var run: ProgramRun

  /// What the program showed.
  let events: [Event]
  let status: Session.Status

  init(_ program: LessonProgram) {
    let log = Log()
    run = ProgramRun()
    run.session.onEvent = { log.events.append($0) }
    status = run.session.run(program.source).status
    events = log.events
    run.session.settings.digits = .full
    run.session.settings.warns = false
  }

  init(_ number: String) throws {
    self.init(try LessonProgram.named(number))
    #expect(status == .done)
  }

  private final class Log {
    var events: [Event] = []
  }

  /// The numbers that more statements print, in order.
  mutating func numbers(_ statements: String) throws -> [Double] {
    let log = Log()
    run.session.onEvent = { log.events.append($0) }
    let outcome = run.session.run(statements)
    #expect(outcome.status == .done, "\(outcome.diagnostics)")
    let text = log.events.filter { $0.kind == .printed }.map(\.text.plain).joined(separator: " ")
    return text.matches(of: /-?\d+(\.\d+)?(e-?\d+)?/).compactMap { Double($0.output.0) }
  }
}
