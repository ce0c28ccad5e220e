import Geometry
import TestSupport
import Testing

@testable import Plotting

/// What maps do to shapes, with numbers worked out by hand.
@Suite struct ImageTests {
  private let rect = Rect(x: 0, y: 0, width: 100, height: 60).corners

  private func matrix(_ rows: [[Double]]) throws -> Matrix { try #require(Matrix(rows)) }

  private func outlines(_ drawing: Drawing) -> [Outline] {
    drawing.shapes.compactMap { if case .outline(let outline) = $0 { outline } else { nil } }
  }

  private func rays(_ drawing: Drawing) -> [Ray] {
    drawing.shapes.compactMap { if case .ray(let ray) = $0 { ray } else { nil } }
  }

  @Test func oneMapHasAFrame() {
    let drawing = Drawing.transform(degrees(90), of: Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(outlines(drawing).map(\.part) == [.after, .before, .frame])
    #expect(
      outlines(drawing)[0].corners.map { [$0.x, $0.y] } == [[0, 0], [0, 4], [-2, 4], [-2, 0]])
    #expect(
      outlines(drawing)[2].corners.map { [$0.x, $0.y] } == [[-2, 0], [0, 0], [0, 4], [-2, 4]])
  }

  @Test func twoMapsOverlie() {
    let maps = [
      (name: "a", matrix: Matrix(AffineTransform(translationX: 1, y: 0))),
      (name: "b", matrix: Matrix(AffineTransform(translationX: 0, y: 1))),
    ]
    let both = outlines(.images(of: rect, under: maps))
    #expect(both.map(\.part) == [.after, .other, .before])
    #expect(both.map(\.name) == ["a", "b", "before"])
    let three = outlines(.images(of: rect, under: maps + maps.prefix(1)))
    #expect(three.map(\.part) == [.after, .after, .after, .before])
  }

  /// w is 1 + y / 100: at y = 60 all is divided by 1.6.
  @Test func aProjectionThatStaysFinite() throws {
    let floor = try matrix([[1, 0, 0], [0, 1, 0.01], [0, 0, 1]])
    let drawing = Drawing.images(of: rect, under: [(name: "after", matrix: floor)])
    #expect(
      outlines(drawing)[0].corners.map { [$0.x, $0.y] }
        == [[0, 0], [100, 0], [62.5, 37.5], [0, 37.5]])
    #expect(rays(drawing).isEmpty)
  }

  /// w is x / 100 - 1 / 2: the corners at x = 100 have w 1 / 2, those at x = 0 are behind infinity,
  /// and the horizon is x = 50, so the edges go towards (50, 0) and (50, 60).
  @Test func aProjectionThroughInfinity() throws {
    let through = try matrix([[1, 0, 0.01], [0, 1, 0], [0, 0, -0.5]])
    let drawing = Drawing.images(of: rect, under: [(name: "after", matrix: through)])
    let corners = outlines(drawing)[0].corners
    #expect(corners[1] == Point(x: 200, y: 0) && corners[2] == Point(x: 200, y: 120))
    #expect(corners[0] == .beyond && corners[3] == .beyond)
    #expect(rays(drawing).map(\.start) == [corners[1], corners[2]])
    #expect(rays(drawing).map(\.direction) == [Vector(dx: 50, dy: 0), Vector(dx: 50, dy: 60)])
    #expect(outlines(drawing).map(\.part) == [.after, .before])
  }

  /// The points with w = 0 themselves have no place either.
  @Test func cornersOnTheHorizon() throws {
    let touching = try matrix([[1, 0, 0.01], [0, 1, 0], [0, 0, 0]])
    let image = Projection(of: rect, under: touching)
    #expect(image.corners[0] == .beyond && image.corners[1] == Point(x: 100, y: 0))
    #expect(image.corners[2] == Point(x: 100, y: 60) && image.corners[3] == .beyond)
    // (0, 0) goes to (0, 0, 0), which is no point: no way leads there.
    #expect(image.rays.map(\.direction) == [Vector(dx: 0, dy: 60)])
  }

  /// All signs turned is the same map.
  @Test func negativeDivisorsEverywhere() throws {
    let turned = try matrix([[-2, 0, 0], [0, -2, 0], [0, 0, -1]])
    #expect(
      Projection(of: rect, under: turned).corners.map { [$0.x, $0.y] }
        == [[0, 0], [200, 0], [200, 120], [0, 120]])
  }

  /// A projection's image is where each point goes by itself.
  @Test func imagesAgreeWithPoints() throws {
    for seed in 1...200 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let entries = (0..<9).map { _ in Double.random(in: -1...1, using: &generator) }
      let map = try #require(Matrix(rows: 3, columns: 3, entries: entries))
      let image = Projection(of: rect, under: map)
      for (corner, seen) in zip(rect, image.corners) where isDrawable(seen) {
        let point = try #require(corner.homogeneous.applying(map)?.point)
        #expect(point.isApproximatelyEqual(to: seen))
      }
    }
  }
}

