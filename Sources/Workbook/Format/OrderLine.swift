internal import Language

extension Exercise {
  /// One of the lines of an `Order:` exercise.
  public struct OrderLine: Sendable {
    /// What is to be put in its place.
    public var code: String
    /// Why it does not belong to the solution; nil where it does.
    public var extra: String?
    /// The line of the file.
    public var line: Int
  }

  /// The lines of an `Order:` exercise as the learner sees them; the first is number 1.
  public var shuffledLines: [String] { self.shuffling.map { self.lines[$0].code } }

  /// The lines are the factors of a product; else they run one after the other.
  public var isProduct: Bool { self.lines.allSatisfy { isFactor($0.code) } }

  /// The numbers of the shown lines in the right order.
  var rightNumbers: [Int] {
    self.lines.indices.filter { self.lines[$0].extra == nil }
      .compactMap { self.shuffling.firstIndex(of: $0) }.map { $0 + 1 }
  }

  /// Lines put together to code that can run.
  func program(_ code: [String]) -> String { code.joined(separator: isProduct ? " * " : "\n") }
}

extension Exercise {
  /// The code of a foreseen wrong answer as it runs.
  func program(of wrong: WrongAnswer) -> String {
    if self.kind != .order { return wrong.code.text }
    return program(splitLines(wrong.code.text).map { trimmed($0) }.filter { !$0.isEmpty })
  }
}

/// Whether a line is a bare expression: it neither declares nor sets anything.
private func isFactor(_ code: String) -> Bool {
  let tokens = codeTokens(code)
  if let first = tokens.first, ["let", "var", "."].contains(first.text) { return false }
  return !tokens.contains { $0.depth == 0 && ["=", "+=", "-=", "*=", "/=", "{"].contains($0.text) }
}

/// An order of the lines that is the same in every run and neither the right one nor, of more than two
/// lines, its reverse, which gives as much away.
func shuffling(_ lines: [Exercise.OrderLine], seed: String) -> [Int] {
  var order = Array(lines.indices)
  var random = SplitMix64(state: stableHash(seed))
  for index in order.indices.reversed().dropLast() {
    order.swapAt(index, Int(random.next() % UInt64(index + 1)))
  }
  let right = lines.filter { $0.extra == nil }.map(\.code)
  for _ in order.indices {
    let shown = order.map { lines[$0] }.filter { $0.extra == nil }.map(\.code)
    if shown != right, shown != right.reversed() || right.count == 2 { break }
    order.append(order.removeFirst())
  }
  return order
}
