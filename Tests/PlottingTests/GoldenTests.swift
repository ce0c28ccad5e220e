import Foundation
import Testing

/// Every scene against its file: characters in Golden, SVG in GoldenSVG.
///
/// To write the files anew: `PIVOT_RECORD=1 swift test --filter GoldenTests`, which still fails, once,
/// where one changed. Look at each of them, in a terminal or a browser, before committing it.
struct GoldenTests {
  private let characters = GoldenFolder("Golden", "txt")
  private let drawings = GoldenFolder("GoldenSVG", "svg")

  @Test(arguments: scenes) func sceneLooksAsRecorded(_ scene: Scene) throws {
    #expect(try characters.recorded(scene.name, now: scene.text) == scene.text)
  }

  @Test(arguments: svgScenes) func fileIsAsRecorded(_ scene: SVGScene) throws {
    #expect(try drawings.recorded(scene.name, now: scene.text) == scene.text)
  }

  @Test func everyFileHasAScene() throws {
    #expect(try characters.names == scenes.map(\.name).sorted())
    #expect(try drawings.names == svgScenes.map(\.name).sorted())
  }
}

/// Files beside the tests, one for each scene.
private struct GoldenFolder {
  private let url: URL
  private let suffix: String

  init(_ name: String, _ suffix: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    self.suffix = ".\(suffix)"
  }

  /// What was recorded; where that differs and files are to be written, the text is from now on.
  func recorded(_ name: String, now text: String) throws -> String? {
    let file = url.appendingPathComponent(name + suffix)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    if recorded != text, ProcessInfo.processInfo.environment["PIVOT_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return recorded
  }

  var names: [String] {
    get throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: url.path)
      return files.map { $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : $0 }.sorted()
    }
  }
}
