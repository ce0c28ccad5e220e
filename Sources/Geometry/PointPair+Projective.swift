extension PointMapping {
  /// The 3×3 matrix M with source · M ∼ image for four pairs, no three of which lie on a line.
  ///
  /// The first three points of each side are a basis of rows. The fourth source is λ₁p₁ + λ₂p₂ +
  /// λ₃p₃, its image μ₁q₁ + μ₂q₂ + μ₃q₃, so M = P⁻¹ · diag(μ / λ) · Q. Where all μ / λ agree the
  /// map is affine, and its last column is exactly 0 0 1.
  static func projective(_ pairs: [PointPair]) -> Matrix {
    let source = Basis(pairs.prefix(3).map(\.source))
    let image = Basis(pairs.prefix(3).map(\.image))
    let from = source.coordinates(of: pairs[3].source)
    let to = image.coordinates(of: pairs[3].image)
    let ratios = zip(to, from).map { $0 / $1 }
    let largest = ratios.reduce(0) { max($0, abs($1)) }
    if ratios.allSatisfy({ abs($0 - ratios[0]) <= 1e-12 * largest }),
      case .affine(let transform)? = try? PointMapping(Array(pairs.prefix(3)))
    {
      return Matrix(transform)
    }
    return source.matrix(ratios, image).normalized
  }
}

/// Three points that are not on one line, as rows (x, y, 1) of a matrix.
private struct Basis {
  let points: [Point]
  /// Twice the area of the triangle, with its sign.
  private let area: Double

  init(_ points: [Point]) {
    self.points = points
    area = Basis.area(points[0], points[1], points[2])
  }

  private static func area(_ first: Point, _ second: Point, _ third: Point) -> Double {
    (second - first).cross(third - first)
  }

  /// The weights of the three points that make up `point`; their sum is 1.
  func coordinates(of point: Point) -> [Double] {
    [
      Basis.area(point, points[1], points[2]) / area,
      Basis.area(points[0], point, points[2]) / area,
      Basis.area(points[0], points[1], point) / area,
    ]
  }

  /// P⁻¹ · diag(ratios) · Q.
  ///
  /// Row k of P⁻¹ holds what the k-th component of a row (x, y, 1) adds to each weight.
  func matrix(_ ratios: [Double], _ image: Basis) -> Matrix {
    let origin = coordinates(of: .zero)
    let x = zip(coordinates(of: Point(x: 1, y: 0)), origin).map { $0 - $1 }
    let y = zip(coordinates(of: Point(x: 0, y: 1)), origin).map { $0 - $1 }
    return Matrix(3, 3) { row, column in
      let weights = [x, y, origin][row]
      return (0..<3).reduce(0) { sum, k in
        let entries = [image.points[k].x, image.points[k].y, 1]
        return sum + weights[k] * ratios[k] * entries[column]
      }
    }
  }
}

extension Matrix {
  /// The same map with its last entry 1, where that entry is not 0 beside the others.
  fileprivate var normalized: Matrix {
    let last = self[rows - 1, columns - 1]
    let column = (0..<rows).reduce(0) { max($0, abs(self[$1, columns - 1])) }
    guard abs(last) > 1e-12 * column else { return self }
    return Matrix(rows, columns) { self[$0, $1] / last }
  }
}
