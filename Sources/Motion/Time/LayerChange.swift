internal import Geometry
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

  /// A change from one value to another.
  public init(layer: ViewID, property: LayerProperty, old: AnimatedValue, new: AnimatedValue) {
    (self.layer, self.property, self.old, self.new) = (layer, property, old, new)
  }
}

extension LayerChange {
  /// The parts of a changed position, each with its axis and with where it begins; the change itself where they are not
  /// asked for, or another property changes.
  public func parts(from start: AnimatedValue, byAxis: Bool) -> [Part] {
    guard byAxis, property == .position, case .point(let old) = old, case .point(let new) = new,
      case .point(let start) = start
    else { return [Part(change: self, axis: nil, start: start)] }
    let (x, y): (LayerProperty, LayerProperty) = (.positionX, .positionY)
    return [
      Part(
        change: LayerChange(layer: layer, property: x, old: .number(old.x), new: .number(new.x)),
        axis: .x, start: .number(start.x)),
      Part(
        change: LayerChange(layer: layer, property: y, old: .number(old.y), new: .number(new.y)),
        axis: .y, start: .number(start.y)),
    ]
  }

  /// A change along one axis.
  public struct Part: Equatable, Sendable {
    /// What changes.
    public let change: LayerChange
    /// The axis; nil for the whole.
    public let axis: Animator.Axis?
    /// The value from which it begins.
    public let start: AnimatedValue
  }
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
