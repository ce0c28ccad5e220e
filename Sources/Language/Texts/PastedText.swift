internal import Geometry

extension Session {
  /// The expression that reads a pasted text as a value; nil where no reader knows the text.
  ///
  /// A `recursiveDescription` gives `views(from: "…")`, what a debugger prints of a rect
  /// `rect(from: "…")`. What the language itself reads, such as `CGRect(x: 0, …)` or `(1, 2)`, gives nil:
  /// it is a program.
  public static func valueSource(fromText text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let kind = PastedText(bytes).kind else { return nil }
    return "\(kind)(from: \(quoted(text)))"
  }
}

/// Tells which reader a text is for.
private struct PastedText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The name of the function that reads it.
  var kind: String? {
    if hasViews { return "views" }
    guard isPrinted else { return nil }
    // A size looks like a point where it has no labels; four numbers are a rect, six a transform.
    if (try? AffineTransform(reading: bytes)) != nil { return "transform" }
    if (try? Rect(reading: bytes)) != nil { return "rect" }
    if has("NSSize"), (try? Size(reading: bytes)) != nil { return "size" }
    if has("CGSize"), (try? Size(reading: bytes)) != nil { return "size" }
    if (try? Point(reading: bytes)) != nil { return "point" }
    if (try? Size(reading: bytes)) != nil { return "size" }
    return (try? Vector(reading: bytes)) != nil ? "vector" : nil
  }

  private var hasViews: Bool {
    has("<") && has("frame = (") && (try? ViewText(reading: bytes)) != nil
  }

  /// Whether the text is as a debugger or log prints it, and not as the language writes it.
  private var isPrinted: Bool {
    if String(decoding: bytes, as: UTF8.self).hasPrefix("let ") || has("var ") { return false }
    if has("▿") || has("$") || has("(lldb)") || has("(CG") { return true }
    if has("NSRect:") || has("NSPoint:") || has("NSSize:") { return true }
    var scanner = TextScanner(bytes)
    scanner.skipSpaces()
    let first = scanner.byte()
    if first == UInt8(ascii: "{") { return !has(" in ") }
    return first == UInt8(ascii: "(") && (has("=") || has(";"))
  }

  private func has(_ part: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(part)
  }
}
