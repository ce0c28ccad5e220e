internal import Geometry
internal import Views

// Transforms that bring one thing to another, and what is asked about the corners afterwards.
extension CatalogueBuilder {
  mutating func addMappings() {
    addRectMappings()
    function(
      "transform(mapping:)", "Sends points to points: from 1 to 4 pairs, the simplest map.",
      "transform(mapping: [((0, 0), (10, 20)), ((1, 0), (10, 21))])"
    ) { (pairs: [Value]) in try map(of: pairs) }
    function(
      "area(of:)", "The area of a polygon, given by its corners in order.",
      "area(of: rect(0, 0, 3, 4).corners * R(30°))"
    ) { (corners: [Value]) in Polygon.area(try points(corners, 0)) }
    function(
      "contains(_:in:)", "Whether a point lies inside a polygon, given by its corners in order.",
      "contains((1, 1), in: rect(0, 0, 3, 4).corners * R(30°))"
    ) { (point: Point, corners: [Value]) in Polygon.contains(point, in: try points(corners, 1)) }
    addViewCorners()
  }

  private mutating func addRectMappings() {
    function(
      "transform(from:to:)", "Stretches and moves one rect onto another.",
      "transform(from: rect(0, 0, 4, 3), to: rect(0, 0, 100, 100))"
    ) { (source: Rect, target: Rect) in try map(source, target, .fill) }
    function(
      "transform(from:to:_:)",
      "Brings one rect into another: .fill stretches, .aspectFit fits inside, .aspectFill covers.",
      "transform(from: rect(0, 0, 4, 3), to: rect(0, 0, 100, 100), .aspectFit)"
    ) { (source: Rect, target: Rect, mode: FitMode) in try map(source, target, mode) }
    type("FitMode", .fitMode)
    constant("FitMode", "fill", "Stretched, to cover the other rect exactly.") { FitMode.fill }
    constant("FitMode", "aspectFit", "As large as fits inside, in proportion.") {
      FitMode.aspectFit
    }
    constant("FitMode", "aspectFill", "As small as covers it, in proportion.") {
      FitMode.aspectFill
    }
    constant("FitMode", "scaleToFill", "UIKit's name for .fill.") { FitMode.fill }
    constant("FitMode", "scaleAspectFit", "UIKit's name for .aspectFit.") { FitMode.aspectFit }
    constant("FitMode", "scaleAspectFill", "UIKit's name for .aspectFill.") { FitMode.aspectFill }
  }

  private mutating func addViewCorners() {
    effect(
      "corners(in:)", of: .view, takes: [[.view, .nothing]], gives: .list,
      "Its four corners in another view's coordinates; nil is the window.",
      "view(10, 20, 100, 50).corners(in: window)"
    ) { evaluator, values, id in
      let view = try ViewReference.from(values[0], 0).id
      let corners = try evaluator.scene.convertCorners(
        of: evaluator.scene.bounds(of: view), from: view, to: values[1].viewOrNil(1))
      return try evaluator.makeList(corners.map(Value.point), at: id)
    }
  }
}

extension FitMode: SymbolConvertible { static let kind = Kind.fitMode }

private func map(_ source: Rect, _ target: Rect, _ mode: FitMode) throws(Fault) -> AffineTransform {
  if let transform = AffineTransform.mapping(source, to: target, mode) { return transform }
  let isSource = AffineTransform.mapping(source, to: Rect(x: 0, y: 0, width: 1, height: 1)) == nil
  throw .argument(isSource ? 0 : 1, .noArea(isSource ? "the first rect" : "the second rect"))
}

/// A transform, or from four pairs a 3×3 matrix.
private func map(of pairs: [Value]) throws -> AnyValue {
  let pairs = try pairs.map(pair)
  do throws(MappingError) {
    switch try PointMapping(pairs) {
    case .affine(let transform): return AnyValue(transform.asValue)
    case .projective(let matrix): return AnyValue(matrix.asValue)
    }
  } catch {
    throw Fault.argument(0, problem(error))
  }
}

private func problem(_ error: MappingError) -> Problem {
  switch error {
  case .count(let count): .pairCount(count)
  case .coincident(let first, let second, let onSource):
    .coincidentPairs(first, second, onSource: onSource)
  case .collinear(let first, let second, let third, let onSource):
    .collinearPairs(first, second, third, onSource: onSource)
  }
}

/// A list of two points, as `(p, q)`, `[p, q]` and `zip` give it.
private func pair(_ value: Value) throws(Fault) -> PointPair {
  guard value.kind == .list || value.kind == .structure, let parts = value.pieces else {
    throw .argument(0, .notAPair(value.kind.words))
  }
  guard parts.count == 2, let source = Point(parts[0]), let image = Point(parts[1]) else {
    throw .argument(0, .notAPair("a list of \(parts.count)"))
  }
  return PointPair(source, image)
}

private func points(_ values: [Value], _ position: Int) throws(Fault) -> [Point] {
  var points: [Point] = []
  for value in values {
    guard let point = Point(value) else {
      throw .argument(
        position,
        .wrongKind(expected: "a list of points", found: "a list with \(value.kind.words)", of: ""))
    }
    points.append(point)
  }
  return points
}
