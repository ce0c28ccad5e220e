extension Evaluator {
  /// Reads a value from the text that a call was given; what does not fit is shown in its place.
  mutating func read<Result>(
    _ value: Value, at id: NodeID, _ body: ([UInt8]) throws(TextFault) -> Result
  ) throws -> Result {
    let text = try String.from(value, 0)
    let bytes = Array(text.utf8)
    try burn(bytes.count / 16, at: id)
    do throws(TextFault) { return try body(bytes) } catch {
      throw diagnostic(error, in: text, at: id)
    }
  }

  /// A fault at its place in the source where the text is a literal there, else at the argument.
  func diagnostic(_ fault: TextFault, in text: String, at id: NodeID) -> Diagnostic {
    guard case .call(_, let arguments) = tree[id], let first = tree.arguments(arguments).first
    else {
      return Diagnostic(fault.problem, tree.span(id))
    }
    return Diagnostic(
      fault.problem, place(of: fault.range, in: text, at: first.value) ?? tree.span(first.value))
  }

  /// Where a part of a text stands in the literal that gave it; nil where another node did.
  private func place(of range: Range<Int>, in text: String, at node: NodeID) -> Span? {
    guard case .text(let index) = tree[node], tree.texts[Int(index)] == text else { return nil }
    let span = tree.span(node)
    guard let source = sources.source(at: span.start) else { return nil }
    let literal = LiteralPlaces(Array(source.bytes[source.range(span)]))
    let start = literal.offset(of: range.lowerBound)
    let end = max(literal.offset(of: range.upperBound), start + 1)
    return Span(start: span.start + Int32(start), end: min(span.start + Int32(end), span.end))
  }
}

/// Where each byte of a text stands in the literal that it was written as.
private struct LiteralPlaces {
  /// For each byte of the text the offset of the character or escape that gave it.
  private var offsets: [Int] = []
  private let literal: [UInt8]

  init(_ literal: [UInt8]) {
    self.literal = literal
    var position = 1
    while position < literal.count - 1 {
      let width = literal[position] == UInt8(ascii: "\\") ? widthOfEscape(position) : 1
      offsets.append(contentsOf: Array(repeating: position, count: bytesOf(position, width)))
      position += width
    }
  }

  func offset(of byte: Int) -> Int {
    byte < offsets.count ? offsets[byte] : max(literal.count - 1, 0)
  }

  private func widthOfEscape(_ position: Int) -> Int {
    guard position + 1 < literal.count, literal[position + 1] == UInt8(ascii: "u"),
      let end = literal[position...].firstIndex(of: UInt8(ascii: "}"))
    else { return 2 }
    return end + 1 - position
  }

  /// How many bytes of UTF-8 an escape stands for.
  private func bytesOf(_ position: Int, _ width: Int) -> Int {
    guard width > 3 else { return 1 }
    let digits = String(decoding: literal[position + 3..<position + width - 1], as: UTF8.self)
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String($0).utf8.count } ?? 1
  }
}
