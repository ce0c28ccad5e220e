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
      "P0304", "Matrices that do not fit",
      """
      A product needs as many columns in the left matrix as there are rows in the
      right one. A determinant or inverse needs a square matrix.
      """,
      wrong: "[1, 2; 3, 4] * [1, 0, 0; 0, 1, 0; 0, 0, 1]",
      right: "[1, 2; 3, 4] * [1, 0; 0, 1]"),
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
      "P0310", "An index outside the list",
      """
      The elements of a list are counted from 0: the last of three has the index
      2.
      """,
      wrong: """
        let list = [1, 2, 3]
        list[3]
        """,
      right: """
        let list = [1, 2, 3]
        list[2]
        """),
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
      "P0312", "A range in reverse",
      """
      A range runs upwards. 'stride(from: 5, through: 1, by: -1)' counts down, and
      'reversed()' turns a list round.
      """,
      wrong: "5...1",
      right: "1...5"),
    Explanation(
      "P0313", "A matrix without inverse",
      """
      A matrix whose determinant is 0 flattens the plane, or space, onto something
      smaller; what was flattened cannot be brought back.
      """,
      wrong: "[1, 2; 2, 4].inverse",
      right: "[1, 2; 3, 4].inverse"),
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
      "P0318", "Nothing to go through",
      """
      'for' goes through the elements of a list, the whole numbers of a range, or
      the characters of a text.
      """,
      wrong: "for i in 3 { print(i) }",
      right: "for i in 0..<3 { print(i) }"),
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
      "P0321", "A step of zero",
      """
      'stride' goes from a number to another in steps; with steps of 0 it never
      arrives.
      """,
      wrong: "stride(from: 0, to: 1, by: 0)",
      right: "stride(from: 0, to: 1, by: 0.25)"),
    Explanation(
      "P0322", "A projection of a vector",
      """
      A matrix whose last column is not 0 0 1 divides by a number that depends on
      the place. A vector has no place, so that it has no image. The row (x, y, 0)
      has.
      """,
      wrong: "vector(1, 2) * [1, 0, 1; 0, 1, 0; 0, 0, 1]",
      right: "(1, 2, 0) * [1, 0, 1; 0, 1, 0; 0, 0, 1]"),
    Explanation(
      "P0323", "The row of zeros",
      """
      In homogeneous coordinates (x, y, w) is the point (x/w, y/w), and with w = 0
      the direction (x, y). The row (0, 0, 0) is neither.
      """,
      wrong: "(0, 0, 0).point",
      right: "(0, 0, 1).point"),
    Explanation(
      "P0324", "A matrix that is not affine",
      """
      A 3×3 matrix is a transform of views only where its last column is 0 0 1;
      otherwise it is a projection, which bends parallels together.
      """,
      wrong: "[1, 0, 1; 0, 1, 0; 5, 7, 1].affine",
      right: "[1, 0, 0; 0, 1, 0; 5, 7, 1].affine"),
    Explanation(
      "P0325", "No element left",
      """
      An empty list has no last element to take out. 'isEmpty' asks first.
      """,
      wrong: """
        var list = [1]
        list.removeLast()
        list.removeLast()
        """,
      right: """
        var list = [1, 2]
        list.removeLast()
        list.removeLast()
        """),
    Explanation(
      "P0326", "Elements without order",
      """
      Numbers, angles and texts have an order; points and views have none of their
      own. A closure says which of two comes first.
      """,
      wrong: """
        [(2, 0), (1, 0)].sorted()
        """,
      right: """
        [(2, 0), (1, 0)].sorted { $0.x < $1.x }
        """),
    Explanation(
      "P0342", "Keys of dictionaries",
      """
      A dictionary finds a value by its key, so the key must stay what it is and
      be comparable: a text, a number, a truth value, a point, a view, a case of
      an enum, or a list or set of those. The same holds for elements of a set.
      """,
      wrong: "[R(90°): 3]",
      right: "[\"a\": 3]"),
    Explanation(
      "P0343", "A key that stands twice",
      """
      A key has one value. Where a literal names it twice, or the pairs given to
      Dictionary(uniqueKeysWithValues:) do, Swift stops the program, too.
      """,
      wrong: #"["a": 1, "a": 2]"#,
      right: #"["a": 1, "b": 2]"#),
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
      "P0345", "Numbers too large to count",
      """
      Numbers are 64-bit floating point: above 2^53 = 9007199254740992, and below
      its negative, not every whole number is one, so that a range cannot go
      through them one by one.
      """,
      wrong: "for n in 9007199254740991...9007199254740994 { print(n) }",
      right: "for n in 1...4 { print(n) }"),
    Explanation(
      "P0327", "A matrix that is not square",
      """
      Determinant, inverse and powers belong to matrices with as many rows as
      columns.
      """,
      wrong: """
        [1, 2, 3; 4, 5, 6].determinant
        """,
      right: """
        [1, 2; 4, 5].determinant
        """),
    Explanation(
      "P0328", "A point at infinity",
      """
      A row whose last number is 0 stands for no point of the plane. Its first two
      numbers are a direction, the one in which the point lies at infinity.
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
