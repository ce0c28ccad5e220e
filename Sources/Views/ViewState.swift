/// All that a scene stores about one view or layer at a moment, to be put back.
public struct ViewState: Sendable {
  /// Whose it is.
  public let id: ViewID
  fileprivate let node: Node
}

extension Scene {
  /// A view or layer as it is now.
  public func state(of id: ViewID) -> ViewState { ViewState(id: id, node: self[id]) }

  /// Puts a view or layer back as it was, while its place in the tree is the same.
  public mutating func restore(_ state: ViewState) { self[state.id] = state.node }
}
