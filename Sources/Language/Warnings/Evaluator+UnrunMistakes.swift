extension Evaluator {
  /// The angle of a call that turns.
  func angle(ofTurn id: NodeID) -> NodeID? {
    guard case .call(let callee, let arguments) = tree[id] else { return nil }
    let given = tree.arguments(arguments)
    if let angle = given.first(where: { isLabel($0, "rotationAngle") }) { return angle.value }
    guard rotations.contains(lastWord(callee) ?? "") else { return nil }
    return (given.first { isLabel($0, "by") } ?? given.last)?.value
  }

  mutating func inspectTransform(
    _ target: NodeID, _ value: NodeID, _ fresh: inout [FreshTransform]
  ) {
    guard let view = viewOfTransform(target) else { return }
    if isFullTurn(value), !fresh.contains(where: { $0.view == view && $0.part == .turn }) {
      warn(.misleading(.fullTurn(view: "'\(view)'")), at: tree.span(value))
    }
    guard let part = freshPart(value) else {
      return fresh.removeAll { $0.view == view }
    }
    if let other = fresh.first(where: { $0.view == view && $0.part != part }) {
      warn(
        .misleading(
          .transformReplaced(
            view: "'\(view)'", old: other.part.rawValue,
            written: "\(view).transform")), at: tree.span(value))
    }
    fresh.append(FreshTransform(view: view, isLocal: isLocal(base(of: target)), part: part))
  }

  private func viewOfTransform(_ target: NodeID) -> String? {
    switch tree[target] {
    case .member(let base, let name), .optionalMember(let base, let name):
      names.text(name) == "transform" ? written(base) : nil
    default: nil
    }
  }

  private func base(of target: NodeID) -> NodeID {
    switch tree[target] {
    case .member(let base, _), .optionalMember(let base, _): base
    default: target
    }
  }

  private func isLocal(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .local, .sharedLocal: true
    default: false
    }
  }

  /// What a transform that is made of literals alone does.
  private func freshPart(_ value: NodeID) -> FreshTransform.Part? {
    guard case .call(let callee, let arguments) = tree[value] else { return nil }
    let values = tree.arguments(arguments)
    guard let first = values.first,
      values.allSatisfy({
        constantAngle($0.value) != nil && !tree.contains($0.value, where: isKept)
      })
    else { return nil }
    let word = lastWord(callee)
    func makes(_ label: String, _ makers: String...) -> Bool {
      isLabel(first, label) || word.map(makers.contains) == true
    }
    if makes("rotationAngle", "CGAffineTransformMakeRotation", "R") { return .turn }
    if makes("scaleX", "CGAffineTransformMakeScale", "S") { return .scale }
    return makes("translationX", "CGAffineTransformMakeTranslation", "T") ? .move : nil
  }

  // MARK: Frames and points

  /// The frame of a view that the program turns, read or set where nothing puts the turn aside.
  ///
  /// Once per view, as where it runs.
  mutating func inspectFrame(
    _ id: NodeID, _ base: NodeID, _ span: Span, _ first: Int, _ notedFrames: inout Set<String>
  ) {
    let view = written(base)
    let place = tree.span(id).start
    let (isFirst, isLocal) = (isRunOnce(span), isLocal(base))
    var turned: NodeID?
    for index in first..<tree.nodes.count {
      guard case .assign(let target, let value) = tree.nodes[index].node,
        viewOfTransform(target) == view
      else { continue }
      let isEarlier = tree.span(target).start < place
      let isNear = span.contains(tree.span(target))
      if isNear, isEarlier, writesIdentity(value) { return }
      if isNear ? isEarlier : !isFirst && !isLocal, tree.contains(value, where: { turnsAside($0) })
      {
        turned = value
      }
    }
    guard turned != nil, !notedFrames.contains(view) else { return }
    notedFrames.insert(view)
    let center = (kindByText(base) ?? .view).wordForCenter
    warn(
      .misleading(.frameWhileTurned(view: view, center: center)), at: tree.span(id), severity: .note
    )
  }

  /// Whether a function runs once, before any other that may turn a view: `viewDidLoad`, `init`.
  private func isRunOnce(_ span: Span) -> Bool {
    guard let function = tree.functions.first(where: { $0.span == span }) else { return false }
    let name = names.text(function.name)
    return ["viewDidLoad", "loadView", "awakeFromNib"].contains(name) || name.hasPrefix("init")
      || name.hasSuffix(".init")
  }

  /// A turn that is no quarter turn, or whose angle the text does not give.
  private func turnsAside(_ id: NodeID) -> Bool {
    guard let angle = angle(ofTurn: id) else { return false }
    guard let radians = constantAngle(angle) else { return true }
    let quarters = radians / (.pi / 2)
    return abs(quarters - quarters.rounded()) > 1e-9
  }

  /// An anchor point set where nothing else is that would keep the view in place.
  mutating func inspectAnchor(_ target: NodeID, _ span: Span) {
    let text = written(target)
    guard let view = text.text(before: ".layer.anchorPoint") ?? text.text(before: ".anchorPoint")
    else { return }
    let keeps = tree.nodes.indices.contains { index in
      let id = Int32(index)
      switch tree[id] {
      case .assign(let other, _), .update(_, let other, _):
        let name = written(other)
        return span.contains(tree.span(id))
          && ["position", "center", "frame"].contains { name.contains(part: $0) }
      default: return false
      }
    }
    guard !keeps else { return }
    warn(.misleading(.anchorAlone(view: view)), at: tree.span(target), severity: .note)
  }

  /// `v.convert(v.frame, to: …)`, by the text.
  mutating func inspectOwnPoint(
    _ callee: NodeID, _ arguments: ArraySlice<ArgumentNode>
  ) {
    guard case .member(let base, let name) = tree[callee], let point = arguments.first?.value,
      names.text(name).hasPrefix("convert"), let end = arguments.last, arguments.count == 2,
      isLabel(end, "to") || isLabel(end, "toView")
    else { return }
    let (view, text) = (written(base), written(point))
    let isFrame = text == "\(view).frame"
    guard isFrame || text == "\(view).frame.origin" || text == "\(view).center" else { return }
    warn(
      .misleading(
        .countsTwice(
          written: shortened(point), view: "'\(view)'",
          cure: isFrame ? "\(view).bounds" : "\(view).superview.convert(…)")),
      at: tree.span(point))
  }

  // MARK: Components

  mutating func tellComponent(_ suspicion: Suspicion, _ id: NodeID) {
    let (use, transform, isCertain): (ComponentUse, NodeID, Bool)
    switch suspicion {
    case .scale, .divisor:
      guard case .member(let base, _) = tree[id] else { return }
      if case .scale = suspicion { use = .scale } else { use = .divisor }
      (transform, isCertain) = (base, false)
    case .length(let first, _): (use, transform, isCertain) = (.length, first.transform, true)
    case .turn(let parts, let certain):
      guard let first = parts.first, certain else { return }
      (use, transform, isCertain) = (.turn, first.transform, true)
    }
    warn(
      .misleading(
        .unsafeComponent(use, written: shortened(id), transform: written(transform))),
      at: tree.span(id), severity: isCertain ? .warning : .note)
  }
}

extension String {
  /// What stands before the first such text; nil where it is nowhere.
  fileprivate func text(before mark: String) -> String? {
    firstIndex(ofPart: mark).map { String(self[..<$0]) }
  }
}
