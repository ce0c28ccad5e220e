public import Geometry

/// All that a scene stores about one view or layer at a moment, to be put back.
public struct ViewState: Sendable {
  /// Whose it is.
  public let id: ViewID
  let node: Node

  /// Bounds, position, anchor point and transform.
  public var geometry: LayerGeometry { node.geometry }
  /// The transform of all children.
  public var sublayerTransform: AffineTransform { node.sublayerTransform }
  /// Opacity.
  public var alpha: Double { node.alpha }
  /// The place in depth among siblings.
  public var zPosition: Double { node.zPosition }
}

extension Scene {
  /// A view or layer as it is now.
  public func state(of id: ViewID) -> ViewState { ViewState(id: id, node: self[id]) }

  /// Puts a view or layer back as it was, while its place in the tree is the same.
  public mutating func restore(_ state: ViewState) { self[state.id] = state.node }
}
