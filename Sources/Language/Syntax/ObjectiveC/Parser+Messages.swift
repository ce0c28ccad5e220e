extension Parser {
  // message = "[" receiver (piece | (piece ":" expression ("," expression)*)+) "]"

  /// Whether the first value inside `[` is asked something: a word follows it where a list had a comma.
  var startsSelector: Bool {
    mutating get {
      switch kind {
      case .name: true
      case .keyword:
        next.kind == .colon || !isKeyword(.is) && !isKeyword(.as) && !isKeyword(.in)
      default: false
      }
    }
  }

  /// A message of Objective-C, after its receiver, as the call that Swift writes for it.
  mutating func message(to receiver: NodeID, _ open: Span, _ outer: Context) throws(Diagnostic)
    -> NodeID
  {
    isObjectiveC = true
    context.inList = false
    context.inMessage = true
    let headEnd = token.span.end
    var head = piece()
    let first = pending.count
    if kind == .colon {
      try messageArguments()
    } else if wantsValue(head) {
      throw unexpected(.colonOfSelector)
    }
    try closeMessage(open)
    context = outer
    // Zones mean nothing any more.
    if names.text(head, is: "allocWithZone") {
      _ = takeArguments(from: first)
      head = intern("alloc")
    }
    return try call(receiver, head, endingAt: headEnd, argumentsFrom: first, from: open.start)
  }

  /// `[v setTransform X]`: a value behind a word of several, which no element of a list is called.
  private mutating func wantsValue(_ word: Name) -> Bool {
    guard !token.startsLine, names.text(word).contains(where: \.isUppercase) else { return false }
    switch kind {
    case .name, .number, .angle, .text, .textBegin, .at, .leftBracket: return true
    default: return false
    }
  }

  /// One word of a selector; it may be a keyword of Swift.
  private mutating func piece() -> Name {
    let name = Name(id: token.payload)
    advance()
    return name
  }

  private mutating func messageArguments() throws(Diagnostic) {
    var label = Name.none
    while match(.colon) {
      repeat {
        pending.push(ArgumentNode(label: label, value: try expressionOrAssignment()))
        label = .none
      } while match(.comma)
      if kind == .colon { continue }
      guard startsSelector, !(token.startsLine && next.kind != .colon) else { return }
      label = piece()
      guard kind == .colon else { throw unexpected(.colonOfSelector) }
    }
  }

  /// A missing `]` stands where a line, statement or block ends.
  private mutating func closeMessage(_ open: Span) throws(Diagnostic) {
    let ends = kind == .semicolon || token.startsLine
    guard kind != .rightBracket, ends else { return try close(.rightBracket, open) }
    noteEnd()
    throw Diagnostic(.unclosed("]"), token.span).labelled(open, .opensHere)
  }

  /// The call that a message stands for.
  private mutating func call(
    _ receiver: NodeID, _ head: Name, endingAt headEnd: Int32, argumentsFrom first: Int,
    from start: Int32
  ) throws(Diagnostic) -> NodeID {
    if names.text(head, is: "init"), isNewController(receiver) { return receiver }
    let receiver = ownClass(receiver, head) ?? receiver
    var (word, label, isMaker) = imported(head, receiver)
    if makesController(receiver, head) { isMaker = true }
    if let label, first < pending.count { pending[first].label = label }
    let (list, height) = takeArguments(from: first)
    let callee =
      isMaker
      ? receiver
      : tree.add(
        .member(receiver, word), Span(start: tree.span(receiver).start, end: headEnd),
        height: heightOf(receiver))
    let call = try add(.call(callee, list), from: start, above: max(height, heightOf(receiver)))
    tree.nodes[Int(call)].place.isMessage = true
    noteMaker(call, head, of: receiver, headEnd: headEnd, isMaker)
    return call
  }

  /// The class that `self` is in its own methods: `[self alloc]`, `[self new]`.
  private mutating func ownClass(_ receiver: NodeID, _ head: Name) -> NodeID? {
    guard case .selfReference = tree[receiver], let implementation,
      names.text(head, is: "alloc") || names.text(head, is: "new")
    else { return nil }
    return place(.name(tree.bodies[implementation].name), tree.span(receiver))
  }

  /// `[UIViewController new]`, `[UIViewController alloc]`: one is made, since nobody declares that class.
  private mutating func makesController(_ receiver: NodeID, _ head: Name) -> Bool {
    guard case .name(words.controllerClass) = tree[receiver] else { return false }
    return names.text(head, is: "alloc") || names.text(head, is: "new")
  }

  /// What such a message made: its `init` is that controller.
  private mutating func isNewController(_ call: NodeID) -> Bool {
    guard case .call(let callee, _) = tree[call] else { return false }
    if case .name(words.controllerClass) = tree[callee] { return true }
    return false
  }

  // MARK: Dots

  /// `UIView.new`, `UIColor.clearColor`, `card.class`: a dot sends a message without arguments; nil where this one
  /// reads a member.
  mutating func messageByDot(_ word: Name, to receiver: NodeID, from start: Int32)
    throws(Diagnostic) -> NodeID?
  {
    guard kind != .leftParen, isMessage(word, to: receiver) else { return nil }
    isObjectiveC = true
    return try call(receiver, word, endingAt: lastEnd, argumentsFrom: pending.count, from: start)
  }

  /// That a class makes one of its own without being asked by parentheses is enough to know that it is Objective-C.
  private mutating func isMessage(_ word: Name, to receiver: NodeID) -> Bool {
    if word.id == Keyword.class.rawValue { return true }
    switch tree[receiver] {
    case .name(let type):
      if let kind = Catalogue.shared.type(type) { return isMessage(word, to: type, kind) }
      return isOfC && isMaker(word) && names.text(type).first?.isUppercase ?? false
    case .call: return isOfC && word == words.initializer
    default: return false
    }
  }

  private mutating func isMessage(_ word: Name, to type: Name, _ kind: Kind) -> Bool {
    if Catalogue.shared.constant(word, of: kind) != nil { return false }
    let makers = Catalogue.shared.staticFunctions(word, of: kind).map {
      Catalogue.shared.entries[Int($0)]
    }
    if let maker = makers.first(where: { $0.parameters.count == 0 }) {
      return isOfC || maker.result == kind
    }
    return isOfC && (isMaker(word) || Importer.maker(names.text(word), of: names.text(type)) == "")
  }

  private mutating func isMaker(_ word: Name) -> Bool {
    names.text(word, is: "new") || names.text(word, is: "alloc")
  }

  // MARK: Swift's importer

  /// What Swift calls a selector that begins with `head`, and the label of its first argument.
  ///
  /// `initWithFrame:` is `init(frame:)`; `[UIColor colorWithRed:…]` is `UIColor(red:…)`, because a method
  /// that begins with the end of its class's name makes one of the class.
  private mutating func imported(_ head: Name, _ receiver: NodeID) -> (Name, Name?, isMaker: Bool) {
    let text = names.text(head)
    if let rest = Importer.rest(of: text, after: "init") {
      return (words.initializer, label(rest), false)
    }
    if case .name(let type) = tree[receiver],
      let rest = Importer.maker(text, of: names.text(type))
    {
      return (type, label(rest), true)
    }
    return (head, nil, false)
  }

  private mutating func label(_ rest: String) -> Name? {
    let word = Importer.label(rest)
    return word.isEmpty ? nil : intern(word)
  }
}

