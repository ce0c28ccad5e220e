/// Makes constructs of the nodes of a tree.
struct ConstructReader {
  let tree: Tree
  let names: Names

  func constructs(_ nodes: some Sequence<NodeID>) -> [Construct] {
    nodes.filter { $0 >= 0 }.map(construct)
  }

  private func construct(_ id: NodeID) -> Construct {
    let node = tree[id]
    let span = tree.span(id)
    return Construct(
      form: form(node), range: Int(span.start)..<max(Int(span.start), Int(span.end)),
      children: constructs(children(node)), labels: labels(node))
  }

  private func text(_ name: Name) -> String { names.text(name) }

  private func name(of target: NodeID) -> String {
    if target >= 0, case .name(let name) = tree[target] { return text(name) }
    return ""
  }

  private func form(_ node: Node) -> Construct.Form {
    switch node {
    case .number(let value): .number(value)
    case .angle: .angle
    case .name(let name), .global(let name): .name(text(name))
    case .implicitMember(let name): .implicitMember(text(name))
    case .tuple: .tuple
    case .list: .list
    case .matrix: .matrix
    case .binary(let sign, _, _): .infix(sign.spelling)
    case .wholeQuotient: .infix("/")
    case .logical(let sign, _, _): .infix(sign.spelling)
    case .unary(.minus, _): .negation
    case .member(_, let name), .optionalMember(_, let name): .member(text(name))
    case .call: .call
    case .expression: .shown
    case .declare(let target, _, _): .declaration(name(of: target))
    case .assign: .assignment(nil)
    case .update(let sign, _, _): .assignment(sign.spelling)
    case .forEach, .whileLoop, .repeatLoop: .loop
    case .function(let index, _): .function(text(tree.functions[Int(index)].name))
    case .block: .block
    case .text, .interpolated, .boolean, .nothing, .range, .closure, .local, .sharedLocal,
      .selfReference, .unary(.not, _), .unary(.complement, _), .conditional, .degrees, .force,
      .element, .optionalElement, .subscripted, .entry, .dictionary, .attempt, .step,
      .typeTest, .hole, .cast, .wrapped:
      .expression
    case .observed, .destructure, .structure, .returning, .branch, .guarding, .binding, .matching,
      .deferring, .throwing, .catching, .breakLoop, .labelled, .leave,
      .continueLoop, .choose, .choice:
      .statement
    }
  }

  private func children(_ node: Node) -> [NodeID] {
    switch node {
    case .number, .angle, .text, .boolean, .nothing, .name, .global, .local, .sharedLocal,
      .implicitMember, .selfReference, .hole, .breakLoop, .continueLoop, .leave,
      .structure:
      []
    case .list(let parts), .dictionary(let parts), .matrix(let parts), .interpolated(let parts),
      .block(let parts):
      Array(tree.children(parts))
    case .tuple(let parts): tree.arguments(parts).map(\.value)
    case .call(let callee, let parts), .subscripted(let callee, let parts):
      [callee] + tree.arguments(parts).map(\.value)
    case .unary(_, let part), .degrees(let part), .force(let part), .member(let part, _),
      .optionalMember(let part, _), .typeTest(let part, _), .cast(let part, _, _),
      .expression(let part), .declare(_, _, let part), .destructure(_, let part),
      .returning(let part), .attempt(let part), .step(let part, _), .throwing(let part),
      .wrapped(let part, _),
      .labelled(_, let part, _),
      .binding(_, let part),
      .observed(let part, _):
      [part]
    case .range(let left, let right, _), .binary(_, let left, let right),
      .logical(_, let left, let right), .wholeQuotient(let left, let right, _),
      .element(let left, let right), .optionalElement(let left, let right),
      .assign(let left, let right),
      .update(_, let left, let right), .forEach(_, let left, let right),
      .repeatLoop(let left, let right), .matching(let left, let right),
      .deferring(let left, let right):
      [left, right]
    case .conditional(let first, let second, let third), .entry(let first, let second, let third):
      [first, second, third]
    case .closure(let index), .function(let index, _): function(tree.functions[Int(index)])
    case .branch(let heads, let then, let otherwise): tree.children(heads) + [then, otherwise]
    case .whileLoop(let heads, let step, let body): tree.children(heads) + [step, body]
    case .guarding(let heads, let body),
      .choice(let heads, let body):
      tree.children(heads) + [body]
    case .choose(let subject, let choices), .catching(let subject, let choices):
      [subject] + tree.children(choices)
    }
  }

  private func function(_ function: FunctionNode) -> [NodeID] {
    function.keeps.map(\.initial) + function.parameters.map(\.initial) + [function.body]
  }

  private func labels(_ node: Node) -> [String] {
    switch node {
    case .tuple(let parts), .call(_, let parts), .subscripted(_, let parts):
      tree.arguments(parts).map { $0.label == .none ? "" : text($0.label) }
    default: []
    }
  }
}
