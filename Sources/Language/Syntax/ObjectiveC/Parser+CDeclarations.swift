// Declarations of variables as C writes them: `CGFloat x = 1, y;`, `CGPoint corners[4];`.

extension Parser {
  /// `CGFloat x = …`, `UIView *v;`, `CGFloat a, b;`: without a value, what stands first must be a type,
  /// since `A * B` is a product, unless `static` says it.
  mutating func startsDeclarationOfC() -> Bool {
    guard let type = typeAhead(at: 0) else { return false }
    let name = peek(type.end)
    if namesSelf(name) { return peek(type.end + 1).kind == .assign }
    guard name.isNameInC, !name.startsLine else { return false }
    let after = peek(type.end + 1)
    switch after.kind {
    case .assign: return name.kind == .name || isType(type)
    // `NSPoint p;`: two names in a row are nothing else, whether or not there is such a type.
    case .semicolon, .comma:
      return isType(type) || isKeyword(.static) || isOfC && !type.isPointer
    case .leftBracket:
      // `CGFloat parts [] = {1, 2};`
      return isType(type) && (!after.spaced || peek(type.end + 2).kind == .rightBracket)
    default: return false
    }
  }

  /// Whether a statement begins with a variable whose name is a word of Swift: `in += 2`, `var.x = 3`, `let++`.
  var startsWithNameInC: Bool {
    mutating get {
      guard isOfC, kind == .keyword, token.isNameInC else { return false }
      return [.dot, .arrow, .leftBracket].contains(next.kind) && !next.spaced
        || startsAssignment(next) || startsStepBehind
    }
  }

  /// `__strong typeof(weakSelf) self = weakSelf;`, and the parameter of a function that is called so.
  func namesSelf(_ token: Token) -> Bool {
    token.kind == .keyword && token.payload == Keyword.`self`.rawValue
  }

