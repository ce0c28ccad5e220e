/// Turns tokens into a tree; each error is recorded and parsing goes on with the next statement.
///
///     program     = statement* end
///     statement   = declaration | control | assignment | expression
///     declaration = ("let" | "var") pattern [":" type] ["=" expression]
///                 | Type name "=" expression                          (C)
///                 | "func" name parameters ["->" type] block
///                 | "struct" name [":" types] "{" member* "}"
///     control     = if | guard | for | while | repeat | switch | "return" [expression]
///                 | "break" | "continue"
///     assignment  = postfix ("=" | "+=" | "-=" | "*=" | "/=") expression
///     expression  = or ["?" expression ":" expression]
///     or          = and ("||" and)*            and     = compare ("&&" compare)*
///     compare     = coalesce [("==" | … | "≈" | "is" type) coalesce]
///     coalesce    = range ("??" coalesce)      range   = sum [("..<" | "...") sum]
///     sum         = product (("+" | "-") product)*
///     product     = prefix (("*" | "/" | "%" | juxtaposition) prefix)*
///     prefix      = ("-" | "!" | "+" | "&") prefix | power
///     power       = cast ["^" prefix]          cast    = postfix ("as" ["!" | "?"] type)*
///     postfix     = primary (".name" | "?.name" | call | "[" expression "]" | "°" | "!" | closure)*
///     primary     = literal | name | ".name" | "(" … ")" | "[" … "]" | closure
///
/// Newlines separate statements, except inside `(` and `[`; an infix operator or comma at the end
/// of a line continues it, and so does a line that begins with `.member` or an operator and a space.
struct Parser {
  /// Deeper nesting is refused: a person does not write it, and stacks are finite.
  static let deepest = 128
  /// A tree is no higher, also where it is a chain: `1 + 1 + …` nests to the left.
  static let highest = 256

  let words: Words
  var lexer: Lexer
  /// The tree that grows, where its owner keeps it: handing over two dozen tables costs as much as reading a
  /// short text.
  private let place: UnsafeMutablePointer<Tree>
  var tree: Tree {
    mutating _read { yield place.pointee }
    mutating _modify { yield &place.pointee }
  }
  let textBase: Int32
  /// The kind of the token before the current one; `end` at the very beginning.
  private(set) var lastKind = TokenKind.end
  /// The end of the token before the current one.
  private(set) var lastEnd: Int32 = 0
  /// Tokens behind the current one, the next one last, for the few rules that look ahead.
  private var queue: [Token] = []
  /// What the parser found; the lexer keeps its own.
  var found: [Diagnostic] = []
  var context = Context()
  /// Arguments of the calls that are being read; a finished call moves its own into the tree.
  var pending = Stack<ArgumentNode>()
  /// An error stands where the source ends: more text could mend it.
  private var endsEarly = false
  /// The source has marks of Objective-C, where a condition may be an object.
  var isObjectiveC = false {
    didSet { if isObjectiveC { isOfC = true } }
  }
  /// The token with which the statement began that was read last.
  var opening = Token.outside
  /// A `defer` stands at the top level.
  var putsOff = false
  /// How many `{` were met.
  var blocks = 0
  /// Whether `static` or `class` stands before the declaration that was read last.
  var isStatic = false
  /// Whether `lazy` stands before it.
  var isLazy = false
  /// Whether `override` stands before it.
  var isOverride = false
  /// `mutating` stands before the declaration.
  var isMutating = false
  /// `@discardableResult` stands before the next function.
  var isDiscardable = false
  /// `postfix` stands before the function.
  var isPostfix = false
  /// The place in the tree of the `@implementation` that is open here.
  var implementation: Int?
  /// The type of the frameworks whose category is open here.
  var category: Name?
  /// The class method that is read asks for its `self`.
  var asksForClass = false
  /// `self = [super init]` was read, in a condition or as a statement.
  var makesSelf = false
  /// C's `main`, with the count of its parameters.
  var main: (name: Name, count: Int, span: Span)?
  /// The struct, enum or extension around a class that begins here.
  var outerType: Name?
  /// The structs and enums that the source declares so far, those that are open among them.
  var ownTypes: Set<Name> = []
  /// The declarations around the place, where there are any.
  var enclosing: EnclosingBox?
  /// Extensions that stand above their types, and the names of the types that the source seems to declare, once they
  /// were asked for.
  var earlyExtensions: [EarlyExtension] = []
  var typesOfSource: Set<String>?
  /// How many `?` were read so far.
  var holes = 0

