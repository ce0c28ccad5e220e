extension Topic {
  static let ofLanguage = [
    Topic(
      "angles", "Degrees, radians, turns", words: "angle degrees radians degree radian",
      .prose("Functions want radians; an angle with its unit goes wherever radians go."),
      .example(
        """
        30° + 0.25turn
        R(30°) == CGAffineTransform(rotationAngle: 30 * .pi / 180)
        (90°).radians
        Angle(radians: 1).degrees
        atan2(1, 1)
        sin(30°)
        """),
      .prose("A bare number is radians: R(90) is 90 radians, about 116.6°. Write R(90°)."),
      related: "units y-down about"),
    Topic(
      "units", "deg, rad, turn, ° and π", words: "unit deg rad turns ° π pi points pixels",
      .prose(
        """
        Units are glued to their number: 45deg, 0.5rad, 0.25turn, 2π. The degree sign
        is glued to anything: (a + 10)°. Lengths are UIKit's points and have no unit.
        """),
      .example(
        """
        45deg == 45°
        0.25turn
        2π
        """), related: "angles numbers"),
    Topic(
      "numbers", "How numbers are read and shown",
      words: "number precision digits rounding infinity",
      .prose(
        """
        1.5, .42, 1e-3, 0x1F, 1_000. Division is exact, also of whole numbers, but
        what is an Int for certain divides as in Swift (P0712). Seven digits are
        shown; ':set precision full' shows all. A number below 1e-12 of its neighbours
        shows as 0. '==' is exact, '≈' forgives the last digits.
        """),
      .example(
        """
        5.0 / 2
        0.1 + 0.2 == 0.3
        0.1 + 0.2 ≈ 0.3
        """),
      .prose("Dividing by 0, and results that are no number, are errors."),
      related: "angles units operators"),
    Topic(
      "operators", "What joins values", words: "operator + - * / ^ == ≈ ~= %",
      .prose(
        """
        A * B with transforms: A first. p * A: where A takes p. A ^ 3: three times, A
        ^ -1 the inverse. Point - point is a vector. '==' compares exactly, '≈' within
        1e-9.
        """),
      .example(
        """
        (5, 5) - (2, 1)
        (2, 1) + vector(3, 4)
        (1, 0) * R(30°) ^ 3
        R(360°) ≈ R(0°)
        """), related: "order numbers holes"),
    Topic(
      "dictionaries", "Values by their keys",
      words: "dictionary NSDictionary NSMutableDictionary",
      .prose(
        """
        Keys are texts, numbers, truth values, points, views or cases of enums. A
        key without value gives nil. A copy is a value of its own, also of an
        NSMutableDictionary. The order is that in which the keys came; Swift's
        differs from run to run, so sort where it matters.
        """),
      .example(
        """
        var sizes: [String: CGFloat] = ["small": 10, "large": 30]
        sizes["huge", default: 50] += 1
        sizes["small"] = nil
        for (name, size) in sizes { print(name, size) }
        sizes.sorted { $0.value > $1.value }.map { $0.key }
        """), related: "functions"),
    Topic(
      "functions", "Your own functions, closures and structs",
      words: """
        function func closure closures struct structs let var return if else guard for in while repeat break continue \
        switch case default inout mutating is as true false nil import
        """,
      .prose(
        """
        Types may be left out. A function of one expression returns it. 'let', 'var',
        'if', 'guard', 'switch', 'for', 'while' and 'repeat' are those of Swift.
        """),
      .example(
        """
        func spin(_ v, by angle) { v.transform = v.transform.rotated(by: angle) }
        let v = view(0, 0, 100, 100)
        spin(v, by: 45°)
        v.transform.kind
        struct Pin { var place: CGPoint; func moved(by d) { place + d } }
        Pin(place: (1, 2)).moved(by: vector(3, 4))
        [30°, 60°].map { (1, 0) * R($0) }
        for a in [30°, 60°] { if a > 45° { print(a) } }
        """), related: "paste operators"),
    Topic(
      "holes", "Ask what must stand somewhere", words: "hole ?",
      .prose(
        """
        A '?' in the place of a value is answered: what kind must stand there, which
        of your names fit, and for an equation what solves it.
        """),
      .example(
        """
        let p = (3, 4)
        p.distance(to: ?)
        R(30°).?
        T(10, 0) * ? ≈ R(90°)
        """), related: "fit operators"),
    Topic(
      "conventions", "What Pivot takes for granted", words: "assumptions",
      .prose(
        """
        As Core Graphics and UIKit do:
          points are rows: in p * A * B, A acts first    topic rows-and-columns
          y grows downwards on the screen                topic y-down
          bare angles are radians                        topic angles
          transforms act about the anchor point          topic anchor
          concatenating appends, the By methods prepend  topic concatenating
        ':set' shows and changes how things are read and shown.
        """), related: "rows-and-columns y-down angles anchor"),
    Topic(
      "errors", "What an error says", words: "error diagnostics codes",
      .prose(
        """
        The headline names the mistake, the caret marks the place, and beside it
        stands what helps. A statement that fails changes nothing. Each error has a
        code: ':help P0203' explains it, with a wrong and a right program.
        """), related: "warnings"),
    Topic(
      "warnings", "Right for the computer, probably not for you", words: "warning",
      .prose(
        """
        Where a result is legal but known to mislead, the value stands and a warning
        says why: degrees given as radians, a frame read while the view is turned, an
        anchor point that makes the frame jump, a transform that replaces another one,
        and others. ':help CODE' explains each. ':set warnings off' silences them.
        """),
      .example("(1, 0) * R(90)"), related: "errors angles frame anchor"),
  ]
}
