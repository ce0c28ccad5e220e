import Foundation
import FuzzTargets
import Testing

/// Every input that ever failed is fed again, and one of each hostile kind: none may fail, trap or hang.
@Suite(.serialized) struct RegressTests {
  @Test(arguments: try inputs()) func isMended(_ input: Input) throws {
    try input.target.examine([UInt8](Data(contentsOf: input.file)))
  }

  @Test(arguments: FuzzTarget.allCases) func hasInputs(_ target: FuzzTarget) throws {
    #expect(try Self.inputs().contains { $0.target == target })
  }

  /// A file below the folder of its target.
  struct Input: CustomTestStringConvertible, Sendable {
    let target: FuzzTarget
    let file: URL

    var testDescription: String { "regress/\(target.rawValue)/\(file.lastPathComponent)" }
  }

  private static func inputs() throws -> [Input] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "regress")
    return try FuzzTarget.allCases.flatMap { target in
      try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: target.rawValue), includingPropertiesForKeys: nil
      ).map { Input(target: target, file: $0) }.sorted { $0.file.path < $1.file.path }
    }
  }
}
