extension Parser {
  /// A statement that only C or Objective-C writes; nil where none begins here.
  mutating func statementOfC() throws(Diagnostic) -> NodeID? {
    switch kind {
    case .minus, .plus:
      if startsMethod() { return try method() }
      return startsStepBefore ? withoutValue(try stepBefore()) : nil
    case .at: return try directive()
    case .star where isOfC && next.kind == .name && !next.spaced && !startsPointee:
      let name = names.text(Name(id: next.payload))
      throw Diagnostic(
        .notSupported(.pointerVariable(name)), Span(start: token.span.start, end: next.span.end))
    case .leftBrace where isOfC: return try block()
    case .keyword: return try keywordStatementOfC()
    case .name: return try nameStatementOfC()
    default: return nil
    }
  }

  private mutating func keywordStatementOfC() throws(Diagnostic) -> NodeID? {
    if isKeyword(.self), next.kind == .assign, ahead(2).kind == .leftBracket {
      return try ownInitializer()
    }
    if isKeyword(.struct), next.kind == .name, ahead(2).kind == .name, !ahead(2).startsLine,
      ahead(3).kind != .leftParen
    {
      // `struct Pose p = {1, 2};`
      advance()
      return try declarationOfC()
    }
    guard isModifierOfC(token) else { return nil }
    if startsFunctionOfC() { return try functionOfC() }
    guard startsDeclarationOfC() else { return nil }
    guard isKeyword(.static) else { return try declarationOfC() }
    return context.functions > 0 ? try staticOfC() : try staticOfFile()
  }

