// What C writes in braces.

extension Parser {
  // "{" [element ("," element)*] "}"
  mutating func elementsOfC<Element>(
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
  /// Parts may be named, `{.origin = p, .size.width = 5}`, and have braces of their own, `{{0, 0}, {3, 4}}`.
  mutating func partsOfC(_ type: Name, from start: Int32) throws(Diagnostic) -> NodeID {
    let fields = fieldsOfC(type)
    // Nobody wrote a function that makes a transform in space of its numbers.
    var (place, isLabelled) = (
      0, tree.structure(named: type) != nil || names.text(type, is: "CATransform3D")
    )
    let parts = try elementsOfC { parser throws(Diagnostic) in
      try parser.partOfC(fields, &place, &isLabelled)
    }
    if !isLabelled, let numbers = inRow(parts, of: fields) {
      return try call(intern(maker(of: names.text(type))), numbers, from: start)
    }
    return try call(type, try inOrder(parts, of: fields, type, from: start), from: start)
  }

  /// `CGPointMake`, `NSMakeRange`.
  private func maker(of type: String) -> String {
    type.hasPrefix("NS") ? "NSMake\(type.dropFirst(2))" : "\(type)Make"
  }

  mutating func call(_ callee: Name, _ arguments: [ArgumentNode], from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let first = pending.count
    for argument in arguments { pending.push(argument) }
    let (list, height) = takeArguments(from: first)
    let span = Span(start: start, end: lastEnd)
    return try add(.call(place(.name(callee), span), list), from: start, above: height)
  }

  /// The numbers of a struct of Core Graphics, one after the other, where that is what is written; those that
  /// are missing are 0.
  private mutating func inRow(_ parts: [PartOfC], of fields: [FieldOfC])
    -> [ArgumentNode]?
  {
    let isRect = fields.contains { $0.type != .none }
    if isRect, parts.count == 2, parts.allSatisfy({ !tree.isSignedNumber($0.value) }) { return nil }
    let missing = (isRect ? 4 : fields.count) - parts.count
    let zeros = (0..<max(missing, 0)).map { _ in place(.number(0), token.span) }
    return (parts.map(\.value) + zeros).map { ArgumentNode(label: .none, value: $0) }
  }

  /// Each part by its name, wherever it is written; of a struct of Core Graphics those that are missing are 0.
  private mutating func inOrder(
    _ parts: [PartOfC], of fields: [FieldOfC], _ type: Name, from start: Int32
  ) throws(Diagnostic) -> [ArgumentNode] {
    let isOwn = tree.structure(named: type) != nil
    var arguments: [ArgumentNode] = []
    for field in fields {
      let own = parts.filter { $0.path.first == field.name }
      if own.isEmpty, isOwn { continue }
      let value = try whole(own, of: field, from: start)
      arguments.append(ArgumentNode(label: field.name, value: value))
    }
    let unknown = parts.filter { part in !fields.contains { $0.name == part.path.first } }
    return arguments
      + unknown.map { ArgumentNode(label: $0.path.first ?? .none, value: $0.value) }
  }

  /// One part of a struct: as it is written, or made of its own parts, `.size.width = 5`.
  private mutating func whole(_ parts: [PartOfC], of field: FieldOfC, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    if let part = parts.last(where: { $0.path.count < 2 }) { return part.value }
    guard field.type != .none else { return place(.number(0), token.span) }
    let inner = parts.map { PartOfC(path: Array($0.path.dropFirst()), value: $0.value) }
    let fields = fieldsOfC(field.type)
    return try call(
      field.type, try inOrder(inner, of: fields, field.type, from: start), from: start)
  }

  private mutating func partOfC(
    _ fields: [FieldOfC], _ place: inout Int, _ isLabelled: inout Bool
  ) throws(Diagnostic) -> PartOfC {
    var path = try designatorOfC()
    if let name = path.first {
      isLabelled = true
      place = fields.firstIndex { $0.name == name } ?? place
    }
    let field = place < fields.count ? fields[place] : (.none, .none, -1)
    if path.isEmpty { path = [field.name] }
    place += 1
    if field.array >= 0, path.count == 1 {
      isLabelled = true
      return PartOfC(path: path, value: try arrayOfC(field.array))
    }
    guard kind == .leftBrace else {
      return PartOfC(path: path, value: try expressionOrAssignment())
    }
    isLabelled = true
    return PartOfC(path: path, value: try partsOfC(field.type, from: token.span.start))
  }

  /// The elements of an array in a struct, which need no braces of their own.
  private mutating func arrayOfC(_ index: Int32) throws(Diagnostic) -> NodeID {
    let array = tree.arraysOfC[Int(index)]
    return try elementOfC(array.element, array.sizes[...], from: token.span.start)
  }

  // ("." name)+ "="
  /// `.size.width =`: the way to a part; empty where none is named.
  private mutating func designatorOfC() throws(Diagnostic) -> [Name] {
    guard kind == .dot, next.kind == .name, [.assign, .dot].contains(ahead(2).kind) else {
      return []
    }
    var path: [Name] = []
    while match(.dot) { path.append(try expectName(.memberName)) }
    try expect(.assign, .initialValue)
    return path
  }

  /// The parts of a struct of the program or of Core Graphics, in order, with their types.
  private mutating func fieldsOfC(_ type: Name) -> [FieldOfC] {
    if let structure = tree.structure(named: type) {
      return structure.fields.map {
        ($0.name, $0.type < 0 ? .none : tree.types[Int($0.type)].name, $0.arrayOfC)
      }
    }
    let words = partsOfCoreGraphics[names.text(type)] ?? ""
    return words.split(separator: " ").map { word in
      let parts = word.split(separator: ":")
      return (intern(String(parts[0])), parts.count > 1 ? intern(String(parts[1])) : .none, -1)
    }
  }
}

/// A part as a struct declares it; the type is none for a number, and an array stands in ``Tree/arraysOfC``.
private typealias FieldOfC = (name: Name, type: Name, array: Int32)

/// A part as it is written in braces, with the way to it.
private struct PartOfC {
  var path: [Name]
  var value: NodeID
}

private let partsOfCoreGraphics = [
  "CGPoint": "x y", "CGSize": "width height", "CGVector": "dx dy",
  "NSRange": "location length",
  "CGRect": "origin:CGPoint size:CGSize", "UIEdgeInsets": "top left bottom right",
  "CGAffineTransform": "a b c d tx ty", "CATransform3D": entriesOfSpace.joined(separator: " "),
]
