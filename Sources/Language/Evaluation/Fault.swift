/// Why an operation on values failed, before the place in the source is known.
enum Fault: Error {
  /// The whole operation.
  case problem(Problem)
  /// One of its operands or arguments, counted from 0 (the receiver of a method first).
  case argument(Int, Problem)
  /// What a function of the program met that was asked, with its place.
  indirect case known(Diagnostic)

  var problem: Problem {
    switch self {
    case .problem(let problem), .argument(_, let problem): problem
    case .known(let diagnostic): diagnostic.problem
    }
  }
}
