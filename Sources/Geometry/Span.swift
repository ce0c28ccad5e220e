/// One axis of a standardized rect: the half-open interval from `min` of a `length` ≥ 0.
///
/// The rules of docs/geometry.md#rectangles hold on each axis by itself, so they are written once,
/// here.
struct Span {
  var min: Double
  var length: Double

  var max: Double { min + length }

  /// The smallest span that covers both.
  ///
  /// A span that already covers the other is returned as it is: computing its length anew from
  /// rounded edges would make `a.contains(a)` false.
  func union(_ other: Span) -> Span {
    if min <= other.min && max >= other.max { return self }
    if other.min <= min && other.max >= max { return other }
    let start = Swift.min(min, other.min)
    return Span(min: start, length: Swift.max(max, other.max) - start)
  }

  /// The common part, of length zero where the spans touch; nil where there is a gap.
  func intersection(_ other: Span) -> Span? {
    if min <= other.min && max >= other.max { return other }
    if other.min <= min && other.max >= max { return self }
    let start = Swift.max(min, other.min)
    let end = Swift.min(max, other.max)
    return end < start ? nil : Span(min: start, length: end - start)
  }

  /// Whether a point lies in both; touching spans do not meet, an empty span is the point `min`.
  func meets(_ other: Span) -> Bool {
    let start = Swift.max(min, other.min)
    return contains(start) && other.contains(start)
  }

  /// Both ends moved inwards by `distance`; nil where the length would be negative.
  func inset(by distance: Double) -> Span? {
    let rest = length - 2 * distance
    return rest < 0 ? nil : Span(min: min + distance, length: rest)
  }

  /// The smallest span between whole numbers that covers this one.
  var integral: Span {
    let start = min.rounded(.down)
    return Span(min: start, length: max.rounded(.up) - start)
  }

  /// The parts before and after `distance` from `min`, clamped to the span.
  func split(at distance: Double) -> (first: Span, second: Span) {
    let cut = Swift.min(Swift.max(distance, 0), length)
    return (Span(min: min, length: cut), Span(min: min + cut, length: length - cut))
  }

  /// The parts after and before `distance` from `max`, clamped to the span.
  func splitFromMax(at distance: Double) -> (last: Span, rest: Span) {
    let cut = Swift.min(Swift.max(distance, 0), length)
    return (Span(min: max - cut, length: cut), Span(min: min, length: length - cut))
  }

  private func contains(_ value: Double) -> Bool {
    length == 0 ? value == min : min <= value && value < max
  }
}
