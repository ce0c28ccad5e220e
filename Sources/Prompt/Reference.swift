internal import Language

extension PromptSession {
  /// Everything that there is, as one Markdown page: `make docs` writes it.
  public static func reference() -> String {
    [
      head, Session.referenceOfTopics(), commands, settings, operators,
      Session.referenceOfCatalogue(), Session.referenceOfCodes(),
    ].joined(separator: "\n")
  }

  private static var head: String {
    """
    <!-- Written by 'make docs' from the program itself; changes here are lost. -->

    # Reference

    Every name of the language, every operator, command, setting and code. A name has up to three
    spellings that mean the same: Swift's, C's, and a short one for the prompt. `:help NAME` shows an
    entry at the prompt, `pivot help NAME` in a terminal. All examples are executed.

    """
  }

  private static var commands: String {
    "## Commands\n\nAt the prompt, a line that begins with a colon.\n\n"
      + Command.allCases.map { "- `:\($0.usage)`: \($0.summary)\n" }.joined()
  }

  private static var settings: String {
    "## Settings\n\n`:set NAME VALUE` changes one, `:set` shows them.\n\n"
      + Setting.allCases.map {
        "- `\($0.rawValue)`: \($0.values.map { "`\($0)`" }.joined(separator: ", "))\n"
      }.joined()
  }

  private static var operators: String {
    "## Operators\n\nFrom tight to loose.\n\n"
      + operatorRows.map { "- `\($0.0)`: \($0.1)\n" }.joined()
  }
}

private let operatorRows = [
  (".member  f(…)  a[i]  °  !  ?.", "members, calls, elements, degrees, certainty, perhaps"),
  ("^", "to the power of; of a transform, so many times; from right to left"),
  ("-a  !a", "the negative, the opposite"),
  (
    "*  /  %",
    "products, quotients, remainders; `A * B` of transforms is A first, `p * A` is where A takes p"
  ),
  ("+  -", "sums and differences; point - point is a vector"),
  ("..<  ...", "ranges, without and with their end"),
  ("??", "the left side, or the right side where that is nil"),
  (
    "==  !=  <  <=  >  >=  ≈  is",
    "comparisons: `==` is exact, `≈` (also `~=`) within 1e-9; none is chained"
  ),
  ("&&", "both"),
  ("||", "one of the two, or both"),
  ("? :", "the first where the condition holds, else the second"),
  ("=  +=  -=  *=  /=", "assignments"),
]
