extension Explanation {
  /// What is legal but misleads.
  static let mistakes: [Explanation] = [
    Explanation(
      "P0701", "Degrees where radians are meant",
      """
      A bare number is an angle in radians, as in Core Graphics: a full turn is
      2π, about 6.28. Write 90° here, or 90 * .pi / 180 as in an app.
      """,
      wrong: "CGAffineTransform(rotationAngle: 90)",
      right: "CGAffineTransform(rotationAngle: 90 * .pi / 180)"),
    Explanation(
      "P0702", "A conversion of what is an angle already",
      """
      An angle goes wherever radians go, so it needs no factor π / 180. The other
      way is as in Swift: an angle times 180 / π is its number of degrees, which
      is also its '.degrees'.
      """,
      wrong: "R(30° * .pi / 180)",
      right: "R(30°)"),
    Explanation(
      "P0703", "The frame of a turned view",
      """
      A frame is never stored. It is the least upright box around the view as it
      appears, so after a turn it is larger than the view. 'bounds.size' is the
      size, and 'center' the place, whatever the transform is.
      """,
      wrong: """
        let v = view(150, 275, 100, 50)
        v.transform = R(30°)
        v.frame.size
        """,
      right: """
        let v = view(150, 275, 100, 50)
        v.transform = R(30°)
        v.bounds.size
        """),
    Explanation(
      "P0704", "Setting the frame of a turned view",
      """
      No upright box fits a turned view exactly, so the frame reads back other
      numbers than were set. Apple calls the result undefined. Set 'bounds.size'
      and 'center', which mean the same under every transform.
      """,
      wrong: """
        let v = view(20, 20, 100, 100)
        v.transform = R(0.1)
        v.frame = rect(20, 20, 100, 100)
        """,
      right: """
        let v = view(20, 20, 100, 100)
        v.transform = R(0.1)
        v.bounds.size = size(120, 120)
        v.center = (80, 80)
        """),
    Explanation(
      "P0705", "A view that jumps with its anchor point",
      """
      'position' says where the anchor point lies in the superview. Another
      anchor point at the same position is another place for the view. Move the
      position along, or use 'moveAnchor(to:)', which does.
      """,
      wrong: """
        let v = view(150, 275, 100, 50)
        v.layer.anchorPoint = (0, 0)
        """,
      right: """
        let v = view(150, 275, 100, 50)
        v.moveAnchor(to: (0, 0))
        """),
    Explanation(
      "P0706", "The inverse of a transform that has none",
      """
      A transform whose determinant is 0 flattens the plane onto a line or a
      point, and nothing brings it back. 'inverted()' then gives the transform
      itself, as Core Graphics does.
      """,
      wrong: "S(2, 0).inverted()",
      right: "S(2, 1).inverted()"),
    Explanation(
      "P0707", "A transform that replaces another",
      """
      Assigning a new transform forgets the old one: a view that was turned is
      upright again. To add to what a view does, start from its transform.
      """,
      wrong: """
        let v = view(0, 0, 100, 50)
        v.transform = R(45°)
        v.transform = S(2)
        """,
      right: """
        let v = view(0, 0, 100, 50)
        v.transform = R(45°)
        v.transform = v.transform.scaledBy(x: 2, y: 2)
        """),
    Explanation(
      "P0708", "A frame or center converted from the view itself",
      """
      'frame' and 'center' are in the superview's coordinates, but
      'v.convert(r, to: w)' takes r in the coordinates of v, so that the offset
      of v counts twice. Convert 'v.bounds' from v, or the frame from its
      superview.
      """,
      wrong: """
        let v = view(20, 30, 50, 50)
        v.convert(v.frame, to: window)
        """,
      right: """
        let v = view(20, 30, 50, 50)
        v.convert(v.bounds, to: window)
        """),
    Explanation(
      "P0709", "A point through a view's transform",
      """
      A view's transform acts about its anchor point, wherever that lies. The
      transform alone takes the point for one measured from there. 'convert' also
      adds where the anchor point lies.
      """,
      wrong: """
        let v = view(50, 50, 100, 100)
        (0, 0) * v.transform
        """,
      right: """
        let v = view(50, 50, 100, 100)
        v.convert((0, 0), to: v.superview)
        """),
    Explanation(
      "P0711", "A name that hides one of Pivot's",
      """
      T, R, S and H make transforms, and π is a number. A function or struct of
      the same name is found first, so that they can no longer be used.
      """,
      wrong: "func T(_ x: CGFloat) -> CGFloat { x * 2 }",
      right: "func double(_ x: CGFloat) -> CGFloat { x * 2 }"),
    Explanation(
      "P0734", "A second name of a list that can be changed",
      """
      In Objective-C a second variable names the same NSMutableArray or
      NSMutableDictionary, so that what changes one changes both, also within
      another list. Here it is a copy, as lists are in Swift: change it before it
      is put elsewhere. What a method gets as its argument is shared.
      """,
      wrong: """
        NSMutableArray *views = [NSMutableArray array];
        NSMutableArray *same = views;
        [same addObject:@1];
        """,
      right: """
        NSMutableArray *views = [NSMutableArray array];
        [views addObject:@1];
        """),
    Explanation(
      "P0735", "A view that resizes itself",
      """
      What the superview grows by goes to the parts that 'autoresizingMask' names,
      each by its share of their lengths. UIKit may put the result on whole
      points or pixels; which way it does so is not published, and neither is
      what becomes of a view that has a transform.
      """,
      wrong: """
        let v = view(10, 0, 100, 50)
        v.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        window.bounds.size.width += 1
        """,
      right: """
        let v = view(0, 0, 100, 50)
        v.autoresizingMask = .flexibleWidth
        window.bounds.size.width += 1
        """),
    Explanation(
      "P0736", "Parts that do not give the transform back",
      """
      Where the determinant is 0, both axes come to lie on one line. The parts
      then have no height and no shear, and where the y axis goes is lost: what
      'CGAffineTransform(parts)' makes is another transform.
      """,
      wrong: "transform(1, 2, 2, 4, 0, 0).decomposed()",
      right: "transform(1, 2, 2, 5, 0, 0).decomposed()"),
    Explanation(
      "P0713", "A fraction of 2π",
      """
      A number and π beside it without a space are one number, so that 1/2π is
      one over 2π. For half of π write π/2.
      """,
      wrong: "1/2π",
      right: "π/2"),
    Explanation(
      "P0714", "A shear that nobody asked for",
      """
      Unequal factors that act after a turn pull the corners out of square. Keep
      scale, rotation and offset in variables, and build the transform from them
      in this order: S(…) * R(…) * T(…).
      """,
      wrong: """
        let v = view(0, 0, 100, 50)
        v.transform = R(45°) * S(2, 1)
        """,
      right: """
        let v = view(0, 0, 100, 50)
        v.transform = S(2, 1) * R(45°)
        """),
    Explanation(
      "P0715", "A scale read from a or d",
      """
      Of a turned transform a is the factor times the cosine of the angle, and so
      smaller than the factor. The factors along the view's own axes are
      hypot(a, b) and hypot(c, d).
      """,
      wrong: """
        let t = S(2) * R(30°)
        let scale = t.a
        """,
      right: """
        let t = S(2) * R(30°)
        let scale = hypot(t.a, t.b)
        """),
    Explanation(
      "P0716", "A scale from a and c",
      """
      (a, b) is where the view's x axis goes, and (c, d) where its y axis goes.
      A length of a and c mixes the two, which is right only where both factors
      are the same.
      """,
      wrong: """
        let t = S(2, 3) * R(30°)
        hypot(t.a, t.c)
        """,
      right: """
        let t = S(2, 3) * R(30°)
        hypot(t.a, t.b)
        """),
    Explanation(
      "P0717", "An angle from the wrong numbers",
      """
      acos knows no sign, asin and atan know only half a turn, and a scale spoils
      all but atan. atan2(b, a) looks at where the x axis goes, and is right at
      every angle and every scale.
      """,
      wrong: """
        let t = R(-60°)
        acos(t.a)
        """,
      right: """
        let t = R(-60°)
        atan2(t.b, t.a)
        """),
    Explanation(
      "P0718", "A drag divided by a",
      """
      Dividing by a and d undoes a scale, but no turn: there a is the factor
      times the cosine of the angle. The inverse transform undoes all of it.
      """,
      wrong: """
        let t = S(2) * R(60°)
        let drag = vector(10, 0)
        drag.dx / t.a
        """,
      right: """
        let t = S(2) * R(60°)
        let drag = vector(10, 0)
        drag * t.inverted()
        """),
    Explanation(
      "P0719", "A box around a box",
      """
      A turned rect is no rect, so its image is the upright box around it. The
      inverse of that box is a still larger box, never the rect it came from.
      """,
      wrong: """
        let r = rect(0, 0, 100, 100)
        r.applying(R(45°)).applying(R(45°).inverted())
        """,
      right: """
        let r = rect(0, 0, 100, 100)
        r.applying(R(45°) * R(45°).inverted())
        """),
    Explanation(
      "P0720", "A move in scaled or turned axes",
      """
      'translatedBy' puts the move before what the transform does already, which
      then scales and turns it. That is right for a move in the view's own axes.
      For one in the superview's, let the translation act last.
      """,
      wrong: "S(2, 3).translatedBy(x: 5, y: 7)",
      right: "S(2, 3).concatenating(T(5, 7))"),
    Explanation(
      "P0721", "A fixed point counted from the corner",
      """
      The transform of a view counts from its anchor point, which is the middle
      at first: that is its (0, 0). To scale about a point of the view, take away
      the middle of its bounds before.
      """,
      wrong: """
        let v = view(0, 0, 100, 50)
        v.transform = S(2, about: (80, 25))
        """,
      right: """
        let v = view(0, 0, 100, 50)
        v.transform = S(2, about: (80 - v.bounds.midX, 25 - v.bounds.midY))
        """),
    Explanation(
      "P0724", "A full turn",
      """
      A transform says where each point goes, not on which way. After 360° all of
      them are where they were, so the transform is the identity, and an animation
      to it shows nothing.
      """,
      wrong: """
        let v = view(0, 0, 100, 100)
        v.transform = R(360°)
        """,
      right: """
        let v = view(0, 0, 100, 100)
        v.transform = R(90°)
        """),
    Explanation(
      "P0743", "A deinit that never runs",
      """
      In an app an object is freed with the last reference to it, and then its
      'deinit' runs, and 'weak' variables of it are nil. Pivot keeps all objects,
      so that they can be looked at, and does neither. What is to happen at an
      end is said where that end is.
      """,
      wrong: """
        class Page {
          deinit { print("closed") }
        }
        var page: Page? = Page()
        page = nil
        """,
      right: """
        class Page {
          func close() { print("closed") }
        }
        let page = Page()
        page.close()
        """),
    Explanation(
      "P0726", "A step about the opposite point",
      """
      To turn about a point, first move it to the origin, by minus its
      coordinates, then turn, then move back. 'concatenating' acts in the order
      of the text; 'translatedBy' before what stands to its left.
      """,
      wrong: """
        let p = (50, 50)
        let there = CGAffineTransform(translationX: p.x, y: p.y)
        let back = CGAffineTransform(translationX: -p.x, y: -p.y)
        there.concatenating(R(90°)).concatenating(back)
        """,
      right: """
        let p = (50, 50)
        let there = CGAffineTransform(translationX: -p.x, y: -p.y)
        let back = CGAffineTransform(translationX: p.x, y: p.y)
        there.concatenating(R(90°)).concatenating(back)
        """),
    Explanation(
      "P0776", "A matrix for columns",
      """
      A point is a row here, and stands before the matrix: the numbers that move
      it stand in the last row. Books that write points as columns have them in
      the last column, where they mean a projection to a row. 'transpose' turns
      one matrix into the other; ':set convention column' reads all products so.
      """,
      wrong: "(10, 20) * [1, 0, 30; 0, 1, 40; 0, 0, 1]",
      right: "(10, 20) * [1, 0, 30; 0, 1, 40; 0, 0, 1].transpose"),
  ]
}
