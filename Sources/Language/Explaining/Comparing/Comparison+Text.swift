internal import Geometry

extension Comparison: Report {
  var kind: Kind { .explanation }

  func text(in evaluator: Evaluator) -> StyledText {
    var text = StyledText()
    let names = ["first", "second"]
    for (name, side) in zip(names, [first, second]) {
      text.append("\(text.pieces.isEmpty ? "" : "\n")\(name.padded(to: 6))  ", .heading)
      text.append(side.source, .name)
      text.append("\n        " + evaluator.stepWords.sentence(side.steps))
    }
    text.append("\n" + sideBySide(evaluator))
    for relation in relations {
      guard let words = evaluator.stepWords.describe(relation) else { continue }
      text.append("\n\(words)", .note)
    }
    if relations.first != .same { text.append("\n" + table(evaluator)) }
    return text
  }

  private func sideBySide(_ evaluator: Evaluator) -> String {
    let pictures = [first, second].map { evaluator.picture(of: $0.map) }
    let left = pictures[0].split(separator: "\n").map(String.init)
    let right = pictures[1].split(separator: "\n").map(String.init)
    let width = left.map { columns($0) }.reduce(0, max)
    let rows = zip(left, right).map { "\($0.padded(to: width))    \($1)" }.joined(separator: "\n")
    let isBeside = !evaluator.settings.isPlain && evaluator.settings.fits(rows)
    return isBeside ? rows : "first\n\(pictures[0])\nsecond\n\(pictures[1])"
  }

  /// Where both send the corners of the rectangle.
  private func table(_ evaluator: Evaluator) -> String {
    let texts = zip(images(first), images(second)).map { first, second in
      [first, second].map { $0.map { evaluator.placeText(.point($0)) } ?? "infinity" }
    }
    let starts = zip(cornerNames, corners).map { "\($0) \(evaluator.placeText(.point($1)))" }
    if evaluator.settings.isPlain {
      return zip(starts, texts).map { "\($0): first \($1[0]), second \($1[1])" }
        .joined(separator: "\n")
    }
    let width = starts.map { columns($0) }.reduce(0, max)
    let inner = max(5, texts.map { columns($0[0]) }.reduce(0, max))
    let heading = "corner".padded(to: width) + "   " + "first".padded(to: inner) + "   second"
    return
      ([heading]
      + zip(starts, texts).map {
        "\($0.padded(to: width))   \($1[0].padded(to: inner))   \($1[1])"
      }).joined(separator: "\n")
  }

  func json(in evaluator: Evaluator) -> [String] {
    let words = relations.compactMap { evaluator.stepWords.describe($0) }
    return [
      object(
        "comparison",
        [
          ("first", json(first, evaluator)), ("second", json(second, evaluator)),
          ("relations", array(words.map(jsonText))),
          (
            "corners",
            array(
              zip(zip(cornerNames, corners), zip(images(first), images(second))).map {
                corner($0.0, $0.1, $1.0, $1.1, evaluator)
              })
          ),
        ])
    ]
  }

  private func json(_ side: Side, _ evaluator: Evaluator) -> String {
    object(
      "side",
      [
        ("source", jsonText(side.source)), ("map", evaluator.json(side.map.asValue)),
        ("steps", jsonText(evaluator.stepWords.sentence(side.steps))),
      ])
  }

  private func corner(
    _ name: String, _ start: Point, _ first: Point?, _ second: Point?, _ evaluator: Evaluator
  ) -> String {
    let images = [first, second].map { $0.map { evaluator.json(.point($0)) } ?? "null" }
    return object(
      "corner",
      [
        ("name", jsonText(name)), ("from", evaluator.json(.point(start))), ("first", images[0]),
        ("second", images[1]),
      ])
  }
}

/// Corners from the top left in the order of the view.
let cornerNames = ["A", "B", "C", "D"]

extension StepWords {
  /// Steps as one sentence: "move by (10, 0), then turn by 90° about the origin, clockwise".
  func sentence(_ steps: [Step]) -> String {
    let words = steps.prefix(6).map { describe($0.map) }.joined(separator: "; then ")
    let rest = steps.count - 6
    let more = rest > 0 ? "; then \(rest) more \(rest == 1 ? "step" : "steps")" : ""
    return steps.isEmpty ? "nothing moves" : words + more
  }

  /// How two transforms differ; nil where words add nothing.
  func describe(_ relation: Comparison.Relation) -> String? {
    switch relation {
    case .same: "both are the same transform"
    case .nearlySame: "both are the same transform but for rounding"
    case .sameLinearPart(let move):
      "same linear part; translation differs by \(pair(move.dx, move.dy))"
    case .sameTranslation: "same translation; the linear parts differ"
    case .turned(let angle):
      "the second is turned by \(self.angle(abs(angle))) on top\(direction(angle))"
    case .scaled(let factor): "the second is scaled by \(number(factor)) on top"
    case .inverses: "each undoes the other"
    case .transposed: "the linear parts are each other's transpose: rows and columns exchanged"
    case .sameStepsReordered: "the same steps in another order"
    case .then(let map):
      map.isTelling ? "the first, and then \(whole(map)), gives the second" : nil
    case .areas(let first, let second): areas(first, second)
    }
  }

  private func areas(_ first: Double, _ second: Double) -> String {
    let mirrored = first * second < 0 ? "; only the \(first < 0 ? "first" : "second") mirrors" : ""
    return "areas are multiplied by \(number(abs(first))) and by \(number(abs(second)))\(mirrored)"
  }
}

extension PlaneMap {
  /// Whether words say what it does.
  fileprivate var isTelling: Bool {
    switch affine?.kind {
    case nil, .identity, .general: false
    default: true
    }
  }
}
