public import Geometry

extension ModifiedView {
  /// What SwiftUI's own shapes are in a rect.
  ///
  /// Source: the pages of `Rectangle`, `Circle`, `Ellipse`, `Capsule` and `RoundedRectangle` in SwiftUI's documentation
  /// (grade D).
  public enum Shape: Equatable, Sendable {
    case rectangle, circle, ellipse, capsule
    /// Each corner is a quarter of a circle of this radius.
    case roundedRectangle(Double)

    /// The path in a rect, as if an inset had brought its sides so far in: a smaller rect has smaller corners.
    func path(in rect: Rect, inset: Double) -> Path {
      let side = min(rect.width, rect.height)
      switch self {
      case .rectangle: return Path(rect, cornerRadius: 0)
      case .circle: return Path(ellipseIn: rect.middle(Size(width: side, height: side)))
      case .ellipse: return Path(ellipseIn: rect)
      case .capsule: return Path(rect, cornerRadius: side / 2)
      case .roundedRectangle(let radius): return Path(rect, cornerRadius: max(0, radius - inset))
      }
    }
  }

  /// The path of a shape in a rect, `path(in:)`, with what moved, turned, stretched and inset the shape.
  ///
  /// Each anchor is a point of the whole rect, also of a shape that is inset; a transform is about (0, 0). Nil for a view
  /// that is no shape, and for one with a modifier that leaves none.
  public func path(in rect: Rect) -> Path? {
    guard let shape else { return nil }
    var (inset, map) = (0.0, AffineTransform.identity)
    for modifier in modifiers {
      if case .padding(let margins) = modifier {
        inset += margins.top
      } else if let next = modifier.map(in: rect) {
        map = map.concatenating(next)
      } else {
        return nil
      }
    }
    return shape.path(in: rect.insetBy(dx: inset, dy: inset), inset: inset).applying(map)
  }
}

extension ModifiedView.Modifier {
  /// What it does to the path of a shape in a rect; nil for what gives a view another room.
  fileprivate func map(in rect: Rect) -> AffineTransform? {
    switch self {
    case .offset(let move): AffineTransform(translationX: move.dx, y: move.dy)
    case .rotation(let angle, let anchor): .rotation(angle.radians, about: rect.point(at: anchor))
    case .scale(let x, let y, let anchor): .scale(x, y, about: rect.point(at: anchor))
    case .transform(let transform): transform
    case .frame, .flexibleFrame, .padding, .position: nil
    }
  }
}

extension Rect {
  fileprivate func point(at anchor: Point) -> Point {
    Point(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }

  /// A rect of a size, with the same middle.
  fileprivate func middle(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension Path {
  fileprivate init(ellipseIn rect: Rect) {
    self.init()
    add(.ellipse(in: rect))
  }
}
