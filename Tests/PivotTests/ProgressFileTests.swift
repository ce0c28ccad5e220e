import Foundation
import TestSupport
import Testing
import Workbook

@testable import pivot

/// The progress log on a disk that is not always kind.
@Suite struct ProgressFileTests {
  private static let id = ExerciseID(lesson: "turning", exercise: "pivot-turn")

  private func tried(_ number: Int) -> ProgressRecord {
    let deed = ProgressRecord.Deed.tried(isRight: false, mistake: "order", answer: "\(number)")
    return ProgressRecord(day: 7, .did(deed, Self.id, hash: "9f2c"))
  }

  private func path() throws -> String {
    try temporaryFolder() + "/share/pivot/progress"
  }

  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  private func write(_ text: String, _ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func attempts(_ path: String) throws -> Int {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    return ProgressReading(bytes).attempts
  }

  @Test func whatIsAppendedIsThere() throws {
    let path = try path()
    let file = ProgressFile(path: path)
    #expect(file.load() == Progress())
    #expect(file.append([tried(1)]) && file.append([tried(2), tried(3)]))
    #expect(try attempts(path) == 3)
    #expect(ProgressFile(path: path).load().records == file.load().records)
    #expect(file.news().isEmpty)
    #expect(try mode(path) == 0o600 && mode(path + ".lock") == 0o600)
    #expect(try mode(URL(fileURLWithPath: path).deletingLastPathComponent().path) == 0o700)
  }

  @Test func withoutAHomeItIsSaidOnce() {
    let file = ProgressFile(path: nil)
    _ = file.load()
    _ = file.load()
    #expect(!file.append([tried(1)]))
    #expect(file.news() == ["there is no home folder: what you do here is not kept"])
    #expect(file.news().isEmpty)
  }

  @Test func afterATornLineTheNextOneIsWhole() throws {
    let path = try path()
    #expect(ProgressFile(path: path).append([tried(1)]))
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("0123456789abcdef 7 tri".utf8))
    #expect(ProgressFile(path: path).append([tried(2)]))
    let file = ProgressFile(path: path)
    _ = file.load()
    #expect(file.news().count == 1 && file.append([tried(3)]))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains(" 7 tri\n"), "the damaged line is gone")
    #expect(try attempts(path) == 3)
  }

  @Test func aFileThatIsNoLogIsMovedAside() throws {
    let path = try path()
    for turn in 1...2 {
      try write("words that nobody understands \(turn)", path)
      let file = ProgressFile(path: path)
      #expect(file.load() == Progress())
      #expect(file.news().first?.contains("progress.bad-20") == true)
      #expect(file.append([tried(1)]))
      #expect(try attempts(path) == 1)
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    #expect(names.count { $0.hasPrefix("progress.bad-") } == 2)
  }

  /// A line added to it would make it a log, of which the next reading keeps that line alone.
  @Test func aFileThatCannotBeMovedAsideStays() throws {
    let path = try path()
    let words = "words that nobody understands"
    try write(words, path)
    // A folder in the lock's place is refused to everyone, root too.
    try FileManager.default.createDirectory(
      atPath: path + ".lock", withIntermediateDirectories: false)
    let file = ProgressFile(path: path)
    #expect(file.load() == Progress())
    let news = file.news()
    #expect(news.count == 1 && news[0].hasPrefix("what you do here is not kept: "))
    try FileManager.default.removeItem(atPath: path + ".lock")
    #expect(!file.append([tried(1)]))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == words)
  }

  @Test func theOldTextBecomesALogSilently() throws {
    let path = try path()
    try write("turning pivot-turn 9f2c 3 right\n", path)
    let file = ProgressFile(path: path)
    #expect(file.load().records.count == 1)
    #expect(file.news().isEmpty)
    #expect(file.append([tried(4)]))
    #expect(try attempts(path) == 4)
    #expect(try mode(path) == 0o600)
  }

  @Test func aNewerLogIsOnlyRead() throws {
    let path = try path()
    // FNV-1a of "format 2".
    let newer = "429dcfb2976696ec format 2\n"
    #expect(ProgressReading(Array(newer.utf8)).kind == .newer)
    try write(newer, path)
    let file = ProgressFile(path: path)
    _ = file.load()
    #expect(file.news().first?.contains("a newer Pivot wrote") == true)
    #expect(!file.append([tried(1)]))
    // It came to the same home while a prompt was open.
    #expect(!ProgressFile(path: path).append([tried(1)]))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == newer)
  }

  @Test(arguments: ["folder", "pipe", "link", "device"]) func somethingElseInItsPlace(what: String)
    throws
  {
    let path = try path()
    try write("", path)
    try FileManager.default.removeItem(atPath: path)
    let victim = path + ".victim"
    try "untouched".write(toFile: victim, atomically: true, encoding: .utf8)
    switch what {
    case "folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    case "link": #expect(symlink(victim, path) == 0)
    case _: #expect(symlink("/dev/full", path) == 0)
    }
    let file = ProgressFile(path: path)
    #expect(file.load() == Progress())
    #expect(!file.append([tried(1)]))
    #expect(file.news().count == 1)
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "untouched")
    // Without a look at it first, too.
    #expect(!ProgressFile(path: path).append([tried(1)]))
  }

  @Test func aFolderThatCannotBeMade() throws {
    let home = try temporaryFolder()
    try "a file".write(toFile: home + "/share", atomically: true, encoding: .utf8)
    let file = ProgressFile(path: home + "/share/pivot/progress")
    #expect(file.load() == Progress())
    #expect(!file.append([tried(1)]) && !file.append([tried(2)]))
    #expect(file.news().count == 1)
  }

  /// What could not be written is written as soon as it can be.
  @Test func aFailureIsMadeUpFor() throws {
    let path = try path()
    try write("", path)
    try FileManager.default.removeItem(atPath: path)
    let file = ProgressFile(path: path)
    try FileManager.default.createDirectory(
      atPath: path + ".lock", withIntermediateDirectories: false)
    #expect(!file.append([tried(1)]) && !file.keepsAll)
    try FileManager.default.removeItem(atPath: path + ".lock")
    #expect(file.append([tried(2)]) && file.keepsAll)
    #expect(try attempts(path) == 2)
    #expect(file.news().last == "what you did is kept after all")
  }

  @Test func aLongLogIsWrittenAnew() throws {
    let path = try path()
    #expect(ProgressFile(path: path).append((1...2000).map(tried)))
    let file = ProgressFile(path: path)
    let before = file.load()
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count < 500)
    #expect(file.load() == before && file.news().isEmpty)
    #expect(try mode(path) == 0o600)
    #expect(try attempts(path) == 2000)
  }

  /// Writers in one process hold the lock of the file as those of several do.
  @Test func writersTakeTurns() async throws {
    let path = try path()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for number in 0..<20 { ProgressFile(path: path).append([tried(number)]) } }
      }
    }
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(ProgressReading(bytes).attempts == 160 && ProgressReading(bytes).damaged == 0)
  }
}

extension ProgressReading {
  /// What was entered in steps and not judged.
  var steps: [String] {
    progress.records.compactMap { record in
      if case .did(.stood(let entry), _, _) = record.event { entry.steps } else { nil }
    }
  }

  /// The tries of all exercises.
  var attempts: Int {
    progress.records.reduce(0) { sum, record in
      if case .did(.stood(let entry), _, _) = record.event { sum + entry.attempts } else { sum }
    }
  }
}
