internal import Geometry

/// A map of the plane: affine, or with a projection.
enum PlaneMap: Equatable {
  case affine(AffineTransform)
  /// A 3×3 matrix whose last column is not 0 0 1.
  case projective(Matrix)

  /// The map in a value; nil where it holds none.
  init?(_ value: Value) {
    switch value {
    case .transform(let transform): self = .affine(transform)
    case .matrix(let box): self.init(box.payload)
    default: return nil
    }
  }

  private init?(_ matrix: Matrix) {
    guard matrix.rows == 3, matrix.columns == 3 else { return nil }
    self = matrix.affine.map(PlaneMap.affine) ?? .projective(matrix)
  }

  static let identity = PlaneMap.affine(.identity)

  var matrix: Matrix {
    switch self {
    case .affine(let transform): Matrix(transform)
    case .projective(let matrix): matrix
    }
  }

  var affine: AffineTransform? {
    if case .affine(let transform) = self { return transform }
    return nil
  }

  var asValue: Value {
    switch self {
    case .affine(let transform): .transform(transform)
    case .projective(let matrix): matrix.asValue
    }
  }

  /// This map first, then the other.
  func then(_ next: PlaneMap) -> PlaneMap {
    if case .affine(let a) = self, case .affine(let b) = next {
      return .affine(a.concatenating(b))
    }
    return matrix.multiplied(by: next.matrix).flatMap(PlaneMap.init) ?? self
  }

  /// Its inverse; nil where there is none.
  var inverse: PlaneMap? {
    switch self {
    case .affine(let transform): transform.determinant == 0 ? nil : .affine(transform.inverted())
    case .projective(let matrix): matrix.inverse.flatMap(PlaneMap.init)
    }
  }
}

/// One elementary step of a transform.
struct Step {
  var map: PlaneMap
  /// How the source writes it: "R(30°)"; for a part of a decomposition what it is.
  var source: String
  /// The variable or function that it was read from: "t", "spin".
  var origin: String?

  /// The step that undoes this one; nil where it cannot be undone.
  var inverse: Step? {
    map.inverse.map { Step(map: $0, source: "inverse of \(source)", origin: origin) }
  }
}
