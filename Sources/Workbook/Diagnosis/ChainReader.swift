internal import Language

/// Reads products of transforms in every spelling.
struct ChainReader {
  let program: Program
  /// How many names were followed to get here.
  var depth = 0

  /// The products of a program, none of them a factor of another.
  func chains() -> [Chain] {
    let transforms = program.viewTransforms
    return program.statements.flatMap { chains(in: $0, standsAlone: false) }.map { chain in
      var chain = chain
      chain.isOfView = transforms.contains(chain.node.range)
      return chain
    }
  }

  private func chains(in node: Construct, standsAlone: Bool) -> [Chain] {
    if var chain = chain(node) {
      (chain.standsAlone, chain.movesOrigin) = (standsAlone, movesOrigin(chain))
      return [chain] + inner(node)
    }
    let isStatement =
      switch node.form {
      case .shown, .declaration, .assignment: true
      default: false
      }
    return node.children.flatMap { chains(in: $0, standsAlone: isStatement) }
  }

  /// The products inside the factors of one, but not those of an inverse: it is read as the product
  /// of the inverses.
  private func inner(_ node: Construct) -> [Chain] {
    if node.calledName == "inverted", let receiver = node.receiver, read(receiver) != nil {
      return receiver.children.flatMap(inner)
    }
    guard read(node) == nil else { return node.children.flatMap(inner) }
    return node.children.flatMap { chains(in: $0, standsAlone: false) }
  }

  /// The product that a construct is; nil where it is none.
  func chain(_ node: Construct) -> Chain? {
    guard node.name == nil else { return nil }
    if let (head, transform) = applied(node) {
      return Chain(head: self.head(head), factors: factors(transform), node: node)
    }
    guard let parts = parts(node) else { return nil }
    if parts.count > 1, let head = knownHead(parts[0]) {
      return Chain(head: head, factors: parts.dropFirst().flatMap(factors), node: node)
    }
    let chain = Chain(head: nil, factors: parts.flatMap(factors), node: node)
    return isWorthwhile(node, chain.steps) ? chain : nil
  }

  private func isWorthwhile(_ node: Construct, _ steps: [Step]) -> Bool {
    if steps.count == 1 { return steps[0].kind != .other }
    if steps.contains(where: { $0.kind != .other }) { return true }
    return node.form == .infix("*") && !([node] + (parts(node) ?? [])).contains(where: isNumber)
  }

  /// A product with a number in it is one of numbers, and has no steps that could be left out.
  private func isNumber(_ node: Construct) -> Bool {
    guard case .numbers(let grid)? = program.scope.value(program.text(node)) else { return false }
    return grid.kind == "number" || grid.kind == "angle"
  }

  /// The operands of a product, left to right; nil where it is none of transforms.
  private func parts(_ node: Construct) -> [Construct]? {
    if node.form == .infix("*") {
      return node.children.flatMap { $0.form == .infix("*") ? parts($0) ?? [$0] : [$0] }
    }
    return read(node) == nil ? nil : [node]
  }

  private func factors(_ node: Construct) -> [Chain.Factor] { read(node) ?? [other(node)] }

  private func other(_ node: Construct) -> Chain.Factor {
    let kind: Step.Kind = node.form == .matrix ? .matrix : .other
    return single(Step(kind: kind, text: program.operand(node)))
  }

  private func single(_ step: Step) -> Chain.Factor {
    Chain.Factor(name: step.text, steps: [step])
  }

  // MARK: Transforms

  /// The factors of a transform; nil where it is not written as one.
  private func read(_ node: Construct) -> [Chain.Factor]? {
    switch node.form {
    case .infix("*"): parts(node)?.flatMap(factors)
    case .member("identity"), .implicitMember("identity"), .name("CGAffineTransformIdentity"): []
    case .matrix: [other(node)]
    case .name(let name): defined(name)
    case .call: called(node)
    default: nil
    }
  }

  /// A name for a product stands for its steps; a name for one step stays what it is called.
  private func defined(_ name: String) -> [Chain.Factor]? {
    guard depth < 4, let definition = program.scope.definition(name) else { return nil }
    let place = Program(bytes: definition.bytes, program.scope)
    let reader = ChainReader(program: place, depth: depth + 1)
    guard let steps = reader.read(definition.value)?.flatMap(\.steps) else { return nil }
    guard steps.count == 1 else {
      return (2...8).contains(steps.count) ? [Chain.Factor(name: name, steps: steps)] : nil
    }
    return [single(Step(kind: steps[0].kind, text: name))]
  }

  private func called(_ node: Construct) -> [Chain.Factor]? {
    guard let name = node.calledName else { return nil }
    let texts = node.arguments.map(program.text)
    if let receiver = node.receiver {
      switch name {
      case "translatedBy", "scaledBy", "rotated":
        return made(name, node).map { [single($0)] + factors(receiver) }
      case "concatenating" where texts.count == 1:
        return factors(receiver) + factors(node.arguments[0])
      case "inverted": return [inverse(of: receiver)]
      default: break
      }
    }
    switch name {
    case "CGAffineTransformTranslate", "CGAffineTransformScale", "CGAffineTransformRotate":
      guard let first = node.arguments.first else { return nil }
      return made(name, Array(texts.dropFirst())).map { [single($0)] + factors(first) }
    case "CGAffineTransformConcat":
      return node.arguments.count == 2 ? node.arguments.flatMap(factors) : nil
    case "CGAffineTransformInvert": return node.arguments.first.map { [inverse(of: $0)] }
    case "CGAffineTransform", "init": return labelled(node.labels.first ?? "", texts, node)
    case "CGAffineTransformMake", "transform":
      return texts.count == 6 ? [single(Step(kind: .matrix, text: program.text(node)))] : nil
    default:
      return node.labels.contains("about")
        ? about(node).map { [$0] } : made(name, node).map { [single($0)] }
    }
  }

