/// How an entry of the catalogue is read as steps.
enum Reading {
  /// Its step acts before those of its receiver: `translatedBy`, `scaledBy`, `rotated(by:)`.
  case prepends
  /// The receiver's steps, then the argument's.
  case concatenates
  /// The steps of the argument, applied to the receiver.
  case applies
  /// The receiver's steps undone backwards.
  case inverts
  /// The same transform in another form: `.matrix`, `.affine`.
  case passes
  /// The transform of a view or layer, whose last assignment is known.
  case transformOfView
  /// Three steps about the point that this operand is.
  case about(Int)
  /// The functions of CSS or SVG in a text, the rightmost first.
  case functions(TextKind)
  /// One step.
  case makes
}

/// A remark on how an expression was read.
enum Remark: Equatable {
  case rowProduct, columnProduct, prepending, nesting, concatenating, inverse, noInverse, about,
    functions
}

extension Evaluator {
  /// How an entry is read: by its name in Swift.
  func reading(of entry: Int32) -> Reading {
    let labels = catalogue.labels(of: catalogue.entries[Int(entry)]).map { names.text($0) }
    switch names.text(catalogue.entries[Int(entry)].name) {
    case "translatedBy", "scaledBy", "rotated": return .prepends
    case "concatenating": return .concatenates
    case "applying": return .applies
    case "inverted", "inverse": return .inverts
    case "matrix", "affine": return .passes
    case "transform" where catalogue.entries[Int(entry)].role == .property,
      "transform3D" where catalogue.entries[Int(entry)].role == .property,
      "affineTransform" where catalogue.entries[Int(entry)].role == .method:
      return .transformOfView
    case "css": return .functions(.css)
    case "svg": return .functions(.svg)
    case "reflect" where labels.first == "through": return .about(0)
    default: return labels.last == "about" ? .about(labels.count - 1) : .makes
    }
  }

  /// The node of an operand: a factor, a receiver, an argument.
  func operandNode(_ operation: Trace.Operation, _ position: Int) -> NodeID {
    switch tree[operation.node] {
    case .binary(_, let left, let right), .update(_, let left, let right):
      return position == 0 ? left : right
    case .member(let base, _), .optionalMember(let base, _): return base
    case .call(let callee, let arguments):
      let nodes = tree.arguments(arguments).map(\.value)
      let all = operation.operands.count > nodes.count ? [receiver(callee)] + nodes : nodes
      return all.indices.contains(position) ? all[position] : operation.node
    default: return operation.node
    }
  }

  private func receiver(_ callee: NodeID) -> NodeID {
    switch tree[callee] {
    case .member(let base, _), .optionalMember(let base, _): base
    default: callee
    }
  }

  /// What the source says at a node, on one line and cut where it is long.
  func oneLineSource(_ node: NodeID, withoutReceiver: Bool = false) -> String {
    let text = withoutReceiver ? callWithoutReceiver(node) : sources.text(tree.span(node))
    let line = onOneLine(text)
    return line.count <= 48 ? line : line.prefix(46) + " …"
  }

  /// All of an expression.
  func writtenOnOneLine(_ node: NodeID) -> String { onOneLine(sources.text(tree.span(node))) }

  private func onOneLine(_ text: String) -> String {
    // Not joined: generic types made at run time would take as long as a picture.
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
      if !line.isEmpty { line.append(" ") }
      line.append(contentsOf: word)
    }
    return visible(line)
  }

  /// `rotated(by: a)` of `t.rotated(by: a)`; `CGAffineTransformRotate(…, a)` of the C function.
  private func callWithoutReceiver(_ node: NodeID) -> String {
    var span = tree.span(node)
    guard case .call(let callee, let arguments) = tree[node] else { return sources.text(span) }
    if case .global = tree[callee], let first = tree.arguments(arguments).first {
      let rest = Span(start: tree.span(first.value).end, end: span.end)
      return sources.text(tree.span(callee)) + "(…" + sources.text(rest)
    }
    span.start = memberSpan(callee).start
    return sources.text(span)
  }
}
