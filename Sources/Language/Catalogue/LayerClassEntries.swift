internal import Geometry

/// Layers that draw something: what they draw does not count here, where they lie does.
extension CatalogueBuilder {
  mutating func addLayerClasses() {
    let classes: [(StaticString, StaticString, StaticString)] = [
      ("CALayer", "CALayer()", "A layer of no size that belongs to no view."),
      ("CAShapeLayer", "CAShapeLayer()", "A layer that draws a path; it belongs to no view."),
      (
        "CAGradientLayer", "CAGradientLayer()", "A layer that draws colours; it belongs to no view."
      ),
      ("CATextLayer", "CATextLayer()", "A layer that draws a text; it belongs to no view."),
    ]
    for (name, maker, summary) in classes {
      type(name, .layer)
      effect(maker, gives: .layer, summary, maker) { evaluator, _, _ in
        .layer(try evaluator.makeLayer("\(name)"))
      }
    }
    addGradients()
    addTextLayers()
    addRendering()
  }

  /// Snapshots: nothing is drawn, so that code which takes them runs on.
  private mutating func addRendering() {
    effect(
      "render(in:)", of: .layer, takes: [[]], "Nothing is drawn here.",
      "view.layer.render(in: nil)"
    ) { _, _, _ in .void }
    spell("render(in:)", of: .layer, "renderInContext:")
    effect(
      "drawHierarchy(in:afterScreenUpdates:)", of: .view, takes: [[.rect], [.boolean]],
      gives: .boolean, "Nothing is drawn here; true.",
      "view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)"
    ) { _, _, _ in .boolean(true) }
    spell(
      "drawHierarchy(in:afterScreenUpdates:)", of: .view,
      "drawViewHierarchyInRect:afterScreenUpdates:")
  }

  private mutating func addGradients() {
    let only: [StaticString] = ["CAGradientLayer"]
    attribute("colors", of: .layer, .list, "The colours, from start to end.", only: only)
    attribute("locations", of: .layer, .list, "Where each colour lies, 0 to 1.", only: only)
    attribute(
      "startPoint", of: .layer, .point, "Where the first colour lies, in the unit square.",
      only: only, first: .point(Point(x: 0.5, y: 0)))
    attribute(
      "endPoint", of: .layer, .point, "Where the last colour lies, in the unit square.",
      only: only, first: .point(Point(x: 0.5, y: 1)))
  }

  private mutating func addTextLayers() {
    let only: [StaticString] = ["CATextLayer"]
    attribute("string", of: .layer, .void, "The text that it draws.", only: only)
    attribute("font", of: .layer, .void, "Its font.", only: only)
    attribute(
      "fontSize", of: .layer, .number, "The size of its font.", only: only, first: .number(36))
    attribute("foregroundColor", of: .layer, .color, "The colour of its text.", only: only)
    attribute("alignmentMode", of: .layer, .void, "How its text is aligned.", only: only)
    attribute("truncationMode", of: .layer, .void, "Where a long text is cut.", only: only)
    attribute("isWrapped", of: .layer, .boolean, "Whether lines break.", only: only, first: .no)
  }
}
