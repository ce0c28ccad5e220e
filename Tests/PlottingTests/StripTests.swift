import Foundation
import Geometry
import Testing

@testable import Plotting

/// Film strips and motions: what holds for all of them.
@Suite struct StripTests {
  private static let sizes = [1, 2, 13, 14, 15, 29, 30, 80, 500].flatMap { columns in
    [1, 2, 3, 4, 5, 9, 10, 12, 24, 200].map { PlotSize(columns: columns, rows: $0) }
  }

  @Test(arguments: [
    Strip([]), Strip([.init("", Drawing())]), turnings(3), turnings(40), hugeStrip, brokenStrip,
  ])
  func everySizeIsKept(_ strip: Strip) {
    for size in Self.sizes {
      for style in Style.allCases {
        let plot = render(Figure.strip(strip), PlotOptions(size: size, style: style))
        #expect(plot.size.columns <= size.columns && plot.size.rows <= size.rows, "\(size)")
      }
    }
  }

  @Test func manyPanelsAreChosenEvenly() {
    let text = render(.strip(turnings(10_000)), PlotOptions()).text
    #expect(text.contains("left out: 9996 of 10001"))
    let first = text.prefix { $0 != "\n" }
    #expect(first.hasPrefix("start") && first.contains("5000 R") && first.contains("10000 R"))
  }

  /// Their titles are named where these fill a line just so; beyond it they are counted.
  @Test(arguments: [("dddd", "left out: aaa, bbbb, ccc, dddd"), ("ddddd", "left out: 4 of 6")])
  func titlesOfWhatIsLeftOut(_ title: String, _ expected: String) {
    let point = Drawing.points([("p", Point(x: 1, y: 2))])
    let strip = Strip(["first", "aaa", "bbbb", "ccc", title, "last"].map { .init($0, point) })
    let size = PlotSize(columns: 30, rows: 16)
    #expect(render(.strip(strip), PlotOptions(size: size)).lines.contains(expected))
  }

  /// A long title takes a second row only where the picture has a dozen; else it is cut.
  @Test(arguments: [(11, false), (12, true)]) func longTitles(_ rows: Int, _ isWhole: Bool) {
    let point = Drawing.points([("p", Point(x: 1, y: 2))])
    let strip = Strip(["start", "R(30°) about (0, 0)"].map { .init($0, point) })
    let size = PlotSize(columns: 30, rows: rows)
    let lines = render(.strip(strip), PlotOptions(size: size)).lines
    #expect(lines[0].contains("R(30°)"))
    #expect(lines.prefix(2).joined().contains("(0, 0)") == isWhole)
  }

  @Test(arguments: [(1, 5, [4]), (2, 5, [0, 4]), (3, 5, [0, 2, 4]), (4, 5, [0, 1, 3, 4])])
  func chosenFromTheFirstToTheLast(_ number: Int, _ count: Int, _ expected: [Int]) {
    #expect(evenlyChosen(number, of: count) == expected)
  }

  @Test func nothingIsChosenOfNothing() {
    #expect(evenlyChosen(3, of: 0) == [])
    #expect(evenlyChosen(0, of: 3) == [])
    #expect(evenlyChosen(7, of: 3) == [0, 1, 2])
  }

  /// A move by 100 of the 200 that are seen is as wide as the square itself, in every panel.
  @Test func allPanelsHaveOneScaleAndOneOrigin() throws {
    let square = Rect(x: 0, y: 0, width: 100, height: 100)
    let moves = steps(of: square, [("T(100, 0)", AffineTransform(translationX: 100, y: 0))])
    let lines = render(.strip(moves), .ascii).lines
    let row = try #require(lines.first { $0.filter { $0 == "A" }.count == 2 })
    let letters = row.enumerated().filter { $0.1.isLetter }
    #expect(String(letters.map(\.1)) == "ABAB")
    let at = letters.map(\.0)
    let panel = try #require(lines[0].enumerated().first { $0.1 == "1" }).0
    #expect(at[2] - panel == at[1])
    #expect(at[3] - at[2] == at[1] - at[0])
  }

  @Test func keyFramesEndTheStretchesOfOneTitle() {
    let frames = ["a", "a", "b", "b", "b", "c"].enumerated().map {
      Reel.Frame($1, .points([("p", Point(x: Double($0), y: 0))]))
    }
    let reel = Reel(frames, duration: 5)
    #expect(reel.strip().panels == [frames[0], frames[1], frames[4], frames[5]])
    #expect(reel.strip(panels: 2).panels == [frames[0], frames[5]])
    let plain = Reel(frames.map { .init("", $0.drawing) }, duration: 5)
    #expect(plain.strip(panels: 3).panels.map(\.drawing) == [0, 3, 5].map { frames[$0].drawing })
    let single = Reel(
      zip(["start", "1", "1", "1"], frames).map { .init($0, $1.drawing) }, duration: 5)
    #expect(single.strip().panels == [single.frames[0], single.frames[3]])
    #expect(Reel([], duration: 1).strip().panels.isEmpty)
  }

  @Test func framesOfAMotionShareTheirWindow() {
    for size in Self.sizes {
      let plots = renderFrames(turning, PlotOptions(size: size))
      #expect(plots.count == turning.frames.count)
      #expect(Set(plots.map(\.size)).count == 1)
      #expect(plots[0].size.columns <= size.columns && plots[0].size.rows <= size.rows)
    }
    let ascii = renderFrames(turning, .ascii).map(\.lines)
    #expect(ascii.allSatisfy { $0[1] == ascii[0][1] })
    #expect(ascii.map { $0[0] } == turning.frames.map(\.title))
    #expect(renderFrames(Reel([], duration: 1)).isEmpty)
  }

  @Test func aStripIsToldPanelByPanel() {
    let sentences = describe(.strip(turnings(1)))
    #expect(sentences.first == "start:")
    #expect(sentences.contains("1 R:"))
    #expect(sentences.filter { $0.hasPrefix("y grows") }.count == 1)
    #expect(!sentences.contains { $0.contains("Before") })
    #expect(describe(.strip(Strip([]))) == ["Nothing to draw."])
    #expect(describe(.reel(turning)) == describe(.strip(turning.strip())))
  }
}

private func turnings(_ count: Int) -> Strip {
  steps(
    of: Rect(x: 0, y: 0, width: 100, height: 60),
    Array(repeating: ("R", degrees(7)), count: count))
}

private let hugeStrip = steps(
  of: Rect(x: 0, y: 0, width: 1e308, height: 1),
  [("S(1e308, 1)", AffineTransform(scaleX: 1e308, y: 1)), ("R", degrees(45))])

private let brokenStrip = steps(
  of: Rect(x: 0, y: 0, width: 1, height: 1),
  [
    ("S(nan, 1)", AffineTransform(scaleX: .nan, y: 1)),
    (String(repeating: "ü", count: 999), degrees(1)),
  ])
