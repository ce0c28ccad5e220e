internal import Geometry

/// The four parts of a transform: scale, shear, rotation and translation.
extension CatalogueBuilder {
  mutating func addComponents() {
    add(
      Definition(
        role: .initializer, name: names.intern("CGAffineTransformComponents"),
        labels: labels("scale", "horizontalShear", "rotation", "translation"),
        parameters: takes(receiver: nil, [[.size], [.number], [.angle, .number], [.vector]]),
        result: .components, summary: "The four parts of a transform.",
        example: "(S(2, 3) * R(30°)).decomposed()",
        body: .many { values in
          try TransformComponents(
            scale: Size.from(values[0], 0), horizontalShear: Double.from(values[1], 1),
            rotation: Radians.from(values[2], 2).radians, translation: Vector.from(values[3], 3)
          ).asValue
        }))
    effect(
      "CGAffineTransformComponents()", gives: .components,
      "All zeros, the scale, too, as Swift makes a struct of C.", "CGAffineTransformComponents()"
    ) { _, _, _ in
      TransformComponents(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero).asValue
    }
    function(
      "CGAffineTransform(_:)", c: "CGAffineTransformMakeWithComponents",
      "Puts the four parts together again.",
      "CGAffineTransform(R(30°).decomposed())"
    ) { (components: TransformComponents) in AffineTransform(components) }
    property("scale", "The factors along x and y.", "S(2, 3).decomposed().scale") {
      (parts: TransformComponents) in
      parts.scale
    } set: {
      $0.scale = $1
    }
    property("horizontalShear", "The shear.", "H(x: 2).decomposed().horizontalShear") {
      (parts: TransformComponents) in
      parts.horizontalShear
    } set: {
      $0.horizontalShear = $1
    }
    property("rotation", "The angle in radians.", "R(1rad).decomposed().rotation") {
      (parts: TransformComponents) in
      Radians(radians: parts.rotation)
    } set: {
      $0.rotation = $1.radians
    }
    property("translation", "The move.", "T(5, 7).decomposed().translation") {
      (parts: TransformComponents) in
      parts.translation
    } set: {
      $0.translation = $1
    }
  }
}
