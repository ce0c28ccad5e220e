import Geometry
import TestSupport
import Testing

struct PointMappingTests {
  @Test(arguments: 1...4)
  func everySourceGoesToItsImage(count: Int) throws {
    for seed in Volume.seeds(300) {
      let pairs = Self.pairs(seed, count)
      let mapping = try PointMapping(pairs)
      for pair in pairs {
        let image = try #require(mapping.image(of: pair.source))
        #expect(image.isApproximatelyEqual(to: pair.image, tolerance: 1e-6))
      }
    }
  }

  /// A similarity keeps angles and does not mirror.
  @Test func twoPairsGiveASimilarity() throws {
    for seed in Volume.seeds(300) {
      guard case .affine(let t) = try PointMapping(Self.pairs(seed, 2)) else {
        Issue.record("two pairs gave a matrix")
        continue
      }
      #expect(t.a == t.d && t.b == 0 - t.c)
      #expect(t.determinant > 0)
    }
  }

  /// The map that made the pairs comes back, whatever it was.
  @Test func threePairsOfATransformGiveItBack() throws {
    for seed in Volume.seeds(300) {
      var random = SplitMix64(seed: seed)
      let transform = random.transform()
      let pairs = Self.pairs(seed, 3).map { PointPair($0.source, $0.source.applying(transform)) }
      guard case .affine(let found) = try PointMapping(pairs) else {
        Issue.record("three pairs gave a matrix")
        continue
      }
      #expect(found.isApproximatelyEqual(to: transform, tolerance: 1e-7))
    }
  }

  @Test func fourPairsOfATransformAreAffine() throws {
    for seed in Volume.seeds(300) {
      var random = SplitMix64(seed: seed)
      let transform = random.transform()
      let source = rect(1, 2, random.number(1...50), random.number(1...50))
      let pairs = source.corners.map { PointPair($0, $0.applying(transform)) }
      guard case .projective(let matrix) = try PointMapping(pairs) else {
        Issue.record("four pairs gave a transform")
        continue
      }
      #expect(try #require(matrix.affine).isApproximatelyEqual(to: transform, tolerance: 1e-7))
    }
  }

  /// The same matrix from eight equations for eight unknowns, by elimination.
  @Test func fourPairsAgreeWithALinearSystem() throws {
    for seed in Volume.seeds(300) {
      let pairs = Self.pairs(seed, 4)
      guard case .projective(let matrix) = try PointMapping(pairs),
        let expected = Self.solved(pairs)
      else { continue }
      let scale = expected.reduce(1) { max($0, abs($1)) }
      for (found, wanted) in zip(matrix.entries, expected) {
        #expect(abs(found - wanted) <= 1e-6 * scale)
      }
    }
  }

  @Test func pairsThatDetermineNothing() {
    func error(_ pairs: [(Point, Point)]) -> MappingError? {
      do {
        _ = try PointMapping(pairs.map { PointPair($0.0, $0.1) })
        return nil
      } catch { return error }
    }
    let (o, x, y, d) = (point(0, 0), point(1, 0), point(0, 1), point(1, 1))
    #expect(error([]) == .count(0))
    #expect(error([(o, o), (x, x), (y, y), (d, d), (point(2, 3), o)]) == .count(5))
    #expect(error([(o, x), (o, y)]) == .coincident(0, 1, onSource: true))
    #expect(error([(o, x), (y, x)]) == .coincident(0, 1, onSource: false))
    #expect(error([(o, o), (x, x), (point(2, 0), y)]) == .collinear(0, 1, 2, onSource: true))
    #expect(error([(o, o), (y, d), (x, point(2, 2))]) == .collinear(0, 1, 2, onSource: false))
    #expect(
      error([(o, o), (x, x), (y, y), (point(0, 2), d)]) == .collinear(0, 2, 3, onSource: true))
  }

  // MARK: Random pairs and the other way to solve

  /// Pairs whose points are well apart, no three of them near one line.
  private static func pairs(_ seed: UInt64, _ count: Int) -> [PointPair] {
    var random = SplitMix64(seed: seed)
    func points() -> [Point] {
      while true {
        let points = (0..<count).map { _ in random.point() }
        let areas = points.indices.flatMap { i in
          points.indices.flatMap { j in
            points.indices.filter { i < j && j < $0 }.map {
              Polygon.area([points[i], points[j], points[$0]])
            }
          }
        }
        let distances = points.indices.flatMap { i in
          points.indices.filter { i < $0 }.map { points[i].distance(to: points[$0]) }
        }
        if areas.allSatisfy({ $0 > 200 }), distances.allSatisfy({ $0 > 10 }) { return points }
      }
    }
    return zip(points(), points()).map { PointPair($0, $1) }
  }

  /// The entries of the matrix with last entry 1, row by row; nil where that entry is near 0.
  private static func solved(_ pairs: [PointPair]) -> [Double]? {
    // X·(g·x + h·y + 1) = a·x + c·y + tx, and the same for Y; unknowns a c tx b d ty g h.
    var rows = pairs.flatMap { pair -> [[Double]] in
      let (x, y, X, Y) = (pair.source.x, pair.source.y, pair.image.x, pair.image.y)
      return [
        [x, y, 1, 0, 0, 0, -x * X, -y * X, X], [0, 0, 0, x, y, 1, -x * Y, -y * Y, Y],
      ]
    }
    for column in 0..<8 {
      guard let pivot = (column..<8).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-6
      else { return nil }
      rows.swapAt(pivot, column)
      for row in 0..<8 where row != column {
        let factor = rows[row][column] / rows[column][column]
        for k in column..<9 { rows[row][k] -= factor * rows[column][k] }
      }
    }
    let s = (0..<8).map { rows[$0][8] / rows[$0][$0] }
    return [s[0], s[3], s[6], s[1], s[4], s[7], s[2], s[5], 1]
  }
}

extension PointMapping {
  fileprivate func image(of point: Point) -> Point? {
    switch self {
    case .affine(let transform): return point.applying(transform)
    case .projective(let matrix):
      guard let row = Matrix(point.homogeneous).multiplied(by: matrix) else { return nil }
      return Point(x: row[0, 0] / row[0, 2], y: row[0, 1] / row[0, 2])
    }
  }
}
