// Arrays of C: their sizes, and what is written in their braces.

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
  mutating func elementOfC(_ type: Int32, _ sizes: ArraySlice<SizeOfC>, from start: Int32)
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
