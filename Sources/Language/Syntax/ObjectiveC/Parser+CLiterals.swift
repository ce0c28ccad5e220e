// What C writes in braces, and the sizes of its arrays.

extension Parser {
  /// `[3]`, `[3][3]` behind a name: how many elements an array has in each direction; 0 where none is said.
  mutating func countsOfC() throws(Diagnostic) -> [Int] {
    var counts: [Int] = []
    while kind == .leftBracket, counts.count < 8 {
      let open = token.span
      advance()
      let count = kind == .number ? Int(exactly: token.value.rounded()) ?? 0 : 0
      counts.append(min(max(count, 0), 4096))
      if kind != .rightBracket { _ = try expression() }
      try close(.rightBracket, open)
    }
    return counts
  }

  /// A list whose elements are 0 until they are set; of lists where there are more counts.
  mutating func blank(_ type: Int32, _ counts: ArraySlice<Int>, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    guard let count = counts.first else {
      let element = zero(type)
      return element >= 0 ? element : leaf(.nothing, from: start)
    }
    guard counts.reduce(1, *) <= 4096 else { throw Diagnostic(.numberTooLarge, token.span) }
    var elements: [NodeID] = []
    for _ in 0..<count { elements.append(try blank(type, counts.dropFirst(), from: start)) }
    return try add(.list(tree.add(elements)), from: start, children: elements)
  }

  /// `{1, 2, 3}`, `{{1, 2}, {3, 4}}`: a list, of lists in so many directions.
  mutating func listOfC(_ type: Int32, _ depth: Int, from start: Int32) throws(Diagnostic) -> NodeID
  {
    guard kind == .leftBrace else { return try expression() }
    guard depth > 0 else { return try partsOfC(tree.types[Int(type)].name, from: start) }
    let elements = try elementsOfC { parser throws(Diagnostic) in
      try parser.listOfC(type, depth - 1, from: start)
    }
    return try add(.list(tree.add(elements)), from: start, children: elements)
  }

  // "{" [element ("," element)*] "}"
  private mutating func elementsOfC<Element>(
    _ element: (inout Parser) throws(Diagnostic) -> Element
  ) throws(Diagnostic) -> [Element] {
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    let outer = try enterBrackets(ignoresNewlines: true)
    var elements: [Element] = []
    while kind != .rightBrace {
      elements.append(try element(&self))
      if !match(.comma) { break }
    }
    try close(.rightBrace, open)
    context = outer
    return elements
  }

  /// `{1, 2}` of a struct: what `Pose(x: 1, y: 2)` or `CGPointMake(1, 2)` gives.
  ///
  /// Parts may be named, `{.origin = p}`, and have braces of their own, `{{0, 0}, {3, 4}}`.
  mutating func partsOfC(_ type: Name, from start: Int32) throws(Diagnostic) -> NodeID {
    let fields = fieldsOfC(type)
    var (place, isLabelled) = (0, tree.structure(named: type) != nil)
    let parts = try elementsOfC { parser throws(Diagnostic) in
      try parser.partOfC(fields, &place, &isLabelled)
    }
    let callee = isLabelled ? type : intern("\(names.text(type))Make")
    let first = pending.count
    for part in isLabelled ? inOrder(parts, of: fields) : parts {
      pending.push(ArgumentNode(label: isLabelled ? part.label : .none, value: part.value))
    }
    let (list, height) = takeArguments(from: first)
    let span = Span(start: start, end: lastEnd)
    return try add(.call(self.place(.name(callee), span), list), from: start, above: height)
  }

  /// Named parts may stand in any order.
  private func inOrder(_ parts: [ArgumentNode], of fields: [(name: Name, type: Name)])
    -> [ArgumentNode]
  {
    let named = fields.flatMap { field in parts.filter { $0.label == field.name } }
    return named + parts.filter { part in !fields.contains { $0.name == part.label } }
  }

  private mutating func partOfC(
    _ fields: [(name: Name, type: Name)], _ place: inout Int, _ isLabelled: inout Bool
  ) throws(Diagnostic) -> ArgumentNode {
    if kind == .dot, next.kind == .name, ahead(2).kind == .assign {
      advance()
      let name = try expectName(.memberName)
      advance()
      isLabelled = true
      place = fields.firstIndex { $0.name == name } ?? place
    }
    let field = place < fields.count ? fields[place] : (.none, .none)
    place += 1
    guard kind == .leftBrace else {
      return ArgumentNode(label: field.name, value: try expression())
    }
    isLabelled = true
    return ArgumentNode(label: field.name, value: try partsOfC(field.type, from: token.span.start))
  }

  /// The parts of a struct of the program or of Core Graphics, in order, with their types.
  private mutating func fieldsOfC(_ type: Name) -> [(name: Name, type: Name)] {
    if let structure = tree.structure(named: type) {
      return structure.fields.map { ($0.name, $0.type < 0 ? .none : tree.types[Int($0.type)].name) }
    }
    let words = partsOfCoreGraphics[names.text(type)] ?? ""
    return words.split(separator: " ").map { word in
      let parts = word.split(separator: ":")
      return (intern(String(parts[0])), parts.count > 1 ? intern(String(parts[1])) : .none)
    }
  }
}

private let partsOfCoreGraphics = [
  "CGPoint": "x y", "CGSize": "width height", "CGVector": "dx dy",
  "CGRect": "origin:CGPoint size:CGSize", "UIEdgeInsets": "top left bottom right",
  "CGAffineTransform": "a b c d tx ty",
]
