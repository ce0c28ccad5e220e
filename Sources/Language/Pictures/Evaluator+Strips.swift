internal import Plotting

extension Evaluator {
  /// What is a picture of its own: the steps of an explanation as a strip, a strip, a motion; nil for
  /// what becomes shapes of one drawing.
  func picture(of values: [(value: Value, node: NodeID)]) -> Picture? {
    guard values.count == 1, case .report(let box) = values[0].value else { return nil }
    switch box.payload {
    case let steps as StepExplanation:
      let pictures = StepPictures(steps)
      return Picture(.strip(strip(of: steps, pictures)), steps: pictures)
    case let picture as Picture: return picture
    case _: return nil
    }
  }

  private func strip(of steps: StepExplanation, _ pictures: StepPictures) -> Strip {
    let isProduct = steps.steps.count > 1
    let together = "together: \(stepWords.whole(steps.total))"
    return pictures.strip(legend: isProduct ? [together] : [])
  }
}
