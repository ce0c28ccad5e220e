internal import Geometry
internal import Views

/// Runs earlier expressions again, with variables and views as they were then.
///
/// Only what the ledger knows is set back: plain values of variables of the top level and the
/// transforms of views. Where an expression read something else that has changed since, it gives
/// another value, which whoever asks must compare.
struct Past {
  /// The moment after the last entry.
  let present: Int
  @CopyOnWrite private var evaluator: Evaluator
  @CopyOnWrite private var now: Evaluator
  /// The entries of each variable and view, oldest first.
  private let entries: [Ledger.Key: [Int]]

  init(_ evaluator: Evaluator) {
    let past = evaluator.ledger.entries
    present = past.count
    entries = Dictionary(grouping: past.indices) { past[$0].key }
    now = evaluator
    self.evaluator = evaluator
    self.evaluator.emit = { _ in }
  }

  /// What the expression of a ledger's entry gives as things were before it, with what it did; nil
  /// where it fails now.
  mutating func evaluate(_ index: Int) -> (Value, Trace)? {
    travel(to: index)
    let trace = Trace()
    evaluator.trace = trace
    defer { evaluator.trace = nil }
    return value(of: evaluator.ledger.entries[index].node).map { ($0, trace) }
  }

  private mutating func value(of node: NodeID) -> Value? {
    guard case .update(let op, let target, let operand) = evaluator.tree[node] else {
      return try? evaluator.settled(try evaluator.evaluateValue(node), at: node)
    }
    guard let old = try? evaluator.evaluateValue(target),
      let new = try? evaluator.evaluateValue(operand)
    else { return nil }
    return try? evaluator.operate(op, old, new, at: node, target, operand)
  }

  private mutating func travel(to moment: Int) {
    for (key, indices) in entries {
      let before = indices.last { $0 < moment }
      set(key, before == indices.last ? present(key) : before.map(value) ?? first(key))
    }
  }

  private func value(of entry: Int) -> Value { now.ledger.entries[entry].value }

  private func present(_ key: Ledger.Key) -> Value {
    switch key {
    case .variable(let name): now.globals[Int(name.id)].value
    case .view(let id): .transform(now.scene.transform(of: id))
    }
  }

  /// What was there before the first entry: a view begins unturned, a variable unknown.
  private func first(_ key: Ledger.Key) -> Value {
    switch key {
    case .variable: present(key)
    case .view: .transform(.identity)
    }
  }

  private mutating func set(_ key: Ledger.Key, _ value: Value) {
    switch key {
    case .variable(let name): evaluator.globals[Int(name.id)].value = value
    case .view(let id):
      guard case .transform(let transform) = value else { return }
      // What was set once can be set again.
      try? evaluator.scene.setTransform(transform, of: id)
    }
  }
}
