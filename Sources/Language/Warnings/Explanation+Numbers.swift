extension Explanation {
  /// What is legal with whole numbers, but misleads.
  static let mistakesOfNumbers: [Explanation] = [
    Explanation(
      "P0712", "A quotient of whole numbers",
      """
      Pivot divides exactly. In Swift and C a quotient of whole numbers loses its
      fraction, so that code pasted from there may mean another number. Write one
      of them with a point for the exact quotient. What is an Int for certain
      drops the fraction here, too: quotients of 'list.count', 'Int(x)' and of
      what is declared as Int, and what is given to something declared so or
      is an index. What comes of literals alone stays exact.
      """,
      wrong: "5 / 2",
      right: "5.0 / 2"),
    Explanation(
      "P0733", "A power of whole numbers",
      """
      Pivot reads '^' as the power, as mathematics does. In Swift and C it is the
      exclusive or: the bits that only one of two whole numbers has. Write
      pow(a, b) for a power that means the same there, and (a | b) - (a & b) for
      the bits; 'a ^= b' takes the bits in both.
      """,
      wrong: """
        let flags: Int = 6
        flags ^ 0x3
        """,
      right: """
        let flags: Int = 6
        (flags | 0x3) - (flags & 0x3)
        """),
    Explanation(
      "P0768", "Below zero, without a sign",
      """
      In C and Objective-C 'count' and all that is NSUInteger have no sign: what
      would be -1 is 18446744073709551615, the greatest of them, and what such a
      number meets counts as one of them. Cast it to NSInteger first, or add on
      the other side.
      """,
      wrong: """
        NSArray *steps = @[];
        for (int i = 0; i < 3 && i < steps.count - 1; i++) NSLog(@"%d", i);
        """,
      right: """
        NSArray *steps = @[];
        for (int i = 0; i < 3 && i + 1 < steps.count; i++) NSLog(@"%d", i);
        """),
  ]
}