  /// What the constructs around the current place allow; an error in a statement undoes its changes.
  struct Context {
    var depth: Int32 = 0
    /// Newlines do not end statements: the innermost bracket is `(` or `[`.
    var ignoresNewlines = false
    /// The `{` that are open here.
    var braces: Int32 = 0
    /// The `(` and `[` that are open here, within the innermost `{`.
    var brackets: Int32 = 0
    /// `{` after an expression starts the body of a statement, not a closure.
    var inHead = false
    /// The innermost bracket is `[`, where `[1 -2]` is a mistake.
    var inList = false
    /// A pattern is read, in which `let x` binds a name.
    var inPattern = false
    /// The arguments of a message are read: a word after a value begins the next of them.
    var inMessage = false
    /// Loops around the place: `break` and `continue` are allowed.
    var loops: Int32 = 0
    var functions: Int32 = 0
    /// A `static` member of a struct, enum, extension or category is read: `self` is the type.
    var selfIsType = false
    /// What the function around is declared to return, in ``Tree/types``; -1 where nothing is written.
    var result: Int32 = -1
    /// A class method of an `@implementation` is read: `self` is the class that the message was sent to.
    var isClassMethod = false
    /// What the innermost `@catch` around calls what it caught.
    var caught = Name.none
    /// What C calls the function or method around.
    var functionOfC = Name.none
    /// Where the name of the function around stands; -1 at the top level.
    var signature: Int32 = -1
  }

  /// A parser that is used only as long as nobody else uses the tree.
  init(_ lexer: consuming Lexer, tree place: UnsafeMutablePointer<Tree>, words: Words) {
    // Before the parser begins: what is changed in it then would be copied.
    if !place.pointee.operators.isEmpty {
      lexer.operators = Array(place.pointee.operators.keys)
    }
    lexer.keepsDefinitions = true
    lexer.mayExpand = !place.pointee.macros.isEmpty
    self.lexer = consume lexer
    self.words = words
    self.place = place
    textBase = Int32(place.pointee.texts.count)
    place.pointee.reserve(self.lexer.source.bytes.count / 3)
    if self.lexer.mayDeclareOperators { readOperators() }
    read()
  }

  /// Reads the declarations of operators before the parser begins; first those of groups of them, which these name.
  private mutating func readOperators() {
    let beginning = lexer
    for declares in [Parser.declaresGroup, Parser.declaresOwnOperator] {
      read()
      while kind != .end {
        if token.startsLine, declares(&self) { readOperatorAhead() } else { advance() }
      }
      let (names, operators) = (lexer.names, lexer.operators)
      lexer = beginning
      (lexer.names, lexer.operators) = (names, operators)
      queue.removeAll()
      (lastKind, lastEnd, endsEarly) = (.end, 0, false)
    }
  }

  /// The statements of the whole source.
  mutating func program() -> [NodeID] {
    var statements: [NodeID] = []
    while kind != .end { readStatement(&statements) }
    closeClasses()
    if !earlyExtensions.isEmpty { readLostExtensions(&statements) }
    if let call = callOfMain() { statements.append(call) }
    takeDefinitions()
    if !lexer.texts.isEmpty { tree.texts.append(contentsOf: lexer.texts) }
    return statements
  }

  /// A statement of the top level, or a member of the class that is open.
  mutating func readStatement(_ statements: inout [NodeID]) {
    isStatic = false
    isLazy = false
    isOverride = false
    isMutating = false
    if entersClass(&statements) || readsExtension(&statements) { return }
    if leavesClass() || readsInitializer() { return endStatement(endOfStatements) }
    if kind == .rightBrace {
      report(Diagnostic(.unopened(describe(token)), token.span))
      return advance()
    }
    let (blocksBefore, holesBefore) = (blocks, holes)
    if let statement = recoveredStatement() {
      tree.nodes[Int(statement)].place.hasBlocks = blocks > blocksBefore
      tree.nodes[Int(statement)].place.hasHole = holes > holesBefore
      if implementation != nil { refuseStatementOfBody(statement) }
      takeExtras(&statements)
      noteMembers(statement)
      statements.append(statement)
      if !earlyExtensions.isEmpty, openClasses.isEmpty { readEarlyExtensions(&statements) }
    }
    endStatement(endOfStatements)
  }

  var names: Names { lexer.names }

  /// The errors of lexer and parser.
  var diagnostics: [Diagnostic] {
    lexer.diagnostics + found.prefix(max(Diagnostic.most - lexer.diagnostics.count, 0))
  }

  /// There are errors.
  var hasFailed: Bool { !lexer.diagnostics.isEmpty || !found.isEmpty }

  /// More text could mend the source.
  var isIncomplete: Bool { endsEarly || lexer.endsInsideComment || lexer.endsInsideText }

  /// The source has what only C and Objective-C write, among it declarations: `int i = 0;`.
  var isOfC: Bool {
    mutating get { lexer.isOfC }
    set { lexer.isOfC = newValue }
  }

  // MARK: Tokens
  // What the rules ask often is asked in place, by mutating members: the others copy the parser in a
  // debug build, and nested rules would fill the stack with copies.

  /// The current token.
  var token: Token { mutating get { lexer.token } }
  var kind: TokenKind { mutating get { lexer.token.kind } }

  /// Whether a name and a colon touch the current token.
  var labelBehind: Bool { mutating get { lexer.labelBehind } }
  /// The first byte behind the current token and spaces.
  var visibleByteBehind: UInt8 { mutating get { lexer.visibleByteBehind } }

