internal import Geometry
internal import Views

/// Frames and anchor points.
extension Evaluator {
  /// `frame` read while the transform does not preserve axes; once per view.
  ///
  /// Rule: the getter runs on a view whose `frameIsReliable` is false, and whose frame has another size
  /// than its bounds: a view without a size has none. The reading that is part of
  /// `v.frame.size.width = …` is left to the warning about setting, which speaks for later ones too. A view that a
  /// function makes to see how large a turned one is, and that is nowhere, is asked for the box on purpose.
  mutating func watchFrameRead(_ id: ViewID, of owner: Value, _ node: NodeID) {
    guard !scene.frameIsReliable(of: id), !toldOfFrame.contains(id),
      !isPartOfTarget(node), !isMeasure(id, node)
    else { return }
    let (frame, bounds) = (scene.frame(of: id), scene.bounds(of: id))
    guard frame.size != bounds.size else { return }
    toldOfFrame.insert(id)
    warn(
      .misleading(
        .frameRead(
          view: shortName(id), box: short(frame.size), size: short(bounds.size),
          contains: containment(node), center: owner.kind.wordForCenter)),
      at: tree.span(node), about: id)
  }

  /// `box.frame.size` of a variable of a function, whose view has no superview.
  private func isMeasure(_ id: ViewID, _ node: NodeID) -> Bool {
    let next = Int(node) + 1
    guard scene.superview(of: id) == nil, case .member(let base, _) = tree[node],
      case .local = tree[base], next < tree.nodes.count,
      case .member(node, let name) = tree.nodes[next].node
    else { return false }
    return names.text(name, is: "size")
  }

  /// What asks whether a point lies in the view itself, where the frame was asked.
  private func containment(_ node: NodeID) -> String? {
    let next = Int(node) + 1
    guard next < tree.nodes.count, case .member(node, let name) = tree.nodes[next].node,
      names.text(name) == "contains", case .member(let base, _) = tree[node]
    else { return nil }
    let view = written(base)
    return "\(view).bounds.contains(\(view).convert(…, from: \(view).superview))"
  }

  /// Whether a member is read in order to be written back changed.
  private func isPartOfTarget(_ node: NodeID) -> Bool {
    let end = min(Int(node) + 200, tree.nodes.count)
    for index in Int(node)..<end {
      switch tree.nodes[index].node {
      case .assign(let target, _), .update(_, let target, _):
        return node < target && isBase(node, of: target)
      default: continue
      }
    }
    return false
  }

  private func isBase(_ node: NodeID, of target: NodeID) -> Bool {
    switch tree[target] {
    case .member(let base, _), .optionalMember(let base, _), .force(let base):
      base == node || isBase(node, of: base)
    default: false
    }
  }

  /// `frame` set while the transform does not preserve axes; once per view, whose reader is then told too.
  mutating func watchFrameSet(_ id: ViewID, of owner: Value, _ new: Value, _ node: NodeID) {
    guard !scene.frameIsReliable(of: id), case .rect(let wanted) = new,
      !hasWarned("P0704", at: tree.span(node), about: id)
    else { return }
    toldOfFrame.insert(id)
    let (wishes, reads) = (short(wanted), short(scene.frame(of: id)))
    warn(
      .misleading(
        .frameSet(
          view: shortName(id), wanted: wishes, reads: reads == wishes ? nil : reads,
          size: short(scene.bounds(of: id).size), center: owner.kind.wordForCenter)),
      at: tree.span(node), about: id)
  }

  // MARK: Anchor points

  /// Keeps in mind where a view was before its position was set.
  ///
  /// A position set later answers for the jump of an anchor point.
  mutating func watchPosition(_ id: ViewID, _ old: LayerGeometry, named name: Name) {
    if !jumps.isEmpty { jumps[id] = nil }
    moved[id] = Moved(old: old, isPosition: name == words.position)
  }

