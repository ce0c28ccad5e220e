internal import Geometry
internal import Views

/// What an app's code sets of scroll views, and the room that they and others keep free.
extension CatalogueBuilder {
  /// Zooming changes the transform of a view within and the content's size, in ways that only UIKit knows.
  private mutating func addZooming() {
    let name = names.intern("zoomScale")
    let only: [StaticString] = ["UIScrollView"]
    add(
      Definition(
        role: .property, name: name, parameters: takes([.view]), owner: .view, result: .number,
        classes: only, summary: "1: scroll views do not zoom here.",
        example: "UIScrollView().zoomScale",
        body: .effect { evaluator, values, _ in
          try evaluator.refuse(name, of: ViewReference.from(values[0], 0).id, unlessIn: only)
          return .number(1)
        },
        setter: { evaluator, owner, new in
          try evaluator.refuse(name, of: ViewReference.from(owner, 0).id, unlessIn: only)
          guard try Double.from(new, 1) == 1 else { throw Fault.problem(.notSupported(.zooming)) }
          return owner
        }))
  }

  /// Inside the safe area, which no bar takes anything of here unless the program sets 'safeAreaInsets'.
  private mutating func addRoom() {
    let (type, sides) = insetNames
    let adjusted = names.intern("adjustedContentInset")
    let (safe, content) = (names.intern("safeAreaInsets"), names.intern("contentInset"))
    let frame = names.intern("layoutFrame")
    effectProperty(
      "safeAreaLayoutGuide", of: .view, gives: .structure,
      "Its 'layoutFrame': the bounds without the safe area's insets.",
      "UIView(frame: rect(0, 0, 10, 20)).safeAreaLayoutGuide.layoutFrame"
    ) { evaluator, values, _ in
      let id = try ViewReference.from(values[0], 0).id
      let insets = evaluator.attribute(safe, of: id).flatMap { EdgeInsets($0) } ?? .zero
      return evaluator.makeTuple([.rect(evaluator.scene.bounds(of: id).inset(by: insets))], [frame])
    }
    add(
      Definition(
        role: .property, name: adjusted, parameters: takes([.view]), owner: .view,
        result: .structure, classes: ["UIScrollView"],
        summary: "Its 'contentInset' and the safe area's insets together.",
        example: "UIScrollView().adjustedContentInset",
        body: .effect { evaluator, values, _ in
          let id = try ViewReference.from(values[0], 0).id
          try evaluator.refuse(adjusted, of: id, unlessIn: ["UIScrollView"])
          return evaluator.insets(safe, and: content, of: id).value(type, sides)
        }))
    let pages: [StaticString] = ["UIPageControl"]
    for name in ["numberOfPages", "currentPage"] as [StaticString] {
      attribute(
        name, of: .view, .number, "What its dots show.", only: pages, first: .number(0))
    }
    attribute(
      "hidesForSinglePage", of: .view, .boolean, "Whether one page has no dot.", only: pages,
      first: .no)
    for name in ["pageIndicatorTintColor", "currentPageIndicatorTintColor"] as [StaticString] {
      attribute(name, of: .view, .color, "The colour of its dots.", only: pages)
    }
  }

  mutating func addScrolling() {
    addZooming()
    addDeceleration()
    addButtonTypes()
    let only: [StaticString] = ["UIScrollView"]
    let flags: [(StaticString, StaticString, FirstValue)] = [
      ("isScrollEnabled", "Whether fingers scroll it.", .yes),
      ("isPagingEnabled", "Whether it stops at pages.", .no),
      ("bounces", "Whether it goes on beyond its ends.", .yes),
      ("bouncesZoom", "Whether zooming goes on beyond its ends.", .yes),
      ("alwaysBounceVertical", "Whether short content bounces, too.", .no),
      ("alwaysBounceHorizontal", "Whether narrow content bounces, too.", .no),
      ("delaysContentTouches", "Whether a touch waits for scrolling.", .yes),
      ("canCancelContentTouches", "Whether scrolling takes a touch away.", .yes),
      ("scrollsToTop", "Whether a tap on the status bar scrolls it.", .yes),
      ("showsHorizontalScrollIndicator", "Whether a bar shows where it is.", .yes),
      ("showsVerticalScrollIndicator", "Whether a bar shows where it is.", .yes),
    ]
    for (name, summary, first) in flags {
      attribute(name, of: .view, .boolean, summary, only: only, first: first)
    }
    attribute(
      "minimumZoomScale", of: .view, .number, "The smallest factor that fingers reach.",
      only: only, first: .number(1))
    attribute(
      "maximumZoomScale", of: .view, .number, "The largest factor that fingers reach.",
      only: only, first: .number(1))
    for (name, first) in [
      ("contentInsetAdjustmentBehavior", "automatic"), ("keyboardDismissMode", "none"),
      ("indicatorStyle", "default"),
    ] as [(StaticString, String)] {
      attribute(
        name, of: .view, .void, "How it behaves, which does not count here.", only: only,
        first: .member(first))
    }
    attribute(
      "contentInset", of: .view, .structure, "The room around what a scroll view shows.",
      only: only, first: .insets(.zero))
    for name in [
      "scrollIndicatorInsets", "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets",
    ] as [StaticString] {
      attribute(
        name, of: .view, .structure, "The room around the bars that show where it is.", only: only,
        first: .insets(.zero))
    }
    addRoom()
    addVisibleRects()
    attribute(
      "delegate", of: .view, .void, "Who is told with 'scrollViewDidScroll(_:)'.", only: only)
  }
}
