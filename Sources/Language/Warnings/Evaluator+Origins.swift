internal import Geometry
internal import Views

/// Where values come from: names are followed to their declarations, in the text alone.
///
/// All of this runs only after something looked like a mistake.
extension Evaluator {
  /// Local names are followed no further back than this many nodes.
  private static let horizon: Int32 = 2_000

  /// The expression that a name was declared with.
  ///
  /// Nil for parameters, for loop variables, and for everything that is no name.
  func definition(of id: NodeID) -> NodeID? {
    guard let declaration = declaration(of: id) else { return nil }
    switch tree[declaration] {
    case .declare(_, _, let value): return value >= 0 ? value : nil
    case .binding(_, let value): return value >= 0 ? value : matched(by: declaration)
    case .destructure(let targets, let value): return part(value, named: id, among: targets)
    default: return nil
    }
  }

  /// What `switch` asks about, where a pattern is a name alone: `case let n where n > 2`, or one of several.
  private func matched(by binding: NodeID) -> NodeID? {
    var pattern = binding
    let end = min(binding + Evaluator.horizon, Int32(tree.nodes.count))
    for index in binding + 1..<max(binding + 1, end) {
      switch tree[index] {
      case .conditional(pattern, _, _): pattern = index
      case .choice(let patterns, _) where tree.children(patterns).contains(pattern):
        return subject(ofChoice: index)
      case .tuple(let parts) where tree.arguments(parts).contains { $0.value == pattern }:
        return nil
      default: continue
      }
    }
    return nil
  }

  private func subject(ofChoice choice: NodeID) -> NodeID? {
    let end = min(choice + Evaluator.horizon, Int32(tree.nodes.count))
    for index in choice + 1..<max(choice + 1, end) {
      if case .choose(let subject, let choices) = tree[index],
        tree.children(choices).contains(choice)
      {
        return subject
      }
    }
    return nil
  }

  /// What one name of several is given, where the parts are written: `let (x, y) = (1, 2)`.
  private func part(_ value: NodeID, named id: NodeID, among targets: NodeList) -> NodeID? {
    guard let place = tree.children(targets).firstIndex(where: { isSame($0, id) }),
      case .tuple(let parts) = tree[typed(value).value], parts.count == targets.count
    else { return nil }
    return tree.arguments(parts).map(\.value)[place - tree.children(targets).startIndex]
  }

  /// A value and the type that was declared for it; -1 where none was.
  private func typed(_ value: NodeID) -> (value: NodeID, type: Int32) {
    if case .cast(let inner, let type, .assigned) = tree[value] { return (inner, type) }
    return (value, -1)
  }

  /// The type that a name was declared with, as written; nil where none was.
  func declaredType(of id: NodeID) -> String? {
    guard let declaration = declaration(of: id) else { return nil }
    return type(in: declaration, of: id).map { names.text($0.name) }
  }

  private func type(in declaration: NodeID, of id: NodeID) -> TypeReference? {
    switch tree[declaration] {
    case .declare(_, let type, _): return type < 0 ? nil : tree.types[Int(type)]
    case .destructure(let targets, let value):
      let type = typed(value).type
      guard type >= 0, let place = tree.children(targets).firstIndex(where: { isSame($0, id) })
      else { return nil }
      let (part, parts) = (place - tree.children(targets).startIndex, tree.types[Int(type)].parts)
      return parts.indices.contains(part) ? tree.types[Int(parts[part])] : nil
    case .binding(_, let value) where value < 0: return typeOfPayload(declaration)
    default: return nil
    }
  }

  /// The type of what a case of an enum carries where a pattern names it: `case .span(let n)`.
  private func typeOfPayload(_ binding: NodeID) -> TypeReference? {
    guard let pattern = parent(of: binding), case .call(let callee, let arguments) = tree[pattern],
      let place = tree.arguments(arguments).firstIndex(where: { $0.value == binding }),
      let name = nameOfCase(callee)
    else { return nil }
    let cases = tree.structures.compactMap { type in
      type.cases.place(of: name).map { type.cases[$0].parts }
    }
    guard cases.count == 1, cases[0].indices.contains(place - Int(arguments.start)) else {
      return nil
    }
    let type = cases[0][place - Int(arguments.start)].type
    return type < 0 ? nil : tree.types[Int(type)]
  }

