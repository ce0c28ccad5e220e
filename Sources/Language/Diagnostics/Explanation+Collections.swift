extension Explanation {
  /// Lists, ranges, dictionaries and what goes through them.
  static let collections: [Explanation] = [
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
      "P0312", "A range in reverse",
      """
      A range runs upwards. 'stride(from: 5, through: 1, by: -1)' counts down, and
      'reversed()' turns a list round.
      """,
      wrong: "5...1",
      right: "1...5"),
    Explanation(
      "P0318", "Nothing to go through",
      """
      'for' goes through the elements of a list, the whole numbers of a range, or
      the characters of a text.
      """,
      wrong: "for i in 3 { print(i) }",
      right: "for i in 0..<3 { print(i) }"),
    Explanation(
      "P0321", "A step of zero",
      """
      'stride' goes from a number to another in steps; with steps of 0 it never
      arrives.
      """,
      wrong: "stride(from: 0, to: 1, by: 0)",
      right: "stride(from: 0, to: 1, by: 0.25)"),
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
      "P0345", "Numbers too large to count",
      """
      Numbers are 64-bit floating point: above 2^53 = 9007199254740992, and below
      its negative, not every whole number is one, so that a range cannot go
      through them one by one.
      """,
      wrong: "for n in 9007199254740991...9007199254740994 { print(n) }",
      right: "for n in 1...4 { print(n) }"),
  ]
}
