internal import Geometry

extension StepExplanation: Report {
  var kind: Kind { .explanation }

  /// Each step with its words; up to a dozen also with the matrix so far.
  func text(in evaluator: Evaluator) -> StyledText {
    let writer = StepWriter(explanation: self, evaluator: evaluator)
    return writer.text()
  }

  func json(in evaluator: Evaluator) -> [String] {
    steps.indices.map { step($0, evaluator) } + [whole(evaluator)]
  }

  private func step(_ index: Int, _ evaluator: Evaluator) -> String {
    let step = steps[index]
    return object(
      "step",
      [
        ("index", String(index + 1)), ("source", jsonText(step.source)),
        ("origin", step.origin.map(jsonText) ?? "null"),
        ("words", jsonText(evaluator.stepWords.describe(step.map))),
        ("map", evaluator.json(step.map.asValue)),
        ("running", evaluator.json(running[index].asValue)),
        ("followed", array(followers.map { evaluator.json($0.images[index]) })),
      ])
  }

  private func whole(_ evaluator: Evaluator) -> String {
    object(
      "explanation",
      [
        ("steps", String(steps.count)), ("map", evaluator.json(total.asValue)),
        ("words", jsonText(evaluator.stepWords.whole(total))),
        ("followed", array(followers.map { evaluator.json($0.start) })),
        ("remarks", array(remarks.map { jsonText($0.words) })),
      ])
  }
}

/// Writes an explanation of steps for people.
private struct StepWriter {
  let explanation: StepExplanation
  let evaluator: Evaluator
  /// With more steps than these the matrices in between are left out.
  private let most = 12
  /// No more steps than these are written; `--json` has all of them.
  private let longest = 200

  init(explanation: StepExplanation, evaluator: Evaluator) {
    self.explanation = explanation
    self.evaluator = evaluator
  }

  private var steps: [Step] { explanation.steps }
  private var words: StepWords { evaluator.stepWords }

  func text() -> StyledText {
    var text = StyledText(heading, .heading)
    for index in steps.indices.prefix(longest) { append(index, to: &text) }
    if steps.count > longest { text.append("\n… \(steps.count - longest) more steps", .dim) }
    appendWhole(to: &text)
    for remark in explanation.remarks { text.append("\n\(remark.words)", .dim) }
    return text
  }

  private var heading: String {
    let count = counted(steps.count, "step")
    return switch explanation.origin {
    case _ where steps.isEmpty: "no steps: nothing moves"
    case .expression where steps.count == 1: count
    case .expression: "\(count), in the order in which they act on a point"
    case .decomposition: "no expression is behind it; it comes to \(count)"
    case .modifiers(let name): "from inside \(name) to its container: \(count)"
    case .view(let name, let parent?): "from inside \(name) to its \(parent): \(count)"
    case .view(let name, nil): "from inside \(name) to the space around it: \(count)"
    }
  }

  // MARK: Steps

  private func append(_ index: Int, to text: inout StyledText) {
    let step = steps[index]
    let number = String(index + 1)
    text.append("\n" + String(repeating: " ", count: numberWidth - number.count) + number + "  ")
    text.append(source(step).padded(to: sourceWidth) + "   ", .name)
    text.append(words.describe(step.map))
    if let origin = step.origin { text.append("   in \(origin)", .dim) }
    guard steps.count <= most else {
      return text.append(places(index).map { "   " + $0 }.joined())
    }
    if explanation.tellsMoves, let move = explanation.finalMove(of: index) {
      let end = words.pair(move.dx, move.dy)
      text.append("\n\(margin)the steps after it make this a move by \(end)", .dim)
    }
    appendMatrix(index, to: &text)
  }

  private var margin: String { String(repeating: " ", count: numberWidth + 2) }

  /// The product so far, and beside its rows where things are now.
  private func appendMatrix(_ index: Int, to text: inout StyledText) {
    let rows = evaluator.picture(of: explanation.running[index]).split(separator: "\n")
      .map(String.init)
    let lines = beside(rows, places(index))
    let isBeside = !evaluator.settings.isPlain && lines.allSatisfy(evaluator.settings.fits)
    for line in isBeside ? lines : (places(index) + rows).map({ margin + $0 }) {
      text.append("\n" + line)
    }
  }

  private func beside(_ rows: [String], _ places: [String]) -> [String] {
    let width = rows.map { columns($0) }.reduce(0, max)
    return zip(rows, inRows(places)).map { row, notes in
      margin + (notes.isEmpty ? row : row.padded(to: width + 3) + notes)
    }
  }

  /// One place stands beside the middle row, several two to a row.
  private func inRows(_ places: [String]) -> [String] {
    if places.count == 1 { return ["", places[0], ""] }
    return (0..<3).map { row in
      places.dropFirst(row * 2).prefix(2).joined(separator: "  ")
    }
  }

