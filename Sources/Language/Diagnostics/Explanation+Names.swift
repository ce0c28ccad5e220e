extension Explanation {
  /// Names and calls.
  static let names: [Explanation] = [
    Explanation(
      "P0201", "An unknown name",
      """
      Nothing has this name: no variable, no function, no constant. Names are told
      apart by capitals. The nearest names are suggested.
      """,
      wrong: """
        let angle = 30°
        R(angel)
        """,
      right: """
        let angle = 30°
        R(angle)
        """),
    Explanation(
      "P0202", "An unknown function",
      """
      There is no function or type of this name, neither in the program nor in the
      catalogue. ':help' lists what there is.
      """,
      wrong: "CGPointMak(1, 2)",
      right: "CGPointMake(1, 2)"),
    Explanation(
      "P0203", "An unknown member",
      """
      A value of this kind has no property or method of this name. The message
      names the kind; the nearest members are suggested.
      """,
      wrong: "T(1, 2).rotate(by: 30°)",
      right: "T(1, 2).rotated(by: 30°)"),
    Explanation(
      "P0204", "An unknown type",
      """
      A type after ':', 'as' or 'is' is one of the framework's (CGFloat, CGPoint,
      CGAffineTransform, UIView, …) or a struct of the program.
      """,
      wrong: "let p: CGPiont = (1, 2)",
      right: "let p: CGPoint = (1, 2)"),
    Explanation(
      "P0205", "A wrong label",
      """
      The labels of a call are those of the function, in its order. A wrong label
      is not ignored: it mostly means another function than the one called.
      """,
      wrong: "CGPoint(x: 1, z: 2)",
      right: "CGPoint(x: 1, y: 2)"),
    Explanation(
      "P0206", "A wrong number of arguments",
      """
      The function takes fewer or more arguments than it got. The message shows
      how it is called.
      """,
      wrong: "CGPoint(x: 1, y: 2, z: 3)",
      right: "CGPoint(x: 1, y: 2)"),
    Explanation(
      "P0207", "A wrong kind of argument",
      """
      The function takes another kind of value at this place. The message names
      what it wants and what it got.
      """,
      wrong: #"sqrt("4")"#,
      right: "sqrt(4)"),
    Explanation(
      "P0208", "No form of the function fits",
      """
      The function has several forms, and none takes these arguments, or without
      labels several do. Write the labels of the form that is meant.
      """,
      wrong: "H(0.5)",
      right: "H(x: 0.5)"),
    Explanation(
      "P0209", "A member of several types",
      """
      A name after a bare dot belongs to the type that the place asks for. Here
      nothing asks for one, and several types have such a member. Write the type
      before the dot.
      """,
      wrong: "let origin = .zero",
      right: "let origin = CGPoint.zero"),
    Explanation(
      "P0210", "An unknown constant",
      """
      A name after a bare dot is a constant or function of the type that the place
      asks for. That type has none of this name.
      """,
      wrong: "let p: CGPoint = .zeros",
      right: "let p: CGPoint = .zero"),
    Explanation(
      "P0211", "A property that cannot be set",
      """
      This property is calculated from others. Set those: a rectangle's midX
      follows from its origin and size.
      """,
      wrong: """
        var r = rect(0, 0, 30, 40)
        r.midX = 50
        """,
      right: """
        var r = rect(0, 0, 30, 40)
        r.origin.x = 35
        """),
    Explanation(
      "P0212", "A constant cannot change",
      """
      A name declared with 'let', and a parameter, keep their value. Declare the
      name with 'var' to change it.
      """,
      wrong: """
        let x = 1
        x = 2
        """,
      right: """
        var x = 1
        x = 2
        """),
    Explanation(
      "P0213", "Not a function",
      """
      Only functions, closures and types can be called. A number before
      parentheses is no product either: write '*'.
      """,
      wrong: """
        let x = 3
        x(2)
        """,
      right: """
        let x = 3
        x * 2
        """),
    Explanation(
      "P0214", "A method needs parentheses",
      """
      A method is called with parentheses, also where it takes no argument.
      Without them only properties are read.
      """,
      wrong: "T(1, 2).inverted",
      right: "T(1, 2).inverted()"),
    Explanation(
      "P0215", "A property takes no parentheses",
      """
      A property is read by its name alone.
      """,
      wrong: "(1, 2).x()",
      right: "(1, 2).x"),
    Explanation(
      "P0216", "A property without value",
      """
      Every property of a struct gets a value when one is made: an argument with
      its label, or the default in the declaration.
      """,
      wrong: """
        struct Mark { let x: Double; let y: Double }
        Mark(x: 1)
        """,
      right: """
        struct Mark { let x: Double; let y: Double }
        Mark(x: 1, y: 2)
        """),
    Explanation(
      "P0217", "Used before it has a value",
      """
      The name is declared, but its value comes later than this use. Defaults of
      parameters are calculated from left to right.
      """,
      wrong: """
        func area(w = h, h = 2) { w * h }
        area()
        """,
      right: """
        func area(h = 2, w = h) { w * h }
        area()
        """),
    Explanation(
      "P0218", "A hole that was reached",
      """
      A '?' asks what could stand in its place, and the answer is about one
      statement of the top level. Inside a function, which runs later, it is a
      place where a value is still missing.
      """,
      wrong: """
        func turned(p) { p * R(?) }
        turned((1, 0))
        """,
      right: """
        func turned(p) { p * R(90°) }
        turned((1, 0))
        """),
    Explanation(
      "P0219", "Two holes in one statement",
      """
      One '?' is answered at a time: what fits in one place depends on what stands
      in the other.
      """,
      wrong: "T(?, ?)",
      right: "T(3, ?)"),
    Explanation(
      "P0220", "An argument that a function changes",
      """
      What an inout parameter is when its function ends is written back to the
      argument. Swift has you write '&' before it, so that it is seen at the call.
      """,
      wrong: """
        func bump(_ x: inout Double) { x += 1 }
        var a = 1.0
        bump(a)
        """,
      right: """
        func bump(_ x: inout Double) { x += 1 }
        var a = 1.0
        bump(&a)
        """),
  ]
}
