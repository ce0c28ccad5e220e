// Class methods of the program that are called as the frameworks call those that make an object: `colorWithHex:` of a
// category. Which there are is known once all of the text was read.

/// A message to a class that was read as an initializer.
struct MadeByMessage {
  var call: NodeID
  var type: Name
  var word: Name
  var end: Int32
}

extension Parser {
  /// All messages to NSValue are among them: no value of the language is that class.
  mutating func noteMaker(
    _ call: NodeID, _ word: Name, of receiver: NodeID, headEnd: Int32, _ isMaker: Bool
  ) {
    guard case .name(let type) = tree[receiver], isMaker || names.text(type, is: "NSValue") else {
      return
    }
    makers.append(MadeByMessage(call: call, type: type, word: word, end: headEnd))
  }

  /// The program's own methods win: their messages are those that were written.
  mutating func askOwnMakers() {
    if tree.classMethods.isEmpty { return }
    for maker in makers {
      guard case .call(let callee, let arguments) = tree[maker.call],
        isOwn(maker.word, arguments, of: maker.type)
      else { continue }
      let method = method(of: maker, askedBy: callee)
      tree.nodes[Int(maker.call)].node = .call(method, arguments)
      if arguments.count > 0 { tree.arguments[Int(arguments.start)].label = .none }
    }
  }

  /// The nodes of a statement stay together, so that the name that is there is used.
  private mutating func method(of maker: MadeByMessage, askedBy callee: NodeID) -> NodeID {
    let span = Span(start: tree.span(callee).start, end: maker.end)
    if names.text(maker.type, is: "NSValue") {
      let shared = intern("NSValue.\(names.text(maker.word))")
      tree.nodes[Int(callee)].node = .name(tree.kept(shared, isStatic: true))
      return callee
    }
    return tree.add(.member(callee, maker.word), span, height: 2)
  }

  /// Whether a class, or one above it, declares the method.
  private mutating func isOwn(_ word: Name, _ arguments: ArgumentList, of type: Name) -> Bool {
    var selector = names.text(word)
    for (place, argument) in tree.arguments(arguments).enumerated() {
      selector += place > 0 && argument.label != .none ? "\(names.text(argument.label)):" : ":"
    }
    return classes(above: type).contains { owner in
      names.find("+[\(owner) \(selector)]").map(tree.classMethods.contains) ?? false
    }
  }

  /// The names of a class and those above it, of the program and of the frameworks.
  private mutating func classes(above type: Name) -> [String] {
    var (classes, last) = ([names.text(type)], type)
    while let index = tree.structureIndex[class: last], classes.count < Parser.highest,
      case let parent = tree.structures[Int(index)].parent, parent != .none
    {
      classes.append(names.text(parent))
      last = parent
    }
    let base: String? =
      switch Catalogue.shared.type(last) {
      case .layer: "CALayer"
      case .animation: "CAAnimation"
      default: nil
      }
    if let base { classes.append(base) }
    return classes + Catalogue.shared.viewClasses(above: names.text(last))
  }
}
