internal import Geometry

// Values from text that developers have at hand: debugger, log, style sheet. UIKit's
// CGRectFromString and its like give zero for a text that they cannot read; here that is an error.
extension CatalogueBuilder {
  mutating func addReaders() {
    reader(
      "rect(from:)", c: "CGRectFromString",
      "A rect from text as a debugger, log or UIKit prints it.",
      "rect(from: \"(10 20; 100 50)\")"
    ) { bytes throws(TextFault) in try Rect(reading: bytes) }
    reader(
      "point(from:)", c: "CGPointFromString",
      "A point from text as a debugger or log prints it.",
      "point(from: \"(x = 0, y = 20)\")"
    ) { bytes throws(TextFault) in try Point(reading: bytes) }
    reader(
      "size(from:)", c: "CGSizeFromString",
      "A size from text as a debugger or log prints it.",
      "size(from: \"{100, 50}\")"
    ) { bytes throws(TextFault) in try Size(reading: bytes) }
    reader(
      "vector(from:)", c: "CGVectorFromString",
      "A vector from text as a debugger or log prints it.",
      "vector(from: \"(dx = 3, dy = 4)\")"
    ) { bytes throws(TextFault) in try Vector(reading: bytes) }
    reader(
      "transform(from:)", c: "CGAffineTransformFromString",
      "A transform from text as a debugger, log or UIKit prints it.",
      "transform(from: \"[0, 1, -1, 0, 100, 0]\")"
    ) { bytes throws(TextFault) in try AffineTransform(reading: bytes) }
    reader(
      "css(_:)", "A transform from CSS; the leftmost function acts last.",
      "css(\"translate(10px, 20px) rotate(30deg)\")"
    ) { bytes throws(TextFault) in try TransformList.read(.css, bytes) }
    reader(
      "svg(_:)", "A transform from SVG; the leftmost function acts last.",
      "svg(\"translate(10 20) rotate(30, 50, 50)\")"
    ) { bytes throws(TextFault) in try TransformList.read(.svg, bytes) }
    addCoderReaders()
    effect(
      "views(from:)", takes: [[.text]], gives: .view,
      "The views of a pasted recursiveDescription; their names become variables.",
      "views(from: \"<UIView: 0x7f8c; frame = (10 20; 100 50)>\")"
    ) { evaluator, values, id in
      let text = try evaluator.read(values[0], at: id) { bytes throws(TextFault) in
        try ViewText(reading: bytes)
      }
      return try evaluator.makeViews(text.views, at: id)
    }
  }

  /// `NSCoder.cgRect(for:)` and its like, as Swift calls CGRectFromString.
  private mutating func addCoderReaders() {
    coderReader("cgPoint(for:)", "A point from text.", "NSCoder.cgPoint(for: \"{1, 2}\")") {
      bytes throws(TextFault) in try Point(reading: bytes)
    }
    coderReader("cgSize(for:)", "A size from text.", "NSCoder.cgSize(for: \"{3, 4}\")") {
      bytes throws(TextFault) in try Size(reading: bytes)
    }
    coderReader(
      "cgRect(for:)", "A rect from text.", "NSCoder.cgRect(for: \"{{1, 2}, {3, 4}}\")"
    ) { bytes throws(TextFault) in try Rect(reading: bytes) }
    coderReader("cgVector(for:)", "A vector from text.", "NSCoder.cgVector(for: \"{1, 2}\")") {
      bytes throws(TextFault) in try Vector(reading: bytes)
    }
    coderReader(
      "cgAffineTransform(for:)", "A transform from text.",
      "NSCoder.cgAffineTransform(for: \"[1, 0, 0, 1, 5, 7]\")"
    ) { bytes throws(TextFault) in try AffineTransform(reading: bytes) }
  }

  private mutating func coderReader<R: Convertible>(
    _ signature: StaticString, _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable ([UInt8]) throws(TextFault) -> R
  ) {
    staticEffect(
      "NSCoder", signature, of: .text, takes: [[.text]], gives: R.kinds.first ?? .void, summary,
      example
    ) { evaluator, values, id in try evaluator.read(values[0], at: id, body).asValue }
  }

  private mutating func reader<R: Convertible>(
    _ signature: StaticString, c: StaticString? = nil, _ summary: StaticString,
    _ example: StaticString, _ body: @escaping @Sendable ([UInt8]) throws(TextFault) -> R
  ) {
    effect(
      signature, takes: [[.text]], gives: R.kinds.first ?? .void, c: c, summary, example
    ) { evaluator, values, id in try evaluator.read(values[0], at: id, body).asValue }
  }
}
