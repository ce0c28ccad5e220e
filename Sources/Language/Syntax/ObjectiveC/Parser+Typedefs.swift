// Types that C declares: `typedef struct { CGFloat x, y; } Pose;`, `typedef NS_ENUM(NSInteger, Mode) { … };`.

extension Parser {
  /// Whether `typedef struct {`, `typedef enum {` or `typedef CGFloat Real;` stands here.
  var startsTypedef: Bool {
    mutating get {
      guard names.text(Name(id: token.payload), is: "typedef") else { return false }
      if next.kind == .keyword { return next.payload == Keyword.struct.rawValue }
      return next.kind == .name && !next.startsLine
    }
  }

  private func isEnumOfC(_ token: Token) -> Bool {
    ["enum", "NS_ENUM", "NS_OPTIONS"].contains(names.text(Name(id: token.payload)))
  }

  /// `enum Mode { ModePan, ModeZoom };`, whose cases stand alone; Swift writes `case` before them.
  var startsEnumOfC: Bool {
    mutating get {
      guard kind == .name, names.text(Name(id: token.payload), is: "enum") else { return false }
      let brace = next.kind == .leftBrace ? 1 : 2
      guard ahead(brace).kind == .leftBrace, ahead(brace + 1).kind == .name else { return false }
      return [.comma, .assign, .rightBrace].contains(ahead(brace + 2).kind)
    }
  }

  // typedef = "typedef" (struct | enum | type name | type "(" "^" name ")" "(" types ")")
  mutating func typedef() throws(Diagnostic) -> NodeID {
    isObjectiveC = true
    let start = token.span.start
    advance()
    if isKeyword(.struct) { return try structureOfC() }
    if isEnumOfC(token) { return try enumerationOfC() }
    if names.text(Name(id: token.payload), is: "union") {
      throw Diagnostic(.notSupported(.union), token.span)
    }
    let isBlock = startsBlockVariable()
    var type = tree.types[Int(try typeOfC())]
    if isBlock {
      type = TypeReference(name: words.function, isOptional: true, span: type.span)
      advance()
      advance()
      skipModifiersOfC()
    }
    let span = token.span
    let name = try expectName(.typeName)
    if isBlock {
      try expect(.rightParen, .closing(")"))
      if kind == .leftParen { try skipBrackets() }
    }
    if let array = arrayOfC(tree.keep(type), try sizesOfC()) {
      tree.arraysOfC.append(array)
      type.arrayOfC = Int32(tree.arraysOfC.count - 1)
    }
    return try another(name, span, for: type, from: start)
  }

  /// Another name for a type: the text goes on as if the type stood in its place.
  mutating func another(_ name: Name, _ span: Span, for type: TypeReference, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    tree.typesOfC[name] = type
    guard type.isPlain, type.arrayOfC < 0, Catalogue.shared.type(type.name) != nil else {
      return try add(.block(.empty), from: start)
    }
    let (target, value) = (place(.name(name), span), place(.name(type.name), span))
    return try add(.declare(target: target, type: -1, value: value), from: start, value)
  }

