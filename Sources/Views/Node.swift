internal import Geometry

/// All that a scene stores about one layer, and about the view it belongs to if there is one.
///
/// Children form a doubly linked list: adding, removing and reordering touch a handful of nodes
/// however wide the parent is, and the journal keeps no long arrays.
struct Node: Equatable, Sendable {
  let className: String
  let isView: Bool
  var geometry = LayerGeometry()
  var sublayerTransform = AffineTransform.identity
  var alpha = 1.0
  var zPosition = 0.0
  var isHidden = false
  var isUserInteractionEnabled = true
  var clipsToBounds: Bool
  var needsLayout = true
  var autoresizing: Autoresizing = []
  var autoresizesSubviews = true
  var name: String?
  var tag = 0

  var parent: ViewID?
  var firstChild: ViewID?
  var lastChild: ViewID?
  var previousSibling: ViewID?
  var nextSibling: ViewID?
  var childCount = 0
  var subviewCount = 0

  init(className: String, isView: Bool) {
    self.className = className
    self.isView = isView
    isUserInteractionEnabled = Scene.takesTouches(className)
    clipsToBounds = Scene.clipsSubviews(className)
  }
}
