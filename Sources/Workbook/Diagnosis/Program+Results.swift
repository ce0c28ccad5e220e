internal import Language

extension Program {
  /// Mistakes with the finished value: its inverse, its transpose, its other sign.
  func results(_ asked: Asked) -> [Slip] {
    let formed = sites(asked).flatMap { site -> [Slip] in
      guard case .numbers(let grid)? = scope.value(text(site.value)) else { return [] }
      let center = site.isTransform ? aboutAnchor : aboutOrigin
      return (forms("it", grid, center) + movedFirst("it", grid, site.value)).map { form in
        // What is not even set cannot be said to do nothing.
        let quotes = form.rule == .unchanged ? [site.target].compactMap { $0 } : []
        let telling = Telling(
          did: form.did, look: form.look, quotes: quotes, present: form.present)
        var slip = slip(form.rule, wrapping(site.value, form.code), telling)
        slip.assertions = quotes.map { .isIdle($0) }
        // What is set may have come about in another way; a value that is asked for is what it is.
        if form.rule == .swapped, site.target != nil {
          slip.assertions += exchange(of: site.value).map { [$0] } ?? []
        }
        // What needs words of the answer explains too much beside another mistake.
        slip.joinsOthers = form.present.isEmpty
        return slip
      }
    }
    return formed + exchanged(asked)
  }

  /// Two numbers that an answer has exchanged.
  private func exchange(of value: Construct) -> Assertion? {
    let parts = value.form == .call ? value.arguments : [value]
    return pair(value).flatMap { parts.allSatisfy(\.isConstant) ? .writes($0.y, $0.x) : nil }
  }

  /// Two names that are asked for, each with the value of the other.
  private func exchanged(_ asked: Asked) -> [Slip] {
    let defined = statements.compactMap { node -> (name: String, value: Construct)? in
      guard case .declaration(let name) = node.form, asked.names.contains(name) else { return nil }
      return node.children.first.map { (name, $0) }
    }
    return zip(defined, defined.dropFirst()).map { first, second in
      slip(
        .swapped, exchanging(first.value, second.value),
        "'\(first.name)' and '\(second.name)' have each other's value",
        "What is asked for under which of the two names?")
    }
  }

  /// A value put into an expression that calls it `it`.
  private func wrapping(_ node: Construct, _ form: String) -> [Edit] {
    let (start, end) = (node.range.lowerBound, node.range.upperBound)
    return [
      Edit(range: 0..<0, text: "func slipped(it) { return \(form) }\n"),
      Edit(range: start..<start, text: "slipped("), Edit(range: end..<end, text: ")"),
    ]
  }

  /// An expression that gives what is asked for, and what is set to it: `hand.transform`, `setTransform`.
  private struct Site {
    var value: Construct
    var target: String?

    /// A view gets it as its transform.
    var isTransform: Bool { target?.lowercased().hasSuffix("transform") ?? false }
  }

  private func sites(_ asked: Asked) -> [Site] {
    if asked.isPrediction {
      return statements.last { $0.form == .shown }?.children.map { Site(value: $0) } ?? []
    }
    return statements.flatMap { node -> [Site] in
      switch node.form {
      case .declaration(let name):
        asked.names.contains(name) ? node.children.map { Site(value: $0) } : []
      case .assignment(nil): assigned(node, asked)
      case .shown: set(node)
      default: []
      }
    }
  }

  private func assigned(_ node: Construct, _ asked: Asked) -> [Site] {
    guard let target = node.children.first, asked.names.contains(target.root ?? "") else {
      return []
    }
    return node.children.dropFirst().map {
      Site(value: $0, target: target.member == nil ? nil : text(target))
    }
  }

  /// What is handed to a setter such as `setAffineTransform`.
  private func set(_ node: Construct) -> [Site] {
    guard let call = node.children.first, let name = call.calledName, call.arguments.count == 1,
      ["setAffineTransform", "setTransform"].contains(name)
    else { return [] }
    return call.arguments.map { Site(value: $0, target: name) }
  }

  private struct Form {
    var rule: Rule
    var code: String
    var did: String
    var look: String
    /// Words of which an answer has one.
    var present: Set<String> = []
  }

