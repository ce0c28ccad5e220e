/// Parts of a product with each way there and back, and what is done between, as one part: about a point a turn or a
/// scale is one step, in which nobody has the two shifts in another order.
func blocks(of parts: [[Step]]) -> [[Step]] {
  var result: [[Step]] = []
  var rest = parts[...]
  while let part = rest.popFirst() {
    let end = wayBack(from: part, in: rest)
    result.append(part + rest.prefix(end).flatMap { $0 })
    rest = rest.dropFirst(end)
  }
  return result
}

/// How many parts lead to the one that takes a shift back, that one counted; 0 where none does.
private func wayBack(from part: [Step], in rest: ArraySlice<[Step]>) -> Int {
  guard part.count == 1, let shift = part.first, shift.isTranslation else { return 0 }
  let between = rest.prefix { $0.allSatisfy(\.isLinear) }
  guard !between.isEmpty, let back = rest.dropFirst(between.count).first, back.count == 1,
    back[0].kind == shift.inverse.kind
  else { return 0 }
  return between.count + 1
}
