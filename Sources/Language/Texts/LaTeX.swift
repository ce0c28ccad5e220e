internal import Geometry

/// Source text for use elsewhere: LaTeX, or statements in Swift.
///
/// Shown as it is, without quotes, so that it can be copied.
struct Code: Report {
  var text: String

  var kind: Kind { .explanation }

  func text(in evaluator: Evaluator) -> StyledText { StyledText(visible(text), .value) }

  func json(in evaluator: Evaluator) -> [String] { [object("code", [("text", jsonText(text))])] }
}

extension Evaluator {
  /// A matrix in LaTeX, as it stands: a transform is transposed before where points are columns.
  func latex(_ matrix: Matrix) -> String {
    let rows = (0..<matrix.rows).map { row in
      matrix.row(row).map { latex($0, beside: matrix.entries) }.joined(separator: " & ")
    }
    return "\\begin{pmatrix} " + rows.joined(separator: " \\\\ ") + " \\end{pmatrix}"
  }

  private func latex(_ x: Double, beside entries: [Double]) -> String {
    let largest = entries.reduce(0) { max($0, abs($1)) }
    let text = numberText(x, settings.precision, negligible: 1e-12 * largest)
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return text }
    return "\(parts[0]) \\times 10^{\(exponent)}"
  }
}
