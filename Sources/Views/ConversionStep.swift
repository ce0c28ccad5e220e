/// One level of a conversion between the spaces of two views.
public enum ConversionStep: Hashable, Sendable {
  /// From the space of this view or layer to that of its parent.
  case toParent(ViewID)

  /// From the space of its parent to that of this view or layer.
  case fromParent(ViewID)
}

/// Which framework's rule holds for two nodes in different trees.
public enum TreeRules: Hashable, Sendable {
  /// `UIView.convert`: a common ancestor is required; no window is.
  case views

  /// `CALayer.convert`: both roots count as lying in one plane, each placed by its own geometry.
  case layers
}
