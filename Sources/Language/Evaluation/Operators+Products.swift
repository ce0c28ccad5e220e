internal import Geometry

extension Evaluator {
  /// `left * right`.
  ///
  /// With row vectors the left factor acts first; with the column convention the same product is
  /// read from the right.
  mutating func product(_ left: Value, _ right: Value) throws(Fault) -> Value {
    if let scaled = scaled(left, right) ?? scaled(right, left) { return scaled }
    switch convention {
    case .row:
      if isMap(left), isMappable(right) { throw .problem(.columnVector(right.kind.words)) }
      return try applied(right, to: left, left, right)
    case .column:
      if isMappable(left), isMap(right) { throw .problem(.rowVector(left.kind.words)) }
      let (first, second) = (left.turned(in: .column), right.turned(in: .column))
      return try applied(first, to: second, left, right).turned(in: .column)
    }
  }

  /// The refusal of a matrix that reads as no transform, as rows are multiplied by it.
  func notAffine(_ matrix: Matrix) -> Fault {
    .problem(
      .notAffine(
        last: convention == .row ? "column" : "row",
        isTransposed: matrix.transpose.affine != nil))
  }

  private func scaled(_ value: Value, _ factor: Value) -> Value? {
    guard case .number(let number) = factor else { return nil }
    switch value {
    case .angle(let angle):
      return angle.number(times: number).map(Value.number) ?? .angle(angle * number)
    case .vector(let vector): return .vector(vector * number)
    case .row(let row): return .row(row * number)
    case .row3D(let row): return .row3D(row * number)
    default: return nil
    }
  }

  private func isMap(_ value: Value) -> Bool {
    switch value {
    case .transform, .matrix: true
    default: false
    }
  }

  private func isMappable(_ value: Value) -> Bool {
    switch value {
    case .point, .vector, .size, .rect, .row, .row3D: true
    case .list(let box): !box.payload.isEmpty && box.payload.allSatisfy(isMappable)
    default: false
    }
  }

  /// `map` applied to a value: the product `value * map` of row vectors.
  private mutating func applied(_ map: Value, to value: Value, _ left: Value, _ right: Value)
    throws(Fault)
    -> Value
  {
    switch (value, map) {
    case (.list(let box), .transform), (.list(let box), .matrix):
      return try images(of: box.payload, map, left, right)
    case (_, .transform(let transform)):
      if let image = image(of: value, transform) { return image }
      if case .matrix(let box) = value {
        return try product(box.payload, Matrix(transform))
      }
    case (.transform(let transform), .matrix(let box)):
      return try product(Matrix(transform), box.payload)
    case (_, .matrix(let box)): return try image(of: value, box.payload, left, right)
    default: break
    }
    throw .problem(.operands("*", left.kind.words, right.kind.words))
  }

  /// The image of each element of a list.
  private mutating func images(of list: [Value], _ map: Value, _ left: Value, _ right: Value)
    throws(Fault) -> Value
  {
    try fuel.burn(list.count)
    var images: [Value] = []
    for element in list {
      let image = try applied(map, to: element.turned(in: convention), left, right)
      images.append(image.turned(in: convention))
    }
    do { return try makeList(images, at: 0) } catch { throw .problem(error.problem) }
  }

  private func image(of value: Value, _ transform: AffineTransform) -> Value? {
    switch value {
    case .transform(let first): .transform(first.concatenating(transform))
    case .point(let point): .point(point.applying(transform))
    case .vector(let vector): .vector(vector.applying(transform))
    case .size(let size): .size(size.applying(transform))
    case .rect(let rect): .rect(rect.applying(transform))
    case .row(let row): .row(row.applying(transform))
    default: nil
    }
  }

  private func product(_ first: Matrix, _ second: Matrix) throws(Fault) -> Value {
    guard let product = first.multiplied(by: second) else { throw shapes(first, second) }
    return product.asValue
  }

  private func image(of value: Value, _ matrix: Matrix, _ left: Value, _ right: Value)
    throws(Fault) -> Value
  {
    switch value {
    case .matrix(let box): return try product(box.payload, matrix)
    case .row(let row):
      guard let image = row.applying(matrix) else { throw shapes(Matrix(row), matrix) }
      return .row(image)
    case .row3D(let row):
      guard let image = row.applying(matrix) else { throw shapes(Matrix(row), matrix) }
      return .row3D(image)
    case .point(let point): return try project(point, matrix)
    case .vector(let vector): return try turn(vector, matrix)
    case .size, .rect:
      if let transform = matrix.affine, let image = image(of: value, transform) { return image }
      throw notAffine(matrix)
    default: throw .problem(.operands("*", left.kind.words, right.kind.words))
    }
  }

  /// A point's image in the plane: w is divided out; a point at infinity is a direction.
  private func project(_ point: Point, _ matrix: Matrix) throws(Fault) -> Value {
    guard let image = point.homogeneous.applying(matrix) else {
      throw shapes(Matrix(point.homogeneous), matrix)
    }
    return try planeValue(image)
  }

  private func turn(_ vector: Vector, _ matrix: Matrix) throws(Fault) -> Value {
    guard let image = vector.homogeneous.applying(matrix) else {
      throw shapes(Matrix(vector.homogeneous), matrix)
    }
    guard matrix[0, 2] == 0, matrix[1, 2] == 0 else { throw .problem(.projectiveVector) }
    return .vector(image.direction)
  }
}

extension Value {
  /// A value for products of rows, and back: where points are columns, a matrix is written as it multiplies
  /// columns, which is the transpose of the one that multiplies rows.
  func turned(in convention: Convention) -> Value {
    guard convention == .column, case .matrix(let box) = self else { return self }
    return box.payload.transpose.asValue
  }
}

/// What a homogeneous row stands for in the plane: a point, or where w is 0 a direction.
func planeValue(_ row: Row) throws(Fault) -> Value {
  if let point = row.point { return .point(point) }
  guard row.x != 0 || row.y != 0 else { throw .problem(.originRow) }
  return .vector(row.direction)
}
