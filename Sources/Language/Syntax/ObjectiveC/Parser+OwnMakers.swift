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
    guard case .name(let type) = tree[receiver] else { return }
    guard isMaker || names.text(type, is: "NSValue") else {
      return noteInherited(call, word, of: type, headEnd: headEnd)
    }
    makers.append(MadeByMessage(call: call, type: type, word: word, end: headEnd))
  }

  /// A message to what may be a class of the program, or to `self` in one of its class methods.
  private mutating func noteInherited(
    _ call: NodeID, _ word: Name, of receiver: Name, headEnd: Int32
  ) {
    let own = category ?? implementation.map { tree.bodies[$0].name }
    let type = receiver == nameOfClass ? own ?? receiver : receiver
    guard receiver == nameOfClass || Catalogue.shared.type(type) == nil,
      names.text(type).first?.isUppercase ?? false
    else { return }
    inheritedMakers.append(MadeByMessage(call: call, type: type, word: word, end: headEnd))
  }

  /// `[Line layer]`, where `Line` is a class of layers, makes one as `[CALayer layer]` does.
  mutating func askInheritedMakers() {
    for maker in inheritedMakers {
      guard case .call(let callee, let arguments) = tree[maker.call],
        case .member(let receiver, _) = tree[callee],
        let parent = frameworkClass(above: maker.type),
        let rest = Importer.maker(names.text(maker.word), of: parent),
        !isOwn(maker.word, arguments, of: maker.type)
      else { continue }
      tree.nodes[Int(maker.call)].node = .call(receiver, arguments)
      guard arguments.count > 0, case let label = Importer.label(rest), !label.isEmpty else {
        continue
      }
      tree.arguments[Int(arguments.start)].label = intern(label)
    }
  }

  /// The class of the frameworks that a class is, or comes from.
  private mutating func frameworkClass(above type: Name) -> String? {
    for name in classes(above: type) {
      if names.find(name).flatMap(Catalogue.shared.type) != nil { return name }
    }
    return nil
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
