import Foundation
import Testing

/// Every SVG scene against its file in GoldenSVG.
///
/// To write the files anew: `PIVOT_RECORD=1 swift test --filter SVGGoldenTests`, which still fails,
/// once, where one changed. Look at them in a browser before committing them.
struct SVGGoldenTests {
  @Test(arguments: svgScenes)
  func sceneLooksAsRecorded(_ scene: SVGScene) throws {
    let file = Self.folder.appendingPathComponent("\(scene.name).svg")
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded != scene.text, Self.isRecording {
      try scene.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(recorded == scene.text)
  }

  @Test func everyFileHasAScene() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == svgScenes.map { "\($0.name).svg" }.sorted())
  }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("GoldenSVG")

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["PIVOT_RECORD"] != nil
  }
}
