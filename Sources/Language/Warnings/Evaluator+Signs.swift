extension Evaluator {
  /// `a =+ 3`, where `a += 3` was meant: as clang has it, the sign is glued to '=' and apart from what follows.
  mutating func inspectSign(_ target: NodeID, _ value: NodeID) {
    guard let source = sources.source(at: tree.span(value).start) else { return }
    let (first, end) = (source.range(tree.span(target)), source.range(tree.span(value)))
    let between = source.bytes[first.upperBound..<max(first.upperBound, end.upperBound)]
    guard let equals = between.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      between[equals] == UInt8(ascii: "="), between.indices.contains(equals + 2),
      [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(between[equals + 1]),
      between[equals + 2] == UInt8(ascii: " ")
    else { return }
    let sign = between[equals + 1] == UInt8(ascii: "+") ? "+" : "-"
    let number = sources.text(tree.span(value)).filter { $0 != " " }
    warn(
      .misleading(
        .signBehindEquals(
          sign: sign, target: shortened(target),
          value: number.hasPrefix("-") ? number : sign + number)),
      at: Span(start: source.base + Int32(equals), end: source.base + Int32(equals) + 2))
  }
}
