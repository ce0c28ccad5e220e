internal import Language

/// How long code may run: after the first that does not end, the rest need not be waited for as long.
final class Patience {
  /// Something used up its budget.
  var isLost = false

  func shorten(_ budget: inout Budget) {
    guard isLost else { return }
    budget.seconds = min(budget.seconds, 0.1)
    budget.steps = min(budget.steps, 2_000_000)
  }
}
