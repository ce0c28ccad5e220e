internal import Geometry

/// The elementary steps of a transform in the order in which they act on a point, the product after
/// each, and what they do to something that is followed through.
struct StepExplanation {
  /// Why the steps are what they are.
  enum Origin {
    /// They were read from the expression.
    case expression
    /// The value alone was known: its scale, shear, rotation and translation.
    case decomposition
    /// A view: its anchor point to the origin, its transform, then to its place in what it lies in, if anything.
    case view(String, parent: String?)
    /// A SwiftUI view: its modifiers, the innermost first.
    case modifiers(String)
  }

  /// Something that goes through the steps: its corners, or itself.
  struct Follower {
    /// What it is called: "A"; empty where its start says it.
    var label: String
    var start: Value
    /// Where it is after each step.
    var images: [Value]
  }

  var origin: Origin
  var steps: [Step]
  /// The product of the steps up to and with each one.
  var running: [PlaneMap]
  var followers: [Follower]
  var remarks: [Remark]
  /// What a followed rectangle ends in: its bounding box.
  var box: Rect?
  /// What pictures show on its way through the steps; nil for a rectangle that suits their numbers.
  var subject: StepSubject?

  init(_ origin: Origin, _ steps: [Step], remarks: [Remark] = []) {
    self.origin = origin
    self.steps = steps
    self.remarks = remarks
    followers = []
    running = []
    var product = PlaneMap.identity
    for step in steps {
      product = product.then(step.map)
      running.append(product)
    }
  }

  /// Of a view the move of its anchor point is plain already.
  var tellsMoves: Bool {
    switch origin {
    case .view, .modifiers: false
    case .expression, .decomposition: true
    }
  }

  var total: PlaneMap { running.last ?? .identity }

  /// How the move of a step ends up after the steps behind it; nil where they leave it as it is, and
  /// where the step is no move.
  func finalMove(of index: Int) -> Vector? {
    guard let move = steps[index].map.affine, case .translation(let vector) = move.kind else {
      return nil
    }
    var image = vector
    for step in steps[(index + 1)...] {
      guard let map = step.map.affine else { return nil }
      image = image.applying(map)
    }
    return image.isApproximatelyEqual(to: vector) ? nil : image
  }
}

extension StepExplanation {
  /// The parts of a transform that no expression explains, those that do nothing left out: scale,
  /// shear, rotation, translation, in this order (docs/geometry.md#decomposition).
  ///
  /// One step where the transform is one thing already, or where its parts do not give it again.
  static func parts(of transform: AffineTransform) -> [Step] {
    let whole = [Step(map: .affine(transform), source: "as it is")]
    guard case .general = transform.kind else { return whole }
    let parts = transform.decomposed()
    let steps = [
      ("scale", AffineTransform(scaleX: parts.scale.width, y: parts.scale.height)),
      ("shear", AffineTransform(shearX: parts.horizontalShear, y: 0)),
      ("rotation", AffineTransform(rotationAngle: parts.rotation)),
      ("translation", AffineTransform(translationX: parts.translation.dx, y: parts.translation.dy)),
    ].filter { !$0.1.isIdentity }.map { Step(map: .affine($0.1), source: $0.0) }
    let product = StepExplanation(.decomposition, steps).total
    let isWhole = product.affine?.isApproximatelyEqual(to: transform) == true
    return isWhole ? steps : whole
  }
}
