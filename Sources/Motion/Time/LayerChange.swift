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
  /// What animations of views can show of the difference from an earlier state of this scene.
  ///
  /// Layers that belong to no view, and those made since, are left out. A changed frame is a changed
  /// position and changed bounds.
  public func changes(since old: Scene) -> [LayerChange] {
    var changes: [LayerChange] = []
    // Most views are as they were, and there may be thousands: these are passed over quickly.
    for id in old.ids where isView(id) && isMoved(id, since: old) {
      changes += self.changes(of: id, since: old)
    }
    return changes
  }

  private func isMoved(_ id: ViewID, since old: Scene) -> Bool {
    geometry(of: id) != old.geometry(of: id) || alpha(of: id) != old.alpha(of: id)
      || zPosition(of: id) != old.zPosition(of: id)
      || sublayerTransform(of: id) != old.sublayerTransform(of: id)
  }

  /// The values from which all others follow.
  public func storedValues(of id: ViewID) -> [(LayerProperty, AnimatedValue)] {
    LayerProperty.stored.map { ($0, value($0, of: id)) }
  }

  /// What differs from the earlier state of one layer.
  public func changes(of id: ViewID, since old: Scene) -> [LayerChange] {
    LayerProperty.stored.compactMap { property in
      let (before, after) = (old.value(property, of: id), value(property, of: id))
      return before == after
        ? nil : LayerChange(layer: id, property: property, old: before, new: after)
    }
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
