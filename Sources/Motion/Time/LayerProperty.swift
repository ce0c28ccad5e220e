internal import Geometry
public import Views

/// What a key path of a layer names: `position`, `transform.rotation.z`, `bounds.size.width`.
public enum LayerProperty: Hashable, Sendable, CaseIterable {
  case position, positionX, positionY
  case bounds, boundsOrigin, boundsOriginX, boundsOriginY
  case boundsSize, boundsWidth, boundsHeight
  case anchorPoint, anchorX, anchorY
  case zPosition, opacity
  case transform, sublayerTransform
  case rotation, scale, scaleX, scaleY, translation, translationX, translationY
  case lineDashPhase, strokeStart, strokeEnd

  /// The property of a key path; nil for those that Pivot's layers have not.
  public init?(keyPath: String) {
    // To compare a long text can take time with the square of its length.
    guard keyPath.utf8.count < 64 else { return nil }
    let isNamed = { (property: LayerProperty) in property.keyPaths.contains(keyPath) }
    guard let property = LayerProperty.allCases.first(where: isNamed) else { return nil }
    self = property
  }

  /// All ways to write it, the usual one first.
  public var keyPaths: [String] {
    switch self {
    case .position: ["position"]
    case .positionX: ["position.x"]
    case .positionY: ["position.y"]
    case .bounds: ["bounds"]
    case .boundsOrigin: ["bounds.origin"]
    case .boundsOriginX: ["bounds.origin.x"]
    case .boundsOriginY: ["bounds.origin.y"]
    case .boundsSize: ["bounds.size"]
    case .boundsWidth: ["bounds.size.width"]
    case .boundsHeight: ["bounds.size.height"]
    case .anchorPoint: ["anchorPoint"]
    case .anchorX: ["anchorPoint.x"]
    case .anchorY: ["anchorPoint.y"]
    case .zPosition: ["zPosition"]
    case .opacity: ["opacity"]
    case .transform: ["transform", "affineTransform"]
    case .sublayerTransform: ["sublayerTransform"]
    case .rotation: ["transform.rotation.z", "transform.rotation"]
    case .scale: ["transform.scale", "transform.scale.xy"]
    case .scaleX: ["transform.scale.x"]
    case .scaleY: ["transform.scale.y"]
    case .translation: ["transform.translation"]
    case .translationX: ["transform.translation.x"]
    case .translationY: ["transform.translation.y"]
    case .lineDashPhase: ["lineDashPhase"]
    case .strokeStart: ["strokeStart"]
    case .strokeEnd: ["strokeEnd"]
    }
  }

  /// Whether it is of the lines that a shape layer draws, which no scene stores.
  public var isOfLines: Bool { [.lineDashPhase, .strokeStart, .strokeEnd].contains(self) }

  /// A value of the form that the property has.
  public var zero: AnimatedValue {
    switch self {
    case .position, .boundsOrigin, .anchorPoint: .point(.zero)
    case .bounds: .rect(.zero)
    case .boundsSize, .translation: .size(.zero)
    case .transform, .sublayerTransform: .transform(.identity)
    case .positionX, .positionY, .boundsOriginX, .boundsOriginY, .boundsWidth, .boundsHeight,
      .anchorX, .anchorY, .zPosition, .opacity, .rotation, .scale, .scaleX, .scaleY,
      .translationX, .translationY, .lineDashPhase, .strokeStart, .strokeEnd:
      .number(0)
    }
  }
}

extension Scene {
  /// The value of a property of a layer; what a scene does not store is 0.
  public func value(_ property: LayerProperty, of id: ViewID) -> AnimatedValue {
    let geometry = geometry(of: id)
    let (bounds, position) = (geometry.bounds, geometry.position)
    switch property {
    case .position: return .point(position)
    case .positionX: return .number(position.x)
    case .positionY: return .number(position.y)
    case .bounds: return .rect(bounds)
    case .boundsOrigin: return .point(bounds.origin)
    case .boundsOriginX: return .number(bounds.origin.x)
    case .boundsOriginY: return .number(bounds.origin.y)
    case .boundsSize: return .size(bounds.size)
    case .boundsWidth: return .number(bounds.size.width)
    case .boundsHeight: return .number(bounds.size.height)
    case .anchorPoint: return .point(geometry.anchorPoint)
    case .anchorX: return .number(geometry.anchorPoint.x)
    case .anchorY: return .number(geometry.anchorPoint.y)
    case .zPosition: return .number(zPosition(of: id))
    case .opacity: return .number(alpha(of: id))
    case .transform: return .transform(geometry.transform)
    case .sublayerTransform: return .transform(sublayerTransform(of: id))
    case .rotation, .scale, .scaleX, .scaleY, .translation, .translationX, .translationY:
      return geometry.transform.decomposed().value(property)
    case .lineDashPhase, .strokeStart: return .number(0)
    case .strokeEnd: return .number(1)
    }
  }

