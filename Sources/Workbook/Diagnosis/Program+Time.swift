internal import Language

extension Program {
  /// Mistakes with time: the end told for what is under way, or no curve.
  func timing(_ nodes: [Construct]) -> [Slip] {
    nodes.flatMap { node -> [Slip] in
      switch node.calledName {
      case "presentation": model(node)
      case "animate": evenly(node)
      case "value" where node.labels.last == "at": uncurved(node)
      default: []
      }
    }
  }

  private func model(_ node: Construct) -> [Slip] {
    guard let layer = node.receiver else { return [] }
    return [
      slip(
        .leftOut, replacing([(node, operand(layer))]),
        Telling(
          did: "it is told where everything ends, not where it is under way",
          look: "A view and its layer have the last values at once: who has those of this moment?",
          missing: ["presentation"]))
    ]
  }

  private func evenly(_ node: Construct) -> [Slip] {
    guard node.arguments.count == 2, node.labels.first?.hasPrefix("withDuration") ?? false else {
      return []
    }
    let end = node.arguments[0].range.upperBound
    let edit = Edit(range: end..<end, text: ", delay: 0, options: .curveLinear")
    return [
      slip(
        .leftOut, [edit], "it goes at an even pace, without a curve",
        "Which curve does UIView.animate take where none is named?")
    ]
  }

  private func uncurved(_ node: Construct) -> [Slip] {
    guard let time = node.arguments.last else { return [] }
    return [
      slip(
        .leftOut, replacing([(node, operand(time))]),
        Telling(
          did: "it goes at an even pace, without the curve",
          look: "How far is the curve at this time?", missing: ["value"]))
    ]
  }
}
