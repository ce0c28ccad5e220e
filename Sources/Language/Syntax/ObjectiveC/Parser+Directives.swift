extension Parser {
  /// Whether `@` begins a word of Objective-C, not an attribute of Swift.
  var isDirective: Bool {
    mutating get {
      guard next.kind == .name || next.kind == .keyword else { return false }
      return directives.contains(names.text(Name(id: next.payload)))
    }
  }

  /// `@implementation`, `@property`, `@end`, …: what a class of Objective-C consists of.
  ///
  /// Its members become top-level, as those of a Swift class do; nil where no directive stands here.
  mutating func directive() throws(Diagnostic) -> NodeID? {
    guard isDirective else { return nil }
    let word = names.text(Name(id: next.payload))
    switch word {
    case "interface", "implementation", "protocol": return try classOfC(word)
    case "property": return try property()
    case "autoreleasepool", "synchronized": return try pool()
    case "try": return try tryOfC()
    case "throw": return try throwOfC()
    case "catch", "finally":
      let span = Span(start: token.span.start, end: next.span.end)
      throw Diagnostic(.misplaced("@\(word)"), span)
    case "end":
      let loading = takeLoading()
      let nothing = try without { parser throws(Diagnostic) in
        parser.endImplementation()
        parser.skip(2)
      }
      return loading ?? nothing
    case "optional", "required", "public", "private", "protected", "package":
      return try without { parser throws(Diagnostic) in parser.skip(2) }
    // Macros of libraries, which keep `self` from being kept; here nothing goes away.
    case "weakify", "strongify", "unsafeify":
      return try without { parser throws(Diagnostic) in
        parser.skip(2)
        if parser.kind == .leftParen { try parser.skipBrackets() }
      }
    case "synthesize": return try synthesize()
    case "class", "dynamic", "import":
      return try without { parser throws(Diagnostic) in
        parser.skip(2)
        while parser.kind != .end, parser.kind != .semicolon, !parser.token.startsLine {
          parser.advance()
        }
      }
    default: return nil
    }
  }

  mutating func skip(_ count: Int) {
    isObjectiveC = true
    for _ in 0..<count { advance() }
  }

  // "@interface" name [":" name] ["(" … ")"] ["<" names ">"] ["{" declarations "}"]
  private mutating func classOfC(_ word: String) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    skip(2)
    let nameSpan = token.span
    let name = try expectName(.typeName)
    // `@protocol Mover, Turner;`
    if word == "protocol", kind == .comma {
      while match(.comma) { _ = try expectName(.typeName) }
    }
    let parent = match(.colon) ? try expectName(.typeName) : .none
    category = nil
    var isHeader = word == "interface"
    if kind == .leftParen, !token.startsLine {
      isHeader = false
      if word != "protocol", Catalogue.shared.type(name) != nil || isValue(name) { category = name }
      try skipBrackets()
    }
    if kind == .less { noteProtocols(of: name) }
    var parts: [NodeID] = []
    if word != "protocol" {
      parts += try structureOfC(name, parent, nameSpan, from: start)
      beginBody(of: name, from: start)
      if isHeader, let implementation { tree.bodies[implementation].isHeader = true }
    }
    if kind == .leftBrace { parts.append(try instanceVariables()) }
    return try together(parts, from: start)
  }

  /// Declarations that share their surroundings: the block starts where the first of them does.
  private mutating func together(_ declarations: [NodeID], from start: Int32) throws(Diagnostic)
    -> NodeID
  {
    let first = declarations.first.map { tree.span($0).start } ?? start
    return try add(.block(tree.add(declarations)), from: first, children: declarations)
  }

  /// NSValue, whose objects are points and their like.
  private func isValue(_ name: Name) -> Bool { names.text(name, is: "NSValue") }

  // "<" name ("," name)* ">"
  /// `<Mover, UIGestureRecognizerDelegate>` behind a class or protocol: what it says it is.
  private mutating func noteProtocols(of name: Name) {
    while kind != .end, lastKind != .greater {
      if kind == .name { noteConformance(name, Name(id: token.payload)) }
      advance()
    }
  }

  /// Declares the class where it was not declared: `[[Name alloc] init]` then makes its object.
  private mutating func structureOfC(
    _ name: Name, _ parent: Name, _ nameSpan: Span, from start: Int32
  ) throws(Diagnostic) -> [NodeID] {
    guard tree.structureIndex[class: name] == nil, Catalogue.shared.type(name) == nil,
      !isValue(name), !Library.isExtended(names.text(name))
    else { return [] }
    let parent = parent == .none ? parentByName(name) : parent
    let index = tree.add(
      StructureNode(
        name: name, fields: [], methods: [], span: nameSpan, isClass: true, parent: parent,
        isOfViews: isOfViews(parent, isKnown: true)))
    blocks += 1
    let target = place(.name(name), nameSpan)
    return [try add(.structure(index, target: target), from: start)]
  }

  /// What a class whose header was not pasted comes from, as its name says: a `CardView` from `UIView`.
  private mutating func parentByName(_ name: Name) -> Name {
    let text = names.text(name)
    if text.hasSuffix("Controller") || text.hasSuffix("VC") { return intern("UIViewController") }
    if text.hasSuffix("Layer") { return intern("CALayer") }
    let classes = viewClasses.map { "\($0)" }.filter { text.hasSuffix($0.dropFirst(2)) }
    return classes.max { $0.utf8.count < $1.utf8.count }.map { intern($0) } ?? .none
  }

  /// A class whose header was not pasted is one of views where it says or does what only views do.
  private mutating func findParent(of body: Int) {
    let own = tree.bodies[body].members.map(\.name)
    var isOfViews = isOne(of: methodsOfViews, among: own)
    // The body's nodes are the last ones.
    var id = Int32(tree.nodes.count) - 1
    while !isOfViews, id >= 0, tree.span(id).start >= tree.bodies[body].span.start {
      isOfViews = doesWhatViewsDo(id, besides: own)
      id -= 1
    }
    guard isOfViews else { return }
    let structure = Int(tree.bodies[body].structure)
    tree.structures[structure].parent = intern("UIView")
    tree.structures[structure].isOfViews = true
  }

  /// `[super initWithFrame:frame]`, or `self.bounds` that is not the class's own.
  private mutating func doesWhatViewsDo(_ id: NodeID, besides own: [Name]) -> Bool {
    switch tree[id] {
    case .call(let callee, let arguments):
      guard case .member(let base, words.initializer) = tree[callee],
        case .name(words.superName) = tree[base], arguments.count == 1
      else { return false }
      return names.text(tree.arguments[Int(arguments.start)].label, is: "frame")
    case .member(let base, let name):
      guard case .selfReference = tree[base] else { return false }
      return isOne(of: membersOfViews, among: [name]) && !own.contains(name)
    default: return false
    }
  }

  private func isOne(of words: [StaticString], among given: [Name]) -> Bool {
    given.contains { name in words.contains { names.text(name, is: $0) } }
  }

  /// From here to `@end` `self` is the object of a class, once one was made.
  private mutating func beginBody(of name: Name, from start: Int32) {
    let structure = tree.structureIndex[class: name] ?? -1
    guard structure >= 0 || Library.isExtended(names.text(name)) else { return }
    endImplementation()
    let own = intern("\(names.text(name)).self")
    implementation = tree.add(
      BodyNode(
        name: name, own: own, span: Span(start: start, end: .max), structure: structure))
  }

  /// A statement that does something stands in no body: the `@end` above it is missing.
  mutating func refuseStatementOfBody(_ statement: NodeID) {
    guard let implementation, doesSomething(statement) else { return }
    let opening = tree.bodies[implementation].span.start
    let span = tree.span(statement)
    report(
      Diagnostic(.unclosed("@end"), span)
        .labelled(Span(start: opening, end: opening + 1), .opensHere))
    endImplementation()
  }

  /// What C allows in functions alone; a variable outside of them begins with a constant, which no message gives.
  private mutating func doesSomething(_ statement: NodeID) -> Bool {
    switch tree[statement] {
    case .expression(let value): !isMacroOfOthers(value)
    case .assign, .update, .branch, .forEach, .whileLoop, .repeatLoop: true
    case .declare(_, _, let value): value >= 0 && tree.nodes[Int(value)].place.isMessage
    default: false
    }
  }

  /// `RCT_EXPORT_MODULE()`: a macro that declares, and was not pasted.
  private mutating func isMacroOfOthers(_ value: NodeID) -> Bool {
    guard case .call(let callee, _) = tree[value], case .name(let name) = tree[callee] else {
      return false
    }
    return !names.text(name).contains(where: \.isLowercase)
  }

  private mutating func endImplementation() {
    category = nil
    guard let open = implementation else { return }
    tree.bodies[open].span.end = token.span.end
    implementation = nil
    // A category on a class of the library has no structure of its own.
    let structure = Int(tree.bodies[open].structure)
    if structure >= 0, tree.structures[structure].parent == .none { findParent(of: open) }
  }

  /// `{ CGFloat _lastScale; UIView *_marque; }` behind the name of a class.
  private mutating func instanceVariables() throws(Diagnostic) -> NodeID {
    let open = token.span
    advance()
    let start = token.span.start
    var declarations: [NodeID] = []
    while kind != .rightBrace, kind != .end {
      if isDirective {
        skip(2)  // `@private`, `@public`
        continue
      }
      try skipOutletCollection()
      let declaration = try startsBlockVariable() ? blockVariable() : declarationOfC(isKept: true)
      noteInstanceVariables(declaration)
      declarations.append(declaration)
      while match(.semicolon) {}
    }
    try close(.rightBrace, open)
    return try together(declarations, from: start)
  }

  /// `IBOutletCollection(UIView)` before an array: what its elements are has no meaning here.
  mutating func skipOutletCollection() throws(Diagnostic) {
    guard kind == .name, next.kind == .leftParen,
      names.text(Name(id: token.payload), is: "IBOutletCollection")
    else { return }
    advance()
    try skipBrackets()
  }

  private mutating func noteInstanceVariables(_ declaration: NodeID) {
    switch tree[declaration] {
    case .declare: tree.instanceVariables.insert(declaration)
    case .block(let list): for part in tree.children(list) { noteInstanceVariables(part) }
    default: return
    }
  }

  private mutating func pool() throws(Diagnostic) -> NodeID {
    skip(2)
    if kind == .leftParen { try skipBrackets() }
    return try block()
  }
}

private let methodsOfViews: [StaticString] = [
  "initWithFrame", "layoutSubviews", "drawRect", "sizeThatFits", "pointInside",
  "willMoveToSuperview", "didMoveToSuperview", "willMoveToWindow", "didMoveToWindow",
]

private let membersOfViews: [StaticString] = [
  "bounds", "superview", "subviews", "addSubview", "setNeedsLayout", "setNeedsDisplay",
]

private let directives = [
  "interface", "implementation", "protocol", "property", "autoreleasepool", "synchronized", "end",
  "optional", "required", "public", "private", "protected", "package", "class", "synthesize",
  "dynamic", "import", "selector", "try", "throw", "catch", "finally", "weakify", "strongify",
  "unsafeify",
]
