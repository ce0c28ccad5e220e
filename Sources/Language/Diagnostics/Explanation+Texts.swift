extension Explanation {
  /// Values from text, and maps from points and rects.
  static let texts: [Explanation] = [
    Explanation(
      "P0330", "Text that is no value",
      """
      The text is not as a debugger, a log or Swift prints such a value. The caret
      stands where it stops to fit; the message lists the spellings that are read.
      """,
      wrong: "rect(from: \"(10 20 by 100 50)\")",
      right: "rect(from: \"(10 20; 100 50)\")"),
    Explanation(
      "P0331", "Too few or too many numbers",
      """
      A rect is four numbers, a point, size or vector two, a transform six. The
      text holds another number of them: perhaps it was cut off, or holds two
      values.
      """,
      wrong: "rect(from: \"{{10, 20}, {100}}\")",
      right: "rect(from: \"{{10, 20}, {100, 50}}\")"),
    Explanation(
      "P0332", "A number that is not finite",
      """
      'nan' and 'inf' come from a division by 0 in the app; no view can have them.
      Only the null rect, as Apple prints it with an infinite origin, is read.
      """,
      wrong: "point(from: \"{nan, 20}\")",
      right: "point(from: \"{10, 20}\")"),
    Explanation(
      "P0333", "A transform that leaves the plane",
      """
      Pivot computes in the plane. Functions of space are read only where they
      change nothing in the third dimension, as in translate3d(x, y, 0).
      """,
      wrong: "css(\"rotateX(30deg)\")",
      right: "css(\"rotate(30deg)\")"),
    Explanation(
      "P0334", "A unit that does not fit",
      """
      Lengths are in px, angles carry deg, rad, turn or grad, factors no unit. A
      percentage or em depends on a box or font that Pivot does not see.
      """,
      wrong: "css(\"translate(50%, 0)\")",
      right: "css(\"translate(60px, 0)\")"),
    Explanation(
      "P0335", "No view in the text",
      """
      Each line of a recursiveDescription begins with <, the class and the
      address, and says 'frame = (x y; width height)'. In this text there is no
      such line.
      """,
      wrong: "views(from: \"UIView\")",
      right: "views(from: \"<UIView: 0x7f8c; frame = (0 0; 320 480)>\")"),
    Explanation(
      "P0336", "A frame that does not determine the size",
      """
      A frame is the box around a turned view. At 45° many sizes have the same
      box, so a square is assumed. What 'po view.bounds' prints settles it: set
      v.bounds.
      """),
    Explanation(
      "P0337", "An anchor point that is assumed",
      """
      A recursiveDescription does not say where the anchor point is. The middle is
      assumed; the frame is right in any case, but a further turn goes about it.
      """),
    Explanation(
      "P0338", "A rect without area",
      """
      To bring one rect into another, Pivot divides the sides. A rect without
      width or height, or the null rect, has no such scale.
      """,
      wrong: "transform(from: rect(0, 0, 0, 50), to: rect(0, 0, 100, 100))",
      right: "transform(from: rect(0, 0, 50, 50), to: rect(0, 0, 100, 100))"),
    Explanation(
      "P0339", "Pairs of points",
      """
      transform(mapping:) takes one to four pairs (p, q): p goes to q. One gives a
      translation, two a turn with a scale, three any affine map, four a
      projection.
      """,
      wrong: "transform(mapping: [(0, 0), (10, 20)])",
      right: "transform(mapping: [((0, 0), (10, 20))])"),
    Explanation(
      "P0340", "Pairs that determine no map",
      """
      No map sends one point to two places, or points of one line to a triangle;
      and where three points lie on one line on both sides, more than one map
      does.
      """,
      wrong: "transform(mapping: [((0, 0), (1, 1)), ((0, 0), (2, 2))])",
      right: "transform(mapping: [((0, 0), (1, 1)), ((1, 0), (2, 2))])"),
    Explanation(
      "P0341", "A value that no app has",
      """
      swiftCode writes what Core Graphics and UIKit have: numbers, points,
      vectors, sizes, rects, transforms, colours, views and layers, and lists of
      them.
      """,
      wrong: "swiftCode([1, 2; 3, 4])",
      right: "swiftCode(T(1, 2))"),
  ]
}
