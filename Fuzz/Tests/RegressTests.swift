import Foundation
import FuzzTargets
import Testing

/// Every input that ever failed, and every seed, is fed again: it may fail, trap or hang no more.
@Suite(.serialized) struct RegressTests {
  @Test(arguments: try inputs(in: "regress")) func wasMended(_ input: Input) throws {
    try input.target.examine([UInt8](Data(contentsOf: input.file)))
  }

  @Test(arguments: FuzzTarget.allCases) func isReplayed(_ target: FuzzTarget) throws {
    #expect(try inputs(in: "regress").contains { $0.target == target })
  }

  /// A file below the folder of its target.
  struct Input: CustomTestStringConvertible, Sendable {
    let target: FuzzTarget
    let file: URL

    var testDescription: String { "\(target.rawValue)/\(file.lastPathComponent)" }
  }

  private static func inputs(in folder: String) throws -> [Input] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try FuzzTarget.allCases.flatMap { target in
      let folder = root.appending(path: "\(folder)/\(target.rawValue)")
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).map { Input(target: target, file: $0) }.sorted { $0.file.path < $1.file.path }
    }
  }
}
