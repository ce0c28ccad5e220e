/// A text as a person typed it, of which a program was made by writing calls around parts of it: errors of the
/// program are shown in this text.
public struct EnteredText: Sendable {
  /// A part of the text, and what the program has for it: the same, or a name of it.
  public struct Part: Sendable {
    let program: Range<Int>
    let text: Range<Int>

    /// Bytes of the program, and those of the text for which they stand.
    public init(program: Range<Int>, text: Range<Int>) {
      (self.program, self.text) = (program, text)
    }
  }

  let bytes: [UInt8]
  let parts: [Part]

  /// A text with its parts in their order.
  public init(_ bytes: [UInt8], parts: [Part]) { (self.bytes, self.parts) = (bytes, parts) }

  /// The place in the text of a place in the program; what nobody typed is where its part begins or ends.
  func place(of offset: Int) -> Int {
    guard let part = parts.last(where: { $0.program.lowerBound <= offset }) ?? parts.first else {
      return 0
    }
    if offset >= part.program.upperBound { return part.text.upperBound }
    return min(
      part.text.lowerBound + max(offset - part.program.lowerBound, 0), part.text.upperBound)
  }
}

/// A source that was made of a text, and the text as a source of its own.
struct MadeSource: Sendable {
  let program: Source
  let typed: Source
  let text: EnteredText

  /// A span of the program in the text; others stay.
  func typed(_ span: Span) -> Span {
    guard program.holds(span) else { return span }
    func moved(_ offset: Int32) -> Int32 {
      typed.base + Int32(text.place(of: Int(offset - program.base)))
    }
    return Span(start: moved(span.start), end: moved(span.end))
  }
}

extension Source {
  fileprivate func holds(_ span: Span) -> Bool {
    span != .nowhere && span.start >= base && span.end <= base + Int32(bytes.count)
  }
}

extension Diagnostic {
  /// The same where its places are others.
  func moved(_ move: (Span) -> Span) -> Diagnostic {
    var copy = self
    copy.span = move(span)
    for index in labels.indices { copy.labels[index].span = move(labels[index].span) }
    for index in calls.indices { copy.calls[index].span = move(calls[index].span) }
    return copy
  }
}
