/// What a lesson promises, and what is therefore tried (docs/lessons.md#what-is-proved).
enum Claim: Hashable {
  /// An exercise has what its kind needs.
  case parts
  /// Ids are unique.
  case ids
  /// An example shows what it says.
  case examples
  /// The starter, faded forms and answers that are not gradable do not pass.
  case unfinished
  /// Solutions and accepted answers pass.
  case right
  /// A wrong answer fails with its own id.
  case wrong
  /// Wrong answers can be told apart.
  case distinct
  /// A blank, a constant and the answer to the previous exercise do not pass.
  case careless
  /// Each check is failed by some wrong answer.
  case tested
  /// A hint says something, but not the solution.
  case hints
  /// Every choice has a reason.
  case reasons
  /// What stands in braces has a value.
  case braces
  /// Variants exist, and not too many.
  case variants
  /// Every block takes less than a second.
  case time
  /// Pictures and examples fit 80 columns.
  case width
}