  // "struct" [tag] ["{" fields "}"] name ("," "*" name)*
  private mutating func structureOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let tag = kind == .name ? try expectName(.typeName) : .none
    if tag != .none, kind == .name || kind == .star {
      try otherNames(of: tag)
      return try add(.block(.empty), from: start)
    }
    var structure = try bodyOfStructure()
    structure.span = token.span
    structure.name = try expectName(.typeName)
    let (name, span) = (structure.name, structure.span)
    let target = place(.name(name), span)
    let declaration = try add(.structure(tree.add(structure), target: target), from: start)
    if tag != .none, tag != name { tree.typesOfC[tag] = TypeReference(name: name, span: span) }
    if match(.comma) { try otherNames(of: name) }
    return declaration
  }

  // "*"* name ("," "*"* name)*
  /// `Point, *PointRef`: other names for a struct, and for what points to one.
  private mutating func otherNames(of structure: Name) throws(Diagnostic) {
    repeat {
      let isPointer = kind == .star
      while match(.star) {}
      let span = token.span
      let name = try expectName(.typeName)
      if name == structure { continue }
      tree.typesOfC[name] = TypeReference(name: structure, isOptional: isPointer, span: span)
    } while match(.comma)
  }

  // "{" fields "}"
  private mutating func bodyOfStructure() throws(Diagnostic) -> StructureNode {
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    let outer = try enterBrackets(ignoresNewlines: false)
    var structure = StructureNode(name: .none, fields: [], methods: [], span: open)
    while kind != .rightBrace, kind != .end {
      try fieldsOfC(&structure)
      while match(.semicolon) {}
    }
    try close(.rightBrace, open)
    context = outer
    return structure
  }

  /// Whether `struct {` or `struct Tag {` stands here.
  var startsStructureOfC: Bool {
    mutating get {
      isKeyword(.struct)
        && (next.kind == .leftBrace || next.kind == .name && ahead(2).kind == .leftBrace)
    }
  }

  /// Whether a field stands behind `struct`: `struct Inset margin;`, `struct { int a; } in;`; Swift declares a type.
  var startsFieldOfStructure: Bool {
    mutating get {
      next.kind == .leftBrace
        || next.kind == .name && [.name, .star].contains(ahead(2).kind) && !ahead(2).startsLine
    }
  }

  /// A struct that is declared where another has a part of it; without a name it is called by its place.
  mutating func structureWithin() throws(Diagnostic) -> Int32 {
    let start = token.span
    advance()
    let tag = kind == .name ? try expectName(.typeName) : intern("struct \(start.start)")
    try enter()
    var structure = try bodyOfStructure()
    leave()
    (structure.name, structure.span) = (tag, start)
    let target = place(.name(tag), start)
    extras.append(try add(.structure(tree.add(structure), target: target), from: start.start))
    return tree.keep(TypeReference(name: tag, span: start))
  }

  /// An enumeration that is declared where something has a part of it, which is a number.
  mutating func enumerationWithin() throws(Diagnostic) -> Int32 {
    let span = token.span
    let declaration = try casesOfC().declaration
    if case .block(let cases) = tree[declaration] {
      extras.append(contentsOf: tree.children(cases))
    }
    return tree.keep(TypeReference(name: intern("NSInteger"), numberOfC: .int64, span: span))
  }

  // ("enum" [name] [":" type] | "NS_ENUM" "(" type "," name ")") "{" (name ["=" expression])* "}" [name]
  /// Its cases are numbers that stand alone, and its name means a number.
  mutating func enumerationOfC() throws(Diagnostic) -> NodeID {
    let start = token.span
    var (name, cases) = try casesOfC()
    if kind == .name, !token.startsLine { name = try expectName(.typeName) }
    guard let name else { return cases }
    let number = TypeReference(name: intern("NSInteger"), numberOfC: .int64, span: start)
    tree.typesOfC[name] = number
    let value = place(.name(number.name), start)
    let type = tree.add(.declare(target: place(.name(name), start), type: -1, value: value), start)
    return try add(.block(tree.add([cases, type])), from: start.start, children: [cases, type])
  }

  /// An enumeration as far as its brace, and its name behind the word.
  private mutating func casesOfC() throws(Diagnostic) -> (name: Name?, declaration: NodeID) {
    let start = token.span.start
    isObjectiveC = true
    let name = try enumName()
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    let outer = try enterBrackets(ignoresNewlines: true)
    var declarations: [NodeID] = []
    while kind == .name {
      declarations.append(try caseOfC(after: declarations.last))
      if !match(.comma) { break }
    }
    try close(.rightBrace, open)
    context = outer
    return (name, try add(.block(tree.add(declarations)), from: start, children: declarations))
  }

  private mutating func enumName() throws(Diagnostic) -> Name? {
    let isMacro = !names.text(Name(id: token.payload), is: "enum")
    advance()
    guard isMacro else {
      let name = kind == .name ? try expectName(.typeName) : nil
      if match(.colon) { _ = try typeOfC() }
      return name
    }
    try expect(.leftParen, .openingParenthesis)
    _ = try typeOfC()
    try expect(.comma, .comma(")"))
    let name = try expectName(.typeName)
    try expect(.rightParen, .closing(")"))
    return name
  }

  /// One case: its number, or one more than the case before.
  private mutating func caseOfC(after last: NodeID?) throws(Diagnostic) -> NodeID {
    let start = token.span
    let name = Name(id: token.payload)
    let target = try declaredName(isConstant: true)
    var value = wholeNumber(0, at: start)
    var number: Double? = 0
    if match(.assign) {
      value = try expression()
      if case .number(let written) = tree[value] { number = written } else { number = nil }
    } else if let last, case .declare(let before, _, _) = tree[last],
      case .name(let name) = tree[before]
    {
      let (one, other) = (wholeNumber(1, at: start), place(.name(name), start))
      value = try add(.binary(.add, other, one), from: start.start, other)
      number = tree.casesOfC[name].map { $0 + 1 }
    }
    tree.casesOfC[name] = number
    return try add(.declare(target: target, type: -1, value: value), from: start.start, value)
  }

  /// A number that nobody wrote.
  private mutating func wholeNumber(_ value: Double, at span: Span) -> NodeID {
    let number = place(.number(value), span)
    tree.nodes[Int(number)].place.isWholeOfMacro = true
    return number
  }
}