  private func nameOfCase(_ id: NodeID) -> Name? {
    switch tree[id] {
    case .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }

  /// The type that a variable or parameter was declared with.
  func declaredReference(of id: NodeID) -> TypeReference? {
    if let declaration = declaration(of: id) { return type(in: declaration, of: id) }
    return parameter(of: id).flatMap { $0.type < 0 ? nil : tree.types[Int($0.type)] }
  }

  /// The parameter that a name stands for.
  func parameter(of id: NodeID) -> ParameterNode? {
    guard isName(id) else { return nil }
    let name = written(id)
    return tree.function(around: id)?.parameters.first { names.text($0.name) == name }
  }

  /// The declaration that a name belongs to: of the top level the last one, in a function the one above.
  func declaration(of id: NodeID) -> NodeID? {
    switch tree[id] {
    // Only back: following names then always ends, also where two are declared by each other.
    case .global(let name): return declaration(of: name).flatMap { $0 < id ? $0 : nil }
    case .local, .sharedLocal: break
    default: return nil
    }
    var index = id - 1
    while index >= 0, id - index < Evaluator.horizon {
      switch tree[index] {
      case .declare(let target, _, _) where isSame(target, id): return index
      case .binding(let target, _) where isSame(target, id): return index
      // The variables of a loop have no value in the text.
      case .destructure(let targets, let value)
      where value >= 0 && tree.children(targets).contains { isSame($0, id) }:
        return index
      case .function, .structure: return nil
      default: index -= 1
      }
    }
    return nil
  }

  /// All that a variable may hold: what it was declared with, and what the text above assigns to it;
  /// the expression itself where it is no name.
  func origins(of id: NodeID) -> [NodeID] {
    guard isName(id) else { return [id] }
    guard let definition = definition(of: id) else { return [] }
    var found = [definition]
    for index in definition..<id {
      if case .assign(let target, let value) = tree[index], isSame(target, id) {
        found.append(value)
      }
    }
    return found
  }

  /// What a variable was declared with, where the text above sets it nowhere else.
  func onlyOrigin(of id: NodeID) -> NodeID? {
    guard let definition = definition(of: id) else { return nil }
    let isSet = (definition..<id).contains { index in
      switch tree[index] {
      case .assign(let target, _), .update(_, let target, _): isSame(target, id)
      default: false
      }
    }
    return isSet ? nil : definition
  }

  func isName(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .global, .local, .sharedLocal: true
    default: false
    }
  }

  /// Whether two nodes name the same variable.
  func isSame(_ first: NodeID, _ second: NodeID) -> Bool {
    switch (tree[first], tree[second]) {
    case (.global(let a), .global(let b)): a == b
    case (.local(let a), .local(let b)), (.sharedLocal(let a), .sharedLocal(let b)):
      a == b && written(first) == written(second)
    default: false
    }
  }

  /// What the source says at a node; of a variable in the place of a macro its name.
  func written(_ id: NodeID) -> String {
    if let name = tree.namesOfMacros[id] { return names.text(name) }
    return sources.text(tree.span(id))
  }

  /// What the source says at a node, shortened for a message.
  func shortened(_ id: NodeID) -> String {
    let text = written(id)
    return text.utf8.count <= 40 && !text.utf8.contains(0x0A) ? text : "this"
  }

