// What C writes in braces, and the sizes of its arrays.

extension Parser {
  /// Each element of a list that is written out is a node.
  private static let mostElementsOfC = 4096.0

  /// `[3]`, `[3][3]`, `[n]` behind a name: how many elements an array has in each direction.
  mutating func sizesOfC() throws(Diagnostic) -> [SizeOfC] {
    var sizes: [SizeOfC] = []
    while kind == .leftBracket, sizes.count < 8 {
      let open = token.span
      advance()
      sizes.append(kind == .rightBracket ? .unsaid : try sizeOfC())
      try close(.rightBracket, open)
    }
    return sizes
  }

  /// The array that a name with these sizes is of a type, which may be an array itself; nil for no array.
  mutating func arrayOfC(_ type: Int32, _ sizes: [SizeOfC]) -> ArrayOfC? {
    let named = tree.types[Int(type)].arrayOfC
    guard named >= 0 else {
      return sizes.isEmpty ? nil : ArrayOfC(element: type, sizes: sizes)
    }
    let inner = tree.arraysOfC[Int(named)]
    return ArrayOfC(element: inner.element, sizes: sizes + inner.sizes)
  }

  private mutating func sizeOfC() throws(Diagnostic) -> SizeOfC {
    let size = try expression()
    guard case .number(let number) = tree[size] else { return .worked(out: try wholeSize(size)) }
    return .said(max(number.rounded(), 0))
  }

  /// `[n / 2]`: an int, as every quotient of ints in C.
  private mutating func wholeSize(_ size: NodeID) throws(Diagnostic) -> NodeID {
    let span = tree.span(size)
    let type = tree.keep(TypeReference(name: intern("NSInteger"), numberOfC: .int64, span: span))
    return try add(.cast(size, type, .assigned), from: span.start, size)
  }

  /// A list whose elements are 0 until they are set; of lists where there are more sizes.
  mutating func blank(_ type: Int32, _ sizes: ArraySlice<SizeOfC>, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    guard let size = sizes.first else {
      let element = zero(type)
      return element >= 0 ? element : leaf(.nothing, from: start)
    }
    guard sizes.reduce(1, { $0 * $1.count }) <= Self.mostElementsOfC else {
      throw Diagnostic(.numberTooLarge, Span(start: start, end: lastEnd))
    }
    if case .worked(let count) = size {
      let element = try blank(type, sizes.dropFirst(), from: start)
      let arguments = [("repeating", element), ("count", count)].map {
        ArgumentNode(label: intern($0.0), value: $0.1)
      }
      return try call(intern("Array"), arguments, from: start)
    }
    var elements: [NodeID] = []
    for _ in 0..<(Int(exactly: size.count) ?? 0) {
      elements.append(try blank(type, sizes.dropFirst(), from: start))
    }
    return try add(.list(tree.add(elements)), from: start, children: elements)
  }

  /// `{1, 2, 3}`, `{{1, 2}, {3, 4}}`: a list, of lists in as many directions as there are sizes.
  ///
  /// An element may name its place, `[2] = 5`; those that are not written are 0.
  mutating func listOfC(_ type: Int32, _ sizes: ArraySlice<SizeOfC>, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    guard kind == .leftBrace else { return try expressionOrAssignment() }
    guard let size = sizes.first else {
      return try partsOfC(tree.types[Int(type)].name, from: start)
    }
    let inner = sizes.dropFirst()
    var (elements, place): ([NodeID], Int) = ([], 0)
    _ = try elementsOfC { parser throws(Diagnostic) in
      place = parser.placeOfElement() ?? place
      let element = try parser.elementOfC(type, inner, from: start)
      try parser.fill(&elements, upTo: place + 1, type, inner, from: start)
      elements[place] = element
      place += 1
    }
    if case .said(let count) = size {
      try fill(&elements, upTo: Int(exactly: count) ?? 0, type, inner, from: start)
    }
    let list = try add(.list(tree.add(elements)), from: start, children: elements)
    guard case .worked(let count) = size else { return list }
    return try filled(list, elements.count, upTo: count, type, inner, from: start)
  }

  /// An element of an array; one that is a row may stand without braces of its own, `int g[2][2] = {1, 2, 3, 4}`.
  private mutating func elementOfC(_ type: Int32, _ sizes: ArraySlice<SizeOfC>, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    guard kind != .leftBrace, kind != .text, case .said(let count)? = sizes.first else {
      return try listOfC(type, sizes, from: start)
    }
    var elements: [NodeID] = []
    repeat {
      elements.append(try elementOfC(type, sizes.dropFirst(), from: start))
    } while Double(elements.count) < count && next.kind != .rightBrace && match(.comma)
    try fill(&elements, upTo: Int(exactly: count) ?? 0, type, sizes.dropFirst(), from: start)
    return try add(.list(tree.add(elements)), from: start, children: elements)
  }

  /// Adds blank elements, until there are as many as an array has.
  private mutating func fill(
    _ elements: inout [NodeID], upTo count: Int, _ type: Int32, _ sizes: ArraySlice<SizeOfC>,
    from start: Int32
  ) throws(Diagnostic) {
    let missing = [SizeOfC.said(Double(max(count - elements.count, 0)))]
    let rest = try blank(type, missing + sizes, from: start)
    if case .list(let blanks) = tree[rest] { elements += tree.children(blanks) }
  }

  /// `int a[count] = {0}`: the list, and as many blank elements as are missing.
  private mutating func filled(
    _ list: NodeID, _ length: Int, upTo count: NodeID, _ type: Int32, _ sizes: ArraySlice<SizeOfC>,
    from start: Int32
  ) throws(Diagnostic) -> NodeID {
    let given = leaf(.number(Double(length)), from: start)
    let missing = try add(.binary(.subtract, count, given), from: start, count)
    let rest = try blank(type, [.worked(out: missing)] + sizes, from: start)
    return try add(.binary(.add, list, rest), from: start, list, rest)
  }

  // ["[" (number | case) "]" "="]
  /// `[2] =`, `[ModeZoom] =`: which element comes next; in Objective-C other brackets begin a message.
  private mutating func placeOfElement() -> Int? {
    guard kind == .leftBracket, ahead(2).kind == .rightBracket, ahead(3).kind == .assign,
      let number = numberOfC(next), let place = Int(exactly: number), place >= 0
    else { return nil }
    skip(4)
    return place
  }

  /// What a number or the case of an enum is.
  private mutating func numberOfC(_ token: Token) -> Double? {
    switch token.kind {
    case .number: token.value
    case .name: tree.casesOfC[Name(id: token.payload)]
    default: nil
    }
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

  private mutating func call(_ callee: Name, _ arguments: [ArgumentNode], from start: Int32)
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

/// An array of C: the type of its elements, in ``Tree/types``, and how many it has in each direction.
struct ArrayOfC: Sendable {
  var element: Int32
  var sizes: [SizeOfC]
}

/// How many elements an array of C has in one direction.
enum SizeOfC: Sendable {
  case unsaid
  case said(Double)
  /// What an expression gives: `[n]`, `[2 * n]`.
  case worked(out: NodeID)

  /// How many nodes stand for the elements; the product of all sizes may be larger than an Int.
  var count: Double {
    switch self {
    case .unsaid: 0
    case .said(let count): count
    case .worked: 1
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
