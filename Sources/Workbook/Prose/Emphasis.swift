/// A stretch that is read, or a run of `*` or `_` that waits for its partner.
struct InlineNode {
  var inline: ProseInline?
  var mark: InlineMark?
  /// How deep emphasis nests within.
  var height = 0

  init(_ inline: ProseInline, height: Int = 0) { (self.inline, self.height) = (inline, height) }
  init(mark: InlineMark) { self.mark = mark }

  /// What it is when no partner comes.
  var settled: ProseInline {
    inline ?? .text(mark.map { String(repeating: Character($0.sign), count: $0.count) } ?? "")
  }
}

/// A run of `*` or `_`.
struct InlineMark {
  var sign: Unicode.Scalar
  /// How many are left.
  var count: Int
  /// How many there were.
  let length: Int
  let opens: Bool
  let closes: Bool

  /// What it may do follows from its neighbours: a star between spaces is a product.
  init(_ sign: Unicode.Scalar, _ count: Int, before: Unicode.Scalar, after: Unicode.Scalar) {
    let (spaceBefore, spaceAfter) = (before.properties.isWhitespace, after.properties.isWhitespace)
    let (signBefore, signAfter) = (isPunctuation(before), isPunctuation(after))
    let isLeft = !spaceAfter && (!signAfter || spaceBefore || signBefore)
    let isRight = !spaceBefore && (!signBefore || spaceAfter || signAfter)
    self.sign = sign
    self.count = count
    length = count
    // An underscore within a word is a part of its name.
    opens = isLeft && (sign == "*" || !isRight || signBefore)
    closes = isRight && (sign == "*" || !isLeft || signAfter)
  }

  /// Whether this mark and a later one enclose emphasis (CommonMark's "rule of three").
  func pairs(with closer: InlineMark) -> Bool {
    guard opens, sign == closer.sign else { return false }
    let isEither = closes || closer.opens
    return !isEither || (length + closer.length) % 3 != 0
      || (length % 3 == 0 && closer.length % 3 == 0)
  }
}

/// The stretches with their emphasis; marks without partners are text.
func emphasized(_ nodes: ArraySlice<InlineNode>) -> [ProseInline] {
  var stack = EmphasisStack()
  for node in nodes { stack.add(node) }
  return merged(stack.nodes.map(\.settled))
}

private struct EmphasisStack {
  private(set) var nodes: [InlineNode] = []
  /// Where marks stand that may open.
  private var openers: [Int] = []

  mutating func add(_ node: InlineNode) {
    guard var mark = node.mark else { return nodes.append(node) }
    if mark.closes {
      while mark.count > 0, let place = opener(for: mark), enclose(place, &mark) {}
    }
    guard mark.count > 0 else { return }
    if mark.opens { openers.append(nodes.count) }
    nodes.append(InlineNode(mark: mark))
  }

  /// The place in `openers` of the nearest partner; marks far back are not asked.
  private func opener(for closer: InlineMark) -> Int? {
    openers.indices.suffix(64).last { nodes[openers[$0]].mark?.pairs(with: closer) == true }
  }

  /// Makes emphasis of what stands between two marks; false where it would nest too deep.
  private mutating func enclose(_ place: Int, _ closer: inout InlineMark) -> Bool {
    let opener = openers[place]
    let width = min(nodes[opener].mark?.count ?? 1, closer.count) >= 2 ? 2 : 1
    // A copy, for a slice would have all nodes copied where some are removed.
    let inner = Array(nodes[(opener + 1)...])
    let height = 1 + inner.map(\.height).reduce(0, max)
    guard height <= highest else { return false }
    openers.removeSubrange((place + 1)...)
    closer.count -= width
    let settled = merged(inner.map(\.settled))
    nodes.removeSubrange((opener + 1)...)
    nodes[opener].mark?.count -= width
    if nodes[opener].mark?.count == 0 {
      nodes.removeLast()
      openers.removeLast()
    }
    nodes.append(InlineNode(width == 2 ? .strong(settled) : .emphasis(settled), height: height))
    return true
  }
}

/// Emphasis within emphasis; enough for people, and no stack overflows.
private let highest = 8

/// Texts side by side become one.
private func merged(_ inlines: [ProseInline]) -> [ProseInline] {
  var merged: [ProseInline] = []
  var text = ""
  for inline in inlines {
    if case .text(let more) = inline {
      text += more
    } else {
      if !text.isEmpty { merged.append(.text(text)) }
      text = ""
      merged.append(inline)
    }
  }
  if !text.isEmpty { merged.append(.text(text)) }
  return merged
}