/// The rules by which Swift imports the selectors of Objective-C.
enum Importer {
  /// What follows a word at the beginning of another; nil where it does not end there.
  static func rest(of text: String, after word: String) -> String? {
    guard text.hasPrefix(word) else { return nil }
    let rest = text.dropFirst(word.count)
    guard let next = rest.first else { return "" }
    return next.isUppercase ? String(rest) : nil
  }

  /// `colorWithRed` makes a UIColor, whose name ends in "Color": what follows that word.
  ///
  /// No maker of the frameworks says "From": `[GeoTransform transformFromRect:a toRect:b]` gives a transform.
  static func maker(_ text: String, of type: String) -> String? {
    guard type.first?.isUppercase == true else { return nil }
    for index in type.indices.dropFirst() where type[index].isUppercase {
      guard let rest = rest(of: text, after: lowered(String(type[index...]))) else { continue }
      return rest.hasPrefix("From") ? nil : rest
    }
    return nil
  }

  /// "WithCGColor" labels its argument `cgColor`.
  static func label(_ rest: String) -> String {
    lowered(rest.hasPrefix("With") ? String(rest.dropFirst(4)) : rest)
  }

  /// "Frame" as "frame", "URL" as "url"; an acronym keeps its last capital with the word after it: "CGColor" as
  /// "cgColor".
  static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals < 2 || capitals == word.count ? capitals : capitals - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// `setCenter` sets "center"; nil for other words.
  static func property(setBy word: String) -> String? {
    guard let rest = rest(of: word, after: "set"), !rest.isEmpty else { return nil }
    return lowered(rest)
  }
}
