internal import Plotting

extension Evaluator {
  /// What is a figure of its own: the steps of an explanation as a strip, a strip, a motion; nil for
  /// what becomes shapes of one drawing.
  func figure(of values: [(value: Value, node: NodeID)]) -> Figure? {
    guard values.count == 1, case .report(let box) = values[0].value else { return nil }
    switch box.payload {
    case let steps as StepExplanation: return .strip(strip(of: steps))
    case let picture as Picture: return picture.figure
    case _: return nil
    }
  }

  private func strip(of steps: StepExplanation) -> Strip {
    let isProduct = steps.steps.count > 1
    let together = "together: \(stepWords.whole(steps.total))"
    return StepPictures(steps).strip(legend: isProduct ? [together] : [])
  }
}
