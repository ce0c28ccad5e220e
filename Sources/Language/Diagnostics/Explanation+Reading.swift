extension Explanation {
  /// Reading the source.
  static let reading: [Explanation] = [
    Explanation(
      "P0111", "Something else was expected",
      """
      At this place the grammar allows only what the message names. Look at what
      stands before it: a value, a name or a bracket is missing there, or one word
      too many was typed.
      """,
      wrong: "let = 5",
      right: "let x = 5"),
    Explanation(
      "P0112", "A bracket without end",
      """
      This bracket is opened but not closed, or another kind of bracket closes it.
      The message marks where it opens. At the prompt an open bracket just
      continues the entry on the next line.
      """,
      wrong: "let p = (1, 2]",
      right: "let p = (1, 2)"),
    Explanation(
      "P0113", "A bracket that closes nothing",
      """
      There is a closing bracket more than opening ones. Remove it, or open one
      where it belongs.
      """,
      wrong: "let p = (1, 2))",
      right: "let p = (1, 2)"),
    Explanation(
      "P0114", "Two statements on one line",
      """
      A statement ends at the end of its line or at ';'. Here another one follows
      without either.
      """,
      wrong: "let x = 1 let y = 2",
      right: "let x = 1; let y = 2"),
    Explanation(
      "P0115", "An operator is missing",
      """
      Two values stand side by side. A product is written with '*'; only calls may
      be joined without it, as in T(-1, -2) R(90°) T(1, 2).
      """,
      wrong: "T(1, 2) (3, 4)",
      right: "(3, 4) * T(1, 2)"),
    Explanation(
      "P0116", "A chained comparison",
      """
      A comparison is true or false, and that cannot be compared with a number.
      Join two comparisons with '&&'.
      """,
      wrong: "0 < 5 < 10",
      right: "0 < 5 && 5 < 10"),
    Explanation(
      "P0117", "A chained assignment",
      """
      An assignment gives no value, so that it cannot be assigned again. Write one
      assignment on each line.
      """,
      wrong: """
        var x = 1
        var y = 2
        x = y = 3
        """,
      right: """
        var x = 1
        var y = 2
        x = 3
        y = 3
        """),
    Explanation(
      "P0118", "Elements without commas",
      """
      In brackets [1 -2] could be one element, the difference, or two. Write a
      comma between elements, or put spaces on both sides of a minus.
      """,
      wrong: "[1 -2]",
      right: "[1, -2]"),
    Explanation(
      "P0119", "A semicolon in parentheses",
      """
      In parentheses a comma separates the parts. A semicolon separates
      statements, and in brackets the rows of a matrix.
      """,
      wrong: "let p = (1; 2)",
      right: "let p = (1, 2)"),
    Explanation(
      "P0120", "Empty parentheses",
      """
      Parentheses group a value, or hold the two numbers of a point, the three of
      a row, the four of a row in space. Empty they are what Swift calls Void,
      with which nothing can be computed.
      """,
      wrong: "let p: CGPoint = ()",
      right: "let p: CGPoint = (0, 0)"),
    Explanation(
      "P0121", "Rows of different lengths",
      """
      All rows of a matrix have the same number of entries. A semicolon begins a
      new row.
      """,
      wrong: "[1, 0; 0, 1, 0]",
      right: "[1, 0, 0; 0, 1, 0]"),
    Explanation(
      "P0122", "A matrix too large",
      """
      A matrix has one to four rows and one to four columns: enough for the plane
      and for space in homogeneous coordinates.
      """,
      wrong: "[1; 2; 3; 4; 5]",
      right: "[1; 2; 3; 4]"),
    Explanation(
      "P0123", "Nested too deep",
      """
      Brackets, blocks, expressions and lists within lists may be nested 256
      levels deep. Deeper ones are the work of a program; keep them flat, or give
      parts a name.
      """,
      wrong: """
        var list = [1]
        for _ in 1...300 { list = [list] }
        """,
      right: """
        var list = [1]
        for _ in 1...100 { list = [list] }
        """),
    Explanation(
      "P0124", "Not assignable",
      """
      Left of '=' stands a variable, an element of a list, or a member that can be
      set. A result of a calculation is none of these.
      """,
      wrong: "1 + 2 = 3",
      right: "let sum = 1 + 2"),
    Explanation(
      "P0125", "Two parameters of one name",
      """
      Each parameter of a function has its own name; otherwise one of them could
      not be reached. A label may be the same twice: func move(to x, to y).
      """,
      wrong: "func area(a, a) { a * a }",
      right: "func area(a, b) { a * b }"),
    Explanation(
      "P0126", "A keyword as a name",
      """
      This word is part of the language. Take another name, or put the word in
      backticks.
      """,
      wrong: "let repeat = 3",
      right: "let `repeat` = 3"),
    Explanation(
      "P0127", "A word with nothing to belong to",
      """
      'else' belongs to an 'if' or 'guard', 'case' and 'default' to a 'switch',
      'in' to a 'for' or a closure. Here there is none.
      """,
      wrong: "else { 2 }",
      right: "if 1 < 2 { 1 } else { 2 }"),
    Explanation(
      "P0128", "Outside a loop",
      """
      'break' and 'continue' are about the loop around them; 'break' also leaves a
      'switch'. Here there is neither.
      """,
      wrong: "break",
      right: "while true { break }"),
    Explanation(
      "P0129", "'return' outside a function",
      """
      'return' leaves a function or closure with its result. At the top level a
      value is shown by writing it.
      """,
      wrong: "return 5",
      right: "func five() { return 5 }"),
    Explanation(
      "P0130", "Not part of Pivot",
      """
      Pivot reads the part of Swift and Objective-C that view code is made of.
      This is not in it; the message names what it is. Most of it can be left out
      where only the geometry matters.
      """,
      wrong: "actor Store {}",
      right: "class Store {}"),
    Explanation(
      "P0131", "Parentheses that stand for nothing",
      """
      Two numbers in parentheses are a point, three a homogeneous row, four a row
      in space; none of them has labels. A rectangle is written rect(x, y, width,
      height).
      """,
      wrong: "(1, 2, 3, 4, 5)",
      right: "(1, 2)"),
    Explanation(
      "P0132", "A row in space, or a rectangle?",
      """
      Two numbers in parentheses are a point, three a row of the plane, four a row
      in space. A rectangle has a name: rect(x, y, width, height).
      """),
    Explanation(
      "P0133", "An operator that cannot be one",
      """
      A function that is called like an operator takes what stands at its sides:
      two values, or one for a prefix. Within a type it is declared 'static'.
      """,
      wrong: "func + (p: CGPoint, q: CGPoint, r: CGPoint) -> CGPoint { p }",
      right: "func / (p: CGPoint, s: CGFloat) -> CGPoint { CGPoint(x: p.x / s, y: p.y / s) }"),
  ]
}
