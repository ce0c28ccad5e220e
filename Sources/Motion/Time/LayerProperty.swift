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
  case lineDashPhase, strokeStart, strokeEnd, lineWidth, miterLimit
  case cornerRadius, borderWidth, shadowOpacity, shadowRadius, shadowOffset
  case contentsRect, startPoint, endPoint

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
    case .lineWidth: ["lineWidth"]
    case .miterLimit: ["miterLimit"]
    case .cornerRadius: ["cornerRadius"]
    case .borderWidth: ["borderWidth"]
    case .shadowOpacity: ["shadowOpacity"]
    case .shadowRadius: ["shadowRadius"]
    case .shadowOffset: ["shadowOffset"]
    case .contentsRect: ["contentsRect"]
    case .startPoint: ["startPoint"]
    case .endPoint: ["endPoint"]
    }
  }

  /// Whether it only says how a layer looks, which no scene stores.
  public var isLook: Bool {
    switch self {
    case .lineDashPhase, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .cornerRadius,
      .borderWidth, .shadowOpacity, .shadowRadius, .shadowOffset, .contentsRect, .startPoint,
      .endPoint:
      true
    case _: false
    }
  }

  /// A value of the form that the property has.
  public var zero: AnimatedValue {
    switch self {
    case .position, .boundsOrigin, .anchorPoint, .startPoint, .endPoint: .point(.zero)
    case .bounds, .contentsRect: .rect(.zero)
    case .boundsSize, .translation, .shadowOffset: .size(.zero)
    case .transform, .sublayerTransform: .transform(.identity)
    case .positionX, .positionY, .boundsOriginX, .boundsOriginY, .boundsWidth, .boundsHeight,
      .anchorX, .anchorY, .zPosition, .opacity, .rotation, .scale, .scaleX, .scaleY,
      .translationX, .translationY, .lineDashPhase, .strokeStart, .strokeEnd, .lineWidth,
      .miterLimit, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius:
      .number(0)
    }
  }
}

extension LayerGeometry {
  /// The value of a property that follows from where a layer lies; nil for the others.
  fileprivate func value(_ property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .position: .point(position)
    case .positionX: .number(position.x)
    case .positionY: .number(position.y)
    case .bounds: .rect(bounds)
    case .boundsOrigin: .point(bounds.origin)
    case .boundsOriginX: .number(bounds.origin.x)
    case .boundsOriginY: .number(bounds.origin.y)
    case .boundsSize: .size(bounds.size)
    case .boundsWidth: .number(bounds.size.width)
    case .boundsHeight: .number(bounds.size.height)
    case .anchorPoint: .point(anchorPoint)
    case .anchorX: .number(anchorPoint.x)
    case .anchorY: .number(anchorPoint.y)
    case .transform: .transform(transform)
    case .rotation, .scale, .scaleX, .scaleY, .translation, .translationX, .translationY:
      transform.decomposed().value(property)
    case _: nil
    }
  }
}

extension LayerProperty {
  /// The value of what a layer has beside its geometry; what nothing here stores is 0.
  fileprivate func value(_ alpha: Double, _ zPosition: Double, _ sublayers: AffineTransform)
    -> AnimatedValue
  {
    switch self {
    case .opacity: .number(alpha)
    case .zPosition: .number(zPosition)
    case .sublayerTransform: .transform(sublayers)
    case _: zero
    }
  }
}

extension ViewState {
  /// The value that a property had then.
  func value(_ property: LayerProperty) -> AnimatedValue {
    geometry.value(property) ?? property.value(alpha, zPosition, sublayerTransform)
  }
}

extension Scene {
  /// The value of a property of a layer; what a scene does not store is 0.
  public func value(_ property: LayerProperty, of id: ViewID) -> AnimatedValue {
    geometry(of: id).value(property)
      ?? property.value(alpha(of: id), zPosition(of: id), sublayerTransform(of: id))
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
      (.zPosition, _), (.opacity, _), (.lineDashPhase, _), (.strokeStart, _), (.strokeEnd, _),
      (.lineWidth, _), (.miterLimit, _), (.cornerRadius, _), (.borderWidth, _),
      (.shadowOpacity, _), (.shadowRadius, _), (.shadowOffset, _), (.contentsRect, _),
      (.startPoint, _), (.endPoint, _):
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
