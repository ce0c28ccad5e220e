internal import Geometry
internal import Views

/// Which statements of the top level gave variables and views their geometry, and what they gave.
///
/// An explanation of `t` reads the expression behind it, which may name the earlier `t`; so each
/// entry keeps its value, and the variables can be set back to what they were.
struct Ledger {
  /// What a statement assigned to.
  enum Key: Hashable {
    case variable(Name)
    /// The transform of a view or layer.
    case view(ViewID)
  }

  struct Entry {
    var key: Key
    /// The expression, or for `op=` the whole statement.
    var node: NodeID
    var value: Value
  }

  /// The oldest entries beyond these are forgotten.
  private static let limit = 20_000

  private(set) var entries: [Entry] = []
  private var forgotten = 0

  /// How many entries there ever were.
  var length: Int { forgotten + entries.count }

  /// Makes room for what the statements of a program will note.
  mutating func reserve(_ statements: Int) {
    entries.reserve(min(statements, Ledger.limit - entries.count))
  }

  mutating func add(_ entry: consuming Entry) {
    if entries.count >= Ledger.limit {
      entries.removeFirst(Ledger.limit / 2)
      forgotten += Ledger.limit / 2
    }
    entries.append(entry)
  }

  /// Drops the entries since there were so many; what was forgotten meanwhile stays forgotten.
  mutating func truncate(to length: Int) {
    entries.truncate(to: max(0, length - forgotten))
    forgotten = min(forgotten, length)
  }

  /// The latest entry for a key before a moment.
  func last(_ key: Key, before end: Int) -> Int? { entries[..<end].lastIndex { $0.key == key } }

  /// The latest entry of any key that gave this value.
  func last(giving value: Value, before end: Int) -> Int? {
    entries[..<end].lastIndex { $0.value.isSameGeometry(as: value) }
  }
}

extension Evaluator {
  /// Notes what a statement of the top level gave a variable, or the transform of a view in one.
  mutating func keepInLedger(_ statement: NodeID) {
    switch tree[statement] {
    case .declare(let target, _, let value), .assign(let target, let value):
      keepInLedger(target, value)
    case .update(_, let target, _): keepInLedger(target, statement)
    case .expression(let shown):
      keepShown(shown)
      keepSetLayer(shown)
    default: return
    }
  }

  private mutating func keepInLedger(_ target: NodeID, _ source: NodeID) {
    guard source >= 0 else { return }
    switch tree[target] {
    case .global(let name): keep(globals.value(Int(name.id)), of: .variable(name), source)
    case .member(let base, words.transform):
      guard let view = namedView(base) else { return }
      keep(.transform(scene.transform(of: view)), of: .view(view), source)
    default: return
    }
  }

  @inline(__always)
  private mutating func keep(_ value: Value, of key: Ledger.Key, _ source: NodeID) {
    if value.isPlain { ledger.add(Ledger.Entry(key: key, node: source, value: value)) }
  }

  /// A bare expression gave `_` its value, unless it had none to go on from.
  private mutating func keepShown(_ node: NodeID) {
    guard lastShown == node else { return }
    let value = globals[Int(words.wildcard.id)].value
    guard case .transform = value else { return }
    ledger.add(Ledger.Entry(key: .variable(words.wildcard), node: node, value: value))
  }

  /// `layer.setAffineTransform(t)` is an assignment too.
  private mutating func keepSetLayer(_ node: NodeID) {
    guard case .call(let callee, let arguments) = tree[node], arguments.count == 1,
      case .member(let base, words.setAffineTransform) = tree[callee],
      let view = namedView(base), let argument = tree.arguments(arguments).first
    else { return }
    let value = Value.transform(scene.transform(of: view))
    ledger.add(Ledger.Entry(key: .view(view), node: argument.value, value: value))
  }

  /// The view that `v` or `v.layer` stands for; nil for what would have to be evaluated.
  func namedView(_ node: NodeID) -> ViewID? {
    switch tree[node] {
    case .global(let name): globals[Int(name.id)].value.viewID
    case .member(let base, words.layer): namedView(base)
    case .selfReference: rootView
    default: nil
    }
  }
}

extension Value {
  /// Whether it is stored inline and changes what transforms are made of.
  fileprivate var isPlain: Bool {
    switch self {
    case .number, .angle, .point, .vector, .size, .rect, .row, .transform: true
    default: false
    }
  }
}
