internal import Geometry
internal import Views

/// Scrolling as far as a rect asks for it.
extension CatalogueBuilder {
  mutating func addVisibleRects() {
    let (safe, content) = (names.intern("safeAreaInsets"), names.intern("contentInset"))
    let size = names.intern("contentSize")
    effect(
      "scrollRectToVisible(_:animated:)", of: .view, only: ["UIScrollView"],
      takes: [[.rect], [.boolean]],
      "Scrolls the least that shows a rect of what it shows, at once; not at all if it is seen.",
      "UIScrollView().scrollRectToVisible(rect(0, 90, 10, 10), animated: false)"
    ) { evaluator, values, _ in
      let id = try ViewReference.from(values[0], 0).id
      let shown = ScrolledRoom(
        bounds: evaluator.scene.bounds(of: id),
        content: evaluator.attribute(size, of: id).flatMap { Size($0) } ?? .zero,
        insets: evaluator.insets(safe, and: content, of: id))
      try evaluator.scroll(id, to: shown.offset(showing: Rect.from(values[1], 1)), as: values[0])
      return .void
    }
  }
}

/// What a scroll view shows, and how far it scrolls.
struct ScrolledRoom {
  var bounds: Rect
  var content: Size
  var insets: EdgeInsets

  /// Where it is scrolled to after the least movement that shows a rect.
  func offset(showing rect: Rect) -> Point {
    if rect.isNull || rect.isInfinite { return bounds.origin }
    let (rect, origin, size) = (rect.standardized, bounds.origin, bounds.size)
    return Point(
      x: start(
        origin.x, length: size.width, content.width, before: insets.left, after: insets.right,
        showing: (rect.minX, rect.maxX)),
      y: start(
        origin.y, length: size.height, content.height, before: insets.top, after: insets.bottom,
        showing: (rect.minY, rect.maxY)))
  }

  /// The same along one side, where the ends of the content stop it.
  ///
  /// A part that is longer than what is shown fills it.
  private func start(
    _ start: Double, length: Double, _ content: Double, before: Double, after: Double,
    showing part: (first: Double, last: Double)
  ) -> Double {
    let ends = (part.first - before, part.last + after - length)
    let moved = max(min(start, max(ends.0, ends.1)), min(ends.0, ends.1))
    if moved == start { return start }
    return max(min(moved, content + after - length), -before)
  }
}

extension Evaluator {
  /// The room that two attributes of a view keep free together.
  func insets(_ first: Name, and second: Name, of id: ViewID) -> EdgeInsets {
    let (one, other) = (insets(first, of: id), insets(second, of: id))
    return EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  private func insets(_ name: Name, of id: ViewID) -> EdgeInsets {
    attribute(name, of: id).flatMap { EdgeInsets($0) } ?? .zero
  }
}
