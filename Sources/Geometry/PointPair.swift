/// A point and where it shall go.
public struct PointPair: Hashable, Sendable {
  /// The point.
  public var source: Point
  /// Its image.
  public var image: Point

  /// Creates the pair `source` → `image`.
  public init(_ source: Point, _ image: Point) {
    self.source = source
    self.image = image
  }
}

/// Why pairs of points determine no map.
public enum MappingError: Error, Hashable, Sendable {
  /// There are none, or more than four.
  case count(Int)
  /// Two pairs, counted from 0, start at one point or end at one point.
  case coincident(Int, Int, onSource: Bool)
  /// Three pairs, counted from 0, start or end on one line.
  case collinear(Int, Int, Int, onSource: Bool)
}

/// The simplest map that sends points to given points, by their number.
public enum PointMapping: Hashable, Sendable {
  /// A translation from one pair, a similarity from two, an affine map from three.
  case affine(AffineTransform)
  /// A 3×3 matrix from four pairs, which divides by its last component.
  case projective(Matrix)

  /// Finds the map of one to four pairs.
  ///
  /// One pair gives a translation; two a similarity, which turns and scales by one factor and does
  /// not mirror; three an affine map; four a projective one, with its last entry 1 unless that must
  /// be 0. Law: each source goes to its image, up to rounding.
  public init(_ pairs: [PointPair]) throws(MappingError) {
    guard (1...4).contains(pairs.count) else { throw .count(pairs.count) }
    try PointMapping.refuseCoincident(pairs)
    try PointMapping.refuseCollinear(pairs)
    switch pairs.count {
    case 1:
      let move = pairs[0].image - pairs[0].source
      self = .affine(AffineTransform(translationX: move.dx, y: move.dy))
    case 2: self = .affine(PointMapping.similarity(pairs[0], pairs[1]))
    case 3: self = .affine(PointMapping.affine(pairs[0], pairs[1], pairs[2]))
    default: self = .projective(PointMapping.projective(pairs))
    }
  }

  // MARK: What determines nothing

  private static func refuseCoincident(_ pairs: [PointPair]) throws(MappingError) {
    for first in pairs.indices {
      for second in pairs.indices where second > first {
        if pairs[first].source == pairs[second].source {
          throw .coincident(first, second, onSource: true)
        }
        if pairs[first].image == pairs[second].image {
          throw .coincident(first, second, onSource: false)
        }
      }
    }
  }

  /// The image of a line is a line: were only one side of a pair on one, no such map would exist,
  /// and were both, more than one.
  private static func refuseCollinear(_ pairs: [PointPair]) throws(MappingError) {
    for left in pairs.indices {
      for middle in pairs.indices where middle > left {
        for right in pairs.indices where right > middle {
          let three = [pairs[left], pairs[middle], pairs[right]]
          if areCollinear(three.map(\.source)) {
            throw .collinear(left, middle, right, onSource: true)
          }
          if areCollinear(three.map(\.image)) {
            throw .collinear(left, middle, right, onSource: false)
          }
        }
      }
    }
  }

  private static func areCollinear(_ points: [Point]) -> Bool {
    let (first, second) = (points[1] - points[0], points[2] - points[0])
    return !(abs(first.cross(second)) > 1e-12 * first.length * second.length)
  }

  // MARK: Solving

  /// With points as complex numbers the linear part is a factor, the quotient of the two sides.
  private static func similarity(_ first: PointPair, _ second: PointPair) -> AffineTransform {
    let (from, to) = (second.source - first.source, second.image - first.image)
    let square = from.dot(from)
    let (a, b) = (from.dot(to) / square, from.cross(to) / square)
    // 0 − b, not −b: a pure scale has no −0.
    return AffineTransform(a: a, b: b, c: 0 - b, d: a, tx: 0, ty: 0).moved(to: first)
  }

  /// Two sides of the triangle go to two sides: L = E⁻¹ · F.
  private static func affine(
    _ first: PointPair, _ second: PointPair, _ third: PointPair
  ) -> AffineTransform {
    let from = AffineTransform(
      rows: second.source - first.source, third.source - first.source)
    let to = AffineTransform(rows: second.image - first.image, third.image - first.image)
    return from.inverted().concatenating(to).moved(to: first)
  }
}

extension Vector {
  /// The area of the parallelogram of two vectors.
  ///
  /// Positive where the way to `other` turns from +x towards +y.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }
}

extension AffineTransform {
  /// The linear map that sends (1, 0) and (0, 1) to these vectors.
  fileprivate init(rows first: Vector, _ second: Vector) {
    self.init(a: first.dx, b: first.dy, c: second.dx, d: second.dy, tx: 0, ty: 0)
  }

  /// The same linear part, with the translation that sends one point where it shall go.
  fileprivate func moved(to pair: PointPair) -> AffineTransform {
    let move = pair.image - pair.source.applying(linearPart)
    return AffineTransform(a: a, b: b, c: c, d: d, tx: move.dx, ty: move.dy)
  }
}
