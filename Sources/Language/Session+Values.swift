internal import Motion
internal import Views

/// A value outside the evaluator: opaque, but it can be shown and put back.
public struct StoredValue {
  let value: Value
  private let evaluator: Evaluator

  init(_ value: Value, _ evaluator: Evaluator) {
    self.value = value
    self.evaluator = evaluator
  }

  /// What it is, with an article: "a transform".
  public var kindWords: String { value.kind.words }
  /// Its one-line form; of a long one on a screen only its beginning.
  public var text: String { evaluator.briefText(value) }
  /// How it would be shown.
  var settings: Settings { evaluator.settings }
  /// Its JSON form.
  public var json: String { evaluator.json(value) }
}

extension Session {
  /// The value of a variable of the top level, or of a function or struct declared there.
  public func value(named name: String) -> StoredValue? {
    evaluator.value(named: name).map(stored)
  }

  /// Whether a name of the top level has a value.
  public func hasValue(named name: String) -> Bool { evaluator.value(named: name) != nil }

  /// Whether what has this name is called for what it does and gives no value: `addSubview`, `advance`.
  public static func givesNothing(_ name: String) -> Bool {
    Catalogue.shared.names.find(name).map(Catalogue.shared.givesNothing) ?? false
  }

  /// Puts a value under a name.
  public mutating func define(_ name: String, _ value: StoredValue) {
    evaluator.define(evaluator.names.intern(name), value.value)
  }

  /// Whether animations run, which `:play` can play.
  public var isMoving: Bool {
    evaluator.movements.count > 0
      && evaluator.movements[0].timeline.isGoing
  }

  /// The variables of the top level with their texts, in the order of their first use.
  public var variables: [(name: String, text: String)] {
    evaluator.globals.indices.compactMap { index in
      let name = Name(id: Int32(index))
      let value = evaluator.globals[index].value
      guard !value.isMissing, evaluator.isOfProgram(name) else { return nil }
      return (evaluator.names.text(name), evaluator.briefText(value))
    }
  }

  /// The variables of the top level that hold views, in the order in which the views were made.
  public var viewNames: [String] {
    let views = evaluator.globals.indices.compactMap { index -> (id: ViewID, name: String)? in
      let name = Name(id: Int32(index))
      guard case .view(let id) = evaluator.globals[index].value, evaluator.isOfProgram(name) else {
        return nil
      }
      return (id, evaluator.names.text(name))
    }
    return views.sorted { $0.id.index < $1.id.index }.map(\.name)
  }

  /// What follows `--` on the command line, as the list `arguments`.
  public mutating func setArguments(_ arguments: [String]) {
    let list = arguments.map { evaluator.text($0) }
    evaluator.define(evaluator.words.arguments, list.asValue)
  }

  func stored(_ value: Value) -> StoredValue {
    StoredValue(value, evaluator)
  }
}

extension Evaluator {
  /// The value of a variable of the top level.
  func value(named name: String) -> Value? {
    guard let name = names.find(name), Int(name.id) < globals.count else { return nil }
    let value = globals[Int(name.id)].value
    return value.isMissing ? nil : value
  }
}
