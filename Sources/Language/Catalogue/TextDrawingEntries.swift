/// Texts that are drawn: nothing is drawn here, and how large they are only the fonts of a device know.
extension CatalogueBuilder {
  mutating func addTextDrawing() {
    effect(
      "draw(at:withAttributes:)", of: .text, takes: [[.point], []], "Nothing is drawn here.",
      "\"12\".draw(at: (1, 2), withAttributes: nil)"
    ) { _, _, _ in .void }
    spell("draw(at:withAttributes:)", of: .text, "drawAtPoint:withAttributes:")
    effect(
      "draw(in:withAttributes:)", of: .text, takes: [[.rect], []], "Nothing is drawn here.",
      "\"12\".draw(in: rect(0, 0, 30, 10), withAttributes: nil)"
    ) { _, _, _ in .void }
    spell("draw(in:withAttributes:)", of: .text, "drawInRect:withAttributes:")
  }
}
