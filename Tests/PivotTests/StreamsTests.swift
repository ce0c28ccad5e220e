import Dispatch
import Foundation
import TestSupport
import Testing

@testable import pivot

@Suite("Streams and files that are written", .timeLimit(.minutes(2)))
struct StreamsTests {
  /// Another program may have made a terminal or a pipe non-blocking that it shares with this one.
  @Test func aStreamThatDoesNotBlockIsWaitedFor() async {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let (reader, writer) = (ends[0], ends[1])
    let bytes = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    let received = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: try? readAll(reader, limit: 1 << 22))
      }
      var output = Output(writer)
      output.write(bytes)
      output.flush()
      #expect(output.reason == nil)
      close(writer)
    }
    close(reader)
    #expect(received == bytes)
  }

  @Test func aNewFileIsThereWholeOrNotAtAll() throws {
    let folder = try temporaryFolder()
    let path = folder + "/turn.svg"
    // While it is written it has another name.
    let name = try writeBeside(path, Array("text".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    #expect(!fileExists(path) && unlink(name) == 0)
    // On a disk that takes a part of it.
    let full = try Pivot.shell("ulimit -f 1; \"$PIVOT\" plot 'R(30°)' -o '\(path)'")
    #expect(full.status == 74)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    #expect(try Pivot.run("plot", "R(30°)", "-o", path).status == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("</svg>\n"))
  }

  @Test func whatIsInTheWayIsSaid() throws {
    let folder = try temporaryFolder()
    func reason(_ name: String) -> String? {
      do { try writeOutput(folder + "/" + name, "1", replaces: false) } catch {
        return error.reason
      }
      return nil
    }
    #expect(reason("new") == nil && reason("new") == OutputFileError.exists.reason)
    #expect(symlink(folder + "/nowhere", folder + "/link") == 0)
    #expect(reason("link") == "a link that leads nowhere")
    #expect(reason("none/new") == "No such file or directory")
    #expect(reason("new/new") == "Not a directory")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["link", "new"])
  }

  /// What a program of the same number left that was ended is in nobody's way.
  @Test func leftoversAreNotInTheWay() throws {
    let folder = try temporaryFolder()
    let left = "\(folder)/.pivot-\(getpid())-1.tmp"
    try "left".write(toFile: left, atomically: true, encoding: .utf8)
    for text in ["old", "new"] {
      try writeOutput(folder + "/a", text, replaces: true)
      #expect(try String(contentsOfFile: folder + "/a", encoding: .utf8) == text)
    }
    #expect(try String(contentsOfFile: left, encoding: .utf8) == "left")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
  }

  @Test(arguments: [0o600, 0o640, 0o755]) func aReplacedFileKeepsItsModeAndOwner(mode: Int) throws {
    let path = try temporaryFolder() + "/a"
    try "old".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(chmod(path, mode_t(mode)) == 0)
    // Only root can give a file away.
    let owner = geteuid() == 0 ? 65534 : geteuid()
    #expect(chown(path, owner, gid_t.max) == 0)
    try writeOutput(path, "new", replaces: true)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_uid == owner)
    #expect(Int(status.st_mode) & 0o7777 == mode)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }

  @Test func theSizeOfAWindowIsWithinReason() throws {
    let line = "stty cols 65535 rows 1500; exec '\(Pivot.path)' doctor"
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-c", line], environment: ["TERM": "xterm", "HOME": "/nonexistent"],
      columns: 200, rows: 80)
    #expect(try terminal.exitCode() == 0)
    #expect(terminal.transcript.contains("1000 columns, 1000 rows"))
  }
}
