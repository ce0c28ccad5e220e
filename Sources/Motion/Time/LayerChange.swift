public import Views

/// That a property of a layer has another value than before.
public struct LayerChange: Equatable, Sendable {
  /// The layer.
  public let layer: ViewID
  /// The property.
  public let property: LayerProperty
  /// The value before.
  public let old: AnimatedValue
  /// The value now.
  public let new: AnimatedValue
}

extension Scene {
  /// What animations of views can show of the difference from an earlier state of a view.
  ///
  /// A changed frame is a changed position and changed bounds.
  public func changes(since old: ViewState) -> [LayerChange] {
    LayerProperty.stored.compactMap { property in
      let (before, after) = (old.value(property), value(property, of: old.id))
      return before == after
        ? nil : LayerChange(layer: old.id, property: property, old: before, new: after)
    }
  }

  /// The values from which all others follow.
  public func storedValues(of id: ViewID) -> [(LayerProperty, AnimatedValue)] {
    LayerProperty.stored.map { ($0, value($0, of: id)) }
  }
}

extension LayerProperty {
  /// Those from which the others follow, in the order in which they are compared.
  static let stored: [LayerProperty] = [
    .position, .bounds, .transform, .opacity, .anchorPoint, .zPosition, .sublayerTransform,
  ]

  /// The key under which an animation of a view keeps it.
  public var key: String { keyPaths.first ?? "" }
}