  private func places(_ index: Int) -> [String] {
    explanation.followers.map { follower in
      let start = follower.label.isEmpty ? evaluator.placeText(follower.start) : follower.label
      return "\(start) → \(evaluator.placeText(follower.images[index]))"
    }
  }

  private var numberWidth: Int { String(min(steps.count, longest)).count }

  private func source(_ step: Step) -> String { evaluator.settings.spelled(step.source) }

  private var sourceWidth: Int { min(steps.map { columns(source($0)) }.reduce(0, max), 32) }

  // MARK: The whole

  private func appendWhole(to text: inout StyledText) {
    if steps.count > 1 {
      text.append("\ntogether: ", .heading)
      text.append(words.whole(explanation.total))
      if let parts = parts { text.append("\n\(parts)") }
      let areShown = steps.count <= most && explanation.followers.count == 1
      if !areShown { for follower in explanation.followers { append(follower, to: &text) } }
    }
    if steps.count > most { text.append("\n" + evaluator.picture(of: explanation.total)) }
    if let box = explanation.box {
      text.append("\nbounding box: \(evaluator.sourceText(.rect(box)))")
    }
  }

  /// What a general transform comes to, unless its steps say it.
  private var parts: String? {
    guard case .expression = explanation.origin, let transform = explanation.total.affine,
      case .general = transform.kind
    else { return nil }
    return words.parts(of: transform)
  }

  private func append(_ follower: StepExplanation.Follower, to text: inout StyledText) {
    let start = evaluator.placeText(follower.start)
    let end = evaluator.placeText(follower.images.last ?? follower.start)
    let label = follower.label.isEmpty ? "" : follower.label + " "
    text.append("\n\(label)\(start) goes to \(end)")
  }
}

extension StepWords {
  /// What all steps together are.
  func whole(_ map: PlaneMap) -> String {
    switch map {
    case .affine(let transform) where transform.kind == .general:
      "no single turn, scale or shear"
    case .affine(let transform): kinds.describe(transform)
    case .projective: describe(map)
    }
  }
}

extension StepWords {
  /// What a general transform comes to, in the order in which the parts act
  /// (docs/geometry.md#decomposition).
  func parts(of transform: AffineTransform) -> String {
    let parts = transform.decomposed()
    let words = [
      "scale \(pair(parts.scale.width, parts.scale.height))",
      abs(parts.horizontalShear) > 1e-9 ? "shear \(number(parts.horizontalShear))" : "",
      abs(parts.rotation) > 1e-9 ? "turn \(angle(parts.rotation))" : "",
      parts.translation.length > 1e-9
        ? "move by \(pair(parts.translation.dx, parts.translation.dy))" : "",
    ].filter { !$0.isEmpty }
    return "in parts: " + words.joined(separator: ", then ")
  }
}

extension Evaluator {
  /// A map as its matrix, transposed where points are columns.
  ///
  /// Digits that only the rounding of the products made are not shown.
  func picture(of map: PlaneMap) -> String { picture(of: shown(map.matrix.settled)) }

  /// A place with the digits that pictures have.
  func placeText(_ value: Value) -> String {
    if case .nothing = value { return "no point" }
    var plain = self
    if plain.settings.digits != .full { plain.settings.digits = .significant(6) }
    return plain.sourceText(value)
  }
}

extension Remark {
  var words: String {
    switch self {
    case .rowProduct: "A * B: A acts first (points are rows: p * A * B)"
    case .columnProduct: "A * B: B acts first (points are columns: A * B * p)"
    case .prepending:
      "translatedBy, scaledBy and rotated(by:) put their step before what is there\n"
        + "already: the last one written acts first"
    case .nesting:
      "CGAffineTransformTranslate, …Scale and …Rotate put their step before what is\n"
        + "there already: the outermost call acts first"
    case .concatenating: "a.concatenating(b): a acts first, then b"
    case .noInverse: "there is no inverse: the determinant is 0, and inverted() leaves it as it is"
    case .inverse: "an inverse undoes the steps, the last one first"
    case .functions: "in CSS and SVG points are columns: the rightmost function acts first"
    case .about: "about a point: bring the point to the origin, act there, bring it back"
    }
  }
}

extension Matrix {
  /// Each entry without noise beyond its twelfth digit beside the largest.
  fileprivate var settled: Matrix {
    let largest = entries.reduce(0) { max($0, abs($1)) }
    guard largest > 0, largest < 1e9 else { return self }
    let clean = entries.map { entry in
      let nearest = (entry * 1e4).rounded() / 1e4
      return abs(entry - nearest) <= 1e-12 * largest ? nearest : entry
    }
    return Matrix(rows: rows, columns: columns, entries: clean) ?? self
  }
}
