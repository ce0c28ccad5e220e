import Geometry
import Plotting
import Testing
import TestSupport

/// What a real browser makes of the scenes: where its shapes are, against the drawing's own numbers.
@Suite(.enabled(if: Browser.path != nil, .init(rawValue: Browser.missing)), .timeLimit(.minutes(2)))
struct BrowserTests {
  @Test func shapesAreWhereTheDrawingSays() throws {
    let drawings = scenes.compactMap { scene -> (Scene, Drawing)? in
      guard case .still(let drawing) = scene.figure else { return nil }
      return (scene, drawing)
    }
    let reports = try Browser.report(
      drawings.map { (svg($0.0.figure, SVGOptions(yAxis: $0.0.yAxis)), [0]) })
    for ((scene, drawing), report) in zip(drawings, reports) {
      #expect(report.error == "", "\(scene)")
      let shapes = try #require(report.moments.first)
      compare(drawing, shapes, "\(scene)")
    }
  }

  @Test func aMotionIsWhereItsFramesAre() throws {
    let scene = try #require(svgScenes.first { $0.name == "reel" })
    guard case .reel(let reel) = scene.figures.first else { return }
    // Well within, so that no frame is told from its neighbour by rounding; the last as it stays.
    let frames = [0, 1, 6, 12]
    let times = frames.map { Double($0) * reel.duration / 12 }
    let report = try #require(try Browser.report([(scene.text, times + [99])]).first)
    for (frame, shapes) in zip(frames + [12], report.moments) {
      let moving = shapes.filter { $0.isSeen || $0.part == "x" || $0.part == "y" }
      compare(reel.frames[frame].drawing, moving, "frame \(frame)")
    }
  }

  @Test func whoPrefersLessMotionSeesTheEnd() throws {
    let scene = try #require(svgScenes.first { $0.name == "reel" })
    guard case .reel(let reel) = scene.figures.first else { return }
    let end = try #require(reel.frames.last?.drawing)
    let flag = "--force-prefers-reduced-motion"
    let report = try #require(try Browser.report([(scene.text, [0])], flags: [flag]).first)
    let shapes = try #require(report.moments.first)
    compare(end, shapes.filter { $0.isSeen || $0.part == "x" || $0.part == "y" }, "the end")
  }

  @Test func paperFollowsThePage() throws {
    let scene = try #require(svgScenes.first)
    let dark = "--blink-settings=preferredColorScheme=0"
    #expect(try Browser.report([(scene.text, [])]).first?.paper == "rgb(255, 255, 255)")
    #expect(try Browser.report([(scene.text, [])], flags: [dark]).first?.paper == "rgb(22, 24, 29)")
  }

  /// Every whole outline, marker and arrow of a drawing against the browser's boxes.
  private func compare(_ drawing: Drawing, _ shapes: [Browser.Shape], _ where: String) {
    for expected in drawing.shapes.compactMap(\.expectedBox) {
      let near = shapes.contains { shape in
        guard shape.part == expected.part, shape.name == expected.name,
          let box = shapes.drawnBox(shape), let unit = shapes.unitsPerPixel(shape.panel)
        else { return false }
        let pairs = [
          (box.x, expected.box.minX), (box.y, expected.box.minY),
          (box.width, expected.box.width), (box.height, expected.box.height),
        ]
        // Hundredths of pixels, and the rounding of ticks and of single precision in the browser.
        return pairs.allSatisfy { abs($0 - $1) <= 0.05 * unit }
      }
      #expect(near, "\(`where`): \(expected)")
    }
  }
}

extension Shape {
  /// The box that a browser should find; nil for what it draws otherwise.
  fileprivate var expectedBox: (part: String, name: String, box: Rect)? {
    guard case .outline(let outline) = self, outline.clip == nil,
      outline.corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { return nil }
    let part =
      switch outline.part {
      case .before: "before"
      case .after: "after"
      case .other: "other"
      case .frame: "frame"
      }
    return (part, outline.name, bounds(of: outline.corners))
  }
}
