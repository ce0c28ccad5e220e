public import Geometry

// MARK: Kind and geometry

extension Scene {
  /// The class the view or layer was made as, such as "UIView" or "CALayer".
  public func className(of id: ViewID) -> String { self[id].className }

  /// Whether the layer belongs to a view.
  public func isView(_ id: ViewID) -> Bool { self[id].isView }

  /// Bounds, position, anchor point and transform together.
  public func geometry(of id: ViewID) -> LayerGeometry { self[id].geometry }

  /// The rectangle in the view's own space; its size is never negative.
  public func bounds(of id: ViewID) -> Rect { self[id].geometry.bounds }

  /// `layer.position`, the same as `UIView.center`, in the superview's space.
  public func position(of id: ViewID) -> Point { self[id].geometry.position }

  /// The pinned point as a fraction of the bounds, (0.5, 0.5) at first.
  public func anchorPoint(of id: ViewID) -> Point { self[id].geometry.anchorPoint }

  /// The transform about the anchor point.
  public func transform(of id: ViewID) -> AffineTransform { self[id].geometry.transform }

  /// The transform of all children, about this layer's anchor point.
  public func sublayerTransform(of id: ViewID) -> AffineTransform { self[id].sublayerTransform }

  /// The bounding box in the superview's space, derived from the stored geometry.
  public func frame(of id: ViewID) -> Rect { self[id].geometry.frame }

  /// Whether the transform maps axes to axes; if not, reading or setting the frame misleads.
  public func frameIsReliable(of id: ViewID) -> Bool { self[id].geometry.frameIsReliable }
}

// MARK: Other properties

extension Scene {
  /// Whether new views of a class take touches: labels and image views do not, as in UIKit.
  public static func takesTouches(_ className: String) -> Bool {
    className != "UILabel" && className != "UIImageView"
  }

  /// Whether new views of a class clip their subviews: scroll views do, and text views, which are such.
  ///
  /// Source: docs/geometry.md#hit-testing-of-layers.
  public static func clipsSubviews(_ className: String) -> Bool {
    className == "UIScrollView" || className == "UITextView"
  }

  /// Opacity, as set.
  public func alpha(of id: ViewID) -> Double { self[id].alpha }

  /// Where the layer stands among its siblings in depth; counts for layers' hit tests only.
  public func zPosition(of id: ViewID) -> Double { self[id].zPosition }

  /// Whether the view and all under it are invisible.
  public func isHidden(_ id: ViewID) -> Bool { self[id].isHidden }

  /// Whether the view and all under it take touches.
  public func isUserInteractionEnabled(_ id: ViewID) -> Bool { self[id].isUserInteractionEnabled }

  /// `UIView.clipsToBounds`, the same as `CALayer.masksToBounds`.
  public func clipsToBounds(_ id: ViewID) -> Bool { self[id].clipsToBounds }

  /// The name given in the program, if any.
  public func name(of id: ViewID) -> String? { self[id].name }

  /// `UIView.tag`, 0 at first.
  public func tag(of id: ViewID) -> Int { self[id].tag }

  /// Sets the opacity; refuses NaN and infinity.
  public mutating func setAlpha(_ alpha: Double, of id: ViewID) throws(SceneError) {
    guard alpha.isFinite else { throw .notFinite(.alpha) }
    self[id].alpha = alpha
  }

  /// Sets the depth among siblings; refuses NaN and infinity.
  public mutating func setZPosition(_ zPosition: Double, of id: ViewID) throws(SceneError) {
    guard zPosition.isFinite else { throw .notFinite(.zPosition) }
    self[id].zPosition = zPosition
  }

  /// Hides or shows the view and all under it.
  public mutating func setHidden(_ isHidden: Bool, of id: ViewID) { self[id].isHidden = isHidden }

  /// Lets the view and all under it take touches, or not.
  public mutating func setUserInteractionEnabled(_ isEnabled: Bool, of id: ViewID) {
    self[id].isUserInteractionEnabled = isEnabled
  }

  /// Clips the children to the bounds, or not.
  public mutating func setClipsToBounds(_ clips: Bool, of id: ViewID) {
    self[id].clipsToBounds = clips
  }

  /// Names the view or layer.
  public mutating func setName(_ name: String?, of id: ViewID) { self[id].name = name }

  /// Sets `UIView.tag`.
  public mutating func setTag(_ tag: Int, of id: ViewID) { self[id].tag = tag }
}
