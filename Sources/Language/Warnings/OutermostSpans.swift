/// Spans none of which lies in another, in the order of the text, so that the one around a place is found by
/// halving.
struct OutermostSpans {
  private var spans: [Span] = []

  /// Keeps those that lie in no other; of spans that overlap otherwise, which no text has, the first.
  init(_ spans: [Span]) {
    for span in spans.sorted(by: { ($0.start, -$0.end) < ($1.start, -$1.end) })
    where span.start >= self.spans.last?.end ?? .min {
      self.spans.append(span)
    }
  }

  var isEmpty: Bool { spans.isEmpty }

  /// The one that a span lies in.
  func around(_ span: Span) -> Span? {
    let next = spans.partitionPoint { $0.start > span.start }
    guard next > 0, spans[next - 1].contains(span) else { return nil }
    return spans[next - 1]
  }
}

extension Span {
  func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
