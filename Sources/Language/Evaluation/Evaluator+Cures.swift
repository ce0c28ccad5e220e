extension Evaluator {
  /// How a value of the wanted kind is made of what was written: of numbers in parentheses as many as it takes,
  /// of an angle the turn, and of a curve's name the option.
  func cure(_ expected: String, _ found: String, _ node: NodeID) -> String? {
    let text = sources.text(tree.span(node))
    guard text.utf8.count <= 40, !text.contains("\n") else { return nil }
    if expected == Kind.transform.words, let cure = transform(of: found, node) {
      return cure
    }
    if expected == Kind.animationOption.words, found == Kind.animationCurve.words {
      return option(named: text)
    }
    guard case .tuple(let numbers) = tree[node],
      tree.arguments(numbers).allSatisfy({ $0.label == .none }),
      let maker = makers.first(where: { $0.kind.words == expected && $0.count == numbers.count })
    else { return nil }
    return "\(maker.name)\(visible(text))"
  }

  /// How a transform is made of an angle, a matrix, or the text of a web page.
  private func transform(of found: String, _ node: NodeID) -> String? {
    let text = sources.text(tree.span(node))
    let isOperation = if case .binary = tree[node] { true } else { false }
    return switch found {
    case Kind.angle.words: "R(\(visible(text)))"
    case Kind.matrix.words where !isOperation: "\(visible(text)).affine"
    case Kind.text.words where text.contains("("):
      ["deg", "px", "turn", "rad"].contains { text.contains(part: $0) }
        ? "css(\(visible(text)))" : "svg(\(visible(text)))"
    default: nil
    }
  }

  /// What a curve is called as an option; nil where it is not named as UIKit does.
  private func option(named curve: String) -> String? {
    let (c, swift) = ("UIViewAnimationCurve", "UIView.AnimationCurve.")
    if curve.hasPrefix(swift) {
      return ".curve" + String(curve.dropFirst(swift.count)).capitalizedWord
    }
    return curve.hasPrefix(c) ? "UIViewAnimationOptionCurve\(curve.dropFirst(c.count))" : nil
  }
}

/// What makes values of kinds of bare numbers.
private let makers: [(kind: Kind, name: String, count: Int)] = [
  (.rect, "rect", 4), (.size, "size", 2), (.vector, "vector", 2),
]