  private func forms(_ it: String, _ grid: NumberGrid, _ center: (String) -> String) -> [Form] {
    switch grid.kind {
    case "transform": transform(it, grid, center)
    case "matrix":
      [
        Form(
          rule: .transposed, code: "\(it).transpose", did: "rows and columns are exchanged",
          look: rowsAdvice),
        Form(rule: .inverse, code: "\(it).inverse", did: undone, look: wayAdvice),
        Form(
          rule: .transposed, code: linearTransposed("\(it).affine"),
          did: "rows and columns are exchanged, but for the shift", look: rowsAdvice),
      ]
    case "point": pair(it, "CGPoint(x: ", ", y: ", "x", "y", ")")
    case "vector": pair(it, "CGVector(dx: ", ", dy: ", "dx", "dy", ")")
    case "row": row(it, grid)
    case "size": lengths(it, "CGSize(")
    case "rect": lengths(it, "CGRect(x: \(it).minX, y: \(it).minY, ")
    case "number": number(it, "an angle is given, where a bare number of degrees is asked for")
    case "angle": number(it, "radians are given as degrees")
    default: []
    }
  }

  /// The width and the height of a size or a rectangle.
  private func lengths(_ it: String, _ open: String) -> [Form] {
    let (width, height) = ("\(it).width", "\(it).height")
    func form(_ rule: Rule, _ width: String, _ height: String, _ did: String, _ look: String)
      -> Form
    {
      Form(
        rule: rule, code: "\(open)width: \(width), height: \(height))",
        did: "the width and the height " + did, look: look)
    }
    let look = "Is a whole meant, or a half of it?"
    return [
      form(.swapped, height, width, "have changed places", "The width comes first."),
      form(.half, halved(width), halved(height), "are half as large", look),
      form(.half, doubled(width), doubled(height), "are twice as large", look),
    ]
  }

  private func linearTransposed(_ t: String) -> String {
    "CGAffineTransform(a: \(t).a, b: \(t).c, c: \(t).b, d: \(t).d, tx: \(t).tx, ty: \(t).ty)"
  }

  private func transform(
    _ it: String, _ grid: NumberGrid, _ center: (String) -> String
  ) -> [Form] {
    func made(_ members: [String]) -> String {
      let parts = zip(["a", "b", "c", "d", "tx", "ty"], members)
      return "CGAffineTransform(" + parts.map { "\($0): \($1)" }.joined(separator: ", ") + ")"
    }
    let m = ["a", "b", "c", "d", "tx", "ty"].map { "\(it).\($0)" }
    var result = [
      Form(
        rule: .unchanged, code: "CGAffineTransform.identity",
        did: "a transform does nothing: it leaves every point where it is",
        look: "Which steps are asked for? Follow one point through them."),
      Form(
        rule: .transposed, code: linearTransposed(it),
        did: "the numbers b and c are exchanged", look: rowsAdvice),
      Form(
        rule: .transposed, code: "\(it).matrix.transpose", did: "rows and columns are exchanged",
        look: rowsAdvice),
      Form(rule: .inverse, code: "\(it).inverted()", did: undone, look: wayAdvice),
      Form(
        rule: .sign, code: made([m[0], m[1], m[2], m[3], negated(m[4]), negated(m[5])]),
        did: "the shift has the other sign", look: "Follow the origin: where should it end?"),
    ]
    let isMirroring = grid.rows[0][0] * grid.rows[1][1] < grid.rows[0][1] * grid.rows[1][0]
    let mirrors = ["S(-1, 1) * \(it)", "\(it) * S(-1, 1)", "S(1, -1) * \(it)", "\(it) * S(1, -1)"]
    result += mirrors.map {
      Form(
        rule: .reflected, code: $0,
        did: isMirroring ? "the figure is not mirrored" : "it also mirrors the figure",
        look: mirroringAdvice)
    }
    if let nature = grid.nature, nature.contains(part: " about ") {
      let verb =
        nature.hasPrefix("rotate") ? "turns" : nature.hasPrefix("scale") ? "scales" : "maps"
      result.append(
        Form(
          rule: .origin, code: made([m[0], m[1], m[2], m[3], "0", "0"]),
          did: center(verb),
          look: "Which point stays where it is in yours, and which one should?"))
    }
    return result
  }