  /// The value of a name, or of a property of one, read without running anything.
  func peek(_ id: NodeID) -> Value? {
    switch tree[id] {
    case .number(let value): return .number(value)
    case .global(let name):
      let global = globals[Int(name.id)]
      return global.state == .variable || global.state == .constant ? global.value : nil
    case .local(let slot): return present(base + Int(slot))
    case .sharedLocal(let slot):
      guard case .cell(let cell)? = present(base + Int(slot)) else { return nil }
      return cells[Int(cell)]
    case .selfReference: return .view(rootView)
    case .force(let inner), .cast(let inner, _, _): return peek(inner)
    case .element(let list, let index):
      guard case .list(let box)? = peek(list), case .number(let place)? = peek(index),
        let position = Int(exactly: place), box.payload.indices.contains(position)
      else { return nil }
      return box.payload[position]
    case .member(let base, let name), .optionalMember(let base, let name):
      return peek(base).flatMap { property(name, of: $0) }
    case .call(let callee, let arguments) where arguments.count == 0:
      guard case .member(let base, let name) = tree[callee],
        names.text(name) == "affineTransform", let id = peek(base)?.viewID
      else { return nil }
      return .transform(scene.transform(of: id))
    default: return nil
    }
  }

  private func present(_ slot: Int) -> Value? {
    stack.indices.contains(slot) && !stack[slot].isMissing ? stack[slot] : nil
  }

  /// A property that can be read without side effects.
  private func property(_ name: Name, of owner: Value) -> Value? {
    if case .structure(let box) = owner {
      return box.payload.type.fields.firstIndex(of: name).map { box.payload.fields[$0] }
    }
    guard let entry = catalogue.property(name, of: owner.kind) else { return nil }
    switch catalogue.entries[Int(entry)].body {
    case .one(let body): return try? body(owner)
    case .scene(let body): return owner.viewID.flatMap { try? body(scene, $0) }
    case .two, .three, .many, .conversion, .change, .effect, .form: return nil
    }
  }

  /// The inside of `CGFloat(x)`, `Double(x)`, `abs(x)`, `x!` and `x as CGFloat`.
  func unwrapped(_ id: NodeID) -> NodeID {
    switch tree[id] {
    case .force(let inner), .cast(let inner, _, _): return unwrapped(inner)
    case .call(let callee, let arguments) where arguments.count == 1:
      guard case .global(let name) = tree[callee], transparent.contains(names.text(name)) else {
        return id
      }
      return unwrapped(tree.arguments[Int(arguments.start)].value)
    default: return id
    }
  }

  /// The arguments of a call of a function by its plain name; nil for other nodes.
  func arguments(of id: NodeID, calling function: String) -> [NodeID]? {
    guard case .call(let callee, let arguments) = tree[id], case .global(let name) = tree[callee],
      names.text(name) == function
    else { return nil }
    return tree.arguments(arguments).map(\.value)
  }
}

private let transparent = ["CGFloat", "Double", "Float", "abs", "fabs"]

extension Tree {
  /// The expressions directly below an expression.
  func operands(of id: NodeID) -> [NodeID] {
    switch self[id] {
    case .unary(_, let a), .degrees(let a), .force(let a), .member(let a, _),
      .optionalMember(let a, _), .typeTest(let a, _), .cast(let a, _, _), .expression(let a),
      .attempt(let a), .returning(let a), .wrapped(let a, _):
      [a]
    case .binary(_, let a, let b), .logical(_, let a, let b), .range(let a, let b, _),
      .element(let a, let b), .optionalElement(let a, let b), .wholeQuotient(let a, let b, _):
      [a, b]
    case .conditional(let a, let b, let c), .entry(let a, let b, let c): [a, b, c]
    case .interpolated(let list), .list(let list), .matrix(let list), .dictionary(let list):
      Array(children(list))
    case .tuple(let arguments): self.arguments(arguments).map(\.value)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      [callee] + self.arguments(arguments).map(\.value)
    default: []
    }
  }

  /// Whether an expression or one below it meets a condition.
  func contains(_ id: NodeID, where condition: (NodeID) -> Bool) -> Bool {
    var open = [id]
    while let next = open.popLast() {
      guard next >= 0 else { continue }
      if condition(next) { return true }
      open += operands(of: next)
    }
    return false
  }
}
