extension Explanation {
  /// What Swift asks of blocks before it runs them.
  static let blocks: [Explanation] = [
    Explanation(
      "P0763", "A name that is declared twice",
      """
      In one block each name is declared once, and so are the properties and
      cases of a type. Give a 'var' another value by 'x = …', or choose another
      name; a block within this one may use the name anew. At the top level a
      second 'let' replaces the first, as at a prompt.
      """,
      wrong: """
        func half(_ length: CGFloat) -> CGFloat {
          let x = length
          let x = x / 2
          return x
        }
        """,
      right: """
        func half(_ length: CGFloat) -> CGFloat {
          var x = length
          x = x / 2
          return x
        }
        """),
    Explanation(
      "P0764", "A 'guard' that goes on",
      """
      What stands behind a 'guard' relies on its condition, so that its body has
      to leave: with 'return' or 'throw', in a loop with 'break' or 'continue',
      or with 'fatalError()'. Where the code is to go on in either case, write
      'if'.
      """,
      wrong: """
        func show(_ width: CGFloat?) {
          guard let width = width else { print("no width") }
          print(width)
        }
        """,
      right: """
        func show(_ width: CGFloat?) {
          guard let width = width else {
            print("no width")
            return
          }
          print(width)
        }
        """),
    Explanation(
      "P0765", "A 'switch' that lacks a case",
      """
      A 'switch' over an enum has a 'case' for each of its cases, or a 'default'
      for the rest. Swift refuses it otherwise, so that a case that is added to
      the enum later is not forgotten.
      """,
      wrong: """
        enum Axis { case x, y }
        func name(_ axis: Axis) {
          switch axis {
          case .x: print("across")
          }
        }
        name(.x)
        """,
      right: """
        enum Axis { case x, y }
        func name(_ axis: Axis) {
          switch axis {
          case .x: print("across")
          case .y: print("down")
          }
        }
        name(.x)
        """),
  ]
}
