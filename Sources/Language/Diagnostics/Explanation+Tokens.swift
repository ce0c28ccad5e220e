extension Explanation {
  /// Characters, texts, numbers and names, before they come to the grammar.
  static let tokens: [Explanation] = [
    Explanation(
      "P0101", "Not UTF-8",
      """
      A source is text in UTF-8. The message names the first byte that belongs to
      no character; the file was probably saved in another encoding. Save it as
      UTF-8.
      """),
    Explanation(
      "P0102", "A character without meaning",
      """
      This character belongs to no name, number or operator. Often it was copied
      from a text that uses typographic signs; where there is a plain one for it,
      the message names it.
      """,
      wrong: "2 × 3",
      right: "2 * 3"),
    Explanation(
      "P0103", "A text without end",
      """
      A text begins and ends with a double quote, on one line.
      """,
      wrong: #"let name = "map"#,
      right: #"let name = "map""#),
    Explanation(
      "P0104", "An unknown escape",
      #"""
      In a text, a backslash begins an escape: \n \t \r \0 \\ \" \' \u{1F642} and
      \(…) for a value. A backslash itself is written twice.
      """#,
      wrong: #"let path = "a\q""#,
      right: #"let path = "a\\q""#),
    Explanation(
      "P0105", "A comment without end",
      """
      A comment that begins with /* ends with */. Comments nest, so each /* needs
      its own */. A comment that begins with // ends with its line.
      """,
      wrong: "1 + 1 /* a sum",
      right: "1 + 1 /* a sum */"),
    Explanation(
      "P0106", "A malformed number",
      """
      Digits follow 0x (hexadecimal), 0b (binary) and 0o (octal), and a dot at the
      end of a line.
      """,
      wrong: "let mask = 0x",
      right: "let mask = 0x1F"),
    Explanation(
      "P0107", "An unknown unit",
      """
      Letters glued to a number are its unit: deg, rad, turn, π, and the sign °.
      Anything else was meant as a factor, which needs a '*' between, or is a unit
      under another name.
      """,
      wrong: "R(90degrees)",
      right: "R(90deg)"),
    Explanation(
      "P0108", "A number too large",
      """
      Numbers are 64-bit floating point, up to about 1.8e308. This one is larger.
      Whole numbers are exact up to 2^53 only, and those of a type such as UInt8
      have to lie within it, as Swift's have: '&+' keeps the last bits instead.
      """,
      wrong: "1e999",
      right: "1e99"),
    Explanation(
      "P0109", "Single quotes",
      """
      Text stands between double quotes. A single quote after a name is a prime:
      p' is a name like p.
      """,
      wrong: "let name = 'map'",
      right: #"let name = "map""#),
    Explanation(
      "P0110", "A name too long",
      """
      A name has at most 255 bytes. Nobody types a longer one; it is probably data
      in the wrong place.
      """),
    Explanation(
      "P0134", "A macro that stands for too much",
      """
      The name of a macro is replaced by its words and signs, and the macros among
      them by theirs. A few that double each other come to more than any memory
      holds, so one use gives at most 4096. A function computes the same.
      """,
      wrong: """
        #define A B B B B B B B B
        #define B C C C C C C C C
        #define C D D D D D D D D
        #define D E E E E E E E E
        #define E 1 + 1 +
        CGFloat x = A 0;
        """,
      right: """
        #define A B B
        #define B 1 + 1 +
        CGFloat x = A 0;
        """),
    Explanation(
      "P0135", "Code that was left out",
      """
      Three dots on their own and <#…#> are no code: an author left out what is
      beside the point, or an editor marks what is still to be written.
      Nothing is guessed in its place. Write it, or delete the mark.
      """,
      wrong: "let r = CGRect(origin: <#T##CGPoint#>, size: .zero)",
      right: "let r = CGRect(origin: .zero, size: .zero)"),
  ]
}