  // declaration = type name ["=" expression] ("," "*"* name ["=" expression])*
  mutating func declarationOfC(
    isKept: Bool = false, isStatic: Bool = false
  ) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let isOfBlocks = startsBlockStorage
    let type = try typeOfC()
    isOfC = true
    tree.types[Int(type)].isCopied = !isKept && !isOfBlocks && isValue(type)
    if tree.types[Int(type)].isOptional { isObjectiveC = true }
    // Nothing goes away here while it is used.
    if namesSelf(token) {
      return try without { parser throws(Diagnostic) in try parser.skipStrongSelf() }
    }
    let first = try declaratorOfC(type, from: start, isKept: isKept, isStatic: isStatic)
    guard kind == .comma else { return first }
    var declarations = [first]
    while match(.comma) {
      while match(.star) {}
      declarations.append(
        try declaratorOfC(type, from: start, isKept: isKept, isStatic: isStatic))
    }
    return try add(.block(tree.add(declarations)), from: start, children: declarations)
  }

  private mutating func skipStrongSelf() throws(Diagnostic) {
    advance()
    try expect(.assign, .initialValue)
    _ = try expression()
  }

  /// Whether `__block` stands among the modifiers here.
  private var startsBlockStorage: Bool {
    mutating get {
      var place = 0
      while isModifierOfC(peek(place)) {
        if names.text(Name(id: peek(place).payload), is: "__block") { return true }
        place += 1
      }
      return false
    }
  }

  /// A number, or a struct: what blocks copy.
  private mutating func isValue(_ type: Int32) -> Bool {
    let reference = tree.types[Int(type)]
    let kind = reference.isOptional ? nil : Catalogue.shared.type(reference.name)
    return isStruct(type) || kind == .number || kind == .boolean
  }

  /// What an object keeps, or is declared outside of functions, is 0 or nil until it is set.
  private mutating func declaratorOfC(
    _ type: Int32, from start: Int32, isKept: Bool, isStatic: Bool
  ) throws(Diagnostic) -> NodeID {
    let target = isStatic ? try staticName() : try declaredName(isConstant: false)
    if isKept { skipWidthOfC() }
    let array = arrayOfC(type, try sizesOfC())
    if case .name(let name) = tree[target] {
      variablesOfC[name] = array ?? ArrayOfC(element: type, sizes: [])
    }
    if let array {
      return try declaration(of: array, target, from: start)
    }
    if match(.assign) {
      if let address = addressOfItself(target) {
        return try add(.declare(target: target, type: -1, value: address), from: start, address)
      }
      let value =
        try kind == .leftBrace
        ? partsOfC(tree.types[Int(type)].name, from: token.span.start) : expressionOrAssignment()
      let type = pointsToList(type, value) ? -1 : type
      return try add(.declare(target: target, type: type, value: value), from: start, value)
    }
    let isZero = isKept || context.functions == 0 || isStruct(type)
    let value = isZero ? zero(type) : Tree.none
    return try add(.declare(target: target, type: type, value: value), from: start, value)
  }

  /// `static void *context = &context;`: an address that nothing else has, which is all that it is for.
  private mutating func addressOfItself(_ target: NodeID) -> NodeID? {
    guard kind == .ampersand, next.kind == .name, case .name(let name) = tree[target],
      Name(id: next.payload) == name
    else { return nil }
    let start = token.span.start
    for _ in 0..<2 { advance() }
    let text = addText("&\(names.text(name))")
    return leaf(.text(textBase + text), from: start)
  }

  /// `BOOL isOpen : 1`: how many bits it has, which means nothing here.
  mutating func skipWidthOfC() {
    if kind == .colon, next.kind == .number { skip(2) }
  }

  /// `CGFloat xs[3] = {1, 2, 3}`, `CGPoint corners[4];`: a list, whose elements are 0 until they are set.
  private mutating func declaration(of array: ArrayOfC, _ target: NodeID, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let (type, sizes) = (array.element, array.sizes)
    let list =
      match(.assign)
      ? try listOfC(type, sizes[...], from: start) : try blank(type, sizes[...], from: start)
    let listType = isList(list) ? typeOfList(of: type, sizes.count) : Tree.none
    return try add(.declare(target: target, type: listType, value: list), from: start, list)
  }

  /// Whether an array is a list, and not a text: `char name[] = "a"`.
  private mutating func isList(_ array: NodeID) -> Bool {
    switch tree[array] {
    case .list, .call: true
    case .binary(_, let first, _): isList(first)
    default: false
    }
  }

  /// The type of an array whose elements keep numbers otherwise than they are, `uint8_t px[4]`; none for others.
  private mutating func typeOfList(of type: Int32, _ dimensions: Int) -> Int32 {
    let element = tree.types[Int(type)]
    guard let number = element.numberOfC, number != .double else { return Tree.none }
    return (0..<dimensions).reduce(type) { inner, _ in
      var list = TypeReference(name: element.name, span: element.span)
      (list.isList, list.element) = (true, inner)
      return tree.keep(list)
    }
  }

  /// A variable of the top level that only this function can name.
  private mutating func staticName() throws(Diagnostic) -> NodeID {
    let span = token.span
    let name = try expectName(.variableName)
    let own = intern("\(names.text(name)).static\(span.start)")
    statics[name] = own
    return place(.name(own), span)
  }

  /// `CGPoint *corners = (CGPoint[]){{0, 0}, {1, 1}}`, `CGPoint *points = element->points`: what points to the first of
  /// several values stands for all.
  private mutating func pointsToList(_ type: Int32, _ value: NodeID) -> Bool {
    guard tree.types[Int(type)].isOptional else { return false }
    switch tree[value] {
    case .list: break
    case .member(let pointer, _) where isPointer(pointer): break
    default: return false
    }
    let name = tree.types[Int(type)].name
    return isStruct(named: name)
      || Catalogue.shared.type(name) == .number && !names.text(name, is: "NSNumber")
  }
}