@Suite struct GridTests {
  private func arrows(_ drawing: Drawing) -> [Arrow] {
    drawing.shapes.compactMap { if case .arrow(let arrow) = $0 { arrow } else { nil } }
  }

  /// The rows of the matrix are where i and j go.
  @Test func unitVectorsAreTheRows() {
    let t = AffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 1, ty: 1)
    let drawing = Drawing.grid(Matrix(t))
    let after = arrows(drawing).filter { $0.part == .after }.map(\.segment)
    #expect(after[0] == Segment(Point(x: 1, y: 1), Point(x: 3, y: 1.5)))
    #expect(after[1] == Segment(Point(x: 1, y: 1), Point(x: 0, y: 4)))
    #expect(
      drawing.legend.contains("determinant 6.5: the area of the unit square goes from 1 to 6.5"))
  }

  /// Written for columns, the matrix is mirrored in its diagonal; the picture is the same.
  @Test func unitVectorsAreTheColumns() {
    let matrix = Matrix(AffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 1, ty: 1))
    let (rows, columns) = (Drawing.grid(matrix), Drawing.grid(matrix, areColumns: true))
    #expect(rows.shapes == columns.shapes)
    #expect(columns.legend.contains("the columns of the matrix are where i and j go"))
    #expect(!columns.legend.contains { $0.contains("rows") })
  }

  /// Four lines each way, from -1 to 2.
  @Test func linesOfTheGrid() throws {
    let drawing = Drawing.grid(Matrix(AffineTransform(scaleX: 2, y: 3)))
    let meshes = drawing.shapes.compactMap { if case .mesh(let mesh) = $0 { mesh } else { nil } }
    #expect(meshes.map(\.part) == [.before, .after])
    #expect(meshes.map(\.segments.count) == [8, 8])
    #expect(meshes[0].segments.contains(Segment(Point(x: 2, y: -1), Point(x: 2, y: 2))))
    #expect(meshes[1].segments.contains(Segment(Point(x: 4, y: -3), Point(x: 4, y: 6))))
  }

  @Test(arguments: [
    (1.0, 1.0, "determinant 1: the area of the unit square stays 1"),
    (-1.0, 1.0, "determinant -1: the area of the unit square stays 1, and the sign says mirrored"),
    (0.0, 1.0, "determinant 0: all is flat, and there is no way back"),
  ]) func determinants(_ x: Double, _ y: Double, _ words: String) {
    #expect(Drawing.grid(Matrix(AffineTransform(scaleX: x, y: y))).legend.contains(words))
  }

  @Test func farTranslationsAreLeftOut() {
    let near = Drawing.grid(Matrix(AffineTransform(translationX: 3, y: 0)))
    let far = Drawing.grid(Matrix(AffineTransform(translationX: 300, y: 40)))
    #expect(!near.legend.contains { $0.hasSuffix("left out here") })
    #expect(far.legend.contains("then all moves by (300, 40), which is left out here"))
    #expect(arrows(far).allSatisfy { $0.segment.start == .zero })
  }

  /// Lines along x of rows (a b g) meet at (a / g, b / g).
  @Test func vanishingPoints() throws {
    let map = try #require(Matrix([[1, 0, 0.01], [0, 1, 0.02], [0, 0, 1]]))
    let drawing = Drawing.grid(map)
    #expect(drawing.legend.contains("lines along x meet at (100, 0)"))
    #expect(drawing.legend.contains("lines along y meet at (0, 50)"))
    #expect(drawing.legend.contains("a cell is 10 wide, and so are i and j"))
    // As wide as i and j are everywhere else nothing needs to be said.
    let near = try #require(Matrix([[1, 0, 0.1], [0, 1, 0], [0, 0, 1]]))
    #expect(!Drawing.grid(near).legend.contains { $0.hasPrefix("a cell is") })
  }

  /// Near the horizon lines end; nothing of the picture is far away or without a place.
  @Test func linesEndBeforeTheHorizon() throws {
    let map = try #require(Matrix([[1, 0, 1], [0, 1, 1], [0, 0, 0]]))
    let meshes = Drawing.grid(map).shapes.compactMap {
      if case .mesh(let mesh) = $0, mesh.part == .after { mesh } else { nil }
    }
    let ends = meshes.flatMap(\.segments).flatMap { [$0.start, $0.end] }
    #expect(!ends.isEmpty)
    // x and y are at most 2, w at most 4, and a tenth of that where a line ends.
    #expect(ends.allSatisfy { abs($0.x) <= 5.001 && abs($0.y) <= 5.001 })
  }
}
