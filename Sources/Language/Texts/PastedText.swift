internal import Geometry

extension Session {
  /// The expression that reads a pasted text as a value; nil where no reader knows the text.
  ///
  /// A `recursiveDescription` gives `views(from: "…")`, what a debugger prints of a rect
  /// `rect(from: "…")`, a declaration of CSS or an attribute of SVG `css("…")` or
  /// `svg("…")`. What the language itself reads, such as `CGRect(x: 0, …)` or `(1, 2)`, gives nil:
  /// it is a program; but six numbers in brackets are what `NSStringFromCGAffineTransform` prints.
  public static func valueSource(fromText text: String) -> String? {
    PastedText(text).reader.map { $0 + quoted(text) + ")" }
  }
}

/// Tells which reader a text is for.
private struct PastedText {
  private let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The function that reads it, up to the text: "rect(from: ".
  var reader: String? {
    if hasViews { return "views(from: " }
    if isStyle(.css, "transform:") || has("px") && reads(.css) { return "css(" }
    if isStyle(.svg, "transform=") { return "svg(" }
    if isBracketed {
      return (try? AffineTransform(reading: bytes)) == nil ? nil : "transform(from: "
    }
    return isPrinted ? coordinates.map { "\($0)(from: " } : nil
  }

  private func isStyle(_ kind: TextKind, _ front: String) -> Bool {
    text.hasPrefix(front) && reads(kind)
  }

  private func reads(_ kind: TextKind) -> Bool { (try? TransformList.read(kind, bytes)) != nil }

  private var coordinates: String? {
    // A size looks like a point where it has no labels; four numbers are a rect, six a transform.
    if (try? AffineTransform(reading: bytes)) != nil { return "transform" }
    if (try? Rect(reading: bytes)) != nil { return "rect" }
    if has("NSSize") || has("CGSize"), (try? Size(reading: bytes)) != nil { return "size" }
    if (try? Point(reading: bytes)) != nil { return "point" }
    if (try? Size(reading: bytes)) != nil { return "size" }
    return (try? Vector(reading: bytes)) != nil ? "vector" : nil
  }

  /// Whether it looks like a `recursiveDescription`.
  ///
  /// One with a mistake counts too: the reader then shows the mistake. A quote in front says that it stands in a program.
  private var hasViews: Bool {
    let front = text.prefix { $0 != "<" }
    return front.count < text.count && !front.contains("\"") && has(": 0x") && has("frame = (")
  }

  /// Whether the text is as a debugger or log prints it, and not as the language writes it.
  private var isPrinted: Bool {
    if text.hasPrefix("let ") || has("var ") { return false }
    if has("▿") || has("$") || has("(lldb)") || has("(CG") { return true }
    if has("NSRect:") || has("NSPoint:") || has("NSSize:") { return true }
    var scanner = TextScanner(bytes)
    scanner.skipSpaces()
    let first = scanner.byte()
    if first == UInt8(ascii: "{") { return !has(" in ") }
    return first == UInt8(ascii: "(") && (has("=") || has(";"))
  }

  /// `[1, 0, 0, 1, 5, 6]`, as `NSStringFromCGAffineTransform` writes it.
  private var isBracketed: Bool {
    text.hasPrefix("[") && !bytes.dropFirst().contains { "[({;".utf8.contains($0) }
  }

  private func has(_ part: String) -> Bool { text.contains(part: part) }
}
