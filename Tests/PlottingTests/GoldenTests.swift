import Foundation
import Testing

/// Every scene against its file in Golden.
///
/// To write the files anew:
/// `PIVOT_RECORD=1 swift test --filter GoldenTests`, which still fails, once, where one changed.
struct GoldenTests {
  @Test(arguments: scenes)
  func sceneLooksAsRecorded(_ scene: Scene) throws {
    let file = Self.folder.appendingPathComponent("\(scene.name).txt")
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded != scene.text, Self.isRecording {
      try scene.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(recorded == scene.text)
  }

  @Test func everyFileHasAScene() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == scenes.map { "\($0.name).txt" }.sorted())
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["PIVOT_RECORD"] != nil
  }
}
