/// Why an operation on values failed, before the place in the source is known.
enum Fault: Error {
  /// The whole operation.
  case problem(Problem)
  /// One of its operands or arguments, counted from 0 (the receiver of a method first).
  case argument(Int, Problem)
}
