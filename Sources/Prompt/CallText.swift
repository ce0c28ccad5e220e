internal import Language

/// The call of a function with an expression as its argument, as one writes it: `plot(v)`.
///
/// A comment at the end of the expression would hide the bracket, which then stands in a line of its own.
package func callText(_ function: String, _ expression: String) -> String {
  let end = expression.utf8.contains(part: "//".utf8) ? "\n)" : ")"
  return "\(function)(\(expression)\(end)"
}

/// The call that makes a program read points so.
///
/// With its dot, since a variable of the person may be called `column`.
func conventionCall(columns: Bool) -> String { "convention(.\(columns ? "column" : "row"))" }
