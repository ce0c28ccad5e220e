internal import Geometry
internal import Views

/// The coordinates of what a view contains, as seen from outside everything around it.
struct Space: Equatable {
  /// What counts as outside.
  enum Top: Equatable {
    /// The window's own coordinates.
    case window(ViewID)
    /// Where the frame of the topmost view is.
    case around(ViewID)
    /// A view on the way.
    case view(ViewID)

    var isWindow: Bool {
      if case .window = self { true } else { false }
    }

    var property: ViewProperty { isWindow ? .window : .surroundings }
  }

  var view: ViewID
  var top: Top
  /// From the places of its contents to those outside, its `sublayerTransform` included.
  var map: AffineTransform

  /// Reads the scene from `view` upwards.
  init(of view: ViewID, in scene: Scene) {
    self.view = view
    let root = scene.root(of: view)
    let isInside = scene.className(of: root) == "UIWindow" && root != view
    top = isInside ? .window(root) : .around(root)
    let origin = scene.image(of: .zero, from: view, in: top)
    let x = scene.image(of: Point(x: 1, y: 0), from: view, in: top) - origin
    let y = scene.image(of: Point(x: 0, y: 1), from: view, in: top) - origin
    map = scene.sublayerMap(of: view).concatenating(
      AffineTransform(a: x.dx, b: x.dy, c: y.dx, d: y.dy, tx: origin.x, ty: origin.y))
  }

  /// Whether places in both are measured in the same coordinates.
  func isComparable(to other: Space) -> Bool { top == other.top }

  /// Equal up to rounding: a frame that grows about its anchor leaves its contents where they are.
  static func == (left: Space, right: Space) -> Bool {
    left.view == right.view && left.top == right.top
      && left.map.isApproximatelyEqual(to: right.map)
  }
}

extension Scene {
  /// Where the bounds of a view appear.
  func place(of id: ViewID, in top: Space.Top) -> Rect { .bounding(corners(of: id, in: top)) }

  /// The corners of its bounds, seen from outside.
  func corners(of id: ViewID, in top: Space.Top) -> [Point] {
    bounds(of: id).corners.map { image(of: $0, from: id, in: top) }
  }

  /// What the `sublayerTransform` of a layer does to its contents, about its anchor point.
  fileprivate func sublayerMap(of id: ViewID) -> AffineTransform {
    let anchor = geometry(of: id).anchorLocation
    return AffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(sublayerTransform(of: id))
      .concatenating(AffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// One level after the other, up to the top.
  func image(of point: Point, from id: ViewID, in top: Space.Top) -> Point {
    var image = point
    var climbing: ViewID? = id
    while let next = climbing {
      switch top {
      case .window(next), .view(next): return image
      case .window, .view, .around: break
      }
      image = (try? apply(.toParent(next), to: image)) ?? image
      climbing = parent(of: next)
    }
    return image
  }
}

extension Rect {
  /// The smallest upright rectangle around points; null around none.
  static func bounding(_ points: [Point]) -> Rect {
    guard let first = points.first else { return .null }
    var (least, most) = (first, first)
    for point in points {
      least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
      most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    return Rect(
      x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}
