// What `reduce(.zero) { … }` begins with: in Swift its type is that of what the closure gives, whatever the elements
// are. Nothing says it but the closure's text.

extension Evaluator {
  /// The first value of a fold, where it is an implicit member and the text of the function says its type; nil where
  /// the elements must say it.
  mutating func foldStart(
    _ value: Value, by function: NodeID, over elements: Value, at id: NodeID
  ) throws(Diagnostic) -> Value? {
    guard case .implicit(let box) = value, let fold = fold(by: function, over: elements) else {
      return nil
    }
    if fold.type >= 0 { return try check(value, against: fold.type, at: id) }
    if let type = fold.result.flatMap({ staticType(of: $0) }), isOwn(type) {
      return try check(value, against: type, at: id)
    }
    let isOfElements =
      elements.firstFolded.map { !settled(value, likeCase: $0).isImplicit } ?? false
    guard let kind = kind(of: fold, beginningWith: box.payload, isOfElements) else {
      return isOfElements || !isOperand(of: fold) || !hasOwnType(elements.firstFolded) ? nil : value
    }
    return try resolve(box.payload, as: [kind], at: id)
  }

  /// Whether the first value is an operand of what the closure gives, whose other operand says its type when it runs:
  /// `{ $0 + weight($1) }`.
  private func isOperand(of fold: Fold) -> Bool {
    guard let result = fold.result, case .binary(_, let left, let right) = tree[result] else {
      return false
    }
    return written(left) == fold.names[0] || written(right) == fold.names[0]
  }

  private func hasOwnType(_ element: Value?) -> Bool {
    element.flatMap { nominalType(of: $0) } != nil
  }

  /// Whether a type is one of the program's.
  private func isOwn(_ type: TypeReference) -> Bool {
    guard !type.isList, case .type(.user)? = userType(type) else { return false }
    return true
  }

  private func fold(by function: NodeID, over elements: Value) -> Fold? {
    guard let index = functionMeant(by: function) else { return nil }
    let node = tree.functions[Int(index)]
    guard node.parameters.count == 2 else { return nil }
    return Fold(
      type: node.parameters[0].type, result: tree.lastExpression(of: node.body), body: node.body,
      names: node.parameters.map { names.text($0.name) },
      element: elements.foldedKind)
  }

  private func functionMeant(by id: NodeID) -> Int32? {
    if case .closure(let index) = tree[id] { return index }
    guard case .function(let box)? = peek(id), case .user(let index) = box.payload.code else {
      return nil
    }
    return index
  }

  // MARK: Kinds

  /// The one kind that has the member, and that what the closure gives and does with it allows.
  private func kind(
    of fold: Fold, beginningWith member: ImplicitMember, _ isOfElements: Bool
  ) -> Kind? {
    // Types of the program have members that only the elements know.
    let own: [Kind] = [.structure, .enumeration]
    let kinds = kinds(having: member).filter { !own.contains($0) }
    if let kind = fold.result.flatMap({ kind(of: $0, in: fold) }), kinds.contains(kind) {
      return kind
    }
    let uses = uses(in: fold)
    let fitting = kinds.filter { kind in uses.allSatisfy { fits($0, kind) } }
    if isOfElements || fold.element.map(fitting.contains) ?? false { return nil }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// What an expression in the closure is, as far as its text and the elements say it.
  private func kind(of id: NodeID, in fold: Fold) -> Kind? {
    switch tree[id] {
    case .number: .number
    case .local, .sharedLocal: written(id) == fold.names[1] ? fold.element : nil
    case .member(let base, let name):
      kind(of: base, in: fold).flatMap { catalogue.property(name, of: $0) }
        .flatMap { result(ofEntry: $0) }
    case .call(let callee, _):
      staticType(of: id).flatMap { try? kind(of: $0) } ?? kind(calling: callee, in: fold)
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right),
      .conditional(_, let left, let right):
      kind(of: left, in: fold) ?? kind(of: right, in: fold)
    default: nil
    }
  }

  private func kind(calling callee: NodeID, in fold: Fold) -> Kind? {
    guard case .member(let base, let name) = tree[callee] else {
      return kindByText(calling: callee)
    }
    let entries = kind(of: base, in: fold).map { catalogue.methods(name, of: $0) } ?? []
    let results = Set(entries.compactMap { result(ofEntry: $0) })
    return results.count == 1 ? results.first : nil
  }

  private func result(ofEntry entry: Int32) -> Kind? {
    let kind = catalogue.entries[Int(entry)].result
    return kind == .void ? nil : kind
  }

  // MARK: Members

  /// What the closure reads and sets of the value that it is given first.
  private func uses(in fold: Fold) -> [Fold.Use] {
    tree.nodes.indices.prefix(Int(fold.body)).reversed()
      .prefix { tree.nodes[$0].place.span.start >= tree.span(fold.body).start }
      .compactMap { index in
        switch tree.nodes[index].node {
        case .member(let base, let name) where written(base) == fold.names[0]:
          Fold.Use(name: name, isSet: false)
        case .assign(let target, _), .update(_, let target, _):
          setMember(target, in: fold)
        default: nil
        }
      }
  }

  private func setMember(_ target: NodeID, in fold: Fold) -> Fold.Use? {
    guard case .member(let base, let name) = tree[target], written(base) == fold.names[0] else {
      return nil
    }
    return Fold.Use(name: name, isSet: true)
  }

  private func fits(_ use: Fold.Use, _ kind: Kind) -> Bool {
    guard use.isSet else { return isMember(use.name, of: kind) }
    return catalogue.property(use.name, of: kind).map {
      catalogue.entries[Int($0)].setter != nil
    } ?? false
  }
}

/// A function of two parameters, by which elements are joined.
private struct Fold {
  /// A member of the first parameter that the body uses.
  struct Use {
    var name: Name
    var isSet: Bool
  }

  /// The type that is written for the first parameter, in ``Tree/types``; -1 where none is.
  var type: Int32
  /// What it gives; nil where that is not one expression.
  var result: NodeID?
  var body: NodeID
  /// Those of its parameters.
  var names: [String]
  /// The kind of the elements.
  var element: Kind?
}

extension Value {
  /// The kind of the elements that are folded.
  fileprivate var foldedKind: Kind? {
    if case .range = self { return .number }
    return firstFolded?.kind
  }

  /// The first of the elements that are folded, where they are in a list.
  fileprivate var firstFolded: Value? {
    if case .list(let box) = self { return box.payload.first }
    return nil
  }
}

extension Tree {
  /// The expression that a body ends with and gives.
  func lastExpression(of body: NodeID) -> NodeID? {
    guard case .block(let statements) = self[body], let last = children(statements).last else {
      return nil
    }
    switch self[last] {
    case .returning(let value), .expression(let value): return value < 0 ? nil : value
    default: return nil
    }
  }
}
