internal import Language

extension Bench {
  /// Whether an answer leaves the views that are asked for where a slip does.
  ///
  /// What checks see of a view may come about in several ways: whoever moves the anchor point has left out no shift
  /// of a transform, though the corners are the same.
  func leavesViews(_ answer: String, like slip: Slip) -> Bool {
    guard exercise.kind == .exercise, !slip.isOfAnyState else { return true }
    return zip(states(after: answer), states(after: slip.code)).allSatisfy { left, right in
      guard let left, let right else { return true }
      return compare(left, right).isNone
    }
  }

  /// Whether the views that are asked for stand where the setup left them, but for their transforms.
  func changesOnlyTransforms(_ answer: String) -> Bool {
    zip(states(after: answer), states(after: "let nothing = 0")).enumerated().allSatisfy {
      guard viewProperties[$0.offset % viewProperties.count] != "transform",
        let got = $0.element.0, let given = $0.element.1
      else { return true }
      return compare(got, given).isNone
    }
  }

  /// What is known of each view of the setup that is asked for, where code ends; nothing of what is none.
  private func states(after code: String) -> [CheckedValue?] {
    slips.states.value(of: code) { code in
      let views = Scope(self).views.filter(askedNames.contains)
      if views.isEmpty { return [] }
      return workspace.isolated {
        guard runSetup() == nil, workspace.runs(code) else { return [] }
        return views.flatMap { view in
          viewProperties.map { try? workspace.value("\(view).\($0)").get().value }
        }
      }
    }
  }
}

/// What places a view; the layer's own words, too, where it is a layer.
private let viewProperties = [
  "center", "bounds", "transform", "layer.anchorPoint", "position", "anchorPoint",
]
