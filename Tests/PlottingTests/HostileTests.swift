import Geometry
import Testing

@testable import Plotting

/// Input that no one means, in every style: nothing traps, and the picture keeps to its size.
@Suite struct HostileTests {
  static let numbers: [Double] = [
    0, -0.0, 1, -1, 1e308, -1e308, 1e300, 1e-308, .leastNonzeroMagnitude, .infinity, -.infinity,
    .nan, 1e15,
    .greatestFiniteMagnitude,
  ]
  static let sizes = [(1, 1), (1, 200), (500, 1), (20, 8), (19, 30), (80, 24), (500, 200)].map {
    PlotSize(columns: $0.0, rows: $0.1)
  }

  @Test(arguments: Style.allCases)
  func numbersOfEverySizeHavePictures(_ style: Style) {
    for x in Self.numbers {
      for y in Self.numbers {
        for size in Self.sizes.prefix(6) {
          check(Self.everything(at: Point(x: x, y: y)), PlotOptions(size: size, style: style))
        }
      }
    }
  }

  @Test(arguments: Style.allCases)
  func largePicturesOfOddNumbers(_ style: Style) {
    for x in Self.numbers {
      let size = PlotSize(columns: 500, rows: 200)
      let options = PlotOptions(size: size, style: style, yAxis: .up)
      check(Self.everything(at: Point(x: x, y: 3)), options)
    }
  }

  @Test(arguments: [Int.min, .min + 1, -1, .max - 1, .max])
  func dashesMarchByAnyNumber(_ phase: Int) {
    let drawing = Drawing.transform(degrees(30), of: Rect(x: 0, y: 0, width: 30, height: 20))
    for style in Style.allCases {
      var options = PlotOptions(style: style)
      options.antPhase = phase
      check(drawing, options)
    }
  }

  @Test func manyShapesFitOnePicture() {
    let many = Drawing.merged(
      (0..<10_000).map { index in
        let corner = Point(x: Double(index % 100) * 3, y: Double(index / 100) * 2)
        return Drawing(shapes: [
          .outline(
            Outline(
              Rect(x: corner.x, y: corner.y, width: 2, height: 1).corners, part: .after,
              name: "v\(index)"))
        ])
      })
    for style in Style.allCases { check(many, PlotOptions(style: style)) }
    let points = Drawing.points(
      (0..<10_000).map { ("label \($0)", Point(x: Double($0 % 97), y: Double($0 % 89))) })
    check(points, PlotOptions())
  }

  @Test func longNamesAndManyLines() {
    let name = String(repeating: "long name ", count: 10_000)
    let lines = (0..<100_000).map {
      Segment(Point(x: Double($0), y: 0), Point(x: 0, y: Double($0)))
    }
    let drawing = Drawing(
      shapes: [
        .mesh(Mesh(lines, part: .after, name: name)),
        .outline(
          Outline(
            (0..<10_000).map {
              Point(x: Trigonometry.cosine(Double($0)), y: Trigonometry.sine(Double($0)))
            }, part: .after,
            name: name)),
        .label(Label(name, at: .zero)),
      ], legend: [name, String(repeating: "x", count: 100_000)])
    for columns in [1, 9, 80] {
      check(drawing, PlotOptions(size: PlotSize(columns: columns, rows: 30)))
    }
  }

  /// One of each shape, with clips that are no convex polygon.
  private static func everything(at p: Point) -> Drawing {
    let corners = [p, Point(x: 1, y: 2), Point(x: p.x, y: 4), Point(x: -p.y, y: p.x)]
    let bow = [p, Point(x: 2, y: 2), Point(x: 2, y: 0), Point(x: 0, y: 2)]
    return Drawing(shapes: [
      .outline(Outline(corners, part: .after, name: "a")),
      .outline(Outline(corners, part: .before, name: "b", clip: bow)),
      .outline(Outline(corners, part: .other, name: "c", clip: [p, p, p])),
      .outline(Outline([p], part: .frame, name: "f", clip: [])),
      .outline(Outline([], part: .after, name: "none")),
      .arrow(Arrow(from: p, to: Point(x: p.y, y: p.x), part: .after, name: "v")),
      .ray(Ray(from: p, along: Vector(dx: p.y, dy: p.x), part: .edge, name: "r")),
      .ray(Ray(from: .zero, along: Vector(dx: p.x, dy: p.y), part: .point, name: "far")),
      .mesh(Mesh([Segment(p, .zero), Segment(p, p)], part: .after, name: "grid")),
      .marker(Marker(p, part: .anchor, name: "anchor")), .label(Label("here", at: p)),
    ])
  }

  private func check(_ drawing: Drawing, _ options: PlotOptions) {
    let plot = render(drawing, options)
    let lines = plot.lines
    #expect(lines.count <= options.size.rows)
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= options.size.columns })
    #expect(!describe(drawing, yAxis: options.yAxis).isEmpty)
  }
}
