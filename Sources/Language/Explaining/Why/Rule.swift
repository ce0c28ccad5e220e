internal import Geometry
internal import Motion
internal import Views

/// One rule that led to a value, with its numbers.
///
/// Data first: the sentence keeps its numbers as numbers, and is written out when it is shown.
struct Rule: Sendable {
  /// What the rule is called: "bounding box".
  var name: StaticString
  /// What it does, with the numbers of this case.
  var says: Sentence
  /// What it gives.
  var gives: Fact
  var evidence = Evidence.measured

  init(
    _ name: StaticString, _ says: Sentence, gives: Fact, evidence: Evidence = .measured
  ) {
    self.name = name
    self.says = says
    self.gives = gives
    self.evidence = evidence
  }
}

/// Where a rule comes from.
enum Evidence: String, Sendable {
  case measured, documented, compared, log, inferred, standard
  /// Mathematics: no framework decides it.
  case arithmetic

  /// In words.
  var words: StaticString {
    switch self {
    case .measured: "measured on Apple's frameworks"
    case .documented: "documented by Apple"
    case .compared: "from programs that were compared with Apple's"
    case .log: "one log from an iPhone shows it, and Apple calls the result undefined"
    case .inferred: "best inference: not measured on Apple's frameworks"
    case .standard: "the web's standard; Apple's own code is not published"
    case .arithmetic: "arithmetic"
    }
  }

  /// Whether a reader should hear of it: what is certain needs no word.
  var isWorthSaying: Bool {
    switch self {
    case .measured, .documented, .arithmetic: false
    case .compared, .log, .inferred, .standard: true
    }
  }
}

/// The rules behind a value, in order: what `why` gives.
struct Reason: Sendable {
  /// The expression as it was written.
  var expression: String
  /// What the rules belong to: "frame, read".
  var law: String
  var result: Fact
  var rules: [Rule]
  /// What to remember of it, or where to read on.
  var moral: Sentence?
  /// The expression is an assignment, and the value is the frame that it leads to.
  var isSetting = false
}

/// A value that rules speak of.
enum Fact: Sendable {
  case number(Double)
  case truth(Bool)
  case point(Point)
  case points([Point])
  case vector(Vector)
  case size(Size)
  case rect(Rect)
  case row(Row)
  case transform(AffineTransform)
  case components(TransformComponents)
  case view(ViewID)
  case layer(ViewID)
  case recognizer(RecognizerID)
  case nothing

  /// The fact in a value; nil for kinds that no rule gives.
  init?(_ value: Value) {
    switch value {
    case .number(let number): self = .number(number)
    case .angle(let angle): self = .number(angle.radians)
    case .boolean(let truth): self = .truth(truth)
    case .point(let point): self = .point(point)
    case .vector(let vector): self = .vector(vector)
    case .size(let size): self = .size(size)
    case .rect(let rect): self = .rect(rect)
    case .row(let row): self = .row(row)
    case .transform(let transform): self = .transform(transform)
    case .components(let components): self = .components(components)
    case .view(let id): self = .view(id)
    case .layer(let id): self = .layer(id)
    case .recognizer(let id): self = .recognizer(id)
    case .nothing: self = .nothing
    case .void, .row3D, .color, .symbol, .range, .type, .text, .list, .set, .dictionary, .matrix,
      .structure,
      .presented, .path, .animation, .timing, .modifiedView, .function, .report, .implicit, .cell,
      .missing:
      return nil
    }
  }

  var value: Value {
    switch self {
    case .number(let number): .number(number)
    case .truth(let truth): .boolean(truth)
    case .point(let point): .point(point)
    case .points(let points): points.map(\.asValue).asValue
    case .vector(let vector): .vector(vector)
    case .size(let size): .size(size)
    case .rect(let rect): .rect(rect)
    case .row(let row): .row(row)
    case .transform(let transform): .transform(transform)
    case .components(let components): .components(components)
    case .view(let id): .view(id)
    case .layer(let id): .layer(id)
    case .recognizer(let id): .recognizer(id)
    case .nothing: .nothing
    }
  }
}