  /// A transform that is told by its numbers, its shift before the rest.
  private func movedFirst(_ it: String, _ grid: NumberGrid, _ value: Construct) -> [Form] {
    guard grid.kind == "transform", hasNumbers(value) || isLongProduct(value) else { return [] }
    let rest = "CGAffineTransform(a: \(it).a, b: \(it).b, c: \(it).c, d: \(it).d, tx: 0, ty: 0)"
    return [
      Form(
        rule: .order, code: "T(\(it).tx, \(it).ty) * \(rest)",
        did: "the shift acts first, not last",
        look: "In a product the leftmost acts first: where should the origin end?",
        present: hasNumbers(value) ? [] : Step.translation("0", "0").words)
    ]
  }

  private func hasNumbers(_ value: Construct) -> Bool {
    ["CGAffineTransform", "CGAffineTransformMake"].contains(value.calledName ?? "")
      && value.arguments.count == 6
  }

  /// It moves more than once, so that who comes to one move and the rest has its order besides.
  private func isLongProduct(_ value: Construct) -> Bool {
    guard let chain = ChainReader(program: self).chain(value), chain.head == nil else {
      return false
    }
    return chain.steps.count > 2 && chain.steps.count(where: \.isTranslation) > 1
      && chain.steps.contains(where: \.isLinear)
  }

  private func pair(
    _ it: String, _ open: String, _ comma: String, _ x: String, _ y: String, _ close: String
  ) -> [Form] {
    func made(_ x: String, _ y: String) -> String { "\(open)\(x)\(comma)\(y)\(close)" }
    return [
      Form(
        rule: .sign, code: made("\(it).\(x)", "-\(it).\(y)"), did: "the \(y) has the other sign",
        look: "On a screen y points down: what lies above has the smaller y."),
      Form(
        rule: .sign, code: made("-\(it).\(x)", "-\(it).\(y)"), did: "it goes the opposite way",
        look: "On a screen x grows to the right and y downwards."),
      Form(
        rule: .reflected, code: made("-\(it).\(x)", "\(it).\(y)"),
        did: "the \(x) has the other sign",
        look: "On a screen x grows to the right: is it left or right of the origin?"),
      Form(
        rule: .swapped, code: made("\(it).\(y)", "\(it).\(x)"),
        did: "the \(x) and the \(y) have changed places",
        look: "The first number is for x, the second for y."),
    ]
  }

  /// A row of three is a point or a vector of the plane.
  private func row(_ it: String, _ grid: NumberGrid) -> [Form] {
    guard grid.columns == 3 else { return [] }
    return pair(it, "(", ", ", "x", "y", ", \(it).w)")
  }

  private func number(_ it: String, _ asDegrees: String) -> [Form] {
    [
      Form(
        rule: .sign, code: "-(\(it))", did: "it has the other sign",
        look: "Which way is counted as positive?"),
      Form(
        rule: .degreesRadians, code: "(\(it)) * 180 / .pi", did: "degrees are given as radians",
        look: "A bare number is in radians: write the unit, as in 45°."),
      Form(
        rule: .degreesRadians, code: "(\(it)) * .pi / 180", did: asDegrees,
        look: "A bare number is in radians, and 45° is such a number with its unit."),
    ]
  }

  private var undone: String { "it goes the other way round: it undoes what is asked for" }
  private var wayAdvice: String {
    "From where to where should a point go? Follow one, and see where it ends."
  }
  private var rowsAdvice: String {
    "Points are rows here: x' is made with the first column, and the shift stands in the last row."
  }
}

/// About which point a transform acts: by itself, and as that of a view.
func aboutOrigin(_ verb: String) -> String { "it \(verb) about the origin, (0, 0)" }
func aboutAnchor(_ verb: String) -> String {
  "it \(verb) about the view's anchor point, by default its middle"
}

/// Which way a figure is mirrored is not said, so that this fits both.
let mirroringAdvice =
  "Which way round is the figure afterwards? A negative determinant tells of a mirroring."