  /// Sets a property of a layer; a value of another form, or one the scene refuses, changes nothing.
  public mutating func set(
    _ property: LayerProperty, to value: AnimatedValue, of id: ViewID
  ) throws(SceneError) {
    switch (property, value) {
    case (.position, .point(let point)): try setPosition(point, of: id)
    case (.anchorPoint, .point(let point)): try setAnchorPoint(point, of: id)
    case (.bounds, .rect(let rect)): try setBounds(rect, of: id)
    case (.transform, .transform(let transform)): try setTransform(transform, of: id)
    case (.sublayerTransform, .transform(let transform)):
      try setSublayerTransform(transform, of: id)
    case (.zPosition, .number(let number)): try setZPosition(number, of: id)
    case (.opacity, .number(let number)): try setAlpha(number, of: id)
    case (.positionX, _), (.positionY, _), (.anchorX, _), (.anchorY, _):
      try setCoordinate(property, to: value, of: id)
    case (.rotation, _), (.scale, _), (.scaleX, _), (.scaleY, _), (.translation, _),
      (.translationX, _), (.translationY, _):
      var parts = transform(of: id).decomposed()
      parts.set(property, to: value)
      try setTransform(AffineTransform(parts), of: id)
    case (.boundsOrigin, _), (.boundsOriginX, _), (.boundsOriginY, _), (.boundsSize, _),
      (.boundsWidth, _), (.boundsHeight, _):
      var bounds = bounds(of: id)
      bounds.set(property, to: value)
      try setBounds(bounds, of: id)
    case (.position, _), (.anchorPoint, _), (.bounds, _), (.transform, _), (.sublayerTransform, _),
      (.zPosition, _), (.opacity, _), (.lineDashPhase, _), (.strokeStart, _), (.strokeEnd, _):
      return
    }
  }

  private mutating func setCoordinate(
    _ property: LayerProperty, to value: AnimatedValue, of id: ViewID
  ) throws(SceneError) {
    guard case .number(let number) = value else { return }
    let isAnchor = property == .anchorX || property == .anchorY
    var point = isAnchor ? anchorPoint(of: id) : position(of: id)
    if property == .positionX || property == .anchorX { point.x = number } else { point.y = number }
    if isAnchor { try setAnchorPoint(point, of: id) } else { try setPosition(point, of: id) }
  }
}

extension Rect {
  fileprivate mutating func set(_ property: LayerProperty, to value: AnimatedValue) {
    switch (property, value) {
    case (.boundsOrigin, .point(let point)): origin = point
    case (.boundsOriginX, .number(let number)): origin.x = number
    case (.boundsOriginY, .number(let number)): origin.y = number
    case (.boundsSize, .size(let size)): self.size = size
    case (.boundsWidth, .number(let number)): size.width = number
    case (.boundsHeight, .number(let number)): size.height = number
    default: return
    }
  }
}

extension TransformComponents {
  /// What a key path below `transform` reads [D]: `scale` is the mean of both.
  fileprivate func value(_ property: LayerProperty) -> AnimatedValue {
    switch property {
    case .rotation: .number(rotation)
    case .scale: .number((scale.width + scale.height) / 2)
    case .scaleX: .number(scale.width)
    case .scaleY: .number(scale.height)
    case .translationX: .number(translation.dx)
    case .translationY: .number(translation.dy)
    case _: .size(Size(width: translation.dx, height: translation.dy))
    }
  }

  /// What a key path below `transform` sets; the other parts stay.
  fileprivate mutating func set(_ property: LayerProperty, to value: AnimatedValue) {
    switch (property, value) {
    case (.rotation, .number(let angle)): rotation = angle
    case (.scale, .number(let factor)): scale = Size(width: factor, height: factor)
    case (.scaleX, .number(let factor)): scale.width = factor
    case (.scaleY, .number(let factor)): scale.height = factor
    case (.translation, .size(let size)): translation = Vector(dx: size.width, dy: size.height)
    case (.translationX, .number(let x)): translation.dx = x
    case (.translationY, .number(let y)): translation.dy = y
    default: return
    }
  }
}
