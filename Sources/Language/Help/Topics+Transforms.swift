extension Topic {
  static let ofTransforms = [
    Topic(
      "transform", "A rule that sends each point to another",
      words:
        "matrix affine translate translation move moving scale scaling shear skew a b c d tx ty",
      .prose(
        """
        A transform moves, turns, stretches, slants or mirrors. It is six numbers: x'
        = a·x + c·y + tx and y' = b·x + d·y + ty. The short spellings:
        """),
      .example(
        """
        (10, 0) * T(5, 7)
        (10, 0) * R(90°)
        (10, 0) * S(2, 3)
        (10, 10) * H(x: 0.5)
        (10, 0) * reflect(.y)
        """),
      .prose(
        "A shown transform says what it is. R is short for this:"),
      .example("CGAffineTransform(rotationAngle: .pi / 2)"),
      related: "order about inverse decompose rows-and-columns"),
    Topic(
      "order", "Which of two transforms acts first", words: "product sequence first",
      .prose("In p * A * B the left one, A, acts first. Turning and moving in two orders:"),
      .example(
        """
        (1, 0) * R(90°) * T(100, 0)
        (1, 0) * T(100, 0) * R(90°)
        """),
      .prose(
        """
        concatenating(_:) reads the same way. The methods that end in By, and
        rotated(by:), put the new step BEFORE what the transform already does:
        """),
      .example(
        """
        (1, 0) * R(90°).concatenating(T(100, 0))
        (1, 0) * T(100, 0).rotated(by: 90°)
        """),
      related: "concatenating rows-and-columns explain compare"),
    Topic(
      "concatenating", "Joining transforms, and what the By methods do",
      words: "concat append prepend combine translatedBy scaledBy",
      .prose(
        """
        A.concatenating(B) is A * B: A first. t.translatedBy(x:y:) is T(…) * t: the
        move comes first, so what t does is done to the move too. S(2, 3) stretches
        it:
        """),
      .example(
        """
        S(2, 3).translatedBy(x: 5, y: 7) == T(5, 7) * S(2, 3)
        (0, 0) * S(2, 3).translatedBy(x: 5, y: 7)
        (0, 0) * S(2, 3).concatenating(T(5, 7))
        """),
      related: "order explain compare"),
    Topic(
      "about", "Turning and scaling about a point",
      words: "rotation rotating rotate turn turning around pivot pivot-point",
      .prose(
        """
        R(θ) and S(s) leave the origin where it is. To leave another point c where it
        is: move c to the origin, turn, move back. R(θ, about: c) does the three
        steps.
        """),
      .example(
        """
        R(90°, about: (50, 50)) == T(-50, -50) * R(90°) * T(50, 50)
        (50, 50) * R(90°, about: (50, 50))
        (80, 25) * S(2, about: (80, 25))
        R(90°, about: (50, 50)).fixedPoint
        """),
      .prose("A view's transform needs no such steps: it acts about the anchor point."),
      related: "anchor order angles explain"),
    Topic(
      "inverse", "The transform that undoes another", words: "undoing invert singular collapse",
      .prose("inverted() undoes: t * t.inverted() leaves everything where it is."),
      .example(
        """
        (3, 4) * T(5, 7) * T(5, 7).inverted()
        (R(30°) * T(5, 7)).inverted() ≈ T(-5, -7) * R(-30°)
        """),
      .prose(
        """
        The order turns round: what was done last is undone first. A transform whose
        determinant is 0 flattens the plane, so nothing can undo it; inverted() then
        gives it back unchanged, as Core Graphics does.
        """),
      .example("S(2, 0).determinant"),
      related: "determinant decompose order"),
    Topic(
      "decompose", "A transform taken apart: scale, shear, rotation, move",
      words: "decomposition components",
      .prose("decomposed() gives the parts; they act in this order."),
      .example(
        """
        let parts = (S(2, 3) * R(30°) * T(5, 7)).decomposed()
        parts.scale
        parts.rotation * 180 / π
        parts.translation
        CGAffineTransform(parts) ≈ S(2, 3) * R(30°) * T(5, 7)
        """),
      .prose(
        """
        Do not read the angle from a or the scale from d: R(30°) changes both.
        Stretching unevenly after a turn slants, so a shear appears:
        """),
      .example("(R(45°) * S(2, 1)).decomposed().horizontalShear"),
      related: "transform inverse angles"),
    Topic(
      "reflection", "Mirroring", words: "reflect mirror mirroring flip flipping",
      .prose(
        """
        reflect takes an axis, or a point of the line and its angle. A negative scale
        mirrors too.
        """),
      .example(
        """
        (3, 4) * reflect(.x)
        (3, 4) * reflect(.yEqualsX)
        (3, 4) * reflect(through: (0, 10), angle: 0°)
        (3, 4) * S(-1, 1)
        """),
      .prose("The determinant of a transform that mirrors is negative."),
      .example("reflect(.x).determinant"), related: "transform decompose y-down"),
    Topic(
      "rows-and-columns", "Points as rows or as columns",
      words: "row column rows columns row-vectors column-vectors convention",
      .prose(
        """
        Core Graphics writes a point as a row; the matrix stands on its right, and tx,
        ty are its last row. So p * A * B is read from left to right: A acts first.
        """),
      .example("T(5, 7)"),
      .prose(
        """
        Most mathematics books write a column on the right: B * A * p. Every matrix is
        then mirrored in its diagonal. ':set convention column', or convention(column)
        in a program, reads and draws that way; framework spellings mean the same in
        both. A matrix in brackets is never mirrored: it multiplies as it is written.
        """),
      .example(
        """
        convention(column)
        T(100, 0) * R(90°) * (1, 0)
        [1, 0, 100; 0, 1, 0; 0, 0, 1] * (1, 0)
        """), related: "order homogeneous conventions"),
    Topic(
      "homogeneous", "Points with a third number", words: "w point-and-vector vector-and-point",
      .prose(
        """
        A point is the row (x, y, 1), a direction the row (x, y, 0). That third number
        is why one matrix can move: a move changes points, and leaves directions.
        """),
      .example(
        """
        (2, 3, 1) * T(5, 7).matrix
        (2, 3, 0) * T(5, 7).matrix
        vector(2, 3) * T(5, 7)
        (4, 6, 2).point
        """),
      .prose(
        """
        In space there are four numbers: (1, 4, 7, 1) is a point, (1, 4, 7, 0) a
        direction.
        """),
      related: "projection rows-and-columns"),
    Topic(
      "projection", "Matrices that show depth", words: "perspective projective vanishing",
      .prose(
        """
        Where the last column of a matrix is not 0 0 1, the third number w does not
        stay 1, and the result is divided by it: far things become small.
        """),
      .example(
        """
        let m = [1, 0, 0.01; 0, 1, 0; 0, 0, 1]
        (100, 50, 1) * m
        ((100, 50, 1) * m).point
        ((1, 0, 0) * m).point
        """),
      .prose(
        """
        The last line is the direction x: lines along it meet at that vanishing point.
        An affine transform keeps lines parallel and has none; '.affine' refuses such
        a matrix.
        """), related: "homogeneous"),
    Topic(
      "fit", "The transform that does what you want", words: "aspectFit aspectFill mapping quick",
      .prose("From one rectangle to another, whole inside (.aspectFill and .fill also):"),
      .example(
        """
        let card = rect(0, 0, 100, 50)
        let t = transform(from: card, to: rect(0, 0, 320, 480), .aspectFit)
        t.kind
        card.applying(t)
        """),
      .prose("From pairs of points: where each comes from, and where it must go."),
      .example("transform(mapping: [((0, 0), (10, 0)), ((1, 0), (10, 1))]).kind"),
      .prose(
        """
        One pair gives a move, two a move with turn and scale, three any affine
        transform, four a projection. A '?' in an equation asks in the same way.
        """), related: "holes decompose"),
  ]
}
