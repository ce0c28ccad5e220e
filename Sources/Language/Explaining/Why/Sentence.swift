internal import Geometry
internal import Views

/// Words with numbers, points and views among them, written out when they are shown.
///
///     let says: Sentence = "The anchor point stands at \(position) in \(superview)."
///
/// So a rule can be kept as data, and shown with few digits or all.
struct Sentence: ExpressibleByStringInterpolation, Sendable {
  enum Piece: Sendable {
    case words(String)
    case fact(Fact)
    /// A number inside a calculation: a negative one stands in parentheses.
    case term(Double)
    /// A number that is not called 0 for being small: what a determinant does to areas.
    case factor(Double)
    /// A size in words: 100 × 50.
    case extent(Size)
    /// A transform by what it is: "rotate 30°".
    case kind(AffineTransform)
    /// A view by its name.
    case name(ViewID)
  }

  private(set) var pieces: [Piece]

  init(stringLiteral text: String) { pieces = [.words(text)] }

  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Both sentences, one after the other.
  static func + (left: Sentence, right: Sentence) -> Sentence {
    var both = left
    both.pieces += right.pieces
    return both
  }

  /// Collects the pieces of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ words: String) { pieces.append(.words(words)) }
    mutating func appendInterpolation(_ words: String) { pieces.append(.words(words)) }
    mutating func appendInterpolation(_ sentence: Sentence) { pieces += sentence.pieces }
    mutating func appendInterpolation(_ fact: Fact) { pieces.append(.fact(fact)) }
    mutating func appendInterpolation(_ number: Double) { pieces.append(.fact(.number(number))) }
    mutating func appendInterpolation(_ point: Point) { pieces.append(.fact(.point(point))) }
    mutating func appendInterpolation(_ rect: Rect) { pieces.append(.fact(.rect(rect))) }
    mutating func appendInterpolation(_ size: Size) { pieces.append(.fact(.size(size))) }
    mutating func appendInterpolation(_ view: ViewID) { pieces.append(.name(view)) }
    mutating func appendInterpolation(_ view: ViewID?) {
      if let view { pieces.append(.name(view)) }
    }
    mutating func appendInterpolation(_ move: Vector) {
      pieces.append(.fact(.point(Point(x: move.dx, y: move.dy))))
    }
    mutating func appendInterpolation(term number: Double) { pieces.append(.term(number)) }
    mutating func appendInterpolation(factor number: Double) { pieces.append(.factor(number)) }
    mutating func appendInterpolation(extent size: Size) { pieces.append(.extent(size)) }
    mutating func appendInterpolation(kind transform: AffineTransform) {
      pieces.append(.kind(transform))
    }

    /// Points in a row; where all are the same, one of them.
    mutating func appendInterpolation(_ points: [Point]) {
      let isOne = points.allSatisfy { $0 == points.first }
      for (index, point) in points.prefix(isOne ? 1 : points.count).enumerated() {
        if index > 0 { pieces.append(.words(", ")) }
        pieces.append(.fact(.point(point)))
      }
    }
  }
}

extension Evaluator {
  /// A sentence in the session's precision.
  func text(_ sentence: Sentence) -> String { sentence.pieces.map(text).joined() }

  private func text(_ piece: Sentence.Piece) -> String {
    switch piece {
    case .words(let words): return words
    case .fact(.view(let id)), .fact(.layer(let id)), .name(let id): return name(of: id)
    case .fact(.transform(let transform)), .kind(let transform): return kind(of: transform)
    case .fact(let fact): return sourceText(fact.value)
    case .extent(let size): return "\(number(size.width)) × \(number(size.height))"
    case .factor(let value): return numberText(value, settings.precision, negligible: 0)
    case .term(let value):
      let text = number(value)
      return text.first == "-" ? "(\(text))" : text
    }
  }

  /// What a transform is; "about (0, 0)" goes without saying where the origin is the fixed place.
  private func kind(of transform: AffineTransform) -> String {
    let words: String
    switch transform.kind {
    case .general: words = "several things at once"
    case .collapse(let image): words = "a collapse onto " + settings.transformWords.place(image)
    default: words = settings.transformWords.describe(transform)
    }
    let end = " about (0, 0)"
    return words.hasSuffix(end) ? String(words.dropLast(end.count)) : words
  }

  private func number(_ value: Double) -> String { sourceText(.number(value)) }

  /// A view's name; without one, what it is.
  func name(of id: ViewID) -> String {
    guard scene.contains(id) else { return "a view" }
    return scene.name(of: id).map(visible) ?? "the unnamed \(scene.className(of: id))"
  }
}