  /// Keeps a text that the source does not write as one; returns its place among the new texts.
  mutating func addText(_ text: String) -> Int32 {
    lexer.texts.append(text)
    return Int32(lexer.texts.count - 1)
  }

  /// The name of a text that the source does not write as one.
  mutating func intern(_ text: String) -> Name { lexer.names.intern(text) }

  /// The sign of an operator that is declared behind the current token, and whether it is to be declared; nil where
  /// none stands there.
  mutating func readDeclaredOperator(_ isNew: (String) -> Bool) -> (sign: Name, isNew: Bool)? {
    queue.removeAll()
    lexer.position = Int(token.span.end - lexer.source.base)
    return lexer.readDeclaredOperator(isNew)
  }

  /// Reads what stands at another place of the source, and comes back; what the lexer reports of it, it did before.
  mutating func visit(_ place: Int32, _ read: (inout Parser) -> Void) {
    let here = (lexer.position, lexer.depth, lexer.interpolations, lexer.openTexts)
    let known = (token, queue, lastKind, lastEnd, lexer.diagnostics)
    lexer.position = Int(place - lexer.source.base)
    queue = []
    self.read()
    read(&self)
    (lexer.position, lexer.depth, lexer.interpolations, lexer.openTexts) = here
    (lexer.token, queue, lastKind, lastEnd, lexer.diagnostics) = known
  }

  mutating func advance() {
    guard kind != .end else { return }
    lastKind = kind
    lastEnd = token.span.end
    if queue.isEmpty { read() } else { takeFromQueue() }
  }

  /// The token after the current one.
  var next: Token { mutating get { ahead(1) } }

  /// The token `distance` places behind the current one, or the last.
  mutating func ahead(_ distance: Int) -> Token {
    let current = token
    lexer.token = queue.first ?? current
    while queue.count < distance, kind != .end { readIntoQueue() }
    defer { lexer.token = current }
    return queue.isEmpty ? current : queue[max(queue.count - distance, 0)]
  }

  private mutating func readIntoQueue() {
    lexer.advance()
    if lexer.mayExpand, kind == .name, let tokens = expansion() {
      return queue.insert(contentsOf: tokens.reversed(), at: 0)
    }
    if queue.isEmpty { queue.append(token) } else { queue.insert(token, at: 0) }
    if kind == .invalid { readRest() }
  }

  @inline(never)
  private mutating func takeFromQueue() {
    lexer.token = queue.popLast() ?? lexer.token
  }

  private mutating func read() {
    lexer.advance()
    if kind == .invalid { readAhead() }
    if lexer.mayExpand, kind == .name { readExpansion() }
  }

  /// Goes on with what a macro stands for; behind one that stands for nothing, with the next token.
  @inline(never)
  private mutating func readExpansion() {
    while kind == .name, let tokens = expansion() {
      queue.insert(contentsOf: tokens.reversed(), at: 0)
      if !queue.isEmpty { return takeFromQueue() }
      lexer.advance()
    }
  }

  /// After an invalid token all others are read, so that it is known what the lexer reports.
  @inline(never)
  private mutating func readAhead() {
    let current = token
    readRest()
    lexer.token = current
  }

  private mutating func readRest() {
    var rest: [Token] = []
    repeat {
      lexer.advance()
      rest.append(token)
    } while kind != .end
    queue = rest.reversed() + queue
  }

  mutating func match(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func isKeyword(_ keyword: Keyword) -> Bool {
    kind == .keyword && token.payload == keyword.rawValue
  }

  mutating func match(_ keyword: Keyword) -> Bool {
    guard isKeyword(keyword) else { return false }
    advance()
    return true
  }

  mutating func expect(_ kind: TokenKind, _ what: Expectation) throws(Diagnostic) {
    guard match(kind) else { throw unexpected(what) }
  }

  mutating func expectName(_ what: Expectation) throws(Diagnostic) -> Name {
    guard kind == .name || isKeywordAsName(token) else {
      if kind == .keyword {
        throw Diagnostic(.keywordAsName(names.text(Name(id: token.payload))), token.span)
      }
      throw unexpected(what)
    }
    let name = Name(id: token.payload)
    advance()
    return name
  }

  /// Whether a keyword is a name like any other here, in C also `in` and `repeat`.
  mutating func isKeywordAsName(_ token: Token) -> Bool {
    guard token.kind == .keyword, let word = Keyword(rawValue: token.payload) else { return false }
    return isOfC ? word.isNameInC : word.isContextual
  }

  /// What stands here is not what the grammar wants.
  mutating func unexpected(_ what: Expectation) -> Diagnostic {
    if kind == .invalid, let known = lexer.diagnostics.last { return known }
    if let word = misreadWord() ?? placeholder { return word }
    noteEnd()
    return Diagnostic(.expected(what, found: describe(token)), token.span)
  }

  /// An error that stands where the source ends could be mended by more text.
  mutating func noteEnd() { if kind == .end { endsEarly = true } }
}
