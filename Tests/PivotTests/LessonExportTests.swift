import Foundation
import TestSupport
import Testing

@Suite("Exporting lessons")
struct LessonExportTests {
  private let lessons: String
  private let pages: String

  init() throws {
    lessons = try temporaryFolder()
    pages = lessons + "/new/pages"
    try write("a.md", lesson("first"))
    try write("b.md", lesson("second"))
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(toFile: "\(lessons)/\(name)", atomically: true, encoding: .utf8)
  }

  private func export() throws -> Pivot.Result {
    try Pivot.run("lessons", "export", pages, "--lessons", lessons)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: pages).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(pages)/\(name)", encoding: .utf8)
  }

  @Test func pagesAreWrittenAndReplaced() throws {
    let result = try export()
    #expect(result.status == 0 && result.output == "3 pages in \(pages)\n", "\(result.errors)")
    #expect(try files() == ["a.html", "b.html", "index.html"])
    let before = try text("a.html")
    #expect(before.contains("<samp>(4, 6)</samp>") && !before.contains(lessons))
    #expect(try export().status == 0)
    #expect(try text("a.html") == before)
    try write("a.md", lesson("third"))
    #expect(try export().status == 0)
    #expect(try text("a.html").contains("pivot learn third"))
  }

  @Test func pagesOfLessonsThatAreGoneAreRemoved() throws {
    #expect(try export().status == 0)
    try "mine".write(toFile: "\(pages)/notes.html", atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: lessons + "/b.md")
    #expect(try export().output == "2 pages in \(pages); removed b.html\n")
    #expect(try files() == ["a.html", "index.html", "notes.html"])
  }

  @Test func otherFilesAreNotReplaced() throws {
    try FileManager.default.createDirectory(atPath: pages, withIntermediateDirectories: true)
    try "mine".write(toFile: "\(pages)/index.html", atomically: true, encoding: .utf8)
    let result = try export()
    #expect(result.status == 74)
    #expect(result.errors.contains("\(pages)/index.html was not written by this command"))
    #expect(try files() == ["index.html"])
    #expect(try text("index.html") == "mine")
  }

  @Test func linksAreNotFollowed() throws {
    try FileManager.default.createDirectory(atPath: pages, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(pages)/a.html", withDestinationPath: "/dev/null")
    #expect(try export().status == 74)
    #expect(try files() == ["a.html"])
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    #expect(try Pivot.run("lessons", "export", pages, "--lessons", "/nonexistent").status == 66)
    #expect(
      try Pivot.run("lessons", "export", lessons + "/a.md", "--lessons", lessons).status == 73)
    let both = ["--name", "Ada", "--variant", "1"]
    #expect(
      try Pivot.run("lessons", "export", pages, both[0], both[1], both[2], both[3]).status == 64)
    #expect(try Pivot.run("lessons", "export", pages, "--variant", "10000").status == 64)
    try write("b.md", "no lesson")
    let faulty = try export()
    #expect(faulty.status == 2 && faulty.errors.contains("b.md:1:"))
    #expect(!FileManager.default.fileExists(atPath: pages))
  }
}

private func lesson(_ id: String) -> String {
  """
  ---
  lesson: \(id)
  title: Lesson \(id)
  format: 1
  ---
  # Lesson \(id)

  ```swift example
  > (1, 2) * T(3, 4)
  (4, 6)
  ```
  """
}
