@testable import Workbook

extension Judgement {
  /// The points of the checks that passed.
  var points: Int { results.reduce(0) { $0 + ($1.hasPassed ? $1.check.points : 0) } }
}