  /// The anchor point alone was set, so that the frame jumped.
  ///
  /// Rule, told at the end of the run: the frame changed; neither `center`, `position` nor `frame`
  /// of this view was set afterwards; and before, `position` was not set last, nor does the frame
  /// now stand where it was before `center` was set last. So code that moves the position along is
  /// silent in both orders.
  mutating func watchAnchor(_ id: ViewID, _ old: LayerGeometry, _ new: Value, _ node: NodeID) {
    guard case .point(let anchor) = new else { return }
    let frame = scene.frame(of: id)
    let start = jumps[id]?.old ?? old
    if isSame(frame, start.frame) {
      jumps[id] = nil
    } else if moved[id]?.isPosition != true, !isSame(frame, moved[id]?.old.frame) {
      jumps[id] = Jump(old: start, frame: frame, anchor: anchor, span: tree.span(node))
    }
  }

  private func isSame(_ first: Rect, _ second: Rect?) -> Bool {
    guard let second else { return false }
    let size = max(1, abs(first.origin.x) + abs(first.origin.y) + first.width + first.height)
    return abs(first.minX - second.minX) + abs(first.minY - second.minY) <= 1e-6 * size
      && abs(first.maxX - second.maxX) + abs(first.maxY - second.maxY) <= 1e-6 * size
  }

  /// At the end of a run: tells of the anchor points that nothing answered for.
  mutating func tellJumps() {
    if jumps.isEmpty { return }
    let open = jumps.sorted { $0.value.span.start < $1.value.span.start }
    jumps = [:]
    for (id, jump) in open
    where scene.contains(id) && scene.anchorPoint(of: id) == jump.anchor {
      warn(.misleading(mistake(jump, of: id)), at: jump.span, about: id)
    }
  }

  private func mistake(_ jump: Jump, of id: ViewID) -> Mistake {
    let view = shortName(id)
    let from = plainText(.point(jump.old.frame.origin))
    let to = plainText(.point(jump.frame.origin))
    if let fraction = jump.fraction {
      return .anchorInPoints(
        view: view, from: from, to: to, fraction: plainText(.point(fraction)))
    }
    let kept = jump.old.movingAnchor(to: jump.anchor)
    let receiver = scene.name(of: id).map { "\(visible($0))." } ?? ""
    return .anchorJump(
      view: view, from: from, to: to,
      cure: scene.isView(id)
        ? "\(receiver)moveAnchor(to: \(plainText(.point(jump.anchor))))" : nil,
      shift: plainText(.vector(kept.position - jump.old.position)))
  }

  // MARK: Numbers in messages

  /// Four digits are enough to recognise a number.
  func short(_ number: Double) -> String { numberText(number, .significant(4)) }

  func short(_ size: Size) -> String {
    let negligible = 1e-9 * max(abs(size.width), abs(size.height))
    let sides = [size.width, size.height].map { abs($0) <= negligible ? 0 : $0 }
    return "\(short(sides[0])) × \(short(sides[1]))"
  }

  func short(_ rect: Rect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(" + numbers.map { numberText($0, .significant(5)) }.joined(separator: ", ") + ")"
  }
}

extension Kind {
  /// What views call their place, and layers otherwise.
  var wordForCenter: String { self == .layer ? "position" : "center" }
}

/// A view that jumped because its anchor point was set.
struct Jump {
  /// Its geometry before.
  var old: LayerGeometry
  /// Its frame right after.
  var frame: Rect
  var anchor: Point
  var span: Span

  /// The anchor point that was meant where its place in points was written: far outside as a fraction, and
  /// inside as a place.
  var fraction: Point? {
    let size = old.bounds.size
    let isFar = !(-1...2).contains(anchor.x) || !(-1...2).contains(anchor.y)
    guard isFar, size.width > 0, size.height > 0, old.bounds.size.holds(anchor) else { return nil }
    return Point(x: anchor.x / size.width, y: anchor.y / size.height)
  }
}

extension Size {
  /// Whether a point lies within a rect of this size at the origin, or on its edges.
  fileprivate func holds(_ point: Point) -> Bool {
    0 <= point.x && point.x <= width && 0 <= point.y && point.y <= height
  }
}

/// A view whose position was set.
struct Moved {
  /// Its geometry before.
  var old: LayerGeometry
  /// It was set by its own name, not as `center`.
  var isPosition: Bool
}
