// `sizeof`, of arrays and of types.

extension Parser {
  /// `sizeof(a) / sizeof(a[0])`, `sizeof a / sizeof *a`, behind its first name: how many elements an array of C has;
  /// of other sizes only those of types are known.
  mutating func countOfElements(from start: Int32) throws(Diagnostic) -> NodeID {
    if startsSizedType { return try sizeOfType(from: start) }
    guard let slash = kind == .name ? 1 : endOfBrackets(at: 0), peek(slash).kind == .slash,
      peek(slash + 1).kind == .name, names.text(Name(id: peek(slash + 1).payload), is: "sizeof"),
      [.leftParen, .star, .name].contains(peek(slash + 2).kind)
    else {
      if let size = sizeOfPart(from: start) { return size }
      if let size = try sizeOfVariable(from: start) { return size }
      throw Diagnostic(.notSupported(.outside("sizeof")), Span(start: start, end: lastEnd))
    }
    let array = try kind == .name ? primary() : parenthesized()
    advance()
    advance()
    try skipSizedElement()
    return try add(.member(array, intern("count")), from: start, array)
  }

  // "(" "*"? name ("[" … "]")* ")"
  /// `(corners)`, `(corners[0])`, `*corners`: the bytes of a variable, or of its elements; nil where nothing says
  /// what it was declared as.
  private mutating func sizeOfVariable(from start: Int32) throws(Diagnostic) -> NodeID? {
    guard let (name, depth) = sizedVariable(), let variable = variablesOfC[meantOfC(name)],
      depth <= variable.sizes.count,
      let number = bytes(of: variable.element, variable.sizes.dropFirst(depth))
    else { return nil }
    if kind == .leftParen { try skipBrackets() } else { try skipSizedElement() }
    guard depth == 0, let size = variable.sizes.first else {
      return leaf(.number(number), from: start)
    }
    if case .said = size { return leaf(.number(number), from: start) }
    let target = try named(name, from: start)
    let (count, bytes) = (
      try add(.member(target, intern("count")), from: start, target),
      leaf(.number(number), from: start)
    )
    return try add(.binary(.multiply, count, bytes), from: start, count, bytes)
  }

  // name ("." name)+ | "(" name ("." name)+ ")"
  /// `(frame.size)`, `frame.size.width`: the bytes of a part of a variable.
  private mutating func sizeOfPart(from start: Int32) -> NodeID? {
    var place = kind == .leftParen ? 1 : 0
    guard peek(place).kind == .name, peek(place + 1).kind == .dot,
      let variable = variablesOfC[meantOfC(Name(id: peek(place).payload))], variable.sizes.isEmpty
    else { return nil }
    var bytes: Int?
    var type: TypeReference? = tree.types[Int(variable.element)]
    while peek(place + 1).kind == .dot, peek(place + 2).kind == .name {
      let part = type.flatMap { self.part(Name(id: peek(place + 2).payload), of: $0) }
      (bytes, type, place) = (part?.bytes, part?.type, place + 2)
    }
    guard let bytes, kind != .leftParen || peek(place + 1).kind == .rightParen else { return nil }
    for _ in 0...(kind == .leftParen ? place + 1 : place) { advance() }
    return leaf(.number(Double(bytes)), from: start)
  }

  /// The bytes of a part of a struct, and its type where that has parts of its own.
  private mutating func part(_ name: Name, of type: TypeReference) -> (
    bytes: Int, type: TypeReference?
  )? {
    if let structure = tree.structure(named: type.name), !structure.isClass {
      guard let field = structure.fields.first(where: { $0.name == name }), field.type >= 0,
        field.arrayOfC < 0
      else { return nil }
      let type = tree.types[Int(field.type)]
      return size(of: type).map { ($0.bytes, type) }
    }
    guard let kind = Catalogue.shared.type(type.name),
      bytesOfCoreGraphics[names.text(type.name)] != nil,
      let entry = Catalogue.shared.property(name, of: kind)
    else { return nil }
    switch Catalogue.shared.entries[Int(entry)].result {
    case .number: return (8, nil)
    case .point: return (16, TypeReference(name: intern("CGPoint"), span: .nowhere))
    case .size: return (16, TypeReference(name: intern("CGSize"), span: .nowhere))
    default: return nil
    }
  }