  private func labelled(_ label: String, _ texts: [String], _ node: Construct) -> [Chain.Factor]? {
    switch label {
    case "translationX": made("T", texts).map { [single($0)] }
    case "scaleX": made("S", texts).map { [single($0)] }
    case "rotationAngle": made("R", texts).map { [single($0)] }
    case "a": [single(Step(kind: .matrix, text: program.text(node)))]
    default: nil
    }
  }

  private func made(_ name: String, _ node: Construct) -> Step? {
    let texts = node.arguments.map(program.text)
    if name == "H", texts.count == 1 {
      return node.labels.first == "y" ? .shear("0", texts[0]) : .shear(texts[0], "0")
    }
    return made(name, texts)
  }

  private func made(_ name: String, _ texts: [String]) -> Step? {
    switch (name, texts.count) {
    case ("T", 2), ("translatedBy", 2), ("CGAffineTransformTranslate", 2),
      ("CGAffineTransformMakeTranslation", 2):
      .translation(texts[0], texts[1])
    case ("R", 1), ("rotated", 1), ("CGAffineTransformRotate", 1),
      ("CGAffineTransformMakeRotation", 1):
      .rotation(texts[0])
    case ("S", 1): .scale(texts[0], texts[0])
    case ("S", 2), ("scaledBy", 2), ("CGAffineTransformScale", 2),
      ("CGAffineTransformMakeScale", 2):
      .scale(texts[0], texts[1])
    case ("H", 2): .shear(texts[0], texts[1])
    case ("reflect", 1): Step(kind: .reflection, text: "reflect(\(texts[0]))")
    case ("reflect", 2):
      .reflection(through: texts[0], angle: texts[1])
    default: nil
    }
  }

  /// `R(θ, about: p)` is T(-p) * R(θ) * T(p).
  private func about(_ node: Construct) -> Chain.Factor? {
    guard let index = node.labels.firstIndex(of: "about"), index > 0,
      let step = made(node.calledName ?? "", node.arguments.prefix(index).map(program.text))
    else { return nil }
    let point = node.arguments[index]
    let isPair = point.form == .tuple && point.children.count == 2
    let x = isPair ? program.text(point.children[0]) : program.operand(point) + ".x"
    let y = isPair ? program.text(point.children[1]) : program.operand(point) + ".y"
    let back = Step.translation(x, y)
    return Chain.Factor(
      name: program.text(node), steps: [back.inverse, step, back], isOneCall: true)
  }

  /// `(A * B).inverted()` is the inverse of B, then that of A.
  private func inverse(of node: Construct) -> Chain.Factor {
    let undone = factors(node).flatMap(\.steps)
    return Chain.Factor(
      name: program.text(node), steps: undone.reversed().map(\.inverse), undone: undone)
  }

  /// Whether a point or a row is shifted; where the numbers are not known, it may be.
  private func movesOrigin(_ chain: Chain) -> Bool {
    guard let head = chain.head, ["point", "row"].contains(head.kind) else { return true }
    let zeros = Array(repeating: "0", count: max(2, head.numbers.count - 1))
    let origin = "(\((zeros + ["1"]).joined(separator: ", ")))"
    let product = ([origin] + chain.steps.map(\.text)).joined(separator: " * ")
    guard case .numbers(let grid)? = program.scope.value(product) else { return true }
    return grid.rows.joined().dropLast().contains { !agree($0, 0, .standard) }
  }

  // MARK: What is mapped

  /// `p.applying(t)`, `CGPointApplyAffineTransform(p, t)`: the operand and the transform.
  private func applied(_ node: Construct) -> (Construct, Construct)? {
    guard let name = node.calledName else { return nil }
    let arguments = node.arguments
    if name == "applying", let receiver = node.receiver, arguments.count == 1 {
      return (receiver, arguments[0])
    }
    let isC = ["CGPointApply", "CGSizeApply", "CGRectApply"].contains { name.hasPrefix($0) }
    return isC && arguments.count == 2 ? (arguments[0], arguments[1]) : nil
  }

  private func head(_ node: Construct) -> Chain.Head {
    var head = Chain.Head(text: program.operand(node), kind: "point")
    if node.form == .tuple, node.children.count > 2 { head.kind = "row" }
    if let name = node.calledName, let kind = headKinds[name] {
      head.kind = kind
    } else if case .numbers(let grid)? = program.scope.value(head.text) {
      head.kind = grid.kind
    }
    let isPlain = node.form == .tuple || headKinds[node.calledName ?? ""] != nil
    if isPlain {
      head.numbers = (node.form == .tuple ? node.children : node.arguments).map(program.text)
    }
    return head
  }

  /// The head of a product, where its first factor is no transform.
  private func knownHead(_ node: Construct) -> Chain.Head? {
    if node.form == .tuple || headKinds[node.calledName ?? ""] != nil { return head(node) }
    guard read(node) == nil else { return nil }
    switch program.scope.value(program.text(node)) {
    case .numbers(let grid)? where headKinds.values.contains(grid.kind) || grid.kind == "row":
      return head(node)
    case .list?: return Chain.Head(text: program.operand(node), kind: "list")
    default: return nil
    }
  }
}

/// What makes a value that a transform maps, and of which kind.
let headKinds = [
  "CGPoint": "point", "CGPointMake": "point", "vector": "vector", "CGVector": "vector",
  "CGVectorMake": "vector", "size": "size", "CGSize": "size", "CGSizeMake": "size",
  "rect": "rect", "CGRect": "rect", "CGRectMake": "rect",
]