  /// `self = [super init]` makes nothing new here; `[self initWithFrame:frame]` is another initializer.
  ///
  /// Where it gives nil, there is no object whose initializer could go on: it gives nil, as all do that ask.
  private mutating func ownInitializer() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let value = try expression()
    guard case .call = tree[value] else { return try add(.block(.empty), from: start) }
    guard context.functions > 0 else { return try add(.expression(value), from: start, value) }
    let leaving = try add(.returning(leaf(.nothing, from: start)), from: start)
    return try add(
      .guarding(tree.add([value]), otherwise: leaving), from: start, children: [value, leaving])
  }

  /// `static CGPoint start;` in a function is set once, and keeps its value from call to call.
  private mutating func staticOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    extras.append(try declarationOfC(isKept: true, isStatic: true))
    return try add(.block(.empty), from: start)
  }

  /// `static NSInteger count;` outside of functions begins as 0, and is of no object.
  private mutating func staticOfFile() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let declaration = try declarationOfC(isKept: true)
    if implementation == nil { return declaration }
    extras.append(declaration)
    return try add(.block(.empty), from: start)
  }

  private mutating func nameStatementOfC() throws(Diagnostic) -> NodeID? {
    if startsDoOfC { return try doLoop() }
    if startsUnion { throw Diagnostic(.notSupported(.union), token.span) }
    if isOfC, next.kind == .name, names.text(Name(id: token.payload), is: "goto") {
      throw Diagnostic(.notSupported(.declaration("goto")), token.span)
    }
    if isOfC, next.kind == .colon, context.functions > 0, !startsLabel { return try target() }
    switch next.kind {
    case .name where startsTypedef, .keyword where startsTypedef: return try typedef()
    case .name, .star, .less, .keyword:
      if isModifierOfC(token) || mayBePointer(next), startsBlockVariable() {
        return try blockVariable()
      }
      if startsFunctionOfC() { return try functionOfC() }
      return startsDeclarationOfC() ? try declarationOfC() : nil
    case .leftParen
    where (ahead(2).kind == .caret || ahead(2).kind == .star) && startsBlockVariable():
      return try blockVariable()
    case .leftParen where isTypeof(Name(id: token.payload)):
      return startsDeclarationOfC() ? try declarationOfC() : nil
    case .leftBrace where names.text(Name(id: token.payload)) == "do": return try doLoop()
    default: return nil
    }
  }

  /// `end:`, to which nothing goes.
  private mutating func target() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    for _ in 0..<2 { advance() }
    return kind == .semicolon || kind == .rightBrace
      ? try add(.block(.empty), from: start) : try statement()
  }

  /// `union Cell {`, `union {`, `union Cell c;`.
  private var startsUnion: Bool {
    mutating get {
      guard names.text(Name(id: token.payload), is: "union") else { return false }
      return next.kind == .leftBrace || next.kind == .name && !next.startsLine
    }
  }

  /// `NSString *(^name)(void)`, `unsigned int (*count)(void)`.
  private func mayBePointer(_ token: Token) -> Bool { token.kind == .star || token.kind == .name }

  /// Reads something that means nothing here.
  mutating func without(_ rule: (inout Parser) throws(Diagnostic) -> Void) throws(Diagnostic)
    -> NodeID
  {
    let start = token.span.start
    try rule(&self)
    return try add(.block(.empty), from: start)
  }

  // MARK: Declarations

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
      return isType(type) || isKeyword(.static)
        || isOfC && !type.isPointer && names.text(type.name).first?.isUppercase ?? false
    case .leftBracket: return isType(type) && !after.spaced
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

  /// `__strong typeof(weakSelf) self = weakSelf;`.
  private func namesSelf(_ token: Token) -> Bool {
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
    if let array = arrayOfC(type, try sizesOfC()) {
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

  /// `CGPoint p;` has no value yet, but its parts can be set one by one.
  private mutating func isStruct(_ type: Int32) -> Bool {
    let reference = tree.types[Int(type)]
    return !reference.isOptional && isStruct(named: reference.name)
  }

  private mutating func isStruct(named name: Name) -> Bool {
    switch Catalogue.shared.type(name) {
    case .point, .size, .rect, .vector, .transform: true
    case .structure: names.text(name, is: "UIEdgeInsets")
    case .range: names.text(name, is: "NSRange")
    case nil:
      tree.structure(named: name).map { !$0.isClass && !$0.isOpen }
        ?? isStructOfLibrary(names.text(name))
    default: false
    }
  }

  /// `CGPoint *corners = (CGPoint[]){{0, 0}, {1, 1}}`: what points to the first of several values stands for all.
  private mutating func pointsToList(_ type: Int32, _ value: NodeID) -> Bool {
    guard case .list = tree[value], tree.types[Int(type)].isOptional else { return false }
    let name = tree.types[Int(type)].name
    return isStruct(named: name)
      || Catalogue.shared.type(name) == .number && !names.text(name, is: "NSNumber")
  }

  mutating func zero(_ type: Int32) -> NodeID {
    let reference = tree.types[Int(type)]
    if let number = reference.numberOfC {
      return place(number == .truth ? .boolean(false) : .number(0), reference.span)
    }
    switch Catalogue.shared.type(reference.name) {
    case .number: return place(.number(0), reference.span)
    case .boolean: return place(.boolean(false), reference.span)
    case .transform: return zeroes(6, for: "CGAffineTransformMake", reference.span)
    case .range where isStruct(type): return zeroes(2, for: "NSMakeRange", reference.span)
    case .point, .size, .rect, .vector,
      .structure where isStruct(type), nil where isStruct(type):
      let callee = place(.name(reference.name), reference.span)
      return tree.add(.call(callee, ArgumentList(start: 0, count: 0)), reference.span, height: 2)
    default:
      tree.types[Int(type)].isOptional = true
      return Tree.none
    }
  }

  /// All numbers are 0: a transform is then no identity.
  private mutating func zeroes(_ count: Int, for maker: String, _ span: Span) -> NodeID {
    let first = pending.count
    for _ in 0..<count { pending.push(ArgumentNode(label: .none, value: place(.number(0), span))) }
    let (list, _) = takeArguments(from: first)
    let callee = place(.name(intern(maker)), span)
    return tree.add(.call(callee, list), span, height: 2)
  }

  /// Whether `(^ name)` stands behind a type: `run(^{ … })` is a call.
  mutating func startsBlockVariable() -> Bool {
    guard let type = typeAhead(at: 0), peek(type.end).kind == .leftParen else { return false }
    if startsFunctionPointer(behind: type) { return true }
    guard peek(type.end + 1).kind == .caret, let name = typeAhead(at: type.end + 2) else {
      return false
    }
    return peek(name.end).kind == .rightParen
  }

  /// Whether `(*name)(` stands behind a type: `CGFloat (*curve)(CGFloat) = &ease;` is a variable that holds a function.
  mutating func startsFunctionPointer(behind type: TypeAhead) -> Bool {
    guard peek(type.end).kind == .leftParen, peek(type.end + 1).kind == .star,
      peek(type.end + 2).kind == .name, peek(type.end + 3).kind == .rightParen,
      peek(type.end + 4).kind == .leftParen
    else { return false }
    return isType(type) || names.text(type.name, is: "void")
  }

  // type "(" "^" name ")" "(" types ")"
  mutating func nameOfBlock() throws(Diagnostic) -> (Name, Span) {
    _ = try typeOfC()
    advance()
    let isFunction = kind == .star
    advance()
    skipModifiersOfC()
    let span = token.span
    let name = try expectName(.variableName)
    if isFunction {
      isOfC = true
      pointersToFunctions.insert(name)
    }
    try expect(.rightParen, .closing(")"))
    if kind == .leftParen { try skipBrackets() }
    return (name, span)
  }

  // blockVariable = nameOfBlock ["=" block]
  /// Without a block it is nil.
  mutating func blockVariable() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let (name, span) = try nameOfBlock()
    let target = place(.name(name), span)
    let value = match(.assign) ? try functionOrBlock() : leaf(.nothing, from: start)
    return try add(.declare(target: target, type: -1, value: value), from: start, value)
  }

  /// `&ease`, which is the function itself, or any other value.
  private mutating func functionOrBlock() throws(Diagnostic) -> NodeID {
    if kind == .ampersand, next.kind == .name, ahead(2).kind == .semicolon { advance() }
    return try expression()
  }
}
