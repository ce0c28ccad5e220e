extension Explanation {
  /// Values and operators.
  static let values: [Explanation] = [
    Explanation(
      "P0301", "Operands that do not belong together",
      """
      The operator has no meaning for these two kinds. A point and a vector add up
      to a point, angles to an angle; but a size is no displacement, and an angle
      no bare number.
      """,
      wrong: "30° + 1",
      right: "30° + 1rad"),
    Explanation(
      "P0302", "A point right of a transform",
      """
      Points are row vectors here, as in Core Graphics: p * A applies A to p, and
      in p * A * B, A acts first. Textbooks with column vectors write the reverse;
      ':set convention column' reads products that way.
      """,
      wrong: "T(1, 2) * (3, 4)",
      right: "(3, 4) * T(1, 2)"),
    Explanation(
      "P0303", "A point left of a transform",
      """
      With the column convention points stand right: A * p applies A to p, and in
      B * A * p, A acts first.
      """,
      wrong: """
        convention(column)
        (3, 4) * T(1, 2)
        """,
      right: """
        convention(column)
        T(1, 2) * (3, 4)
        """),
    Explanation(
      "P0305", "Division by zero",
      """
      Nothing can be divided by 0, and Pivot does not go on with infinity in
      silence. A rectangle without width or a scale of 0 is often behind it.
      """,
      wrong: "1 / 0",
      right: "1 / 0.5"),
    Explanation(
      "P0306", "The result is not a finite number",
      """
      The result is too large for a number, or is none at all. Infinity comes only
      from '.infinity' and the null rectangle, so that it never spreads unnoticed.
      """,
      wrong: "1e308 * 10",
      right: "1e307 * 10"),
    Explanation(
      "P0307", "A condition that is neither true nor false",
      """
      'if', 'while', 'guard', '&&', '||' and '?:' ask for true or false. A number
      is neither; compare it with something.
      """,
      wrong: """
        let n = 3
        if n { print("yes") }
        """,
      right: """
        let n = 3
        if n != 0 { print("yes") }
        """),
    Explanation(
      "P0308", "A value that is nil",
      """
      '!' insists that there is a value, but there is none. '??' gives another
      value for this case, and 'if let' asks first. A translation, for one, has no
      fixed point.
      """,
      wrong: "T(1, 2).fixedPoint!",
      right: "T(1, 2).fixedPoint ?? (0, 0)"),
    Explanation(
      "P0309", "A member of nil",
      """
      There is no value here, so it has no members. '?.' gives nil in this case,
      '??' another value.
      """,
      wrong: "T(1, 2).fixedPoint.x",
      right: "T(1, 2).fixedPoint?.x"),
    Explanation(
      "P0311", "Not a whole number",
      """
      An index, a count and the power of a transform are whole numbers. 'Int(x)'
      cuts the fraction off, 'round(x)' takes the nearest.
      """,
      wrong: """
        let list = [1, 2, 3]
        list[1.5]
        """,
      right: """
        let list = [1, 2, 3]
        list[Int(1.5)]
        """),
    Explanation(
      "P0314", "Outside a function's domain",
      """
      The function has no real value for this argument: there is no square root of
      a negative number, and no angle whose cosine is 2.
      """,
      wrong: "acos(2)",
      right: "acos(0.5)"),
    Explanation(
      "P0315", "Not the declared type",
      """
      The type after ':' is a promise, and the value is of another kind. Change
      one of them.
      """,
      wrong: #"let width: CGFloat = "wide""#,
      right: "let width: CGFloat = 120"),
    Explanation(
      "P0316", "A cast that fails",
      """
      The value is not of the type asked for; a cast never changes a value. 'as?'
      gives nil in this case, 'is' asks first.
      """,
      wrong: #""12" as CGFloat"#,
      right: #""12" as? CGFloat"#),
    Explanation(
      "P0317", "Names that do not match the parts",
      """
      'let (a, b) = …' takes a point, vector, size, row, list or struct apart: one
      name for each of its parts, '_' for one that does not matter.
      """,
      wrong: "let (x, y) = (10, 20, 2)",
      right: "let (x, y, w) = (10, 20, 2)"),
    Explanation(
      "P0319", "No value",
      """
      This call does something but gives nothing back, so there is nothing to keep
      or to calculate with. A function that is declared to give a value,
      '-> CGFloat', does so with 'return' on each way through it; only a body that
      is one expression returns that by itself.
      """,
      wrong: #"let line = print("map")"#,
      right: #"print("map")"#),
    Explanation(
      "P0320", "A failed assertion",
      """
      'assert' stops the program where its condition is false. The assertion is
      right and the program wrong, or the other way round.
      """,
      wrong: #"assert(R(90°).a == 1, "a is the cosine")"#,
      right: #"assert(R(90°).a == 0, "a is the cosine")"#),
    Explanation(
      "P0344", "Nothing catches what is thrown",
      """
      An error left every function that it was thrown through. 'try?' makes it
      nil; 'do { … } catch { … }' goes on with it.
      """,
      wrong: """
        enum Refusal: Error { case tooFar }
        func move(x: CGFloat) throws { if x > 9 { throw Refusal.tooFar } }
        try move(x: 200)
        """,
      right: """
        enum Refusal: Error { case tooFar }
        func move(x: CGFloat) throws { if x > 9 { throw Refusal.tooFar } }
        do { try move(x: 200) } catch { print(error) }
        """),
    Explanation(
      "P0350", "Nothing to explain in steps",
      """
      'explain' reads transforms, what transforms are applied to, and views. Where
      a frame, a converted point or a hit comes from, 'why' tells.
      """,
      wrong: "explain(1 + 2)",
      right: "explain(T(1, 2) * S(2))"),
    Explanation(
      "P0351", "Nothing to compare",
      """
      'compare' sets two transforms side by side. Numbers, points and rectangles
      are compared with '==' or '≈'; their difference is 'b - a'.
      """,
      wrong: "compare((1, 2), T(1, 2))",
      right: "compare(T(1, 2), T(2, 1))"),
  ]
}
