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
      throw Diagnostic(.notSupported(.outside("sizeof")), Span(start: start, end: lastEnd))
    }
    let array = try kind == .name ? primary() : parenthesized()
    advance()
    advance()
    try skipSizedElement()
    return try add(.member(array, intern("count")), from: start, array)
  }

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
  fileprivate var bytes: Int {
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