  /// The variable that stands here, and how many of its directions its indices and stars take away.
  private mutating func sizedVariable() -> (Name, depth: Int)? {
    var place = kind == .leftParen ? 1 : 0
    var depth = 0
    if peek(place).kind == .star { (place, depth) = (place + 1, 1) }
    guard peek(place).kind == .name else { return nil }
    let name = Name(id: peek(place).payload)
    place += 1
    while peek(place).kind == .leftBracket, peek(place + 2).kind == .rightBracket, depth < 8 {
      (place, depth) = (place + 3, depth + 1)
    }
    guard kind != .leftParen || peek(place).kind == .rightParen else { return nil }
    return (name, depth)
  }

  /// The bytes of an array; of one whose first size is worked out, those of an element.
  ///
  /// Of a text nothing says here how long it is: `char name[] = "a"`.
  private mutating func bytes(of type: Int32, _ sizes: ArraySlice<SizeOfC>) -> Double? {
    let element = tree.types[Int(type)]
    guard var bytes = size(of: element).map({ Double($0.bytes) }) else { return nil }
    for (place, size) in zip(sizes.indices, sizes) {
      switch size {
      case .said(let count): bytes *= count
      case .unsaid where place == 0 && element.numberOfC != .int8, .worked where place == 0:
        continue
      case .unsaid, .worked: return nil
      }
    }
    return bytes
  }

  /// What a variable is kept as that is `static` in a function.
  private func meantOfC(_ name: Name) -> Name { statics[name] ?? name }

  /// `(double)`, `(struct Pose)`.
  private var startsSizedType: Bool {
    mutating get {
      guard kind == .leftParen, let type = typeAhead(at: 1) else { return false }
      return peek(type.end).kind == .rightParen && (isType(type.name) || type.isPointer)
    }
  }

  // "(" type ")"
  /// How many bytes a type has on Apple's platforms.
  private mutating func sizeOfType(from start: Int32) throws(Diagnostic) -> NodeID {
    advance()
    let type = tree.types[Int(try typeOfC())]
    try expect(.rightParen, .closing(")"))
    guard let size = size(of: type) else {
      throw Diagnostic(.notSupported(.outside("sizeof")), Span(start: start, end: lastEnd))
    }
    return leaf(.number(Double(size.bytes)), from: start)
  }

  /// What the parts of a struct are aligned to is the largest of them.
  private mutating func size(of type: TypeReference) -> (bytes: Int, alignment: Int)? {
    if let number = type.numberOfC { return (number.bytes, number.bytes) }
    if type.isOptional { return (8, 8) }
    if let bytes = bytesOfCoreGraphics[names.text(type.name)] { return (bytes, 8) }
    guard let structure = tree.structure(named: type.name), !structure.isClass else { return nil }
    return size(of: structure)
  }

  private mutating func size(of structure: StructureNode) -> (bytes: Int, alignment: Int)? {
    var (end, alignment) = (0, 1)
    for field in structure.fields {
      guard field.type >= 0, field.arrayOfC < 0, let part = size(of: tree.types[Int(field.type)])
      else { return nil }
      end = (end + part.alignment - 1) / part.alignment * part.alignment + part.bytes
      alignment = max(alignment, part.alignment)
    }
    return ((end + alignment - 1) / alignment * alignment, alignment)
  }

  /// `(a[0])`, `*a`, `a[0]`.
  private mutating func skipSizedElement() throws(Diagnostic) {
    if kind == .leftParen { return try skipBrackets() }
    _ = match(.star)
    _ = try expectName(.variableName)
    _ = try sizesOfC()
  }
}

extension NumberOfC {
  /// How many bytes it takes.
  var bytes: Int {
    switch self {
    case .truth, .int8, .uint8: 1
    case .int16, .uint16: 2
    case .float, .int32, .uint32, .counted32: 4
    case .double, .int64, .uint64, .counted64: 8
    }
  }
}

private let bytesOfCoreGraphics = [
  "CGPoint": 16, "CGSize": 16, "CGVector": 16, "CGRect": 32, "CGAffineTransform": 48,
  "CATransform3D": 128, "UIEdgeInsets": 32, "UIOffset": 16, "NSRange": 16,
]
