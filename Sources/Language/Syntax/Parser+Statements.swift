extension Parser {
  // statement = declaration | control | assignment | expression
  mutating func statement() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let first = try singleStatement()
    // `a = 1, b = 2;`
    return isOfC ? try statements(behind: first, from: start) : first
  }

  mutating func singleStatement() throws(Diagnostic) -> NodeID {
    if startsThrow { return try throwing() }
    if startsWithNameInC { return try assignmentOrExpression() }
    // Most statements are declarations, which are nothing else for sure.
    if !isKeyword(.let), !isKeyword(.var) {
      if let statement = try foreignDeclaration() { return statement }
      if let statement = try statementOfC() { return statement }
      try skipModifiers()
    }
    let isStatic = self.isStatic
    defer { self.isStatic = isStatic }
    if kind == .keyword, let statement = try keywordStatement() { return statement }
    if startsDefer { return try deferring() }
    let start = token.span.start
    if try skipsPreview() { return try add(.block(.empty), from: start) }
    if startsLabel { return try labelled() }
    if !openClasses.isEmpty, startsSubscript { return try subscriptOfClass() }
    if startsSuper(), !isBelowClass, !callsMethodOfViews { return try callOfSuper() }
    return try assignmentOrExpression()
  }

  private mutating func keywordStatement() throws(Diagnostic) -> NodeID? {
    switch Keyword(rawValue: token.payload) {
    case .let, .var: return try declaration()
    case .func: return try function()
    case .struct: return try structure()
    case .return: return try returning()
    case .if: return try branch()
    case .guard: return try guarding()
    case .for: return try forEach()
    case .while: return try whileLoop()
    case .repeat: return try repeatLoop()
    case .break: return try loopExit(.breakLoop)
    case .continue: return try loopExit(.continueLoop)
    case .switch: return try choose()
    case .import: return try importing()
    case .class where context.functions > 0 && openClasses.count < 8: return try localClass()
    case .class where next.kind == .leftBrace, .extension where next.kind == .leftBrace:
      advance()
      throw unexpected(.typeName)
    case .class, .extension:
      throw Diagnostic(.notSupported(.classDeclaration), token.span)
    case .case, .default, .else, .in:
      throw Diagnostic(.misplaced(names.text(Name(id: token.payload))), token.span)
    default: return nil
    }
  }

  /// Attributes and access words are accepted and ignored.
  mutating func skipModifiers() throws(Diagnostic) {
    while true {
      if kind == .at, next.kind == .name, !isDirective {
        try skipAttributes()
      } else if skipsFixity() {
        continue
      } else if kind == .keyword, let word = Keyword(rawValue: token.payload),
        word.isModifier || word == .class,
        next.kind == .keyword || startsDeclaration(next) || startsMarkOfAccess
      {
        if word == .static || word == .class { isStatic = true }
        if word == .lazy { isLazy = true }
        if word == .override { isOverride = true }
        if word == .mutating { isMutating = true }
        if word == .weak { noteWeak() }
        advance()
        if kind == .leftParen { try skipBrackets() }
      } else {
        return
      }
    }
  }

  /// `weak var owner`, at its first word.
  mutating func noteWeak() {
    guard next.kind == .keyword, ahead(2).kind == .name else { return }
    tree.noteWeak(Name(id: ahead(2).payload))
  }

  /// `import UIKit` means nothing here and does no harm.
  private mutating func importing() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    // `import class UIKit.UIBezierPath`
    if kind == .keyword || next.kind == .name, !next.startsLine { advance() }
    _ = try expectName(.moduleName)
    while match(.dot) { _ = try expectName(.moduleName) }
    // `import numpy as np`
    if isKeyword(.as), !token.startsLine {
      throw Diagnostic(.notSupported(.foreign("import … as", .python)), token.span)
    }
    return try add(.block(.empty), from: start)
  }

  private mutating func startsSuper() -> Bool {
    kind == .name && next.kind == .dot && token.payload == words.superName.id
  }

  /// Whether the class that is open has one of the program above it.
  private var isBelowClass: Bool {
    mutating get {
      guard let open = openClasses.last,
        let structure = tree.classNode(named: tree.bodies[open.body].name)
      else { return false }
      return tree.structureIndex[class: structure.parent] != nil
    }
  }

  /// Whether `super.addSubview(v)` stands here, which does what it does in an app.
  private var callsMethodOfViews: Bool {
    mutating get {
      !openClasses.isEmpty && ahead(2).kind == .name && ahead(3).kind == .leftParen
        && ([Kind.view, .layer, .recognizer].contains {
          Catalogue.shared.method(Name(id: ahead(2).payload), of: $0) != nil
        } || names.text(Name(id: ahead(2).payload), is: "isEqual")
          || tree.mayBeExtended(Name(id: ahead(2).payload)))
    }
  }

  /// `super.viewDidLoad()` means nothing here: there is no class above.
  ///
  /// But `super.init(frame: r)` gives the view its frame, and `super.init(target: t, action: a)` a recognizer
  /// whom it calls.
  private mutating func callOfSuper() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    if next.kind == .dot, ahead(3).kind != .leftParen { return try assignmentOrExpression() }
    advance()
    while match(.dot) { _ = try expectName(.memberName) }
    guard kind == .leftParen, !token.startsLine else {
      return try add(.block(.empty), from: start)
    }
    let first = pending.count
    try argumentList()
    defer { pending.shrink(to: first) }
    // No class of the frameworks runs what stands behind the parentheses.
    if startsClosureBehindCall { _ = try closure() }
    // `super.init(coder: coder)!` of an initializer that may fail.
    if kind == .not, !token.spaced { advance() }
    let place = Span(start: start, end: lastEnd)
    if pending.count == first + 2, names.text(pending[first].label, is: "target") {
      return try addTarget(at: first, place)
    }
    guard pending.count == first + 1, let frame = pending.last,
      names.text(frame.label) == "frame"
    else { return try add(.block(.empty), from: start) }
    let target = tree.add(.member(tree.add(.selfReference, place), frame.label), place, height: 2)
    return try add(.assign(target, frame.value), from: start, target, frame.value)
  }

  /// `self.addTarget(t, action: a)`, of the arguments that are pending.
  private mutating func addTarget(at first: Int, _ place: Span) throws(Diagnostic) -> NodeID {
    pending[first].label = .none
    let method = tree.add(
      .member(tree.add(.selfReference, place), intern("addTarget")), place, height: 2)
    let (list, height) = takeArguments(from: first)
    let call = try add(.call(method, list), from: place.start, above: max(height, 2))
    return try add(.expression(call), from: place.start, call)
  }
}
