internal import Plotting

extension CatalogueBuilder {
  /// `plot` of an explanation.
  mutating func addStrips() {
    effect(
      "plot(_:)", takes: [[.explanation]], gives: .picture,
      "The steps of a transform as small pictures in a row.",
      "plot(explain(T(-50, -30) * R(30°) * T(50, 30)))"
    ) { evaluator, values, _ in
      guard case .report(let box) = values[0], let steps = box.payload as? StepExplanation else {
        throw Fault.argument(0, .nothingToPlot(values[0].kind.words))
      }
      let whole = steps.steps.count > 1 ? [evaluator.together(steps)] : []
      return .report(Picture(.strip(StepPictures(steps).strip(legend: whole))))
    }
  }
}

extension Evaluator {
  /// What all steps come to.
  fileprivate func together(_ steps: StepExplanation) -> String {
    "together: \(stepWords.whole(steps.total))"
  }
}
